/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* An area that is to exceed a length of an axis. */
#include "../../src/arith3.h"

bool f(const graze_vec3 *axis, length3 v, graze_scalar c);

bool f(const graze_vec3 *axis, length3 v, graze_scalar c)
{
#if BALANCED
    return reach_exceeds(reach_along(axis, v), axis, c);
#else
    return reach_exceeds(dot(v, v), axis, c);
#endif
}
