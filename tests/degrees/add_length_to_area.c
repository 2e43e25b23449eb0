/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A length added to an area. */
#include "../../src/number/vectors.h"

void f(area *sum, const length *l);

void f(area *sum, const length *l)
{
#if BALANCED
    area_add_product(sum, *l, *l);
#else
    area_add(sum, l);
#endif
}
