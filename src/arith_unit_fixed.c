/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Unit vectors along exact normals, and distances along axes: called by all routines that need one, so that this code is
 * in flash once. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "number/unit.h"
#include "number/reach.h"
#include "wide/lift.h"
#include "wide/begin_fast.h"

/* Byte i is 2^8 / sqrt(i / 2^8) - 257, rounded up: at most 2^-6.7 too great. The first 64 are never
 * used. */
static const uint8_t unit_first_inverse[256] = {
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 252, 248, 244, 240, 237, 233, 230, 226, 223, 220, 216,
    213, 210, 207, 204, 201, 199, 196, 193, 190, 188, 185, 183, 180, 178, 175, 173, 171, 168, 166,
    164, 162, 159, 157, 155, 153, 151, 149, 147, 145, 143, 141, 139, 138, 136, 134, 132, 131, 129,
    127, 125, 124, 122, 121, 119, 117, 116, 114, 113, 111, 110, 108, 107, 106, 104, 103, 101, 100,
    99,  97,  96,  95,  93,  92,  91,  90,  88,  87,  86,  85,  84,  82,  81,  80,  79,  78,  77,
    76,  75,  74,  72,  71,  70,  69,  68,  67,  66,  65,  64,  63,  62,  61,  60,  60,  59,  58,
    57,  56,  55,  54,  53,  52,  51,  51,  50,  49,  48,  47,  46,  45,  45,  44,  43,  42,  41,
    41,  40,  39,  38,  38,  37,  36,  35,  35,  34,  33,  32,  32,  31,  30,  30,  29,  28,  28,
    27,  26,  25,  25,  24,  23,  23,  22,  22,  21,  20,  20,  19,  18,  18,  17,  17,  16,  15,
    15,  14,  14,  13,  12,  12,  11,  11,  10,  10,  9,   8,   8,   7,   7,   6,   6,   5,   5,
    4,   4,   3,   3,   2,   2,   1,   1,   0,
};

/* 2^30 / sqrt(s / 2^32), too small by at most 2^-24 of itself: two steps of Newton's method from
 * the table. The first step starts from above, so no difference is negative, neither in this step
 * nor in the next. */
GRAZE_INLINE uint32_t unit_inverse_root(uint32_t s)
{
    BOUND(s >= UINT32_C(0x40000000));
    uint32_t r = 257u + unit_first_inverse[s / 0x1000000u];              /* <= 2^9, 8 places */
    uint32_t over = u64_high(u32_mul(s, r * r * 0x1000u)) - 0x10000000u; /* < 0.02 * 2^28 */
    r = r * 0x100u - r * over / 0x200000u - 1u;                          /* 16 places */
    uint32_t squared = u64_low(u32_mul(r, r) / 8u);                      /* <= 2^31, 29 places */
    uint32_t under = 0x20000000u - u64_high(u32_mul(s, squared));        /* < 2^18 */
    return r * 0x4000u + u64_low(u32_mul(r, under) / 0x10000u);
}

/* The 32 bits of x from the highest bit of all three components. */
GRAZE_INLINE uint32_t unit_top_word(uint64_t x, uint32_t zeros, uint32_t scale)
{
    if (zeros >= 32u)
        return u64_low(x) * scale;
    return u64_high(x) * scale + u64_high(u32_mul(u64_low(x), scale));
}

/* size / 2^32 * root / 2^30 in Q16.16 */
GRAZE_INLINE int32_t unit_component(uint32_t size, uint32_t root)
{
    return (int32_t)((u64_high(u32_mul(size, root)) / 0x2000u + 1u) / 2u);
}

GRAZE_SHARED void graze_unit(graze_vec3 *unit, uint64_t x, uint64_t y, uint64_t z)
{
    BOUND((x | y | z) > 0);
    uint32_t zeros = u64_leading_zeros(x | y | z), scale = u32_power_of_2(zeros % 32u);
    uint32_t a = unit_top_word(x, zeros, scale) / 2u, b = unit_top_word(y, zeros, scale) / 2u,
             c = unit_top_word(z, zeros, scale) / 2u;
    uint64_t sum = u32_mul(a, a) + u32_mul(b, b) + u32_mul(c, c); /* 2^60 .. 3 * 2^62 */
    uint32_t twice = sum < UINT64_C(0x4000000000000000) ? 2u : 1u;
    uint32_t root = unit_inverse_root(u64_high(sum * u32_mul(twice, twice)));
    unit->x = unit_component(a * twice, root);
    unit->y = unit_component(b * twice, root);
    unit->z = unit_component(c * twice, root);
}

/* ---- Vectors with up to 32 bits a component ---- */

