/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Circles, rectangles and other polygons against a polygon.
 *
 * A circle meets a polygon if its center is inside, or if it meets an edge; the edge that is nearest to a center outside
 * does not have it on its left. Two convex shapes in the plane are apart if and only if an edge of one of them has the
 * other one on its right. If both are points or on one line, no edge does, but then their bounds are apart.
 */
#ifndef GRAZE_SHAPE_POLYGON2_OVERLAPS_H
#define GRAZE_SHAPE_POLYGON2_OVERLAPS_H

#include "../../include/graze/rect.h"
#include "../number/solid.h"
#include "polygon2.h"

/* Routines of polygon2_far.c. */
bool graze_polygon2_overlaps_circle_far(const graze_polygon2 *polygon, const graze_circle *circle);
bool graze_polygon2_overlaps_rect_far(const graze_polygon2 *polygon, const graze_rect *rect);
bool graze_polygon2_overlaps_polygon2_far(const graze_polygon2 *a, const graze_polygon2 *b);

/* ---- A circle ---- */

static inline bool polygon2_edge_meets_circle(const graze_vec2 *from, const graze_vec2 *to,
                                              const graze_circle *circle)
{
    graze_segment2 edge;
    edge.a.x = from->x;
    edge.a.y = from->y;
    edge.b.x = to->x;
    edge.b.y = to->y;
    return graze_circle_overlaps_segment(circle, &edge);
}

/* 0 or 1, or NOT_NEAR. */
NEAR_ANSWER int polygon2_meets_circle(const graze_polygon2 *polygon, const graze_circle *circle)
{
    graze_vec2 from, to;
    bool is_left = false, is_right = false;
    if (polygon->count == 0 || circle->radius < 0)
        return 0;
    polygon2_corner(&from, polygon, polygon->count - 1u);
    UNLESS_NEAR(is_near2(&from) && is_near2(&circle->center), return NOT_NEAR);
    for (uint32_t i = 0; i < polygon->count; i++) {
        length2 way;
        polygon2_corner(&to, polygon, i);
        UNLESS_NEAR(is_near2(&to), return NOT_NEAR);
        set_between2(&way, &from, &to);
        const int side = polygon2_side(&from, &way, &circle->center);
        if (side <= 0 && polygon2_edge_meets_circle(&from, &to, circle))
            return 1;
        is_left = is_left || side > 0;
        is_right = is_right || side < 0;
        from.x = to.x;
        from.y = to.y;
    }
    return is_left && !is_right ? 1 : 0;
}

GRAZE_INLINE bool polygon2_overlaps_circle(const graze_polygon2 *polygon,
                                           const graze_circle *circle)
{
    const int meets = polygon2_meets_circle(polygon, circle);
    UNLESS_NEAR(meets != NOT_NEAR, return graze_polygon2_overlaps_circle_far(polygon, circle));
    return meets == 1;
}

/* ---- Bounds ---- */

/* The count MUST NOT be 0. */
static inline void polygon2_set_bounds(graze_rect *bounds, const graze_polygon2 *polygon)
{
    graze_vec2 corner;
    polygon2_corner(&bounds->min, polygon, 0);
    polygon2_corner(&bounds->max, polygon, 0);
    for (uint32_t i = 1; i < polygon->count; i++) {
        polygon2_corner(&corner, polygon, i);
        bounds->min.x = lesser(bounds->min.x, corner.x);
        bounds->min.y = lesser(bounds->min.y, corner.y);
        bounds->max.x = greater(bounds->max.x, corner.x);
        bounds->max.y = greater(bounds->max.y, corner.y);
    }
}

static inline bool polygon2_bounds_meet(const graze_rect *a, const graze_rect *b)
{
    return a->min.x <= b->max.x && b->min.x <= a->max.x && a->min.y <= b->max.y &&
           b->min.y <= a->max.y;
}

/* ---- A rectangle ---- */

