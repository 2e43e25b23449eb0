/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Sizes of near numbers, and squares of sizes: for separation_exact.h. */
#ifndef GRAZE_SEPARATION_NEAR_H
#define GRAZE_SEPARATION_NEAR_H

#include "share_near.h"
#include "separation_fixed.h"
#include "../wide/lift.h"

static inline u128 area_size_wide(const area *a)
{
    return u128_of(0, area_size(a));
}

/* x, y, z < 2^62  =>  the sum < 3 * 2^124 */
static inline void set_sum_of_squares(u256 *to, uint64_t x, uint64_t y, uint64_t z)
{
    u256_set(to, u128_of(0, 0), u128_add(u128_add(u64_mul(x, x), u64_mul(y, y)), u64_mul(z, z)));
}

static inline void set_squares_of_areas(u256 *to, const area3 *a)
{
    set_sum_of_squares(to, area_size(&a->x), area_size(&a->y), area_size(&a->z));
}

static inline uint64_t stretch_squared(stretch s)
{
    const uint32_t size = s32_magnitude(s.raw);
    return u32_mul(size, size);
}

/* Each < 2^62. */
static inline void set_squares_of_stretches(u256 *to, const stretch *x, const stretch *y,
                                            const stretch *z)
{
    const uint64_t sum = stretch_squared(*x) + stretch_squared(*y) + stretch_squared(*z);
    u256_set(to, u128_of(0, 0), u128_of(0, sum));
}

static inline void foot_set_tops(foot *f, const area3 *normal)
{
    const uint64_t x = area_size(&normal->x), y = area_size(&normal->y), z = area_size(&normal->z);
    const uint32_t zeros = u64_leading_zeros(x | y | z);
    f->top[0] = u64_high(u64_lift(x, zeros));
    f->top[1] = u64_high(u64_lift(y, zeros));
    f->top[2] = u64_high(u64_lift(z, zeros));
    f->zeros = 64u + zeros;
}

#include "separation_exact.h"

#endif
