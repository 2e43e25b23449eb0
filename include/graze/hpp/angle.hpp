/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Angles, and the functions of angle.h. An angle is 2^32 to a turn: sums wrap around.
 *
 *     graze::angle turned = 22.5_deg + graze::angle::from_degrees(x);
 */
#ifndef GRAZE_HPP_ANGLE_HPP
#define GRAZE_HPP_ANGLE_HPP

#include "../angle.h"
#include "scalar.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** An angle: graze_angle. */
class angle : public strong_number<angle, graze_angle> {
public:
    constexpr angle() = default;
    template <class T> angle(T) = delete; // a plain number: write 22.5_deg, or graze::angle::from_degrees(x)

    static constexpr angle from_raw(graze_angle raw) { return angle(raw, 0); }
    static angle from_degrees(scalar x) { return from_raw(graze_angle_from_degrees(x.raw())); }
    static angle from_radians(scalar x) { return from_raw(graze_angle_from_radians(x.raw())); }

    scalar to_degrees() const { return scalar::from_raw(graze_angle_to_degrees(raw())); }
    scalar to_radians() const { return scalar::from_raw(graze_angle_to_radians(raw())); }

    constexpr angle operator-() const { return from_raw(0 - raw()); }
    friend constexpr angle operator+(angle a, angle b) { return from_raw(a.raw() + b.raw()); }
    friend constexpr angle operator-(angle a, angle b) { return from_raw(a.raw() - b.raw()); }
    friend constexpr angle operator*(angle a, int32_t n) { return from_raw(a.raw() * static_cast<graze_angle>(n)); }
    constexpr angle &operator+=(angle a) { return *this = *this + a; }
    constexpr angle &operator-=(angle a) { return *this = *this - a; }

private:
    constexpr angle(graze_angle raw, int) : strong_number(raw) {}
};

/** A sine and a cosine. */
struct sine_and_cosine {
    scalar sine;   /**< The sine. */
    scalar cosine; /**< The cosine. */
};

inline scalar(sin)(angle a) { return scalar::from_raw(graze_sin(a.raw())); }
inline scalar(cos)(angle a) { return scalar::from_raw(graze_cos(a.raw())); }
inline scalar sin_down(angle a) { return scalar::from_raw(graze_sin_down(a.raw())); }
inline scalar sin_up(angle a) { return scalar::from_raw(graze_sin_up(a.raw())); }
inline scalar cos_down(angle a) { return scalar::from_raw(graze_cos_down(a.raw())); }
inline scalar cos_up(angle a) { return scalar::from_raw(graze_cos_up(a.raw())); }
inline scalar(tan)(angle a) { return scalar::from_raw(graze_tan(a.raw())); }

/** Returns both, for less than the two calls cost. */
inline sine_and_cosine sincos(angle a)
{
    graze_scalar sine, cosine;
    graze_sincos(a.raw(), &sine, &cosine);
    return {scalar::from_raw(sine), scalar::from_raw(cosine)};
}

/** Of an angle in radians, as a scalar. */
inline scalar sin_radians(scalar x) { return scalar::from_raw(graze_sin_radians(x.raw())); }
inline scalar cos_radians(scalar x) { return scalar::from_raw(graze_cos_radians(x.raw())); }
inline scalar tan_radians(scalar x) { return scalar::from_raw(graze_tan_radians(x.raw())); }

inline angle(atan2)(scalar y, scalar x) { return angle::from_raw(graze_atan2(y.raw(), x.raw())); }
inline angle(asin)(scalar x) { return angle::from_raw(graze_asin(x.raw())); }
inline angle(acos)(scalar x) { return angle::from_raw(graze_acos(x.raw())); }

/** The constant angle of n / d turns, as GRAZE_TURNS: graze::turns<1, 8>. */
template <int64_t n, int64_t d> constexpr angle turns = angle::from_raw(GRAZE_TURNS(n, d));

inline namespace literals {

/** An angle in degrees with at most six decimals, rounded to nearest: 22.5_deg. Multiples of a turn are 0. */
template <char... Characters> constexpr angle operator""_deg()
{
    constexpr detail::decimal number = detail::read_decimal<Characters...>();
    constexpr uint64_t millionth = UINT64_C(100000000000), turn = 360000000; // 10^17 / 10^6, 360 * 10^6
    static_assert(number.is_decimal, "graze: write an angle in decimal digits, without an exponent: 22.5_deg");
    static_assert(number.whole < UINT64_C(0x100000000), "graze: an angle ends at 2^32 degrees");
    static_assert(number.part % millionth == 0 && !number.has_rest, "graze: _deg has at most six decimals");
    constexpr uint64_t rest = (number.whole % 360 * 1000000 + number.part / millionth) % turn; // < 2^29
    return angle::from_raw(static_cast<graze_angle>((rest * UINT64_C(0x100000000) + turn / 2) / turn));
}

} // namespace literals

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
