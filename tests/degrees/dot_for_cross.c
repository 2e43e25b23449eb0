/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A dot product where a cross product is meant. */
#include "../../src/arith3.h"

area3 f(length3 a, length3 b);

area3 f(length3 a, length3 b)
{
#if BALANCED
    area3 c;
    set_cross(&c, &a, &b);
    return c;
#else
    return dot(a, b);
#endif
}
