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
    const uint32_t scale =
        u32_power_of_2(u32_leading_zeros(e->size[0] | e->size[1] | e->size[2]));
    x.raw = e->size[0] * scale;
    y.raw = e->size[1] * scale;
    z.raw = e->size[2] * scale;
    whole.raw = way;
    crossing_of_spans(&t, whole, x, y, z);
    e->size[0] = escape_part(&t, x.raw);
    e->size[1] = escape_part(&t, y.raw);
    e->size[2] = escape_part(&t, z.raw);
}

#include "wide/end_fast.h"
#endif
