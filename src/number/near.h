/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Which numbers near arithmetic takes: coordinates c with -2^29 <= c < 2^29, 8192 units around the origin. The same
 * holds for each component of a direction and each half extent. A radius is below 2^29 (nearness_add_radius; a negative one
 * may pass), or from 0 to below 2^30 (load_radius). Normals and axes may be anything. Far arithmetic takes any int32_t, so
 * its functions return true.
 *
 *   is_near(&v)               whether all coordinates of v are near
 *   nearness                  whether all numbers of a query are near, collected while the query computes its
 *                             differences: a core has too few registers to read the numbers twice
 *   nearness_begin(&n), nearness_add_point(&n, &v), nearness_add_radius(&n, radius), nearness_add(&n, c)   add numbers
 *   load_between(&n, &v, &from, &to)   sets v as set_between does, and adds the numbers of `to`. The caller MUST add
 *                             the numbers of `from`. Unless all are near, v is unspecified
 *   load_direction(&n, &v, &direction)   sets v as set_direction does, and adds the numbers of the direction
 *   load_length(&n, from, to)   load_between on one axis; load_length_now computes it at once, and not where it is
 *                             used: see GRAZE_NOW
 *   load_radius(&n, radius)   length_of the radius; a negative radius counts as far
 *   are_all_near(&n)          the result
 *   is_known_near(&v), is_known_near_number(c)   true after are_all_near. Value analysis does not follow the OR: an
 *                             assumption, see bounds.h
 */
#ifndef GRAZE_NUMBER_NEAR_H
#define GRAZE_NUMBER_NEAR_H

#include "arithmetic.h"
#include "reach.h"
#include "spans.h"

#if GRAZE_FAR

/* ---- Far: any number ---- */

/* Both take any coordinates: see near.h. */
static inline bool are_near_numbers(graze_scalar x, graze_scalar y, graze_scalar z)
{
    (void)x;
    (void)y;
    (void)z;
    return true;
}

static inline bool in_near_range(graze_scalar c)
{
    (void)c;
    return true;
}

typedef struct {
    bool all; /* always true */
} nearness;

static inline void nearness_begin(nearness *n)
{
    n->all = true;
}

static inline void nearness_add(nearness *n, graze_scalar c)
{
    (void)n;
    (void)c;
}

static inline void nearness_add_radius(nearness *n, graze_scalar radius)
{
    (void)n;
    (void)radius;
}

static inline bool radius_in_range(graze_scalar radius)
{
    (void)radius;
    return true;
}

static inline bool are_all_near(const nearness *n)
{
    return n->all;
}

typedef int64_t length_word;
#define LENGTH_MOST INT64_C(0xffffffff) /* < 2^32: between two coordinates */
#define STRETCH_MOST                                                                               \
    INT64_C(0x1ffffffff) /* < 2^33: two lengths; or a length and two directions, of at most 2^31 */

#else

/* ---- Near ---- */

#define GRAZE_NEAR_LIMIT INT32_C(0x20000000) /* 2^29: 8192 units */

/* The small world clamps each number before it calls near arithmetic. */
#if GRAZE_SMALL_WORLD
#define GRAZE_ALL_NEAR 1
#endif

/* c + limit mod 2^32: below twice the limit if -limit <= c < limit, and only then. */
GRAZE_INLINE uint32_t above_limit(graze_scalar c, int32_t limit)
{
    return u32_sub_modular(s32_bits(c), s32_bits(-limit));
}

GRAZE_INLINE uint32_t above_near_limit(graze_scalar c)
{
    return above_limit(c, GRAZE_NEAR_LIMIT);
}

static inline bool in_near_range(graze_scalar c)
{
    return -GRAZE_NEAR_LIMIT <= c && c < GRAZE_NEAR_LIMIT;
}

/* No sum has one of the upper two bits: an addition and an OR for each number. GRAZE_ALL_NEAR is
 * for tests/bench/far: a library without this test, which is wrong for far coordinates. */
GRAZE_INLINE bool are_near_numbers(graze_scalar x, graze_scalar y, graze_scalar z)
{
#ifdef GRAZE_ALL_NEAR
    (void)x;
    (void)y;
    (void)z;
    return true;
#else
    return (above_near_limit(x) | above_near_limit(y) | above_near_limit(z)) <
           (uint32_t)GRAZE_NEAR_LIMIT * 2;
#endif
}

/* The numbers added so far: c + limit of each, ORed. The limit is a power of 2: GRAZE_NEAR_LIMIT or
 * less. */
typedef struct {
    uint32_t above;
} nearness;

GRAZE_INLINE void nearness_begin(nearness *n)
{
    n->above = 0;
}

GRAZE_INLINE void nearness_add_within(nearness *n, graze_scalar c, int32_t limit)
{
#ifdef GRAZE_ALL_NEAR
    (void)c;
    (void)limit;
    n->above |= 0;
#else
    n->above |= above_limit(c, limit);
#endif
}

GRAZE_INLINE void nearness_add(nearness *n, graze_scalar c)
{
    nearness_add_within(n, c, GRAZE_NEAR_LIMIT);
}

/* A radius of 2^29 or more has one of the upper two bits when doubled. A negative radius may pass:
 * its ball is empty. */
GRAZE_INLINE void nearness_add_radius(nearness *n, graze_scalar radius)
{
#ifdef GRAZE_ALL_NEAR
    (void)radius;
    n->above |= 0;
#else
    n->above |= s32_bits(radius) % 0x80000000u * 2u;
#endif
}

