/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The wide integers: tables of named corners, then identities over corners crossed with each other
 * and over a fixed stream. Runs on the host and on every core. The judge of values is the GMP
 * program in oracle/; here it is algebra. */

#include "../src/wide_divide.h"
#include "../src/wide_signed.h"
#include "check.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static const uint32_t corners[] = {
    0,       1,          2,          3,          0x7fff,     0x8000,     0xffff,     0x10000,
    0x10001, 0x7fffffff, 0x80000000, 0x80000001, 0xfffeffff, 0xffff0000, 0xfffffffe, 0xffffffff,
};

static uint32_t stream;

static uint32_t random32(void)
{
    stream = (stream ^ (stream << 13)) & UINT32_MAX;
    stream = stream ^ (stream >> 17);
    stream = (stream ^ (stream << 5)) & UINT32_MAX;
    return stream;
}

static uint64_t random64(void)
{
    const uint32_t hi = random32();
    return u64_of(hi, random32());
}

static uint32_t random_length(void)
{
    const uint32_t bits = random32();
    return bits / u32_power_of_2(random32() % 32u);
}

static bool is(u128 x, uint64_t hi, uint64_t lo)
{
    return x.hi == hi && x.lo == lo;
}

static bool same(u128 a, u128 b)
{
    return u128_compare(a, b) == 0;
}

static u128 u128_of_u160(u160 x) /* x < 2^128 */
{
    return u128_of(u64_of(u64_low(x.high.hi), u64_high(x.high.lo)),
                   u64_of(u64_low(x.high.lo), x.low));
}

/* ---- Words ---- */

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
        CHECK(s64_high(x) == signed_words[i].high);
        CHECK(s64_low(x) == signed_words[i].low);
        CHECK(s64_magnitude(x) == signed_words[i].size);
        CHECK(s64_bits(x) == u64_of(s32_bits(signed_words[i].high), signed_words[i].low));
    }
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

/* The proof takes these two as given, so each value of k is here. */
static void test_powers(void)
{
    uint32_t power = 1;

    check_group("powers of two");
    for (uint32_t k = 0; k < 32u; k++) {
        CHECK(u32_power_of_2(k) == power);
        CHECK(u32_leading_zeros(power) == 31u - k);
        CHECK(u32_leading_zeros(power + (power - 1u)) == 31u - k);
        CHECK(u32_leading_zeros(power | 1u) == 31u - k);
        power = power * 2u & UINT32_MAX;
    }
}

/* ---- Products ---- */

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

/* Products of 256 bits: (f g)(h k) against (f h)(g k), and one unit off. */
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
    for (unsigned i = 0; i < COUNT(corners); i++) {
        for (unsigned j = 0; j < COUNT(corners); j++) {
            const uint64_t a = u64_of(corners[i], corners[j]);
            const uint64_t b = u64_of(corners[j], ~corners[i] & UINT32_MAX);
            const u160 m = graze_u128_mul_u32(u128_of(0, a), corners[i]);

            check_product(corners[i], corners[j]);
            check_long_product(a, b);
            check_far_order(a, b, corners[i], corners[j]);
            CHECK(same(u128_of_u160(m), u64_mul(a, corners[i])));
        }
    }
    for (unsigned i = 0; i < 500u; i++) {
        const uint64_t a = random64();
        const uint64_t b = random64();

        check_product(u64_high(a), u64_low(b));
        check_long_product(a, b);
        check_far_order(a, b, u64_low(a), u64_high(b));
    }
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

/* ---- Signed ---- */

/* a * b again, from the product of the sizes. */
static void check_signed_product(int32_t a, int64_t b)
{
    const s96 p = s32_mul_s64(a, b);
    const s128 q = graze_s64_mul(a, b);
    const u128 size = u64_mul(s32_magnitude(a), s64_magnitude(b));
    const int sign = a == 0 || b == 0 ? 0 : (a < 0) == (b < 0) ? 1 : -1;

    CHECK(s96_sign(p) == sign && same(s96_magnitude(p), size));
    CHECK(s128_sign(q) == sign && same(s128_magnitude(q), size));
    CHECK(s96_sign(s96_negate(p)) == -sign && same(s96_magnitude(s96_negate(p)), size));
    CHECK(s128_sign(s128_negate(q)) == -sign && same(s128_magnitude(s128_negate(q)), size));
    CHECK(same(s128_magnitude(s128_of_s64(b)), u128_of(0, s64_magnitude(b))));
    CHECK(s128_sign(s128_of_s64(b)) == (b > 0) - (b < 0));
    if (b > -INT64_C(0x200000000) && b < INT64_C(0x200000000)) {
        CHECK(s128_sign(s128_sub(graze_s128_mul_s64(s128_of_s64(a), b), q)) == 0);
    }
}

