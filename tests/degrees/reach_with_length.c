/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A reach along an axis compared with a half extent. */
#include "../../src/arith3.h"

bool f(const graze_vec3 *axis, length3 v, length half);

bool f(const graze_vec3 *axis, length3 v, length half)
{
#if BALANCED
    return reach_less(reach_along(axis, v), reach_of(GRAZE_ONE, half));
#else
    return reach_less(reach_along(axis, v), half);
#endif
}
