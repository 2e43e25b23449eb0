/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The vocabulary of algorithms, and the first of its topics: spans.
 *
 * An algorithm is written once, in shape/, and does not depend on how wide a product becomes. It is written in degrees: a length is of degree 1, an area of degree 2, a volume of
 * degree 3. Each degree is a structure of its own, so a formula whose degrees do not balance does not compile. An
 * algorithm may compare coordinates (graze_scalar) by < and <=. For everything else it uses the words of these headers:
 *
 *   spans.h      distances along one axis, and ratios of them: enough for boxes
 *   solid.h      squares of spans: balls, and boxes that are built
 *   degrees.h    signed lengths, areas and volumes, and vectors of them; near.h: which numbers are near
 *   share.h      quotients of areas or reaches, and points along a line
 *   reach.h      lengths along a stored normal or axis
 *   separation.h how far a point is from a corner, an edge or a plane
 *   scalar.h     results that are numbers of the user again: products, roots, lengths
 *   angle.h, transform.h, text.h   angles, rotations, text
 *
 * Words that one shape uses lie with that shape, in shape/: ball_crossing.h, cores_limit.h, disc_rim.h, obb_edge.h,
 * face_volume_hint.h, frustum_view.h, frustum_seam.h, picture.h, nearest_beside.h, mat4_clip.h, rotation.h and quaternion_turned.h.
 *
 * Every function is exact unless its line says that it rounds, and its arguments MUST satisfy its BOUND.
 *
 * Spans: any coordinates, never negative, 32 bits.
 *
 *   mirror(c)                 a coordinate on the reversed axis: order reversed, distances kept
 *   span                      degree 1: the distance from one coordinate up to a higher one
 *   span_apart(a, b)          the span between a and b, whichever is lower
 *   span_between(low, high)   span_of(c) = |c|   span_zero, span_is_zero
 *   span_less, span_at_most, span_equal
 *   span_end(start, span)     the coordinate at the upper end of the span; MUST be one
 *   span_middle(low, high)    the middle of two coordinates, rounded once, ties away from zero
 *   span_until(span, t)       the part of a ray up to t >= 0: span * t, rounded up, saturating; unlimited for
 *                             GRAZE_NO_LIMIT
 *   span_until_fraction(span, fraction)   the same for a segment, up to a fraction
 *   ratio                     degree 0: part / whole, not divided. With whole = 0 it is infinite, or, with part = 0,
 *                             equal to every other ratio
 *   ratio_less, ratio_at_most, ratio_equal   by cross-multiplication
 *   ratio_from(part, whole)   ratio_zero, ratio_one, ratio_of_limit(t_max)
 *   progress                  a ratio that is ready to be multiplied: divided, once
 *   progress_of(ratio)        the progress of a ratio with whole > 0
 *   along(start, span, progress)   start + span * progress, rounded once; MUST be a coordinate
 *   along_held                as along, saturating
 *   progress_fraction         the fraction of a hit, for a ratio of at most 1, rounded once
 *   progress_fraction_down    the same, rounded down
 *   progress_t                the t of a hit, rounded once, saturating
 *   limit_at_fraction(fraction)   a t_max that keeps each hit whose fraction, rounded, is less than this one
 */
#ifndef GRAZE_NUMBER_SPANS_H
#define GRAZE_NUMBER_SPANS_H

#include "../../include/graze/vec2.h"
#include "../../include/graze/vec3.h"
#include "../wide/inlining.h"
#include "../wide/bounds.h"
#include "../wide/divide.h"

/* high - low, for low <= high: below 2^32, which can be too much for an int32_t. Compilers reduce
 * these functions, and those below, to one subtraction. */
GRAZE_INLINE uint32_t u32_between(graze_scalar low, graze_scalar high)
{
    BOUND(low <= high);
    return u32_sub_modular(s32_bits(high), s32_bits(low));
}

/* The distance from c to the end of the world. */
GRAZE_INLINE uint32_t s32_room(graze_scalar c, bool down)
{
    return s32_bits(c) ^ (down ? UINT32_C(0x80000000) : (uint32_t)INT32_MAX);
}

/* start + distance, or start - distance, which MUST be an int32_t. */
GRAZE_INLINE graze_scalar s32_offset(graze_scalar start, bool down, uint32_t distance)
{
    BOUND(distance <= s32_room(start, down));
    uint32_t step = down ? distance : u32_sub_modular(0, distance);
    return s32_of_bits(u32_sub_modular(s32_bits(start), step));
}

/* start + distance, or start - distance, saturating. */
GRAZE_INLINE graze_scalar s32_offset_held(graze_scalar start, bool down, uint32_t distance)
{
    uint32_t room = s32_room(start, down);
    return s32_offset(start, down, distance < room ? distance : room);
}

/* x * m modulo 2^64 */
static inline uint64_t u64_mul_modular(uint64_t x, uint32_t m)
{
    const uint64_t low = u32_mul(u64_low(x), m);
    const uint64_t high = (uint64_t)u64_low(u32_mul(u64_high(x), m)) + u64_high(low);
    return u64_of(u64_low(high), u64_low(low));
}

