/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Planes through three points, in the small world: see small.h. */
#define GRAZE_FAR 0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static void NEAR(graze_plane_from_points)(const graze_vec3 *a, const graze_vec3 *b,
                                          const graze_vec3 *c, graze_plane *plane);

#include "number/small_near_begin.h"
#include "shape/plane_from.h"
#include "number/small_near_end.h"

void graze_plane_from_points(const graze_vec3 *a, const graze_vec3 *b, const graze_vec3 *c,
                             graze_plane *plane)
{
    struct {
        graze_vec3 a, b, c;
    } q;
    grazes_clamp(a, b, &q, VEC3 + SECOND * VEC3);
    grazes_clamp(c, 0, &q.c, VEC3);
    NEAR(graze_plane_from_points)(&q.a, &q.b, &q.c, plane);
}

#endif
