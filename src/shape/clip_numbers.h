/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of motions along planes: any numbers, one arithmetic for near and far.
 *
 *   enters_side(&n, &v)       whether n . v < 0
 *   slides_into(&v, &along, &n)   whether the part of v along the plane with the normal `along`, which MUST NOT be 0, goes
 *                             into the plane with the normal n: the sign of (v . n) along^2 - (v . along) (along . n)
 *   line_of_planes            the line of two planes: the cross product of their normals
 *   line_of(&l, &a, &b)
 *   line_side(&l, &v)         the sign of l . v: -1, 0 or 1
 *   line_share(&l, &v, &part)   the part of v along the line, which MUST NOT be 0, rounded once on each axis, ties away from
 *                             v, saturating
 */
#ifndef GRAZE_SHAPE_CLIP_NUMBERS_H
#define GRAZE_SHAPE_CLIP_NUMBERS_H

#include "../number/scalar.h"

/* The sign of a saturated sum is that of the sum. */
GRAZE_INLINE bool enters_side(const graze_vec3 *n, const graze_vec3 *v)
{
    return wide_dot(n->x, v->x, n->y, v->y, n->z, v->z) < 0;
}

/* ---- Along one plane ---- */

/* A dot product of two vectors: its size is at most 3 * 2^62 */
typedef struct {
    int sign;
    uint64_t size;
} clip_dot;

static inline void clip_set_dot(clip_dot *d, const graze_vec3 *a, const graze_vec3 *b)
{
    const form f =
        form_plus(form_plus(form_of(a->x, b->x), form_of(a->y, b->y)), form_of(a->z, b->z));
    d->sign = s128_sign(f.raw);
    d->size = s128_magnitude(f.raw).lo;
}

/* Two products of 64 * 64 bits. */
static inline bool slides_into(const graze_vec3 *v, const graze_vec3 *along, const graze_vec3 *n)
{
    clip_dot down, across, beside;
    clip_set_dot(&down, v, n);
    clip_set_dot(&beside, v, along);
    clip_set_dot(&across, along, n);
    const int other = beside.sign * across.sign;
    if (down.sign != other || other == 0)
        return down.sign < other;
    return down.sign *
               u64_compare_products(down.size, weights_squared(along), beside.size, across.size) <
           0;
}

/* ---- Along the line of two planes ---- */

typedef struct {
    int64_t x, y, z; /* |x|, |y|, |z| < 2^63 */
} line_of_planes;

static inline void line_of(line_of_planes *l, const graze_vec3 *a, const graze_vec3 *b)
{
    l->x = wide_difference(a->y, b->z, a->z, b->y);
    l->y = wide_difference(a->z, b->x, a->x, b->z);
    l->z = wide_difference(a->x, b->y, a->y, b->x);
}

/* l . v is the volume of three vectors of at most 3^(1/2) 2^31: below 2^95.4, and each product is below 2^94 */
static inline void line_set_dot(s128 *dot, const line_of_planes *l, const graze_vec3 *v)
{
    const s128 two = s128_add(graze_s64_mul(l->x, v->x), graze_s64_mul(l->y, v->y));
    s128_copy(dot, s128_add(two, graze_s64_mul(l->z, v->z)));
}

static inline int line_side(const line_of_planes *l, const graze_vec3 *v)
{
    s128 dot;
    line_set_dot(&dot, l, v);
    return s128_sign(dot);
}

/* l^2 <= a^2 b^2 <= (3 * 2^62)^2 < 2^127.2 */
static inline u128 line_squared(const line_of_planes *l)
{
    const uint64_t x = s64_magnitude(l->x), y = s64_magnitude(l->y), z = s64_magnitude(l->z);
    return u128_add(u128_add(u64_mul(x, x), u64_mul(y, y)), u64_mul(z, z));
}

/* |c| * |dot|: |c| < 2^63 and |dot| < 2^95.4, so the product is below 2^158.4. The upper word of |c|, times |dot|, is below
 * 2^127. */
static inline void line_set_product(u160 *to, uint64_t c, u128 dot)
{
    const u128 upper =
        u128_add(u64_mul(dot.lo, u64_high(c)), u128_of(u64_mul(dot.hi, u64_high(c)).lo, 0));
    const u160 lower = graze_u128_mul_u32(dot, u64_low(c));
    const u128 high = u128_add(lower.high, upper);
    to->high.hi = high.hi;
    to->high.lo = high.lo;
    to->low = lower.low;
}

/* Whether product / squared, which rounds to `size` and so is not less than size - 1/2, is equal to that, for
 * 0 < size <= 2^31: whether 2 product <= (2 size - 1) squared < 2^159.4 */
static bool line_is_half(const u160 *product, u128 squared, uint32_t size)
{
    const u160 odd = graze_u128_mul_u32(squared, u64_low((uint64_t)size * 2u - 1u));
    const uint64_t low = (uint64_t)product->low * 2u;
    u160 twice;
    twice.high = u128_add(u128_add(product->high, product->high), u128_of(0, u64_high(low)));
    twice.low = u64_low(low);
    return !u160_less(odd, twice);
}

/* c * dot / squared. It is rounded away from 0, which is towards `from` if that is as far on the same side. */
static graze_scalar line_part(int64_t c, const s128 *dot, u128 squared, graze_scalar from)
{
    const bool is_negative = (c < 0) != (dot->hi < 0);
    const int64_t beyond = is_negative ? -(int64_t)from : from;
    u160 product;
    line_set_product(&product, s64_magnitude(c), s128_magnitude(*dot));
    uint32_t size = graze_round_wide(product, squared);
    if (size > 0 && beyond >= (int64_t)size && line_is_half(&product, squared, size))
        size--;
    return s32_offset_held(0, is_negative, size);
}

static inline void line_share(const line_of_planes *l, const graze_vec3 *v, graze_vec3 *part)
{
    const u128 squared = line_squared(l);
    s128 dot;
    line_set_dot(&dot, l, v);
    part->x = line_part(l->x, &dot, squared, v->x);
    part->y = line_part(l->y, &dot, squared, v->y);
    part->z = line_part(l->z, &dot, squared, v->z);
}

#endif
