/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points of the plane of a disc, for near and far arithmetic: arith_rim_fixed.c defines the functions. */
#ifndef GRAZE_SHAPE_DISC_RIM_NUMBERS_H
#define GRAZE_SHAPE_DISC_RIM_NUMBERS_H

#include "../../include/graze/vec3.h"
#include "../wide/signed.h"

/* The sizes of the components of a vector. Each < 2^100 */
typedef struct GRAZE_WORD_ALIGNED {
    u128 x, y, z;
} rim_vector;

/* Whether |v| <= most < 2^96. Each component < 2^98. */
bool graze_rim_holds(const rim_vector *v, const u128 *most);

/* radius * v / |v|, where v is not zero: less than 2^-13 too small or too great, in units of 2^-15. */
typedef struct {
    uint64_t x, y, z;
} rim_steps;
void graze_rim_steps(rim_steps *to, const rim_vector *v, uint32_t radius);

/* part / whole, which MUST be at most 1/2, in units of 2^-48: rounded down, or at most 4 less; 1/2 is exact. */
uint64_t graze_rim_share(const u128 *part, const u128 *whole);

/* Along a core and then outward: start + run * fraction + step, rounded once, ties outward, saturating. The fraction is from
 * graze_rim_share, and the step in units of 2^-15. The sum is less than 2^-12 off. */
graze_scalar graze_rim_beside(graze_scalar start, int64_t run, uint64_t fraction, bool down,
                              uint64_t step);

/* A step to nearest. */
GRAZE_INLINE uint32_t rim_rounded(uint64_t step)
{
    return u64_low((step + 0x4000u) / 0x8000u);
}

/* By words: see share_progress_raw. */
GRAZE_INLINE void rim_set(u128 *to, u128 size)
{
    to->hi = size.hi;
    to->lo = size.lo;
}

#endif
