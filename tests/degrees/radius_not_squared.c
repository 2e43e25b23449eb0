/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A squared distance compared with a radius. */
#include "../../src/number/vectors.h"

bool f(const length3 *d, const length *radius);

bool f(const length3 *d, const length *radius)
{
    area distance;
    set_dot(&distance, d, d);
#if BALANCED
    area squared;
    area_set_product(&squared, *radius, *radius);
    return area_less(&distance, &squared);
#else
    return area_less(&distance, radius);
#endif
}
