/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of arcs: integers of 7 words, for any coordinates, and angles of their directions.
 *
 *   arc2_set(&x, i), arc2_copy(&to, &x), arc2_sign(&x)
 *   arc2_set_dot(&x, ax, ay, bx, by)    ax bx + ay by, of lengths: below 2^66
 *   arc2_add(&sum, &x, sign), arc2_add_product(&sum, &a, &b, sign), arc2_add_lengths(&sum, a, b, sign)
 *                             sum + a b, or with sign < 0 sum - a b
 *   arc2_sign_with_root(&p, &q, &l)     the sign of p + q sqrt(l), for l > 0, |p| < 2^143, q^2 l < 2^287: exact
 *   arc2_gauge                a scale by which numbers of one vector become sizes of 31 bits
 *   arc2_size(&x, &gauge)     |x| on that scale, rounded down
 *   arc2_root_size(&x, &gauge)   the root of x, for x >= 0, likewise
 */
#ifndef GRAZE_SHAPE_ARC2_NUMBERS_H
#define GRAZE_SHAPE_ARC2_NUMBERS_H

#include "../wide/long_number.h"
#include "../wide/lift.h"
#include "../wide/root.h"

enum { ARC2_WORDS = 7, ARC2_SQUARE_WORDS = 9 };

typedef struct {
    uint32_t word[ARC2_WORDS]; /* least first; in [-2^223, 2^223) */
} arc2_number;

static inline void arc2_set(arc2_number *to, int64_t x)
{
    long_set_s64(to->word, ARC2_WORDS, x);
}

static inline void arc2_copy(arc2_number *to, const arc2_number *x)
{
    graze_long_set(to->word, ARC2_WORDS, x->word, ARC2_WORDS);
}

static inline int arc2_sign(const arc2_number *x)
{
    return graze_long_sign(x->word, ARC2_WORDS);
}

static inline void arc2_add(arc2_number *sum, const arc2_number *x, int sign)
{
    graze_long_add(sum->word, ARC2_WORDS, x->word, ARC2_WORDS, sign);
}

static inline void arc2_add_product(arc2_number *sum, const arc2_number *a, const arc2_number *b,
                                    int sign)
{
    graze_long_add_product(sum->word, ARC2_WORDS, a->word, ARC2_WORDS, b->word, ARC2_WORDS, sign);
}

GRAZE_ONCE void arc2_add_lengths(arc2_number *sum, int64_t a, int64_t b, int sign)
{
    uint32_t first[2], second[2];
    long_set_s64(first, 2, a);
    long_set_s64(second, 2, b);
    graze_long_add_product(sum->word, ARC2_WORDS, first, 2, second, 2, sign);
}

GRAZE_ONCE void arc2_set_dot(arc2_number *to, int64_t ax, int64_t ay, int64_t bx, int64_t by)
{
    arc2_set(to, 0);
    arc2_add_lengths(to, ax, bx, 1);
    arc2_add_lengths(to, ay, by, 1);
}

/* Where the terms have opposite signs, the greater square decides. */
GRAZE_ONCE int arc2_sign_with_root(const arc2_number *p, const arc2_number *q, const arc2_number *l)
{
    const int of_p = arc2_sign(p), of_q = arc2_sign(q);
    uint32_t whole[ARC2_SQUARE_WORDS], part[ARC2_SQUARE_WORDS], square[ARC2_WORDS];
    if (of_p == 0 || of_p == of_q)
        return of_q;
    if (of_q == 0)
        return of_p;
    graze_long_set_product(whole, ARC2_SQUARE_WORDS, p->word, ARC2_WORDS, p->word, ARC2_WORDS);
    graze_long_set_product(square, ARC2_WORDS, q->word, ARC2_WORDS, q->word, ARC2_WORDS);
    graze_long_set_product(part, ARC2_SQUARE_WORDS, square, ARC2_WORDS, l->word, ARC2_WORDS);
    return of_p * graze_long_compare(whole, ARC2_SQUARE_WORDS, part, ARC2_SQUARE_WORDS);
}

/* ---- Sizes of 31 bits ---- */

/* Numbers are divided by 2^down, so the length of the vector becomes 2^30 or more, and less than 2^31. */
typedef struct {
    uint32_t down;
} arc2_gauge;

/* For the square of the length, which is 2^62 or more. */
static inline arc2_gauge arc2_gauge_of(const arc2_number *square)
{
    const uint32_t words = graze_long_length(square->word, ARC2_WORDS);
    const uint32_t top = square->word[words - 1u];
    /* A top word of 0 keeps the sign: then the bits end with the word below. */
    const uint32_t bits = 32u * words - u64_leading_zeros(u64_of(top, square->word[words - 2u]));
    arc2_gauge g;
    g.down = (bits - 61u) / 2u; /* 2^(bits - 1) <= square < 2^bits */
    return g;
}

/* x / 2^down, below 2^63, rounded down; 0 <= x, and down is at most 133: see arc2_gauge_of for squares below 2^194. */
static inline uint64_t arc2_over_power(const arc2_number *x, uint32_t down)
{
    const uint32_t first = down / 32u, over = down % 32u;
    const uint64_t above = u64_of(x->word[first + 2u], x->word[first + 1u]);
    BOUND(first + 2u < ARC2_WORDS);
    return u64_lift(above, 32u - over) + u64_fall(x->word[first], over);
}

static inline uint32_t arc2_size(const arc2_number *x, const arc2_gauge *g)
{
    arc2_number size;
    arc2_copy(&size, x);
    if (arc2_sign(x) < 0)
        graze_long_negate(size.word, ARC2_WORDS);
    return u64_low(arc2_over_power(&size, g->down));
}

static inline uint32_t arc2_root_size(const arc2_number *x, const arc2_gauge *g)
{
    return graze_u64_sqrt(arc2_over_power(x, 2u * g->down));
}

#endif
