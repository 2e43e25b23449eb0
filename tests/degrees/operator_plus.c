/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Two areas added by the operator. */
#include "../../src/number/vectors.h"

area f(area a, const area *b);

area f(area a, const area *b)
{
#if BALANCED
    area_add(&a, b);
    return a;
#else
    return a + *b;
#endif
}
