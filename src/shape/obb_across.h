/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of oriented boxes against triangles: areas and volumes in the coordinates of the box, where a length is a reach.
 *
 *                                              near                  far
 *   a reach from a corner of the box to a      3 * 2^61 + 2^47       3 * 2^63 + 2^47
 *     corner of the triangle; an edge has less
 *   obb_area: the difference of two products   18 * 2^122 < 2^127    18 * 2^126 < 2^131
 *     of an edge and a reach; a component of the normal
 *   obb_height: three products of these        162 * 2^183 < 2^191   162 * 2^189 < 2^197: 7 words
 *
 *   obb_area_set(&to, &a, &q, &b, &p)          a * q - b * p
 *   obb_area_sign(&x)
 *   obb_height_begin(&sum), obb_height_add(&sum, &area, &reach), obb_height_sign(&sum)
 */
#ifndef GRAZE_SHAPE_OBB_ACROSS_H
#define GRAZE_SHAPE_OBB_ACROSS_H

#include "../number/vectors.h"

#if GRAZE_FAR
#include "../wide/long_number.h"

enum { OBB_HEIGHT_WORDS = 7 };

typedef struct {
    far_number raw;
} obb_area;

typedef struct {
    uint32_t words[OBB_HEIGHT_WORDS];
} obb_height;

static inline void obb_area_set(obb_area *to, const reach *a, const reach *q, const reach *b,
                                const reach *p)
{
    graze_far_set_product(&to->raw, &a->raw, &q->raw);
    graze_far_add_product(&to->raw, &b->raw, &p->raw, -1);
}

static inline int obb_area_sign(const obb_area *x)
{
    return graze_far_sign(&x->raw);
}

static inline void obb_height_begin(obb_height *sum)
{
    long_set_s64(sum->words, OBB_HEIGHT_WORDS, 0);
}

static inline void obb_height_add(obb_height *sum, const obb_area *x, const reach *r)
{
    graze_long_add_product(sum->words, OBB_HEIGHT_WORDS, x->raw.limb, GRAZE_FAR_LIMBS, r->raw.limb,
                           GRAZE_FAR_LIMBS, 1);
}

static inline int obb_height_sign(const obb_height *sum)
{
    return graze_long_sign(sum->words, OBB_HEIGHT_WORDS);
}
#else
typedef struct {
    s128 raw;
} obb_area;

typedef struct {
    s128 high;
    uint64_t low;
} obb_height; /* high * 2^64 + low */

/* 9 * 2^122 and a little more, twice */
GRAZE_INLINE void obb_area_set(obb_area *to, const reach *a, const reach *q, const reach *b,
                               const reach *p)
{
    s128_copy(&to->raw, s128_sub(graze_s64_mul(a->raw, q->raw), graze_s64_mul(b->raw, p->raw)));
}

static inline int obb_area_sign(const obb_area *x)
{
    return s128_sign(s128_of(x->raw.hi, x->raw.lo));
}

static inline void obb_height_begin(obb_height *sum)
{
    sum->high.hi = 0;
    sum->high.lo = sum->low = 0;
}

/* x.lo * r < 2^64 * 2^63, and x.hi * r < 54 * 2^119 < 2^125, of which two and a little are in the sum */
GRAZE_ONCE void obb_height_add(obb_height *sum, const obb_area *x, const reach *r)
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

static inline int obb_height_sign(const obb_height *sum)
{
    const int sign = s128_sign(s128_of(sum->high.hi, sum->high.lo));
    return sign == 0 && sum->low > 0u ? 1 : sign;
}
#endif

#endif
