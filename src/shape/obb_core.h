/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * An oriented box and the core of a capsule: where the core is nearest to the box, and how near. Near and far.
 *
 * In the coordinates of the box, axis . (p - center), the box is an axis-aligned one, its distance is the root of the sum of
 * the squares of the excesses, and a core is a segment: coordinates are linear along it. So this is the algorithm of
 * box_core.h, with reaches in place of lengths. Along the core, from t = 0 to 1, the square of the distance is a convex
 * function D, quadratic between the crossings of planes of sides. The sign of its slope at each crossing tells between which
 * of them D is least. There D is A t^2 + 2 B t + C, and its least value is C - B^2 / A.
 *
 * Lengths are in units of 2^-16 raw: axes have 16 bits after the point. Products of reaches are long integers. Their words:
 *
 *                                             near                              far
 *   a reach: three products of an axis        3 * 2^61 + 2^47 < 2^63      2     3 * 2^63 + 2^47 < 2^65      3
 *     of 2^31 and a length, and a half extent
 *   A, B, C; twice a product of two reaches   27 * 2^122 < 2^127          4     27 * 2^126 < 2^131          5
 *   the slope at a crossing: three products   162 * 2^183 < 2^191         6     162 * 2^189 < 2^197         7
 *     of these
 *   B^2 - A C                                 2 * 27^2 * 2^244 < 2^255    8     2 * 27^2 * 2^252 < 2^263    9
 */
#ifndef GRAZE_SHAPE_OBB_CORE_H
#define GRAZE_SHAPE_OBB_CORE_H

#include "../../include/graze/capsule.h"
#include "../../include/graze/obb.h"
#include "../number/vectors.h"
#include "obb_axis.h"
#include "obb_core_numbers.h"

/* Routines of obb_capsule_far.c. */
bool graze_obb_overlaps_capsule_far(const graze_obb *box, const graze_capsule *capsule);
graze_scalar graze_obb_distance_segment_far(const graze_obb *box, const graze_segment *segment);

#if GRAZE_FAR
enum { OBB_REACH = 3, OBB_SQUARE = 5, OBB_SLOPE = 7, OBB_LEAST = 9 };
#else
enum { OBB_REACH = 2, OBB_SQUARE = 4, OBB_SLOPE = 6, OBB_LEAST = 8 };
#endif

/* The ends of the core along an axis, seen from the lower side of the box and from the higher one; and the way from the start
 * to the end. */
typedef struct {
    uint32_t start_low[OBB_REACH], start_high[OBB_REACH];
    uint32_t end_low[OBB_REACH], end_high[OBB_REACH];
    uint32_t run[OBB_REACH];
} obb_core_axis;

typedef struct {
    obb_core_axis axis[NO_AXIS];
    excess start[NO_AXIS], end[NO_AXIS];
} obb_core;

/* D near its least value is whole t^2 + 2 along t + squared; or `squared` is that value, and the others are 0. */
typedef struct {
    uint32_t whole[OBB_SQUARE], along[OBB_SQUARE], squared[OBB_SQUARE];
} obb_core_square;

/* ---- Into the coordinates of the box ---- */

static inline bool obb_is_not_empty(const graze_obb *box)
{
    return box->half.x >= 0 && box->half.y >= 0 && box->half.z >= 0;
}

static inline void obb_core_store(uint32_t *to, const reach *r)
{
#if GRAZE_FAR
    long_set_far(to, OBB_REACH, &r->raw);
#else
    to[0] = u64_low(s64_bits(r->raw));
    to[1] = u64_high(s64_bits(r->raw));
#endif
}

GRAZE_ONCE void obb_core_set_ends(uint32_t *low, uint32_t *high, const reach *at, const reach *half)
{
    reach side;
    reach_copy(&side, at);
    reach_add(&side, half);
    obb_core_store(low, &side);
    reach_copy(&side, at);
    reach_subtract(&side, half);
    obb_core_store(high, &side);
}

/* The ends of the core, and the way between them. */
typedef struct {
    length3 start, end, run;
} obb_core_way;

