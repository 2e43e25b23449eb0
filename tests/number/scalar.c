/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Scalars: arithmetic, its rounding and its limits, and conversions. */
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"

#define MIN GRAZE_SCALAR_MIN
#define MAX GRAZE_SCALAR_MAX

/* These sums are exact and the same in both builds. */
static void sums(void)
{
    CHECK(graze_add(GRAZE_C(1.5), GRAZE_C(-2.25)) == GRAZE_C(-0.75));
    CHECK(graze_sub(GRAZE_C(1.5), GRAZE_C(-2.25)) == GRAZE_C(3.75));
    CHECK(graze_add(MAX, MAX) == MAX && graze_add(MIN, MIN) == MIN);
    CHECK(graze_sub(MAX, MIN) == MAX && graze_sub(MIN, MAX) == MIN);
    CHECK(graze_add(MAX, 0) == MAX && graze_sub(MIN, 0) == MIN);
    CHECK(graze_neg(GRAZE_C(2.5)) == GRAZE_C(-2.5) && graze_neg(MIN) == MAX);
    CHECK(graze_neg(0) == 0 && graze_abs(0) == 0);
    CHECK(graze_abs(GRAZE_C(-2.5)) == GRAZE_C(2.5) && graze_abs(MIN) == MAX);
    CHECK(graze_abs(MAX) == MAX && graze_abs(GRAZE_ONE) == GRAZE_ONE);
    CHECK(graze_min(GRAZE_ONE, MIN) == MIN && graze_max(GRAZE_ONE, MIN) == GRAZE_ONE);
    CHECK(graze_min(-GRAZE_ONE, MAX) == -GRAZE_ONE && graze_max(0, MAX) == MAX);
}

static void products(void)
{
    CHECK(graze_mul(GRAZE_C(1.5), GRAZE_C(-2.5)) == GRAZE_C(-3.75));
    CHECK(graze_mul(GRAZE_C(-1.5), GRAZE_C(-2.5)) == GRAZE_C(3.75));
    CHECK(graze_mul(GRAZE_ONE, MIN) == MIN && graze_mul(MAX, GRAZE_ONE) == MAX);
    CHECK(graze_mul(MIN, MIN) == MAX && graze_mul(MIN, MAX) == MIN);
    CHECK(graze_mul(0, MIN) == 0 && graze_mul(-GRAZE_ONE, MIN) == MAX);
    CHECK(graze_from_wide(graze_to_wide(GRAZE_C(-2.5))) == GRAZE_C(-2.5));
    CHECK(graze_from_wide(GRAZE_WIDE_MAX) == MAX && graze_from_wide(GRAZE_WIDE_MIN) == MIN);
}

static void quotients(void)
{
    CHECK(graze_div(GRAZE_C(3.75), GRAZE_C(-2.5)) == GRAZE_C(-1.5));
    CHECK(graze_div(GRAZE_C(-3.75), GRAZE_C(-2.5)) == GRAZE_C(1.5));
    CHECK(graze_div(GRAZE_ONE, 0) == MAX && graze_div(-GRAZE_ONE, 0) == MIN);
    CHECK(graze_div(0, 0) == 0 && graze_div(0, MIN) == 0);
    CHECK(graze_div(MIN, -GRAZE_ONE) == MAX && graze_div(MIN, MIN) == GRAZE_ONE);
    CHECK(graze_div(MIN, GRAZE_C(0.5)) == MIN && graze_div(MAX, GRAZE_C(-0.5)) == MIN);
    CHECK(graze_div(MIN, GRAZE_ONE) == MIN && graze_div(MAX, GRAZE_ONE) == MAX);
}

static void roots(void)
{
    CHECK(graze_sqrt(0) == 0 && graze_sqrt(-GRAZE_ONE) == 0 && graze_sqrt(MIN) == 0);
    CHECK(graze_sqrt(GRAZE_ONE) == GRAZE_ONE && graze_sqrt(GRAZE_C(2.25)) == GRAZE_C(1.5));
    CHECK(graze_sqrt(GRAZE_C(16384)) == GRAZE_C(128));
    CHECK(graze_sqrt(GRAZE_C(0.25)) == GRAZE_C(0.5));
    CHECK(graze_sqrt_down(GRAZE_C(2.25)) == GRAZE_C(1.5) &&
          graze_sqrt_up(GRAZE_C(2.25)) == GRAZE_C(1.5));
    CHECK(graze_sqrt_down(-GRAZE_ONE) == 0 && graze_sqrt_up(MIN) == 0 && graze_sqrt_up(0) == 0);
}

