/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points near a rectangle, in the small world: see small.h. */
#define GRAZE_AXES 2
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static void NEAR(graze_rect_closest_point)(const graze_rect *rect, const graze_vec2 *point,
                                           graze_vec2 *nearest);
static graze_scalar NEAR(graze_rect_distance)(const graze_rect *rect, const graze_vec2 *point);
static graze_wide NEAR(graze_rect_distance_sq)(const graze_rect *rect, const graze_vec2 *point);
static void NEAR(graze_rect_off_surface)(const graze_rect *rect, const graze_vec2 *point,
                                         const graze_vec2 *normal, graze_vec2 *off);

#include "number/small_near_begin.h"
#include "shape/box_point.h"
#include "number/small_near_end.h"

void graze_rect_closest_point(const graze_rect *rect, const graze_vec2 *point, graze_vec2 *nearest)
{
    struct {
        graze_rect rect;
        graze_vec2 point;
    } q;
    grazes_clamp(rect, point, &q, RECT + SECOND * VEC2);
    NEAR(graze_rect_closest_point)(&q.rect, &q.point, nearest);
}

graze_scalar graze_rect_distance(const graze_rect *rect, const graze_vec2 *point)
{
    struct {
        graze_rect rect;
        graze_vec2 point;
    } q;
    grazes_clamp(rect, point, &q, RECT + SECOND * VEC2);
    return NEAR(graze_rect_distance)(&q.rect, &q.point);
}

graze_wide graze_rect_distance_sq(const graze_rect *rect, const graze_vec2 *point)
{
    struct {
        graze_rect rect;
        graze_vec2 point;
    } q;
    grazes_clamp(rect, point, &q, RECT + SECOND * VEC2);
    return NEAR(graze_rect_distance_sq)(&q.rect, &q.point);
}

void graze_rect_off_surface(const graze_rect *rect, const graze_vec2 *point,
                            const graze_vec2 *normal, graze_vec2 *off)
{
    struct {
        graze_rect rect;
        graze_vec2 point;
    } q;
    grazes_clamp(rect, point, &q, RECT + SECOND * VEC2);
    NEAR(graze_rect_off_surface)(&q.rect, &q.point, normal, off);
}

#endif
