/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What is built from a point and a box: the nearest point of it, how far that is, the way out. */
#include "box_sides.h"

/* Of an interval. A NaN as c stays. */
GRAZE_INLINE graze_scalar closest(graze_scalar low, graze_scalar c, graze_scalar high)
{
    return c < low ? low : c > high ? high : c;
}

/* All of the point is read first: the result may go there. */
void OF_BOX(closest_point)(const box_n *box, const vector_n *point, vector_n *nearest)
{
    const vector_n *min = &box->min, *max = &box->max;
#define READ(axis) graze_scalar axis = point->axis
    EACH_AXIS(READ);
    bool any = is_box(box);
#define CLOSEST(axis)                                                                              \
    nearest->axis =                                                                                \
        any ? closest(min->axis, axis, max->axis) : with_nan_of(axis, min->axis, max->axis)
    EACH_AXIS(CLOSEST);
}

/* Farther on one axis than a coordinate can say adds up to what saturates. */
static inline squares squares_to(const box_n *box, const vector_n *p)
{
#define SQUARE(axis) squares axis = squares_of(gap(box->min.axis, p->axis, box->max.axis))
    EACH_AXIS(SQUARE);
#define ITSELF(axis) axis
    return SUM_OF_AXES(squares_plus_held, ITSELF);
}

/* Nothing is nearer than infinitely far: this saturates, whatever it is made into. */
static inline squares squares_to_nothing(const box_n *box, const vector_n *p)
{
    graze_scalar far_off = GRAZE_SCALAR_MIN;
#define PUT_NAN_OF_SIDES(axis) far_off = with_nan_of(far_off, box->min.axis, box->max.axis)
#define PUT_NAN_OF_POINT(axis) far_off = with_nan_of(far_off, p->axis, p->axis)
    EACH_AXIS(PUT_NAN_OF_SIDES);
    EACH_AXIS(PUT_NAN_OF_POINT);
    squares all = squares_of(span_of(far_off));
    return squares_plus_held(squares_plus_held(all, all), all);
}

graze_scalar OF_BOX(distance)(const box_n *box, const vector_n *point)
{
    return squares_root(is_box(box) ? squares_to(box, point) : squares_to_nothing(box, point));
}

graze_wide OF_BOX(distance_sq)(const box_n *box, const vector_n *point)
{
    return squares_wide(is_box(box) ? squares_to(box, point) : squares_to_nothing(box, point));
}

/* The side that the normal points away from, and one more; no rounding of the point matters. */
GRAZE_INLINE graze_scalar outside(graze_scalar low, graze_scalar c, graze_scalar high,
                                  graze_scalar normal)
{
    if (normal < 0)
        return next_below(low);
    return normal > 0 ? next_above(high) : with_nan_of(c, normal, normal);
}

void OF_BOX(off_surface)(const box_n *box, const vector_n *point, const vector_n *normal,
                         vector_n *off)
{
#define OUTSIDE(axis)                                                                              \
    graze_scalar axis = outside(box->min.axis, point->axis, box->max.axis, normal->axis)
#define WRITE(axis) off->axis = axis
    EACH_AXIS(OUTSIDE);
    EACH_AXIS(WRITE);
}
