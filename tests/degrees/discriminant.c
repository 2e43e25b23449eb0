/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Degree 4 compared with degree 3. */
#include "../../src/number/vectors.h"

int f(const area *b, const area *a, const area *c, const volume *v);

int f(const area *b, const area *a, const area *c, const volume *v)
{
#if BALANCED
    return compare_area_products(b, b, a, c);
#else
    return compare_area_products(b, b, a, v);
#endif
}
