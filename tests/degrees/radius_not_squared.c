/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A squared distance compared with a radius. */
#include "../../src/arith3.h"

bool f(length3 d, length radius);

bool f(length3 d, length radius)
{
#if BALANCED
    return area_less(dot(d, d), area_of(radius, radius));
#else
    return area_less(dot(d, d), radius);
#endif
}
