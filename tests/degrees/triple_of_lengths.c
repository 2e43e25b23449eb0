/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A triple product without its cross product. */
#include "../../src/arith3.h"

volume f(length3 a, length3 b, length3 c);

volume f(length3 a, length3 b, length3 c)
{
#if BALANCED
    area3 base;
    set_cross(&base, &a, &b);
    return dot_area(&base, c);
#else
    (void)b;
    return dot_area(&a, c);
#endif
}
