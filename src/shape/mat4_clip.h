/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of projections, beyond that of transform.h.
 *
 *   cotangent_over(&half, aspect)    cot(fov / 2) / aspect, as a scalar; half: the rotor of fov / 2, which MUST be
 *                                between 0 and a quarter turn; aspect MUST be above 0
 *   product_over(a, b, times, &whole)   a * b * times / whole, rounded once; MUST be |times| <= 2
 *   sum_is_zero(a, b)            whether the determinant, the sum of six products of minors a[i] * b[i], is 0
 *   clip                         a row of the matrix, or the exact sum or difference of two: x, y, z, w
 *   set_clip(&clip, &row), clip_add(&clip, &row), clip_subtract(&clip, &row)
 *   set_clip_plane(&normal, &limit, &clip)   the plane of all points p with x p.x + y p.y + z p.z + w >= 0
 */
#include "../../include/graze/mat4.h"
#include "../number/transform.h"

enum { MINORS = 6 };

#include "../wide/root.h"

/* 2^16 * (cosine * 2^16) / (sine * aspect): 2^77 over 2^92 */
static inline graze_scalar cotangent_over(const rotor *half, graze_scalar aspect)
{
    GIVEN(half->cosine > 0 && half->sine > 0);
    return s32_offset_held(0, false,
                           graze_round_ratio(65536, u64_mul((uint64_t)half->cosine, 65536),
                                             u64_mul((uint64_t)half->sine, (uint64_t)aspect)));
}

/* The sum modulo 2^128 is 0 only if the sum is 0: |determinant| <= (2 * 2^31)^4 = 2^128 (Hadamard),
 * with equality only if all 16 numbers are 2^31 or -2^31 in orthogonal columns, and 2^31 is not an
 * int32_t. */
static inline bool sum_is_zero(const graze_wide a[MINORS], const graze_wide b[MINORS])
{
    uint64_t high = 0, low = 0;
    for (int i = 0; i < MINORS; i++) {
        const s128 product = graze_s64_mul(a[i], b[i]);
        const uint64_t sum = u64_add_modular(low, product.lo), carry = sum < low;
        high = u64_add_modular(u64_add_modular(high, s64_bits(product.hi)), carry);
        low = sum;
    }
    return (high | low) == 0;
}

/* 2^62 * 2 */
static inline graze_scalar product_over(graze_scalar a, graze_scalar b, int times,
                                        const form *whole)
{
    const form product = form_of(a, b);
    const triple several = triple_of(&product, times * GRAZE_ONE);
    return triple_over(&several, whole);
}

typedef struct {
    int64_t x, y, z, w; /* at most 2^32 */
} clip;

/* x^2 + y^2 + z^2 <= 3 * 2^64 */
static inline form clip_squared(const clip *c)
{
    const s128 two = s128_add(graze_s64_mul(c->x, c->x), graze_s64_mul(c->y, c->y));
    return form_raw(s128_add(two, graze_s64_mul(c->z, c->z)));
}

/* 2^30 * c / root, for |c| <= root */
static inline graze_fraction fraction_over_root(int64_t c, const form_root *root)
{
    const u128 part = u128_of(0, u64_lift(s64_magnitude(c), root->up));
    const uint32_t size = graze_round_ratio(GRAZE_FRACTION_ONE, part, u128_of(0, root->bits));
    GIVEN(size <= GRAZE_FRACTION_ONE);
    return c < 0 ? -(graze_fraction)size : (graze_fraction)size;
}

/* n / d to nearest, in two digits of 32 bits. d >= 2^63; n < 2^127 has 33 significant bits. */
static inline uint64_t u128_over_normal(u128 n, uint64_t d)
{
    const u128 whole = u128_of(d, 0);
    u128_division high, low;
    u160 p;
    p.high = n;
    p.low = 0;
    high = graze_u128_divide_digit(p, whole);
    p.high = high.remainder;
    low = graze_u128_divide_digit(p, whole);
    const uint64_t down = u64_of(high.quotient, low.quotient);
    GIVEN(down < UINT64_MAX); /* n <= 2^127 - 2^94, and (2^64 - 1) * 2^63 is more */
    return low.remainder.hi >= d - low.remainder.hi ? down + 1 : down;
}

/* 2^46 * w / root, with the sign of -w, saturating: 2^32 * 2^46 * 2^up over 64 bits */
static inline graze_wide limit_over_root(int64_t w, const form_root *root)
{
    const u128 part = u64_mul(s64_magnitude(w), UINT64_C(0x400000000000));
    uint64_t size = UINT64_MAX;
    if (w == 0)
        return 0;
    if (u128_leading_zeros(part) > root->up)
        size = u128_over_normal(u128_lift(part, root->up), root->bits);
    if (size > INT64_MAX)
        return w < 0 ? INT64_MAX : INT64_MIN;
    return w < 0 ? (graze_wide)size : -(graze_wide)size;
}

static inline void set_clip_plane(graze_normal *normal, graze_wide *limit, const clip *c)
{
    const form squared = clip_squared(c);
    normal->x = normal->y = normal->z = 0;
    *limit = c->w < 0;
    if (form_is_zero(&squared))
        return;
    const form_root root = form_root_of(&squared);
    normal->x = fraction_over_root(c->x, &root);
    normal->y = fraction_over_root(c->y, &root);
    normal->z = fraction_over_root(c->z, &root);
    *limit = limit_over_root(c->w, &root);
}

static inline void set_clip(clip *c, const graze_scalar row[4])
{
    c->x = row[0];
    c->y = row[1];
    c->z = row[2];
    c->w = row[3];
}

static inline void clip_add(clip *c, const graze_scalar row[4])
{
    c->x += row[0];
    c->y += row[1];
    c->z += row[2];
    c->w += row[3];
}

static inline void clip_subtract(clip *c, const graze_scalar row[4])
{
    c->x -= row[0];
    c->y -= row[1];
    c->z -= row[2];
    c->w -= row[3];
}
