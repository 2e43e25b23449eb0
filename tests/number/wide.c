/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The wide integers: tables of named corner values, then identities over all pairs of corners
 * and over a fixed stream. Runs on the host and on every core. Here algebra checks the values;
 * on the host the GMP program in oracle/ does as well. This file tests the words, unsigned
 * products and order; wide_signed.c, wide_divide.c and wide_root.c test the headers of those
 * names in src/. */

#include "../../src/wide/divide_short.h"
#include "../support/check.h"
#include "../tests.h"
#include "wide_inputs.h"

#include <stddef.h>

static bool is(u128 x, uint64_t hi, uint64_t lo)
{
    return x.hi == hi && x.lo == lo;
}

static u128 u128_of_u160(u160 x) /* x < 2^128 */
{
    return u128_of(u64_of(u64_low(x.high.hi), u64_high(x.high.lo)),
                   u64_of(u64_low(x.high.lo), x.low));
}

static const struct {
    const char *name;
    int64_t x;
    int32_t high;
    uint32_t low;
    uint64_t size;
} signed_words[] = {
    {"zero", 0, 0, 0, 0},
    {"minus one rounds down", -1, -1, UINT32_MAX, 1},
    {"least", INT64_MIN, INT32_MIN, 0, UINT64_C(0x8000000000000000)},
    {"greatest", INT64_MAX, INT32_MAX, UINT32_MAX, UINT64_C(0x7fffffffffffffff)},
    {"minus a word", -INT64_C(0x100000000), -1, 0, UINT64_C(0x100000000)},
    {"just below minus a word", -INT64_C(0x100000001), -2, UINT32_MAX, UINT64_C(0x100000001)},
};

static void test_words(void)
{
    check_group("words");
    for (unsigned i = 0; i < COUNT(signed_words); i++) {
        const int64_t x = signed_words[i].x;
        check_case(signed_words[i].name);
        CHECK(s64_high(x) == signed_words[i].high);
        CHECK(s64_low(x) == signed_words[i].low);
        CHECK(s64_magnitude(x) == signed_words[i].size);
        CHECK(s64_bits(x) == u64_of(s32_bits(signed_words[i].high), signed_words[i].low));
    }
    check_case(NULL);
    CHECK(s32_bits(-1) == UINT32_MAX && s32_bits(INT32_MIN) == UINT32_C(0x80000000));
    CHECK(s32_magnitude(INT32_MIN) == UINT32_C(0x80000000) && s32_magnitude(-5) == 5u);
    CHECK(u64_add_modular(UINT64_MAX, 1) == 0u &&
          u64_add_modular(UINT64_MAX, UINT64_MAX) == UINT64_MAX - 1u);
    CHECK(u64_add_modular(3, 4) == 7u);
    CHECK(u64_sub_modular(0, 1) == UINT64_MAX && u64_sub_modular(5, 3) == 2u &&
          u64_sub_modular(3, 3) == 0u);
    CHECK(u32_sub_modular(0, 1) == UINT32_MAX && u32_sub_modular(5, 3) == 2u &&
          u32_sub_modular(3, 3) == 0u);
    CHECK(u64_high(UINT64_C(0x123456789abcdef0)) == UINT32_C(0x12345678));
    CHECK(u64_low(UINT64_C(0x123456789abcdef0)) == UINT32_C(0x9abcdef0));
}

/* The proof assumes these two functions, so each value of k is tested. */
static void test_powers(void)
{
    uint32_t power = 1;

    check_group("powers of two");
    for (uint32_t k = 0; k < 32u; k++) {
        CHECK(u32_power_of_2(k) == power);
        CHECK(u32_leading_zeros(power) == 31u - k);
        CHECK(u32_leading_zeros(power + (power - 1u)) == 31u - k);
        CHECK(u32_leading_zeros(power | 1u) == 31u - k);
        CHECK(graze_u32_leading_zeros(power) == 31u - k);
        CHECK(graze_u32_leading_zeros(power + (power - 1u)) == 31u - k);
        power += k < 31u ? power : 0u;
    }
}

static void check_product(uint32_t a, uint32_t b)
{
    const uint64_t p = graze_u32_mul(a, b);
    const int64_t s = graze_s32_mul((int32_t)(a / 2u), b > 0u ? -(int32_t)(b / 2u) : 0);

    CHECK(u32_mul(a, b) == p);
    CHECK(p == (uint64_t)a * b);
    CHECK(s == -(int64_t)((uint64_t)(a / 2u) * (b / 2u)));
    CHECK(s32_mul((int32_t)(a / 2u), b > 0u ? -(int32_t)(b / 2u) : 0) == s);
}

