/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The functions of rotations, reflections and matrices, beyond scalar.h. A result that is a scalar is rounded once
 * and saturates.
 *
 *   quaternion_scale_up(&q)      multiplies by a power of two: the greatest component becomes 2^30 or more
 *   scalar_beyond(start, wide), scalar_before(start, wide)   start + wide, start - wide
 *   form_scalar(form)            the sum of products as a scalar
 *   triple                       degree 3: a form times a scalar, and sums of up to four of these
 *   triple_of(&form, scalar), triple_plus
 *   triple_over(&triple, &form)   the quotient; the form MUST be positive
 *   normal_share                 set_normal_share(&s, &along, &whole): along / whole, of forms
 *   scalar_without(c, weight, &along, &s) c - weight * along / whole, ties away from c
 *   form_root, form_root_of(&form)   the root of a positive form
 *   scalar_over_root(c, &root)   c / root; MUST be |c| <= root
 *   rotor                        sine and cosine of an angle, ready to be multiplied
 *   rotor_of(angle), rotor_of_half(angle)
 *   rotor_across(&rotor, x, y), rotor_along(&rotor, x, y)   x * cosine - y * sine, x * sine + y * cosine
 *   rotor_cosine(&rotor)         a scalar
 *   scalar_sine_share(&rotor, c, &root)   c / root * sine, for rotor_of_half; MUST be |c| <= root
 *   short_heading                three exact numbers of up to 33 bits: a vector of any length
 *   short_heading_of(&h, &v), short_heading_between(&h, &from, &to)
 *   short_heading_is_zero(&h)
 *   short_heading_least_axis(&h) the axis of the world along which the heading is least; the first if several are
 *   heading                      three exact numbers
 *   heading_of_short(&h, &short), heading_across_short(&h, &a, &b)   the cross product of two short headings
 *   heading_across(&h, &a, &b)   the cross product of such a cross product and a short heading b
 *   heading_is_zero(&h)
 *   set_heading_unit(&unit, &h)  the unit vector along the heading
 *   unit_opposite(c)             0 - c, for a component of a unit vector
 */
#ifndef GRAZE_NUMBER_TRANSFORM_H
#define GRAZE_NUMBER_TRANSFORM_H

#include "../../include/graze/quaternion.h"
#include "angle.h"

/* x, or else y, or else z */
static inline graze_vec3 world_axis(bool is_x, bool is_y)
{
    return graze_vec3_of(is_x ? GRAZE_ONE : 0, !is_x && is_y ? GRAZE_ONE : 0,
                         is_x || is_y ? 0 : GRAZE_ONE);
}

#include "transform_fixed.h"

#endif
