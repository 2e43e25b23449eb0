/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* An area compared with a length of an axis. */
#include "../../src/number/vectors.h"

bool f(const graze_vec3 *axis, const length3 *v, graze_scalar c);

bool f(const graze_vec3 *axis, const length3 *v, graze_scalar c)
{
#if BALANCED
    reach r;
    set_reach(&r, axis, v);
    return reach_exceeds(&r, axis, c);
#else
    area r;
    set_dot(&r, v, v);
    return reach_exceeds(&r, axis, c);
#endif
}
