/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A dot product where a cross product is meant. */
#include "../../src/number/vectors.h"

void f(area3 *to, const length3 *a, const length3 *b);

void f(area3 *to, const length3 *a, const length3 *b)
{
#if BALANCED
    set_cross(to, a, b);
#else
    set_dot(to, a, b);
#endif
}