typedef struct {
    uint32_t raw;
} span;

typedef struct {
    span part, whole;
} ratio;

/* bits * 2^up <= part / whole * 2^32 < (bits + 1) * 2^up */
typedef struct {
    ratio exact;
    quotient rounded_down;
} progress;

/* -1 - c swaps the order, keeps every distance, and has no case that overflows. */
GRAZE_INLINE graze_scalar mirror(graze_scalar c)
{
    return -1 - c;
}

/* 14 bits fewer, rounded up */
GRAZE_INLINE graze_scalar limit_at_fraction(graze_fraction fraction)
{
    BOUND(0 <= fraction && fraction <= GRAZE_FRACTION_ONE);
    return fraction / 16384 + (fraction % 16384 > 0);
}

GRAZE_INLINE span span_between(graze_scalar low, graze_scalar high)
{
    BOUND(low <= high); /* so that 0 <= high - low < 2^32 */
    span s;
    s.raw = u32_between(low, high);
    return s;
}

GRAZE_INLINE span span_of(graze_scalar c)
{
    span s; /* |c| <= 2^31 */
    s.raw = c < 0 ? u32_between(c, 0) : (uint32_t)c;
    return s;
}

GRAZE_INLINE span span_zero(void)
{
    span s;
    s.raw = 0;
    return s;
}

GRAZE_INLINE graze_scalar span_end(graze_scalar start, span s)
{
    return s32_offset(start, false, s.raw);
}

/* The half rounded down, and half a raw unit more if the span is odd. */
GRAZE_INLINE graze_scalar span_middle(graze_scalar low, graze_scalar high)
{
    const uint32_t raw = u32_between(low, high);
    const graze_scalar middle = s32_offset(low, false, raw / 2);
    return raw % 2 > 0 && middle >= 0 ? middle + 1 : middle; /* middle < high */
}

GRAZE_INLINE bool span_is_zero(span s)
{
    return s.raw == 0;
}

/* span * t / 2^16, rounded up, saturating: < 2^63 before the division */
static inline span span_until(span whole, graze_scalar t)
{
    BOUND(t >= 0);
    const uint64_t steps = (u32_mul(whole.raw, (uint32_t)t) + UINT16_MAX) / 65536;
    span s;
    s.raw =
        u64_high(steps) > 0 || (t == GRAZE_NO_LIMIT && whole.raw > 0) ? UINT32_MAX : u64_low(steps);
    return s;
}

/* span * fraction / 2^30, rounded up: at most the span */
static inline span span_until_fraction(span whole, graze_fraction fraction)
{
    BOUND(0 <= fraction && fraction <= GRAZE_FRACTION_ONE);
    span s;
    s.raw = u64_low((u32_mul(whole.raw, (uint32_t)fraction) + GRAZE_FRACTION_ONE - 1) /
                    (uint32_t)GRAZE_FRACTION_ONE);
    return s;
}

GRAZE_INLINE span span_apart(graze_scalar a, graze_scalar b)
{
    return b < a ? span_between(b, a) : span_between(a, b);
}

GRAZE_INLINE bool span_less(span a, span b)
{
    return a.raw < b.raw;
}

GRAZE_INLINE bool span_equal(span a, span b)
{
    return a.raw == b.raw;
}

GRAZE_INLINE bool span_at_most(span a, span b)
{
    return a.raw <= b.raw;
}

GRAZE_INLINE ratio ratio_from(span part, span whole)
{
    ratio r;
    r.part = part;
    r.whole = whole;
    return r;
}

GRAZE_INLINE ratio ratio_raw(uint32_t part, uint32_t whole)
{
    ratio r;
    r.part.raw = part;
    r.whole.raw = whole;
    return r;
}

GRAZE_INLINE ratio ratio_zero(void)
{
    return ratio_raw(0, 1);
}

GRAZE_INLINE ratio ratio_one(void)
{
    return ratio_raw(1, 1);
}

/* The greatest span over the smallest: no ray reaches farther. */
GRAZE_INLINE ratio ratio_of_limit(graze_scalar t)
{
    BOUND(t >= 0);
    return t == GRAZE_NO_LIMIT ? ratio_raw(UINT32_MAX, 1) : ratio_raw((uint32_t)t, 65536);
}

/* part * whole < 2^64 */
GRAZE_INLINE bool ratio_less(ratio p, ratio q)
{
    return u32_mul(p.part.raw, q.whole.raw) < u32_mul(q.part.raw, p.whole.raw);
}

GRAZE_INLINE bool ratio_at_most(ratio p, ratio q)
{
    return u32_mul(p.part.raw, q.whole.raw) <= u32_mul(q.part.raw, p.whole.raw);
}

GRAZE_INLINE bool ratio_equal(ratio p, ratio q)
{
    return u32_mul(p.part.raw, q.whole.raw) == u32_mul(q.part.raw, p.whole.raw);
}

static inline progress progress_of(ratio r)
{
    BOUND(r.whole.raw > 0);
    progress p;
    p.exact = r;
    p.rounded_down = u32_quotient(r.part.raw, r.whole.raw);
    return p;
}

