/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of capsules: the sum of two radii, distances of two edges, and the end of a ray, which lies between raw
 * units: t_max has 16 bits after the point.
 *
 *   radii_of(r, s)            the sum of two radii, which MUST NOT be negative; load_radii(r, s) before they are known to be
 *                             near: see load_length
 *   sizes                     degree 2, at the end of a ray: start + slope * t_max, times 2^16. Near < 2^94, far < 2^99
 *   sizes_set(&x, &start, &slope, t_max), sizes_sign(&x)
 *   sizes_exceed(&x, &area)   whether x is at least the area; both MUST be >= 0
 *   sizes_order(&a, &x, &b, &y)   degree 4: the sign of a * x - b * y, for areas a and b
 *   separation_of_sizes(&s, &x, &y, &z, &whole)   the root of (x^2 + y^2 + z^2) / whole, for an area that MUST NOT be 0
 *   separation_side(&s, radius)   the sign of the distance less the radius
 *
 * Guesses, from upper bits, decide nearly all queries of near numbers. 0 is undecided, and far arithmetic has no other:
 *
 *   tops                      the upper bits of five areas: tops_set(&t, &uu, &uv, &vv, &ug, &vg)
 *   tops_order(&t, a, b, c, d)   the sign of a * b - c * d, for upper bits, and for differences of two of them
 *   areas_order(&a, &b, &c, &d)   degree 4: the sign of a * b - c * d, exact, after such a guess
 *   lines_guess, lines_guess_of(&l, &across, &apart, radius)   the upper bits of |apart|^2 and of radius^2 * |across|^2
 *   lines_are_surely_apart(&l), lines_are_surely_near(&l)   whether the former is greater, or less
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

/* The result is a length only if both turn out to be near: neither MUST be negative. */
GRAZE_INLINE length load_radii(graze_scalar r, graze_scalar s)
{
#if GRAZE_FAR
    return radii_of(r, s);
#else
    length sum;
    sum.raw = s32_of_bits(s32_bits(r) + s32_bits(s));
    return sum;
#endif
}

static inline int separation_side(const separation *s, length radius)
{
    return graze_separation_side(s, length_size(radius));
}

/* ---- Guesses ---- */

typedef struct {
    int32_t uu, uv, vv, ug, vg;
    int64_t error;
} tops;

#if GRAZE_FAR

static inline void tops_set(tops *t, const area *uu, const area *uv, const area *vv, const area *ug,
                            const area *vg)
{
    (void)uu;
    (void)uv;
    (void)vv;
    (void)ug;
    (void)vg;
    t->uu = t->uv = t->vv = t->ug = t->vg = 0;
    t->error = 1;
}

typedef struct {
    bool none;
} lines_guess;

static inline void lines_guess_of(lines_guess *l, const area3 *across, const volume *apart,
                                  length radius)
{
    (void)across;
    (void)apart;
    (void)radius;
    l->none = true;
}

static inline bool lines_are_surely_apart(const lines_guess *l)
{
    return !l->none;
}

static inline bool lines_are_surely_near(const lines_guess *l)
{
    return !l->none;
}

#else

#define AREA_SHORT INT64_C(0x200000000000) /* 2^45 */

/* The upper word, rounded down, or 2^-16 of an area below 2^45, rounded towards 0. */
GRAZE_INLINE int32_t area_top(const area *a, bool is_short)
{
    GIVEN(!is_short || (-AREA_SHORT < a->raw && a->raw < AREA_SHORT));
    return is_short ? (int32_t)(a->raw / 65536) : s64_high(a->raw);
}

GRAZE_INLINE uint32_t area_high(const area *a)
{
    return s32_magnitude(s64_high(a->raw));
}

/* Each top is less than 1 off, and each difference of two less than 2. With no top above `most`, the product of a top and
 * such a difference is off by less than 4 most + 2, and the difference of two products by twice that. */
GRAZE_INLINE void tops_set(tops *t, const area *uu, const area *uv, const area *vv, const area *ug,
                           const area *vg)
{
    GIVEN(area_is_dot_less_square(uu) && area_is_dot_less_square(uv) &&
          area_is_dot_less_square(vv) && area_is_dot_less_square(ug) &&
          area_is_dot_less_square(vg));
    const uint32_t most =
        area_high(uu) | area_high(uv) | area_high(vv) | area_high(ug) | area_high(vg);
    const bool is_short = most < 0x1000u;
    t->uu = area_top(uu, is_short);
    t->uv = area_top(uv, is_short);
    t->vv = area_top(vv, is_short);
    t->ug = area_top(ug, is_short);
    t->vg = area_top(vg, is_short);
    t->error = ((int64_t)most + 1) * (is_short ? 0x80000 : 8);
}

