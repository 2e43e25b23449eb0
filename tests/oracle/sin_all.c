/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * sin_all STEP: sine, cosine and tangent of every angle and, in the fixed build, of every scalar of radians,
 * against MPFR; in the float build of every STEPth float. Prints the greatest errors, and below them those of
 * the usual ways to write a sine.
 *
 * The true sines of a quarter turn judge those angles; the other three quarters must give the same numbers
 * with the signs of theirs. True sines are made of two that MPFR has computed (true_angles.h); every 2^20th is
 * compared with MPFR itself.
 */
#define _POSIX_C_SOURCE 200809L

#if !GRAZE_FLOAT
#include "../../src/number/angle.h"
#endif
#include "../bench/peer_angle.h"
#include "angles.h"
#include "true_angles.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { WORKERS = 2 };

typedef struct {
    errors own, table, series;
    long double kernel;  /* of angle.h, in 2^-32 */
    long double nearest; /* of sines and cosines beside the axes, to a multiple of 2^-16 */
    uint64_t wrong;
} results;

static uint32_t step = 1;

static bool equal(graze_scalar a, graze_scalar b)
{
    return !(a < b) && !(a > b);
}

/* ---- A quarter turn against the true sines ---- */

static void judge_true(uint32_t angle, long double sine, long double cosine, results *r)
{
    long double radians = angle * 8.0L * atanl(1) * 0x1p-32L;
    r->wrong += fabsl(true_sin(radians) - sine) > 0x1p-60L * sine;
    r->wrong += fabsl(true_cos(radians) - cosine) > 0x1p-60L;
}

#if !GRAZE_FLOAT

/* Before it is rounded, against the bound of angle.h. */
static void judge_kernel(uint32_t angle, long double sine, long double cosine, results *r)
{
    turn t = turn_of(angle);
    uint32_t z = turn_square(t.t);
    long double s = (long double)turn_sine(t.t, turn_droop(z)) * 0x1p-64L;
    long double c = 1 - (long double)turn_fall(z) * 0x1p-65L;
    r->kernel = fmaxl(r->kernel, fabsl((t.upright ? c : s) - sine) * 0x1p32L);
    r->kernel = fmaxl(r->kernel, fabsl((t.upright ? s : c) - cosine) * 0x1p32L);
}

#endif

static long double from_scalar(long double x)
{
    return fabsl(x * 65536 - rintl(x * 65536)) / 65536;
}

/* Sines of which the sides are tested on the last bits, and those in the other quarters by their signs. */
static void judge_sides(uint32_t angle, long double sine, long double cosine, results *r)
{
    note_sides(&r->own, angle, sine, cosine);
    note_sides(&r->own, 0 - angle, -sine, cosine);
    note_sides(&r->own, GRAZE_HALF_TURN - angle, sine, -cosine);
    note_sides(&r->own, GRAZE_HALF_TURN + angle, -sine, -cosine);
    if (angle % GRAZE_QUARTER_TURN != 0)
        r->nearest = fminl(r->nearest, fminl(from_scalar(sine), from_scalar(cosine)));
}

static void judge_quarter(uint32_t angle, results *r)
{
    long double sine, cosine;
    graze_scalar sin, cos;
    true_sincos((uint64_t)angle << 32, &sine, &cosine);
    if (angle % 0x100000 == 0)
        judge_true(angle, sine, cosine, r);
#if !GRAZE_FLOAT
    judge_kernel(angle, sine, cosine, r);
#endif
    graze_sincos(angle, &sin, &cos);
    r->wrong += !equal(sin, graze_sin(angle)) || !equal(cos, graze_cos(angle));
    note_error(&r->own, SIN, error_of_scalar(sin, sine));
    note_error(&r->own, COS, error_of_scalar(cos, cosine));
    judge_sides(angle, sine, cosine, r);
    if (angle != GRAZE_QUARTER_TURN)
        note_error(&r->own, TAN, error_of_tangent(graze_tan(angle), sine / cosine));
    note_error(&r->table, SIN, fabsl(number_of(peer_sin(angle)) - sine) * 65536);
}

/* ---- The others by their signs ---- */

