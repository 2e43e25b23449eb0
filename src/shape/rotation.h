/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of rotations: the entries of the matrix of a rotation, sums of products of the components of a quaternion,
 * over the sum of the four squares. The quaternion has any length but zero, and MUST be scaled up (quaternion_scale_up).
 * An entry is rounded once.
 *
 *   entry_product                of two components, or a sum or a difference of two: entry_product_of(a, b),
 *                                entry_product_plus, entry_product_minus
 *   entry_whole                  the sum of the four squares, ready to be divided by
 *   set_entry_whole(&whole, sum)
 *   entry_of_products(&whole, products)        2 * products / whole
 *   entry_of_squares(&whole, along, across)    (along - across) / whole; along + across MUST be the whole
 */
#ifndef GRAZE_SHAPE_ROTATION_H
#define GRAZE_SHAPE_ROTATION_H

#include "../../include/graze/quaternion.h"
#include "../number/scalar.h"
#include "../number/solid.h"

/* The upper words of a sum and one reciprocal decide the rounding, except for 3 quotients in 1024, where exact products
 * decide. With 65536 added, an entry is between 0 and 2^17: 2^17 times a share of the four squares, which is never
 * negative. */

/* |a * b|, and |a * b + c * d|: at most half of the whole, so below 2^63 */
typedef struct {
    int64_t raw;
} entry_product;

static inline entry_product entry_product_of(graze_scalar a, graze_scalar b)
{
    entry_product p;
    p.raw = s32_mul(a, b);
    return p;
}

/* Both are 2^62 only if all four components are -2^31, and a quaternion that is scaled up has none such. */
static inline entry_product entry_product_plus(entry_product a, entry_product b)
{
    GIVEN(a.raw < INT64_C(0x4000000000000000) || b.raw < INT64_C(0x4000000000000000)); /* 2^62 */
    a.raw += b.raw;
    return a;
}

static inline entry_product entry_product_minus(entry_product a, entry_product b)
{
    a.raw -= b.raw;
    return a;
}

typedef struct {
    uint64_t sum;        /* 2^60 .. 2^64 - 1 */
    uint32_t reciprocal; /* 2^59 * 2^32 / sum, too small by less than 2^60 / high^2 + 1: < 2^31 */
} entry_whole;

static inline void set_entry_whole(entry_whole *whole, squares sum)
{
    BOUND(sum.raw >= UINT64_C(0x1000000000000000));
    whole->sum = sum.raw;
    whole->reciprocal = u32_divide(UINT64_C(0x400000000000000), u64_high(sum.raw) / 2u + 1u);
}

/* Whether `next` is the entry, and not one less: whether twice * 2^17 exceeds (2 * next - 1) * sum.
 * They differ by less than 6 / 1024 of 2^64, so that the difference modulo 2^64 has their sign.
 * They are never equal: divide the components by 2 until one is odd; then the sum of their squares
 * is not a multiple of 8. */
GRAZE_ONCE uint32_t entry_settled(const entry_whole *whole, uint64_t twice, uint32_t next)
{
    const uint64_t past = u64_sub_modular(u64_mul_modular(twice, UINT32_C(131072)),
                                          u64_mul_modular(whole->sum, 2u * next - 1u));
    return past <= INT64_MAX ? next : next - 1u;
}

/* A guess is 2^27 times the share, plus 512, so that the upper bits are rounded. It is less than 0.6 too great, or less
 * than 2.6 too small. */
GRAZE_INLINE bool entry_is_in_doubt(uint32_t guess)
{
    return (guess + 2u) % 1024u <= 2u;
}

GRAZE_INLINE graze_scalar entry_of_products(const entry_whole *whole, entry_product p)
{
    GIVEN(whole->reciprocal <= INT32_MAX);
    const int64_t part = s32_mul(s64_high(p.raw), (int32_t)whole->reciprocal); /* < 2^26 * 2^32 */
    const int32_t above = s64_high(part) + INT32_C(0x4000200);
    GIVEN(above >= 0);
    const uint32_t guess = (uint32_t)above;
    uint32_t entry = guess / 1024u;
    if (entry_is_in_doubt(guess)) {
        const uint64_t twice = u64_add_modular(s64_bits(p.raw), s64_bits(p.raw));
        entry = entry_settled(whole, u64_add_modular(whole->sum, twice), (guess + 2u) / 1024u);
    }
    GIVEN(entry <= 131072u);
    return (graze_scalar)entry - 65536;
}

GRAZE_INLINE graze_scalar entry_of_squares(const entry_whole *whole, squares along, squares across)
{
    const uint32_t guess = u64_high(u32_mul(u64_high(along.raw), whole->reciprocal)) + 512u;
    uint32_t entry = guess / 1024u;
    BOUND(along.raw <= whole->sum && across.raw == whole->sum - along.raw);
    (void)across;
    if (entry_is_in_doubt(guess))
        entry = entry_settled(whole, u64_add_modular(along.raw, along.raw), (guess + 2u) / 1024u);
    GIVEN(entry <= 131072u);
    return (graze_scalar)entry - 65536;
}

static inline bool quaternion_is_zero(const graze_quaternion *q)
{
    return q->x == 0 && q->y == 0 && q->z == 0 && q->w == 0;
}

/* Two entries of the matrix, on both sides of its diagonal. */
static inline void set_entries(const entry_whole *whole, entry_product beside, entry_product about,
                               graze_scalar *next, graze_scalar *last)
{
    *next = entry_of_products(whole, entry_product_plus(beside, about));
    *last = entry_of_products(whole, entry_product_minus(beside, about));
}

static inline squares component_squared(graze_scalar c)
{
    return squares_of(span_of(c));
}

/* The images of the three unit axes; the zero quaternion does not move them. The quaternion MUST be scaled up. */
static inline void set_axes_of_rotation(const graze_quaternion *q, graze_vec3 *x, graze_vec3 *y,
                                        graze_vec3 *z)
{
    const squares ww = component_squared(q->w), xx = component_squared(q->x);
    const squares yy = component_squared(q->y), zz = component_squared(q->z);
    entry_whole whole;
    if (quaternion_is_zero(q)) {
        vec3_set(x, GRAZE_ONE, 0, 0);
        vec3_set(y, 0, GRAZE_ONE, 0);
        vec3_set(z, 0, 0, GRAZE_ONE);
        return;
    }
    set_entry_whole(&whole, squares_plus(squares_plus(xx, yy), squares_plus(zz, ww)));
    x->x = entry_of_squares(&whole, squares_plus(ww, xx), squares_plus(yy, zz));
    y->y = entry_of_squares(&whole, squares_plus(ww, yy), squares_plus(zz, xx));
    z->z = entry_of_squares(&whole, squares_plus(ww, zz), squares_plus(xx, yy));
    set_entries(&whole, entry_product_of(q->x, q->y), entry_product_of(q->w, q->z), &x->y, &y->x);
    set_entries(&whole, entry_product_of(q->y, q->z), entry_product_of(q->w, q->x), &y->z, &z->y);
    set_entries(&whole, entry_product_of(q->z, q->x), entry_product_of(q->w, q->y), &z->x, &x->z);
}

#endif
