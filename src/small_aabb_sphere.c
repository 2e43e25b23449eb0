/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A sphere against a box, in the small world: see small.h. */
#define GRAZE_AXES 3
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static bool NEAR(graze_aabb_overlaps_sphere)(const graze_aabb *box, const graze_sphere *sphere);

#include "number/small_near_begin.h"
#include "shape/box_ball.h"
#include "number/small_near_end.h"

bool graze_aabb_overlaps_sphere(const graze_aabb *box, const graze_sphere *sphere)
{
    struct {
        graze_aabb box;
        graze_sphere sphere;
    } q;
    grazes_clamp(box, sphere, &q, AABB + SECOND * SPHERE);
    return NEAR(graze_aabb_overlaps_sphere)(&q.box, &q.sphere);
}

#endif
