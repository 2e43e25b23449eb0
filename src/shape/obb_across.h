/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of oriented boxes against triangles: areas and volumes in the coordinates of the box, where a length is a reach.
 *
 *                                              near                  far
 *   a reach from a corner of the box to a      3 * 2^61 + 2^47       3 * 2^63 + 2^47
 *     corner of the triangle; an edge has less
 *   across: the difference of two products     18 * 2^122 < 2^127    18 * 2^126 < 2^131
 *     of an edge and a reach; a component of the normal
 *   above: three products of these             162 * 2^183 < 2^191   162 * 2^189 < 2^197: 7 words
 *
 *   across_set(&to, &a, &q, &b, &p)            a * q - b * p
 *   across_sign(&x)
 *   above_begin(&sum), above_add(&sum, &across, &reach), above_sign(&sum)
 */
#ifndef GRAZE_SHAPE_OBB_ACROSS_H
#define GRAZE_SHAPE_OBB_ACROSS_H

#include "../number/vectors.h"

#if GRAZE_FAR
#include "../wide/long_number.h"

enum { ABOVE_WORDS = 7 };

typedef struct {
    far_number raw;
} across;

typedef struct {
    uint32_t words[ABOVE_WORDS];
} above;

static inline void across_set(across *to, const reach *a, const reach *q, const reach *b,
                              const reach *p)
{
    graze_far_set_product(&to->raw, &a->raw, &q->raw);
    graze_far_add_product(&to->raw, &b->raw, &p->raw, -1);
}

static inline int across_sign(const across *x)
{
    return graze_far_sign(&x->raw);
}

static inline void above_begin(above *sum)
{
    long_set_s64(sum->words, ABOVE_WORDS, 0);
}

static inline void above_add(above *sum, const across *x, const reach *r)
{
    graze_long_add_product(sum->words, ABOVE_WORDS, x->raw.limb, GRAZE_FAR_LIMBS, r->raw.limb,
                           GRAZE_FAR_LIMBS, 1);
}

static inline int above_sign(const above *sum)
{
    return graze_long_sign(sum->words, ABOVE_WORDS);
}
#else
typedef struct {
    s128 raw;
} across;

typedef struct {
    s128 high;
    uint64_t low;
} above; /* high * 2^64 + low */

/* 9 * 2^122 and a little more, twice */
GRAZE_INLINE void across_set(across *to, const reach *a, const reach *q, const reach *b,
                             const reach *p)
{
    s128_copy(&to->raw, s128_sub(graze_s64_mul(a->raw, q->raw), graze_s64_mul(b->raw, p->raw)));
}

static inline int across_sign(const across *x)
{
    return s128_sign(s128_of(x->raw.hi, x->raw.lo));
}

static inline void above_begin(above *sum)
{
    sum->high.hi = 0;
    sum->high.lo = sum->low = 0;
}

/* x.lo * r < 2^64 * 2^63, and x.hi * r < 54 * 2^119 < 2^125, of which two and a little are in the sum */
GRAZE_ONCE void above_add(above *sum, const across *x, const reach *r)
{
    const u128 size = u64_mul(x->raw.lo, s64_magnitude(r->raw));
    s128 part = s128_of((int64_t)size.hi, size.lo);
    if (r->raw < 0)
        s128_copy(&part, s128_negate(part));
    sum->low = u64_add_modular(sum->low, part.lo);
    const int64_t carry = sum->low < part.lo;
    s128_copy(&sum->high,
              s128_add(s128_of(sum->high.hi, sum->high.lo),
                       s128_add(graze_s64_mul(x->raw.hi, r->raw), s128_of_s64(part.hi + carry))));
}

static inline int above_sign(const above *sum)
{
    const int sign = s128_sign(s128_of(sum->high.hi, sum->high.lo));
    return sign == 0 && sum->low > 0u ? 1 : sign;
}
#endif

#endif
