/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* wide_gmp: quotients, rounded ratios, roots. */
#include "../../src/wide/divide.h"
#include "../../src/wide/root.h"
#include "wide_gmp.h"

/* Half of the dividends random, half at the first or the last value of a quotient. */
static bool divide(void)
{
    const uint32_t d = word32_not_0(), q = word32(), hi = word32();
    uint64_t n = u64_of(hi % d, word32());
    bool right;
    if (one_in_2())
        n = (uint64_t)q * d + (one_in_2() ? d - 1u : 0u);
    gmp_set_u64(A, n);
    gmp_set_u64(B, d);
    mpz_fdiv_qr(C, D, A, B);
    right = IS(u64, u32_divide(n, d), C);
    if (d >= UINT32_C(0x80000000)) {
        const u32_division r = u32_divide_normal(n, d);
        right = right && IS(u64, r.quotient, C) && IS(u64, r.remainder, D);
    }
    return right;
}

static bool floating_quotient(void)
{
    const uint32_t num = word32(), den = word32_not_0();
    const quotient q = u32_quotient(num, den);
    gmp_set_u64(A, num);
    gmp_set_u64(B, den);
    mpz_mul_2exp(A, A, 32);
    mpz_mul_2exp(B, B, q.up);
    mpz_fdiv_q(C, A, B);
    return IS(u64, q.bits, C) &&
           (num < den ? q.up == 0u : q.up >= 1u && q.bits >= UINT32_C(0x80000000));
}

/* Whether q is that of A and B. */
static bool is_quotient(quotient q)
{
    const bool below = mpz_cmp(A, B) < 0;
    mpz_mul_2exp(A, A, 32);
    mpz_mul_2exp(B, B, q.up);
    mpz_fdiv_q(C, A, B);
    return IS(u64, q.bits, C) &&
           (below ? q.up == 0u : q.up >= 1u && q.bits >= UINT32_C(0x80000000));
}

static bool two_word_quotient(void)
{
    const uint64_t den = word64(), d = den > 0u ? den : 1u;
    const uint64_t num = one_in_2() ? word64() : d - (random_u64() >> 32) % d;
    gmp_set_u64(A, num);
    gmp_set_u64(B, d);
    return is_quotient(graze_u64_quotient(num, d));
}

static bool four_word_quotient(void)
{
    u128 num = word128(), den = word128();
    if (den.hi == 0u && den.lo == 0u)
        den.lo = 1u;
    if (one_in_2())
        num = u128_of(den.hi, den.lo - den.lo % (1u + (random_u64() >> 60)));
    gmp_set_u128(A, num);
    gmp_set_u128(B, den);
    return is_quotient(graze_u128_quotient(num, den));
}

/* C = floor((2 m A + B) / (2 B)), at most 2^32 - 1: m A / B to nearest, ties up. */
static void round_ratio(uint32_t m)
{
    gmp_set_u64(C, m);
    mpz_mul(C, C, A);
    mpz_mul_2exp(C, C, 1);
    mpz_add(C, C, B);
    mpz_mul_2exp(D, B, 1);
    mpz_fdiv_q(C, C, D);
    if (mpz_sizeinbase(C, 2) > 32)
        gmp_set_u64(C, UINT32_MAX);
}

static bool short_ratio(void)
{
    const uint32_t m = word32(), num = word32(), den = word32_not_0();
    gmp_set_u64(A, num);
    gmp_set_u64(B, den);
    round_ratio(m);
    return IS(u64, graze_u32_round_ratio(m, num, den), C);
}

/* den * (k + 1/2) / m rounded down, or one more, mod 2^128: ties, carries and their neighbours. */
static u128 near_tie(u128 den, uint32_t m, bool one_more)
{
    gmp_set_u128(C, den);
    mpz_mul_ui(C, C, 2u * (unsigned long)word32() + 1u);
    mpz_fdiv_q_ui(C, C, 2u * (unsigned long)m);
    mpz_add_ui(C, C, one_more ? 1u : 0u);
    mpz_fdiv_r_2exp(C, C, 128);
    mpz_fdiv_q_2exp(D, C, 64);
    mpz_fdiv_r_2exp(E, C, 64);
    return u128_of(mpz_get_ui(D), mpz_get_ui(E));
}

/* A third random; a third at ties; and a third with num close below den. */
static bool long_ratio(void)
{
    const uint32_t m = word32();
    const uint64_t kind = random_u64() >> 33;
    u128 num = word128(), den = word128();
    if (den.hi == 0u && den.lo == 0u)
        den.lo = 1u;
    if (kind % 3u == 1u && m > 0u)
        num = near_tie(den, m, (kind >> 8) % 2u != 0u);
    else if (kind % 3u == 2u)
        num = den.lo >= 3u ? u128_of(den.hi, den.lo - kind / 4u % 4u) : den;
    gmp_set_u128(A, num);
    gmp_set_u128(B, den);
    round_ratio(m);
    return IS(u64, graze_round_ratio(m, num, den), C);
}

