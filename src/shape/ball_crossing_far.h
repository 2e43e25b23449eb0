/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Crossings for any coordinates: areas have 67 bits, a discriminant has 134. The discriminant is
 * exact. Numbers too long for 64 bits then lose their lowest bits, 5 of 67, which moves t by at
 * most 2^-57 of itself.
 */
#ifndef GRAZE_SHAPE_BALL_CROSSING_FAR_H
#define GRAZE_SHAPE_BALL_CROSSING_FAR_H

#include "ball_crossing.h"
#include "../number/vectors.h"
#include "../wide/far_number.h"

/* ---- The end of a line ---- */

/* x * m + y * n */
GRAZE_ONCE void crossing_sum_of_two(far_number *to, const far_number *x, int64_t m,
                                    const far_number *y, int64_t n)
{
    graze_far_set_times(to, x, m);
    graze_far_add_times(to, y, n);
}

/* The sign of (a * t + 2 b) * t + c, where t has 16 bits after the point: 2^66 * 2^31 * 2^31 */
static inline int side_at_limit(const area *a, const area *b, const area *c, graze_scalar t)
{
    far_number slope, side;
    crossing_sum_of_two(&slope, &a->raw, t, &b->raw, 0x20000);
    crossing_sum_of_two(&side, &slope, t, &c->raw, INT64_C(0x100000000));
    return graze_far_sign(&side);
}

/* a * limit + b > 0: 2^66 * 2^31 and 2^66 * 2^16 */
static inline bool approaches_before_limit(const area *a, const area *b, graze_scalar limit)
{
    far_number slope;
    crossing_sum_of_two(&slope, &a->raw, limit, &b->raw, 0x10000);
    return graze_far_sign(&slope) > 0;
}

/* ---- Discriminants ---- */

typedef struct {
    far_number raw;
} discriminant; /* |raw| < 2^135 */

GRAZE_ONCE void discriminant_set(discriminant *d, const area *a, const area *b, const area *c)
{
    graze_far_set_product(&d->raw, &b->raw, &b->raw);
    graze_far_add_product(&d->raw, &a->raw, &c->raw, -1);
}

static inline int discriminant_sign(const discriminant *d)
{
    return graze_far_sign(&d->raw);
}

/* Far arithmetic has no shorter test. */
static inline bool discriminant_rules_out(const area *a, const area *b, const area *c)
{
    (void)a;
    (void)b;
    (void)c;
    return false;
}

static inline void discriminant_set_for_sign(discriminant *d, const area *a, const area *b,
                                             const area *c)
{
    discriminant_set(d, a, b, c);
}

/* A number with more bits than fit, 62 or 126, is long: it is divided by 2^5 or 2^10. */
static inline bool crossing_is_long(const far_number *x)
{
    const u128 size = graze_far_magnitude(x);
    return size.hi > 0 || size.lo >= UINT64_C(0x4000000000000000);
}

/* Sets the magnitude of x times `up`, without the lowest limb: rounded down. */
GRAZE_ONCE void crossing_narrow(u128 *to, const far_number *x, int64_t up)
{
    far_number lifted;
    graze_far_set_times(&lifted, x, far_is_negative(x) ? -up : up);
    to->hi = u64_of(lifted.limb[4], lifted.limb[3]);
    to->lo = u64_of(lifted.limb[2], lifted.limb[1]);
}

GRAZE_ONCE uint64_t crossing_narrowed(const far_number *x, bool is_long)
{
    u128 bits;
    crossing_narrow(&bits, x, is_long ? 0x8000000 : INT64_C(0x100000000)); /* 2^27 */
    GIVEN(bits.lo < UINT64_C(0x4000000000000000));                         /* 2^62 */
    return bits.lo;
}

/* t * 2^5 and t / 2^5. |run| * t is below 2^34, and so is 2^up. */
static inline void crossing_times_32(crossing *t)
{
    BOUND(t->bits > 0); /* one of the two is long, and not the other */
    uint32_t zeros = u64_leading_zeros(t->bits);
    uint32_t places = zeros < 5 ? zeros : 5;
    t->bits = u64_lift(t->bits, places);
    t->up += 5 - places;
}

static inline void crossing_over_32(crossing *t)
{
    if (t->up < 5)
        t->bits = u64_fall(t->bits, 5 - t->up);
    t->up = t->up < 5 ? 0 : t->up - 5;
}

/* The sum of |b| and the root is computed over 2^5 if b or the root is long. If b is not long, the
 * discriminant b^2 - a c is below 2^124 + 3 * 2^64 * 2^62 < 2^128, as -c is at most the square of
 * the radius. */
static inline void crossing_at_surface(crossing *t, const area *a, const area *b, const area *c,
                                       const discriminant *d, bool leaving)
{
    bool out = leaving && area_sign(b) < 0;
    const far_number *other = out ? &a->raw : &c->raw;
    bool sum_is_long =
        crossing_is_long(&b->raw) || d->raw.limb[3] >= UINT32_C(0x40000000); /* 2^126 */
    BOUND(crossing_is_long(&b->raw) || d->raw.limb[4] == 0);
    bool other_is_long = crossing_is_long(other);
    u128 size;
    crossing_narrow(&size, &d->raw, sum_is_long ? 0x400000 : INT64_C(0x100000000)); /* 2^22 */
    GIVEN(size.hi < UINT64_C(0x4000000000000000));                                  /* 2^126 */
    graze_crossing(t, crossing_narrowed(&b->raw, sum_is_long), &size,
                   crossing_narrowed(other, other_is_long), out);
    if (sum_is_long != other_is_long && sum_is_long == out)
        crossing_times_32(t);
    else if (sum_is_long != other_is_long)
        crossing_over_32(t);
}

#endif
