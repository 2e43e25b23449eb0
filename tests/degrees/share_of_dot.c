/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A share of an axis that an area is. */
#include "../../src/arith3.h"

graze_scalar f(const graze_vec3 *axis, length3 v);

graze_scalar f(const graze_vec3 *axis, length3 v)
{
#if BALANCED
    return share_t(share_over_axis(reach_along(axis, v), axis));
#else
    return share_t(share_over_axis(dot(v, v), axis));
#endif
}