/* a b + a c = a (b + c), and the difference likewise, in both widths. */
static void check_distributes(int32_t a, int64_t b, int64_t c)
{
    const s96 ab = s32_mul_s64(a, b / 4);
    const s96 ac = s32_mul_s64(a, c / 4);
    const s128 AB = graze_s64_mul(a, b / 4);
    const s128 AC = graze_s64_mul(a, c / 4);

    CHECK(s96_sign(s96_sub(s96_add(ab, ac), s32_mul_s64(a, b / 4 + c / 4))) == 0);
    CHECK(s96_sign(s96_sub(s96_sub(ab, ac), s32_mul_s64(a, b / 4 - c / 4))) == 0);
    CHECK(s128_sign(s128_sub(s128_add(AB, AC), graze_s64_mul(a, b / 4 + c / 4))) == 0);
    CHECK(s128_sign(s128_sub(s128_sub(AB, AC), graze_s64_mul(a, b / 4 - c / 4))) == 0);
}

static void test_signed(void)
{
    static const int64_t longs[] = {
        0,
        1,
        -1,
        INT64_MIN,
        INT64_MAX,
        0xffffffff,
        0x100000000,
        -0xffffffffLL,
        -INT64_C(0x100000000),
        -INT64_C(0x100000001),
        INT64_C(0x1ffffffff),
        -INT64_C(0x1ffffffff),
        0x7fffffff,
        INT64_C(0x7fffffff00000000),
    };
    static const int32_t ints[] = {0, 1, -1, INT32_MIN, INT32_MAX, 0x7fff, -0x8000, 0x10000};
    const s128 far_a = s128_of(-8, 1); /* 1 - 2^67 */
    const s128 far_p = graze_s128_mul_s64(far_a, INT64_C(0x1ffffffff));

    check_group("signed");
    /* (1 - 2^67)(2^33 - 1) = -2^100 + 2^67 + 2^33 - 1 */
    CHECK(far_p.hi == -INT64_C(0x1000000000) + 8 && far_p.lo == UINT64_C(0x1ffffffff));
    CHECK(s96_sign(s96_of(0, 1)) == 1 && s96_sign(s96_of(-1, UINT32_MAX)) == -1 &&
          s96_sign(s96_of(0, 0)) == 0);
    CHECK(s128_sign(s128_of(0, 1)) == 1 && s128_sign(s128_of(-1, UINT64_MAX)) == -1);
    CHECK(s96_sums_fit(s96_of(INT64_C(0x3fffffffffffffff), 0)));
    CHECK(!s96_sums_fit(s96_of(INT64_C(0x4000000000000000), 0)));
    CHECK(s128_sums_fit(s128_of(-INT64_C(0x4000000000000000), 0)) &&
          !s128_sums_fit(s128_of(INT64_MIN, 0)));
    for (unsigned i = 0; i < COUNT(ints); i++) {
        for (unsigned j = 0; j < COUNT(longs); j++) {
            check_signed_product(ints[i], longs[j]);
            check_distributes(ints[i], longs[j], longs[COUNT(longs) - 1u - j]);
        }
    }
    for (unsigned i = 0; i < 300u; i++) {
        const int64_t c = (int64_t)(random64() >> 1);
        const int64_t b = c - (int64_t)(random64() >> 1);
        const int32_t a = s64_high(b);

        check_signed_product(a, b);
        check_signed_product(a, b / UINT32_MAX);
        check_distributes(a, b, c);
    }
}

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

static void test_quotients(void)
{
    check_group("quotients");
    for (unsigned i = 0; i < COUNT(ratios); i++) {
        CHECK(graze_round_ratio(ratios[i].m, ratios[i].num, ratios[i].den) == ratios[i].result);
    }
    for (unsigned i = 0; i < COUNT(corners); i++) {
        for (unsigned j = 1; j < COUNT(corners); j++) {
            for (unsigned k = 0; k < COUNT(corners); k += 3u) {
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

/* ---- Roots ---- */

static void check_roots(uint32_t r, uint64_t s)
{
    const u128 square = u64_mul(s, s);

    CHECK(graze_u64_sqrt(u32_mul(r, r)) == r);
    CHECK(graze_u64_sqrt(u32_mul(r, r) + r) == r);
    CHECK(graze_u64_sqrt(u32_mul(r, r) + r + r) == r);
    CHECK(graze_u128_sqrt(square) == s);
    CHECK(graze_u128_sqrt(u128_add(u128_add(square, u128_of(0, s)), u128_of(0, s))) == s);
    if (r > 0u) {
        CHECK(graze_u64_sqrt(u32_mul(r, r) - 1u) == r - 1u);
    }
    if (s > 0u) {
        CHECK(graze_u128_sqrt(u128_sub(square, u128_of(0, 1))) == s - 1u);
    }
}

static void test_roots(void)
{
    check_group("roots");
    CHECK(graze_u64_sqrt(UINT64_MAX) == UINT32_MAX);
    CHECK(graze_u128_sqrt(u128_of(UINT64_MAX, UINT64_MAX)) == UINT64_MAX);
    for (unsigned i = 0; i < COUNT(corners); i++) {
        for (unsigned j = 0; j < COUNT(corners); j += 4u) {
            check_roots(corners[i], u64_of(corners[j], corners[i]));
        }
    }
    for (unsigned i = 0; i < 100u; i++) {
        const uint32_t r = random_length();

        check_roots(r, u64_of(r, random_length()));
    }
}

void test_wide(void);

void test_wide(void)
{
    stream = 1;
    test_words();
    test_powers();
    test_products();
    test_u160();
    test_signed();
    test_quotients();
    test_roots();
}
