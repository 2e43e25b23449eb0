/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Where a sphere that moves meets a plane: for near and far planes, so that this code is in flash once. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "number/share_progress.h"
#include "shape/capsule_crossing_numbers.h"
#include "shape/sweep_plane_numbers.h"
#include "wide/begin_fast.h"

/* height^2 - radius^2 |normal|^2, which is more than 0: exact for a height below 2^64. A greater one is divided by 2^4; then it
 * is more than twice the radius, which is below 2^63 lengths, and the bits that are cut off don't matter. */
static void plane_set_beyond(top62 *to, const plane_fall *f, uint64_t square)
{
    const uint32_t radius = (uint32_t)f->radius;
    u128 least = u64_mul(u32_mul(radius, radius), square), beyond;
    uint64_t height = f->height.lo;
    GIVEN(f->height.hi < 4u);
    if (f->height.hi > 0u) {
        height = f->height.hi * UINT64_C(0x1000000000000000) + height / 16u;
        least = u128_of(least.hi / 256u,
                        least.hi % 256u * UINT64_C(0x100000000000000) + least.lo / 256u);
    }
    u128_store(&beyond, u128_sub(u64_mul(height, height), least));
    graze_top62_set(to, &beyond, f->height.hi > 0u ? 8 : 0);
}

/* The height is |h|, and falls by f until t = 1: it is r |n| at t = (|h| - r |n|) / f = (h^2 - r^2 |n|^2) / (f |h| + f r |n|),
 * where the last root is that of |n|^2 (f r)^2. */
GRAZE_SHARED void graze_plane_fall_crossing(crossing *t, const plane_fall *f)
{
    const uint64_t square = weights_squared(&f->normal);
    const u128 whole = u128_of(0, square);
    side_numbers n;
    top62 height, fall, part;
    graze_top62_set(&height, &f->height, 0);
    graze_top62_set(&fall, &f->fall, 0);
    graze_top62_set_product(&n.b, &height, fall.bits, fall.up);
    graze_top62_set_product(&part, &fall, (uint32_t)f->radius, 0);
    graze_top62_set_product(&n.rest, &part, part.bits, part.up);
    graze_top62_set(&n.whole, &whole, 0);
    plane_set_beyond(&n.other, f, square);
    graze_side_crossing(t, &n, false);
}

#include "wide/end_fast.h"
#endif
