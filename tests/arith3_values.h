/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Products and sums as values, which reads better in a test; the library fills them in place. */
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

static inline volume block(area base, length height)
{
    area none = area_minus(base, base);
    return volume_along(&base, height, &none, height, &none, height);
}

static inline volume volumes_added(volume a, volume b)
{
    volume sum;
    volume_set_sum(&sum, &a, &b);
    return sum;
}

static inline volume volumes_apart(volume a, volume b)
{
    volume difference;
    volume_set_difference(&difference, &a, &b);
    return difference;
}

#endif
