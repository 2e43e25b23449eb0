/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `scalar`: every routine of scalars and vectors, and every conversion of a hit, on N
 * operands each, against GMP, bit by bit. Prints the shares of the outcomes (exact, rounded, tied, saturated), and fails on a wrong
 * bit or if the share of a possible outcome is under 2 %.
 */
#include "scalar_gmp.h"
#include "entry.h"
#include "print_case.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

mpz_t X, Y, Z, W;

int round_to_nearest(mpz_t n, const mpz_t d)
{
    int sign = mpz_sgn(n), half;
    mpz_abs(n, n);
    mpz_fdiv_qr(n, W, n, d);
    bool exact = mpz_sgn(W) == 0;
    mpz_mul_2exp(W, W, 1);
    half = mpz_cmp(W, d);
    if (half >= 0)
        mpz_add_ui(n, n, 1);
    if (sign < 0)
        mpz_neg(n, n);
    return exact ? EXACT : half == 0 ? TIED : ROUNDED;
}

int round_root(mpz_t n)
{
    mpz_sqrtrem(n, W, n);
    bool exact = mpz_sgn(W) == 0;
    if (mpz_cmp(W, n) > 0) /* n - r^2 > r, so n > (r + 1/2)^2 */
        mpz_add_ui(n, n, 1);
    return exact ? EXACT : ROUNDED;
}

int round_root_to(mpz_t n, bool up)
{
    mpz_sqrtrem(n, W, n);
    bool exact = mpz_sgn(W) == 0;
    if (up && !exact)
        mpz_add_ui(n, n, 1);
    return exact ? EXACT : ROUNDED;
}

int64_t held_result(const mpz_t n, int64_t low, int64_t high, int *outcome)
{
    if (mpz_cmp_si(n, low) >= 0 && mpz_cmp_si(n, high) <= 0)
        return mpz_get_si(n);
    *outcome = SATURATED;
    return mpz_sgn(n) < 0 ? low : high;
}

/* Of any size, often with many zeros at its end: products and quotients tie. */
static int32_t operand(input_stream *s)
{
    uint32_t kind = draw_below(s, 8), width = draw_below(s, 31);
    int32_t any = draw_about_zero(s, INT32_MAX), corner = draw_corner(s);
    int32_t odd = draw_about_zero(s, 99) | 1;
    if (kind == 0)
        return corner;
    if (kind < 4)
        return (int32_t)hold((int64_t)odd * (INT32_C(1) << width % 24));
    return kind == 4 ? any : any / (int32_t)(UINT32_C(1) << width);
}

static graze_vec3 vector(input_stream *s)
{
    uint32_t kind = draw_below(s, 4), width = draw_below(s, 31);
    graze_vec3 v;
    draw_vector(s, INT32_MAX, &v);
    v.x /= (int32_t)(UINT32_C(1) << width);
    v.y /= (int32_t)(UINT32_C(1) << width);
    v.z /= (int32_t)(UINT32_C(1) << width);
    if (kind < 2) {
        v.x = operand(s);
        v.y = operand(s);
        v.z = operand(s);
    }
    if (kind == 3) { /* nearly along an axis, and so of a length that is nearly whole */
        const uint32_t axis = draw_below(s, 3);
        *axis_of(&v, axis) = draw_about_zero(s, 3);
    }
    return v;
}

static int32_t odd_shifted(input_stream *s, uint32_t places)
{
    int32_t odd = draw_about_zero(s, 99) | 1;
    return odd * (int32_t)(UINT32_C(1) << places);
}

/* Products of an odd number and 2^15 raw units^2, which lie half way between two scalars. */
static void halves_of_products(input_stream *s, operands *o)
{
    for (uint32_t axis = 0; axis < 3; axis++) {
        uint32_t places = draw_below(s, 16);
        *axis_of(&o->a, axis) = odd_shifted(s, places);
        *axis_of(&o->b, axis == 0 ? 0 : 3 - axis) = odd_shifted(s, 15 - places);
    }
    o->a.z = draw_chance(s, 2) ? 0 : o->a.z; /* so that the difference is one as well */
    o->wide = odd_shifted(s, 15);
}

/* Quotients, whole numbers and points half way. */
static void halves_of_others(input_stream *s, operands *o)
{
    o->a.x = draw_about_zero(s, INT32_MAX) | 1;
    o->b.x = draw_chance(s, 2) ? 131072 : -131072;
    o->b.y = odd_shifted(s, 15);
    if (draw_chance(s, 2))
        o->t = draw_chance(s, 2) ? 536870912 : -536870912;
}

