/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shares of near numbers: see degrees_near.h. share.h specifies each function. */
#ifndef GRAZE_NUMBER_SHARE_NEAR_H
#define GRAZE_NUMBER_SHARE_NEAR_H

typedef int64_t share_source;

#define AREA_EXCEEDS_FIT 0

GRAZE_INLINE void share_number_set_size(share_number *to, const share_source *from)
{
    to->raw = s64_magnitude(*from);
}

GRAZE_INLINE void share_number_set_squared(share_number *to, const graze_vec3 *axis)
{
    to->raw = weights_squared(axis);
}

GRAZE_INLINE void share_number_add(share_number *sum, const share_number *n)
{
    sum->raw += n->raw;
}

GRAZE_INLINE void share_number_copy(share_number *to, const share_number *from)
{
    to->raw = from->raw;
}

GRAZE_INLINE void share_set(share *s, uint64_t part, uint64_t whole)
{
    BOUND(whole > 0);
    s->part.raw = part;
    s->whole.raw = whole;
}

/* Parts are below 2^63. */
GRAZE_INLINE void share_set_endless(share *s)
{
    share_set(s, UINT64_MAX, 1);
}

/* The sign of a.part * b.whole - b.part * a.whole from 31 bits of each, or 0 if they do not decide. Each is less than 1
 * too small, so each product is too small by less than the sum of its factors and 1: 2^62 + 2^32. All unit axes have
 * numbers below 2^47. */
GRAZE_INLINE int share_guess_order(const share *a, const share *b)
{
    const uint64_t all = a->part.raw | a->whole.raw | b->part.raw | b->whole.raw;
    if (u64_high(all) >= 0x8000u)
        return 0;
    const uint32_t a_part = u64_low(a->part.raw / 65536), a_whole = u64_low(a->whole.raw / 65536);
    const uint32_t b_part = u64_low(b->part.raw / 65536), b_whole = u64_low(b->whole.raw / 65536);
    const uint64_t x = u32_mul(a_part, b_whole), y = u32_mul(b_part, a_whole);
    if (x > y + b_part + a_whole)
        return 1;
    return y > x + a_part + b_whole ? -1 : 0;
}

static inline int share_order(const share *a, const share *b)
{
    const int known = GRAZE_MUL32_IS_LONG ? 0 : share_guess_order(a, b);
    if (known != 0)
        return known;
    return u64_compare_products(a->part.raw, b->whole.raw, b->part.raw, a->whole.raw);
}

/* The sign of whole * t + part * 2^16, which is less than 2^94 * 2^31. Adds the upper 64 bits of
 * both terms in units of 2^32, then the lower 32. */
static inline int volume_against_before_limit(const volume *part, const volume *whole,
                                              graze_scalar t)
{
    BOUND(t > 0 && volume_against_whole(part, whole) && !volume_is_zero(whole));
    uint64_t low = u32_mul(whole->raw.lo, (uint32_t)t) + (uint64_t)part->raw.lo * 65536u;
    s96 high = s96_add(s32_mul_s64(t, whole->raw.hi), s32_mul_s64(65536, part->raw.hi));
    s96 sum = s96_add(high, s96_of(0, u64_high(low)));
    if (sum.hi == 0 && sum.lo == 0 && u64_low(low) == 0)
        return 0;
    return (sum.hi < 0) == volume_is_negative(whole) ? 1 : -1;
}

GRAZE_INLINE int areas_to_limit(const area *part, const area *whole, graze_scalar t)
{
    BOUND(t >= 0 && t < GRAZE_NO_LIMIT && area_sign(part) * area_sign(whole) >= 0);
    return area_sign(whole) *
           s96_sign(s96_sub(s32_mul_s64(65536, part->raw), s32_mul_s64(t, whole->raw)));
}

GRAZE_INLINE void share_progress_of(share_progress *p, const share *s)
{
    p->part.hi = 0;
    p->part.lo = s->part.raw;
    p->whole.hi = 0;
    p->whole.lo = s->whole.raw;
#if GRAZE_FOR_SIZE /* as far casts do: 50 instructions more, no extra flash */
    graze_share_divide(p);
#else
    p->rounded_down = graze_u64_quotient(s->part.raw, s->whole.raw);
#endif
}

/* A nonzero reach has a nonzero axis. */
static inline graze_scalar reach_distance(const reach *r, const graze_vec3 *axis)
{
    return s32_offset_held(0, r->raw < 0,
                           graze_reach_over(s64_magnitude(r->raw), weights_squared(axis)));
}

#endif
