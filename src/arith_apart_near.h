/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Sizes of near numbers, and squares of those: for arith_apart_exact.h. */
#ifndef GRAZE_ARITH_APART_NEAR_H
#define GRAZE_ARITH_APART_NEAR_H

#include "arith3.h"
#include "arith_apart_fixed.h"

static inline uint32_t length_size(length l)
{
    return s32_magnitude(l.raw);
}

static inline uint64_t area_size(area a)
{
    return s64_magnitude(a.raw);
}

static inline u128 area_size_wide(area a)
{
    return u128_of(0, area_size(a));
}

/* x, y, z < 2^62  =>  the sum < 3 * 2^124 */
static inline void put_squares(u256 *to, uint64_t x, uint64_t y, uint64_t z)
{
    u256_put(to, u128_of(0, 0), u128_add(u128_add(u64_mul(x, x), u64_mul(y, y)), u64_mul(z, z)));
}

static inline void put_squares_of_areas(u256 *to, const area3 *a)
{
    put_squares(to, area_size(a->x), area_size(a->y), area_size(a->z));
}

/* Of lengths below 2^31, in lengths of one: below 2^47. */
static inline void put_squares_of_reaches(u256 *to, const reach *x, const reach *y, const reach *z)
{
    put_squares(to, s64_magnitude(x->raw), s64_magnitude(y->raw), s64_magnitude(z->raw));
}

#endif
