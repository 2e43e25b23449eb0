/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* wide_gmp N SEED: every function of the wide integers on N inputs each, against GMP. Inputs are
 * corners crossed with corners, and random numbers of random length. Prints what it did for each
 * function, and ends with 1 if anything was wrong. */

#include <gmp.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "../../src/wide_divide.h"
#include "../../src/wide_signed.h"

#if GRAZE_CHECK_BOUNDS
void graze_bound_failed(const char *file, int line)
{
    printf("%s:%d: bound failed\n", file, line);
    exit(1);
}
#endif

static uint64_t state;

static uint64_t next(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state * UINT64_C(0x2545F4914F6CDD1D);
}

/* 0, 2^k, its neighbours and complements, or a random number of 1 to 64 bits. */
static uint64_t word64(void)
{
    const uint64_t r = next() >> 20;
    const uint64_t power = UINT64_C(1) << (r % 64);
    const uint64_t bits = next() >> (r % 64);

    switch ((r >> 8) % 8) {
    case 0:
        return power;
    case 1:
        return power - 1u;
    case 2:
        return power + 1u;
    case 3:
        return ~power;
    case 4:
        return (uint64_t)0 - ((r >> 16) % 4u);
    default:
        return bits;
    }
}

static uint32_t word32(void)
{
    const uint64_t x = word64();
    return (next() >> 40) % 2u ? (uint32_t)x : (uint32_t)(x >> 32);
}

static u128 word128(void)
{
    const uint64_t r = next() >> 30;
    return u128_of(r % 4u == 0u ? 0u : word64(), r % 8u == 1u ? 0u : word64());
}

static int64_t signed64(void)
{
    return (int64_t)word64();
}
static int32_t signed32(void)
{
    return (int32_t)word32();
}

/* ---- To GMP ---- */

static mpz_t A, B, C, D, E, F;

static void set_u64(mpz_t z, uint64_t x)
{
    mpz_import(z, 1, 1, sizeof x, 0, 0, &x);
}

static void set_s64(mpz_t z, int64_t x)
{
    set_u64(z, x < 0 ? (uint64_t)0 - (uint64_t)x : (uint64_t)x);
    if (x < 0)
        mpz_neg(z, z);
}

static void set_parts(mpz_t z, unsigned bits, uint64_t lo)
{
    mpz_t low;
    mpz_init(low);
    set_u64(low, lo);
    mpz_mul_2exp(z, z, bits);
    mpz_add(z, z, low);
    mpz_clear(low);
}

static void set_u128(mpz_t z, u128 x)
{
    set_u64(z, x.hi);
    set_parts(z, 64, x.lo);
}
static void set_u160(mpz_t z, u160 x)
{
    set_u128(z, x.high);
    set_parts(z, 32, x.low);
}
static void set_s96(mpz_t z, s96 x)
{
    set_s64(z, x.hi);
    set_parts(z, 32, x.lo);
}
static void set_s128(mpz_t z, s128 x)
{
    set_s64(z, x.hi);
    set_parts(z, 64, x.lo);
}

static bool is_u64(uint64_t got, mpz_t want)
{
    set_u64(F, got);
    return mpz_cmp(F, want) == 0;
}
static bool is_s64(int64_t got, mpz_t want)
{
    set_s64(F, got);
    return mpz_cmp(F, want) == 0;
}
static bool is_u128(u128 got, mpz_t want)
{
    set_u128(F, got);
    return mpz_cmp(F, want) == 0;
}
static bool is_u160(u160 got, mpz_t want)
{
    set_u160(F, got);
    return mpz_cmp(F, want) == 0;
}
static bool is_s96(s96 got, mpz_t want)
{
    set_s96(F, got);
    return mpz_cmp(F, want) == 0;
}
static bool is_s128(s128 got, mpz_t want)
{
    set_s128(F, got);
    return mpz_cmp(F, want) == 0;
}
static int sign(int x)
{
    return (x > 0) - (x < 0);
}

/* ---- One function each: true if right ---- */

