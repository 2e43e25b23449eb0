/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points and others of its kind against a box, in the small world: see small.h. */
#define GRAZE_AXES 3
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static bool NEAR(graze_aabb_contains_point)(const graze_aabb *box, const graze_vec3 *point);
static bool NEAR(graze_aabb_overlaps_aabb)(const graze_aabb *a, const graze_aabb *b);
static bool NEAR(graze_aabb_contains_aabb)(const graze_aabb *box, const graze_aabb *other);

#include "number/small_near_begin.h"
#include "shape/box.h"
#include "number/small_near_end.h"

bool graze_aabb_contains_point(const graze_aabb *box, const graze_vec3 *point)
{
    struct {
        graze_aabb box;
        graze_vec3 point;
    } q;
    grazes_clamp(box, point, &q, AABB + SECOND * VEC3);
    return NEAR(graze_aabb_contains_point)(&q.box, &q.point);
}

bool graze_aabb_overlaps_aabb(const graze_aabb *a, const graze_aabb *b)
{
    struct {
        graze_aabb a, b;
    } q;
    grazes_clamp(a, b, &q, AABB + SECOND * AABB);
    return NEAR(graze_aabb_overlaps_aabb)(&q.a, &q.b);
}

bool graze_aabb_contains_aabb(const graze_aabb *box, const graze_aabb *other)
{
    struct {
        graze_aabb box, other;
    } q;
    grazes_clamp(box, other, &q, AABB + SECOND * AABB);
    return NEAR(graze_aabb_contains_aabb)(&q.box, &q.other);
}

#endif
