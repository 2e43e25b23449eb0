/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Distances and feet of perpendiculars, computed from squares: for near and far arithmetic. Exact
 * up to the one rounding. separation.h specifies each function.
 */
#ifndef GRAZE_NUMBER_SEPARATION_NUMBERS_H
#define GRAZE_NUMBER_SEPARATION_NUMBERS_H

#include "../wide/u256.h"
#include "../wide/divide.h"

/* The square of a distance in raw units: part / whole, or part^2 / whole, which is not squared unless it has to be.
 * part or part^2 < 2^206, 0 < whole < 2^136 */
typedef struct GRAZE_WORD_ALIGNED {
    u256 part, whole;
    bool is_root; /* whether the part is squared: then it is < 2^103 */
} separation;

/* Whether distance <= radius. */
bool graze_separation_within(const separation *a, uint32_t radius);

/* The sign of distance - radius: -1, 0 or 1. */
int graze_separation_side(const separation *a, uint32_t radius);

/* radius^2 * whole - part, or - part^2; 0 if that is negative. */
void graze_separation_rest(u256 *rest, const separation *a, uint32_t radius);

/* part - radius^2 * whole, or part^2 - that; 0 if that is negative. */
void graze_separation_beyond(u256 *beyond, const separation *a, uint32_t radius);

/* Whether the distance is less than the other, by their exact squares. */
bool graze_separation_less(const separation *a, const separation *b);

/* To nearest, at most 2^32 - 1. There is never a tie: 4 * part = (2 k + 1)^2 * whole would make whole a
 * multiple of 4. Divided by the common divisor of its components, which divides part as well, whole
 * is 1, or a sum of three squares that are not all even. */
uint32_t graze_separation_distance(const separation *a);

/* Rounded down, or up, at most 2^32 - 1. */
uint32_t graze_separation_distance_down(const separation *a);
uint32_t graze_separation_distance_up(const separation *a);

/* From a point down to a plane: above * weight / |weights|^2 along an axis, where the weights are the components of the
 * normal. */
typedef struct GRAZE_WORD_ALIGNED {
    u128 above;            /* < 2^101 */
    uint32_t top[3];       /* the 32 bits of each weight from the highest bit of all three */
    uint32_t zeros;        /* before that bit, in 128 */
    uint32_t factor, fall; /* above / |weights|^2: graze_foot_divide sets them */
} foot;

void graze_foot_divide(foot *f);

/* The way along an axis is in an interval: returns its ends, to nearest, ties up, at most 2^32 - 1; the upper end in the
 * high word. */
uint64_t graze_foot_range(const foot *f, uint32_t top);

typedef struct GRAZE_WORD_ALIGNED {
    u128 above, weight;
    u256 squared; /* < 2^136 */
} exact_foot;

/* above * weight / squared to nearest, ties up, which is from low to high. */
uint32_t graze_foot_settled(const exact_foot *f, uint32_t low, uint32_t high);

/* Returns how many weights lead from size below 0 to strictly above it. If `beyond`: how many
 * (none, or a negative number) lead from size above 0 to the last place that is still strictly
 * above it. A quotient of 2^32 or more counts as 2^32. */
int64_t graze_steps_beyond(u128 size, u128 weight, bool beyond);

/* sum + a^2 */
void graze_u256_add_square(u256 *sum, u128 a);

static inline void u128_store(u128 *to, u128 x)
{
    to->hi = x.hi;
    to->lo = x.lo;
}

/* Word by word: see GRAZE_APART. */
static inline void u256_set(u256 *to, u128 hi, u128 lo)
{
    uint64_t top = hi.hi, high = hi.lo, middle = lo.hi;
    GRAZE_APART(top);
    to->hi.hi = top;
    GRAZE_APART(high);
    to->hi.lo = high;
    GRAZE_APART(middle);
    to->lo.hi = middle;
    to->lo.lo = lo.lo;
}

#endif
