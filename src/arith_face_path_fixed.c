/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A path and the plane of a face, which is moved by the radius: for near and far faces, so that this code is in flash once. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "shape/sweep_face_numbers.h"
#include "wide/long_number.h"
#include "wide/begin_fast.h"

/* ---- The side of an edge ---- */

/* bits * 2^up, with the lower bits cut off: 2^31 <= bits */
typedef struct {
    uint32_t bits;
    int32_t up;
} balance_top;

static void balance_set_top(balance_top *t, u128 x, int32_t up)
{
    const uint32_t zeros = u128_leading_zeros(x);
    t->bits = u64_high(u128_lift_high(x, zeros));
    t->up = up + 96 - (int32_t)zeros;
}

/* Of a number below 2^192. */
static void balance_set_wide_top(balance_top *t, const u256 *x)
{
    if (x->hi.lo > 0u)
        balance_set_top(t, u128_of(x->hi.lo, x->lo.hi), 64);
    else
        balance_set_top(t, u128_of(x->lo.hi, x->lo.lo), 0);
}

/* 2^60 <= both products, and each loses at most 5 bits more. Each top is less than 2^-31 of itself too small, and each upper word of a product of two less than
 * 2^-30 more: so each product is less than 2^-28 of itself too small. 0 is undecided. */
static int balance_guess(const face_balance *b)
{
    balance_top normal2, turn, apart, radius;
    balance_set_wide_top(&normal2, &b->normal2);
    balance_set_wide_top(&turn, &b->turn);
    balance_set_top(&apart, u128_of(b->apart.hi, b->apart.lo), 0);
    balance_set_top(&radius, u128_of(0, b->radius), 0);
    const uint32_t squared = u64_high(u32_mul(apart.bits, apart.bits));
    const uint32_t leading = u64_high(u32_mul(radius.bits, turn.bits));
    uint64_t left = u32_mul(squared, normal2.bits), right = u32_mul(leading, leading);
    const int32_t more = 2 * apart.up + 32 + normal2.up - 2 * (radius.up + turn.up + 32);
    if (more < -5 || more > 5)
        return more < 0 ? -1 : 1;
    left = more < 0 ? u64_fall(left, s32_magnitude(more)) : left;
    right = more > 0 ? u64_fall(right, s32_magnitude(more)) : right;
    const uint64_t off = (left > right ? left : right) / 0x4000000u + 2u;
    return left > right ? left - right > off : -(int)(right - left > off);
}

/* Of a number below 2^159. */
static void balance_set_words(uint32_t *to, const u256 *x)
{
    to[0] = u64_low(x->lo.lo);
    to[1] = u64_high(x->lo.lo);
    to[2] = u64_low(x->lo.hi);
    to[3] = u64_high(x->lo.hi);
    to[4] = u64_low(x->hi.lo);
}

/* apart^2 < 2^210, and times normal2 < 2^347; radius * turn < 2^170, and its square < 2^340. */
static int balance_exact(const face_balance *b)
{
    uint32_t normal2[5], turn[5], apart[4], radius[2], square[7], leading[6], left[11], right[11];
    balance_set_words(normal2, &b->normal2);
    balance_set_words(turn, &b->turn);
    long_set_s128(apart, 4, s128_of((int64_t)b->apart.hi, b->apart.lo));
    long_set_s64(radius, 2, (int64_t)b->radius);
    graze_long_set_product(square, 7, apart, 4, apart, 4);
    graze_long_set_product(left, 11, square, 7, normal2, 5);
    graze_long_set_product(leading, 6, radius, 2, turn, 5);
    graze_long_set_product(right, 11, leading, 6, leading, 6);
    return graze_long_compare(left, 11, right, 11);
}

GRAZE_SHARED int graze_face_balance(const face_balance *b)
{
    const int guess = balance_guess(b);
    return guess != 0 ? guess : balance_exact(b);
}

/* ---- The crossing ---- */

/* The height is h / |n|, and falls by f / |n| until t = 1: it is r at t = (h - r |n|) / f = (h^2 - r^2 |n|^2) / (f h + f r |n|),
 * where the last root is that of |n|^2 (f r)^2. */
GRAZE_SHARED void graze_face_fall_crossing(crossing *t, const face_fall *f)
{
    side_numbers n;
    top62 fall, height, part;
    u256 beyond;
    graze_top62_set(&height, &f->height.part.lo, 0);
    graze_top62_set(&fall, &f->fall, 0);
    graze_top62_set_product(&n.b, &height, fall.bits, fall.up);
    graze_top62_set_product(&part, &fall, f->radius, 0);
    graze_top62_set_product(&n.rest, &part, part.bits, part.up);
    graze_top62_set_wide(&n.whole, &f->height.whole);
    graze_separation_beyond(&beyond, &f->height, f->radius);
    graze_top62_set_wide(&n.other, &beyond);
    graze_side_crossing(t, &n, false);
}

#include "wide/end_fast.h"
#endif