/* (a + 1)(b + 1) = a b + a + b + 1, and the product commutes. */
static void check_long_product(uint64_t a, uint64_t b)
{
    const u128 p = u64_mul(a, b);

    CHECK(same(p, u64_mul(b, a)));
    if (a < UINT64_MAX && b < UINT64_MAX) {
        const u128 sums = u128_add(u128_add(u128_of(0, a), u128_of(0, b)), u128_of(0, 1));
        CHECK(same(u64_mul(a + 1u, b + 1u), u128_add(p, sums)));
        CHECK(same(u128_sub(u64_mul(a + 1u, b + 1u), sums), p));
        CHECK(u64_compare_products(a + 1u, b + 1u, a, b) == 1);
        CHECK(u64_compare_products(a, b, a + 1u, b + 1u) == -1);
    }
    CHECK(u64_compare_products(a, b, b, a) == 0);
}

/* Products of 256 bits: (f g)(h k) against (f h)(g k), and with a difference of one. */
static void check_far_order(uint64_t f, uint64_t g, uint64_t h, uint64_t k)
{
    const u128 a = u64_mul(f, g);
    const u128 b = u64_mul(h, k);
    const u128 c = u64_mul(f, h);
    u128 d = u64_mul(g, k);

    CHECK(graze_u128_compare_products(a, b, c, d) == 0);
    if (c.hi != 0u || c.lo != 0u) {
        d = u128_add(d, u128_of(0, 1)); /* (2^64-1)^2 + 1 */
        CHECK(graze_u128_compare_products(a, b, c, d) == -1);
        CHECK(graze_u128_compare_products(c, d, a, b) == 1);
    }
}

static void test_products(void)
{
    check_group("products");
    CHECK(is(u64_mul(UINT64_MAX, UINT64_MAX), UINT64_MAX - 1u, 1));
    CHECK(is(u64_mul(UINT64_C(0x100000000), UINT64_C(0x100000000)), 1, 0));
    CHECK(graze_s32_mul(INT32_MIN, INT32_MIN) == INT64_C(0x4000000000000000));
    CHECK(graze_s32_mul(-3, -5) == 15 && graze_s32_mul(3, -5) == -15 && s32_mul(-3, -5) == 15);
    for (unsigned i = 0; i < CORNERS; i++) {
        for (unsigned j = 0; j < CORNERS; j++) {
            const uint64_t a = u64_of(corners[i], corners[j]);
            const uint64_t b = u64_of(corners[j], ~corners[i] & UINT32_MAX);

            check_product(corners[i], corners[j]);
            check_long_product(a, b);
            check_far_order(a, b, corners[i], corners[j]);
            CHECK(same(u128_of_u160(graze_u128_mul_u32(u128_of(0, a), corners[i])),
                       u64_mul(a, corners[i])));
        }
    }
    for (unsigned i = 0; i < 500u; i++) {
        const uint64_t a = random64();
        const uint64_t b = random64();

        check_product(u64_high(a), u64_low(b));
        check_long_product(a, b);
        check_far_order(a, b, u64_low(a), u64_high(b));
    }
}

static void test_order(void)
{
    check_group("order");
    CHECK(u128_less(u128_of(1, 0), u128_of(1, 1)) && !u128_less(u128_of(1, 1), u128_of(1, 1)));
    CHECK(u128_less(u128_of(1, 9), u128_of(2, 0)) && !u128_less(u128_of(2, 0), u128_of(1, 9)));
    CHECK(u128_compare(u128_of(1, 9), u128_of(2, 0)) == -1 &&
          u128_compare(u128_of(2, 0), u128_of(1, 9)) == 1);
    CHECK(u128_compare(u128_of(1, 8), u128_of(1, 9)) == -1 &&
          u128_compare(u128_of(1, 9), u128_of(1, 8)) == 1);
}

static void test_u160(void)
{
    const u160 a = {{UINT64_MAX, 0}, 0};
    const u160 b = {{UINT64_MAX, 0}, 1};
    const u160 top = graze_u128_mul_u32(u128_of(UINT64_MAX, UINT64_MAX), UINT32_MAX);
    const u160 r = u160_sub(b, u128_of(0, 2));

    check_group("160 bits");
    CHECK(u160_less(a, b) && !u160_less(b, a) && !u160_less(a, a));
    CHECK(u160_less(r, b) && !u160_less(b, r));
    /* (2^128 - 1)(2^32 - 1) = 2^160 - 2^128 - 2^32 + 1 */
    CHECK(is(top.high, UINT64_C(0xfffffffeffffffff), UINT64_MAX) && top.low == 1u);
    CHECK(is(r.high, UINT64_MAX - 1u, UINT64_MAX) && r.low == UINT32_MAX);
}

void test_wide(void)
{
    random_start(1);
    test_words();
    test_powers();
    test_products();
    test_order();
    test_u160();
}
