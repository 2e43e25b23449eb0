/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Moves along a direction: called by all shapes that move out of another, so that this code is in flash once. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "shape/ball_crossing_numbers.h"
#include "shape/escape.h"
#include "wide/begin_fast.h"

/* A part of a unit below 2^-12 counts as the error of t, which is less than 2^-13 over any size. */
GRAZE_INLINE uint32_t escape_part(const crossing *t, uint32_t size)
{
    return u64_high(crossing_times(t, size) + UINT64_C(0xfff00000));
}

/* With the greatest size in [2^31, 2^32) the direction is longer than the way, as crossing_of_spans requires. */
GRAZE_SHARED void graze_escape_along(escape *e, uint32_t way)
{
    span whole, x, y, z;
    crossing t;
    BOUND(way <= INT32_MAX && (e->size[0] | e->size[1] | e->size[2]) > 0u);
    const uint32_t scale = u32_power_of_2(u32_leading_zeros(e->size[0] | e->size[1] | e->size[2]));
    x.raw = e->size[0] * scale;
    y.raw = e->size[1] * scale;
    z.raw = e->size[2] * scale;
    whole.raw = way;
    crossing_of_spans(&t, whole, x, y, z);
    e->size[0] = escape_part(&t, x.raw);
    e->size[1] = escape_part(&t, y.raw);
    e->size[2] = escape_part(&t, z.raw);
}

/* The sizes in 30 bits, from the highest bit of all three, with their signs. */
static void escape_set_signed(int64_t *to, const escape *e)
{
    const uint32_t zeros = u32_leading_zeros(e->size[0] | e->size[1] | e->size[2]);
    const uint32_t less = zeros < 2u ? 2u - zeros : 0u;
    for (int i = 0; i < 3; i++) {
        const int64_t size = (int64_t)(e->size[i] / u32_power_of_2(less));
        to[i] = e->down[i] ? -size : size;
    }
}

/* The products are below 2^60, so a component is below 2^61. */
GRAZE_SHARED void graze_escape_across(escape *e, const escape *run)
{
    int64_t a[3], u[3];
    uint64_t size[3];
    escape_set_signed(a, e);
    escape_set_signed(u, run);
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        const int64_t across = a[j] * u[k] - a[k] * u[j];
        e->down[i] = across < 0;
        size[i] = s64_magnitude(across);
    }
    const uint32_t zeros = u64_leading_zeros(size[0] | size[1] | size[2] | 1u);
    for (int i = 0; i < 3; i++)
        e->size[i] = u64_high(u64_lift(size[i], zeros));
}

#include "wide/end_fast.h"
#endif
