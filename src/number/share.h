/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Shares: part / whole of two areas or two reaches, degree 0, not divided. A share MUST NOT be negative, and its whole
 * MUST NOT be 0. share_near.h, share_far.h and share_float.h define them. This header defines the form in which near
 * and far shares are multiplied: a quotient, divided once, and the exact ratio for cases that the quotient leaves
 * undecided.
 *
 *   share_set_areas(&s, &part, &whole), share_set_reaches
 *   share_set_until_zero(&s, &from, &to)   from / (from - to): the share of the way between two reaches of different sign
 *                             at which the reach is 0
 *   share_set_zero, share_set_one, share_set_limit(&s, t_max), share_copy(&to, &from)
 *   share_set_over_axis(&s, &r, axis)   |r| / |axis|^2; 0 for a zero axis
 *   share_order(&a, &b)       -1, 0 or 1; 1 with a NaN: not at most
 *   share_set_later(&to, &x, first), share_set_sooner   stores a proportion that is not before, or not after, the stored
 *                             share; first: stores it unconditionally. In floats an equal share is not replaced
 *   proportion                part / whole of two reaches, part >= 0 and whole > 0, which MUST NOT change while it is
 *                             in use: proportion_set(&x, &part, &whole)
 *   proportion_order(&x, &s)  share_order of a proportion and a share; share_set_proportion(&to, &x)
 *   areas_to_limit(&part, &whole, t_max)   -1, 0 or 1 if part / whole is less than, equal to, more than t_max; neither
 *                             MUST be negative, whole MUST NOT be 0, nor t_max GRAZE_NO_LIMIT
 *   volume_against_before_limit(&part, &whole, t_max)   1, 0 or -1 if -part / whole is less than, equal to, more than
 *                             t_max; it MUST NOT be negative, nor t_max 0 or less
 *
 *   share_progress            a share that is ready to be multiplied: divided, once
 *   share_progress_of(&progress, &share)
 *   share_progress_of_volumes(&progress, &part, &whole)   part / whole for two volumes, which are wider than a share
 *   share_progress_against(&progress, &part, &whole)   -part / whole, which MUST NOT be negative
 *   share_along(start, length, progress)   start + length * share, rounded once, ties away from start, saturating
 *   share_point(&point, &start, &run, &progress)   share_along on each axis
 *   share_fraction, share_t(progress)   the fraction or t of a hit, rounded once, saturating
 */
#ifndef GRAZE_ARITH_SHARE_H
#define GRAZE_ARITH_SHARE_H

#include "spans_fixed.h"
#include "../wide/divide.h"
#include "../wide/signed.h"

/* bits * 2^up <= part / whole * 2^32 < (bits + 1) * 2^up */
typedef struct GRAZE_WORD_ALIGNED {
    u128 part, whole; /* <= 2^101; whole > 0 */
    quotient rounded_down;
} share_progress;

/* |axis|^2 <= 3 * 2^62 < 2^64 */
GRAZE_INSERTED uint64_t weights_squared(const graze_vec3 *axis)
{
    uint32_t x = s32_magnitude(axis->x), y = s32_magnitude(axis->y), z = s32_magnitude(axis->z);
    return u32_mul(x, x) + u32_mul(y, y) + u32_mul(z, z);
}

/* Divides part by whole: the quotient has 32 bits, most often from the upper bits alone. */
void graze_share_divide(share_progress *p);

/* Sets it in place and copies no whole structures: gcc -Os copies a structure with memcpy on a
 * Cortex-M0. */
GRAZE_INLINE void share_progress_raw(share_progress *p, u128 part, u128 whole)
{
    BOUND(whole.hi > 0 || whole.lo > 0);
    p->part.hi = part.hi;
    p->part.lo = part.lo;
    p->whole.hi = whole.hi;
    p->whole.lo = whole.lo;
    graze_share_divide(p);
}

/* run * part / whole to nearest, ties up, saturating */
uint32_t graze_share_times(const share_progress *p, uint32_t run);

/* The lengths of a vector, for a function that near and far casts both call. */
typedef struct {
    int64_t x, y, z; /* |x|, |y|, |z| < 2^32 */
} wide_run;

/* start + run * part / whole on each axis, rounded once, ties away from start, saturating */
void graze_share_point(graze_vec3 *point, const graze_vec3 *start, const wide_run *run,
                       const share_progress *p);

static inline graze_fraction share_fraction(const share_progress *p)
{
    return quotient_scaled(p->rounded_down, 30);
}

static inline graze_scalar share_t(const share_progress *p)
{
    return quotient_scaled(p->rounded_down, 16);
}

/* ---- Extents: for a half extent of 2^31 and a unit axis at most 2^47 ---- */

typedef struct GRAZE_WORD_ALIGNED {
    int64_t raw;
} extent; /* |raw| <= 2^47 */

typedef struct GRAZE_WORD_ALIGNED {
    uint64_t raw;
} excess; /* < 2^63 */

#define GRAZE_MOST_EXTENT INT64_C(0x800000000000) /* 2^47 */

/* 2^31 * 2^47 = 2^78; three of them < 2^80, and in units of 2^32 < 2^48 */
static inline graze_scalar moved_along(graze_scalar start, graze_scalar wx, extent x,
                                       graze_scalar wy, extent y, graze_scalar wz, extent z)
{
    s96 sum =
        s96_add(s96_add(s32_mul_s64(wx, x.raw), s32_mul_s64(wy, y.raw)), s32_mul_s64(wz, z.raw));
    u128 size = s96_magnitude(sum);
    uint64_t rounded = u64_of(u64_low(size.hi), u64_high(size.lo)) + u64_low(size.lo) / 0x80000000u;
    return s32_offset_held(start, s96_sign(sum) < 0,
                           u64_high(rounded) > 0 ? UINT32_MAX : u64_low(rounded));
}

/* An excess above the radius is a miss by itself; the squares of the others are below 2^94. */
GRAZE_REPEATED bool excesses_within(excess x, excess y, excess z, graze_scalar radius)
{
    BOUND(radius >= 0);
    uint64_t r = (uint64_t)radius * 65536; /* < 2^47 */
    if (x.raw > r || y.raw > r || z.raw > r)
        return false;
    u128 sum =
        u128_add(u128_add(u64_mul(x.raw, x.raw), u64_mul(y.raw, y.raw)), u64_mul(z.raw, z.raw));
    return !u128_less(u64_mul(r, r), sum);
}

#endif
