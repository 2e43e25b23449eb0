/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points of the plane of a disc, for near and far arithmetic: arith_rim_fixed.c defines the functions. */
#ifndef GRAZE_SHAPE_DISC_RIM_NUMBERS_H
#define GRAZE_SHAPE_DISC_RIM_NUMBERS_H

#include "../../include/graze/vec3.h"
#include "../wide/wide.h"

/* The sizes of the components of a vector. Each < 2^98 */
typedef struct GRAZE_WORD_ALIGNED {
    u128 x, y, z;
} rim_vector;

/* Whether |v| <= most < 2^96. */
bool graze_rim_holds(const rim_vector *v, const u128 *most);

/* radius * v / |v|, to within 0.501, where v is not zero. */
typedef struct {
    uint32_t x, y, z;
} rim_steps;
void graze_rim_steps(rim_steps *to, const rim_vector *v, uint32_t radius);

/* By words: see share_progress_raw. */
GRAZE_INLINE void rim_set(u128 *to, u128 size)
{
    to->hi = size.hi;
    to->lo = size.lo;
}

#endif
