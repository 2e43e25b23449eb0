/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `arith3`: every function of the degrees, near and far, on N inputs each, and spans,
 * ratios and progress, against GMP. Prints a line for each, and ends with 1 if anything was wrong.
 */
#include "arith3_gmp.h"
#include "../../src/number/spans.h"
#include "entry.h"

#include <inttypes.h>

static unsigned long compared, wrong, wrong_in_all;

void gmp_case(bool right)
{
    compared++;
    if (!right)
        wrong++;
}

void gmp_report(const char *arithmetic, const char *name)
{
    printf("%s %s: %lu cases, %lu wrong\n", arithmetic, name, compared, wrong);
    if (compared == 0)
        wrong_in_all++;
    wrong_in_all += wrong;
    compared = wrong = 0;
}

/* floor((2 * run * part + whole) / (2 * whole)) */
void gmp_round(mpz_t result, const mpz_t run, const mpz_t part, const mpz_t whole)
{
    mpz_t twice;
    mpz_init(twice);
    mpz_mul_2exp(twice, whole, 1);
    mpz_mul(result, run, part);
    mpz_mul_2exp(result, result, 1);
    mpz_add(result, result, whole);
    mpz_fdiv_q(result, result, twice);
    mpz_clear(twice);
}

int32_t gmp_held(const mpz_t z)
{
    if (mpz_cmp_si(z, INT32_MAX) > 0)
        return INT32_MAX;
    return mpz_cmp_si(z, INT32_MIN) < 0 ? INT32_MIN : (int32_t)mpz_get_si(z);
}

static mpz_t R, P, W, X, Y;

static uint32_t draw_word(input_stream *s)
{
    uint32_t corner = (uint32_t)draw_corner(s), bits = draw_bits(s), short_by = draw_below(s, 32);
    return draw_chance(s, 2) ? corner : bits >> short_by;
}

/* Run, part and whole; half of them made to be ties, or one raw unit beside. */
static void draw_three(input_stream *s, uint32_t *run, uint32_t *part, uint32_t *whole)
{
    *run = draw_word(s);
    *part = draw_word(s);
    *whole = draw_word(s);
    *whole |= draw_chance(s, 2) ? 1U : 0U;
    if (draw_chance(s,
                    2)) { /* run * part = whole * (k + 1/2), for whole = 2 * d and run = odd * d */
        uint32_t d = 1 + draw_bits(s) % 65535, odd = 1 + 2 * (draw_bits(s) % 32767);
        *whole = 2 * d;
        *run = odd * d;
        *part = 1 + 2 * (draw_bits(s) % 16384);
        uint32_t beside = draw_below(s, 2);
        beside *= (uint32_t)draw_chance(s, 4);
        *part += beside;
        *run += draw_below(s, 3) - 1;
    }
    if (*whole == 0)
        *whole = 1;
}

static void expect_rounded(uint32_t run, uint32_t part, uint32_t whole)
{
    gmp_set_u64(R, run);
    gmp_set_u64(P, part);
    gmp_set_u64(W, whole);
    gmp_round(X, R, P, W);
}

static void check_times(uint32_t n, uint64_t seed)
{
    for (uint32_t i = 0; i < n; i++) {
        input_stream s;
        uint32_t run, part, whole;
        draw_start(&s, seed, i);
        draw_three(&s, &run, &part, &whole);
        expect_rounded(run, part, whole);
        gmp_set_u64(Y, UINT32_MAX);
        if (mpz_cmp(X, Y) > 0)
            mpz_set(X, Y);
        progress p = progress_of(ratio_raw(part, whole));
        gmp_case(mpz_cmp_ui(X, progress_times(&p, run)) == 0);
    }
    gmp_report("spans", "progress_times");
}