static bool t_halves(void)
{
    const uint64_t x = word64();
    set_u64(A, x);
    mpz_fdiv_q_2exp(B, A, 32);
    mpz_fdiv_r_2exp(C, A, 32);
    return is_u64(u64_high(x), B) && is_u64(u64_low(x), C) && u64_of(u64_high(x), u64_low(x)) == x;
}

static bool t_signed_halves(void)
{
    const int64_t x = signed64();
    set_s64(A, x);
    mpz_fdiv_q_2exp(B, A, 32);
    mpz_fdiv_r_2exp(C, A, 32);
    return is_s64(s64_high(x), B) && is_u64(s64_low(x), C);
}

static bool t_bits(void)
{
    const int64_t x = signed64();
    const int32_t y = signed32();
    bool right;
    set_s64(A, x);
    mpz_fdiv_r_2exp(B, A, 64);
    right = is_u64(s64_bits(x), B);
    mpz_abs(B, A);
    right = right && is_u64(s64_magnitude(x), B);
    set_s64(A, y);
    mpz_fdiv_r_2exp(B, A, 32);
    right = right && is_u64(s32_bits(y), B);
    mpz_abs(B, A);
    return right && is_u64(s32_magnitude(y), B);
}

static bool t_modular(void)
{
    const uint64_t a = word64(), b = word64();
    const uint32_t c = word32(), d = word32();
    bool right;
    set_u64(A, a);
    set_u64(B, b);
    mpz_add(C, A, B);
    mpz_fdiv_r_2exp(C, C, 64);
    right = is_u64(u64_add_modular(a, b), C);
    mpz_sub(C, A, B);
    mpz_fdiv_r_2exp(C, C, 64);
    right = right && is_u64(u64_sub_modular(a, b), C);
    set_u64(A, c);
    set_u64(B, d);
    mpz_sub(C, A, B);
    mpz_fdiv_r_2exp(C, C, 32);
    return right && is_u64(u32_sub_modular(c, d), C);
}

static bool t_u32_mul(void)
{
    const uint32_t a = word32(), b = word32();
    set_u64(A, a);
    set_u64(B, b);
    mpz_mul(C, A, B);
    return is_u64(u32_mul(a, b), C) && is_u64(graze_u32_mul(a, b), C);
}

static bool t_s32_mul(void)
{
    const int32_t a = signed32(), b = signed32();
    set_s64(A, a);
    set_s64(B, b);
    mpz_mul(C, A, B);
    return is_s64(s32_mul(a, b), C) && is_s64(graze_s32_mul(a, b), C);
}

static bool t_leading_zeros(void)
{
    const uint32_t x = word32() | (uint32_t)(next() >> 63);
    if (x == 0u)
        return u32_power_of_2(0) == 1u;
    set_u64(A, x);
    return u32_leading_zeros(x) == 32u - (uint32_t)mpz_sizeinbase(A, 2);
}

static bool t_power(void)
{
    const uint32_t k = word32() % 32u;
    mpz_set_ui(A, 1);
    mpz_mul_2exp(A, A, k);
    return is_u64(u32_power_of_2(k), A);
}

static bool t_u64_mul(void)
{
    const uint64_t a = word64(), b = word64();
    set_u64(A, a);
    set_u64(B, b);
    mpz_mul(C, A, B);
    return is_u128(u64_mul(a, b), C);
}

static bool t_u128_sums(void)
{
    u128 a = word128(), b = word128();
    bool right;
    a.hi /= 2u;
    b.hi /= 2u;
    set_u128(A, a);
    set_u128(B, b);
    mpz_add(C, A, B);
    right = is_u128(u128_add(a, b), C);
    mpz_sub(C, A, B);
    mpz_abs(C, C);
    return right && is_u128(mpz_cmp(A, B) >= 0 ? u128_sub(a, b) : u128_sub(b, a), C);
}

static bool t_u128_order(void)
{
    u128 a = word128(), b = word128();
    if (next() >> 62 == 0u)
        b.hi = a.hi;
    if (next() >> 62 == 0u)
        b.lo = a.lo;
    set_u128(A, a);
    set_u128(B, b);
    return u128_compare(a, b) == sign(mpz_cmp(A, B)) && u128_less(a, b) == (mpz_cmp(A, B) < 0);
}

