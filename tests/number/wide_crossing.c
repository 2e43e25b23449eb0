/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The guess of src/shape/ball_crossing.h against exact products. Cores without a long multiply use it; this test
 * runs on all. */

#include "../../src/shape/ball_crossing.h"
#include "../../src/wide/root.h"
#include "../support/check.h"
#include "../tests.h"
#include "wide_inputs.h"

enum { STREAM = 4000 * DRAWN_TIMES };

static struct {
    uint32_t wrong, above, below, open;
} seen;

static uint64_t at_least(uint64_t x, uint64_t least)
{
    return x < least ? least : x;
}

/* For b = -magnitude, or -1. */
static void compare(uint64_t a, uint64_t magnitude, uint64_t c)
{
    const uint64_t size = at_least(magnitude, 1);
    const int guess = crossing_guess(a, size - 1u, c);
    const int exact = u64_compare_products(size, size, a, c);
    seen.wrong += guess != 0 && guess != exact;
    seen.above += guess > 0;
    seen.below += guess < 0;
    seen.open += guess == 0;
}

/* b around the root of a c, nearer and nearer: by less than one, and by a random part of it. */
static void compare_around(uint64_t a, uint64_t c)
{
    const uint64_t root = graze_u128_sqrt(u64_mul(a, c)); /* < 2^62 */
    const uint32_t places = random32() % 20u;
    const uint64_t part = root / u32_power_of_2(places) + random32() % 4u;
    const uint64_t most = UINT64_C(0x3fffffffffffffff);

    compare(a, root, c);
    compare(a, root < most ? root + 1u : root, c);
    compare(a, part < root ? root - part : 0, c);
    compare(a, part < most - root ? root + part : most, c);
}

static void test_corners(void)
{
    check_group("guess of a discriminant: corner values");
    for (unsigned i = 0; i < CORNERS; i++) {
        for (unsigned j = 0; j < CORNERS; j++) {
            const uint64_t a = u64_of(corners[i] / 4u, corners[j]);
            for (unsigned k = 0; k < CORNERS; k++)
                compare_around(a, at_least(u64_of(corners[k] / 4u, corners[i]), 1));
        }
    }
    CHECK(seen.wrong == 0);
}

/* Where the 16 bits change their place, and their squares are greatest. */
static void test_places(void)
{
    check_group("guess of a discriminant: places of the bits");
    for (uint32_t k = 0; k < 30u; k++) {
        const uint64_t power = u64_of(u32_power_of_2(k), 0);
        compare_around(power, power);
        compare_around(power, 1);
        compare(power + power / 131072u, power, power + power / 131072u);
        compare_around(power - 1u, power);
        compare_around(power - 1u, power - 1u);
        compare_around(2u * power - 1u, 2u * power - 1u);
    }
    CHECK(seen.wrong == 0);
}

/* b^2 = a c in whole units of the bits, and one more or less of each: a = m k^2, b = m k n, c = m n^2. */
static void test_touching(void)
{
    static const uint64_t units[] = {UINT64_C(0x1000000), UINT64_C(0x100000000),
                                     UINT64_C(0x400000000000)};
    check_group("guess of a discriminant: touching");
    for (unsigned i = 0; i < 3000u; i++) {
        const uint64_t k = random32() % 40u + 1u, n = random32() % 40u + 1u;
        const uint64_t by = (random32() % 40u + 1u) * units[i % COUNT(units)];
        const uint64_t a = by * k * k, b = by * k * n, c = by * n * n; /* < 2^16 * 2^46 */
        compare(a, b, c);
        compare(a, b - 1u, c);
        compare(a, b + 1u, c);
        compare(a - 1u, b, c);
        compare(a + 1u, b, c - 1u);
    }
    CHECK(seen.wrong == 0);
}

/* Any length: each of the three places of the 16 bits is common. */
static void test_stream(void)
{
    uint32_t wrong;
    check_group("guess of a discriminant: a stream");
    seen.above = seen.below = seen.open = 0;
    for (uint32_t i = 0; i < STREAM; i++) {
        const uint32_t high = random_length() / 4u, low = random32();
        const uint32_t other = random_length() / 4u;
        compare_around(u64_of(high, low), at_least(u64_of(other, random32()), 1));
    }
    wrong = seen.wrong;
    CHECK(wrong == 0);
    CHECK(seen.above > STREAM / 8 && seen.below > STREAM / 8 && seen.open > STREAM);
}

void test_wide_crossing(void)
{
    random_start(11);
    test_corners();
    test_places();
    test_touching();
    test_stream();
}
