/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The products of two words and the division that the library calls, in the assembly of port/cortex_m0/ on cores that
 * have it, against the C of src/wide/: corner values, and a fixed stream. The division of port/arm7tdmi/ on all cores. */

#include "../../port/arm7tdmi/divide.h"
#include "../../src/wide/divide_short.h"
#include "../../src/wide/halves.h"
#include "../support/check.h"
#include "../tests.h"
#include "wide_inputs.h"

/* Both halves of each are near a place where a half, a middle product or its sum changes its sign or has a carry. */
static const uint32_t halves[] = {0,      1,      2,      0x3fff, 0x4000, 0x5a82, 0x5a83, 0x7ffe,
                                  0x7fff, 0x8000, 0x8001, 0xb504, 0xb505, 0xc000, 0xfffe, 0xffff};

static uint32_t of_halves(unsigned upper, unsigned lower)
{
    return halves[upper] * UINT32_C(0x10000) + halves[lower];
}

static bool are_equal(uint32_t a, uint32_t b)
{
    const int32_t x = s32_of_bits(a), y = s32_of_bits(b);
    return graze_u32_mul(a, b) == u32_mul_from_halves(a, b) &&
           graze_s32_mul(x, y) == s32_mul_from_halves(x, y) &&
           graze_u32_square(a) == u32_mul_from_halves(a, a) &&
           graze_s32_square(x) == s32_mul_from_halves(x, x) &&
           u32_mul(b, b) == graze_u32_mul(b, b) && s32_mul(y, y) == graze_s32_mul(y, y);
}

static void test_corners(void)
{
    check_group("products of corner values");
    for (unsigned i = 0; i < COUNT(halves) * COUNT(halves); i++) {
        const uint32_t a = of_halves(i / COUNT(halves), i % COUNT(halves));
        bool right = true;
        for (unsigned j = 0; j < COUNT(halves) * COUNT(halves); j++)
            right = right && are_equal(a, of_halves(j / COUNT(halves), j % COUNT(halves)));
        CHECK(right);
    }
}

/* Numbers of any length, so that middle sums without a carry, and with one, are common. */
static void test_stream(void)
{
    const uint32_t count = GRAZE_HAS_ASM ? UINT32_C(200000) : 2000;
    uint32_t wrong = 0;
    check_group("products of a stream");
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t any = random32(), other = random32(), shorter = random_length();
        wrong += !are_equal(any, other);
        wrong += !are_equal(shorter, other);
        wrong += !are_equal(UINT32_MAX - shorter, any);
    }
    CHECK(wrong == 0);
}

static bool is_divided(uint32_t n, uint32_t d)
{
    const uint64_t right = u32_divide_by_operators(n, d);
    return graze_u32_divide_short(n, d) == right && u32_divide_short_by_reciprocal(n, d) == right;
}

/* Around multiples of d, up to the greatest dividend: the quotient stays below 2^17. A reciprocal that is too great for
 * one d would fail at a multiple. */
static bool divides(uint32_t d)
{
    const uint32_t most = d <= UINT32_C(0x8000) ? d * (UINT32_C(0x1ffff)) : UINT32_MAX;
    const uint32_t multiple = random32() % (most / d) * d;
    return is_divided(0, d) && is_divided(d - 1u, d) && is_divided(d, d) && is_divided(most, d) &&
           is_divided(most / d * d, d) && is_divided(most / d * d - 1u, d) &&
           is_divided(multiple, d) && is_divided(multiple + d - 1u, d) &&
           is_divided(random32() % most, d) && is_divided(UINT32_C(0x80000000), d);
}

/* With r for the reciprocal and n / d < 2^17: n r / 2^46 is at most n / d, and less than 1/7 below it, so the guess is at
 * most 1 too small for every n. */
static bool has_reciprocal(uint32_t d)
{
    const uint64_t one = UINT64_C(1) << 46, product = u32_mul(u32_reciprocal(d), d);
    return product <= one && one - product < one / 1000000u;
}

static void test_divisions(void)
{
    uint32_t wrong = 0;
    check_group("short division, each divisor");
    for (uint32_t d = GRAZE_LEAST_SHORT_DIVISOR; d <= GRAZE_MOST_SHORT_DIVISOR; d++)
        wrong += !divides(d) || !has_reciprocal(d);
    CHECK(wrong == 0);
}

void test_wide_products(void)
{
    random_start(7);
    test_corners();
    test_stream();
    test_divisions();
}