/* Whether the corner that is farthest to the left of the edge is on the right. */
GRAZE_INLINE bool polygon2_has_rect_on_right(const graze_vec2 *from, const length2 *way,
                                             const graze_rect *rect)
{
    graze_vec2 corner;
    corner.x = length_sign(way->y) < 0 ? rect->max.x : rect->min.x;
    corner.y = length_sign(way->x) > 0 ? rect->max.y : rect->min.y;
    return polygon2_side(from, way, &corner) < 0;
}

/* 0 or 1, or NOT_NEAR. */
NEAR_ANSWER int polygon2_separates_rect(const graze_polygon2 *polygon, const graze_rect *rect)
{
    graze_vec2 from, to;
    polygon2_corner(&from, polygon, polygon->count - 1u);
    UNLESS_NEAR(is_near2(&from) && is_near2(&rect->min) && is_near2(&rect->max), return NOT_NEAR);
    for (uint32_t i = 0; i < polygon->count; i++) {
        length2 way;
        polygon2_corner(&to, polygon, i);
        UNLESS_NEAR(is_near2(&to), return NOT_NEAR);
        set_between2(&way, &from, &to);
        if (polygon2_has_rect_on_right(&from, &way, rect))
            return 1;
        from.x = to.x;
        from.y = to.y;
    }
    return 0;
}

GRAZE_INLINE bool polygon2_overlaps_rect(const graze_polygon2 *polygon, const graze_rect *rect)
{
    graze_rect bounds;
    if (polygon->count == 0 || rect->min.x > rect->max.x || rect->min.y > rect->max.y)
        return false;
    polygon2_set_bounds(&bounds, polygon);
    if (!polygon2_bounds_meet(&bounds, rect))
        return false;
    const int apart = polygon2_separates_rect(polygon, rect);
    UNLESS_NEAR(apart != NOT_NEAR, return graze_polygon2_overlaps_rect_far(polygon, rect));
    return apart == 0;
}

/* ---- Another polygon ---- */

/*
 * Whether all corners are on the right of an edge: 0 or 1, or NOT_NEAR. `at` is the corner that is tested first, and becomes
 * the one that is not on the right: the next edge leads almost the same way, so that corner likely decides again.
 */
GRAZE_REPEATED int polygon2_has_on_right(const graze_vec2 *from, const length2 *way,
                                         const graze_polygon2 *other, uint32_t *at)
{
    for (uint32_t i = 0; i < other->count; i++) {
        graze_vec2 corner;
        polygon2_corner(&corner, other, *at);
        UNLESS_NEAR(is_near2(&corner), return NOT_NEAR);
        if (polygon2_side(from, way, &corner) >= 0)
            return 0;
        *at = polygon2_after(other, *at);
    }
    return 1;
}

/* Whether an edge of `a` has all of `b` on its right: 0 or 1, or NOT_NEAR. */
NEAR_ANSWER int polygon2_separates(const graze_polygon2 *a, const graze_polygon2 *b)
{
    graze_vec2 from, to;
    uint32_t at = 0;
    polygon2_corner(&from, a, a->count - 1u);
    UNLESS_NEAR(is_near2(&from), return NOT_NEAR);
    for (uint32_t i = 0; i < a->count; i++) {
        length2 way;
        polygon2_corner(&to, a, i);
        UNLESS_NEAR(is_near2(&to), return NOT_NEAR);
        set_between2(&way, &from, &to);
        const int apart = polygon2_has_on_right(&from, &way, b, &at);
        if (apart != 0)
            return apart;
        from.x = to.x;
        from.y = to.y;
    }
    return 0;
}

GRAZE_INLINE bool polygon2_overlaps_polygon2(const graze_polygon2 *a, const graze_polygon2 *b)
{
    graze_rect bounds_a, bounds_b;
    if (a->count == 0 || b->count == 0)
        return false;
    polygon2_set_bounds(&bounds_a, a);
    polygon2_set_bounds(&bounds_b, b);
    if (!polygon2_bounds_meet(&bounds_a, &bounds_b))
        return false;
    int apart = polygon2_separates(a, b);
    if (apart == 0)
        apart = polygon2_separates(b, a);
    UNLESS_NEAR(apart != NOT_NEAR, return graze_polygon2_overlaps_polygon2_far(a, b));
    return apart == 0;
}

#endif
