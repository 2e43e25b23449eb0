/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routines of graze/sweep2.h in floats. The path of the center is a line at the capsule around the wall, or, for radius 0,
 * at the wall. The place is tested with the rounded distance, and moved along the normal until it is free.
 */
#include "../include/graze/sweep2.h"

#if GRAZE_FLOAT
#include "number/float.h"

/* Each try goes twice as far from the rounded place as the one before: at most 128 units in the last place. */
enum { TRIES = 8 };

static inline float sweep2_greater(float most, float c)
{
    return float_less(most, float_abs(c)) ? float_abs(c) : most;
}

/* A unit in the last place of the greatest number. */
static float sweep2_last_unit(const graze_segment2 *wall, const graze_circle *circle,
                              const graze_vec2 *place)
{
    float most = circle->radius;
    most = sweep2_greater(sweep2_greater(most, wall->a.x), wall->a.y);
    most = sweep2_greater(sweep2_greater(most, wall->b.x), wall->b.y);
    most = sweep2_greater(sweep2_greater(most, place->x), place->y);
    return most * 0x1p-23f;
}

/* Not nearer than the radius. */
static bool sweep2_is_free(const graze_segment2 *wall, const graze_circle *circle,
                           const graze_vec2 *place)
{
    return float_at_most(circle->radius, graze_segment2_distance(wall, place));
}

/* The start is free, or nearly: the cast did not find it inside. */
static void sweep2_set_center(graze_vec2 *center, const graze_segment2 *wall,
                              const graze_circle *circle, const graze_line_hit2 *found)
{
    float off = sweep2_last_unit(wall, circle, &found->point);
    *center = found->point;
    for (int i = 0; i < TRIES; i++) {
        if (sweep2_is_free(wall, circle, center))
            return;
        center->x = float_held(found->point.x + found->normal.x * off);
        center->y = float_held(found->point.y + found->normal.y * off);
        off *= 2.0f;
    }
    *center = circle->center;
}

/* The part of the wall that is nearest to the place: -1 its start, 0 its side, 1 its end. */
static int sweep2_part(const graze_segment2 *wall, const graze_vec2 *place)
{
    const graze_vec2 way = vec2_between(&wall->a, &wall->b), gap = vec2_between(&wall->a, place);
    const float along = vec2_dot(&way, &gap);
    if (!is_positive(along))
        return -1;
    return float_at_most(vec2_dot(&way, &way), along);
}

static void sweep2_set_point(graze_vec2 *point, const graze_segment2 *wall, const graze_vec2 *place,
                             int part)
{
    *point = part < 0 ? wall->a : wall->b;
    if (part == 0)
        graze_segment2_closest_point(wall, place, point);
}

static graze_result sweep2_find(const graze_segment2 *wall, const graze_circle *circle,
                                const graze_segment2 *path, graze_line_hit2 *found)
{
    graze_wall_line_hit2 on;
    graze_capsule2 around;
    graze_result result;
    around.core = *wall;
    around.radius = circle->radius;
    if (!is_zero(circle->radius))
        return graze_capsule2_linecast(&around, path, found);
    result = graze_segment2_linecast(wall, path, &on);
    if (result != GRAZE_MISS)
        graze_line_hit2_from_wall_hit2(&on, found);
    return result;
}

static void sweep2_write(const graze_segment2 *wall, const graze_circle *circle,
                         graze_result result, const graze_line_hit2 *found, graze_sweep_hit2 *hit)
{
    const bool is_inside = result == GRAZE_INSIDE;
    const int part = is_inside ? -1 : sweep2_part(wall, &found->point);
    graze_vec2 center = circle->center, point = circle->center;
    if (!is_inside) {
        sweep2_set_point(&point, wall, &found->point, part);
        sweep2_set_center(&center, wall, circle, found);
    }
    hit->center = center;
    hit->point = point;
    hit->normal = found->normal;
    hit->fraction = found->fraction;
    hit->feature = is_inside   ? GRAZE_FEATURE_NONE
                   : part == 0 ? GRAZE_FEATURE_EDGE
                               : GRAZE_FEATURE_CORNER;
    hit->index = part > 0;
}

graze_result graze_segment2_circlecast(const graze_segment2 *wall, const graze_circle *circle,
                                       graze_vec2 motion, graze_sweep_hit2 *hit)
{
    graze_segment2 path;
    graze_line_hit2 found;
    path.a = circle->center;
    path.b.x = circle->center.x + motion.x;
    path.b.y = circle->center.y + motion.y;
    const graze_result result = sweep2_find(wall, circle, &path, &found);
    if (result != GRAZE_MISS && hit != 0)
        sweep2_write(wall, circle, result, &found, hit);
    return result;
}

#endif
