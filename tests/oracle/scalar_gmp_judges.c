/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The exact results of scalars. */
#include "../../include/graze/graze.h"
#include "scalar_gmp.h"

static bool scalar_is(graze_scalar got, const mpz_t want, int *outcome)
{
    return got == held_result(want, INT32_MIN, INT32_MAX, outcome);
}

static bool judge_add(const operands *o, int *outcome)
{
    mpz_set_si(X, (long)o->a.x + o->b.x);
    return scalar_is(graze_add(o->a.x, o->b.x), X, outcome);
}

static bool judge_sub(const operands *o, int *outcome)
{
    mpz_set_si(X, (long)o->a.x - o->b.x);
    return scalar_is(graze_sub(o->a.x, o->b.x), X, outcome);
}

static bool judge_mul(const operands *o, int *outcome)
{
    mpz_set_si(X, o->a.x);
    mpz_mul_si(X, X, o->b.x);
    mpz_set_ui(Y, 65536);
    *outcome = round_to_nearest(X, Y);
    return scalar_is(graze_mul(o->a.x, o->b.x), X, outcome);
}

/* a / 0 is beyond all numbers of its sign. */
static bool judge_div(const operands *o, int *outcome)
{
    mpz_set_si(X, o->a.x);
    mpz_mul_2exp(X, X, o->b.x == 0 ? 100 : 16);
    mpz_set_si(Y, o->b.x == 0 ? 1 : o->b.x);
    if (mpz_sgn(Y) < 0) {
        mpz_neg(X, X);
        mpz_neg(Y, Y);
    }
    *outcome = round_to_nearest(X, Y);
    return scalar_is(graze_div(o->a.x, o->b.x), X, outcome);
}

static bool judge_sqrt(const operands *o, int *outcome)
{
    mpz_set_si(X, o->a.x > 0 ? o->a.x : 0);
    mpz_mul_2exp(X, X, 16);
    *outcome = round_root(X);
    return scalar_is(graze_sqrt(o->a.x), X, outcome);
}

static bool is_root_to(const operands *o, graze_scalar got, bool up, int *outcome)
{
    mpz_set_si(X, o->a.x > 0 ? o->a.x : 0);
    mpz_mul_2exp(X, X, 16);
    *outcome = round_root_to(X, up);
    return scalar_is(got, X, outcome);
}

static bool judge_sqrt_down(const operands *o, int *outcome)
{
    return is_root_to(o, graze_sqrt_down(o->a.x), false, outcome);
}

static bool judge_sqrt_up(const operands *o, int *outcome)
{
    return is_root_to(o, graze_sqrt_up(o->a.x), true, outcome);
}

static bool judge_from_wide(const operands *o, int *outcome)
{
    mpz_set_si(X, o->wide);
    mpz_set_ui(Y, 65536);
    *outcome = round_to_nearest(X, Y);
    return scalar_is(graze_from_wide(o->wide), X, outcome);
}

static bool judge_to_int(const operands *o, int *outcome)
{
    mpz_set_si(X, o->b.y);
    mpz_set_ui(Y, 65536);
    mpz_fdiv_q(Z, X, Y);
    *outcome = round_to_nearest(X, Y);
    return mpz_cmp_si(X, graze_to_int(o->b.y)) == 0 &&
           mpz_cmp_si(Z, graze_to_int_down(o->b.y)) == 0;
}

static bool judge_from_int(const operands *o, int *outcome)
{
    mpz_set_si(X, o->a.x);
    mpz_mul_2exp(X, X, 16);
    return scalar_is(graze_from_int(o->a.x), X, outcome);
}

/* One in eight has few bits, for ties. */
static bool judge_from_fraction(const operands *o, int *outcome)
{
    const graze_fraction f = o->t % 8 == 0 ? o->b.y / 8192 * 8192 : o->b.y;
    mpz_set_si(X, f);
    mpz_set_ui(Y, 16384);
    *outcome = round_to_nearest(X, Y);
    return scalar_is(graze_from_fraction(f), X, outcome);
}

static bool judge_mul_fraction(const operands *o, int *outcome)
{
    const graze_fraction f =
        o->t % 8 == 0 ? (int32_t)(o->wide & 3) * 536870912 - 536870912 : o->b.x;
    mpz_set_si(X, o->a.x);
    mpz_mul_si(X, X, f);
    mpz_set_ui(Y, 1073741824);
    *outcome = round_to_nearest(X, Y);
    return scalar_is(graze_mul_fraction(o->a.x, f), X, outcome);
}

/* A float is a whole number of 2^-149: the float nearby, and whatever else has its bits. */
static bool judge_from_float(const operands *o, int *outcome)
{
    union {
        uint32_t bits;
        float number;
    } f;
    f.number = (float)o->a.x / 131072.0f / (float)(1 << (o->t & 7));
    if (o->t % 4 == 0)
        f.bits = (uint32_t)o->b.x;
    if (f.number != f.number)
        return graze_from_float(f.number) == 0;
    if (f.number > FLT_MAX || f.number < -FLT_MAX)
        return graze_from_float(f.number) == (f.number > 0 ? INT32_MAX : INT32_MIN);
    mpz_set_d(X, (double)f.number * 0x1p149);
    mpz_set_ui(Y, 1);
    mpz_mul_2exp(Y, Y, 149 - 16);
    *outcome = round_to_nearest(X, Y);
    return scalar_is(graze_from_float(f.number), X, outcome) &&
           graze_to_float(o->a.x) == (float)((double)o->a.x / 65536);
}

#define CAN(outcome) (1u << (outcome))

const judged scalar_judges[] = {
    {"add", judge_add, CAN(EXACT) | CAN(SATURATED)},
    {"sub", judge_sub, CAN(EXACT) | CAN(SATURATED)},
    {"mul", judge_mul, CAN(EXACT) | CAN(ROUNDED) | CAN(TIED) | CAN(SATURATED)},
    {"div", judge_div, CAN(EXACT) | CAN(ROUNDED) | CAN(TIED) | CAN(SATURATED)},
    {"sqrt", judge_sqrt, CAN(EXACT) | CAN(ROUNDED)},
    {"sqrt_down", judge_sqrt_down, CAN(EXACT) | CAN(ROUNDED)},
    {"sqrt_up", judge_sqrt_up, CAN(EXACT) | CAN(ROUNDED)},
    {"from_wide", judge_from_wide, CAN(EXACT) | CAN(ROUNDED) | CAN(TIED) | CAN(SATURATED)},
    {"to_int", judge_to_int, CAN(EXACT) | CAN(ROUNDED) | CAN(TIED)},
    {"from_fraction", judge_from_fraction, CAN(EXACT) | CAN(ROUNDED) | CAN(TIED)},
    {"mul_fraction", judge_mul_fraction, CAN(EXACT) | CAN(ROUNDED) | CAN(TIED) | CAN(SATURATED)},
    {"from_int", judge_from_int, CAN(EXACT) | CAN(SATURATED)},
    {"from_float", judge_from_float, CAN(EXACT) | CAN(ROUNDED) | CAN(TIED) | CAN(SATURATED)},
};
const unsigned scalar_judge_count = sizeof scalar_judges / sizeof scalar_judges[0];
