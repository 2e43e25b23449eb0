/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Angles: constants, exact results, symmetries, ends of the ranges. tests/oracle/angles.c checks all other values. */
#include "../../include/graze/angle.h"
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"

#define EIGHTH UINT32_C(0x20000000)
#define MAX    GRAZE_SCALAR_MAX
#define MIN    GRAZE_SCALAR_MIN

static bool near(graze_angle a, graze_angle b, uint32_t most)
{
    return a - b <= most || b - a <= most;
}

/* The constants can initialize static data. */
static const graze_angle in_turns[] = {GRAZE_TURNS(0, 1), GRAZE_TURNS(1, 8), GRAZE_TURNS(-1, 4),
                                       GRAZE_TURNS(9, 8), GRAZE_TURNS(1, 3)};
static const graze_angle in_degrees[] = {GRAZE_DEGREES(0), GRAZE_DEGREES(45), GRAZE_DEGREES(-90),
                                         GRAZE_DEGREES(405.0), GRAZE_DEGREES(120)};

static void constants(void)
{
    const graze_angle expected[] = {0, EIGHTH, 6 * EIGHTH, EIGHTH, UINT32_C(1431655765)};
    check_case("constants");
    for (int i = 0; i < 5; i++) {
        CHECK(in_turns[i] == expected[i]);
        CHECK(in_degrees[i] == expected[i]);
    }
    CHECK(GRAZE_RADIANS(1) == UINT32_C(683565276) && GRAZE_RADIANS(-1) == 0 - UINT32_C(683565276));
    CHECK(GRAZE_TURNS(2147483646, 2147483647) == UINT32_MAX - 1);
}

static void eighths(void)
{
    static const int sines[] = {0, 1, 1, 1, 0, -1, -1, -1};
    check_case("eighths of a turn");
    for (uint32_t i = 0; i < 8; i++) {
        graze_angle angle = i * EIGHTH;
        graze_scalar sin, cos, half = GRAZE_C(0.70710678118);
        graze_sincos(angle, &sin, &cos);
        CHECK(sin == (graze_scalar)sines[i] * (i % 2 == 1 ? half : GRAZE_ONE));
        CHECK(cos == (graze_scalar)sines[(i + 2) % 8] * (i % 2 == 1 ? half : GRAZE_ONE));
        CHECK(sin == graze_sin(angle) && cos == graze_cos(angle));
        graze_scalar tan = i % 4 == 0 ? 0 : i % 4 == 1 ? GRAZE_ONE : -GRAZE_ONE;
        if (i % 4 == 2)
            tan = i == 2 ? MAX : MIN;
        CHECK(graze_tan(angle) == tan);
        CHECK(graze_atan2(sin, cos) == angle);
    }
}

/* Exact on the axes. Elsewhere the two sides are different, and the nearest scalar is not beyond them. */
static void sides(void)
{
    static const int sines[] = {0, 1, 0, -1};
    check_case("rounded to one side");
    for (uint32_t i = 0; i < 4; i++) {
        const graze_angle angle = i * GRAZE_QUARTER_TURN;
        const graze_scalar sin = (graze_scalar)sines[i] * GRAZE_ONE,
                           cos = (graze_scalar)sines[(i + 1) % 4] * GRAZE_ONE;
        CHECK(graze_sin_down(angle) == sin && graze_sin_up(angle) == sin);
        CHECK(graze_cos_down(angle) == cos && graze_cos_up(angle) == cos);
        CHECK(graze_sin_down(angle + 1) < graze_sin_up(angle + 1));
        CHECK(graze_cos_down(angle - 1) < graze_cos_up(angle - 1));
    }
    for (uint32_t i = 1; i < 400; i++) {
        const graze_angle a = i * UINT32_C(0x9e3779b1);
        const graze_scalar sin = graze_sin(a), cos = graze_cos(a);
        CHECK(graze_sin_down(a) <= sin && sin <= graze_sin_up(a));
        CHECK(graze_cos_down(a) <= cos && cos <= graze_cos_up(a));
        CHECK(graze_sin_up(a) - graze_sin_down(a) <= GRAZE_ONE / 65536);
        CHECK(graze_sin_down(0 - a) == -graze_sin_up(a) &&
              graze_cos_down(0 - a) == graze_cos_down(a));
        CHECK(graze_sin_down(a + GRAZE_QUARTER_TURN) == graze_cos_down(a));
    }
}