GRAZE_SHARED void graze_unit_scale(unit_scale *s, uint32_t x, uint32_t y, uint32_t z)
{
    BOUND((x | y | z) > 0u && x <= UINT32_C(0x80000000));
    BOUND(y <= UINT32_C(0x80000000) && z <= UINT32_C(0x80000000));
    const uint32_t zeros = u32_leading_zeros(x | y | z);
    const uint32_t places = zeros > 0u ? zeros - 1u : 0u, scale = u32_power_of_2(places);
    const uint32_t a = x * scale, b = y * scale, c = z * scale;         /* <= 2^31 */
    const uint64_t sum = u32_mul(a, a) + u32_mul(b, b) + u32_mul(c, c); /* 2^60 .. 3 * 2^62 */
    s->is_doubled = sum < UINT64_C(0x4000000000000000);
    s->places = s->is_doubled ? places + 1u : places;
    s->squared = s->is_doubled ? sum * 4u : sum;
    s->inverse = unit_inverse_root(u64_high(s->squared));
}

/* A first root, 16 less than a product with the inverse, is too small by less than 155. The rest, over twice the root,
 * is that error, too small by less than 2^-16.5 of a unit: by the square of the error over twice the root, and by the
 * error of the inverse. */
GRAZE_SHARED uint64_t graze_unit_length(const unit_scale *s)
{
    const uint64_t product = u32_mul(u64_high(s->squared), s->inverse); /* < 2^62 */
    const uint32_t first = u64_low(product / 0x40000000u) - 16u;
    const uint64_t rest = s->squared - u32_mul(first, first); /* < 2^41 */
    return (uint64_t)first * 65536u + u32_mul(u64_low(rest / 1024u), s->inverse) / 0x2000000000u;
}

/* The length to nearest; if it is doubled, half of it. By u64_over_power: for a choice of x and x / 2 clang shifts by a
 * variable, which on a Cortex-M0 is a call of libgcc. */
GRAZE_INLINE uint32_t unit_root(const unit_scale *s)
{
    uint64_t whole = graze_unit_length(s), squared = s->squared;
    if (s->is_doubled) {
        whole = u64_over_power(whole, 1);
        squared = u64_over_power(squared, 2);
    }
    const uint32_t root = u64_low((whole + 32768u) / 65536u);
    const uint64_t own = u32_mul(root, root);
    if (own > squared)
        return own - squared >= root ? root - 1u : root;
    return squared - own > root ? root + 1u : root;
}

GRAZE_SHARED uint32_t graze_unit_settled(const unit_scale *s, uint32_t size, uint32_t next)
{
    const uint32_t places = s->is_doubled ? s->places - 1u : s->places;
    GIVEN(places < 32u);
    const uint32_t scaled = size * u32_power_of_2(places);
    return u32_mul(scaled, 131072) >= u32_mul(unit_root(s), 2u * next - 1u) ? next : next - 1u;
}

/* ---- Distances ---- */

/* A third step. 2^-24.7 and 8 are subtracted first, so that no difference is negative; it is below 2^39. */
GRAZE_SHARED uint32_t graze_inverse_root(uint32_t s)
{
    const uint32_t r = unit_inverse_root(s) - 8u;
    const uint32_t squared = u64_low(u32_mul(r, r) / 0x80000000u); /* <= 2^31, 29 places */
    const uint64_t under = UINT64_C(0x2000000000000000) - u32_mul(s, squared);
    BOUND(under < UINT64_C(0x8000000000));
    return r + u64_high(u32_mul(r, u64_low(under / 256u))) / 0x400000u;
}

/* The greatest k from low to high that the quotient is not short of. */
GRAZE_INLINE uint32_t reach_settled(uint64_t size, uint64_t squared, uint32_t low, uint32_t high)
{
    while (low < high) {
        const uint32_t middle = high - (high - low) / 2u;
        if (falls_short(size, squared, middle))
            high = middle - 1u;
        else
            low = middle;
    }
    return low;
}

/* The highest 32 bits of both yield `near`, the quotient times 2^(fall - 31) rounded down: less than 6 too great or 7 too
 * small. The root is off by 2^-30 of itself, and the square or the size by 2^-31. Most often all numbers in that
 * interval have one k nearest. */
GRAZE_SHARED uint32_t graze_reach_over(uint64_t size, uint64_t squared)
{
    BOUND(u64_high(size) <= INT32_MAX && (size == 0u || squared > 0u));
    const uint32_t most = UINT32_C(0x80000000);
    if (size == 0u)
        return 0;
    const uint32_t zeros = u64_leading_zeros(size), pairs = u64_leading_zeros(squared) / 2u;
    const uint32_t fall = 30u + zeros - pairs; /* the quotient < 2^(62 - fall + 1) */
    if (zeros <= pairs || fall > 63u)
        return zeros <= pairs ? most : 0u;
    GIVEN(fall >= 31u);
    const uint32_t size_top = u64_high(u64_lift(size, zeros)),
                   root = graze_inverse_root(u64_high(u64_lift(squared, pairs * 2u)));
    const uint32_t near = u64_high(u32_mul(size_top, root) * 2u); /* >= 2^30 */
    uint32_t low = near - 6u, high = near < UINT32_MAX - 7u ? near + 7u : UINT32_MAX;
    if (fall == 31u) {
        low = low < most ? low : most;
        high = high < most ? high : most;
    } else {
        low = u32_rounded(low, fall - 32u);
        high = u32_rounded(high, fall - 32u);
    }
    return reach_settled(size, squared, low, high);
}

#include "wide/end_fast.h"
#endif
