/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A box made from other things, in the small world: see small.h. */
#define GRAZE_AXES 3
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static void NEAR(graze_aabb_from_center_size)(const graze_vec3 *center, const graze_vec3 *size,
                                              graze_aabb *box);
static void NEAR(graze_aabb_from_points)(const graze_vec3 *points, uint32_t count, graze_aabb *box);
static void NEAR(graze_aabb_merge)(const graze_aabb *a, const graze_aabb *b, graze_aabb *merged);

#include "number/small_near_begin.h"
#include "shape/box_from.h"
#include "number/small_near_end.h"

void graze_aabb_from_center_size(const graze_vec3 *center, const graze_vec3 *size, graze_aabb *box)
{
    graze_vec3 near;
    grazes_clamp(center, 0, &near, VEC3);
    NEAR(graze_aabb_from_center_size)(&near, size, box);
}

void graze_aabb_from_points(const graze_vec3 *points, uint32_t count, graze_aabb *box)
{
    NEAR(graze_aabb_from_points)(points, count, box);
    if (count > 0)
        grazes_clamp(box, 0, box, AABB);
}

void graze_aabb_merge(const graze_aabb *a, const graze_aabb *b, graze_aabb *merged)
{
    struct {
        graze_aabb a, b;
    } q;
    grazes_clamp(a, b, &q, AABB + SECOND * AABB);
    NEAR(graze_aabb_merge)(&q.a, &q.b, merged);
}

#endif
