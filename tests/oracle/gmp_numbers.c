/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "gmp_numbers.h"

void gmp_set_u64(mpz_t z, uint64_t x)
{
    mpz_import(z, 1, 1, sizeof x, 0, 0, &x);
}

void gmp_set_s64(mpz_t z, int64_t x)
{
    gmp_set_u64(z, x < 0 ? (uint64_t)0 - (uint64_t)x : (uint64_t)x);
    if (x < 0)
        mpz_neg(z, z);
}

/* z * 2^bits + low */
static void shift_in(mpz_t z, unsigned bits, uint64_t low)
{
    mpz_t l;
    mpz_init(l);
    gmp_set_u64(l, low);
    mpz_mul_2exp(z, z, bits);
    mpz_add(z, z, l);
    mpz_clear(l);
}

void gmp_set_u128(mpz_t z, u128 x)
{
    gmp_set_u64(z, x.hi);
    shift_in(z, 64, x.lo);
}

void gmp_set_u160(mpz_t z, u160 x)
{
    gmp_set_u128(z, x.high);
    shift_in(z, 32, x.low);
}

void gmp_set_s96(mpz_t z, s96 x)
{
    gmp_set_s64(z, x.hi);
    shift_in(z, 32, x.lo);
}

void gmp_set_s128(mpz_t z, s128 x)
{
    gmp_set_s64(z, x.hi);
    shift_in(z, 64, x.lo);
}

/* The highest limb has the sign: where it is negative, it counts 2^32 less. */
void gmp_set_far(mpz_t z, const far_number *x)
{
    const int64_t highest = x->limb[GRAZE_FAR_LIMBS - 1];

    gmp_set_s64(z, highest < INT64_C(0x80000000) ? highest : highest - INT64_C(0x100000000));
    for (unsigned i = GRAZE_FAR_LIMBS - 1; i > 0; i--)
        shift_in(z, 32, x->limb[i - 1]);
}