static void judge_folded(uint32_t angle, results *r)
{
    graze_scalar sin, cos, sin_within, cos_within;
    uint32_t quarter = angle >> 30, within = angle & (GRAZE_QUARTER_TURN - 1);
    graze_sincos(angle, &sin, &cos);
    graze_sincos(quarter % 2 == 1 ? GRAZE_QUARTER_TURN - within : within, &sin_within, &cos_within);
    r->wrong += !equal(sin, quarter < 2 ? sin_within : -sin_within);
    r->wrong += !equal(cos, quarter == 0 || quarter == 3 ? cos_within : -cos_within);
}

/* ---- Radians ---- */

static graze_scalar scalar_of_bits(uint32_t bits)
{
    graze_scalar x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

static void judge_radians(uint32_t bits, results *r)
{
    graze_scalar x = scalar_of_bits(bits), sin = graze_sin_radians(x), cos = graze_cos_radians(x),
                 tan = graze_tan_radians(x);
    long double sine, cosine;
#if GRAZE_FLOAT
    if (!(number_of(x) <= FLT_MAX))
        return;
    sine = true_sin(number_of(x));
    cosine = true_cos(number_of(x));
#else
    true_sincos(true_fine(bits), &sine, &cosine);
    if (bits < 205887) /* pi */
        note_error(&r->series, SIN, fabsl(number_of(peer_sin_series(x)) - sine) * 65536);
#endif
    note_error(&r->own, SIN_RADIANS, error_of_scalar(sin, sine));
    note_error(&r->own, COS_RADIANS, error_of_scalar(cos, cosine));
    note_error(&r->own, TAN_RADIANS, error_of_tangent(tan, sine / cosine));
    r->wrong += !equal(graze_sin_radians(-x), -sin) || !equal(graze_cos_radians(-x), cos);
    r->wrong += !equal(graze_tan_radians(-x), graze_neg(tan)) && tan < GRAZE_SCALAR_MAX;
}

/* ---- The workers ---- */

static void judge_part(uint32_t worker, results *r)
{
    memset(r, 0, sizeof *r);
    r->nearest = 1;
    for (uint64_t a = worker; a <= GRAZE_QUARTER_TURN; a += WORKERS)
        judge_quarter((uint32_t)a, r);
    for (uint64_t a = worker; a <= UINT32_MAX; a += WORKERS)
        judge_folded((uint32_t)a, r);
    for (uint64_t bits = (uint64_t)worker * step; bits <= INT32_MAX;
         bits += (uint64_t)WORKERS * step)
        judge_radians((uint32_t)bits, r);
}

static void merge(results *into, const results *from)
{
    merge_errors(&into->own, &from->own);
    merge_errors(&into->table, &from->table);
    merge_errors(&into->series, &from->series);
    into->kernel = fmaxl(into->kernel, from->kernel);
    into->nearest = fminl(into->nearest, from->nearest);
    into->wrong += from->wrong;
}

static void print_peer(const char *whose, const errors *e)
{
    if (e->greatest[SIN] > 0)
        printf("%-26s at most %.2Lf raw units\n", whose, e->greatest[SIN]);
}

int main(int argc, char **argv)
{
    results all, one;
    int ends[2];
    step = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 0) : 1;
    memset(&all, 0, sizeof all);
    all.nearest = 1;
    true_start();
    if (step == 0 || pipe(ends) != 0)
        return 1;
    for (uint32_t i = 0; i < WORKERS; i++) {
        if (fork() == 0) {
            judge_part(i, &one);
            _exit(write(ends[1], &one, sizeof one) != sizeof one);
        }
    }
    for (uint32_t i = 0; i < WORKERS; i++) {
        int status = 1;
        wait(&status);
        all.wrong += status != 0 || read(ends[0], &one, sizeof one) != sizeof one;
        merge(&all, &one);
    }
    int failed = print_errors(&all.own) + (all.wrong > 0) + !(all.kernel <= 0.7L) +
                 !(all.nearest > 0x1p-50L);
    if (all.kernel > 0)
        printf("before rounding            at most %.6Lf * 2^-32, may be 0.7\n", all.kernel);
    printf("from a multiple of 2^-16   at least 2^%.2Lf, beside the axes; may be 2^-50\n",
           log2l(all.nearest));
    print_peer("sine, table of 256", &all.table);
    print_peer("sine, power series to x^7", &all.series);
    printf("sines of all: %" PRIu64 " wrong otherwise; %d passed, %d failed\n", all.wrong,
           13 - failed, failed);
    return failed != 0;
}
