/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/polygon2.h in floats; polygon2_lines_float.c has lines. */
#include "../include/graze/polygon2.h"

#if GRAZE_FLOAT

#include "../include/graze/segment2.h"
#include "shape/polygon2_float.h"

/* ---- A point ---- */

bool graze_polygon2_contains_point(const graze_polygon2 *polygon, const graze_vec2 *point)
{
    bool is_left = false;
    for (uint32_t i = 0; i < polygon->count; i++) {
        const float side = polygon2_side(&polygon->corners[i], polygon2_after(polygon, i), point);
        if (!float_at_most(0.0f, side))
            return false;
        is_left = is_left || is_positive(side);
    }
    return is_left || polygon2_bounds_contain(polygon, point);
}

/* ---- A circle ---- */

/* By components: gcc -Os may copy a whole structure with memcpy. */
static inline void polygon2_set_edge(graze_segment2 *edge, const graze_vec2 *from,
                                     const graze_vec2 *to)
{
    edge->a.x = from->x;
    edge->a.y = from->y;
    edge->b.x = to->x;
    edge->b.y = to->y;
}

static inline bool polygon2_edge_meets_circle(const graze_vec2 *from, const graze_vec2 *to,
                                              const graze_circle *circle)
{
    graze_segment2 edge;
    polygon2_set_edge(&edge, from, to);
    return graze_circle_overlaps_segment(circle, &edge);
}

/* All edges are visited, since one with a NaN makes the result false. */
bool graze_polygon2_overlaps_circle(const graze_polygon2 *polygon, const graze_circle *circle)
{
    bool is_left = false, is_right = false, meets = false;
    if (!float_at_most(0.0f, circle->radius))
        return false;
    for (uint32_t i = 0; i < polygon->count; i++) {
        const graze_vec2 *const from = &polygon->corners[i], *const to = polygon2_after(polygon, i);
        const float side = polygon2_side(from, to, &circle->center);
        if (!is_finite(side))
            return false;
        is_left = is_left || is_positive(side);
        is_right = is_right || is_negative(side);
        meets = meets || (!is_positive(side) && polygon2_edge_meets_circle(from, to, circle));
    }
    return meets || (is_left && !is_right);
}

/* ---- Bounds ---- */

/* A NaN is left out. The count must not be 0. */
static inline void polygon2_set_bounds(graze_rect *bounds, const graze_polygon2 *polygon)
{
    bounds->min = bounds->max = polygon->corners[0];
    for (uint32_t i = 1; i < polygon->count; i++) {
        const graze_vec2 *corner = &polygon->corners[i];
        if (float_less(corner->x, bounds->min.x))
            bounds->min.x = corner->x;
        if (float_less(corner->y, bounds->min.y))
            bounds->min.y = corner->y;
        if (float_less(bounds->max.x, corner->x))
            bounds->max.x = corner->x;
        if (float_less(bounds->max.y, corner->y))
            bounds->max.y = corner->y;
    }
}

static inline bool polygon2_bounds_meet(const graze_rect *a, const graze_rect *b)
{
    return float_at_most(a->min.x, b->max.x) && float_at_most(b->min.x, a->max.x) &&
           float_at_most(a->min.y, b->max.y) && float_at_most(b->min.y, a->max.y);
}

/* ---- A rectangle and another polygon: an edge that has them on its right. A product that is no number counts as right. ---- */

/* By the corner that is farthest to the left. */
static inline bool polygon2_has_rect_on_right(const graze_vec2 *from, const graze_vec2 *to,
                                              const graze_rect *rect)
{
    graze_vec2 corner;
    corner.x = float_less(to->y, from->y) ? rect->max.x : rect->min.x;
    corner.y = float_less(from->x, to->x) ? rect->max.y : rect->min.y;
    return !float_at_most(0.0f, polygon2_side(from, to, &corner));
}

bool graze_polygon2_overlaps_rect(const graze_polygon2 *polygon, const graze_rect *rect)
{
    graze_rect bounds;
    if (polygon->count == 0 || !float_at_most(rect->min.x, rect->max.x) ||
        !float_at_most(rect->min.y, rect->max.y))
        return false;
    polygon2_set_bounds(&bounds, polygon);
    if (!polygon2_bounds_meet(&bounds, rect))
        return false;
    for (uint32_t i = 0; i < polygon->count; i++)
        if (polygon2_has_rect_on_right(&polygon->corners[i], polygon2_after(polygon, i), rect))
            return false;
    return true;
}

static inline bool polygon2_has_on_right(const graze_vec2 *from, const graze_vec2 *to,
                                         const graze_polygon2 *other)
{
    for (uint32_t i = 0; i < other->count; i++)
        if (float_at_most(0.0f, polygon2_side(from, to, &other->corners[i])))
            return false;
    return true;
}

GRAZE_ONCE bool polygon2_separates(const graze_polygon2 *a, const graze_polygon2 *b)
{
    for (uint32_t i = 0; i < a->count; i++)
        if (polygon2_has_on_right(&a->corners[i], polygon2_after(a, i), b))
            return true;
    return false;
}

bool graze_polygon2_overlaps_polygon2(const graze_polygon2 *a, const graze_polygon2 *b)
{
    graze_rect bounds_a, bounds_b;
    if (a->count == 0 || b->count == 0)
        return false;
    polygon2_set_bounds(&bounds_a, a);
    polygon2_set_bounds(&bounds_b, b);
    return polygon2_bounds_meet(&bounds_a, &bounds_b) && !polygon2_separates(a, b) &&
           !polygon2_separates(b, a);
}

