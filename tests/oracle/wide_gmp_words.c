/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* wide_gmp: words, their halves and sizes, products of two words, powers of two. */
#include "../../src/wide/divide_short.h"
#include "wide_gmp.h"

/* B = floor(A / 2^32), C = what is left. */
static void halve(void)
{
    mpz_fdiv_q_2exp(B, A, 32);
    mpz_fdiv_r_2exp(C, A, 32);
}

static bool halves(void)
{
    const uint64_t x = word64();
    gmp_set_u64(A, x);
    halve();
    return IS(u64, u64_high(x), B) && IS(u64, u64_low(x), C) &&
           u64_of(u64_high(x), u64_low(x)) == x;
}

static bool signed_halves(void)
{
    const int64_t x = signed64();
    gmp_set_s64(A, x);
    halve();
    return IS(s64, s64_high(x), B) && IS(u64, s64_low(x), C);
}

/* True when bits are x mod 2^width, and size is |x|. */
static bool are_bits_and_size(int64_t x, unsigned width, uint64_t bits, uint64_t size)
{
    gmp_set_s64(A, x);
    mpz_fdiv_r_2exp(B, A, width);
    mpz_abs(C, A);
    return IS(u64, bits, B) && IS(u64, size, C);
}

static bool bits_and_sizes(void)
{
    const int64_t x = signed64();
    const int32_t y = signed32();
    return are_bits_and_size(x, 64, s64_bits(x), s64_magnitude(x)) &&
           are_bits_and_size(y, 32, s32_bits(y), s32_magnitude(y));
}

/* True when result is C mod 2^width. */
static bool is_C_modulo(unsigned width, uint64_t result)
{
    mpz_fdiv_r_2exp(C, C, width);
    return IS(u64, result, C);
}

static bool modular(void)
{
    const uint64_t a = word64(), b = word64();
    const uint32_t c = word32(), d = word32();
    bool right;
    gmp_set_u64(A, a);
    gmp_set_u64(B, b);
    mpz_add(C, A, B);
    right = is_C_modulo(64, u64_add_modular(a, b));
    mpz_sub(C, A, B);
    right = right && is_C_modulo(64, u64_sub_modular(a, b));
    gmp_set_u64(A, c);
    gmp_set_u64(B, d);
    mpz_sub(C, A, B);
    return right && is_C_modulo(32, u32_sub_modular(c, d));
}

static bool unsigned_product(void)
{
    const uint32_t a = word32(), b = word32();
    gmp_set_u64(A, a);
    gmp_set_u64(B, b);
    mpz_mul(C, A, B);
    return IS(u64, u32_mul(a, b), C) && IS(u64, graze_u32_mul(a, b), C);
}

static bool signed_product(void)
{
    const int32_t a = signed32(), b = signed32();
    gmp_set_s64(A, a);
    gmp_set_s64(B, b);
    mpz_mul(C, A, B);
    return IS(s64, s32_mul(a, b), C) && IS(s64, graze_s32_mul(a, b), C);
}

static bool leading_zeros(void)
{
    uint32_t x = word32();
    x |= (uint32_t)(random_u64() >> 63);
    if (x == 0u)
        return u32_power_of_2(0) == 1u;
    gmp_set_u64(A, x);
    return u32_leading_zeros(x) == 32u - (uint32_t)mpz_sizeinbase(A, 2);
}

static bool power(void)
{
    const uint32_t k = word32() % 32u;
    mpz_set_ui(A, 1);
    mpz_mul_2exp(A, A, k);
    return IS(u64, u32_power_of_2(k), A);
}

const wide_test wide_words[] = {
    {"u64_low, u64_high, u64_of", halves},
    {"s64_low, s64_high", signed_halves},
    {"s32_bits, s64_bits, magnitudes", bits_and_sizes},
    {"modular sums", modular},
    {"u32_mul, graze_u32_mul", unsigned_product},
    {"s32_mul, graze_s32_mul", signed_product},
    {"u32_leading_zeros", leading_zeros},
    {"u32_power_of_2", power},
    {NULL, NULL},
};
