/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of moves out of an outline, near and far: see number/arithmetic.h. After begin_plane.h and ball.h.
 *
 *   separation_of_across(&s, &area, &squared)   |area| / |v|, where `squared` is v . v, which MUST NOT be 0: the distance of a
 *                             point from a line along v
 *   separation_of_way(&s, &v)   |v|
 *   separation_is_less(&a, &b)   whether a < b, as separation_less, after a guess
 *   separation_span_down(&s)  rounded down; MUST be below 2^32
 *   separation_held_up(&s)    rounded up, saturating
 *   set_across(&to, &v, left)   v turned by a right angle, to the left or to the right
 *   set_move(&move, &v, way)  a move along v, which MUST NOT be zero, by a way below 2^31: see escape_along
 *   unit_of_heading(&unit, &v)   the unit vector along v, which MUST NOT be zero, within 0.502 raw units a component
 *   height_sign_after(&a, &b, &v, &move)   the sign of a + b + 2 (v x move), for areas below 2^61, far 2^65: on which side of a
 *                             line along v the middle of two points is after a move, whose heights are a and b before it
 */
#ifndef GRAZE_SHAPE_ESCAPE2_H
#define GRAZE_SHAPE_ESCAPE2_H

#include "../number/separation.h"
#include "../number/unit.h"
#include "escape.h"

static inline void separation_of_across(separation *s, const area *across, const area *squared)
{
    u256_set(&s->part, u128_of(0, 0), area_size_wide(across));
    u256_set(&s->whole, u128_of(0, 0), area_size_wide(squared));
    s->is_root = true;
}

static inline void separation_of_way(separation *s, const length2 *v)
{
    area squared;
    set_dot2(&squared, v, v);
    u256_set(&s->part, u128_of(0, 0), area_size_wide(&squared));
    u256_set(&s->whole, u128_of(0, 0), u128_of(0, 1));
    s->is_root = false;
}

#if GRAZE_FAR

static inline bool separation_is_less(const separation *a, const separation *b)
{
    return separation_less(a, b);
}

#else

/* The 32 bits of a square and of a whole from their highest bits: less than 2^-29 and 2^-31 of them too small. The distance
 * squared is square / whole * 2^up. */
typedef struct {
    uint32_t square, whole;
    int32_t up;
} separation_hint;

static inline void separation_hint_of(separation_hint *h, const separation *s)
{
    const uint64_t part = s->part.lo.lo, whole = s->whole.lo.lo;
    const uint32_t zeros = u64_leading_zeros(part | 1u), zeros_whole = u64_leading_zeros(whole);
    const uint32_t top = u64_high(u64_lift(part, zeros));
    h->whole = u64_high(u64_lift(whole, zeros_whole));
    h->square = s->is_root ? u64_high(u32_mul(top, top)) : top;
    h->up = (int32_t)zeros_whole - (int32_t)zeros * (s->is_root ? 2 : 1) + (s->is_root ? 64 : 0);
}

/* 2^up for 0 < up <= 3; 1 for a negative one. */
static inline uint32_t separation_scale(int32_t up)
{
    return up > 0 ? u32_power_of_2((uint32_t)up) : 1u;
}

/* Near, each part and each whole is below 2^64. A square over a whole is from 2^-2 to 2, so an exponent greater by 4 decides.
 * Products of hints are less than 2^-28 of them too small; the exact comparison follows where that could decide. */
static inline bool separation_is_less(const separation *a, const separation *b)
{
    separation_hint p, q;
    if (a->part.lo.lo == 0u || b->part.lo.lo == 0u)
        return b->part.lo.lo != 0u;
    separation_hint_of(&p, a);
    separation_hint_of(&q, b);
    const int32_t up = p.up - q.up;
    if (up > 3 || up < -3)
        return up < 0;
    const uint64_t left = u32_mul(p.square, q.whole) / 16u * separation_scale(up);
    const uint64_t right = u32_mul(q.square, p.whole) / 16u * separation_scale(-up);
    const uint64_t more = left > right ? left : right, less = left > right ? right : left;
    return more - less > more / 0x4000000u ? left < right : separation_less(a, b);
}

#endif

static inline span separation_span_down(const separation *s)
{
    span whole;
    const uint32_t nearest = graze_separation_distance(s);
    whole.raw = graze_separation_side(s, nearest) < 0 ? nearest - 1u : nearest;
    return whole;
}

static inline graze_scalar separation_held_up(const separation *s)
{
    const uint32_t nearest = graze_separation_distance(s);
    const graze_scalar held = s32_offset_held(0, false, nearest);
    return graze_separation_side(s, nearest) > 0 ? next_above(held) : held;
}

static inline void set_across(length2 *to, const length2 *v, bool left)
{
    length_set(&to->x, left ? length_negate(v->y) : v->y);
    length_set(&to->y, left ? v->x : length_negate(v->x));
}

static inline void set_move(graze_vec2 *move, const length2 *v, span way)
{
    escape e;
    e.size[0] = length_size(v->x);
    e.size[1] = length_size(v->y);
    e.size[2] = 0;
    escape_along(&e, way);
    move->x = s32_offset_held(0, length_sign(v->x) < 0, e.size[0]);
    move->y = s32_offset_held(0, length_sign(v->y) < 0, e.size[1]);
}

static inline void unit_of_heading(graze_vec2 *unit, const length2 *v)
{
    graze_vec3 size;
    graze_unit(&size, length_size(v->x), length_size(v->y), 0);
    unit->x = length_sign(v->x) < 0 ? -size.x : size.x;
    unit->y = length_sign(v->y) < 0 ? -size.y : size.y;
}

#if GRAZE_FAR

/* |a|, |b| < 2^65, |v x move| < 2^64 */
static inline int height_sign_after(const area *a, const area *b, const length2 *v,
                                    const graze_vec2 *move)
{
    length2 by;
    area sum, turned;
    set_direction2(&by, move);
    set_cross2(&turned, v, &by);
    area_copy(&sum, a);
    area_add(&sum, b);
    area_add(&sum, &turned);
    area_add(&sum, &turned);
    return area_sign(&sum);
}

#else

/* A move from near to any coordinates is no near length: |v x move| < 2 * 2^30 * 2^31 = 2^62. The half of a + b, rounded
 * to zero, is below 2^61; the rest decides only if the sum of both is 0. */
static inline int height_sign_after(const area *a, const area *b, const length2 *v,
                                    const graze_vec2 *move)
{
    const int64_t heights = a->raw + b->raw;
    const int64_t sum = heights / 2 + (s32_mul(v->x.raw, move->y) - s32_mul(v->y.raw, move->x));
    if (sum != 0)
        return sum < 0 ? -1 : 1;
    return (int)(heights % 2);
}

#endif

#endif