/* ---- The nearest point ---- */

typedef enum {
    POLYGON2_ITSELF,
    POLYGON2_EDGE,
    POLYGON2_CORNER,
    POLYGON2_NO_NUMBER
} polygon2_nearest;

static inline float polygon2_no_number(void)
{
    float_bits nan;
    nan.bits = 0x7fc00000u;
    return nan.number;
}

/* Whether the foot of the perpendicular is between the ends of the edge. */
static inline bool polygon2_has_foot(const graze_segment2 *edge, const graze_vec2 *point)
{
    const graze_vec2 way = vec2_between(&edge->a, &edge->b), gap = vec2_between(&edge->a, point);
    const float along = vec2_dot(&way, &gap);
    return float_at_most(0.0f, along) && float_at_most(along, vec2_dot(&way, &way));
}

/* Sets the edge, or one that begins at the nearest corner. The count is not 0. */
GRAZE_ONCE polygon2_nearest polygon2_find_nearest(const graze_polygon2 *polygon,
                                                  const graze_vec2 *point, graze_segment2 *nearest)
{
    bool is_left = false, is_right = false;
    float least = 0.0f;
    for (uint32_t i = 0; i < polygon->count; i++) {
        graze_segment2 edge;
        polygon2_set_edge(&edge, &polygon->corners[i], polygon2_after(polygon, i));
        const float side = polygon2_side(&edge.a, &edge.b, point);
        const graze_vec2 gap = vec2_between(&edge.a, point);
        const float square = vec2_dot(&gap, &gap);
        if (!is_finite(side) || !is_finite(square))
            return POLYGON2_NO_NUMBER;
        if (is_negative(side) && polygon2_has_foot(&edge, point)) {
            polygon2_set_edge(nearest, &edge.a, &edge.b);
            return POLYGON2_EDGE;
        }
        if (i == 0 || float_less(square, least)) {
            least = square;
            polygon2_set_edge(nearest, &edge.a, &edge.b);
        }
        is_left = is_left || is_positive(side);
        is_right = is_right || is_negative(side);
    }
    if (!is_right && (is_left || polygon2_bounds_contain(polygon, point)))
        return POLYGON2_ITSELF;
    return POLYGON2_CORNER;
}

void graze_polygon2_closest_point(const graze_polygon2 *polygon, const graze_vec2 *point,
                                  graze_vec2 *nearest)
{
    graze_segment2 edge;
    const polygon2_nearest what =
        polygon->count > 0 ? polygon2_find_nearest(polygon, point, &edge) : POLYGON2_ITSELF;
    if (what == POLYGON2_EDGE)
        graze_segment2_closest_point(&edge, point, nearest);
    else if (what == POLYGON2_CORNER)
        *nearest = edge.a;
    else if (what == POLYGON2_ITSELF)
        *nearest = *point;
    else
        nearest->x = nearest->y = polygon2_no_number();
}

graze_scalar graze_polygon2_distance(const graze_polygon2 *polygon, const graze_vec2 *point)
{
    graze_segment2 edge;
    if (polygon->count == 0)
        return GRAZE_SCALAR_MAX;
    const polygon2_nearest what = polygon2_find_nearest(polygon, point, &edge);
    if (what == POLYGON2_EDGE)
        return graze_segment2_distance(&edge, point);
    if (what == POLYGON2_CORNER)
        return graze_vec2_distance(edge.a, *point);
    return what == POLYGON2_ITSELF ? 0.0f : polygon2_no_number();
}

/* ---- Whether the corners are in convex order ---- */

typedef struct {
    graze_vec2 before; /* the last edge that has a length; until there is one, 0 */
    uint32_t halves;   /* how many edges lead into the other half of all directions; at most 3 */
    bool left, right;  /* whether some edge turns left; right, or has a NaN */
    bool back;         /* whether some edge turns back */
} polygon2_turns;

GRAZE_INLINE bool polygon2_has_length(const graze_vec2 *way)
{
    return !is_zero(way->x) || !is_zero(way->y);
}

GRAZE_INLINE bool polygon2_leads_up(const graze_vec2 *way)
{
    return is_positive(way->y);
}

static inline void polygon2_turn(polygon2_turns *t, const graze_vec2 *way)
{
    const float turn = vec2_cross(&t->before, way), onward = vec2_dot(&t->before, way);
    t->left = t->left || is_positive(turn);
    t->right = t->right || !float_at_most(0.0f, turn);
    t->back = t->back || (is_zero(turn) && is_negative(onward));
    if (t->halves < 3u && polygon2_leads_up(&t->before) != polygon2_leads_up(way))
        t->halves++;
}

bool graze_polygon2_is_convex(const graze_polygon2 *polygon)
{
    polygon2_turns t;
    t.before.x = t.before.y = 0.0f;
    t.halves = 0;
    t.left = t.right = t.back = false;
    for (uint32_t i = polygon->count; i > 0u && !polygon2_has_length(&t.before); i--)
        t.before = vec2_between(&polygon->corners[i - 1u], polygon2_after(polygon, i - 1u));
    for (uint32_t i = 0; i < polygon->count; i++) {
        const graze_vec2 way = vec2_between(&polygon->corners[i], polygon2_after(polygon, i));
        if (!polygon2_has_length(&way))
            continue;
        polygon2_turn(&t, &way);
        t.before.x = way.x;
        t.before.y = way.y;
    }
    if (!t.left && !t.right)
        return true;
    return !t.right && !t.back && t.halves == 2u;
}

#endif
