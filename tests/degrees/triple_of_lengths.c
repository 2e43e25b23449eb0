/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A triple product without its cross product. */
#include "../../src/number/vectors.h"

void f(volume *to, const length3 *a, const length3 *b, const length3 *c);

void f(volume *to, const length3 *a, const length3 *b, const length3 *c)
{
#if BALANCED
    area3 base;
    set_cross(&base, a, b);
    set_volume(to, &base, c);
#else
    set_volume(to, a, c);
#endif
}
