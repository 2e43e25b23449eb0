/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Two areas added by the operator. */
#include "../../src/arith3.h"

area f(area a, area b);

area f(area a, area b)
{
#if BALANCED
    return area_plus(a, b);
#else
    return a + b;
#endif
}
