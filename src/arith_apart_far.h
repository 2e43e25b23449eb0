/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Sizes of far numbers, and squares of those: for arith_apart_exact.h. */
#ifndef GRAZE_ARITH_APART_FAR_H
#define GRAZE_ARITH_APART_FAR_H

#include "arith3.h"
#include "arith_apart_fixed.h"

static inline uint32_t length_size(length l)
{
    return u64_low(s64_magnitude(l.raw));
}

static inline u128 area_size_wide(area a)
{
    return s128_magnitude(a.raw);
}

/* Of a normal: twice the area of a triangle or a parallelogram from one corner of it. */
static inline uint64_t area_size(area a)
{
    const u128 size = s128_magnitude(a.raw);
    BOUND(size.hi == 0u);
    return size.lo;
}

/* x, y, z < 2^67  =>  the sum < 3 * 2^134 */
static inline void put_squares(u256 *to, u128 x, u128 y, u128 z)
{
    u256_put(to, u128_of(0, 0), u128_of(0, 0));
    graze_u256_add_square(to, x);
    graze_u256_add_square(to, y);
    graze_u256_add_square(to, z);
}

static inline void put_squares_of_areas(u256 *to, const area3 *a)
{
    put_squares(to, area_size_wide(a->x), area_size_wide(a->y), area_size_wide(a->z));
}

static inline void put_squares_of_stretches(u256 *to, const stretch *x, const stretch *y,
                                            const stretch *z)
{
    put_squares(to, u128_of(0, s64_magnitude(x->raw)), u128_of(0, s64_magnitude(y->raw)),
                u128_of(0, s64_magnitude(z->raw)));
}

#endif
