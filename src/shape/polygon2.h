/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of convex polygons, near and far: see number/arithmetic.h.
 *
 * A polygon is the set of points that are not on the right of any edge. If a point is on the right of no edge, the angles
 * from it to one corner after the other add up to whole turns, so it is in the hull of the corners, whatever these are,
 * unless all corners are on one line. There the edges lead to and fro, and leave the whole line: only then the bounds of
 * the corners decide as well. So each decision is the sign of a cross product, and repeated corners, whose edges have no
 * length, decide nothing.
 */
#ifndef GRAZE_SHAPE_POLYGON2_H
#define GRAZE_SHAPE_POLYGON2_H

#include "../../include/graze/polygon2.h"
#include "../number/clamp.h"
#include "../number/degrees2.h"
#include "../wide/inlining.h"

/* Routines of polygon2_far.c. */
bool graze_polygon2_is_convex_far(const graze_polygon2 *polygon);
bool graze_polygon2_contains_point_far(const graze_polygon2 *polygon, const graze_vec2 *point);

/* In place of CLAMP: a polygon is not copied, and each corner is clamped where it is loaded. */
#define CLAMP_WHERE_LOADED(polygon) ((void)(polygon))

GRAZE_INLINE void polygon2_corner(graze_vec2 *corner, const graze_polygon2 *polygon, uint32_t i)
{
    corner->x = clamped_coordinate(polygon->corners[i].x);
    corner->y = clamped_coordinate(polygon->corners[i].y);
}

GRAZE_INLINE uint32_t polygon2_after(const graze_polygon2 *polygon, uint32_t i)
{
    return i + 1u < polygon->count ? i + 1u : 0u;
}

/* ---- A point ---- */

/* Whether the point is within the bounds of the corners. */
static inline bool polygon2_bounds_contain(const graze_polygon2 *polygon, const graze_vec2 *point)
{
    bool from_left = false, to_right = false, from_below = false, to_above = false;
    for (uint32_t i = 0; i < polygon->count; i++) {
        graze_vec2 corner;
        polygon2_corner(&corner, polygon, i);
        from_left = from_left || corner.x <= point->x;
        to_right = to_right || corner.x >= point->x;
        from_below = from_below || corner.y <= point->y;
        to_above = to_above || corner.y >= point->y;
    }
    return from_left && to_right && from_below && to_above;
}

/* The side of an edge on which the point is: 1 on the left, -1 on the right. */
GRAZE_INLINE int polygon2_side(const graze_vec2 *from, const length2 *way, const graze_vec2 *point)
{
    length2 gap;
    area side;
    set_between2(&gap, from, point);
    set_cross2(&side, way, &gap);
    return area_sign(&side);
}

/* GRAZE_MISS, GRAZE_TOUCH on the border, or GRAZE_INSIDE. */
NEAR_ANSWER int polygon2_place(const graze_polygon2 *polygon, const graze_vec2 *point)
{
    graze_vec2 from, to;
    bool is_left = false, is_in_line = false;
    if (polygon->count == 0)
        return GRAZE_MISS;
    polygon2_corner(&from, polygon, polygon->count - 1u);
    UNLESS_NEAR(is_near2(&from) && is_near2(point), return NOT_NEAR);
    for (uint32_t i = 0; i < polygon->count; i++) {
        length2 way;
        polygon2_corner(&to, polygon, i);
        UNLESS_NEAR(is_near2(&to), return NOT_NEAR);
        set_between2(&way, &from, &to);
        const int side = polygon2_side(&from, &way, point);
        if (side < 0)
            return GRAZE_MISS;
        is_left = is_left || side > 0;
        is_in_line = is_in_line || (side == 0 && !vector2_is_zero(&way));
        from.x = to.x;
        from.y = to.y;
    }
    if (is_left)
        return is_in_line ? GRAZE_TOUCH : GRAZE_INSIDE;
    return polygon2_bounds_contain(polygon, point) ? GRAZE_TOUCH : GRAZE_MISS;
}

GRAZE_INLINE bool polygon2_contains_point(const graze_polygon2 *polygon, const graze_vec2 *point)
{
    const int place = polygon2_place(polygon, point);
    UNLESS_NEAR(place != NOT_NEAR, return graze_polygon2_contains_point_far(polygon, point));
    return place != GRAZE_MISS;
}

#endif
