/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A box against a parallelogram, in the small world: see small.h. */
#define GRAZE_CORNERS 4
#define GRAZE_FAR     0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static bool NEAR(graze_parallelogram_overlaps_aabb)(const graze_parallelogram *parallelogram,
                                                    const graze_aabb *box);

#include "number/small_near_begin.h"
#include "shape/face_aabb.h"
#include "number/small_near_end.h"

bool graze_parallelogram_overlaps_aabb(const graze_parallelogram *parallelogram,
                                       const graze_aabb *box)
{
    struct {
        graze_parallelogram parallelogram;
        graze_aabb box;
    } q;
    grazes_clamp(parallelogram, box, &q, FACE + SECOND * AABB);
    return NEAR(graze_parallelogram_overlaps_aabb)(&q.parallelogram, &q.box);
}

#endif
