/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Degree 4 compared with degree 3. */
#include "../../src/arith3.h"

int f(area b, area a, area c, volume v);

int f(area b, area a, area c, volume v)
{
#if BALANCED
    return compare_area_products(b, b, a, c);
#else
    return compare_area_products(b, b, a, v);
#endif
}
