/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What is built from a point and a box: the nearest point of it, how far that is, the way out. */
#include "aabb_sides.h"

/* Of an interval. A NaN as c stays. */
GRAZE_INLINE graze_scalar closest(graze_scalar low, graze_scalar c, graze_scalar high)
{
    return c < low ? low : c > high ? high : c;
}

void graze_aabb_closest_point(const graze_aabb *box, const graze_vec3 *point, graze_vec3 *nearest)
{
    const graze_vec3 *min = &box->min, *max = &box->max;
    graze_scalar x = point->x, y = point->y, z = point->z;
    bool any = is_box(box);
    nearest->x = any ? closest(min->x, x, max->x) : with_nan_of(x, min->x, max->x);
    nearest->y = any ? closest(min->y, y, max->y) : with_nan_of(y, min->y, max->y);
    nearest->z = any ? closest(min->z, z, max->z) : with_nan_of(z, min->z, max->z);
}

/* Farther on one axis than a coordinate can say adds up to what saturates. */
static inline squares squares_to(const graze_aabb *box, const graze_vec3 *p)
{
    squares x = squares_of(gap(box->min.x, p->x, box->max.x));
    squares y = squares_of(gap(box->min.y, p->y, box->max.y));
    squares z = squares_of(gap(box->min.z, p->z, box->max.z));
    return squares_plus_held(squares_plus_held(x, y), z);
}

/* Nothing is nearer than infinitely far: this saturates, whatever it is made into. */
static inline squares squares_to_nothing(const graze_aabb *box, const graze_vec3 *p)
{
    graze_scalar far_off = GRAZE_SCALAR_MIN;
    far_off = with_nan_of(far_off, box->min.x, box->max.x);
    far_off = with_nan_of(far_off, box->min.y, box->max.y);
    far_off = with_nan_of(far_off, box->min.z, box->max.z);
    far_off = with_nan_of(far_off, p->x, p->y);
    far_off = with_nan_of(far_off, p->z, p->z);
    squares all = squares_of(span_of(far_off));
    return squares_plus_held(squares_plus_held(all, all), all);
}

graze_scalar graze_aabb_distance(const graze_aabb *box, const graze_vec3 *point)
{
    return squares_root(is_box(box) ? squares_to(box, point) : squares_to_nothing(box, point));
}

graze_wide graze_aabb_distance_sq(const graze_aabb *box, const graze_vec3 *point)
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

void graze_aabb_off_surface(const graze_aabb *box, const graze_vec3 *point,
                            const graze_vec3 *normal, graze_vec3 *off)
{
    graze_scalar x = outside(box->min.x, point->x, box->max.x, normal->x);
    graze_scalar y = outside(box->min.y, point->y, box->max.y, normal->y);
    graze_scalar z = outside(box->min.z, point->z, box->max.z, normal->z);
    off->x = x;
    off->y = y;
    off->z = z;
}