static void ends_of_the_world(input_stream *s, operands *o)
{
    for (uint32_t i = 0; i < 6; i++) {
        int32_t from_end = draw_between(s, 0, 2);
        bool low = draw_chance(s, 2);
        *axis_of(i < 3 ? &o->a : &o->b, i % 3) = low ? INT32_MIN + from_end : INT32_MAX - from_end;
    }
    o->wide = draw_chance(s, 2) ? INT64_MIN : INT64_MAX;
}

static void whole_lengths(input_stream *s, operands *o)
{
    static const int8_t triples[4][3] = {{2, 3, 6}, {1, 2, 2}, {4, 0, 3}, {0, 1, 0}};
    const int8_t *triple = triples[draw_below(s, 4)];
    int32_t times = draw_about_zero(s, INT32_MAX / 6);
    times /= draw_power(s, 25);
    for (uint32_t axis = 0; axis < 3; axis++) {
        *axis_of(&o->a, axis) = triple[axis] * times;
        *axis_of(&o->b, axis) = hold(*axis_of(&o->a, axis) * (int64_t)-2);
    }
}

static operands draw_operands(uint64_t seed, uint32_t index)
{
    static void (*const aims[])(input_stream *, operands *) = {halves_of_products, halves_of_others,
                                                               ends_of_the_world, whole_lengths};
    input_stream s;
    operands o;
    draw_start(&s, seed, index);
    o.a = vector(&s);
    o.b = vector(&s);
    o.t = draw_chance(&s, 2) ? operand(&s) : draw_between(&s, 0, GRAZE_FRACTION_ONE);
    int64_t high = operand(&s), low = operand(&s);
    o.wide = draw_chance(&s, 2) ? high * 65536 + low : high * low;
    if (index % 8 < 4)
        aims[index % 8](&s, &o);
    return o;
}

static void print_operands(const operands *o)
{
    print_value("vec3", "a", &o->a);
    print_value("vec3", "b", &o->b);
    print_value("wide", "wide", &o->wide);
    print_value("scalar", "t", &o->t);
}

/* Returns 1 if anything was wrong. */
static int judge_all(const judged *j, uint32_t cases, uint64_t seed)
{
    uint32_t wrong = 0, shares[OUTCOMES] = {0, 0, 0, 0};
    bool thin = false;
    for (uint32_t i = first_case(); i < cases; i++) {
        int outcome = EXACT;
        operands o = draw_operands(seed, i);
        if (!j->judge(&o, &outcome) && wrong++ < 3) {
            printf("%s is wrong:\n", j->name);
            print_command(j->name, i);
            print_operands(&o);
        }
        shares[outcome]++;
    }
    printf("%-24s %9" PRIu32 " cases %3" PRIu32 " wrong   exact %4.1f %%  rounded %4.1f %%  "
           "tied %4.1f %%  saturated %4.1f %%\n",
           j->name, cases, wrong, 100.0 * shares[EXACT] / cases, 100.0 * shares[ROUNDED] / cases,
           100.0 * shares[TIED] / cases, 100.0 * shares[SATURATED] / cases);
    for (int i = 0; i < OUTCOMES; i++)
        thin = thin || ((j->can_be >> i & 1u) && shares[i] < cases / 50);
    if (thin)
        printf("%s: a share that can occur is under 2 %%\n", j->name);
    return wrong > 0 || thin;
}

/* Judges the routine, or all of the table if it is NULL. Returns how many, and adds those that are wrong to *failed. */
static int judge_table(const judged *table, unsigned count, uint32_t cases, uint64_t seed,
                       const char *routine, int *failed)
{
    int all = 0;
    for (unsigned i = 0; i < count; i++)
        if (!routine || strcmp(table[i].name, routine) == 0) {
            *failed += judge_all(&table[i], cases, seed);
            all++;
        }
    return all;
}

ORACLE(scalar)
{
    int failed = 0, all = 0;
    mpz_inits(X, Y, Z, W, NULL);
    all += judge_table(scalar_judges, scalar_judge_count, cases, seed, routine, &failed);
    all += judge_table(vec3_judges, vec3_judge_count, cases, seed, routine, &failed);
    all += judge_table(hit_judges, hit_judge_count, cases, seed, routine, &failed);
    printf("normalize: at most %.9Lf raw units from the true one, at %" PRId32 " %" PRId32
           " %" PRId32 "\n",
           worst_unit, worst_unit_of.x, worst_unit_of.y, worst_unit_of.z);
    printf("scalars, vectors and hits: %d passed, %d failed\n", all - failed, failed);
    return all == 0 ? 2 : failed > 0;
}
