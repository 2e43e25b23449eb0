/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The closest point of a box, the distance, and off_surface. Included by box.h. */

/* The closest point of an interval; NaN if c is NaN. */
GRAZE_INLINE graze_scalar box_closest(graze_scalar low, graze_scalar c, graze_scalar high)
{
    return c < low ? low : c > high ? high : c;
}

/* The point is read first: the result may alias it. */
GRAZE_ROUTINE void box_closest_point(const box_n *box, const vector_n *point, vector_n *nearest)
{
    const vector_n *min = &box->min, *max = &box->max;
#define READ(axis) graze_scalar axis = point->axis
    EACH_AXIS(READ);
    bool any = box_has_points(box);
#define CLOSEST(axis)                                                                              \
    nearest->axis =                                                                                \
        any ? box_closest(min->axis, axis, max->axis) : with_nan_of(axis, min->axis, max->axis)
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
static inline squares box_squares_to_nothing(const box_n *box, const vector_n *p)
{
    graze_scalar far_off = GRAZE_SCALAR_MIN;
#define KEEP_NAN_OF_SIDES(axis) far_off = with_nan_of(far_off, box->min.axis, box->max.axis)
#define KEEP_NAN_OF_POINT(axis) far_off = with_nan_of(far_off, p->axis, p->axis)
    EACH_AXIS(KEEP_NAN_OF_SIDES);
    EACH_AXIS(KEEP_NAN_OF_POINT);
    squares all = squares_of(span_of(far_off));
    return squares_plus_held(squares_plus_held(all, all), all);
}
#undef KEEP_NAN_OF_SIDES
#undef KEEP_NAN_OF_POINT

GRAZE_ROUTINE graze_scalar box_distance(const box_n *box, const vector_n *point)
{
    return squares_root(box_has_points(box) ? box_squares_to(box, point)
                                            : box_squares_to_nothing(box, point));
}

GRAZE_ROUTINE graze_wide box_distance_sq(const box_n *box, const vector_n *point)
{
    return squares_wide(box_has_points(box) ? box_squares_to(box, point)
                                            : box_squares_to_nothing(box, point));
}

/* The first coordinate beyond the side to which the normal points: the rounding of the point does not matter. */
GRAZE_INLINE graze_scalar box_outside(graze_scalar low, graze_scalar c, graze_scalar high,
                                      graze_scalar normal)
{
    if (normal < 0)
        return next_below(low);
    return normal > 0 ? next_above(high) : with_nan_of(c, normal, normal);
}

GRAZE_ROUTINE void box_off_surface(const box_n *box, const vector_n *point, const vector_n *normal,
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
