/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The distance that an area is along an axis. */
#include "../../src/arith3.h"

graze_scalar f(const graze_vec3 *axis, length3 v);

graze_scalar f(const graze_vec3 *axis, length3 v)
{
#if BALANCED
    return reach_distance(reach_along(axis, v), axis, gain_between(axis, axis));
#else
    return reach_distance(dot(v, v), axis, gain_between(axis, axis));
#endif
}
