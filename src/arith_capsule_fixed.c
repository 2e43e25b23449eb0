/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Where a line crosses the side of a capsule: called by the casts at near and at far capsules. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "number/spans.h"
#include "shape/capsule_crossing_numbers.h"
#include "wide/begin_fast.h"

/* ---- Numbers of many words ---- */

GRAZE_SHARED void graze_top62_set(top62 *t, const u128 *x, int32_t up)
{
    const u128 size = u128_of(x->hi, x->lo);
    if (size.hi == 0u && size.lo == 0u) {
        t->bits = 0;
        t->up = TOP_OF_ZERO;
        return;
    }
    const uint32_t zeros = u128_leading_zeros(size);
    t->bits = u128_lift_high(size, zeros) / 4u;
    t->up = up + 66 - (int32_t)zeros;
}

/* From its two highest words, of which the first is not 0. */
GRAZE_SHARED void graze_top62_set_wide(top62 *t, const u256 *x)
{
    const u128 upper = u128_of(x->hi.hi, x->hi.lo), middle = u128_of(x->hi.lo, x->lo.hi);
    if (x->hi.hi > 0u)
        graze_top62_set(t, &upper, 128);
    else if (x->hi.lo > 0u)
        graze_top62_set(t, &middle, 64);
    else
        graze_top62_set(t, &x->lo, 0);
}

GRAZE_SHARED void graze_top62_set_product(top62 *t, const top62 *x, uint64_t bits, int32_t up)
{
    const u128 product = u64_mul(x->bits, bits);
    graze_top62_set(t, &product, x->up + up);
}

/* ---- The crossing ---- */

/* The root of whole * rest, rounded down: less than 2^-46 of it too small. The product of the bits is 0 or from 2^122 to
 * below 2^125, so its root has at most one leading 0. */
static void side_set_root(top62 *root, const top62 *whole, const top62 *rest)
{
    u128 square = u64_mul(whole->bits, rest->bits);
    int32_t up = whole->up + rest->up;
    if (square.hi == 0u) {
        root->bits = 0;
        root->up = TOP_OF_ZERO;
        return;
    }
    if (up % 2 != 0) {
        square = u128_add(square, square);
        up--;
    }
    const long_root r = u128_sqrt_long(square);
    GIVEN(r.bits < UINT64_C(0x1000000000000)); /* 2^48 */
    root->bits = r.bits * 0x4000u;
    root->up = up / 2 + 2 - (int32_t)r.zeros;
}

/* Half of x + y: < 2^62 */
static void side_set_half_sum(top62 *sum, const top62 *x, const top62 *y)
{
    const top62 *more = x->up < y->up ? y : x, *less = x->up < y->up ? x : y;
    const int32_t places = more->up - less->up;
    const uint64_t rest = places < 64 ? u64_fall(less->bits, (uint32_t)places) : 0u;
    sum->bits = more->bits / 2u + rest / 2u;
    sum->up = more->up + 1;
}

/* t * 2^up */
static void side_scale(crossing *t, int32_t up)
{
    if (t->bits == 0u)
        return;
    if (up >= 0) {
        const uint32_t most = u64_leading_zeros(t->bits), size = (uint32_t)up;
        const uint32_t places = size < most ? size : most;
        crossing_set(t, u64_lift(t->bits, places), t->up + size - places);
        return;
    }
    const uint32_t size = s32_magnitude(up), places = size > t->up ? size - t->up : 0u;
    crossing_set(t, places < 64u ? u64_fall(t->bits, places) : 0u,
                 size > t->up ? 0u : t->up - size);
}

/* All numbers have 61 bits or more, and the quotient of the bits is from 1/4 to 4, or 0: so no bit of t is lost. */
GRAZE_SHARED void graze_side_crossing(crossing *t, const side_numbers *n, bool out)
{
    top62 root, sum;
    side_set_root(&root, &n->whole, &n->rest);
    side_set_half_sum(&sum, &n->b, &root);
    if (n->other.bits == 0u || sum.bits == 0u) {
        crossing_at_start(t);
        return;
    }
    graze_crossing_ratio(t, out ? sum.bits : n->other.bits, out ? n->other.bits : sum.bits);
    side_scale(t, out ? sum.up - n->other.up : n->other.up - sum.up);
}

/* ---- The place along the core ---- */

/* All numbers times 2^this are below 2^62, or below 2^63 as they are: a short core has small ones, and the foot lies between
 * them. */
