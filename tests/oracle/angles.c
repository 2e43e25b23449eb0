/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `angle`: each function of angle.h against MPFR, for N drawn arguments and for those at
 * the ends of ranges. Prints the greatest errors. Fails if an error is above the bound of the
 * header, or if a result that the header calls exact is not. With ROUTINE only its errors and
 * results count.
 */
#include "angles.h"
#include "draw_text.h"
#include "true_angles.h"
#include "entry.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static errors worst;
static uint32_t wrong;

static void expect(const char *name, bool holds)
{
    if (!holds && wrong++ < 10)
        printf("%s: wrong\n", name);
}

static graze_scalar scalar_of_bits(uint32_t bits)
{
    graze_scalar x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

static int32_t signed_angle(graze_angle angle)
{
    const uint32_t rest = angle % GRAZE_HALF_TURN;
    return angle < GRAZE_HALF_TURN ? (int32_t)rest : (int32_t)rest - INT32_MAX - 1;
}

/* In degrees and radians: the sign of the number, and no more than half a turn. */
static void judge_units(graze_angle angle, int32_t number)
{
    const graze_scalar degrees = graze_angle_to_degrees(angle);
    const graze_scalar radians = graze_angle_to_radians(angle);
    const long double pi = 4 * atanl(1);
    note_error(&worst, TO_DEGREES, error_of_scalar(degrees, number * 360.0L * 0x1p-32L));
    note_error(&worst, TO_RADIANS, error_of_scalar(radians, number * 2.0L * pi * 0x1p-32L));
    expect("degrees beyond half a turn", fabsl(number_of(degrees)) <= 180);
    expect("radians beyond half a turn", fabsl(number_of(radians)) < pi);
    expect("degrees of the wrong sign", number < 0 ? degrees <= 0 : degrees >= 0);
    expect("radians of the wrong sign", number < 0 ? radians <= 0 : radians >= 0);
}

static void judge_angle(graze_angle angle)
{
    long double sine, cosine;
    graze_scalar sin, cos, alone;
    const int32_t number = signed_angle(angle);
    true_sincos((uint64_t)angle << 32, &sine, &cosine);
    graze_sincos(angle, &sin, &cos);
    note_error(&worst, SIN, error_of_scalar(sin, sine));
    note_error(&worst, COS, error_of_scalar(cos, cosine));
    note_sides(&worst, angle, sine, cosine);
    if (angle % GRAZE_HALF_TURN != GRAZE_QUARTER_TURN)
        note_error(&worst, TAN, error_of_tangent(graze_tan(angle), sine / cosine));
    judge_units(angle, number);
    graze_sincos(angle, &alone, NULL);
    expect("sincos without cos", !(alone < sin) && !(alone > sin));
    graze_sincos(angle, NULL, &alone);
    expect("sincos without sin", !(alone < cos) && !(alone > cos));
    alone = graze_sin(angle);
    expect("sin", !(alone < sin) && !(alone > sin));
    alone = graze_cos(angle);
    expect("cos", !(alone < cos) && !(alone > cos));
}

static void judge_number(graze_scalar x)
{
    long double number = number_of(x), held = number > 1 ? 1 : number < -1 ? -1 : number;
    if (isnan(number) || isinf(number))
        return;
    note_error(&worst, SIN_RADIANS, error_of_scalar(graze_sin_radians(x), true_sin(number)));
    note_error(&worst, COS_RADIANS, error_of_scalar(graze_cos_radians(x), true_cos(number)));
    note_error(&worst, TAN_RADIANS, error_of_tangent(graze_tan_radians(x), true_tan(number)));
    note_error(&worst, FROM_DEGREES,
               error_of_angle(graze_angle_from_degrees(x), fmodl(number, 360) / 360));
    note_error(&worst, FROM_RADIANS,
               error_of_angle(graze_angle_from_radians(x), true_turns(number)));
    note_error(&worst, ASIN, error_of_angle(graze_asin(x), true_asin(held)));
    note_error(&worst, ACOS, error_of_angle(graze_acos(x), true_acos(held)));
}

static void judge_vector(graze_scalar y, graze_scalar x)
{
    long double v = number_of(y), u = number_of(x);
    if (isnan(v) || isnan(u) || isinf(v) || isinf(u))
        return;
    note_error(
        &worst, ATAN2,
        error_of_angle(graze_atan2(y, x), v < 0 || v > 0 || u < 0 || u > 0 ? true_atan2(v, u) : 0));
    if (y >= GRAZE_SCALAR_MIN + GRAZE_ONE && y > 0) {
        expect("a diagonal", graze_atan2(y, y) == GRAZE_TURNS(1, 8) &&
                                 graze_atan2(-y, -y) == GRAZE_TURNS(5, 8) &&
                                 graze_atan2(y, -y) == GRAZE_TURNS(3, 8) &&
                                 graze_atan2(-y, y) == GRAZE_TURNS(7, 8));
        expect("an axis", graze_atan2(0, y) == 0 && graze_atan2(y, 0) == GRAZE_QUARTER_TURN &&
                              graze_atan2(0, -y) == GRAZE_HALF_TURN &&
                              graze_atan2(-y, 0) == GRAZE_TURNS(3, 4));
    }
}

/* All angles and numbers next to powers of two, and next to eighths of a turn. */
static void judge_corners(void)
{
    for (unsigned bit = 0; bit < 32; bit++)
        for (uint32_t near = 0; near < 65; near++) {
            uint32_t word = (UINT32_C(1) << bit) + near - 32;
            judge_angle(word);
            judge_number(scalar_of_bits(word));
            judge_number(scalar_of_bits(0 - word));
            judge_number((graze_scalar)((int32_t)near - 32) * (GRAZE_ONE / 32));
            judge_angle((bit << 29) + near - 32);
            judge_angle(word + GRAZE_QUARTER_TURN);
            judge_angle(GRAZE_HALF_TURN + bit * 65 + near - 16 * 65);
            judge_number((graze_scalar)(int32_t)(102912 + near) * (GRAZE_ONE / 65536)); /* pi / 2 */
        }
}

/* An angle whose sine is next to a scalar of the fixed build, in one of the quarters. */
static graze_angle beside_scalar(uint32_t a, uint32_t b)
{
    const long double turns = asinl((long double)(a % 65536) / 65536) / (8 * atanl(1));
    const graze_angle angle = (graze_angle)(int64_t)(turns * 0x1p32L + 0.5L) + b % 3 - 1;
    return b % 2 == 0 ? angle : GRAZE_HALF_TURN - angle;
}

ORACLE(angle)
{
    true_start();
    judge_corners();
    for (uint32_t i = 0; i < cases; i++) {
        uint32_t a = draw_scalar_bits(seed, 2 * i), b = draw_scalar_bits(seed, 2 * i + 1);
        graze_scalar x = scalar_of_bits(a), y = scalar_of_bits(b);
        judge_angle(a * UINT32_C(0x9e3779b1));
        judge_angle(beside_scalar(a, b) + (b & GRAZE_QUARTER_TURN));
        judge_number(x);
        judge_number(i % 2 == 0 ? graze_sin(a) : graze_mul(x, GRAZE_RATIO(1, 4096)));
        judge_vector(y, x);
        judge_vector(graze_mul(x, graze_sin(b)), x);
    }
    if (routine)
        return is_above(routine, &worst) || wrong > 0;
    int failed = print_errors(&worst) + (wrong > 0);
    printf("angles: %d passed, %d failed\n", ERRORS + 1 - failed, failed);
    return failed != 0;
}
