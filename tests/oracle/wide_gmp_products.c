/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* wide_gmp: sums, products and order of what is wider than 64 bits, without a sign. */
#include "../../src/wide/u256.h"
#include "wide_gmp.h"

static bool product(void)
{
    const uint64_t a = word64(), b = word64();
    gmp_set_u64(A, a);
    gmp_set_u64(B, b);
    mpz_mul(C, A, B);
    return IS(u128, u64_mul(a, b), C);
}

static bool sums(void)
{
    u128 a = word128(), b = word128();
    bool right;
    a.hi /= 2u;
    b.hi /= 2u;
    gmp_set_u128(A, a);
    gmp_set_u128(B, b);
    mpz_add(C, A, B);
    right = IS(u128, u128_add(a, b), C);
    mpz_sub(C, A, B);
    mpz_abs(C, C);
    return right && IS(u128, order_of_A_and_B() >= 0 ? u128_sub(a, b) : u128_sub(b, a), C);
}

static bool order(void)
{
    u128 a = word128(), b = word128();
    if (one_in_4())
        b.hi = a.hi;
    if (one_in_4())
        b.lo = a.lo;
    gmp_set_u128(A, a);
    gmp_set_u128(B, b);
    return u128_compare(a, b) == order_of_A_and_B() && u128_less(a, b) == (order_of_A_and_B() < 0);
}

static u160 word160(void)
{
    u160 x;
    x.high = word128();
    x.low = word32();
    return x;
}

static bool bits_160(void)
{
    const u128 c = word128();
    const u160 a = word160();
    u160 b = word160();
    bool right;
    if (one_in_4())
        b.high = a.high;
    if (one_in_4())
        b.low = a.low;
    gmp_set_u160(A, a);
    gmp_set_u160(B, b);
    gmp_set_u128(C, c);
    right = u160_less(a, b) == (order_of_A_and_B() < 0);
    if (mpz_cmp(A, C) >= 0) {
        mpz_sub(D, A, C);
        right = right && IS(u160, u160_sub(a, c), D);
    }
    return right;
}

static bool long_product(void)
{
    const u128 a = word128();
    const uint32_t m = word32();
    gmp_set_u128(A, a);
    gmp_set_u64(B, m);
    mpz_mul(C, A, B);
    return IS(u160, graze_u128_mul_u32(a, m), C);
}

/* Of A * B and C * D. */
static int order_of_products(void)
{
    mpz_mul(A, A, B);
    mpz_mul(B, C, D);
    return order_of_A_and_B();
}

/* Products that are equal or differ in one unit are rare: half of the cases are made so. */
static bool compare_products(void)
{
    uint64_t a = word64(), b = word64(), c = word64(), d = word64();
    if (one_in_2()) {
        const uint64_t f = word32(), g = word32(), h = word32(), k = word32();
        a = f * g;
        b = h * k;
        c = f * h;
        d = g * k + (random_u64() >> 62) - 1u;
    }
    gmp_set_u64(A, a);
    gmp_set_u64(B, b);
    gmp_set_u64(C, c);
    gmp_set_u64(D, d);
    return u64_compare_products(a, b, c, d) == order_of_products();
}

static bool compare_long_products(void)
{
    u128 a = word128(), b = word128(), c = word128(), d = word128();
    if (one_in_2()) {
        const uint64_t f = word64(), g = word64(), h = word64(), k = word64();
        a = u64_mul(f, g);
        b = u64_mul(h, k);
        c = u64_mul(f, h);
        d = u64_mul(g, k);
        d.lo = u64_add_modular(d.lo, (random_u64() >> 62) % 3u);
    }
    gmp_set_u128(A, a);
    gmp_set_u128(B, b);
    gmp_set_u128(C, c);
    gmp_set_u128(D, d);
    return graze_u128_compare_products(a, b, c, d) == order_of_products();
}

/* Of up to 255 bits, so that a sum fits. */
static void gmp_set_u256(mpz_t z, u256 x)
{
    gmp_set_u128(z, x.hi);
    mpz_mul_2exp(z, z, 128);
    gmp_set_u128(F, x.lo);
    mpz_add(z, z, F);
}

static u256 half_product(void)
{
    u128 a = word128();
    a.hi /= 2u;
    return graze_u128_mul(a, word128());
}

static bool bits_256(void)
{
    const u128 a = word128(), b = word128();
    const u256 c = half_product(), d = one_in_4() ? c : half_product();
    bool right;
    gmp_set_u128(A, a);
    gmp_set_u128(B, b);
    mpz_mul(C, A, B);
    right = IS(u256, graze_u128_mul(a, b), C);
    gmp_set_u256(A, c);
    gmp_set_u256(B, d);
    right = right && u256_compare(c, d) == order_of_A_and_B();
    mpz_add(C, A, B);
    return right && IS(u256, u256_add(c, d), C);
}

const wide_test wide_products[] = {
    {"u64_mul", product},
    {"u128_add, u128_sub", sums},
    {"u128_compare, u128_less", order},
    {"u160_less, u160_sub", bits_160},
    {"graze_u128_mul_u32", long_product},
    {"u64_compare_products", compare_products},
    {"graze_u128_compare_products", compare_long_products},
    {"graze_u128_mul, u256_add, u256_compare", bits_256},
    {NULL, NULL},
};
