/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * graze_rect_circlecast in floats. The path of the center is a line at the rectangle that is larger by the radius on each side.
 * Where it meets that beyond a corner of the rectangle, or starts there, the circle around the corner decides.
 */
#include "../include/graze/sweep2.h"

#if GRAZE_FLOAT
#include "shape/sweep2_float.h"

/* The side of the rectangle beside which a place is: -1 min, 1 max, or 0 between them. */
static int sweep2_side_beside(float low, float high, float place)
{
    return float_at_most(place, low) ? -1 : float_at_most(high, place);
}

static bool sweep2_has_points(const graze_rect *rect, float radius)
{
    return are_finite(rect->min.x, rect->max.x, radius) &&
           are_finite(rect->min.y, rect->max.y, radius) && float_at_most(0.0f, radius) &&
           float_at_most(rect->min.x, rect->max.x) && float_at_most(rect->min.y, rect->max.y);
}

static graze_vec2 sweep2_corner(const graze_rect *rect, int x, int y)
{
    graze_vec2 corner;
    corner.x = x < 0 ? rect->min.x : rect->max.x;
    corner.y = y < 0 ? rect->min.y : rect->max.y;
    return corner;
}

static graze_result sweep2_find_on_rect(const graze_rect *rect, const graze_circle *circle,
                                        const graze_segment2 *path, graze_line_hit2 *found)
{
    graze_rect around;
    graze_circle ball;
    around.min.x = rect->min.x - circle->radius;
    around.min.y = rect->min.y - circle->radius;
    around.max.x = rect->max.x + circle->radius;
    around.max.y = rect->max.y + circle->radius;
    const graze_result result = graze_rect_linecast(&around, path, found);
    if (result == GRAZE_MISS || is_zero(circle->radius))
        return result;
    const int x = sweep2_side_beside(rect->min.x, rect->max.x, found->point.x);
    const int y = sweep2_side_beside(rect->min.y, rect->max.y, found->point.y);
    if (x == 0 || y == 0)
        return result;
    ball.center = sweep2_corner(rect, x, y);
    ball.radius = circle->radius;
    return graze_circle_linecast(&ball, path, found);
}

static void sweep2_write_part(const graze_rect *rect, const graze_line_hit2 *found,
                              graze_sweep_hit2 *hit)
{
    const int x = sweep2_side_beside(rect->min.x, rect->max.x, found->point.x);
    const int y = sweep2_side_beside(rect->min.y, rect->max.y, found->point.y);
    const graze_vec2 corner = sweep2_corner(rect, x, y);
    hit->point.x = x != 0 ? corner.x : found->point.x;
    hit->point.y = y != 0 ? corner.y : found->point.y;
    if (x != 0 && y != 0) {
        hit->feature = GRAZE_FEATURE_CORNER;
        hit->index = float_less(rect->min.x, corner.x) + 2 * float_less(rect->min.y, corner.y);
    } else {
        hit->feature = GRAZE_FEATURE_EDGE;
        hit->index = x != 0 ? is_positive(hit->normal.x) : 2 + is_positive(hit->normal.y);
    }
}

graze_result graze_rect_circlecast(const graze_rect *rect, const graze_circle *circle,
                                   graze_vec2 motion, graze_sweep_hit2 *hit)
{
    sweep2_target target;
    graze_segment2 path;
    sweep2_set_path(&path, circle, motion);
    graze_line_hit2 found;
    if (!sweep2_has_points(rect, circle->radius))
        return GRAZE_MISS;
    const graze_result result = sweep2_find_on_rect(rect, circle, &path, &found);
    if (result == GRAZE_MISS || hit == 0)
        return result;
    if (result == GRAZE_INSIDE) {
        sweep2_write_inside(&path.a, hit);
        return result;
    }
    sweep2_set_point(&target.capsule.core.a, &rect->min);
    sweep2_set_point(&target.capsule.core.b, &rect->max);
    target.capsule.radius = 0.0f;
    target.rect = rect;
    sweep2_write(&target, circle, &found, hit);
    sweep2_write_part(rect, &found, hit);
    return result;
}

#endif