static void check_along(uint32_t n, uint64_t seed)
{
    for (uint32_t i = 0; i < n; i++) {
        input_stream s;
        span run;
        uint32_t part, whole;
        draw_start(&s, seed ^ 1, i);
        draw_three(&s, &run.raw, &part, &whole);
        expect_rounded(run.raw, part, whole);
        gmp_set_u64(Y, UINT32_MAX);
        if (mpz_cmp(X, Y) > 0)
            continue; /* no start has that much room */
        mpz_ui_sub(Y, INT32_MAX, X);
        int32_t last = gmp_held(Y), start = draw_between(&s, INT32_MIN, last);
        if (draw_chance(&s, 4))
            start = last;
        mpz_set_si(Y, start);
        mpz_add(Y, Y, X);
        progress p = progress_of(ratio_raw(part, whole));
        gmp_case(mpz_cmp_si(Y, along(start, run, &p)) == 0);
    }
    gmp_report("spans", "along");
}

static void check_reported(uint32_t n, uint64_t seed)
{
    for (uint32_t i = 0; i < n; i++) {
        input_stream s;
        uint32_t run, part, whole;
        draw_start(&s, seed ^ 2, i);
        draw_three(&s, &run, &part, &whole);
        if (draw_chance(&s, 4)) /* ties and their neighbours at 16 and at 30 places */
            whole = draw_chance(&s, 2) ? 0x20000 + draw_below(&s, 3) - 1
                                       : UINT32_C(0x80000000) - draw_below(&s, 2);
        const uint32_t low = part < whole ? part : whole, high = part < whole ? whole : part;
        progress p = progress_of(ratio_raw(part, whole)),
                 fraction = progress_of(ratio_raw(low, high));
        expect_rounded(UINT32_C(1) << 30, low, high);
        gmp_case(progress_fraction(&fraction) == gmp_held(X));
        expect_rounded(UINT32_C(1) << 16, part, whole);
        gmp_case(progress_t(&p) == gmp_held(X));
    }
    gmp_report("spans", "progress_fraction, progress_t");
}

static void check_ratios(uint32_t n, uint64_t seed)
{
    for (uint32_t i = 0; i < n; i++) {
        input_stream s;
        uint32_t w[4];
        draw_start(&s, seed ^ 3, i);
        for (int k = 0; k < 4; k++)
            w[k] = draw_word(&s);
        if (draw_chance(&s, 2)) { /* equal, or nearly */
            uint32_t up = 1 + draw_bits(&s) % 65535;
            w[0] %= 65536;
            w[1] %= 65536;
            w[2] = w[0] * up + draw_below(&s, 2);
            w[3] = w[1] * up;
        }
        gmp_set_u64(X, w[0]);
        gmp_set_u64(P, w[3]);
        gmp_set_u64(Y, w[2]);
        gmp_set_u64(W, w[1]);
        mpz_mul(X, X, P);
        mpz_mul(Y, Y, W);
        int sign = mpz_cmp(X, Y);
        ratio p = ratio_raw(w[0], w[1]), q = ratio_raw(w[2], w[3]);
        gmp_case(ratio_less(p, q) == (sign < 0) && ratio_at_most(p, q) == (sign <= 0) &&
                 ratio_equal(p, q) == (sign == 0));
    }
    gmp_report("spans", "ratio_less, _at_most, _equal");
}

static void check_spans(uint32_t n, uint64_t seed)
{
    for (uint32_t i = 0; i < n; i++) {
        input_stream s;
        draw_start(&s, seed ^ 4, i);
        int32_t a = draw_corner(&s), b = draw_corner(&s);
        int32_t low = a < b ? a : b, high = a < b ? b : a;
        mpz_set_si(X, a);
        mpz_abs(X, X);
        mpz_set_si(Y, high);
        if (low < 0)
            mpz_add_ui(Y, Y, (unsigned long)-(long)low);
        else
            mpz_sub_ui(Y, Y, (unsigned long)low);
        gmp_case(mpz_cmp_ui(X, span_of(a).raw) == 0 &&
                 mpz_cmp_ui(Y, span_between(low, high).raw) == 0);
    }
    gmp_report("spans", "span_of, span_between");
}

ORACLE(arith3)
{
    (void)routine;
    mpz_inits(R, P, W, X, Y, NULL);
    check_times(cases, seed);
    check_along(cases, seed);
    check_reported(cases, seed);
    check_ratios(cases, seed);
    check_spans(cases, seed);
    check_near(cases, seed);
    check_far(cases, seed);
    printf("%lu wrong, seed 0x%" PRIx64 "\n", wrong_in_all, seed);
    return wrong_in_all == 0 ? 0 : 1;
}
