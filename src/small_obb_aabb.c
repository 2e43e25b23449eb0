/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A box along the axes of the world against an oriented box, in the small world: see small.h. */
#define GRAZE_FAR 0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static bool NEAR(graze_obb_overlaps_aabb)(const graze_obb *box, const graze_aabb *other);

#include "number/small_near_begin.h"
#include "shape/obb_aabb.h"
#include "number/small_near_end.h"

bool graze_obb_overlaps_aabb(const graze_obb *box, const graze_aabb *other)
{
    struct {
        graze_obb box;
        graze_aabb other;
    } q;
    grazes_clamp(box, other, &q, LIGHT_OBB + SECOND * AABB);
    return NEAR(graze_obb_overlaps_aabb)(&q.box, &q.other);
}

#endif