/* Sine and cosine agree exactly for opposite angles, and for angles that add up to a quarter turn. */
static void symmetries(void)
{
    check_case("symmetries");
    for (uint32_t i = 1; i < 400; i++) {
        graze_angle a = i * UINT32_C(0x9e3779b1);
        graze_scalar sin = graze_sin(a), cos = graze_cos(a), tan = graze_tan(a);
        CHECK(graze_sin(0 - a) == -sin && graze_cos(0 - a) == cos);
        CHECK(graze_sin(a + GRAZE_HALF_TURN) == -sin && graze_cos(a + GRAZE_HALF_TURN) == -cos);
        CHECK(graze_sin(GRAZE_QUARTER_TURN - a) == cos && graze_tan(0 - a) == graze_neg(tan));
        CHECK(near(graze_atan2(sin, cos), a, UINT32_C(65536)));
        graze_scalar x = graze_angle_to_radians(a);
        CHECK(graze_sin_radians(-x) == -graze_sin_radians(x) &&
              graze_cos_radians(-x) == graze_cos_radians(x));
        CHECK(graze_tan_radians(-x) == graze_neg(graze_tan_radians(x)));
        CHECK(graze_asin(-sin) == 0 - graze_asin(sin));
        CHECK(graze_acos(-sin) == GRAZE_HALF_TURN - graze_acos(sin));
    }
}

static void degrees(void)
{
    check_case("degrees and radians");
    CHECK(graze_angle_from_degrees(GRAZE_C(45)) == EIGHTH &&
          graze_angle_from_degrees(GRAZE_C(-90)) == 6 * EIGHTH);
    CHECK(graze_angle_from_degrees(GRAZE_C(765)) == EIGHTH &&
          graze_angle_from_degrees(GRAZE_C(32400)) == 0);
    CHECK(graze_angle_from_degrees(GRAZE_C(0.5)) == GRAZE_DEGREES(0.5));
    CHECK(graze_angle_to_degrees(EIGHTH) == GRAZE_C(45) &&
          graze_angle_to_degrees(6 * EIGHTH) == GRAZE_C(-90));
    CHECK(graze_angle_to_degrees(GRAZE_HALF_TURN) == GRAZE_C(-180));
    CHECK(graze_angle_to_radians(GRAZE_QUARTER_TURN) == GRAZE_C(1.57079632679));
    CHECK(near(graze_angle_from_radians(GRAZE_C(1.5)), GRAZE_RADIANS(1.5), 1));
    CHECK(near(graze_angle_from_radians(GRAZE_C(-20000.5)), GRAZE_RADIANS(-20000.5), 1));
    CHECK(graze_sin_radians(0) == 0 && graze_cos_radians(0) == GRAZE_ONE &&
          graze_tan_radians(0) == 0);
    CHECK(graze_sin_radians(GRAZE_C(1.5)) == GRAZE_C(0.99749498660));
    CHECK(graze_cos_radians(GRAZE_C(32767)) == GRAZE_C(0.982263351769));
}

