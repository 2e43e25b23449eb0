/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The form in which near and far shares are multiplied: a quotient, divided once, and the exact ratio for the cases
 * that the quotient leaves undecided. share.h specifies each function.
 */
#ifndef GRAZE_NUMBER_SHARE_PROGRESS_H
#define GRAZE_NUMBER_SHARE_PROGRESS_H

#include "spans.h"
#include "../wide/divide.h"
#include "../wide/signed.h"

/* bits * 2^up <= part / whole * 2^32 < (bits + 1) * 2^up */
typedef struct GRAZE_WORD_ALIGNED {
    u128 part, whole; /* < 2^126; whole > 0 */
    quotient rounded_down;
} share_progress;

/* |axis|^2 <= 3 * 2^62 < 2^64 */
GRAZE_INLINE uint64_t weights_squared(const graze_vec3 *axis)
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

#endif