/* Returns true if both ends are beyond the same side, each by more than the radius, times 2^16. */
FAR_FRAMED_REPEATED bool obb_core_is_beside(obb_core *c, const graze_obb *box,
                                            const obb_core_way *way, int i, uint64_t radius)
{
    obb_core_axis *a = &c->axis[i];
    reach start, end, half;
    reach_set_product(&half, obb_half_on(box, i), length_of(GRAZE_ONE));
    set_reach(&start, &box->axis[i], &way->start);
    set_reach(&end, &box->axis[i], &way->end);
    c->start[i] = reach_excess(&start, &half);
    c->end[i] = reach_excess(&end, &half);
    if (c->start[i].raw > radius && c->end[i].raw > radius &&
        reach_is_negative(&start) == reach_is_negative(&end))
        return true;
    obb_core_set_ends(a->start_low, a->start_high, &start, &half);
    obb_core_set_ends(a->end_low, a->end_high, &end, &half);
    set_reach(&end, &box->axis[i], &way->run);
    obb_core_store(a->run, &end);
    return false;
}

GRAZE_INLINE void obb_core_set_way(obb_core_way *way, const graze_obb *box,
                                   const graze_segment *core)
{
    set_between(&way->start, &box->center, &core->a);
    set_between(&way->end, &box->center, &core->b);
    set_between(&way->run, &core->a, &core->b);
}

static inline bool obb_is_beside_core(obb_core *c, const graze_obb *box, const graze_segment *core,
                                      uint64_t radius)
{
    obb_core_way way;
    obb_core_set_way(&way, box, core);
    return obb_core_is_beside(c, box, &way, AXIS_x, radius) ||
           obb_core_is_beside(c, box, &way, AXIS_y, radius) ||
           obb_core_is_beside(c, box, &way, AXIS_z, radius);
}

/* The sides of the box cull nothing here: no excess is above the limit. */
GRAZE_ONCE void obb_core_set(obb_core *c, const graze_obb *box, const graze_segment *core)
{
    obb_core_way way;
    obb_core_set_way(&way, box, core);
    for (int i = AXIS_x; i < NO_AXIS; i++)
        (void)obb_core_is_beside(c, box, &way, i, UINT64_MAX);
}

/* ---- The slope of D ---- */

#if GRAZE_FAR || (GRAZE_FOR_SIZE && !GRAZE_MUL32_IS_LONG)

static inline void obb_clear(uint32_t *sum)
{
    long_set_s64(sum, OBB_SQUARE, 0);
}

GRAZE_ONCE void obb_add_reaches(uint32_t *sum, const uint32_t *a, const uint32_t *b, int sign)
{
    graze_long_add_product(sum, OBB_SQUARE, a, OBB_REACH, b, OBB_REACH, sign);
}

#else

static inline void obb_clear(uint32_t *sum)
{
    for (int i = 0; i < OBB_SQUARE; i++) {
        uint32_t word = 0;
        GRAZE_NOW(word); /* see graze_long_set */
        sum[i] = word;
    }
}

static inline int64_t obb_reach_of(const uint32_t *r)
{
    return (int64_t)s32_of_bits(r[1]) * INT64_C(0x100000000) + r[0];
}

/* Factors of two words: a third of the instructions of a long product. */
GRAZE_ONCE void obb_add_reaches(uint32_t *sum, const uint32_t *a, const uint32_t *b, int sign)
{
    const s128 product = graze_s64_mul(obb_reach_of(a), obb_reach_of(b));
    const s128 before = s128_of(obb_reach_of(sum + 2), u64_of(sum[1], sum[0]));
    const s128 after = sign < 0 ? s128_sub(before, product) : s128_add(before, product);
    sum[0] = u64_low(after.lo);
    sum[1] = u64_high(after.lo);
    sum[2] = s64_low(after.hi);
    sum[3] = u64_high(s64_bits(after.hi));
}

#endif

static inline int obb_reach_sign(const uint32_t *r)
{
    return graze_long_sign(r, OBB_REACH);
}

/* From the box to the start of the core, or to its end. NULL between the sides. */
static inline const uint32_t *obb_core_gap(const obb_core *c, int i, bool is_end)
{
    const obb_core_axis *a = &c->axis[i];
    const uint32_t *low = is_end ? a->end_low : a->start_low;
    if ((is_end ? c->end[i].raw : c->start[i].raw) == 0u)
        return 0;
    return long_is_negative(low, OBB_REACH) ? low : is_end ? a->end_high : a->start_high;
}

