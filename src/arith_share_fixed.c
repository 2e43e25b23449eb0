/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* How large a share is, and how far along a run: called by all casts, so that the flash is there once. */
#include "../include/graze/number.h"

/* A float build that compiles all of src/ has no use for it, and exports no such name. */
#if !GRAZE_FLOAT

#include "arith.h"
#include "arith_share.h"
#include "wide_lift.h"

/* floor(n * 2^32 / d) of wide n < d of which the upper 64 bits are given, where these tell. Each is less
 * than one too small, so the share of 48 bits is less than 2^-15 off, and what is got at most 3 too
 * small for that of the upper bits: the exact one is in (got - 1, got + 4). Its lower 16 bits decide,
 * but for one in 13000. */
GRAZE_INLINE bool bits_decided(uint32_t *bits, uint64_t n, uint64_t d)
{
    const uint64_t got = graze_u64_share_long(n, d);
    const uint32_t rest = u64_low(got) % 0x10000u;
    *bits = u64_low(got / 0x10000u);
    return 0u < rest && rest < 0x10000u - 4u;
}

GRAZE_REPEATED uint64_t upper_bits(u128 x, uint32_t zeros)
{
    return u128_lift_high(x, zeros);
}

/* Both are lifted to their top bit, but a part that is less than the whole only as far as that. */
quotient graze_share_quotient(u128 part, u128 whole)
{
    const uint32_t zeros_whole = u128_leading_zeros(whole);
    const uint32_t zeros = u128_less(part, whole) ? zeros_whole : u128_leading_zeros(part);
    const uint64_t n = upper_bits(part, zeros), d = upper_bits(whole, zeros_whole);
    quotient q;
    q.up = zeros_whole - zeros + (n > d);
    if (n != d && bits_decided(&q.bits, n > d ? n / 2u : n, d))
        return q;
    return graze_u128_quotient(part, whole);
}

uint32_t graze_share_times(const share_progress *p, uint32_t run)
{
    uint32_t rounded;
    if (quotient_decides(p->rounded_down, run, &rounded))
        return rounded;
    return graze_round_ratio(run, p->part, p->whole);
}

#endif
