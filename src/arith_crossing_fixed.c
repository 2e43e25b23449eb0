/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Where a line crosses a ball: called by all casts, so that the flash is there once. */
#include "../include/graze/number.h"

/* A float build that compiles all of src/ has no use for it, and exports no such names. */
#if !GRAZE_FLOAT

#include "arith.h"
#include "arith_crossing_fixed.h"

/* bits / 2^zeros, bits >= 2^63: b and the root of d, each off by less than 2^-46 of itself. */
typedef struct {
    uint64_t bits;
    uint32_t zeros;
} lifted;

/* What has more bits decides: it is taken at half its highest place, so that the sum fits. */
GRAZE_INLINE lifted lifted_sum(uint64_t b, const u128 *d)
{
    BOUND(b > 0 || d->hi > 0 || d->lo > 0);
    const long_root root = u128_sqrt_long(*d);
    uint32_t zeros_b = b > 0 ? u64_leading_zeros(b) : 63, zeros_d = root.zeros;
    uint32_t zeros = (zeros_d < zeros_b ? zeros_d : zeros_b) - 1;
    lifted sum;
    sum.bits = u64_lift(b, zeros) + u64_fall(root.bits * 65536, zeros_d - zeros);
    sum.zeros = zeros;
    if (u64_high(sum.bits) <= INT32_MAX) {
        sum.bits *= 2;
        sum.zeros++;
    }
    return sum;
}

/* num / den * 2^up, where den >= 2^63 */
GRAZE_INLINE void put_ratio(crossing *t, uint64_t num, uint64_t den, uint32_t up)
{
    bool whole = num >= den;
    uint64_t bits = graze_u64_share_long(whole ? num / 2 : num, den) * 65536;
    crossing_put(t, bits, whole ? up + 1 : up);
}

void graze_crossing(crossing *t, uint64_t b, const u128 *d, uint64_t other, bool out)
{
    lifted sum = lifted_sum(b, d);
    uint32_t zeros = other > 0 ? u64_leading_zeros(other) : 63, zeros_sum = sum.zeros;
    uint32_t least = zeros < zeros_sum ? zeros : zeros_sum;
    uint64_t num = u64_lift(other, out ? zeros : least), den = sum.bits;
    if (out) {
        den = num;
        num = u64_fall(sum.bits, zeros_sum - least);
    }
    put_ratio(t, num, den, (out ? zeros : zeros_sum) - least);
}

void graze_surface(surface *s, graze_scalar radius)
{
    *s = surface_of(radius);
}

#endif
