/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Edges of polygons, for the float build. The sign of a cross product decides on which side of an edge a point is. It is
 * computed from the same end of the edge in both directions, so rounding does not put a point on the right of an edge and
 * of the same edge back.
 */
#ifndef GRAZE_SHAPE_POLYGON2_FLOAT_H
#define GRAZE_SHAPE_POLYGON2_FLOAT_H

#include "../../include/graze/polygon2.h"
#include "../number/float.h"

GRAZE_INLINE const graze_vec2 *polygon2_after(const graze_polygon2 *polygon, uint32_t i)
{
    return &polygon->corners[i + 1u < polygon->count ? i + 1u : 0u];
}

GRAZE_INLINE bool polygon2_is_first(const graze_vec2 *a, const graze_vec2 *b)
{
    return float_less(a->x, b->x) || (!float_less(b->x, a->x) && float_less(a->y, b->y));
}

/* An edge, from its lesser end. */
typedef struct {
    const graze_vec2 *first;
    graze_vec2 way;
    bool back; /* the edge leads the other way */
} polygon2_edge;

GRAZE_INLINE polygon2_edge polygon2_edge_of(const graze_vec2 *from, const graze_vec2 *to)
{
    polygon2_edge e;
    e.back = polygon2_is_first(to, from);
    e.first = e.back ? to : from;
    e.way = vec2_between(e.first, e.back ? from : to);
    return e;
}

/* way x v; positive if v leads to the left of the edge. */
GRAZE_INLINE float polygon2_cross(const polygon2_edge *e, const graze_vec2 *v)
{
    const float cross = vec2_cross(&e->way, v);
    return e->back ? -cross : cross;
}

/* Positive on the left of the edge. */
GRAZE_INLINE float polygon2_side(const graze_vec2 *from, const graze_vec2 *to,
                                 const graze_vec2 *point)
{
    const polygon2_edge e = polygon2_edge_of(from, to);
    const graze_vec2 gap = vec2_between(e.first, point);
    return polygon2_cross(&e, &gap);
}

/* False if the point has a NaN, or if there are no corners. */
static inline bool polygon2_bounds_contain(const graze_polygon2 *polygon, const graze_vec2 *point)
{
    bool from_left = false, to_right = false, from_below = false, to_above = false;
    for (uint32_t i = 0; i < polygon->count; i++) {
        const graze_vec2 *corner = &polygon->corners[i];
        from_left = from_left || float_at_most(corner->x, point->x);
        to_right = to_right || float_at_most(point->x, corner->x);
        from_below = from_below || float_at_most(corner->y, point->y);
        to_above = to_above || float_at_most(point->y, corner->y);
    }
    return from_left && to_right && from_below && to_above;
}

#endif
