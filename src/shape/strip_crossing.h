/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of capsules in the plane: where a line crosses the border of a strip, at the distance `radius` from the line
 * of a core, and on which side of an end of the core.
 *
 *   strip_crossing(&t, &aside, &turn, &uu, radius, outside)   t = (|aside| + radius |u|) / |turn|, or, with `outside`,
 *                             ||aside| - radius |u|| / |turn|: within 2^-44 of itself, and 2^-62. uu is the square of u, and
 *                             turn MUST NOT be 0, nor, without outside, both aside and the radius
 *   crossing_between(start, from, to, &t)   start + (to - from) * t, rounded, saturating
 *   separation_of_seam(&s, &across, &uu, &uv)   |across| |u| / |uv|, for areas below 2^66. uv MUST NOT be 0
 */
#ifndef GRAZE_SHAPE_STRIP_CROSSING_H
#define GRAZE_SHAPE_STRIP_CROSSING_H

#include "../number/separation.h"
#include "ball_crossing.h"

/* Near < 2^122 * 2^61, far < 2^130 * 2^65, over the square of an area. */
GRAZE_ONCE void separation_of_seam(separation *s, const area *across, const area *uu,
                                   const area *uv)
{
    const u128 size = area_size_wide(across), whole = area_size_wide(uu);
    const u256 square = graze_u128_mul(size, size);
    const u256 part = graze_u128_mul(square.lo, whole);
    GIVEN(size.hi < 4u && whole.hi < 2u && square.hi.hi == 0u && square.hi.lo < 16u);
    const u128 above =
        u128_add(u64_mul(square.hi.lo, whole.lo), u128_of(square.hi.lo * whole.hi, 0));
    u256_set(&s->part, u128_add(part.hi, above), part.lo);
    u256_set(&s->whole, u128_of(0, 0), u128_of(0, 0));
    graze_u256_add_square(&s->whole, area_size_wide(uv));
    s->is_root = false;
}

#if GRAZE_FAR

GRAZE_INLINE graze_scalar crossing_between(graze_scalar start, graze_scalar from, graze_scalar to,
                                           const crossing *t)
{
    return graze_crossing_along(t, start, from, to);
}

/* The root is that of radius^2 uu < 2^64 * 2^65. Numbers that are too long are divided by 2^5 or 2^10: see
 * ball_crossing_far.h. */
static inline void strip_crossing(crossing *t, const area *aside, const area *turn, const area *uu,
                                  length radius, bool outside)
{
    area square;
    discriminant d;
    far_number rooted;
    u128 root, beyond;
    area_set_product(&square, radius, radius);
    discriminant_set(&d, uu, aside, &square);
    graze_far_set_product(&rooted, &uu->raw, &square.raw);
    const bool sum_is_long = crossing_is_long(&aside->raw) || rooted.limb[4] > 0u ||
                             rooted.limb[3] >= UINT32_C(0x40000000); /* 2^126 */
    const bool turn_is_long = crossing_is_long(&turn->raw);
    crossing_narrow(&root, &rooted, sum_is_long ? 0x400000 : INT64_C(0x100000000)); /* 2^22 */
    GIVEN(root.hi < UINT64_C(0x4000000000000000));
    crossing_narrow(&beyond, &d.raw, 0x400000);
    const bool is_short = beyond.hi < UINT64_C(0x10000000000000); /* 2^52: all of it fits */
    if (is_short)
        crossing_narrow(&beyond, &d.raw, INT64_C(0x100000000));
    graze_crossing_of_strip(
        t, crossing_narrowed(&aside->raw, sum_is_long), &root, outside ? &beyond : 0,
        crossing_narrowed(&turn->raw, turn_is_long),
        (outside ? (is_short ? 0 : 10) - (sum_is_long ? 5 : 0) : (sum_is_long ? 5 : 0)) -
            (turn_is_long ? 5 : 0));
}

#else

GRAZE_INLINE graze_scalar crossing_between(graze_scalar start, graze_scalar from, graze_scalar to,
                                           const crossing *t)
{
    return crossing_along(start, length_between(from, to), t);
}

/* The root is that of radius^2 uu < 2^60 * 2^61. */
static inline void strip_crossing(crossing *t, const area *aside, const area *turn, const area *uu,
                                  length radius, bool outside)
{
    area square;
    discriminant d;
    u128 beyond;
    area_set_product(&square, radius, radius);
    discriminant_set(&d, uu, aside, &square);
    const u128 root = u64_mul(area_size(uu), area_size(&square));
    u128_store(&beyond, s128_magnitude(d.raw));
    graze_crossing_of_strip(t, area_size(aside), &root, outside ? &beyond : 0, area_size(turn), 0);
}

#endif

#endif
