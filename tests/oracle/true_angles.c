/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "true_angles.h"

#include <mpfr.h>
#include <stddef.h>

enum { BITS = 200, PART = 15, ENTRIES = 1 << PART };

__extension__ typedef unsigned __int128 wide;

typedef struct {
    long double sine, cosine;
} pair;

static pair coarse[ENTRIES], middle[ENTRIES];
static wide turns_in_radian; /* 2^112 / (2 pi) */
static long double two_pi;

/* n / 2^bits turns. */
static pair pair_of(unsigned long n, unsigned bits)
{
    pair p;
    mpfr_t a, b;
    mpfr_inits2(BITS, a, b, (mpfr_ptr)NULL);
    mpfr_const_pi(a, MPFR_RNDN);
    mpfr_mul_ui(a, a, n, MPFR_RNDN);
    mpfr_div_2ui(a, a, bits - 1, MPFR_RNDN);
    mpfr_sin_cos(a, b, a, MPFR_RNDN);
    p.sine = mpfr_get_ld(a, MPFR_RNDN);
    p.cosine = mpfr_get_ld(b, MPFR_RNDN);
    mpfr_clears(a, b, (mpfr_ptr)NULL);
    return p;
}

static void start_radians(void)
{
    mpfr_t x;
    mpz_t n, high;
    mpfr_init2(x, BITS);
    mpz_inits(n, high, NULL);
    mpfr_const_pi(x, MPFR_RNDN);
    two_pi = 2 * mpfr_get_ld(x, MPFR_RNDN);
    mpfr_ui_div(x, 1, x, MPFR_RNDN);
    mpfr_mul_2ui(x, x, 111, MPFR_RNDN);
    mpfr_get_z(n, x, MPFR_RNDN);
    mpz_tdiv_q_2exp(high, n, 64);
    mpz_tdiv_r_2exp(n, n, 64);
    turns_in_radian = (wide)mpz_get_ui(high) << 64 | mpz_get_ui(n);
    mpz_clears(n, high, NULL);
    mpfr_clear(x);
}

/* The coarse part has 2^-18 turns, the middle one 2^-33. */
void true_start(void)
{
    for (unsigned long i = 0; i < ENTRIES; i++) {
        coarse[i] = pair_of(i, 18);
        middle[i] = pair_of(i, 33);
    }
    start_radians();
}

static pair sum_of(pair a, pair b)
{
    pair p;
    p.sine = a.sine * b.cosine + a.cosine * b.sine;
    p.cosine = a.cosine * b.cosine - a.sine * b.sine;
    return p;
}

/* The rest is below 2^31 fine angles, 2^-33 turns. */
void true_eighth(uint64_t fine, long double *sine, long double *cosine)
{
    pair rest, p;
    bool whole = fine == UINT64_C(0x2000000000000000);
    rest.sine = (long double)(fine % UINT64_C(0x80000000)) * two_pi * 0x1p-64L;
    rest.cosine = 1 - rest.sine * rest.sine / 2;
    p = whole ? pair_of(1, 3)
              : sum_of(coarse[fine >> 46], sum_of(middle[fine >> 31 & (ENTRIES - 1)], rest));
    *sine = p.sine;
    *cosine = p.cosine;
}

void true_sincos(uint64_t fine, long double *sine, long double *cosine)
{
    unsigned eighth = (unsigned)(fine >> 61);
    uint64_t size = UINT64_C(0x2000000000000000), off = fine & (size - 1);
    long double s, c;
    true_eighth(eighth % 2 == 1 ? size - off : off, &s, &c);
    bool upright = (eighth + 1) / 2 % 2 == 1;
    *sine = (upright ? c : s) * (eighth >= 4 ? -1 : 1);
    *cosine = (upright ? s : c) * ((eighth + 2) % 8 >= 4 ? -1 : 1);
}

uint64_t true_fine(uint64_t radians)
{
    wide angle = turns_in_radian * radians; /* modulo 2^128, which is a turn */
    return (uint64_t)(angle >> 64) + (uint64_t)(angle >> 63 & 1);
}

typedef int one_argument(mpfr_t, const mpfr_t, mpfr_rnd_t);

static long double of_one(one_argument *f, long double x)
{
    long double y;
    mpfr_t a;
    mpfr_init2(a, BITS);
    mpfr_set_ld(a, x, MPFR_RNDN);
    f(a, a, MPFR_RNDN);
    y = mpfr_get_ld(a, MPFR_RNDN);
    mpfr_clear(a);
    return y;
}

long double true_sin(long double radians)
{
    return of_one(mpfr_sin, radians);
}

long double true_cos(long double radians)
{
    return of_one(mpfr_cos, radians);
}

long double true_tan(long double radians)
{
    return of_one(mpfr_tan, radians);
}

/* x / (2 pi), less what is whole: the greatest float has 128 bits in front of the point. */
static int turns(mpfr_t to, const mpfr_t x, mpfr_rnd_t rounding)
{
    mpfr_t pi, quotient;
    mpfr_inits2(400, pi, quotient, (mpfr_ptr)NULL);
    mpfr_const_pi(pi, rounding);
    mpfr_mul_2ui(pi, pi, 1, rounding);
    mpfr_div(quotient, x, pi, rounding);
    mpfr_frac(quotient, quotient, rounding);
    int inexact = mpfr_set(to, quotient, rounding);
    mpfr_clears(pi, quotient, (mpfr_ptr)NULL);
    return inexact;
}

long double true_turns(long double radians)
{
    return of_one(turns, radians);
}

long double true_atan2(long double y, long double x)
{
    long double angle;
    mpfr_t a, b;
    mpfr_inits2(BITS, a, b, (mpfr_ptr)NULL);
    mpfr_set_ld(a, y, MPFR_RNDN);
    mpfr_set_ld(b, x, MPFR_RNDN);
    mpfr_atan2(a, a, b, MPFR_RNDN);
    angle = mpfr_get_ld(a, MPFR_RNDN) / two_pi;
    mpfr_clears(a, b, (mpfr_ptr)NULL);
    return angle;
}

long double true_asin(long double x)
{
    return of_one(mpfr_asin, x) / two_pi;
}

long double true_acos(long double x)
{
    return of_one(mpfr_acos, x) / two_pi;
}