static bool t_u160(void)
{
    u160 a, b;
    const u128 c = word128();
    bool right;
    a.high = word128();
    a.low = word32();
    b.high = word128();
    b.low = word32();
    if (next() >> 62 == 0u)
        b.high = a.high;
    if (next() >> 62 == 0u)
        b.low = a.low;
    set_u160(A, a);
    set_u160(B, b);
    set_u128(C, c);
    right = u160_less(a, b) == (mpz_cmp(A, B) < 0);
    if (mpz_cmp(A, C) >= 0) {
        mpz_sub(D, A, C);
        right = right && is_u160(u160_sub(a, c), D);
    }
    return right;
}

static bool t_u128_mul_u32(void)
{
    const u128 a = word128();
    const uint32_t m = word32();
    set_u128(A, a);
    set_u64(B, m);
    mpz_mul(C, A, B);
    return is_u160(graze_u128_mul_u32(a, m), C);
}

/* Products that are equal or differ in one unit are rare: half of the cases are made so. */
static bool t_u64_compare_products(void)
{
    uint64_t a = word64(), b = word64(), c = word64(), d = word64();
    if (next() >> 63) {
        const uint64_t f = word32(), g = word32(), h = word32(), k = word32();
        a = f * g;
        b = h * k;
        c = f * h;
        d = g * k + (next() >> 62) - 1u;
    }
    set_u64(A, a);
    set_u64(B, b);
    set_u64(C, c);
    set_u64(D, d);
    mpz_mul(A, A, B);
    mpz_mul(C, C, D);
    return u64_compare_products(a, b, c, d) == sign(mpz_cmp(A, C));
}

static bool t_u128_compare_products(void)
{
    u128 a = word128(), b = word128(), c = word128(), d = word128();
    if (next() >> 63) {
        const uint64_t f = word64(), g = word64(), h = word64(), k = word64();
        a = u64_mul(f, g);
        b = u64_mul(h, k);
        c = u64_mul(f, h);
        d = u64_mul(g, k);
        d.lo = u64_add_modular(d.lo, (next() >> 62) % 3u);
    }
    set_u128(A, a);
    set_u128(B, b);
    set_u128(C, c);
    set_u128(D, d);
    mpz_mul(A, A, B);
    mpz_mul(C, C, D);
    return graze_u128_compare_products(a, b, c, d) == sign(mpz_cmp(A, C));
}

static bool t_s32_mul_s64(void)
{
    const int32_t a = signed32();
    const int64_t b = signed64();
    const uint32_t c = word32();
    bool right;
    set_s64(A, a);
    set_s64(B, b);
    mpz_mul(C, A, B);
    right = is_s96(s32_mul_s64(a, b), C);
    set_u64(B, c);
    mpz_mul(C, A, B);
    return right && is_s96(s32_mul_u32(a, c), C);
}

static bool t_s96(void)
{
    s96 a = s96_of(signed64() / 2, word32()), b = s96_of(signed64() / 2, word32());
    bool right;
    if (a.hi == INT64_C(0x4000000000000000))
        a.hi = 0;
    if (b.hi == INT64_C(0x4000000000000000))
        b.hi = 0;
    set_s96(A, a);
    set_s96(B, b);
    right = s96_sign(a) == mpz_sgn(A) && s96_sums_fit(a);
    if (s96_sums_fit(a) && s96_sums_fit(b)) {
        mpz_add(C, A, B);
        right = right && is_s96(s96_add(a, b), C);
        mpz_sub(C, A, B);
        right = right && is_s96(s96_sub(a, b), C);
    }
    mpz_neg(C, A);
    right = right && is_s96(s96_negate(a), C);
    mpz_abs(C, A);
    return right && is_u128(s96_magnitude(a), C);
}