static uint32_t side_room(const side_axis *axis)
{
    const uint64_t run = u64_fall(axis->run, axis->fall);
    const uint32_t zeros = u64_leading_zeros(axis->whole | run | s64_magnitude(axis->middle) | 1u);
    return zeros > 2u ? zeros - 2u : 0u;
}

/* The run times 2 t 2^up, rounded down, at most 2^64 - 1. Where that lifts the run by less than it falls, t is below 2^4. */
static uint64_t side_way(const side_axis *axis, uint32_t up, const crossing *t)
{
    const uint32_t lift = t->up + 1u + up, fall = lift < axis->fall ? axis->fall : 0u;
    const uint32_t places = fall > 0u ? lift : lift - axis->fall;
    const u128 product = u64_mul(u64_fall(axis->run, fall), t->bits);
    if (product.hi == 0u && product.lo == 0u)
        return 0;
    return places > u128_leading_zeros(product) ? UINT64_MAX : u128_lift_high(product, places);
}

/* The foot is at middle + way, in the direction in which the line runs along the core: ahead of the middle of the core if
 * that is positive. */
GRAZE_SHARED capsule_part graze_side_part(side_foot *below, const side_axis *axis,
                                          const crossing *t)
{
    const uint32_t up = side_room(axis);
    const uint64_t whole = u64_lift(axis->whole, up), way = side_way(axis, up, t);
    const uint64_t size = u64_lift(s64_magnitude(axis->middle), up);
    const bool starts_behind = axis->down ? axis->middle > 0 : axis->middle < 0;
    const bool ahead = !starts_behind || way > size;
    if (whole == 0u)
        return CAPSULE_START;
    if (!starts_behind && way > whole)
        return axis->down ? CAPSULE_START : CAPSULE_END;
    const uint64_t off = !starts_behind ? size + way : ahead ? way - size : size - way;
    if (off > whole)
        return ahead != axis->down ? CAPSULE_END : CAPSULE_START;
    graze_crossing_ratio(&below->part, off, whole);
    below->down = ahead == axis->down;
    return CAPSULE_SIDE;
}

/* ---- The point and the normal on one axis ---- */

/* twice * 2^31 modulo 2^64 */
static uint64_t side_half(int64_t twice)
{
    return s64_bits(twice) % UINT64_C(0x200000000) * UINT64_C(0x80000000);
}

/* From the middle of the core to the foot, in units of 2^-32: part * size / 2, where 2^up is 1 or 2. */
static uint64_t side_foot_way(const crossing *part, uint32_t size)
{
    const uint64_t way = crossing_times(part, size);
    BOUND(part->up <= 1u);
    return part->up > 0u ? way : way / 2u;
}

static uint64_t side_moved(uint64_t from, uint64_t way, bool down)
{
    return down ? u64_sub_modular(from, way) : u64_add_modular(from, way);
}

/* The sum of three ways modulo 2^64: it is below 2^63. `at`: from the middle of the core. */
static graze_scalar side_normal(const surface *s, uint64_t at, const side_foot *below,
                                uint32_t core, bool core_down)
{
    const bool foot_down = core_down != below->down;
    const uint64_t offset = side_moved(at, side_foot_way(&below->part, core), !foot_down);
    const bool down = u64_high(offset) > (uint32_t)INT32_MAX;
    return graze_crossing_normal(s, down ? u64_sub_modular(0, offset) : offset, down);
}

GRAZE_SHARED graze_scalar graze_side_on_axis(const crossing *t, const surface *s,
                                             const side_foot *below, graze_scalar a, graze_scalar b,
                                             const crossing_axis *line, graze_scalar *point)
{
    const bool core_down = b < a;
    const uint32_t core = core_down ? u32_between(b, a) : u32_between(a, b);
    const uint64_t way = graze_crossing_along_axis(t, line, point);
    const uint64_t from = side_half(((int64_t)line->start - a) + ((int64_t)line->start - b));
    return side_normal(s, side_moved(from, way, line->to < line->from), below, core, core_down);
}

GRAZE_SHARED graze_scalar graze_side_normal(const crossing *t, const surface *s,
                                            const side_foot *below, const side_gap *gap)
{
    const bool core_down = gap->core < 0;
    const uint32_t core = u64_low(s64_magnitude(gap->core));
    const uint64_t way = graze_crossing_way(t, u64_low(s64_magnitude(gap->run)));
    const uint64_t from = side_half(2 * gap->from - gap->core);
    return side_normal(s, side_moved(from, way, gap->run < 0), below, core, core_down);
}

#include "wide/end_fast.h"
#endif
