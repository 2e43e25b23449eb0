/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The test whether a reach is zero, applied to a length. */
#include "../../src/number/vectors.h"

bool f(const length *l);

bool f(const length *l)
{
#if BALANCED
    reach r;
    reach_set_product(&r, GRAZE_ONE, *l);
    return reach_is_zero(&r);
#else
    return reach_is_zero(l);
#endif
}
