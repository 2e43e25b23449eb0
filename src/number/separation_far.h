/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Sizes of far numbers, and squares of sizes: for separation_exact.h. */
#ifndef GRAZE_SEPARATION_FAR_H
#define GRAZE_SEPARATION_FAR_H

#include "share_far.h"
#include "separation_fixed.h"
#include "../wide/lift.h"

static inline u128 area_size_wide(const area *a)
{
    return graze_far_magnitude(&a->raw);
}

/* |x|, |y|, |z| < 2^67, so the sum of their squares < 3 * 2^134. One by one: with three passed by
 * value gcc -Os copies one with memcpy on a Cortex-M0. */
static inline void set_squares_of_areas(u256 *to, const area3 *a)
{
    u256_set(to, u128_of(0, 0), u128_of(0, 0));
    graze_u256_add_square(to, area_size_wide(&a->x));
    graze_u256_add_square(to, area_size_wide(&a->y));
    graze_u256_add_square(to, area_size_wide(&a->z));
}

static inline void set_squares_of_stretches(u256 *to, const stretch *x, const stretch *y,
                                            const stretch *z)
{
    u256_set(to, u128_of(0, 0), u128_of(0, 0));
    graze_u256_add_square(to, u128_of(0, s64_magnitude(x->raw)));
    graze_u256_add_square(to, u128_of(0, s64_magnitude(y->raw)));
    graze_u256_add_square(to, u128_of(0, s64_magnitude(z->raw)));
}

static inline void foot_set_tops(foot *f, const area3 *normal)
{
    const u128 x = area_size_wide(&normal->x), y = area_size_wide(&normal->y),
               z = area_size_wide(&normal->z);
    f->zeros = u128_leading_zeros(u128_of(x.hi | y.hi | z.hi, x.lo | y.lo | z.lo));
    f->top[0] = u64_high(u128_lift_high(x, f->zeros));
    f->top[1] = u64_high(u128_lift_high(y, f->zeros));
    f->top[2] = u64_high(u128_lift_high(z, f->zeros));
}

#include "separation_exact.h"

#endif