static void whole_numbers(void)
{
    CHECK(graze_from_int(-3) == GRAZE_C(-3) && graze_from_int(32767) == GRAZE_C(32767));
    CHECK(graze_to_int(GRAZE_C(2.5)) == 3 && graze_to_int(GRAZE_C(-2.5)) == -3);
    CHECK(graze_to_int(GRAZE_C(2.25)) == 2 && graze_to_int(GRAZE_C(-2.75)) == -3);
    CHECK(graze_to_int(0) == 0 && graze_to_int(GRAZE_C(-0.25)) == 0);
    CHECK(graze_to_int_down(GRAZE_C(2.75)) == 2 && graze_to_int_down(GRAZE_C(-0.25)) == -1);
    CHECK(graze_to_int_down(GRAZE_C(-2)) == -2 && graze_to_int_down(0) == 0);
    CHECK(graze_to_float(GRAZE_C(-2.75)) == -2.75f && graze_to_float(0) == 0.0f);
    CHECK(graze_from_float(-2.75f) == GRAZE_C(-2.75) && graze_from_float(0.0f) == 0);
    CHECK(graze_to_fraction(GRAZE_C(-0.25)) == -GRAZE_FRACTION_ONE / 4);
    CHECK(graze_from_fraction(-GRAZE_FRACTION_ONE / 4) == GRAZE_C(-0.25));
    CHECK(graze_from_fraction(GRAZE_FRACTION_ONE) == GRAZE_ONE && graze_from_fraction(0) == 0);
    CHECK(graze_mul_fraction(GRAZE_C(10), GRAZE_FRACTION_ONE / 4) == GRAZE_C(2.5));
    CHECK(graze_mul_fraction(GRAZE_C(-3), GRAZE_FRACTION_ONE) == GRAZE_C(-3));
    CHECK(graze_mul_fraction(MAX, 0) == 0 && graze_mul_fraction(MIN, GRAZE_FRACTION_ONE) == MIN);
    CHECK(graze_from_float(FLT_MAX) == MAX && graze_from_float(-FLT_MAX) == MIN);
}

static float float_of_bits(uint32_t bits)
{
    union {
        uint32_t bits;
        float number;
    } f;
    f.bits = bits;
    return f.number;
}

#define INFINITE  float_of_bits(UINT32_C(0x7f800000))
#define NO_NUMBER float_of_bits(UINT32_C(0x7fc00000))

#if GRAZE_FLOAT

static bool is_nan(graze_scalar x)
{
    return !(x >= 0) && !(x < 0);
}

static void limits_of_the_build(void)
{
    graze_scalar nan = NO_NUMBER, infinite = INFINITE;
    CHECK(is_nan(graze_add(nan, 1)) && is_nan(graze_mul(nan, 0)) && is_nan(graze_div(nan, 0)));
    CHECK(is_nan(graze_sqrt(nan)) && is_nan(graze_neg(nan)) && is_nan(graze_abs(nan)));
    CHECK(is_nan(graze_min(nan, 1)) && is_nan(graze_min(1, nan)) && is_nan(graze_max(nan, 1)));
    CHECK(is_nan(graze_div(0, nan)) && is_nan(graze_max(1, nan)));
    CHECK(graze_from_float(nan) == 0 && graze_to_int(nan) == 0 && graze_to_int_down(nan) == 0);
    CHECK(graze_from_float(infinite) == MAX && graze_from_float(-infinite) == MIN);
    CHECK(graze_sqrt(infinite) == MAX && graze_neg(infinite) == MIN && graze_abs(-infinite) == MAX);
    CHECK(graze_to_int(infinite) == INT32_MAX && graze_to_int(-infinite) == INT32_MIN);
    CHECK(graze_to_int(MIN) == INT32_MIN && graze_to_int_down(MIN) == INT32_MIN);
    CHECK(graze_sqrt(float_of_bits(1)) == float_of_bits(0x1a3504f3)); /* 2^-149 */
    CHECK(graze_sqrt(FLT_MAX) == float_of_bits(0x5f7fffff));
    CHECK(graze_sqrt(2.0f) == float_of_bits(0x3fb504f3) &&
          graze_sqrt(3.0f) == float_of_bits(0x3fddb3d7));
    CHECK(is_nan(graze_sqrt_down(nan)) && is_nan(graze_sqrt_up(nan)));
    CHECK(graze_sqrt_down(infinite) == MAX && graze_sqrt_up(infinite) == MAX);
    CHECK(graze_sqrt_down(2.0f) == float_of_bits(0x3fb504f3) &&
          graze_sqrt_up(2.0f) == float_of_bits(0x3fb504f4)); /* 1.41421354 and the next */
    CHECK(graze_sqrt_down(float_of_bits(1)) == float_of_bits(0x1a3504f3) &&
          graze_sqrt_up(float_of_bits(1)) == float_of_bits(0x1a3504f4));
    CHECK(graze_sqrt_down(float_of_bits(2)) == 0x1p-74f &&
          graze_sqrt_up(float_of_bits(2)) == 0x1p-74f);
    CHECK(graze_to_int(0.49999997f) == 0 && graze_to_int(8388609.0f) == 8388609);
}

