/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Products of vectors as values, which reads better in a test; the library fills them in place. */
#ifndef GRAZE_TESTS_ARITH3_VALUES_H
#define GRAZE_TESTS_ARITH3_VALUES_H

#include "../src/arith3.h"

static inline area3 cross(length3 a, length3 b)
{
    area3 c;
    set_cross(&c, &a, &b);
    return c;
}

static inline volume above(area3 base, length3 edge)
{
    return dot_area(&base, edge);
}

#endif
