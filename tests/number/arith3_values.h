/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The functions of the degrees with results by value, to make the tests easier to read; the library
 * fills its degrees in place. Each function here makes one or two calls of the library.
 */
#ifndef GRAZE_TESTS_ARITH3_VALUES_H
#define GRAZE_TESTS_ARITH3_VALUES_H

#include "../../src/number/vectors.h"

/* ---- Areas ---- */

/* The same by value. */
static inline length3 vector_between(const graze_vec3 *from, const graze_vec3 *to)
{
    length3 v;
    set_between(&v, from, to);
    return v;
}

static inline length3 vector_of(const graze_vec3 *direction)
{
    length3 v;
    set_direction(&v, direction);
    return v;
}

static inline area area_of(length a, length b)
{
    area product;
    area_set_product(&product, a, b);
    return product;
}

static inline area dot(length3 a, length3 b)
{
    area product;
    set_dot(&product, &a, &b);
    return product;
}

static inline area3 cross(length3 a, length3 b)
{
    area3 c;
    set_cross(&c, &a, &b);
    return c;
}

/* Copied with area_copy and changed in place. */
static inline area area_plus(area a, area b)
{
    area sum;
    area_copy(&sum, &a);
    area_add(&sum, &b);
    return sum;
}

static inline area area_minus(area a, area b)
{
    area difference;
    area_copy(&difference, &a);
    area_subtract(&difference, &b);
    return difference;
}

static inline area negated_area(area a)
{
    area_negate(&a);
    return a;
}

static inline int sign_of_area(area a)
{
    return area_sign(&a);
}

static inline bool is_less_area(area a, area b)
{
    return area_less(&a, &b);
}

static inline int compare_products(area a, area b, area c, area d)
{
    return compare_area_products(&a, &b, &c, &d);
}

static inline graze_vec3 axis_of_areas(area x, area y, area z)
{
    return weights_of_areas(&x, &y, &z);
}

/* ---- Volumes ---- */

static inline volume above(area3 base, length3 edge)
{
    volume v;
    set_volume(&v, &base, &edge);
    return v;
}

static inline volume block(area base, length height)
{
    volume v;
    area none = area_minus(base, base);
    volume_set_along(&v, &base, height, &none, height, &none, height);
    return v;
}

static inline volume volumes_added(volume a, volume b)
{
    volume sum;
    volume_copy(&sum, &a);
    volume_add(&sum, &b);
    return sum;
}

static inline volume volumes_apart(volume a, volume b)
{
    volume difference;
    volume_copy(&difference, &a);
    volume_subtract(&difference, &b);
    return difference;
}

static inline volume negated_volume(volume v)
{
    volume_negate(&v);
    return v;
}

static inline int sign_of_volume(volume v)
{
    return volume_sign(&v);
}

/* ---- Reaches ---- */

static inline reach reach_of(graze_scalar weight, length l)
{
    reach product;
    reach_set_product(&product, weight, l);
    return product;
}

static inline reach reach_along(const graze_vec3 *axis, length3 v)
{
    reach r;
    set_reach(&r, axis, &v);
    return r;
}

static inline reach reach_plus(reach a, reach b)
{
    reach sum;
    reach_copy(&sum, &a);
    reach_add(&sum, &b);
    return sum;
}

static inline reach reach_minus(reach a, reach b)
{
    reach difference;
    reach_copy(&difference, &a);
    reach_subtract(&difference, &b);
    return difference;
}

static inline reach negated_reach(reach r)
{
    reach_negate(&r);
    return r;
}

static inline int sign_of_reach(reach r)
{
    return reach_sign(&r);
}

static inline bool is_less_reach(reach a, reach b)
{
    return reach_less(&a, &b);
}

static inline bool exceeds(reach r, const graze_vec3 *axis, graze_scalar c)
{
    return reach_exceeds(&r, axis, c);
}

static inline graze_scalar distance_of(reach r, const graze_vec3 *axis)
{
    return reach_distance(&r, axis);
}

/* ---- Shares ---- */

static inline share share_of_areas(area part, area whole)
{
    share s;
    share_set_areas(&s, &part, &whole);
    return s;
}

static inline share share_of_reaches(reach part, reach whole)
{
    share s;
    share_set_reaches(&s, &part, &whole);
    return s;
}

static inline share share_until_zero(reach from, reach to)
{
    share s;
    share_set_until_zero(&s, &from, &to);
    return s;
}

static inline share share_over_axis(reach r, const graze_vec3 *axis)
{
    share s;
    share_set_over_axis(&s, &r, axis);
    return s;
}

static inline share share_of_limit(graze_scalar t)
{
    share s;
    share_set_limit(&s, t);
    return s;
}

static inline share share_zero(void)
{
    share s;
    share_set_zero(&s);
    return s;
}

static inline share share_one(void)
{
    share s;
    share_set_one(&s);
    return s;
}

static inline int compare_shares(share a, share b)
{
    return share_order(&a, &b);
}

static inline void progress_of_share(share_progress *p, share s)
{
    share_progress_of(p, &s);
}

#endif
