/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* An axis made of a length, not of areas. */
#include "../../src/arith3.h"

graze_scalar f(const graze_vec3 *axis, length3 v);

graze_scalar f(const graze_vec3 *axis, length3 v)
{
#if BALANCED
    (void)axis;
    graze_vec3 w = weights_of(cross(v, v));
    return w.x;
#else
    (void)axis;
    graze_vec3 w = weights_of(v);
    return w.x;
#endif
}