/* The sign of the slope at the start, or at the end: the sum of run times the gap to the box. */
GRAZE_ONCE int obb_slope_at_end(const obb_core *c, bool is_end)
{
    uint32_t slope[OBB_SQUARE];
    obb_clear(slope);
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        const uint32_t *gap = obb_core_gap(c, i, is_end);
        if (gap != 0)
            obb_add_reaches(slope, c->axis[i].run, gap, 1);
    }
    return graze_long_sign(slope, OBB_SQUARE);
}

/* side + run * t, times |rate|, at t = -before / rate: twice a product of two reaches. Returns its sign. */
static inline int obb_set_place_at(uint32_t *place, const uint32_t *side, const uint32_t *run,
                                   const uint32_t *rate, const uint32_t *before)
{
    obb_clear(place);
    const bool falls = long_is_negative(rate, OBB_REACH);
    obb_add_reaches(place, side, rate, falls ? -1 : 1);
    obb_add_reaches(place, run, before, falls ? 1 : -1);
    return graze_long_sign(place, OBB_SQUARE);
}

/* The sign of the slope where the core, which is `before` off the plane of a side at its start, crosses that plane. */
GRAZE_ONCE int obb_slope_at_crossing(const obb_core *c, const uint32_t *rate,
                                     const uint32_t *before)
{
    uint32_t slope[OBB_SLOPE], gap[OBB_SQUARE];
    long_set_s64(slope, OBB_SLOPE, 0);
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        const obb_core_axis *a = &c->axis[i];
        if (obb_reach_sign(a->run) == 0)
            continue;
        if (obb_set_place_at(gap, a->start_low, a->run, rate, before) < 0 ||
            obb_set_place_at(gap, a->start_high, a->run, rate, before) > 0)
            graze_long_add_product(slope, OBB_SLOPE, gap, OBB_SQUARE, a->run, OBB_REACH, 1);
    }
    return graze_long_sign(slope, OBB_SLOPE);
}

/* Whether the core is beyond a side where D is least, or on it: side is -1 for the lower one, and 1 for the higher one. */
static inline bool obb_core_is_beyond(const obb_core *c, const uint32_t *run, const uint32_t *start,
                                      const uint32_t *end, int side)
{
    const int first = obb_reach_sign(start) * side, last = obb_reach_sign(end) * side;
    if (first > 0)
        return last >= 0 || obb_slope_at_crossing(c, run, start) > 0;
    return last > 0 && obb_slope_at_crossing(c, run, start) < 0;
}

/* ---- The least value of D ---- */

static inline void obb_clear_square(obb_core_square *d)
{
    obb_clear(d->whole);
    obb_clear(d->along);
    obb_clear(d->squared);
}

GRAZE_ONCE void obb_add_square(obb_core_square *d, const uint32_t *run, const uint32_t *start)
{
    obb_add_reaches(d->whole, run, run, 1);
    obb_add_reaches(d->along, run, start, 1);
    obb_add_reaches(d->squared, start, start, 1);
}

/* Where D is least between the ends: from the side that the core is beyond there, to its start. NULL between the sides. */
static inline const uint32_t *obb_core_gap_between(const obb_core *c, int i)
{
    const obb_core_axis *a = &c->axis[i];
    if (obb_core_is_beyond(c, a->run, a->start_low, a->end_low, -1))
        return a->start_low;
    return obb_core_is_beyond(c, a->run, a->start_high, a->end_high, 1) ? a->start_high : 0;
}

/* Between the ends of the core. */
FAR_FRAMED void obb_set_square_between(obb_core_square *d, const obb_core *c)
{
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        const uint32_t *start = obb_core_gap_between(c, i);
        if (start != 0)
            obb_add_square(d, c->axis[i].run, start);
    }
}

/* B^2 - A C: 0 or less if C is the square of a distance. */
static inline void obb_set_least(uint32_t *least, const obb_core_square *d)
{
    graze_long_set_product(least, OBB_LEAST, d->along, OBB_SQUARE, d->along, OBB_SQUARE);
    graze_long_add_product(least, OBB_LEAST, d->whole, OBB_SQUARE, d->squared, OBB_SQUARE, -1);
}

/* Whether D falls at the start of the core and rises at the end: else an end is nearest. */
static inline bool obb_core_is_near_between(const obb_core *c)
{
    return obb_slope_at_end(c, false) < 0 && obb_slope_at_end(c, true) > 0;
}

#endif
