/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Common to near and far numbers: where a line crosses the side of a capsule. capsule_crossing.h specifies each word;
 * arith_capsule_fixed.c defines the functions.
 */
#ifndef GRAZE_SHAPE_CAPSULE_CROSSING_NUMBERS_H
#define GRAZE_SHAPE_CAPSULE_CROSSING_NUMBERS_H

#include "ball_crossing_numbers.h"
#include "../number/separation_numbers.h"

/* bits * 2^up, with the lower bits cut off: 2^61 <= bits < 2^62; 0 is 0 * 2^TOP_OF_ZERO, below all others. */
typedef struct GRAZE_WORD_ALIGNED {
    uint64_t bits;
    int32_t up;
} top62;

enum { TOP_OF_ZERO = -1024 };

/* x * 2^up */
void graze_top62_set(top62 *t, const u128 *x, int32_t up);
void graze_top62_set_wide(top62 *t, const u256 *x);
/* x * bits * 2^up */
void graze_top62_set_product(top62 *t, const top62 *x, uint64_t bits, int32_t up);

/* t = c / (b + sqrt(whole * rest)), or (b + sqrt(whole * rest)) / a. Not b, or not whole and rest, MUST be 0. */
typedef struct {
    top62 b, other, whole, rest;
} side_numbers;

void graze_side_crossing(crossing *t, const side_numbers *n, bool out);

/* Of the axis of a core, in units of its square: `whole` is that of the core, < 2^62. The start of the line is at `middle`
 * from the middle of the core, doubled, |middle| <= 6 * 2^60; and the run moves it by run / 2^fall, run < 2^62, down or up. */
typedef struct {
    uint64_t whole, run;
    int64_t middle;
    uint32_t fall;
    bool down;
} side_axis;

/* From the middle of the core to the foot of a perpendicular: `part` of half the core, at most 1. */
typedef struct {
    crossing part;
    bool down;
} side_foot;

/* A part of the surface: the ball around the start or the end of the core, or the side. */
typedef enum { CAPSULE_START, CAPSULE_SIDE, CAPSULE_END } capsule_part;

/* The part beside which the line is at t. Sets the foot, if that is the side. */
capsule_part graze_side_part(side_foot *below, const side_axis *axis, const crossing *t);

/* As graze_crossing_on_axis, with the normal from the foot, which is on the core from a to b, to the point. */
graze_scalar graze_side_on_axis(const crossing *t, const surface *s, const side_foot *below,
                                graze_scalar a, graze_scalar b, const crossing_axis *line,
                                graze_scalar *point);

/* The normal alone, without a place in the world, on one axis: from the start of the core to that of the line, |from| < 2^34;
 * and both runs, below 2^32 in size. A corner is a core of length 0 with any foot. */
typedef struct {
    int64_t from, core, run;
} side_gap;

graze_scalar graze_side_normal(const crossing *t, const surface *s, const side_foot *below,
                               const side_gap *gap);

#endif
