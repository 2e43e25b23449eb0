/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A length added to an area. */
#include "../../src/arith3.h"

area f(length l, area a);

area f(length l, area a)
{
#if BALANCED
    return area_plus(a, area_of(l, l));
#else
    return area_plus(a, l);
#endif
}
