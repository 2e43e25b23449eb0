/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Distances and feet of perpendiculars, exact: called by all shapes with faces, so that this code
 * is in flash once. */
#include "../include/graze/number.h"

/* A float build that compiles all of src/ does not use this, and does not export such a name. */
#if !GRAZE_FLOAT

#include "number/spans.h"
#include "number/separation_fixed.h"
#include "wide/root.h"

GRAZE_SHARED void graze_u256_add_square(u256 *sum, u128 a)
{
    const u256 whole = u256_add(*sum, graze_u128_mul(a, a));
    u256_set(sum, whole.hi, whole.lo);
}

/* x * m, which MUST be below 2^256. */
static void separation_set_product(u256 *to, const u256 *x, u128 m)
{
    const u256 low = graze_u128_mul(u128_of(x->lo.hi, x->lo.lo), m);
    u256_set(to, low.hi, low.lo);
    if ((x->hi.hi | x->hi.lo) > 0u) {
        const u256 high = graze_u128_mul(u128_of(x->hi.hi, x->hi.lo), m);
        BOUND(high.hi.hi == 0u && high.hi.lo == 0u);
        u256_set(to, u128_add(low.hi, high.lo), low.lo);
    }
}

/* As separation_set_product, with less work: for m of 64 bits and a product below 2^256. */
static void separation_set_product_short(u256 *to, u128 x, uint64_t m)
{
    const u128 low = u64_mul(x.lo, m), high = u64_mul(x.hi, m);
    const u128 upper = u128_add(high, u128_of(0, low.hi));
    u256_set(to, u128_of(0, upper.hi), u128_of(upper.lo, low.lo));
}

GRAZE_SHARED bool graze_separation_within(const separation *a, uint32_t radius)
{
    const uint64_t squared = u32_mul(radius, radius);
    u256 most;
    if ((a->whole.hi.hi | a->whole.hi.lo) == 0u)
        separation_set_product_short(&most, u128_of(a->whole.lo.hi, a->whole.lo.lo), squared);
    else
        separation_set_product(&most, &a->whole, u128_of(0, squared));
    return u256_compare(a->part, most) <= 0;
}

/* ---- Distances ---- */

/* bits * 2^up, bits >= 2^63 unless it is 0: a root with a relative error below 2^-46. */
typedef struct GRAZE_WORD_ALIGNED {
    uint64_t bits;
    int32_t up;
} separation_magnitude;

/* The root of the highest 128 bits of the square that are not all 0, by words. */
static void separation_set_magnitude(separation_magnitude *m, const u256 *square)
{
    long_root root;
    int32_t words = 0;
    if (square->hi.hi > 0u) {
        root = u128_sqrt_long(u128_of(square->hi.hi, square->hi.lo));
        words = 2;
    } else if (square->hi.lo > 0u) {
        root = u128_sqrt_long(u128_of(square->hi.lo, square->lo.hi));
        words = 1;
    } else {
        root = u128_sqrt_long(u128_of(square->lo.hi, square->lo.lo));
    }
    m->bits = root.bits * 65536u; /* < 2^64 */
    m->up = 32 * words - (int32_t)root.zeros;
}

/* distance < down + 1/2, as 4 * part < (2 * down + 1)^2 * whole */
static bool separation_is_below_half(const separation *a, uint32_t down)
{
    const uint64_t odd = (uint64_t)down * 2u + 1u; /* < 2^33 */
    u256 limit, four;
    separation_set_product(&limit, &a->whole, u64_mul(odd, odd));
    separation_set_product(&four, &a->part, u128_of(0, 4));
    return u256_compare(four, limit) < 0;
}

/* The quotient has 46 bits that are right, and so near a half only the exact squares tell. With d for
 * the difference of the powers the distance is quotient_bits / 2^(47 - d). */
GRAZE_SHARED uint32_t graze_separation_distance(const separation *a)
{
    const uint32_t most = UINT32_C(0x80000000);
    separation_magnitude part, whole;
    separation_set_magnitude(&part, &a->part);
    separation_set_magnitude(&whole, &a->whole);
    const int32_t up = part.up - whole.up;
    if (part.bits == 0u || up < -9)
        return 0;
    if (up >= 32)
        return most; /* quotient_bits >= 2^46 */
    const uint64_t quotient_bits = graze_u64_share_long(part.bits / 2u, whole.bits); /* < 2^48 */
    const uint64_t fine = u64_fall(quotient_bits, (uint32_t)(39 - up)); /* 256 to the unit */
    const uint32_t down = u64_low(fine / 256u), rest = (uint32_t)(fine % 256u);
    if (down >= most)
        return most;
    if (rest == 127u || rest == 128u)
        return separation_is_below_half(a, down) ? down : down + 1u;
    return rest < 128u ? down : down + 1u;
}

/* ---- Feet ---- */

/* p / d to nearest, ties up. k is a guess that is at most 1 off; compares 2 p with (2 k +- 1) d. */
static uint32_t separation_nearest_of(const u256 *p, const u256 *d, uint32_t k)
{
    u256 twice, odd;
    u256_set(&twice, p->hi, p->lo);
    twice = u256_add(twice, *p);
    if (k > 0u) {
        separation_set_product(&odd, d, u128_of(0, (uint64_t)k * 2u - 1u));
        if (u256_compare(twice, odd) < 0)
            return k - 1u;
    }
    separation_set_product(&odd, d, u128_of(0, (uint64_t)k * 2u + 1u));
    return k < UINT32_MAX && u256_compare(twice, odd) >= 0 ? k + 1u : k;
}

static u160 u160_of(u128 x)
{
    u160 r;
    r.high = u128_of(u64_high(x.hi), u64_of(u64_low(x.hi), u64_high(x.lo)));
    r.low = u64_low(x.lo);
    return r;
}

/* Where 160 bits by 128 don't hold it, the upper words give it but for what is next to a half. */
GRAZE_SHARED uint32_t graze_foot_along(const foot *f, uint64_t weight)
{
    u256 p;
    separation_set_product_short(&p, u128_of(f->above.hi, f->above.lo), weight); /* < 2^165 */
    const u256 *d = &f->squared;
    if (d->hi.lo == 0u && u64_high(p.hi.lo) == 0u) {
        u160 narrow;
        narrow.high = u128_of(u64_of(u64_low(p.hi.lo), u64_high(p.lo.hi)),
                              u64_of(u64_low(p.lo.hi), u64_high(p.lo.lo)));
        narrow.low = u64_low(p.lo.lo);
        return graze_round_wide(narrow, u128_of(d->lo.hi, d->lo.lo));
    }
    BOUND(d->hi.lo > 0u || d->lo.hi >= UINT64_C(0x4000000000000000)); /* a foot is < 2^33 away */
    const uint32_t k =
        graze_round_wide(u160_of(u128_of(p.hi.lo, p.lo.hi)), u128_of(d->hi.lo, d->lo.hi));
    return separation_nearest_of(&p, d, k);
}

/* ---- Steps ---- */

GRAZE_SHARED int64_t graze_steps_beyond(u128 size, u128 weight, bool beyond)
{
    const uint32_t nearest = graze_round_ratio(1, size, weight);
    const u160 whole = u160_of(size), product = graze_u128_mul_u32(weight, nearest);
    const bool over = u160_less(whole, product), under = u160_less(product, whole);
    const int64_t down = (int64_t)nearest - (over ? 1 : 0), up = (int64_t)nearest + (under ? 1 : 0);
    return beyond ? 1 - up : down + 1;
}

#endif
