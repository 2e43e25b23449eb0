/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Moves along a direction: called by all shapes that move out of another, so that this code is in flash once. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "number/unit.h"
#include "shape/escape.h"
#include "wide/lift.h"
#include "wide/begin_fast.h"

/* 2^62 / sqrt(s / 2^64), at most 2^63: too small by at most 2^-52 of itself. s >= 2^62. A root from the upper half is made
 * too small by at least 2^-31 of itself, and at most 2^-27: then one step of Newton's method is left, whose difference is
 * below 2^34. */
static uint64_t escape_inverse_root(uint64_t s)
{
    const uint32_t r = graze_inverse_root(u64_high(s)) - 5u;
    const uint64_t under = UINT64_C(0x1000000000000000) - u64_mul(s, u32_mul(r, r)).hi;
    BOUND(under < UINT64_C(0x400000000));
    return u64_of(r, 0) + u32_mul(r, u64_low(under / 4u)) / 0x8000000u;
}

/* way / sqrt(x^2 + y^2 + z^2) * 2^64, for a way below 2^31, and a greatest size of 2^31 or more: too small by at most 2^-51 of
 * itself, and less than 5. */
static uint64_t escape_share(uint32_t way, uint32_t x, uint32_t y, uint32_t z)
{
    const u128 sum = u128_add(u128_add(u128_of(0, u32_mul(x, x)), u128_of(0, u32_mul(y, y))),
                              u128_of(0, u32_mul(z, z))); /* 2^62 .. 3 * 2^64 */
    if (sum.hi == 0u) {
        const uint64_t inverse = escape_inverse_root(sum.lo);
        return u32_mul(way, u64_high(inverse)) * 4u + u32_mul(way, u64_low(inverse)) / 0x40000000u;
    }
    const uint64_t inverse =
        escape_inverse_root(sum.hi * UINT64_C(0x4000000000000000) + sum.lo / 4u);
    return u32_mul(way, u64_high(inverse)) * 2u + u32_mul(way, u64_low(inverse)) / 0x80000000u;
}

/* A part of a unit below 2^-12 counts as the error of the share, which is less than 2^-19 over any size. A part from there
 * to 1 - 2^-8, on an axis of 2^31 or more, is rounded up by 2^-10 along the direction or more, and on the two other axes no
 * more than 1.42 * 2^-11 can be missing. */
GRAZE_INLINE uint32_t escape_part(bool *reaches, uint64_t share, uint32_t size)
{
    const uint64_t part = u32_mul(size, u64_high(share)) + u64_high(u32_mul(size, u64_low(share)));
    if (size > INT32_MAX && u64_low(part) > 0x100000u && u64_low(part) < 0xff000000u)
        *reaches = true;
    return u64_high(part + UINT64_C(0xfff00000));
}

GRAZE_SHARED bool graze_escape_along(escape *e, uint32_t way)
{
    BOUND(way <= INT32_MAX && (e->size[0] | e->size[1] | e->size[2]) > 0u);
    const uint32_t scale = u32_power_of_2(u32_leading_zeros(e->size[0] | e->size[1] | e->size[2]));
    const uint32_t x = e->size[0] * scale, y = e->size[1] * scale, z = e->size[2] * scale;
    const uint64_t share = escape_share(way, x, y, z);
    bool reaches = false;
    e->size[0] = escape_part(&reaches, share, x);
    e->size[1] = escape_part(&reaches, share, y);
    e->size[2] = escape_part(&reaches, share, z);
    return reaches;
}

/* The sizes in 30 bits, from the highest bit of all three, with their signs. */
static void escape_set_signed(int32_t *to, const escape *e)
{
    const uint32_t zeros = u32_leading_zeros(e->size[0] | e->size[1] | e->size[2]);
    const uint32_t less = zeros < 2u ? 2u - zeros : 0u;
    for (int i = 0; i < 3; i++) {
        const uint32_t most = e->size[i] / u32_power_of_2(less);
        GIVEN(most < 0x40000000u);
        const int32_t size = (int32_t)most;
        to[i] = e->down[i] ? -size : size;
    }
}

/* The products are below 2^60, so a component is below 2^61. */
GRAZE_SHARED void graze_escape_across(escape *e, const escape *run)
{
    int32_t a[3], u[3];
    uint64_t size[3];
    escape_set_signed(a, e);
    escape_set_signed(u, run);
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        const int64_t across = s32_mul(a[j], u[k]) - s32_mul(a[k], u[j]);
        e->down[i] = across < 0;
        size[i] = s64_magnitude(across);
    }
    const uint32_t zeros = u64_leading_zeros(size[0] | size[1] | size[2] | 1u);
    for (int i = 0; i < 3; i++)
        e->size[i] = u64_high(u64_lift(size[i], zeros));
}

#include "wide/end_fast.h"
#endif