static inline bool radius_in_range(graze_scalar radius)
{
    return radius < GRAZE_NEAR_LIMIT;
}

GRAZE_INLINE bool are_all_within(const nearness *n, int32_t limit)
{
    return n->above < (uint32_t)limit * 2;
}

GRAZE_INLINE bool are_all_near(const nearness *n)
{
    return are_all_within(n, GRAZE_NEAR_LIMIT);
}

typedef int32_t length_word;
#define LENGTH_MOST  INT32_C(0x3fffffff) /* < 2^30: two coordinates */
#define STRETCH_MOST INT32_MAX /* two lengths; or one, and two directions, which are at most 2^29 */

#endif

/* ---- Lengths and stretches, as wide as these limits: degrees.h specifies each function ---- */

typedef struct GRAZE_WORD_ALIGNED {
    length_word raw;
} length;

typedef struct GRAZE_WORD_ALIGNED {
    length_word raw;
} stretch;

static inline bool length_in_range(const length *l)
{
    return -LENGTH_MOST <= l->raw && l->raw <= LENGTH_MOST;
}

GRAZE_INLINE length length_raw(length_word raw)
{
    length l;
    l.raw = raw;
    BOUND(length_in_range(&l));
    return l;
}

GRAZE_INLINE length length_between(graze_scalar from, graze_scalar to)
{
    BOUND(in_near_range(from) && in_near_range(to));
    return length_raw((length_word)to - from);
}

GRAZE_INLINE length length_of(graze_scalar c)
{
    return length_raw(c);
}

static inline length length_negate(length l)
{
    return length_raw(-l.raw);
}

static inline int length_sign(length l)
{
    return l.raw < 0 ? -1 : l.raw > 0;
}

GRAZE_INLINE stretch stretch_raw(length_word raw)
{
    BOUND(-STRETCH_MOST <= raw && raw <= STRETCH_MOST);
    stretch s;
    s.raw = raw;
    return s;
}

GRAZE_INLINE stretch stretch_of(length l)
{
    return stretch_raw(l.raw);
}

GRAZE_INLINE stretch stretch_plus(stretch a, stretch b)
{
    BOUND(b.raw < 0 ? a.raw >= -STRETCH_MOST - b.raw : a.raw <= STRETCH_MOST - b.raw);
    return stretch_raw(a.raw + b.raw);
}

GRAZE_INLINE stretch stretch_minus(stretch a, stretch b)
{
    BOUND(b.raw < 0 ? a.raw <= STRETCH_MOST + b.raw : a.raw >= -STRETCH_MOST + b.raw);
    return stretch_raw(a.raw - b.raw);
}

GRAZE_INLINE bool stretch_less(stretch a, stretch b)
{
    return a.raw < b.raw;
}

/* Assumed of a sum that is a difference of two coordinates again. Only near numbers have bounds that a sum could break. */
GRAZE_INLINE bool stretch_is_length(const stretch *s)
{
    return GRAZE_FAR || GRAZE_SMALL_WORLD || (-LENGTH_MOST <= s->raw && s->raw <= LENGTH_MOST);
}

#undef LENGTH_MOST
#undef STRETCH_MOST

#if GRAZE_FAR

GRAZE_INLINE uint32_t length_size(length l)
{
    return u64_low(s64_magnitude(l.raw));
}

static inline length load_length(nearness *n, graze_scalar from, graze_scalar to)
{
    (void)n;
    return length_between(from, to);
}

static inline bool direction_in_range(const length *l)
{
    (void)l;
    return true;
}

static inline length load_length_now(nearness *n, graze_scalar from, graze_scalar to)
{
    return load_length(n, from, to);
}

static inline length load_radius(nearness *n, graze_scalar radius)
{
    (void)n;
    return length_raw(radius);
}

#else

GRAZE_INLINE uint32_t length_size(length l)
{
    return s32_magnitude(l.raw);
}

/* The result is a length only if all numbers turn out to be within the limit, which is at most
 * GRAZE_NEAR_LIMIT; until then it is a difference modulo 2^32. */
GRAZE_INLINE length load_length_within(nearness *n, graze_scalar from, graze_scalar to,
                                       int32_t limit)
{
    length l;
    nearness_add_within(n, to, limit);
    l.raw = s32_of_bits(u32_sub_modular(s32_bits(to), s32_bits(from)));
    return l;
}

GRAZE_INLINE length load_length(nearness *n, graze_scalar from, graze_scalar to)
{
    return load_length_within(n, from, to, GRAZE_NEAR_LIMIT);
}

/* The limit is 2^30, that of a length. A negative radius counts as far, so the OR is enough. */
GRAZE_INLINE length load_radius(nearness *n, graze_scalar radius)
{
    length l;
#ifndef GRAZE_ALL_NEAR
    n->above |= s32_bits(radius);
#else
    (void)n;
#endif
    l.raw = radius;
    return l;
}

/* True for a direction from load_length, after are_all_near, as length_in_range is for a length. */
static inline bool direction_in_range(const length *l)
{
    return -GRAZE_NEAR_LIMIT <= l->raw && l->raw < GRAZE_NEAR_LIMIT;
}

GRAZE_INLINE length load_length_now(nearness *n, graze_scalar from, graze_scalar to)
{
    length l = load_length(n, from, to);
    GRAZE_NOW(l.raw);
    return l;
}

#endif

#endif
