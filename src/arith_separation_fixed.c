/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Distances and feet of perpendiculars, exact: called by all shapes with faces, so that this code
 * is in flash once. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "number/spans.h"
#include "number/separation_numbers.h"
#include "number/unit.h"
#include "number/reach.h"
#include "wide/lift.h"
#include "wide/root.h"
#include "wide/begin_fast.h"

GRAZE_SHARED void graze_u256_add_square(u256 *sum, u128 a)
{
    const u256 whole = u256_add(*sum, graze_u128_mul(a, a));
    u256_set(sum, whole.hi, whole.lo);
}

/* x * m, which MUST be below 2^256. */
static void separation_set_product(u256 *to, const u256 *x, uint64_t m)
{
    const u128 low = u64_mul(x->lo.lo, m);
    const u128 middle = u128_add(u64_mul(x->lo.hi, m), u128_of(0, low.hi));
    u128 high = u128_of(0, middle.hi);
    if ((x->hi.hi | x->hi.lo) > 0u) {
        const u128 top = u64_mul(x->hi.hi, m);
        BOUND(top.hi == 0u);
        high = u128_add(u128_add(u64_mul(x->hi.lo, m), high), u128_of(top.lo, 0));
    }
    u256_set(to, high, u128_of(middle.lo, low.lo));
}

/* ---- Intervals ---- */

/* x * 2^up / 2 to nearest, ties up, at most 2^32 - 1 */
static uint32_t interval_lifted(uint32_t x, uint32_t up)
{
    const uint64_t twice = u32_mul(x, u32_power_of_2(up)), rounded = twice / 2u + twice % 2u;
    return u64_high(rounded) == 0u ? u64_low(rounded) : UINT32_MAX;
}

/* The ends of an interval, times 2^-places / 2, to nearest, ties up, at most 2^32 - 1: the upper end in the high word.
 * From 32 places on it is below 1/2; there are at least -31. */
static uint64_t interval_rounded(uint32_t low, uint32_t high, int32_t places)
{
    GIVEN(places >= -31);
    if (places > 31)
        return 0;
    const uint32_t size = s32_magnitude(places);
    if (places < 0)
        return u64_of(interval_lifted(high, size), interval_lifted(low, size));
    return u64_of(u32_rounded(high, size), u32_rounded(low, size));
}

/* x * 2^up / 2, rounded down, at most 2^32 - 1 */
static uint32_t interval_raised(uint32_t x, uint32_t up)
{
    const uint64_t raised = u32_mul(x, u32_power_of_2(up)) / 2u;
    return u64_high(raised) == 0u ? u64_low(raised) : UINT32_MAX;
}

/* The same, rounded down. */
static uint64_t interval_floors(uint32_t low, uint32_t high, int32_t places)
{
    GIVEN(places >= -31);
    if (places >= 31)
        return 0;
    const uint32_t size = s32_magnitude(places);
    if (places < 0)
        return u64_of(interval_raised(high, size), interval_raised(low, size));
    const uint32_t divisor = u32_power_of_2(size + 1u);
    return u64_of(high / divisor, low / divisor);
}

/* ---- Distances ---- */

/* bits * 2^up, with the lower bits cut off; bits >= 2^31, or, if `up` is even, 2^30 */
typedef struct {
    uint32_t bits;
    int32_t up;
} separation_top;

static void separation_set_top(separation_top *t, const u256 *x, bool even)
{
    const bool is_long = x->hi.hi > 0u || x->hi.lo > 0u;
    const u128 *half = is_long ? &x->hi : &x->lo;
    uint64_t top = half->hi;
    uint32_t below = u64_high(half->lo);
    t->up = is_long ? 192 : 64;
    if (top == 0u) {
        top = half->lo;
        below = is_long ? u64_high(x->lo.hi) : 0u;
        t->up -= 64;
    }
    if (u64_high(top) == 0u) {
        top =
            u64_of(u64_low(top), below); /* the words below it are not needed, if they are all 0 */
        t->up -= 32;
    }
    uint32_t zeros = u32_leading_zeros(u64_high(top));
    if (even)
        zeros -= zeros % 2u;
    const uint32_t scale = u32_power_of_2(zeros);
    t->bits = u64_high(top) * scale + u64_high(u32_mul(u64_low(top), scale));
    t->up += 32 - (int32_t)zeros;
}

