/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Whether the corners of a polygon are in convex order. Edges that lead straight on or to the left, one after the other,
 * turn around whole times: once if just two of them lead into the other half of all directions.
 */
#ifndef GRAZE_SHAPE_POLYGON2_CONVEX_H
#define GRAZE_SHAPE_POLYGON2_CONVEX_H

#include "polygon2.h"

typedef struct {
    length2 before;   /* the last edge that has a length; until there is one, 0 */
    uint32_t halves;  /* how many edges lead into the other half than the edge before; at most 3 */
    bool left, right; /* whether some edge turns left; right */
    bool back;        /* whether some edge turns back */
} polygon2_turns;

/* Half of all directions. No edge turns by half a turn, so none passes over one of the halves. */
GRAZE_INLINE bool polygon2_leads_up(const length2 *way)
{
    return length_sign(way->y) > 0;
}

/* The edge from corner i, which has a length. */
static inline void polygon2_turn(polygon2_turns *t, const length2 *way)
{
    area turn, onward;
    set_cross2(&turn, &t->before, way);
    set_dot2(&onward, &t->before, way);
    const int sign = area_sign(&turn);
    t->left = t->left || sign > 0;
    t->right = t->right || sign < 0;
    t->back = t->back || (sign == 0 && area_sign(&onward) < 0);
    if (t->halves < 3u && polygon2_leads_up(&t->before) != polygon2_leads_up(way))
        t->halves++;
}

/* Sets way to the edge from corner i; returns false if a corner is not near. */
GRAZE_INLINE bool polygon2_load_edge(length2 *way, const graze_polygon2 *polygon, uint32_t i)
{
    graze_vec2 from, to;
    polygon2_corner(&from, polygon, i);
    polygon2_corner(&to, polygon, polygon2_after(polygon, i));
    UNLESS_NEAR(is_near2(&from) && is_near2(&to), return false);
    set_between2(way, &from, &to);
    return true;
}

/* Sets before to the last edge that has a length, if there is one; returns false if a corner is not near. */
static inline bool polygon2_turns_begin(polygon2_turns *t, const graze_polygon2 *polygon)
{
    length_set(&t->before.x, length_of(0));
    length_set(&t->before.y, length_of(0));
    t->halves = 0;
    t->left = t->right = t->back = false;
    for (uint32_t i = polygon->count; i > 0u && vector2_is_zero(&t->before); i--)
        if (!polygon2_load_edge(&t->before, polygon, i - 1u))
            return false;
    return true;
}

/* 0 or 1, or NOT_NEAR. */
NEAR_ANSWER int polygon2_find_convex(const graze_polygon2 *polygon)
{
    polygon2_turns t;
    length2 way;
    if (!polygon2_turns_begin(&t, polygon))
        return NOT_NEAR;
    for (uint32_t i = 0; i < polygon->count; i++) {
        if (!polygon2_load_edge(&way, polygon, i))
            return NOT_NEAR;
        if (vector2_is_zero(&way))
            continue;
        polygon2_turn(&t, &way);
        length_set(&t.before.x, way.x);
        length_set(&t.before.y, way.y);
    }
    if (!t.left && !t.right)
        return 1;
    return !t.right && !t.back && t.halves == 2u ? 1 : 0;
}

GRAZE_INLINE bool polygon2_is_convex(const graze_polygon2 *polygon)
{
    const int convex = polygon2_find_convex(polygon);
    UNLESS_NEAR(convex != NOT_NEAR, return graze_polygon2_is_convex_far(polygon));
    return convex == 1;
}

#endif
