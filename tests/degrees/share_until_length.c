/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The share until a reach is 0, computed with a length. */
#include "../../src/number/vectors.h"

void f(share *s, const reach *from, const length *l);

void f(share *s, const reach *from, const length *l)
{
#if BALANCED
    reach to;
    reach_set_product(&to, GRAZE_ONE, *l);
    share_set_until_zero(s, from, &to);
#else
    share_set_until_zero(s, from, l);
#endif
}