/* A root: less than 2^-29.4 of it too great or 2^-28.6 too small. 2^30 <= bits */
static void separation_set_root(separation_top *t, const u256 *square)
{
    separation_set_top(t, square, true);
    t->bits = u64_high(u32_mul(t->bits, graze_inverse_root(t->bits)) * 2u);
    t->up = t->up / 2 - 15;
}

/* The distance is strictly between the ends of an interval, times 2^-places / 2. */
typedef struct {
    uint32_t low, high;
    int32_t places;
} separation_interval;

/* `near` is off by less than 3.5 * 2^-30 of itself and by 1: 2^-30 by each of the two roots and by the bits below them,
 * 2^-31 by those below the two squares. */
static void separation_set_interval(separation_interval *t, const separation *a)
{
    separation_top part, whole;
    separation_set_top(&whole, &a->whole, true);
    if (a->is_root)
        separation_set_top(&part, &a->part, false);
    else
        separation_set_root(&part, &a->part);
    const uint32_t near = u64_high(u32_mul(part.bits, graze_inverse_root(whole.bits)) * 2u);
    const uint32_t error = near / 0x10000000u + 2u;
    t->low = near - error;
    t->high = near < UINT32_MAX - error ? near + error : UINT32_MAX;
    t->places = whole.up / 2 + 14 - part.up;
}

/* The distance is too great for 32 bits. */
GRAZE_INLINE bool interval_is_beyond(const separation_interval *t)
{
    return t->places < -3;
}

static bool separation_is_zero(const separation *a)
{
    return (a->part.hi.hi | a->part.hi.lo | a->part.lo.hi | a->part.lo.lo) == 0u;
}

static void separation_set_square(u256 *to, const separation *a)
{
    if (a->is_root) {
        u256_set(to, u128_of(0, 0), u128_of(0, 0));
        graze_u256_add_square(to, u128_of(a->part.lo.hi, a->part.lo.lo));
    } else {
        u256_set(to, u128_of(a->part.hi.hi, a->part.hi.lo), u128_of(a->part.lo.hi, a->part.lo.lo));
    }
}

GRAZE_INLINE int separation_compare(const separation *a, uint32_t radius)
{
    u256 most, square;
    separation_set_square(&square, a);
    separation_set_product(&most, &a->whole, u32_mul(radius, radius));
    return u256_compare(square, most);
}

GRAZE_SHARED bool graze_separation_within(const separation *a, uint32_t radius)
{
    return separation_compare(a, radius) <= 0;
}

GRAZE_SHARED int graze_separation_side(const separation *a, uint32_t radius)
{
    return separation_compare(a, radius);
}

/* more - less; 0 if that is negative. */
static void separation_set_difference(u256 *to, const u256 *more, const u256 *less)
{
    u256_set(to, u128_of(0, 0), u128_of(0, 0));
    if (u256_compare(*less, *more) >= 0)
        return;
    const uint64_t borrow = u128_less(more->lo, less->lo);
    const uint64_t low = u64_sub_modular(more->lo.lo, less->lo.lo);
    const uint64_t carry = more->lo.lo < less->lo.lo;
    const uint64_t middle = u64_sub_modular(u64_sub_modular(more->lo.hi, less->lo.hi), carry);
    u256_set(to, u128_sub(more->hi, u128_add(less->hi, u128_of(0, borrow))), u128_of(middle, low));
}

GRAZE_SHARED void graze_separation_rest(u256 *rest, const separation *a, uint32_t radius)
{
    u256 most, square;
    separation_set_square(&square, a);
    separation_set_product(&most, &a->whole, u32_mul(radius, radius));
    separation_set_difference(rest, &most, &square);
}

