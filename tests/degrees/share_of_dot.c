/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A share of an axis that an area is. */
#include "../../src/arith3.h"

graze_scalar f(const graze_vec3 *axis, length3 v);

graze_scalar f(const graze_vec3 *axis, length3 v)
{
    share_progress p;
#if BALANCED
    share_progress_of(&p, share_over_axis(reach_along(axis, v), axis));
#else
    share_progress_of(&p, share_over_axis(dot(v, v), axis));
#endif
    return share_t(&p);
}