/* Half a turn is negative, the angle before it is positive, and neither goes beyond 180 degrees or pi. */
static void half_a_turn(void)
{
    const double pi = 3.14159265358979, to_units = (double)GRAZE_ONE;
    check_case("angles next to half a turn");
    CHECK(graze_angle_to_degrees(GRAZE_HALF_TURN) == GRAZE_C(-180) &&
          graze_angle_to_degrees(GRAZE_HALF_TURN - 1) == GRAZE_C(180));
    for (uint32_t i = 0; i < 400; i++) {
        const graze_angle before = GRAZE_HALF_TURN - 1 - i;
        const graze_scalar degrees = graze_angle_to_degrees(before);
        const graze_scalar radians = graze_angle_to_radians(before);
        CHECK(GRAZE_C(179.99) < degrees && degrees <= GRAZE_C(180));
        CHECK(3.1415 < (double)radians / to_units && (double)radians / to_units < pi);
        CHECK(graze_angle_to_degrees(0 - before) == -degrees &&
              graze_angle_to_radians(0 - before) == -radians);
    }
    CHECK(graze_angle_to_radians(GRAZE_HALF_TURN) == -graze_angle_to_radians(GRAZE_HALF_TURN - 1));
    CHECK(graze_angle_from_radians(graze_angle_to_radians(GRAZE_HALF_TURN)) - GRAZE_HALF_TURN <
          UINT32_C(65536));
}

/* Only the ratio matters, however small or great the numbers; axes and diagonals are exact. */
static void vectors(void)
{
    check_case("angles of vectors");
    CHECK(graze_atan2(0, 0) == 0 && graze_atan2(0, MAX) == 0 &&
          graze_atan2(0, MIN) == GRAZE_HALF_TURN);
    CHECK(graze_atan2(MAX, 0) == 2 * EIGHTH && graze_atan2(MIN, 0) == 6 * EIGHTH);
    CHECK(graze_atan2(MAX, MAX) == EIGHTH && graze_atan2(MIN, MIN) == 5 * EIGHTH);
    graze_angle a = graze_atan2(GRAZE_C(4), GRAZE_C(3));
    CHECK(near(a, GRAZE_DEGREES(53.13010235415598), 32));
    CHECK(graze_atan2(GRAZE_C(-4), GRAZE_C(3)) == 0 - a &&
          graze_atan2(GRAZE_C(4), GRAZE_C(-3)) == GRAZE_HALF_TURN - a);
    CHECK(graze_atan2(GRAZE_C(3), GRAZE_C(4)) == GRAZE_QUARTER_TURN - a);
    const graze_scalar least = GRAZE_ONE / 65536;
    CHECK(near(graze_atan2(4 * least, 3 * least), a, 32));
    CHECK(near(graze_atan2(GRAZE_C(32000), GRAZE_C(24000)), a, 32));
    for (int i = 1; i < 20; i++)
        for (int k = 1; k < 20; k++)
            CHECK(graze_atan2((graze_scalar)i * least, (graze_scalar)k * least) ==
                  graze_atan2(graze_from_int(i), graze_from_int(k)));
}

static void arcs(void)
{
    check_case("arc sine and arc cosine");
    CHECK(graze_asin(0) == 0 && graze_acos(0) == GRAZE_QUARTER_TURN);
    CHECK(graze_asin(GRAZE_ONE) == GRAZE_QUARTER_TURN && graze_acos(GRAZE_ONE) == 0);
    CHECK(graze_asin(-GRAZE_ONE) == 6 * EIGHTH && graze_acos(-GRAZE_ONE) == GRAZE_HALF_TURN);
    CHECK(graze_asin(MAX) == GRAZE_QUARTER_TURN && graze_acos(MAX) == 0);
    CHECK(graze_asin(MIN) == 6 * EIGHTH && graze_acos(MIN) == GRAZE_HALF_TURN);
    CHECK(near(graze_asin(GRAZE_C(0.5)), GRAZE_TURNS(1, 12), 32));
    CHECK(near(graze_acos(GRAZE_C(0.5)), GRAZE_TURNS(1, 6), 32));
}

static void nulls(void)
{
    graze_scalar sin = 7, cos = 7;
    check_case("null pointers");
    graze_sincos(EIGHTH, &sin, 0);
    graze_sincos(EIGHTH, 0, &cos);
    CHECK(sin == graze_sin(EIGHTH) && cos == graze_cos(EIGHTH));
}

#if GRAZE_FLOAT

