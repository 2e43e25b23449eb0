/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points and circles against a circle, in the small world: see small.h. */
#define GRAZE_AXES 2
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static bool NEAR(graze_circle_contains_point)(const graze_circle *circle, const graze_vec2 *point);
static bool NEAR(graze_circle_overlaps_circle)(const graze_circle *a, const graze_circle *b);
static void NEAR(graze_circle_closest_point)(const graze_circle *circle, const graze_vec2 *point,
                                             graze_vec2 *nearest);
static graze_scalar NEAR(graze_circle_distance)(const graze_circle *circle,
                                                const graze_vec2 *point);
static void NEAR(graze_circle_off_surface)(const graze_circle *circle, const graze_vec2 *point,
                                           const graze_vec2 *normal, graze_vec2 *off);

#include "number/small_near_begin.h"
#include "shape/ball_point.h"
#include "number/small_near_end.h"

bool graze_circle_contains_point(const graze_circle *circle, const graze_vec2 *point)
{
    struct {
        graze_circle circle;
        graze_vec2 point;
    } q;
    grazes_clamp(circle, point, &q, CIRCLE + SECOND * VEC2);
    return NEAR(graze_circle_contains_point)(&q.circle, &q.point);
}

bool graze_circle_overlaps_circle(const graze_circle *a, const graze_circle *b)
{
    struct {
        graze_circle a, b;
    } q;
    grazes_clamp(a, b, &q, CIRCLE + SECOND * CIRCLE);
    return NEAR(graze_circle_overlaps_circle)(&q.a, &q.b);
}

void graze_circle_closest_point(const graze_circle *circle, const graze_vec2 *point,
                                graze_vec2 *nearest)
{
    struct {
        graze_circle circle;
        graze_vec2 point;
    } q;
    grazes_clamp(circle, point, &q, CIRCLE + SECOND * VEC2);
    NEAR(graze_circle_closest_point)(&q.circle, &q.point, nearest);
}

graze_scalar graze_circle_distance(const graze_circle *circle, const graze_vec2 *point)
{
    struct {
        graze_circle circle;
        graze_vec2 point;
    } q;
    grazes_clamp(circle, point, &q, CIRCLE + SECOND * VEC2);
    return NEAR(graze_circle_distance)(&q.circle, &q.point);
}

void graze_circle_off_surface(const graze_circle *circle, const graze_vec2 *point,
                              const graze_vec2 *normal, graze_vec2 *off)
{
    struct {
        graze_circle circle;
        graze_vec2 point;
    } q;
    grazes_clamp(circle, point, &q, CIRCLE + SECOND * VEC2);
    NEAR(graze_circle_off_surface)(&q.circle, &q.point, normal, off);
}

#endif