static bool t_s128(void)
{
    s128 a = s128_of(signed64() / 2, word64()), b = s128_of(signed64() / 2, word64());
    const int64_t c = signed64();
    bool right;
    if (a.hi == INT64_C(0x4000000000000000))
        a.hi = 0;
    if (b.hi == INT64_C(0x4000000000000000))
        b.hi = 0;
    set_s128(A, a);
    set_s128(B, b);
    right = s128_sign(a) == mpz_sgn(A) && s128_sums_fit(a) && s128_sums_fit(b);
    mpz_add(C, A, B);
    right = right && is_s128(s128_add(a, b), C);
    mpz_sub(C, A, B);
    right = right && is_s128(s128_sub(a, b), C);
    mpz_neg(C, A);
    right = right && is_s128(s128_negate(a), C);
    mpz_abs(C, A);
    right = right && is_u128(s128_magnitude(a), C);
    set_s64(C, c);
    return right && is_s128(s128_of_s64(c), C);
}

static bool t_s64_mul(void)
{
    const int64_t a = signed64(), b = signed64();
    set_s64(A, a);
    set_s64(B, b);
    mpz_mul(C, A, B);
    return is_s128(graze_s64_mul(a, b), C);
}

static bool t_s128_mul_s64(void)
{
    s128 a = s128_of(signed64() % 8, word64());
    const int64_t b = signed64() % INT64_C(0x200000000);
    if (a.hi == -8 + 0 && a.lo == 0u)
        a.lo = 1u;
    set_s128(A, a);
    set_s64(B, b);
    mpz_mul(C, A, B);
    return is_s128(graze_s128_mul_s64(a, b), C);
}

static bool t_u32_divide(void)
{
    const uint32_t d = word32() | (uint32_t)(next() >> 63) | 1u * (word32() == 0u);
    const uint32_t q = word32();
    const uint32_t divisor = d == 0u ? 1u : d;
    const uint32_t hi = word32();
    uint64_t n = u64_of(hi % divisor, word32());
    bool right;
    if (next() >> 63)
        n = (uint64_t)q * divisor + (next() >> 63 ? divisor - 1u : 0u);
    set_u64(A, n);
    set_u64(B, divisor);
    mpz_fdiv_q(C, A, B);
    right = is_u64(u32_divide(n, divisor), C);
    if (divisor >= UINT32_C(0x80000000)) {
        const u32_division r = u32_divide_normal(n, divisor);
        mpz_fdiv_qr(C, D, A, B);
        right = right && is_u64(r.quotient, C) && is_u64(r.remainder, D);
    }
    return right;
}

static bool t_u32_quotient(void)
{
    const uint32_t num = word32(), x = word32(), den = x == 0u ? 1u : x;
    const quotient q = u32_quotient(num, den);
    bool right;
    set_u64(A, num);
    set_u64(B, den);
    mpz_mul_2exp(A, A, 32);
    mpz_mul_2exp(B, B, q.up);
    mpz_fdiv_q(C, A, B);
    right = is_u64(q.bits, C);
    return right && (num < den ? q.up == 0u : q.up >= 1u && q.bits >= UINT32_C(0x80000000));
}

/* floor((2 m num + den) / (2 den)), at most 2^32 - 1. */
static void round_ratio(mpz_t z, uint32_t m, mpz_t num, mpz_t den)
{
    set_u64(z, m);
    mpz_mul(z, z, num);
    mpz_mul_2exp(z, z, 1);
    mpz_add(z, z, den);
    mpz_mul_2exp(E, den, 1);
    mpz_fdiv_q(z, z, E);
    if (mpz_sizeinbase(z, 2) > 32)
        mpz_set_ui(z, 0xffffffff);
}

static bool t_u32_round_ratio(void)
{
    const uint32_t m = word32(), num = word32(), x = word32(), den = x == 0u ? 1u : x;
    set_u64(A, num);
    set_u64(B, den);
    round_ratio(C, m, A, B);
    return is_u64(graze_u32_round_ratio(m, num, den), C);
}

/* A third random; a third with num near a multiple of den / m, where ties and carries are; and a
 * third with num close below den. */
