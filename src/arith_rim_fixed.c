/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Discs: whether a vector is within a radius, and a radius along a vector. Called by near and far arithmetic, so that
 * this code is in flash once. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "number/spans.h"
#include "shape/disc_rim_numbers.h"
#include "wide/divide.h"
#include "wide/root.h"

static bool rim_is_less(const u128 *a, const u128 *b)
{
    return u128_less(u128_of(a->hi, a->lo), u128_of(b->hi, b->lo));
}

/* high * 2^128 + middle * 2^64 + low */
typedef struct GRAZE_WORD_ALIGNED {
    uint64_t high, middle, low;
} rim_square;

/* x = top * 2^64 + rest < 2^96: the square is top^2 * 2^128 + 2 * top * rest * 2^64 + rest^2. */
GRAZE_ONCE void rim_set_square(rim_square *to, const u128 *x)
{
    const uint64_t rest = x->lo;
    const uint32_t top = u64_low(x->hi);
    const u128 of_rest = u64_mul(rest, rest), across = u64_mul(rest, top); /* < 2^128, < 2^96 */
    const u128 sum = u128_add(u128_add(across, across), u128_of(0, of_rest.hi));
    BOUND(u64_high(x->hi) == 0u);
    to->high = u32_mul(top, top) + sum.hi;
    to->middle = sum.lo;
    to->low = of_rest.lo;
}

/* Subtracts x^2 if it is not more than what is left. */
GRAZE_ONCE bool rim_takes_square(rim_square *left, const u128 *x)
{
    rim_square square;
    rim_set_square(&square, x);
    const u128 more = u128_of(left->high, left->middle);
    const u128 less =
        u128_add(u128_of(square.high, square.middle), u128_of(0, left->low < square.low ? 1u : 0u));
    if (u128_less(more, less))
        return false;
    const u128 rest = u128_sub(more, less);
    left->high = rest.hi;
    left->middle = rest.lo;
    left->low = u64_sub_modular(left->low, square.low);
    return true;
}

/* Most lines pass a disc at a distance, and then one component alone is too long. The squares are taken away from that
 * of `most` one by one, since their sum could have 194 bits. */
GRAZE_SHARED bool graze_rim_holds(const rim_vector *v, const u128 *most)
{
    rim_square left;
    if (rim_is_less(most, &v->x) || rim_is_less(most, &v->y) || rim_is_less(most, &v->z))
        return false;
    rim_set_square(&left, most);
    return rim_takes_square(&left, &v->x) && rim_takes_square(&left, &v->y) &&
           rim_takes_square(&left, &v->z);
}

/* The top 63 bits, counted from the highest bit that any of the three components has; rounded down. */
static uint64_t rim_top(const u128 *x, uint32_t zeros)
{
    return u128_lift_high(u128_of(x->hi, x->lo), zeros) / 2u;
}

/* part * fraction / 2^79, in units of 2^-15, rounded down: part < 2^63, fraction < 2^48 */
static uint64_t rim_step(uint64_t part, uint64_t fraction)
{
    return u64_mul(part, fraction).hi;
}

/*
 * The fraction is radius * 2^31 / root, in units of 2^-48, and the root is at least 2^62. The errors of a step, before
 * it is rounded: each part is less than 1 too small, which adds less than 2^-31; so the root is less than 3
 * too small, which adds 2^-29; the fraction is less than 4 too small, which adds 2^-14.
 */
GRAZE_SHARED void graze_rim_steps(rim_steps *to, const rim_vector *v, uint32_t radius)
{
    const uint32_t zeros =
        u128_leading_zeros(u128_of(v->x.hi | v->y.hi | v->z.hi, v->x.lo | v->y.lo | v->z.lo));
    const uint64_t x = rim_top(&v->x, zeros), y = rim_top(&v->y, zeros), z = rim_top(&v->z, zeros);
    const uint64_t root =
        graze_u128_sqrt(u128_add(u128_add(u64_mul(x, x), u64_mul(y, y)), u64_mul(z, z)));
    const uint32_t times = root <= INT64_MAX ? 2u : 1u;
    BOUND(root >= UINT64_C(0x4000000000000000) && radius <= INT32_MAX);
    const uint64_t fraction = graze_u64_share_long(u64_of(radius, 0) / 2u * times, root * times);
    to->x = rim_step(x, fraction);
    to->y = rim_step(y, fraction);
    to->z = rim_step(z, fraction);
}

/* Both are lifted as far as the whole can be, and the lower 64 bits are cut off, which adds less than 2^-62. */
GRAZE_SHARED uint64_t graze_rim_share(const u128 *part, const u128 *whole)
{
    const uint32_t zeros = u128_leading_zeros(u128_of(whole->hi, whole->lo));
    const uint64_t d = u128_lift_high(u128_of(whole->hi, whole->lo), zeros);
    const uint64_t n = u128_lift_high(u128_of(part->hi, part->lo), zeros);
    const u128 twice = u128_add(u128_of(part->hi, part->lo), u128_of(part->hi, part->lo));
    BOUND(u128_compare(twice, u128_of(whole->hi, whole->lo)) <= 0);
    GIVEN(n <= d / 2u);
    if (u128_compare(twice, u128_of(whole->hi, whole->lo)) == 0)
        return UINT64_C(0x800000000000);
    return graze_u64_share_long(n, d);
}

/* The run is below 2^32, the fraction below 2^48, and a step below 2^46. */
GRAZE_SHARED graze_scalar graze_rim_beside(graze_scalar start, int64_t run, uint64_t fraction,
                                           bool down, uint64_t step)
{
    const uint64_t size = s64_magnitude(run);
    const int64_t along = (int64_t)u64_mul(size * 0x80000000u, fraction).hi;
    const int64_t outward = ((run < 0) == down ? along : -along) + (int64_t)step + 0x4000;
    const int64_t way = outward >= 0 ? outward / 0x8000 : -((0x7fff - outward) / 0x8000);
    return graze_held(start + (down ? -way : way));
}

#endif
