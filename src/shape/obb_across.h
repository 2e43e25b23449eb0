/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of oriented boxes against triangles: areas and volumes in the coordinates of the box, where a length is a reach.
 *
 *                                              near                     far
 *   a reach from a corner of the box to a      3 * 2^61 + 2^47          3 * 2^63 + 2^47
 *     corner of the triangle; an edge has less
 *   across: the difference of two products     18 * 2^122 < 2^127       18 * 2^126 < 2^131
 *     of an edge and a reach; a component of the normal
 *   above: three products of these             162 * 2^183 < 2^191   6  162 * 2^189 < 2^197   7 words
 *
 *   across_set(&to, &a, &q, &b, &p)            a * q - b * p
 *   across_sign(&x)
 *   above_begin(&sum), above_add(&sum, &across, &reach), above_sign(&sum)
 */
#ifndef GRAZE_SHAPE_OBB_ACROSS_H
#define GRAZE_SHAPE_OBB_ACROSS_H

#include "../number/vectors.h"
#include "../wide/long_number.h"

#if GRAZE_FAR
enum { ACROSS_REACH = 3, ACROSS_WORDS = 5, ABOVE_WORDS = 7 };

typedef struct {
    far_number raw;
} across;

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

static inline void across_set_words(uint32_t *to, const across *x)
{
    long_set_far(to, ACROSS_WORDS, &x->raw);
}

static inline void reach_set_words(uint32_t *to, const reach *r)
{
    long_set_far(to, ACROSS_REACH, &r->raw);
}
#else
enum { ACROSS_REACH = 2, ACROSS_WORDS = 4, ABOVE_WORDS = 6 };

typedef struct {
    s128 raw;
} across;

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

static inline void across_set_words(uint32_t *to, const across *x)
{
    long_set_s128(to, ACROSS_WORDS, s128_of(x->raw.hi, x->raw.lo));
}

static inline void reach_set_words(uint32_t *to, const reach *r)
{
    long_set_s64(to, ACROSS_REACH, r->raw);
}
#endif

typedef struct {
    uint32_t words[ABOVE_WORDS];
} above;

static inline void above_begin(above *sum)
{
    long_set_s64(sum->words, ABOVE_WORDS, 0);
}

GRAZE_ONCE void above_add(above *sum, const across *x, const reach *r)
{
    uint32_t product[ACROSS_WORDS], by[ACROSS_REACH];
    across_set_words(product, x);
    reach_set_words(by, r);
    graze_long_add_product(sum->words, ABOVE_WORDS, product, ACROSS_WORDS, by, ACROSS_REACH, 1);
}

static inline int above_sign(const above *sum)
{
    return graze_long_sign(sum->words, ABOVE_WORDS);
}

#endif
