/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of boxes: graze_aabb in space, graze_rect in the plane. A box is one interval on
 * each axis. Included after begin_space.h or begin_plane.h: they determine which function each name
 * below means. Any coordinates.
 */
#include "../number/solid.h"
#include "../number/spans.h"
#include "../wide/inlining.h"

/* ---- The sides of a box ---- */

/* Returns true if the box contains a point: it is not inverted on any axis. */
GRAZE_INLINE bool box_has_points(const box_n *box)
{
#define IS_ORDERED(axis) box->min.axis <= box->max.axis
    return ALL_AXES(IS_ORDERED);
}
#undef IS_ORDERED

/* The distance of c from the interval, 0 inside; low <= high. */
GRAZE_INLINE span box_gap(graze_scalar low, graze_scalar c, graze_scalar high)
{
    if (c < low)
        return span_between(c, low);
    return c <= high ? span_zero() : span_between(high, c);
}

/* ---- A box and a point, or another box ---- */

GRAZE_INLINE bool box_contains_point(const box_n *box, const vector_n *point)
{
#define IS_WITHIN(axis) box->min.axis <= point->axis && point->axis <= box->max.axis
    return ALL_AXES(IS_WITHIN);
}
#undef IS_WITHIN

GRAZE_INLINE bool box_overlaps_box(const box_n *a, const box_n *b)
{
#define OVERLAP(axis) a->min.axis <= b->max.axis && b->min.axis <= a->max.axis
    return ALL_AXES(OVERLAP) && box_has_points(a) && box_has_points(b);
}
#undef OVERLAP

/* If `other` contains a point, so does a box that contains its corners. */
GRAZE_INLINE bool box_contains_box(const box_n *box, const box_n *other)
{
    return !box_has_points(other) ||
           (box_contains_point(box, &other->min) && box_contains_point(box, &other->max));
}

/*
 * A box and a ball: the squared distance is compared with the squared radius. A gap on one axis that exceeds the radius
 * is a miss, so every number that is squared is below 2^31, for any coordinates.
 */
GRAZE_INLINE bool box_overlaps_ball(const box_n *box, const ball_n *ball)
{
    const vector_n *c = &ball->center;
    if (ball->radius < 0 || !box_has_points(box))
        return false;
    span radius = span_of(ball->radius);
#define GAP(axis)                                                                                  \
    const span axis = box_gap(box->min.axis, c->axis, box->max.axis);                              \
    if (!span_at_most(axis, radius))                                                               \
    return false
    EACH_AXIS(GAP);
    /* each < 2^62  =>  the sum of up to three < 2^64 */
#define SQUARE(axis) squares_of(axis)
    squares sum = SUM_OF_AXES(squares_plus, SQUARE);
    return squares_at_most(sum, squares_of(radius));
}
#undef GAP
#undef SQUARE

/* ---- The closest point of a box, the distance, and off_surface ---- */

/* The closest point of an interval. */
GRAZE_INLINE graze_scalar box_closest(graze_scalar low, graze_scalar c, graze_scalar high)
{
    return c < low ? low : c > high ? high : c;
}

/* The point is read first: the result may alias it. */
GRAZE_INLINE void box_closest_point(const box_n *box, const vector_n *point, vector_n *nearest)
{
    const vector_n *min = &box->min, *max = &box->max;
#define READ(axis) graze_scalar axis = point->axis
    EACH_AXIS(READ);
    bool any = box_has_points(box);
#define CLOSEST(axis) nearest->axis = any ? box_closest(min->axis, axis, max->axis) : axis
    EACH_AXIS(CLOSEST);
}
#undef READ
#undef CLOSEST

/* The sum saturates if the gap on one axis exceeds every coordinate. */
static inline squares box_squares_to(const box_n *box, const vector_n *p)
{
#define SQUARE(axis) squares axis = squares_of(box_gap(box->min.axis, p->axis, box->max.axis))
    EACH_AXIS(SQUARE);
#define ITSELF(axis) axis
    return SUM_OF_AXES(squares_plus_held, ITSELF);
}
#undef SQUARE
#undef ITSELF

/* The squared distance to an empty box: every result computed from it saturates. */
static inline squares box_squares_to_nothing(void)
{
    const squares all = squares_of(span_of(GRAZE_SCALAR_MIN));
    return squares_plus_held(squares_plus_held(all, all), all);
}

GRAZE_INLINE graze_scalar box_distance(const box_n *box, const vector_n *point)
{
    return squares_root(box_has_points(box) ? box_squares_to(box, point)
                                            : box_squares_to_nothing());
}

GRAZE_INLINE graze_wide box_distance_sq(const box_n *box, const vector_n *point)
{
    return squares_wide(box_has_points(box) ? box_squares_to(box, point)
                                            : box_squares_to_nothing());
}

/* The first coordinate beyond the side to which the normal points: the rounding of the point does not matter. */
GRAZE_INLINE graze_scalar box_outside(graze_scalar low, graze_scalar c, graze_scalar high,
                                      graze_scalar normal)
{
    if (normal < 0)
        return next_below(low);
    return normal > 0 ? next_above(high) : c;
}

GRAZE_INLINE void box_off_surface(const box_n *box, const vector_n *point, const vector_n *normal,
                                  vector_n *off)
{
#define OUTSIDE(axis)                                                                              \
    graze_scalar axis = box_outside(box->min.axis, point->axis, box->max.axis, normal->axis)
#define WRITE(axis) off->axis = axis
    EACH_AXIS(OUTSIDE);
    EACH_AXIS(WRITE);
}
#undef OUTSIDE
#undef WRITE
