/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Scalars and vectors, beyond spans.h: results that are numbers of the user again. Each is rounded once and
 * saturates.
 *
 *   scalar_product(a, b), scalar_quotient(a, b), scalar_root(x)   for division by 0 see the public scalar.h
 *   scalar_of_wide(w)
 *   wide_dot(ax, bx, ay, by, az, bz)      ax * bx + ay * by + az * bz
 *   wide_difference(a, b, c, d)           a * b - c * d
 *   scalar_between(from, to, fraction)    from + (to - from) * fraction
 *   scalar_length(x, y, z)                the root of the sum of the squares of three spans
 *   norm                                  a length that is ready to be divided by
 *   norm_of(x, y, z)                      the norm of three spans, not all zero
 *   vec3_set(&v, x, y, z), vec3_copy(&to, &from)   word by word, as gcc calls memcpy on some cores
 *   scalar_half(size)                     size / 2, a tie away from zero
 *   unit_scale                            the length of a vector, ready to be divided by
 *   set_unit_scale(&s, x, y, z)           of the spans of its components, not all zero
 *   scalar_unit(&s, c)                    c / length, for one of the three components
 *   scalar_half_along(size, &v, &s)       size / 2 times the length of v
 *   form                                  a sum of products of two scalars: of degree 2
 *   form_of(a, b), form_plus, form_minus  up to eight products
 *   square(c)                             c * c, a form
 *   form_ratio(a, b)                      a / b; MUST be |a| <= b, and b > 0
 */
#ifndef GRAZE_NUMBER_SCALAR_H
#define GRAZE_NUMBER_SCALAR_H

#include "spans.h"
#include "../../include/graze/vec3.h"

#include "scalar_fixed.h"

static inline form square(graze_scalar c)
{
    return form_of(c, c);
}

static inline void vec3_set(graze_vec3 *to, graze_scalar x, graze_scalar y, graze_scalar z)
{
    to->x = x;
    to->y = y;
    to->z = z;
}

#endif
