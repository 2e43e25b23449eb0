/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A coordinate in place of a length. */
#include "../../src/number/vectors.h"

void f(area *to, length l, graze_scalar c);

void f(area *to, length l, graze_scalar c)
{
#if BALANCED
    area_set_product(to, l, length_of(c));
#else
    area_set_product(to, l, c);
#endif
}