#else

/* In raw units: ties and their neighbours. */
static void limits_of_the_build(void)
{
    CHECK(graze_mul(1, 32768) == 1 && graze_mul(-1, 32768) == -1);
    CHECK(graze_mul(1, 32767) == 0 && graze_mul(-1, 32767) == 0 && graze_mul(3, -32768) == -2);
    CHECK(graze_mul(INT32_MAX, 65537) == INT32_MAX && graze_mul(46341, -1) == -1);
    CHECK(graze_div(1, 131072) == 1 && graze_div(-1, 131072) == -1 && graze_div(1, 131073) == 0);
    CHECK(graze_div(INT32_MAX, 1) == INT32_MAX && graze_div(INT32_MIN, 1) == INT32_MIN);
    CHECK(graze_div(INT32_MIN, -1) == INT32_MAX && graze_div(1, 3) == 21845);
    CHECK(graze_sqrt(1) == 256 && graze_sqrt(2) == 362 && graze_sqrt(3) == 443);
    CHECK(graze_sqrt_down(2) == 362 && graze_sqrt_up(2) == 363 && graze_sqrt_down(3) == 443);
    CHECK(graze_sqrt_down(INT32_MAX) == 11863283 && graze_sqrt_up(INT32_MAX) == 11863284);
    CHECK(graze_sqrt(INT32_MAX) == 11863283 && graze_sqrt(131072) == 92682);
    CHECK(graze_from_wide(32768) == 1 && graze_from_wide(-32768) == -1);
    CHECK(graze_from_wide(32767) == 0 && graze_from_wide(-32767) == 0);
    CHECK(graze_from_int(32768) == INT32_MAX && graze_from_int(-32769) == INT32_MIN);
    CHECK(graze_from_int(INT32_MIN) == INT32_MIN && graze_from_int(-32768) == INT32_MIN);
    CHECK(graze_to_int(INT32_MAX) == 32768 && graze_to_int(INT32_MIN) == -32768);
    CHECK(graze_to_int_down(INT32_MAX) == 32767 && graze_to_int_down(-1) == -1);
    CHECK(graze_from_float(0.00000762939453125f) == 1 &&
          graze_from_float(-0.00000762939453125f) == -1);
    CHECK(graze_from_float(0.0000076f) == 0 && graze_from_float(32767.999f) == 2147483520);
    CHECK(graze_from_float(-32768.0f) == INT32_MIN && graze_from_float(32768.0f) == INT32_MAX);
    CHECK(graze_from_float(NO_NUMBER) == 0 && graze_from_float(INFINITE) == INT32_MAX);
    CHECK(graze_from_float(-INFINITE) == INT32_MIN && graze_to_float(INT32_MIN) == -32768.0f);
    CHECK(graze_to_fraction(INT32_MAX) == INT32_MAX && graze_to_fraction(INT32_MIN) == INT32_MIN);
    CHECK(graze_from_fraction(8191) == 0 && graze_from_fraction(8192) == 1);
    CHECK(graze_from_fraction(-8191) == 0 && graze_from_fraction(-8192) == -1);
    CHECK(graze_from_fraction(INT32_MAX) == 131072 && graze_from_fraction(INT32_MIN) == -131072);
    CHECK(graze_mul_fraction(1, GRAZE_FRACTION_ONE / 2) == 1);   /* 1/2 of a raw unit */
    CHECK(graze_mul_fraction(-3, GRAZE_FRACTION_ONE / 2) == -2); /* -3/2 */
    CHECK(graze_mul_fraction(INT32_MIN, INT32_MIN) == INT32_MAX);
    CHECK(graze_mul_fraction(INT32_MIN, INT32_MAX) == INT32_MIN);
}

#endif

void test_scalar(void)
{
    check_group("scalars");
    check_case("sums");
    sums();
    check_case("products");
    products();
    check_case("quotients");
    quotients();
    check_case("roots");
    roots();
    check_case("whole numbers and floats");
    whole_numbers();
    check_case("limits");
    limits_of_the_build();
}