/* x, or -1 - x if that is negative: at most |x|, and less than 1 below it if x was rounded down. */
GRAZE_INLINE uint32_t top_size(int32_t x)
{
    return (uint32_t)(x < 0 ? -1 - x : x);
}

/* In units of 2^32, or 2^16 where all components of `across` are below 2^44, and the volume below 2^76. */
GRAZE_INLINE uint64_t apart_top(const volume *apart, bool is_short)
{
    GIVEN(!is_short ||
          (-AREA_SHORT < apart->raw.hi && apart->raw.hi < AREA_SHORT)); /* hi: of 2^32 */
    const int64_t top =
        is_short ? apart->raw.hi * 65536 + (int64_t)(apart->raw.lo / 65536u) : apart->raw.hi;
    return (uint64_t)(top < 0 ? -1 - top : top);
}

/* size <= |apart| <= size + 1, and |across|^2 differs from `squared` by less than `error`, in units of 2^32 or 2^16. */
typedef struct {
    uint64_t size, squared, error, limit;
} lines_guess;

/* Each component of `across` is less than 1 off, and at most `most` and 1 in size: so its square is less than 2 most + 3 off.
 * The volume is below 2^62. */
GRAZE_INLINE void lines_guess_of(lines_guess *l, const area3 *across, const volume *apart,
                                 length radius)
{
    int32_t x = s64_high(across->x.raw), y = s64_high(across->y.raw), z = s64_high(across->z.raw);
    const uint32_t most = top_size(x) | top_size(y) | top_size(z);
    const bool is_short = most < 0x1000u;
    if (is_short) {
        x = area_top(&across->x, true);
        y = area_top(&across->y, true);
        z = area_top(&across->z, true);
    }
    l->squared = (uint64_t)(s32_mul(x, x) + s32_mul(y, y) + s32_mul(z, z));
    l->error = ((uint64_t)most + 2u) * (is_short ? 0x60000u : 6u);
    l->limit = u32_mul(length_size(radius), length_size(radius));
    l->size = apart_top(apart, is_short);
}

GRAZE_INLINE bool lines_are_surely_apart(const lines_guess *l)
{
    return u64_compare_products(l->size, l->size, l->limit, l->squared + l->error) > 0;
}

GRAZE_INLINE bool lines_are_surely_near(const lines_guess *l)
{
    const uint64_t least = l->squared > l->error ? l->squared - l->error : 0u;
    return u64_compare_products(l->size + 1u, l->size + 1u, l->limit, least) < 0;
}

#endif

GRAZE_INLINE int tops_order(const tops *t, int32_t a, int32_t b, int32_t c, int32_t d)
{
    const int64_t order = s32_mul(a, b) - s32_mul(c, d);
    return order > t->error ? 1 : order < -t->error ? -1 : 0;
}

#if GRAZE_FAR

GRAZE_INLINE int areas_order(const area *a, const area *b, const area *c, const area *d)
{
    return compare_area_products(a, b, c, d);
}

#else

GRAZE_ONCE int areas_exact_order(const area *a, const area *b, const area *c, const area *d)
{
    return compare_area_products(a, b, c, d);
}

/* The error is less than that of tops_set: no factor is a difference of tops. */
GRAZE_REPEATED int areas_order(const area *a, const area *b, const area *c, const area *d)
{
    const uint32_t most = area_high(a) | area_high(b) | area_high(c) | area_high(d);
    const bool is_short = most < 0x1000u;
    const int64_t order = s32_mul(area_top(a, is_short), area_top(b, is_short)) -
                          s32_mul(area_top(c, is_short), area_top(d, is_short));
    const int64_t error = ((int64_t)most + 1) * (is_short ? 0x40000 : 4);
    return order > error ? 1 : order < -error ? -1 : areas_exact_order(a, b, c, d);
}

#endif

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

/* x * 2^16, for x < 2^112. */
static inline u128 u128_times_65536(u128 x)
{
    const uint64_t split = UINT64_C(0x1000000000000);
    return u128_of(x.hi * 65536 + x.lo / split, x.lo % split * 65536);
}

/* An area times 2^16: near < 2^78, far < 2^83. */
static inline u128 sizes_of_area(const area *a)
{
    return u128_times_65536(area_size_wide(a));
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
    u256_set(&s->part, u128_of(0, 0), u128_of(0, 0));
    graze_u256_add_square(&s->part, u128_of(x->size.hi, x->size.lo));
    graze_u256_add_square(&s->part, u128_of(y->size.hi, y->size.lo));
    graze_u256_add_square(&s->part, u128_of(z->size.hi, z->size.lo));
    u256_set(&s->whole, u128_of(0, 0), u128_times_65536(sizes_of_area(whole)));
    s->is_root = false;
}

#endif
