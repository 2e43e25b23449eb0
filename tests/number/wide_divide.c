/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Quotients and rounded ratios of the wide integers: see wide.c. */

#include "../../src/wide/divide.h"
#include "../support/check.h"
#include "../tests.h"
#include "wide_inputs.h"

/* ---- Quotients ---- */

static void check_divide(uint64_t n, uint32_t d)
{
    const uint32_t q = u32_divide(n, d);
    const uint64_t product = u32_mul(q, d);

    CHECK(product <= n && n - product < d);
    if (d >= UINT32_C(0x80000000)) {
        const u32_division r = u32_divide_normal(n, d);
        CHECK(r.quotient == q && r.remainder == n - product);
    }
}

/* bits * 2^up * den <= num * 2^32 < (bits + 1) * 2^up * den, in 128 bits. */
static void check_quotient(uint32_t num, uint32_t den)
{
    const quotient q = u32_quotient(num, den);
    const u128 whole = u128_of(0, u64_of(num, 0));
    const uint64_t unit = q.up < 32u ? u32_mul(den, u32_power_of_2(q.up)) : u64_of(den, 0);
    const u128 low = u64_mul(q.bits, unit);

    CHECK(!u128_less(whole, low) && u128_less(whole, u128_add(low, u128_of(0, unit))));
    CHECK(num < den ? q.up == 0u : q.up >= 1u && q.bits >= UINT32_C(0x80000000));
}

/* The same for longer words with the same numbers in their high halves: bits and places stay the same. */
static void check_long_quotient(uint32_t num, uint32_t den)
{
    const quotient q = u32_quotient(num, den);
    const quotient words = graze_u64_quotient(num, den);
    const quotient high = graze_u64_quotient(u64_of(num, 0), u64_of(den, 0));
    const quotient wide = graze_u128_quotient(u128_of(0, num), u128_of(0, den));
    const quotient third =
        graze_u128_quotient(u128_of(0, u64_of(num, 0)), u128_of(0, u64_of(den, 0)));
    const quotient second = graze_u128_quotient(u128_of(num, 0), u128_of(den, 0));
    const quotient top =
        graze_u128_quotient(u128_of(u64_of(num, 0), 0), u128_of(u64_of(den, 0), 0));

    CHECK(words.bits == q.bits && words.up == q.up);
    CHECK(high.bits == q.bits && high.up == q.up);
    CHECK(wide.bits == q.bits && wide.up == q.up);
    CHECK(third.bits == q.bits && third.up == q.up);
    CHECK(second.bits == q.bits && second.up == q.up);
    CHECK(top.bits == q.bits && top.up == q.up);
}

/* bits * 2^up * den <= num * 2^32 < (bits + 1) * 2^up * den, where that fits 128 bits. */
static void check_u64_quotient(uint64_t num, uint64_t den)
{
    const quotient q = graze_u64_quotient(num, den);
    const quotient wide = graze_u128_quotient(u128_of(0, num), u128_of(0, den));
    const quotient high = graze_u128_quotient(u128_of(num, 0), u128_of(den, 0));

    CHECK(num < den ? q.up == 0u : q.up >= 1u && q.bits >= UINT32_C(0x80000000));
    CHECK(wide.bits == q.bits && wide.up == q.up && high.bits == q.bits && high.up == q.up);
    if (q.up <= 31u) {
        const u160 unit = graze_u128_mul_u32(u128_of(0, den), u32_power_of_2(q.up));
        const u128 step = u128_of(u64_high(unit.high.lo), u64_of(u64_low(unit.high.lo), unit.low));
        const u160 low = graze_u128_mul_u32(step, q.bits);
        u160 next = graze_u128_mul_u32(step, q.bits + (q.bits < UINT32_MAX));
        u160 whole;

        if (q.bits == UINT32_MAX) {
            next.high = step;
            next.low = 0;
        }
        whole.high = u128_of(0, num);
        whole.low = 0;
        CHECK(!u160_less(whole, low) && u160_less(whole, next));
    }
}

