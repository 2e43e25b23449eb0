/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of capsules: the sum of two radii, distances of two edges, and the end of a ray, which lies between raw
 * units: t_max has 16 bits after the point.
 *
 *   radius_of(r), radii_of(r, s)   the length of one radius, or of the sum of two; they MUST NOT be negative
 *   sizes                     degree 2, at the end of a ray: start + slope * t_max, times 2^16. Near < 2^94, far < 2^99
 *   sizes_set(&x, &start, &slope, t_max), sizes_sign(&x)
 *   sizes_exceed(&x, &area)   whether x is at least the area; both MUST be >= 0
 *   sizes_order(&a, &x, &b, &y)   degree 4: the sign of a * x - b * y, for areas a and b
 *   separation_of_sizes(&s, &x, &y, &z, &whole)   the root of (x^2 + y^2 + z^2) / whole, for an area that MUST NOT be 0
 *   separation_side(&s, radius)   the sign of the distance less the radius
 */
#ifndef GRAZE_SHAPE_CORES_LIMIT_H
#define GRAZE_SHAPE_CORES_LIMIT_H

#include "../number/separation.h"
#include "ball_crossing.h"

/* ---- Radii. Near < 2^29 each, far < 2^31 ---- */

GRAZE_INLINE length radii_of(graze_scalar r, graze_scalar s)
{
    BOUND(r >= 0 && s >= 0);
    return length_raw((length_word)r + s);
}

GRAZE_INLINE length radius_of(graze_scalar r)
{
    return radii_of(r, 0);
}

static inline int separation_side(const separation *s, length radius)
{
    return graze_separation_side(s, length_size(radius));
}

/* ---- The end of a ray ---- */

typedef struct {
    bool negative;
    u128 size;
} sizes;

/* Near 2^62 * 2^16 + 2^62 * 2^31 < 2^94, far 2^67 * 2^16 + 2^67 * 2^31 < 2^99. */
static inline void sizes_set(sizes *x, const area *start, const area *slope, graze_scalar t)
{
    BOUND(t >= 0);
#if GRAZE_FAR
    far_number sum;
    graze_far_set_times(&sum, &start->raw, 65536);
    graze_far_add_times(&sum, &slope->raw, t);
    x->negative = far_is_negative(&sum);
    u128_store(&x->size, graze_far_magnitude(&sum));
#else
    const s96 sum = s96_add(s32_mul_s64(65536, start->raw), s32_mul_s64(t, slope->raw));
    x->negative = sum.hi < 0;
    u128_store(&x->size, s96_magnitude(sum));
#endif
}

static inline int sizes_sign(const sizes *x)
{
    return x->negative ? -1 : x->size.hi > 0 || x->size.lo > 0;
}

/* An area times 2^16: near < 2^78, far < 2^83. */
static inline u128 sizes_of_area(const area *a)
{
    const u128 size = area_size_wide(a);
    return u128_of(size.hi * 65536 + size.lo / UINT64_C(0x1000000000000), size.lo * 65536);
}

static inline bool sizes_exceed(const sizes *x, const area *a)
{
    BOUND(!x->negative && area_sign(a) >= 0);
    return !u128_less(u128_of(x->size.hi, x->size.lo), sizes_of_area(a));
}

/* Near 62 + 94 bits, far 67 + 99. */
static inline int sizes_order(const area *a, const sizes *x, const area *b, const sizes *y)
{
    const int left = area_sign(a) * sizes_sign(x), right = area_sign(b) * sizes_sign(y);
    if (left != right || left == 0)
        return (left > right) - (left < right);
    return left * graze_u128_compare_products(area_size_wide(a), u128_of(x->size.hi, x->size.lo),
                                              area_size_wide(b), u128_of(y->size.hi, y->size.lo));
}

/* Near: three squares < 3 * 2^188, over whole * 2^32 < 2^94. Far: < 3 * 2^198, over < 2^99. */
static inline void separation_of_sizes(separation *s, const sizes *x, const sizes *y,
                                       const sizes *z, const area *whole)
{
    const u128 size = sizes_of_area(whole);
    u256_set(&s->part, u128_of(0, 0), u128_of(0, 0));
    graze_u256_add_square(&s->part, u128_of(x->size.hi, x->size.lo));
    graze_u256_add_square(&s->part, u128_of(y->size.hi, y->size.lo));
    graze_u256_add_square(&s->part, u128_of(z->size.hi, z->size.lo));
    u256_set(&s->whole, u128_of(0, 0),
             u128_of(size.hi * 65536 + size.lo / UINT64_C(0x1000000000000), size.lo * 65536));
    s->is_root = false;
}

#endif
