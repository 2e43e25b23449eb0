/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The distance that an area is along an axis. */
#include "../../src/number/vectors.h"

graze_scalar f(const graze_vec3 *axis, const length3 *v);

graze_scalar f(const graze_vec3 *axis, const length3 *v)
{
#if BALANCED
    reach r;
    set_reach(&r, axis, v);
    return reach_distance(&r, axis);
#else
    area r;
    set_dot(&r, v, v);
    return reach_distance(&r, axis);
#endif
}