GRAZE_SHARED void graze_separation_beyond(u256 *beyond, const separation *a, uint32_t radius)
{
    u256 least, square;
    separation_set_square(&square, a);
    separation_set_product(&least, &a->whole, u32_mul(radius, radius));
    separation_set_difference(beyond, &square, &least);
}

/* high * 2^128 + low */
typedef struct {
    u256 high;
    u128 low;
} separation_product;

/* The square of the part of a times the whole of b: < 2^206 * 2^136. */
static void separation_set_product_across(separation_product *to, const separation *a,
                                          const separation *b)
{
    u256 square;
    separation_set_square(&square, a);
    const u256 low = graze_u128_mul(square.lo, b->whole.lo);
    const u256 middle = u256_add(graze_u128_mul(square.hi, b->whole.lo),
                                 graze_u128_mul(square.lo, b->whole.hi)); /* < 2^206 + 2^136 */
    const u256 top = graze_u128_mul(square.hi, b->whole.hi);              /* < 2^78 * 2^8 */
    u256 high;
    u256_set(&high, u128_of(top.lo.hi, top.lo.lo), u128_of(low.hi.hi, low.hi.lo));
    high = u256_add(high, middle);
    u256_set(&to->high, high.hi, high.lo);
    u128_store(&to->low, low.lo);
}

GRAZE_SHARED bool graze_separation_less(const separation *a, const separation *b)
{
    separation_product left, right;
    separation_set_product_across(&left, a, b);
    separation_set_product_across(&right, b, a);
    const int high = u256_compare(left.high, right.high);
    return high != 0 ? high < 0 : u128_compare(left.low, right.low) < 0;
}

/* The greatest k from low to high with k - 1/2 < distance, as (2 k - 1)^2 * whole < 4 * part */
GRAZE_ONCE uint32_t separation_settled(const separation *a, uint32_t low, uint32_t high)
{
    u256 square, four, once, limit;
    separation_set_square(&square, a);
    separation_set_product(&four, &square, 4);
    while (low < high) {
        const uint32_t middle = high - (high - low) / 2u;
        const uint64_t odd = (uint64_t)middle * 2u - 1u;
        if (u64_high(odd) == 0u) {
            separation_set_product(&limit, &a->whole, u32_mul(u64_low(odd), u64_low(odd)));
        } else {
            separation_set_product(&once, &a->whole, odd);
            separation_set_product(&limit, &once, odd);
        }
        if (u256_compare(four, limit) < 0)
            high = middle - 1u;
        else
            low = middle;
    }
    return low;
}

GRAZE_SHARED uint32_t graze_separation_distance(const separation *a)
{
    separation_interval t;
    if (separation_is_zero(a))
        return 0;
    separation_set_interval(&t, a);
    if (interval_is_beyond(&t))
        return UINT32_MAX;
    const uint64_t range = interval_rounded(t.low, t.high, t.places);
    const uint32_t low = u64_low(range), high = u64_high(range);
    return low < high ? separation_settled(a, low, high) : low;
}

/* The greatest k from low to high with k <= distance; or, for `up`, one more if that is less than the distance. */
GRAZE_ONCE uint32_t separation_floor_settled(const separation *a, uint32_t low, uint32_t high,
                                             bool up)
{
    u256 square, limit;
    int order = 1;
    separation_set_square(&square, a);
    while (low < high) {
        const uint32_t middle = high - (high - low) / 2u;
        separation_set_product(&limit, &a->whole, u32_mul(middle, middle));
        const int side = u256_compare(square, limit);
        if (side < 0) {
            high = middle - 1u;
        } else {
            low = middle;
            order = side;
        }
    }
    return up && order > 0 && low < UINT32_MAX ? low + 1u : low;
}

