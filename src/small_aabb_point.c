/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points near a box, in the small world: see small.h. */
#define GRAZE_AXES 3
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static void NEAR(graze_aabb_closest_point)(const graze_aabb *box, const graze_vec3 *point,
                                           graze_vec3 *nearest);
static graze_scalar NEAR(graze_aabb_distance)(const graze_aabb *box, const graze_vec3 *point);
static graze_wide NEAR(graze_aabb_distance_sq)(const graze_aabb *box, const graze_vec3 *point);
static void NEAR(graze_aabb_off_surface)(const graze_aabb *box, const graze_vec3 *point,
                                         const graze_vec3 *normal, graze_vec3 *off);

#include "number/small_near_begin.h"
#include "shape/box_point.h"
#include "number/small_near_end.h"

void graze_aabb_closest_point(const graze_aabb *box, const graze_vec3 *point, graze_vec3 *nearest)
{
    struct {
        graze_aabb box;
        graze_vec3 point;
    } q;
    grazes_clamp(box, point, &q, AABB + SECOND * VEC3);
    NEAR(graze_aabb_closest_point)(&q.box, &q.point, nearest);
}

graze_scalar graze_aabb_distance(const graze_aabb *box, const graze_vec3 *point)
{
    struct {
        graze_aabb box;
        graze_vec3 point;
    } q;
    grazes_clamp(box, point, &q, AABB + SECOND * VEC3);
    return NEAR(graze_aabb_distance)(&q.box, &q.point);
}

graze_wide graze_aabb_distance_sq(const graze_aabb *box, const graze_vec3 *point)
{
    struct {
        graze_aabb box;
        graze_vec3 point;
    } q;
    grazes_clamp(box, point, &q, AABB + SECOND * VEC3);
    return NEAR(graze_aabb_distance_sq)(&q.box, &q.point);
}

void graze_aabb_off_surface(const graze_aabb *box, const graze_vec3 *point,
                            const graze_vec3 *normal, graze_vec3 *off)
{
    struct {
        graze_aabb box;
        graze_vec3 point;
    } q;
    grazes_clamp(box, point, &q, AABB + SECOND * VEC3);
    NEAR(graze_aabb_off_surface)(&q.box, &q.point, normal, off);
}

#endif
