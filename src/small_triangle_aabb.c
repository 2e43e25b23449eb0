/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A box against a triangle, in the small world: see small.h. */
#define GRAZE_CORNERS 3
#define GRAZE_FAR     0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static bool NEAR(graze_triangle_overlaps_aabb)(const graze_triangle *triangle,
                                               const graze_aabb *box);

#include "number/small_near_begin.h"
#include "shape/face_aabb.h"
#include "number/small_near_end.h"

bool graze_triangle_overlaps_aabb(const graze_triangle *triangle, const graze_aabb *box)
{
    struct {
        graze_triangle triangle;
        graze_aabb box;
    } q;
    grazes_clamp(triangle, box, &q, FACE + SECOND * AABB);
    return NEAR(graze_triangle_overlaps_aabb)(&q.triangle, &q.box);
}

#endif
