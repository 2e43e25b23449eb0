/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A reach along an axis compared with a half extent. */
#include "../../src/number/vectors.h"

bool f(const reach *r, const length *half);

bool f(const reach *r, const length *half)
{
#if BALANCED
    reach most;
    reach_set_product(&most, GRAZE_ONE, *half);
    return reach_less(r, &most);
#else
    return reach_less(r, half);
#endif
}
