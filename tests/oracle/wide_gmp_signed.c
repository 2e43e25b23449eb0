/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* wide_gmp: the integers of 96 and 128 bits with a sign. */
#include "wide_gmp.h"

static bool short_products(void)
{
    const int32_t a = signed32();
    const int64_t b = signed64();
    const uint32_t c = word32();
    const uint64_t d = word64();
    bool right;
    gmp_set_s64(A, a);
    gmp_set_s64(B, b);
    mpz_mul(C, A, B);
    right = IS(s96, s32_mul_s64(a, b), C);
    gmp_set_u64(B, c);
    mpz_mul(C, A, B);
    right = right && IS(s96, s32_mul_u32(a, c), C);
    gmp_set_u64(B, d);
    mpz_mul(C, A, B);
    return right && IS(s96, s32_mul_u64(a, d), C);
}

/* The upper part of a number that may be added to another: not below -2^62, and below 2^62. */
static int64_t upper_part(void)
{
    const int64_t hi = signed64() / 2;
    return hi == INT64_C(0x4000000000000000) ? 0 : hi;
}

/* Adds area * edge to C. */
static void add_product(int64_t area, int32_t edge)
{
    gmp_set_s64(A, area);
    gmp_set_s64(B, edge);
    mpz_addmul(C, A, B);
}

/* And the two words of each area. */
static bool dot_of_words(void)
{
    int64_t area[3];
    int32_t edge[3];
    mpz_set_ui(C, 0);
    for (int i = 0; i < 3; i++) {
        area[i] = upper_part();
        edge[i] = signed32() / 2;
        add_product(area[i], edge[i]);
        if (area[i] - s64_even_high(area[i]) * INT64_C(0x100000000) != s64_even_low(area[i]))
            return false;
    }
    return IS(s96, s64_dot_s32(area[0], edge[0], area[1], edge[1], area[2], edge[2]), C);
}

/* True when, for a in A and b in B, the library has a + b in C, a - b in D, -a in E, |a| in F. */
static bool are_sums(void)
{
    mpz_sub(C, C, B);
    mpz_add(D, D, B);
    mpz_neg(E, E);
    return mpz_cmp(C, A) == 0 && mpz_cmp(D, A) == 0 && mpz_cmp(E, A) == 0 &&
           mpz_cmpabs(F, A) == 0 && mpz_sgn(F) >= 0;
}

static bool sums_96(void)
{
    const uint32_t a_low = word32();
    const s96 a = s96_of(upper_part(), a_low);
    const uint32_t b_low = word32();
    const s96 b = s96_of(upper_part(), b_low);
    gmp_set_s96(A, a);
    gmp_set_s96(B, b);
    if (s96_sign(a) != mpz_sgn(A) || !s96_sums_fit(a) || !s96_sums_fit(b))
        return false;
    gmp_set_s96(C, s96_add(a, b));
    gmp_set_s96(D, s96_sub(a, b));
    gmp_set_s96(E, s96_negate(a));
    gmp_set_u128(F, s96_magnitude(a));
    return are_sums();
}

static bool sums_128(void)
{
    const uint64_t a_low = word64();
    const s128 a = s128_of(upper_part(), a_low);
    const uint64_t b_low = word64();
    const s128 b = s128_of(upper_part(), b_low);
    const int64_t c = signed64();
    gmp_set_s128(A, a);
    gmp_set_s128(B, b);
    if (s128_sign(a) != mpz_sgn(A) || !s128_sums_fit(a) || !s128_sums_fit(b))
        return false;
    gmp_set_s128(C, s128_add(a, b));
    gmp_set_s128(D, s128_sub(a, b));
    gmp_set_s128(E, s128_negate(a));
    gmp_set_u128(F, s128_magnitude(a));
    if (!are_sums())
        return false;
    gmp_set_s64(C, c);
    return IS(s128, s128_of_s64(c), C);
}

static bool product(void)
{
    const int64_t a = signed64(), b = signed64();
    gmp_set_s64(A, a);
    gmp_set_s64(B, b);
    mpz_mul(C, A, B);
    return IS(s128, graze_s64_mul(a, b), C);
}

/* |a| < 2^(64 + k), |b| < 2^(62 - k) */
static bool long_product(void)
{
    const uint64_t low = word64(), k = word64() % 63;
    const s128 a = s128_of(signed64() % (INT64_C(1) << k), low);
    const int64_t b = signed64() % (INT64_C(1) << (62 - k));
    gmp_set_s128(A, a);
    gmp_set_s64(B, b);
    mpz_mul(C, A, B);
    return IS(s128, graze_s128_mul_s64(a, b), C);
}

const wide_test wide_signed[] = {
    {"s32_mul_s64, s32_mul_u32, s32_mul_u64", short_products},
    {"s64_dot_s32, s64_even_high, s64_even_low", dot_of_words},
    {"s96", sums_96},
    {"s128", sums_128},
    {"graze_s64_mul", product},
    {"graze_s128_mul_s64", long_product},
    {NULL, NULL},
};
