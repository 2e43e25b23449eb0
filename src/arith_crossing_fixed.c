/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Where a line crosses a ball: called by all casts, so that this code is in flash once. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "number/spans.h"
#include "shape/ball_crossing_numbers.h"
#include "wide/begin_fast.h"

/* bits / 2^zeros, bits >= 2^63: b and the root of d, each with a relative error below 2^-46. */
typedef struct {
    uint64_t bits;
    uint32_t zeros;
} crossing_lifted;

/* The sum takes the exponent of the longer of b and the root, with one bit to spare for the
 * carry. */
GRAZE_INLINE crossing_lifted crossing_lifted_sum(uint64_t b, const u128 *d)
{
    BOUND(b > 0 || d->hi > 0 || d->lo > 0);
    const long_root root = u128_sqrt_long(*d);
    uint32_t zeros_b = b > 0 ? u64_leading_zeros(b) : 63, zeros_d = root.zeros;
    uint32_t zeros = (zeros_d < zeros_b ? zeros_d : zeros_b) - 1;
    crossing_lifted sum;
    sum.bits = u64_lift(b, zeros) + u64_fall(root.bits * 65536, zeros_d - zeros);
    sum.zeros = zeros;
    if (u64_high(sum.bits) <= INT32_MAX) {
        sum.bits *= 2;
        sum.zeros++;
    }
    return sum;
}

/* num / den * 2^up, where den >= 2^63 */
GRAZE_INLINE void crossing_set_ratio(crossing *t, uint64_t num, uint64_t den, uint32_t up)
{
    bool whole = num >= den;
    uint64_t bits = graze_u64_share_long(whole ? num / 2 : num, den) * 65536;
    crossing_set(t, bits, whole ? up + 1 : up);
}

GRAZE_SHARED void graze_crossing(crossing *t, uint64_t b, const u128 *d, uint64_t other, bool out)
{
    crossing_lifted sum = crossing_lifted_sum(b, d);
    uint32_t zeros = other > 0 ? u64_leading_zeros(other) : 63, zeros_sum = sum.zeros;
    uint32_t least = zeros < zeros_sum ? zeros : zeros_sum;
    uint64_t num = u64_lift(other, out ? zeros : least), den = sum.bits;
    if (out) {
        den = num;
        num = u64_fall(sum.bits, zeros_sum - least);
    }
    crossing_set_ratio(t, num, den, (out ? zeros : zeros_sum) - least);
}

GRAZE_SHARED void graze_crossing_ratio(crossing *t, uint64_t num, uint64_t den)
{
    const uint32_t zeros = u64_leading_zeros(den),
                   zeros_num = num > 0 ? u64_leading_zeros(num) : 63;
    const uint32_t least = zeros_num < zeros ? zeros_num : zeros;
    crossing_set_ratio(t, u64_lift(num, least), u64_lift(den, zeros), zeros - least);
}

/* num / den = bits / 2^64 * 2^up, for num and den >= 2^63: returns up, and sets the bits, also >= 2^63. */
GRAZE_INLINE int32_t crossing_set_bits(uint64_t *bits, uint64_t num, uint64_t den)
{
    const bool whole = num >= den;
    *bits = graze_u64_share_long(whole ? num / 2 : num, den) * 65536;
    return whole;
}

/* Two quotients, each less than 2^-46 of itself too small. */
GRAZE_SHARED void graze_crossing_of_strip(crossing *t, uint64_t b, const u128 *d,
                                          const u128 *beyond, uint64_t other, int32_t up)
{
    if (beyond != 0 && beyond->hi == 0 && beyond->lo == 0) {
        crossing_at_start(t);
        return;
    }
    const crossing_lifted sum = crossing_lifted_sum(b, d);
    const uint32_t zeros = u64_leading_zeros(other);
    uint64_t num = sum.bits, bits = 0;
    int32_t places = up + (int32_t)zeros - (int32_t)sum.zeros;
    if (beyond != 0) {
        const uint32_t zeros_beyond = u128_leading_zeros(u128_of(beyond->hi, beyond->lo));
        const uint64_t top = u128_lift_high(u128_of(beyond->hi, beyond->lo), zeros_beyond);
        places = up + (int32_t)(zeros + sum.zeros) - (int32_t)zeros_beyond +
                 crossing_set_bits(&num, top, sum.bits);
    }
    places += crossing_set_bits(&bits, num, u64_lift(other, zeros));
    const uint32_t fall = s32_magnitude(places);
    if (places < 0)
        crossing_set(t, fall < 64 ? u64_fall(bits, fall % 64) : 0, 0);
    else
        crossing_set(t, bits, fall);
}

GRAZE_SHARED void graze_surface(surface *s, graze_scalar radius)
{
    *s = surface_of(radius);
}