static const struct {
    const char *name;
    uint64_t num, den;
    uint32_t bits, up;
} quotients[] = {
    {"nothing", 0, UINT64_MAX, 0, 0},
    {"one", UINT64_MAX, UINT64_MAX, 0x80000000, 1},
    {"the least below one", UINT64_MAX - 1u, UINT64_MAX, UINT32_MAX, 0},
    {"high words equal", 0x8000000000000000, 0x8000000000000001, UINT32_MAX, 0},
    {"high words equal, guess one too large", 0x8000000000000000, 0x80000000c0000000, 0xfffffffe,
     0},
    {"high words equal, guess two too large", 0x8000000000000000, 0x80000000ffffffff, 0xfffffffe,
     0},
    {"guess one too large", 0x4000000000000000, 0x80000000ffffffff, 0x7fffffff, 0},
    {"guess two too large", 0x7ffffffffffffffe, 0x80000000ffffffff, 0xfffffffe, 0},
    {"from one word to two", 0xffffffff, 0x100000000, 0xffffffff, 0},
    {"from two words to one", 0x100000000, 0xffffffff, 0x80000000, 1},
    {"one and the last bit", 0x8000000000000001, 0x8000000000000000, 0x80000000, 1},
    {"as far as it goes", UINT64_MAX, 1, UINT32_MAX, 64},
    {"twice the world", 0x8000000000000000, 1, 0x80000000, 64},
};

static void test_long_quotients(void)
{
    check_group("quotients of two words and four");
    for (unsigned i = 0; i < COUNT(quotients); i++) {
        const quotient q = graze_u64_quotient(quotients[i].num, quotients[i].den);

        check_case(quotients[i].name);
        CHECK(q.bits == quotients[i].bits && q.up == quotients[i].up);
        check_u64_quotient(quotients[i].num, quotients[i].den);
    }
    check_case("corners");
    for (unsigned i = 0; i < CORNERS; i++) {
        for (unsigned j = 1; j < CORNERS; j++) {
            const unsigned k = (3u * i + 7u * j) % CORNERS;

            check_long_quotient(corners[i], corners[j]);
            check_u64_quotient(u64_of(corners[i], corners[k]), u64_of(corners[j], corners[i]));
            check_u64_quotient(u64_of(corners[k], corners[i]), corners[j]);
            check_u64_quotient(corners[i], u64_of(corners[k], corners[j]));
        }
    }
    for (unsigned i = 0; i < 200u; i++) {
        /* One call a statement: C leaves the order of two calls in one open. */
        const uint32_t d1 = random_length();
        const uint32_t d0 = random32();
        const uint32_t n1 = random_length();
        const uint32_t n0 = random32();

        check_u64_quotient(u64_of(n1, n0), u64_of(d1, d1 > 0u ? d0 : d0 | 1u));
    }
}

/* 2 r den <= 2 m num + den < 2 (r + 1) den, in 128 bits. */
static void check_round(uint32_t m, uint32_t num, uint32_t den)
{
    const uint32_t r = graze_u32_round_ratio(m, num, den);
    const u128 n = u128_of(0, u32_mul(m, num));
    const u128 twice = u128_add(u128_add(n, n), u128_of(0, den));
    const u128 low = u64_mul(r, u64_of(0, den));

    CHECK(!u128_less(twice, u128_add(low, low)));
    CHECK(r == UINT32_MAX || u128_less(twice, u64_mul((uint64_t)r + 1u, (uint64_t)den * 2u)));
    CHECK(graze_round_ratio(m, u128_of(0, num), u128_of(0, den)) == r);
    CHECK(graze_round_ratio(m, u128_of(0, u64_of(num, 0)), u128_of(0, u64_of(den, 0))) == r);
    CHECK(graze_round_ratio(m, u128_of(num, 0), u128_of(den, 0)) == r);
    CHECK(graze_round_ratio(m, u128_of(u64_of(num, 0), 0), u128_of(u64_of(den, 0), 0)) == r);
}