static bool root(void)
{
    const uint64_t r = word32();
    const uint64_t x = one_in_2() ? word64() : r * r + (random_u64() >> 62) - 1u;
    gmp_set_u64(A, x);
    mpz_sqrtrem(B, C, A);
    return IS(u64, graze_u64_sqrt(x), B) && IS(u64, u64_root_of(x).root, B) &&
           IS(u64, u64_root_of(x).rest, C);
}

/* floor((floor(sqrt(4 x)) + 1) / 2), at most 2^32 - 1. */
static bool nearest_root(void)
{
    const uint64_t r = word32();
    const uint64_t x = one_in_2() ? word64() : r * r + r + (random_u64() >> 62) - 1u;
    gmp_set_u64(A, x);
    mpz_mul_2exp(A, A, 2);
    mpz_sqrt(B, A);
    mpz_add_ui(B, B, 1u);
    mpz_fdiv_q_2exp(B, B, 1);
    if (mpz_sizeinbase(B, 2) > 32)
        gmp_set_u64(B, UINT32_MAX);
    return IS(u64, u64_root_nearest(x), B);
}

/* Half of them at a square, rounded up to a multiple of 2^32, or one less. */
static bool extended_root(void)
{
    const uint64_t bit = UINT64_C(0x4000000000000000);
    uint64_t x = word64() / 4u;
    x += bit * (1u + random_u64() % 3u);
    if (one_in_2()) {
        gmp_set_u64(B, x);
        mpz_mul_2exp(B, B, 32);
        mpz_sqrt(B, B);
        mpz_mul(B, B, B);
        mpz_fdiv_q_2exp(B, B, 32);
        x = mpz_get_ui(B) + (one_in_2() ? 1u : 0u);
        x = x < bit ? bit : x;
    }
    gmp_set_u64(A, x);
    mpz_mul_2exp(A, A, 32);
    mpz_sqrt(B, A);
    return IS(u64, graze_u64_sqrt_long(x), B);
}

static bool four_word_root(void)
{
    const uint64_t r = word64();
    u128 x = word128();
    if (one_in_2()) {
        x = u64_mul(r, r);
        if (x.lo > 0u && one_in_2())
            x.lo--;
    }
    gmp_set_u128(A, x);
    mpz_sqrt(B, A);
    return IS(u64, graze_u128_sqrt(x), B);
}

/* At most 3 less than n * 2^48 / d. */
static bool share(void)
{
    const uint64_t d = word64() | UINT64_C(0x8000000000000000);
    const uint64_t n = one_in_4() ? d - 1u : word64() % d;
    gmp_set_u64(A, n);
    mpz_mul_2exp(A, A, 48);
    gmp_set_u64(B, d);
    mpz_fdiv_q(C, A, B);
    gmp_set_u64(D, graze_u64_share_long(n, d));
    mpz_sub(E, C, D);
    return mpz_sgn(E) >= 0 && mpz_cmp_ui(E, 3u) <= 0;
}

static u128 product_of_words(void)
{
    const uint64_t second = word64();
    return u64_mul(word64(), second);
}

/* bits^2 * 2^32 <= x * 4^zeros < (bits + 2)^2 * 2^32 */
static bool first_bits_of_root(void)
{
    const u128 x = one_in_2() ? word128() : product_of_words();
    const long_root r = u128_sqrt_long(x);
    gmp_set_u128(A, x);
    if (mpz_sgn(A) == 0)
        return r.bits == 0u;
    mpz_mul_2exp(A, A, 2u * r.zeros);
    gmp_set_u64(B, r.bits);
    mpz_mul(C, B, B);
    mpz_mul_2exp(C, C, 32);
    mpz_add_ui(B, B, 2u);
    mpz_mul(D, B, B);
    mpz_mul_2exp(D, D, 32);
    return r.bits >> 47 == 1u && mpz_cmp(C, A) <= 0 && mpz_cmp(A, D) < 0;
}

static bool powers(void)
{
    const u128 x = word128();
    const uint32_t k = word32() % 64u, zeros = x.hi > 0u || x.lo > 0u ? u128_leading_zeros(x) : 0u;
    const uint32_t up = zeros > 0u ? word32() % (zeros + 1u) : 0u;
    bool right;
    gmp_set_u64(A, x.lo);
    mpz_fdiv_q_2exp(A, A, k);
    right = IS(u64, u64_fall(x.lo, k), A);
    gmp_set_u128(A, x);
    mpz_mul_2exp(A, A, up);
    mpz_fdiv_q_2exp(A, A, 64);
    return right && IS(u64, u128_lift_high(x, up), A);
}

const wide_test wide_divide[] = {
    {"u32_divide, u32_divide_normal", divide}, {"u32_quotient", floating_quotient},
    {"graze_u64_quotient", two_word_quotient}, {"graze_u128_quotient", four_word_quotient},
    {"graze_u32_round_ratio", short_ratio},    {"graze_round_ratio", long_ratio},
    {"graze_u64_sqrt, u64_root_of", root},     {"u64_root_nearest", nearest_root},
    {"graze_u64_sqrt_long", extended_root},    {"graze_u128_sqrt", four_word_root},
    {"graze_u64_share_long", share},           {"u128_sqrt_long", first_bits_of_root},
    {"u64_fall, u128_lift_high", powers},      {NULL, NULL},
};