/* |run| * t: `whole` raw units, less than 2^36, and `part` / 2^32 of a unit */
typedef struct GRAZE_WORD_ALIGNED {
    uint64_t whole;
    uint32_t part;
} crossing_run;

/* run * 2^up < 2^35, or t is 0: the surface is less than 2^34 from the start, and t at least 2^up / 2 where
 * up > 0. */
GRAZE_INLINE uint64_t crossing_run_lifted(const crossing *t, uint32_t run)
{
    if (t->up == 0)
        return run;
    uint64_t raised = u32_mul(run, u32_power_of_2(t->up % 32));
    return t->up < 32 ? raised : u64_of(u64_low(raised), 0);
}

/* Near numbers have no high word. */
GRAZE_INLINE crossing_run crossing_run_along(const crossing *t, uint32_t run)
{
    const uint64_t raised = crossing_run_lifted(t, run), first = crossing_times(t, u64_low(raised));
    uint32_t high = u64_high(raised);
    crossing_run w;
    w.whole = u64_high(first);
    w.part = u64_low(first);
    if (high > 0) {
        const uint64_t below = u32_mul(high, u64_low(t->bits)) + w.part;
        GIVEN(high < 8);
        w.whole += u32_mul(high, u64_high(t->bits)) + u64_high(below);
        w.part = u64_low(below);
    }
    return w;
}

GRAZE_INLINE graze_scalar crossing_point(graze_scalar start, bool down, const crossing_run *w)
{
    const uint64_t rounded = w->whole + w->part / 0x80000000u;
    return s32_offset_held(start, down, u64_high(rounded) > 0 ? UINT32_MAX : u64_low(rounded));
}

GRAZE_SHARED graze_scalar graze_crossing_along(const crossing *t, graze_scalar start,
                                               graze_scalar from, graze_scalar to)
{
    const bool down = to < from;
    const crossing_run w =
        crossing_run_along(t, down ? u32_between(to, from) : u32_between(from, to));
    return crossing_point(start, down, &w);
}

/* For a radius of 2^30 or more, where the scale cannot be divided by 4: as normal_of, with a word
 * for the sign. The offset is a two's complement in units of 2^-32. */
GRAZE_INLINE graze_scalar crossing_normal_of_long(const surface *s, uint64_t offset)
{
    bool negative = u64_high(offset) > INT32_MAX;
    uint64_t size = negative ? u64_sub_modular(0, offset) : offset;
    uint32_t part = u64_low(size / 0x80000000u); /* the scale is 2 */
    uint32_t twice = u64_high(u32_mul(part, s32_bits(s->inverse))) / 0x2000;
    return s32_offset(0, negative, twice < 2 * GRAZE_ONE ? twice / 2 + twice % 2 : GRAZE_ONE);
}

/* Adds modulo 2^64, as the offset from the center is below 2^63 again. */
GRAZE_INLINE graze_scalar crossing_normal(const surface *s, uint32_t from_center, uint64_t along,
                                          bool down)
{
    if (s->scale >= 4)
        return normal_of(s, from_center, along, down);
    uint64_t offset = u64_of(from_center, 0);
    return crossing_normal_of_long(s, down ? u64_sub_modular(offset, along)
                                           : u64_add_modular(offset, along));
}

GRAZE_INLINE uint64_t crossing_along_axis(const crossing *t, graze_scalar start, graze_scalar from,
                                          graze_scalar to, graze_scalar *point)
{
    bool down = to < from;
    const crossing_run w =
        crossing_run_along(t, down ? u32_between(to, from) : u32_between(from, to));
    *point = crossing_point(start, down, &w);
    return u64_of(u64_low(w.whole), w.part);
}

GRAZE_SHARED graze_scalar graze_crossing_on_axis(const crossing *t, const surface *s,
                                                 graze_scalar center, graze_scalar start,
                                                 graze_scalar from, graze_scalar to,
                                                 graze_scalar *point)
{
    const uint64_t along = crossing_along_axis(t, start, from, to, point);
    return crossing_normal(s, u32_sub_modular(s32_bits(start), s32_bits(center)), along, to < from);
}

/* ---- The same, for capsules ---- */

GRAZE_SHARED uint64_t graze_crossing_way(const crossing *t, uint32_t run)
{
    const crossing_run w = crossing_run_along(t, run);
    return u64_of(u64_low(w.whole), w.part);
}

GRAZE_SHARED uint64_t graze_crossing_along_axis(const crossing *t, const crossing_axis *axis,
                                                graze_scalar *point)
{
    return crossing_along_axis(t, axis->start, axis->from, axis->to, point);
}

GRAZE_SHARED graze_scalar graze_crossing_normal(const surface *s, uint64_t offset, bool down)
{
    return crossing_normal(s, 0, offset, down);
}

#include "wide/end_fast.h"
#endif