/* The quotient * 2^places to nearest, ties up, saturating. The bits dropped decide, as
 * floor(floor(x) / 2^n + 1/2) == floor(x / 2^n + 1/2) for n > 0. */
static inline int32_t quotient_scaled(quotient q, uint32_t places)
{
    BOUND(places < 32);
    if (q.up >= 32 - places) /* bits >= 2^31 when up > 0 */
        return INT32_MAX;
    uint32_t drop = 32 - places - q.up; /* 1 .. 32 */
    uint32_t n = (q.bits >> (drop - 1)) / 2 + (q.bits >> (drop - 1)) % 2;
    return n <= INT32_MAX ? (int32_t)n : INT32_MAX;
}

/* As quotient_scaled for 30 places. Only 1 itself has up > 0. */
static inline graze_fraction progress_fraction(const progress *p)
{
    const uint32_t half = p->rounded_down.bits / 2;
    BOUND(p->exact.part.raw <= p->exact.whole.raw);
    return p->rounded_down.up > 0 ? GRAZE_FRACTION_ONE : (graze_fraction)(half / 2 + half % 2);
}

static inline graze_fraction progress_fraction_down(const progress *p)
{
    BOUND(p->exact.part.raw <= p->exact.whole.raw);
    return p->rounded_down.up > 0 ? GRAZE_FRACTION_ONE : (graze_fraction)(p->rounded_down.bits / 4);
}

static inline graze_scalar progress_t(const progress *p)
{
    return quotient_scaled(p->rounded_down, 16);
}

/* A macro: value analysis does not follow a comparison out of a function. */
#define QUOTIENT_IS_SHORT(q, run) ((q).up < 32 && (run) <= UINT32_MAX >> (q).up)

/*
 * Whether the quotient determines run * part / whole, rounded to nearest, ties up. With R = run << up and the quotient
 * rounded down, the exact product lies in [R * bits, R * bits + R) / 2^32: the rounding is determined, unless a half
 * falls in that range. The chance of that is R / 2^32. Sets what the lower end is rounded to, if the quotient is short.
 */
static inline bool quotient_decides(quotient q, uint32_t run, uint32_t *rounded)
{
    if (!QUOTIENT_IS_SHORT(q, run))
        return false;
    uint64_t product = u32_mul(run << q.up, q.bits);
    uint32_t whole = u64_high(product), part = u64_low(product);
    uint32_t past_half = part ^ UINT32_C(0x80000000); /* part - 1/2, mod 1 */
    *rounded = whole + (part >> 31);
    return past_half <= UINT32_MAX - (run << q.up);
}

/* run * part / whole to nearest, ties up, which is `low` or 1 more: at most 1/2 below low, and less than 3/2 above. */
GRAZE_INLINE uint32_t ratio_times_settled(ratio r, uint32_t run, uint32_t low)
{
    const uint32_t half = r.whole.raw - r.whole.raw / 2;
    const uint64_t above = u64_sub_modular(u32_mul(run, r.part.raw), u32_mul(low, r.whole.raw));
    GIVEN(low < UINT32_MAX);
    return u64_sub_modular(above, half) <= INT64_MAX ? low + 1 : low; /* or it is negative */
}

/* Where the quotient does not decide; `low` as quotient_decides has set it. */
GRAZE_ONCE uint32_t progress_times_exactly(const progress *p, uint32_t run, uint32_t low)
{
    if (QUOTIENT_IS_SHORT(p->rounded_down, run))
        return ratio_times_settled(p->exact, run, low);
    return graze_u32_round_ratio(run, p->exact.part.raw, p->exact.whole.raw);
}

static inline uint32_t progress_times(const progress *p, uint32_t run)
{
    uint32_t rounded = 0;
    if (quotient_decides(p->rounded_down, run, &rounded))
        return rounded;
    return progress_times_exactly(p, run, rounded);
}

/* start + run * progress, which MUST be a coordinate. */
static inline graze_scalar along(graze_scalar start, span run, const progress *p)
{
    return s32_offset(start, false, progress_times(p, run.raw));
}

/* start + run * progress, saturating. */
static inline graze_scalar along_held(graze_scalar start, span run, const progress *p)
{
    return s32_offset_held(start, false, progress_times(p, run.raw));
}

/* ---- Vectors by component: gcc -Os copies a structure of three words with memcpy on a Cortex-M0 ---- */

GRAZE_INLINE void vec2_copy(graze_vec2 *to, const graze_vec2 *from)
{
    to->x = from->x;
    to->y = from->y;
}

GRAZE_INLINE void vec3_copy(graze_vec3 *to, const graze_vec3 *from)
{
    to->x = from->x;
    to->y = from->y;
    to->z = from->z;
}

GRAZE_INLINE void vec2_set_zero(graze_vec2 *v)
{
    graze_scalar zero = 0;
    GRAZE_APART(zero);
    v->x = zero;
    v->y = zero;
}

GRAZE_INLINE void vec3_set_zero(graze_vec3 *v)
{
    graze_scalar zero = 0;
    GRAZE_APART(zero);
    v->x = zero;
    v->y = zero;
    v->z = zero;
}

#endif
