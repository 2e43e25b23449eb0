/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The degrees of the plane, beyond those of space, in binary32. degrees2.h specifies each
 * function. */
#ifndef GRAZE_ARITH2_FLOAT_H
#define GRAZE_ARITH2_FLOAT_H

#include "scalar_float.h"

static inline norm norm_of_vector2(const length2 *v)
{
    return norm_of(span_of(v->x.raw), span_of(v->y.raw), span_zero());
}

static inline graze_vec2 left_of(const length2 *v)
{
    norm n = norm_of_vector2(v);
    return graze_vec2_of(scalar_unit(&n, -v->y.raw), scalar_unit(&n, v->x.raw));
}

static inline graze_scalar area_over(const area *a, const length2 *v)
{
    norm n = norm_of_vector2(v);
    return held(float_quotient(times_power(float_size(a->raw), n.scale), n.size));
}

#endif
