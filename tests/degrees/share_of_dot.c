/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A share of an axis that an area is. */
#include "../../src/number/vectors.h"

void f(share *s, const graze_vec3 *axis, const length3 *v);

void f(share *s, const graze_vec3 *axis, const length3 *v)
{
#if BALANCED
    reach r;
    set_reach(&r, axis, v);
    share_set_over_axis(s, &r, axis);
#else
    area r;
    set_dot(&r, v, v);
    share_set_over_axis(s, &r, axis);
#endif
}
