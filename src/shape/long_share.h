/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of closest points: the place on a line at which it comes nearest to another line, a fraction of degree 4,
 * too wide for a share.
 *
 *   long_share                degree 0: a fraction of two differences of products of areas, divided once; near < 2^124, far
 *                             < 2^133
 *   long_share_set(&p, &a, &b, &c, &d, &e, &f, &g)   (a * b - c * d) / (e * f - g^2), which MUST be from 0 to 1; the areas e
 *                             and f MUST NOT be negative
 *   long_share_along(start, run, &p)   start + run * p, rounded once, ties away from start
 */
#ifndef GRAZE_SHAPE_LONG_SHARE_H
#define GRAZE_SHAPE_LONG_SHARE_H

#include "../number/share.h"

#if GRAZE_FAR

/* Far: without the lowest limb of both numbers, if the whole is 2^122 or more. The fraction is then too small, but by less
 * than 2^-89, and its product with a run by less than 2^-57. */
typedef struct {
    share_progress about;
    far_number part, whole;
    bool is_long;
} long_share;

/* a * b - c * d */
GRAZE_ONCE void long_share_set_number(far_number *to, const area *a, const area *b, const area *c,
                                      const area *d)
{
    graze_far_set_product(to, &a->raw, &b->raw);
    graze_far_add_product(to, &c->raw, &d->raw, -1);
}

/* Without the lowest limb. */
GRAZE_INLINE u128 long_share_upper(const far_number *x)
{
    return u128_of(u64_of(x->limb[4], x->limb[3]), u64_of(x->limb[2], x->limb[1]));
}

static inline void long_share_divide(long_share *p)
{
    p->is_long = p->whole.limb[4] > 0u || p->whole.limb[3] >= 0x4000000u; /* 2^122 */
    if (p->is_long)
        share_progress_raw(&p->about, long_share_upper(&p->part),
                           u128_add(long_share_upper(&p->whole), u128_of(0, 1)));
    else
        share_progress_raw(&p->about, graze_far_magnitude(&p->part),
                           graze_far_magnitude(&p->whole));
}

static inline void long_share_set(long_share *p, const area *a, const area *b, const area *c,
                                  const area *d, const area *e, const area *f, const area *g)
{
    long_share_set_number(&p->part, a, b, c, d);
    long_share_set_number(&p->whole, e, f, g, g);
    BOUND(graze_far_sign(&p->part) >= 0 && graze_far_compare(&p->part, &p->whole) <= 0);
    long_share_divide(p);
}

/* Whether size * part / whole is at least low + 1/2: 2^133 * 2^33 */
static inline bool long_share_is_above(const long_share *p, uint32_t size, uint32_t low)
{
    far_number above;
    graze_far_set_times(&above, &p->part, (int64_t)size * 2);
    graze_far_add_times(&above, &p->whole, -((int64_t)low * 2 + 1));
    return graze_far_sign(&above) >= 0;
}

GRAZE_ONCE graze_scalar long_share_along(graze_scalar start, length run, const long_share *p)
{
    const uint32_t size = length_size(run);
    if (size == 0)
        return start;
    uint32_t way = graze_share_times(&p->about, size);
    if (p->is_long && way < size && long_share_is_above(p, size, way))
        way++;
    return s32_offset_held(start, length_sign(run) < 0, way);
}

#else

typedef struct {
    share_progress exact;
} long_share;

/* < 2^62 * 2^62 */
static inline s128 long_share_product(const area *a, const area *b)
{
    const u128 size = u64_mul(area_size(a), area_size(b));
    const s128 product = s128_of((int64_t)size.hi, size.lo);
    return area_is_negative(a) == area_is_negative(b) ? product : s128_negate(product);
}

/* The squares of lengths are below 3 * 2^60, so both differences are below 9 * 2^120. */
static inline void long_share_set(long_share *p, const area *a, const area *b, const area *c,
                                  const area *d, const area *e, const area *f, const area *g)
{
    const s128 part = s128_sub(long_share_product(a, b), long_share_product(c, d));
    const s128 whole = s128_sub(long_share_product(e, f), long_share_product(g, g));
    BOUND(s128_sign(part) >= 0 && s128_sign(whole) > 0);
    share_progress_raw(&p->exact, u128_of(s64_bits(part.hi), part.lo),
                       u128_of(s64_bits(whole.hi), whole.lo));
}

static inline graze_scalar long_share_along(graze_scalar start, length run, const long_share *p)
{
    return share_along(start, run, &p->exact);
}

#endif

#endif
