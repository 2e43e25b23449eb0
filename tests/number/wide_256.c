/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Integers of more than 128 bits, and the first bits of quotients and roots: see wide.c. */

#include "../../src/wide/u256.h"
#include "../../src/wide/divide.h"
#include "../../src/wide/root.h"
#include "../support/check.h"
#include "../tests.h"
#include "wide_inputs.h"

static u256 u256_of(u128 hi, u128 lo)
{
    u256 x;
    x.hi = hi;
    x.lo = lo;
    return x;
}

static u128 corner128(unsigned i)
{
    return u128_of(u64_of(corners[i % CORNERS], corners[(i + 5u) % CORNERS]),
                   u64_of(corners[(i + 9u) % CORNERS], corners[(i + 2u) % CORNERS]));
}

static u128 quarter(u128 x)
{
    return u128_of(x.hi / 4u, x.lo);
}

/* ---- Sums and order ---- */

/* A sum is not less than its parts. */
static void check_sums(u256 a, u256 b)
{
    const u256 sum = u256_add(a, b);

    CHECK(u256_compare(u256_add(b, a), sum) == 0);
    CHECK(u256_compare(sum, a) >= 0 && u256_compare(a, sum) <= 0 && u256_compare(sum, sum) == 0);
}

static void test_sums(void)
{
    const u128 none = {0, 0}, one = {0, 1}, all = {UINT64_MAX, UINT64_MAX};
    const u256 top = u256_of(one, none);

    check_group("sums of 256 bits");
    check_case("a carry through every word");
    CHECK(u256_compare(u256_add(u256_of(none, all), u256_of(none, one)), top) == 0);
    CHECK(u256_compare(u256_add(u256_of(none, all), u256_of(none, all)),
                       u256_of(one, u128_of(UINT64_MAX, UINT64_MAX - 1u))) == 0);
    check_case("corners");
    for (unsigned i = 0; i < 64u; i++) {
        check_sums(u256_of(quarter(corner128(i)), corner128(i + 3u)),
                   u256_of(quarter(corner128(i * 7u)), corner128(i * 3u + 1u)));
    }
}

/* ---- Products ---- */

/* Compares with the sum of the products of the halves, whose functions are proved separately. */
static void check_product(u128 a, u128 b)
{
    const u256 p = graze_u128_mul(a, b);
    const u128 low = u64_mul(a.lo, b.lo), middle = u64_mul(a.lo, b.hi), other = u64_mul(a.hi, b.lo);
    u256 sum = u256_of(u64_mul(a.hi, b.hi), low);

    sum = u256_add(sum, u256_of(u128_of(0, middle.hi), u128_of(middle.lo, 0)));
    sum = u256_add(sum, u256_of(u128_of(0, other.hi), u128_of(other.lo, 0)));
    CHECK(u256_compare(p, sum) == 0);
}

static void test_products(void)
{
    check_group("products of 256 bits");
    for (unsigned i = 0; i < 64u; i++) {
        check_product(corner128(i), quarter(corner128(i * 5u + 1u)));
        const u128 second = quarter(random128());

        check_product(random128(), second);
    }
}

/* ---- Powers of two ---- */

static void check_fall(uint64_t x, uint32_t k)
{
    const uint64_t fallen = u64_fall(x, k);

    CHECK(u64_lift(fallen, k) <= x && x - u64_lift(fallen, k) <= (UINT64_C(1) << k) - 1u);
}

/* A random number whose high word is less than 2^(64 - places). */
static u128 random_above(uint32_t places)
{
    const uint64_t low = random64();
    return u128_of(random64() >> places, low);
}

static void check_lift_high(u128 x)
{
    if (x.hi > 0u || x.lo > 0u) {
        const uint32_t zeros = u128_leading_zeros(x);

        for (uint32_t k = 0; k <= zeros; k++) {
            CHECK(u128_lift_high(x, k) == u128_lift(x, k).hi);
        }
    }
}

static void test_powers(void)
{
    check_group("powers of two");
    for (uint32_t k = 0; k < 64u; k++) {
        check_fall(UINT64_MAX, k);
        check_fall(random64(), k);
        check_fall(UINT64_C(1) << k, k);
        check_fall((UINT64_C(1) << k) - 1u, k);
        check_lift_high(u128_of(0, UINT64_C(1) << k));
        check_lift_high(random_above(k));
        check_lift_high(u128_of(0, random64() >> k));
    }
}

/* ---- 48 bits of a quotient, and of a root ---- */

static void check_share(uint64_t n, uint64_t d)
{
    const uint64_t share = graze_u64_share_long(n, d);
    const u128 whole = u128_of(n / 0x10000u, n % 0x10000u * UINT64_C(0x1000000000000));

    CHECK(!u128_less(whole, u64_mul(share, d)) && u128_less(whole, u64_mul(share + 4u, d)));
}

static void check_root(u128 x)
{
    const long_root r = u128_sqrt_long(x);
    const u128 top = u128_lift(x, 2u * r.zeros);
    const u128 low = u64_mul(r.bits * 0x10000u, r.bits * 0x10000u);

    CHECK(r.bits >= UINT64_C(0x800000000000) && r.bits < UINT64_C(0x1000000000000));
    CHECK(!u128_less(top, low));
    CHECK(r.bits >= UINT64_C(0xfffffffffffe) ||
          u128_less(top, u64_mul((r.bits + 2u) * 0x10000u, (r.bits + 2u) * 0x10000u)));
}

static void test_first_bits(void)
{
    const uint64_t half = UINT64_C(0x8000000000000000);

    check_group("the first bits of quotients and roots");
    CHECK(u128_sqrt_long(u128_of(0, 0)).bits == 0u);
    for (unsigned i = 0; i < 64u; i++) {
        const uint64_t d = random64() | half;

        check_share(random64() % d, d);
        check_share(d - 1u, d);
        check_share(0, d);
        check_share(half - 1u, half + i);
        check_root(u128_of(0, UINT64_C(1) << i));
        check_root(u128_of(UINT64_C(1) << i, UINT64_MAX));
        check_root(random_above(i));
        check_root(u128_of(0, (random64() >> i) + 1u));
    }
    check_share(UINT64_MAX - 1u, UINT64_MAX);
    check_root(u128_of(UINT64_MAX, UINT64_MAX));
}

void test_wide_256(void)
{
    random_start(UINT32_C(0x2567f31d));
    test_sums();
    test_products();
    test_powers();
    test_first_bits();
}