static void not_numbers(void)
{
    const graze_scalar nan = GRAZE_SCALAR_MAX * 2 * 0;
    graze_scalar sin = graze_sin_radians(nan), cos = graze_cos_radians(nan);
    graze_scalar tan = graze_tan_radians(nan);
    check_case("NaN");
    CHECK(nan != nan && sin != sin && cos != cos && tan != tan);
    CHECK(graze_atan2(nan, 1) == 0 && graze_atan2(1, nan) == 0);
    CHECK(graze_asin(nan) == 0 && graze_acos(nan) == GRAZE_QUARTER_TURN);
    CHECK(graze_angle_from_degrees(nan) == 0 && graze_angle_from_radians(nan) == 0);
}

/* Small numbers keep their bits, and no result is -0. */
static void small_numbers(void)
{
    check_case("small numbers");
    CHECK(graze_sin_radians(1e-30f) == 1e-30f && graze_tan_radians(-1e-40f) == -1e-40f);
    CHECK(graze_sin(1) == 1.4629181e-9f && graze_cos(GRAZE_QUARTER_TURN - 1) == 1.4629181e-9f);
    CHECK(1 / graze_sin(GRAZE_HALF_TURN) > 0 && 1 / graze_cos(GRAZE_QUARTER_TURN) > 0);
    CHECK(graze_sin_radians(FLT_MAX) == -0.52187652f);
    CHECK(graze_sin_radians(FLT_MAX * 2) == graze_sin_radians(FLT_MAX));
    CHECK(graze_angle_from_degrees(0x1p40f) == GRAZE_TURNS(INT64_C(137438953472), 45));
}

#else

/*
 * An angle of a is 45 a / 8192 raw units of degrees. Checks every rest of that division, for angles up to half a turn: the
 * result is the nearest, a tie rounds away from 0, and the opposite angle has the opposite result.
 */
static void nearest_degrees(void)
{
    check_case("degrees to nearest");
    for (int32_t rest = 0; rest < 8192; rest++) {
        const int32_t a = rest * 31 % 8192 * (262144 / 8192) * 8192 + rest;
        const graze_scalar degrees = graze_angle_to_degrees((graze_angle)a);
        const int64_t beyond = INT64_C(45) * a - INT64_C(8192) * degrees;
        CHECK(-4096 <= beyond && beyond < 4096);
        CHECK(graze_angle_to_degrees(0 - (graze_angle)a) == -degrees);
    }
}

/* The angle with `part` / 2^16 behind it, to nearest; a tie rounds towards half a turn. */
static graze_angle rounded(graze_angle whole, uint32_t part)
{
    return whole + (part > 0x8000 || (part == 0x8000 && whole < GRAZE_HALF_TURN) ? 1u : 0u);
}

/*
 * One raw unit of radians is an angle of 2^16 / (2 pi) = 10430.378...; `step` is its fraction in Q64. The product is cut
 * to 16 bits of its fraction before it is rounded. Checks all x of one turn that are within 2^-10 of a tie, and that
 * both kinds of ties occur.
 */
static void nearest_radians(void)
{
    const uint64_t step = UINT64_C(6979334298609024777);
    uint64_t fraction = 0;
    graze_angle whole = 0;
    int ties[2] = {0, 0};
    check_case("radians to nearest");
    for (graze_scalar x = 1; x < 411774; x++) {
        fraction += step;
        whole += fraction < step ? 10431u : 10430u;
        const uint32_t part = (uint32_t)(fraction >> 48);
        if (part < 0x7fc0 || part > 0x8040)
            continue;
        CHECK(graze_angle_from_radians(x) == rounded(whole, part));
        CHECK(graze_angle_from_radians(-x) == 0 - rounded(whole, part));
        ties[whole < GRAZE_HALF_TURN] += part == 0x8000;
    }
    CHECK(ties[0] > 0 && ties[1] > 0);
}

#endif

void test_angle(void)
{
    check_group("angles");
    constants();
    eighths();
    sides();
    symmetries();
    degrees();
    half_a_turn();
    vectors();
    arcs();
    nulls();
#if GRAZE_FLOAT
    not_numbers();
    small_numbers();
#else
    nearest_degrees();
    nearest_radians();
#endif
}