static const struct {
    const char *name;
    uint32_t m;
    u128 num, den;
    uint32_t result;
} ratios[] = {
    {"zero", 0, {UINT64_MAX, UINT64_MAX}, {0, 1}, 0},
    {"just below a half", 1, {0x7fffffffffffffff, UINT64_MAX}, {UINT64_MAX, UINT64_MAX}, 0},
    {"a half goes up", 1, {0x7fffffffffffffff, UINT64_MAX}, {UINT64_MAX, UINT64_MAX - 1u}, 1},
    {"one", UINT32_MAX, {UINT64_MAX, UINT64_MAX}, {UINT64_MAX, UINT64_MAX}, UINT32_MAX},
    {"one unit below one",
     UINT32_MAX,
     {UINT64_MAX, UINT64_MAX - 1u},
     {UINT64_MAX, UINT64_MAX},
     UINT32_MAX},
    {"saturates", 1, {1, 0}, {0, 1}, UINT32_MAX},
    {"saturates at the half", 2, {0, 0xffffffff}, {0, 2}, UINT32_MAX},
    {"saturates by rounding", 3, {0, 0xffffffff}, {0, 3}, UINT32_MAX},
    {"rounds up to no more than the greatest",
     UINT32_MAX,
     {0, 0xffffffff},
     {0, 0xfffffffe},
     UINT32_MAX},
    {"guess one too large",
     0x80000000,
     {0x7fffffff00000000, 0},
     {0x80000000ffffffff, UINT64_MAX},
     0x7ffffffe},
    {"guess two too large",
     0xfffffffd,
     {0x80000000ffffffff, UINT64_MAX - 1u},
     {0x80000000ffffffff, UINT64_MAX},
     0xfffffffd},
    {"guess at its greatest, and right",
     UINT32_MAX,
     {0x8000000100000000, 0},
     {0x80000000ffffffff, UINT64_MAX},
     UINT32_MAX},
    {"greatest and three quarters",
     UINT32_MAX,
     {0x8000000060000000, 0},
     {0x8000000000000000, 0},
     UINT32_MAX},
    {"one and a half goes up, low words borrow",
     1,
     {0xc000000000000000, 0x2fffffffd},
     {0x8000000000000000, 0x1fffffffe},
     2},
    {"just below it", 1, {0xc000000000000000, 0x2fffffffc}, {0x8000000000000000, 0x1fffffffe}, 1},
    {"from 32 bits up", 7, {0, 5}, {0, 2}, 18},
    {"from 64 bits up", 7, {5, 0}, {2, 0}, 18},
};

static void test_ratios(void)
{
    check_group("rounded ratios");
    check_round(7, 1227133513, 2); /* (2^33 - 1) / 2: exceeds 2^32 - 1 only by rounding */
    CHECK(graze_u32_round_ratio(7, 1227133513, 2) == UINT32_MAX);
    for (unsigned i = 0; i < COUNT(ratios); i++) {
        check_case(ratios[i].name);
        CHECK(graze_round_ratio(ratios[i].m, ratios[i].num, ratios[i].den) == ratios[i].result);
    }
}

static void test_quotients(void)
{
    check_group("quotients");
    for (unsigned i = 0; i < CORNERS; i++) {
        for (unsigned j = 1; j < CORNERS; j++) {
            for (unsigned k = 0; k < CORNERS; k += 3u) {
                check_round(corners[k], corners[i], corners[j]);
                check_divide(u64_of(corners[i] % corners[j], corners[k]), corners[j]);
            }
            check_divide(u64_of(corners[j] - 1u, UINT32_MAX), corners[j]);
            check_quotient(corners[i], corners[j]);
        }
    }
    for (unsigned i = 0; i < 500u; i++) {
        const uint32_t d = random_length() | 1u;
        const uint32_t n = random_length();
        const uint32_t m = random32();

        check_divide(u64_of(n % d, m), d);
        check_divide(u64_of(n % d, m), d | UINT32_C(0x80000000));
        check_quotient(n, d);
        check_round(m, n, d);
    }
}

void test_wide_divide(void)
{
    random_start(UINT32_C(0x23a8f1d3));
    test_ratios();
    test_quotients();
    test_long_quotients();
}
