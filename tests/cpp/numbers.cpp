/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Scalars, angles and text. */
#include "compare.hpp"

using graze::angle;
using graze::fraction;
using graze::scalar;
using graze::wide;

/* Checked when this file is compiled. */
static_assert(1.5_q == scalar::from_raw(GRAZE_C(1.5)), "");
static_assert(-0.25_q == scalar::from_raw(GRAZE_C(-0.25)), "");
static_assert(0.1_qr == scalar::from_raw(GRAZE_C(0.1)), "");
static_assert(32767.9999847412109375_q == scalar::from_raw(GRAZE_C(32767.9999847412109375)), "");
static_assert(1'000_q == 1000_q && .5_q == 0.5_q && 5._q == 5_q, "");
static_assert(graze::ratio<1, 3> == scalar::from_raw(GRAZE_RATIO(1, 3)), "");
static_assert(22.5_deg == angle::from_raw(GRAZE_DEGREES(22.5)) && 370_deg == 10_deg, "");
static_assert(graze::turns<1, 8> == 45_deg && 90_deg * 3 == -90_deg, "");
static_assert(1_q + 2_q == 3_q && 1_q - 3_q == -2_q && abs(-2_q) == 2_q, "");
static_assert(min(1_q, 2_q) == 1_q && max(1_q, 2_q) == 2_q, "");
static_assert(scalar::from_int(-7).to_int() == -7 && scalar::from_int(7u) == 7_q, "");
static_assert(sizeof(scalar) == sizeof(graze_scalar) && sizeof(wide) == sizeof(graze_wide), "");
#if !GRAZE_FLOAT
static_assert(0.00000762939453125_qr == scalar::from_raw(1) && 0.0000076293945312_qr == scalar(),
              "a tie");
static_assert(scalar::max() + 1_q == scalar::max() && -scalar::min() == scalar::max(), "");
static_assert(scalar::from_int(UINT32_MAX) == scalar::max(), "");
#endif

static void compare_scalars(scalar a, scalar b)
{
    RETURNS(mul, a * b, a.raw(), b.raw());
    RETURNS(div, a / b, a.raw(), b.raw());
    RETURNS(sqrt, sqrt(abs(a)), graze_abs(a.raw()));
    RETURNS(sqrt_down, sqrt_down(abs(a)), graze_abs(a.raw()));
    RETURNS(sqrt_up, sqrt_up(abs(a)), graze_abs(a.raw()));
    RETURNS(add, a + b, a.raw(), b.raw());
    RETURNS(sub, a - b, a.raw(), b.raw());
    RETURNS(neg, -a, a.raw());
    RETURNS(abs, abs(a), a.raw());
    RETURNS(min, min(a, b), a.raw(), b.raw());
    RETURNS(max, max(a, b), a.raw(), b.raw());
    RETURNS(held, scalar::held(a.raw()), a.raw());
    RETURNS(from_int, scalar::from_int(a.to_int()), a.to_int());
    RETURNS(to_int, a.to_int(), a.raw());
    RETURNS(to_int_down, a.to_int_down(), a.raw());
    RETURNS(to_float, a.to_float(), a.raw());
    RETURNS(from_float, scalar::from_float(a.to_float()), a.to_float());
    scalar sum = a, difference = a, product = a, quotient = a;
    HOLDS(add, (sum += b) == a + b && +sum == sum);
    HOLDS(sub, (difference -= b) == a - b);
    HOLDS(mul, (product *= b) == a * b);
    HOLDS(div, (quotient /= b) == a / b);
    HOLDS(sub, (a < b) == (a.raw() < b.raw()) && (a > b) == (b < a) && (a <= b) == !(b < a) &&
                   (a >= b) == (b <= a) && (a == b) == (a.raw() == b.raw()) &&
                   (a != b) == !(a == b));
}

static void compare_fractions(scalar a, scalar b)
{
    const fraction f = fraction::from_scalar(b * 0.125_q);
    RETURNS(to_fraction, fraction::from_scalar(a), a.raw());
    RETURNS(from_fraction, f.to_scalar(), f.raw());
    RETURNS(mul_fraction, a * f, a.raw(), f.raw());
    HOLDS(mul_fraction, a * fraction::one() == a);
    RETURNS(to_wide, wide::from_scalar(a), a.raw());
    RETURNS(from_wide, wide::from_scalar(a).to_scalar(), graze_to_wide(a.raw()));
}

static void compare_angles(angle a, scalar x, scalar y)
{
    RETURNS(angle_from_degrees, angle::from_degrees(x), x.raw());
    RETURNS(angle_from_radians, angle::from_radians(x), x.raw());
    RETURNS(angle_to_degrees, a.to_degrees(), a.raw());
    RETURNS(angle_to_radians, a.to_radians(), a.raw());
    RETURNS(sin, sin(a), a.raw());
    RETURNS(cos, cos(a), a.raw());
    RETURNS(sin_down, sin_down(a), a.raw());
    RETURNS(sin_up, sin_up(a), a.raw());
    RETURNS(cos_down, cos_down(a), a.raw());
    RETURNS(cos_up, cos_up(a), a.raw());
    RETURNS(tan, tan(a), a.raw());
    RETURNS(sin_radians, sin_radians(x), x.raw());
    RETURNS(cos_radians, cos_radians(x), x.raw());
    RETURNS(tan_radians, tan_radians(x), x.raw());
    RETURNS(atan2, atan2(y, x), y.raw(), x.raw());
    RETURNS(asin, asin(x * 0.125_q), (x * 0.125_q).raw());
    RETURNS(acos, acos(x * 0.125_q), (x * 0.125_q).raw());
    graze_scalar sine, cosine;
    graze_sincos(a.raw(), &sine, &cosine);
    HOLDS(sincos, sincos(a).sine.raw() == sine && sincos(a).cosine.raw() == cosine);
    const angle b = angle::from_degrees(x);
    angle sum = a, difference = a;
    HOLDS(angle_from_degrees, (sum += b).raw() == static_cast<graze_angle>(a.raw() + b.raw()));
    HOLDS(angle_from_degrees,
          (difference -= b).raw() == static_cast<graze_angle>(a.raw() - b.raw()));
}

static void compare_texts(scalar x)
{
    char written[GRAZE_TEXT_SIZE];
    const size_t size = graze_to_text(x.raw(), written);
    const graze::text text = to_text(x);
    HOLDS(to_text, text.size() == size && std::strcmp(text.c_str(), written) == 0);
    const graze::read_scalar read = graze::from_text(text.c_str()),
                             part = graze::from_text(text.data(), 1);
    graze_scalar number = 0;
    HOLDS(from_text, read && read.value == x && read.length == size);
    HOLDS(from_text,
          part.length == graze_from_text(written, 1, &number) && part.value.raw() == number);
    HOLDS(from_text, !graze::from_text("none") && graze::from_text("none").value == 0_q);
}

void compare_numbers()
{
    const scalar a = draw(), b = draw();
    compare_scalars(a, b);
    compare_fractions(a, b);
    compare_angles(draw_angle(), a, b);
    compare_texts(a);
    HOLDS(version, graze::version() == GRAZE_VERSION && graze_version() == GRAZE_VERSION);
    HOLDS(results, graze::results() == GRAZE_RESULTS && graze_results() == GRAZE_RESULTS);
    HOLDS(selftest, graze::selftest() && graze_selftest());
}
