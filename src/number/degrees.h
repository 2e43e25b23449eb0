/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Signed degrees, and vectors of them: for balls, triangles, oriented boxes and planes. arithmetic.h says which arithmetic
 * the words mean.
 *
 *   length, length2, length3   degree 1: differences of coordinates, and directions
 *   stretch                   degree 1: the sum or difference of two lengths: stretch_of(l)
 *   area, area3               degree 2: sums of products of two lengths
 *   volume                    degree 3: an area3 times a length3
 *   reach                     a length times plain numbers: a normal or an axis times a length3; see reach.h
 *
 *   set_between(&v, &from, &to), set_direction(&v, &direction)   set a length3
 *   set_dot(&area, &u, &v), set_cross(&area3, &u, &v)   the dot product, the cross product
 *   set_dot_less(&area, &more, &less)   more - less, which MUST be the dot product of two vectors
 *   set_volume(&volume, &area3, &v)   the dot product of both; for a cross product the triple product
 *   volume_set_along(&volume, &area, length, &area, length, &area, length)   a sum of three products
 *   set_reach(&reach, &axis, &v)   how far v reaches along the axis, in lengths of the axis
 *   area_set_product(&a, length, length), area_add_product, area_subtract_product
 *   reach_set_product(&r, weight, length), reach_add_product, reach_set_zero(&r)
 *
 *   area_, volume_, reach_:   _copy(&to, &from), _add(&sum, &x), _subtract(&from, &x), _negate(&x);
 *                             area_less(&a, &b), reach_less;
 *                             _sign(&x), -1, 0 or 1.
 *                             By address: a far number has six words, which no compiler should copy
 *   length_of(c), length_sign, length_negate; stretch_plus, stretch_minus, stretch_less   by value
 *   area_is_dot(&a)           assumed: it is in the range of the dot product of two vectors
 *   area_is_dot_less_square(&a)   assumed: it is in the range of such a product less the square of a length
 *   stretch_is_length(&s)     assumed: it is the difference of two coordinates
 *   volume_is_zero(&v), volume_is_negative(&v), reach_is_zero(&r), reach_is_negative(&r); area_is_negative(&a)
 *   volume_along_whole(&part, &whole), volume_against_whole   whether part / whole >= 0, or <= 0. whole MUST NOT
 *                             be 0
 *   compare_area_products(&a, &b, &c, &d)   degree 4: the sign of a * b - c * d
 *   weights_of(area3)         an axis along the area3: the area3 times the greatest power of two for which each
 *                             component, rounded, is below 2^31 in size; zero for zero. Areas MUST be below 2^64. The
 *                             area3 of two edges from one corner is: its size is twice the area of a triangle
 *   unit_along(&unit, &area3)   the unit vector along the area3, within 0.502 raw units a component. The area3 MUST NOT
 *                             be zero, and areas MUST be below 2^64
 */
#ifndef GRAZE_NUMBER_DEGREES_H
#define GRAZE_NUMBER_DEGREES_H

#include "../../include/graze/vec2.h"
#include "near.h"

#if GRAZE_FAR
#include "degrees_far.h"
#else
#include "degrees_near.h"
#endif

/* ---- Near and far ---- */

GRAZE_INLINE bool reach_is_zero(const reach *r)
{
    return reach_sign(r) == 0;
}

GRAZE_INLINE bool reach_is_negative(const reach *r)
{
    return reach_sign(r) < 0;
}

GRAZE_INLINE bool reach_exceeds(const reach *r, const graze_vec3 *axis, graze_scalar c)
{
    return reach_order(r, axis, c) > 0;
}

/* A reach clamped to 2^63 - 1 still has an excess above any radius: 2^63 - 2^47. */
static inline excess reach_excess(const reach *r, const reach *most)
{
    const uint64_t size = reach_size_held(r), limit = extent_limit(most);
    excess e;
    e.raw = size > limit ? size - limit : 0;
    return e;
}

/* By their signs; 0 has either sign. */
GRAZE_INLINE bool volume_along_whole(const volume *part, const volume *whole)
{
    return volume_is_negative(part) == volume_is_negative(whole) || volume_is_zero(part);
}

GRAZE_INLINE bool volume_against_whole(const volume *part, const volume *whole)
{
    return volume_is_negative(part) != volume_is_negative(whole) || volume_is_zero(part);
}

#endif