static bool t_round_ratio(void)
{
    const uint32_t m = word32();
    const uint64_t kind = next() >> 33;
    u128 num = word128(), den = word128();
    if (den.hi == 0u && den.lo == 0u)
        den.lo = 1u;
    set_u128(B, den);
    if (kind % 3u == 1u && m > 0u) {
        mpz_mul_ui(C, B, 2u * (unsigned long)word32() + 1u);
        mpz_fdiv_q_ui(C, C, 2u * (unsigned long)m);
        mpz_add_ui(C, C, (unsigned long)(kind >> 8) % 2u);
        mpz_fdiv_r_2exp(C, C, 128);
        mpz_fdiv_q_2exp(D, C, 64);
        mpz_fdiv_r_2exp(E, C, 64);
        num = u128_of(mpz_get_ui(D), mpz_get_ui(E));
    } else if (kind % 3u == 2u) {
        num = den.lo >= 3u ? u128_of(den.hi, den.lo - kind / 4u % 4u) : den;
    }
    set_u128(A, num);
    round_ratio(C, m, A, B);
    return is_u64(graze_round_ratio(m, num, den), C);
}

static bool t_u64_sqrt(void)
{
    const uint64_t root = word32();
    const uint64_t x = next() >> 63 ? word64() : root * root + (next() >> 62) - 1u;
    set_u64(A, x);
    mpz_sqrt(B, A);
    return is_u64(graze_u64_sqrt(x), B);
}

static bool t_u128_sqrt(void)
{
    const uint64_t root = word64();
    u128 x = word128();
    if (next() >> 63) {
        x = u64_mul(root, root);
        if (x.lo > 0u)
            x.lo = x.lo - (next() >> 63);
    }
    set_u128(A, x);
    mpz_sqrt(B, A);
    return is_u64(graze_u128_sqrt(x), B);
}

/* ---- */

static const struct {
    const char *name;
    bool (*test)(void);
} tests[] = {
    {"u64_low, u64_high, u64_of", t_halves},
    {"s64_low, s64_high", t_signed_halves},
    {"s32_bits, s64_bits, magnitudes", t_bits},
    {"modular sums", t_modular},
    {"u32_mul, graze_u32_mul", t_u32_mul},
    {"s32_mul, graze_s32_mul", t_s32_mul},
    {"u32_leading_zeros", t_leading_zeros},
    {"u32_power_of_2", t_power},
    {"u64_mul", t_u64_mul},
    {"u128_add, u128_sub", t_u128_sums},
    {"u128_compare, u128_less", t_u128_order},
    {"u160_less, u160_sub", t_u160},
    {"graze_u128_mul_u32", t_u128_mul_u32},
    {"u64_compare_products", t_u64_compare_products},
    {"graze_u128_compare_products", t_u128_compare_products},
    {"s32_mul_s64, s32_mul_u32", t_s32_mul_s64},
    {"s96", t_s96},
    {"s128", t_s128},
    {"graze_s64_mul", t_s64_mul},
    {"graze_s128_mul_s64", t_s128_mul_s64},
    {"u32_divide, u32_divide_normal", t_u32_divide},
    {"u32_quotient", t_u32_quotient},
    {"graze_u32_round_ratio", t_u32_round_ratio},
    {"graze_round_ratio", t_round_ratio},
    {"graze_u64_sqrt", t_u64_sqrt},
    {"graze_u128_sqrt", t_u128_sqrt},
};

int main(int argc, char **argv)
{
    const long cases = argc > 1 ? atol(argv[1]) : 100000;
    const uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : 1u;
    int status = 0;

    mpz_inits(A, B, C, D, E, F, NULL);
    printf("wide_gmp %ld %" PRIu64 "\n", cases, seed);
    for (size_t i = 0; i < sizeof tests / sizeof tests[0]; i++) {
        long wrong = 0;
        state = (seed + 1u) * UINT64_C(0x9E3779B97F4A7C15) + i;
        for (long n = 0; n < cases; n++) {
            wrong += !tests[i].test();
        }
        printf("%s: %ld cases, %ld wrong\n", tests[i].name, cases, wrong);
        if (wrong != 0)
            status = 1;
    }
    mpz_clears(A, B, C, D, E, F, NULL);
    return status;
}
