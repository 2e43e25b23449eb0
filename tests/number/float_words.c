/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The words of binary32 that look at bits, for cores without an FPU, against the operators of C. This test runs on
 * all cores. */
#define GRAZE_SOFT_FLOAT 1
#include "../../include/graze/number.h"
#include "../support/check.h"
#include "../tests.h"

#if GRAZE_FLOAT
#define grazef_quotient_by_bits tested_quotient
#define grazef_root_by_bits     tested_root
#include "../../src/number/float_scale.h"
#include "../../src/arith_soft_float.c"

enum { STREAM = 4000 * DRAWN_TIMES, MANTISSAS = 600 * DRAWN_TIMES };

/* Signs apart: zero, subnormal numbers, the least and the greatest normal ones, neighbours of powers of two, infinity
 * and NaN. */
static const uint32_t sizes[] = {
    0x00000000, 0x00000001, 0x00000002, 0x00400000, 0x007fffff, 0x00800000, 0x00800001,
    0x01000000, 0x1f800000, 0x33ffffff, 0x3f000000, 0x3f7fffff, 0x3f800000, 0x3f800001,
    0x3fffffff, 0x40000000, 0x40400000, 0x4b7fffff, 0x7e7fffff, 0x7e800000, 0x7effffff,
    0x7f000000, 0x7f7ffffe, 0x7f7fffff, 0x7f800000, 0x7f800001, 0x7fc00000};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

static uint32_t state;

static uint32_t random32(void)
{
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
}

static float float_of(uint32_t bits)
{
    float_bits f;
    f.bits = bits;
    return f.number;
}

/* NaNs have many bits. */
static bool same(float a, float b)
{
    return bits_of(a) == bits_of(b) || (a != a && b != b);
}

static bool same_order(float a, float b)
{
    const float x = float_abs(a), y = float_abs(b);
    const bool is_greater = same(greater_size(x, y), x < y ? y : x);
    return float_less(a, b) == (a < b) && float_at_most(a, b) == (a <= b) && is_greater;
}

static bool same_signs(float a)
{
    return is_positive(a) == (a > 0) && is_negative(a) == (a < 0) && is_zero(a) == (a == 0) &&
           sign_of(a) == (a > 0) - (a < 0) && is_finite(a) == (a - a == 0);
}

static bool same_results(float a, float b)
{
    return same_signs(a) && same_order(a, b) && same(float_div(a, b), a / b);
}

static void edges(void)
{
    unsigned wrong = 0;
    check_case("edges");
    for (unsigned i = 0; i < 2 * SIZES; i++)
        for (unsigned j = 0; j < 2 * SIZES; j++)
            wrong += !same_results(float_of(sizes[i / 2] + i % 2 * 0x80000000u),
                                   float_of(sizes[j / 2] + j % 2 * 0x80000000u));
    CHECK(wrong == 0);
}

static void stream(void)
{
    unsigned wrong = 0;
    check_case("numbers of all sizes");
    state = 18;
    for (unsigned i = 0; i < STREAM; i++) {
        const float a = float_of(random32());
        wrong += !same_results(a, float_of(random32()));
    }
    CHECK(wrong == 0);
}

/* Quotients close to halves: a number times a divisor of 24 bits, and its neighbours. */
static void close_to_halves(void)
{
    unsigned wrong = 0;
    check_case("quotients close to halves");
    state = 81;
    for (unsigned i = 0; i < MANTISSAS; i++) {
        const float b = float_of(0x3f800000u + random32() % 0x800000u);
        const float near = float_of(0x3f800000u + random32() % 0x800000u) * b;
        for (unsigned beside = 0; beside < 3; beside++)
            wrong += !same_results(float_of(bits_of(near) - 1u + beside), b);
    }
    CHECK(wrong == 0);
}

static void powers(void)
{
    unsigned wrong = 0;
    check_case("times powers of two");
    for (uint32_t exponent = 1; exponent < 255; exponent++) {
        const float power = float_of(exponent * 0x800000u);
        for (unsigned i = 0; i < 2 * SIZES; i++) {
            const float a = float_of(sizes[i / 2] + i % 2 * 0x80000000u);
            wrong += !same(float_times_power(a, power), a * power);
        }
    }
    CHECK(wrong == 0);
}

/* (root - 1/2)^2 < m * 2^23 < (root + 1/2)^2, in units in the last place; all times 4. */
static bool is_nearest_root(uint32_t m, float root)
{
    const uint64_t below = (uint64_t)mantissa_of(root) * 2u - 1u, square = (uint64_t)m << 25;
    return below * below < square && square < (below + 2u) * (below + 2u);
}

static void roots(void)
{
    unsigned wrong = 0;
    check_case("roots");
    state = 24;
    for (unsigned i = 0; i < STREAM; i++) {
        const uint32_t m =
            2u * (random32() % 0xc00000u + 0x400000u); /* from 1 up to 4, times 2^23 */
        wrong += !is_nearest_root(m, float_sqrt((float)m * 0x1p-23f));
    }
    CHECK(wrong == 0);
    CHECK(same(float_sqrt(4), 2) && same(float_sqrt(0x1p-148f), 0x1p-74f));
    CHECK(same(float_sqrt(FLT_MAX), float_of(0x5f7fffff)));
}

void test_float_words(void)
{
    check_group("words of binary32 by bits");
    edges();
    stream();
    close_to_halves();
    powers();
    roots();
}
#endif