/* No whole number is in an interval whose ends have the same floor. */
static uint32_t separation_floor(const separation *a, bool up)
{
    separation_interval t;
    if (separation_is_zero(a))
        return 0;
    separation_set_interval(&t, a);
    if (interval_is_beyond(&t))
        return UINT32_MAX;
    const uint64_t range = interval_floors(t.low, t.high, t.places);
    const uint32_t low = u64_low(range), high = u64_high(range);
    if (low < high)
        return separation_floor_settled(a, low, high, up);
    return up && low < UINT32_MAX ? low + 1u : low;
}

GRAZE_SHARED uint32_t graze_separation_distance_down(const separation *a)
{
    return separation_floor(a, false);
}

GRAZE_SHARED uint32_t graze_separation_distance_up(const separation *a)
{
    return separation_floor(a, true);
}

/* ---- Feet ---- */

/* < 2^62 */
GRAZE_INLINE uint64_t foot_quarter_of_square(uint32_t top)
{
    return u32_mul(top, top) / 4u;
}

/* The factor is at most 1 too small, as the lower bits of the height are cut off, or 2^-28.8 of itself too great, as
 * each top is less than 1 too small, and so is the divisor. */
GRAZE_SHARED void graze_foot_divide(foot *f)
{
    const uint64_t quarter = foot_quarter_of_square(f->top[0]) + foot_quarter_of_square(f->top[1]) +
                             foot_quarter_of_square(f->top[2]); /* 2^60 .. 3 * 2^60 */
    const u128 above = u128_of(f->above.hi, f->above.lo);
    const uint32_t zeros_above = u128_leading_zeros(u128_of(above.hi, above.lo | 1u)),
                   zeros = u64_leading_zeros(quarter);
    f->factor = u32_divide_normal(u128_lift_high(above, zeros_above) / 2u,
                                  u64_high(u64_lift(quarter, zeros)))
                    .quotient;
    f->fall = zeros_above + 65u - f->zeros - zeros;
}

/* The way is top * factor / 2^fall. Its highest word is less than 3 too small, or 2^-28.8 of itself too great. */
GRAZE_SHARED uint64_t graze_foot_range(const foot *f, uint32_t top)
{
    const uint32_t way = u64_high(u32_mul(top, f->factor)), error = way / 0x10000000u + 1u;
    GIVEN(f->fall <= 192u);
    return interval_rounded(way > error ? way - error : 0u,
                            way < UINT32_MAX - 3u ? way + 3u : UINT32_MAX, (int32_t)f->fall - 33);
}

/* The greatest k from low to high with k - 1/2 <= above * weight / squared */
GRAZE_SHARED uint32_t graze_foot_settled(const exact_foot *f, uint32_t low, uint32_t high)
{
    u256 twice, odd;
    const u256 product = graze_u128_mul(u128_of(f->above.hi, f->above.lo),
                                        u128_of(f->weight.hi, f->weight.lo)); /* < 2^168 */
    twice = u256_add(product, product);
    while (low < high) {
        const uint32_t middle = high - (high - low) / 2u;
        separation_set_product(&odd, &f->squared, (uint64_t)middle * 2u - 1u);
        if (u256_compare(twice, odd) < 0)
            high = middle - 1u;
        else
            low = middle;
    }
    return low;
}

/* ---- Steps ---- */

static u160 u160_of(u128 x)
{
    u160 r;
    r.high = u128_of(u64_high(x.hi), u64_of(u64_low(x.hi), u64_high(x.lo)));
    r.low = u64_low(x.lo);
    return r;
}

GRAZE_SHARED int64_t graze_steps_beyond(u128 size, u128 weight, bool beyond)
{
    const uint32_t nearest = graze_round_ratio(1, size, weight);
    const u160 whole = u160_of(size), product = graze_u128_mul_u32(weight, nearest);
    const bool over = u160_less(whole, product), under = u160_less(product, whole);
    const int64_t down = (int64_t)nearest - (over ? 1 : 0), up = (int64_t)nearest + (under ? 1 : 0);
    return beyond ? 1 - up : down + 1;
}

#include "wide/end_fast.h"
#endif
