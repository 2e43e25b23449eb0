/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Vectors in the plane, with operators. Each calls the function of vec2.h, so it rounds and saturates as that does.
 */
#ifndef GRAZE_HPP_VEC2_HPP
#define GRAZE_HPP_VEC2_HPP

#include "../vec2.h"
#include "angle.hpp"
#include "c_struct.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A point or a direction in the plane: graze_vec2. */
class vec2 : public detail::c_struct<graze_vec2> {
public:
    using c_struct::c_struct;
    constexpr vec2() = default;
    constexpr vec2(from_c_t, const graze_vec2 &v) : c_struct(detail::members, v.x, v.y) {}
    constexpr vec2(scalar x, scalar y) : c_struct(detail::members, x.raw(), y.raw()) {}

    constexpr scalar x() const { return number(raw().x); }
    constexpr scalar y() const { return number(raw().y); }

    /** Sets one coordinate: v.y(v.y() - 1_q). */
    constexpr void x(scalar value) { raw().x = value.raw(); }
    constexpr void y(scalar value) { raw().y = value.raw(); }

    constexpr vec2 operator-() const { return {from_c, graze_vec2_neg(raw())}; }
    constexpr vec2 operator+() const { return *this; }

    friend constexpr vec2 operator+(const vec2 &a, const vec2 &b) { return {from_c, graze_vec2_add(a.raw(), b.raw())}; }
    friend constexpr vec2 operator-(const vec2 &a, const vec2 &b) { return {from_c, graze_vec2_sub(a.raw(), b.raw())}; }
    friend vec2 operator*(const vec2 &v, scalar s) { return {from_c, graze_vec2_scale(v.raw(), s.raw())}; }
    friend vec2 operator*(scalar s, const vec2 &v) { return v * s; }

    constexpr vec2 &operator+=(const vec2 &v) { return *this = *this + v; }
    constexpr vec2 &operator-=(const vec2 &v) { return *this = *this - v; }
    vec2 &operator*=(scalar s) { return *this = *this * s; }

    friend constexpr bool operator==(const vec2 &a, const vec2 &b) { return a.x() == b.x() && a.y() == b.y(); }
    friend constexpr bool operator!=(const vec2 &a, const vec2 &b) { return !(a == b); }
};

constexpr vec2(min)(const vec2 &a, const vec2 &b) { return {from_c, graze_vec2_min(a.raw(), b.raw())}; }
constexpr vec2(max)(const vec2 &a, const vec2 &b) { return {from_c, graze_vec2_max(a.raw(), b.raw())}; }

inline wide dot(const vec2 &a, const vec2 &b) { return wide::from_raw(graze_vec2_dot(a.raw(), b.raw())); }
inline wide cross(const vec2 &a, const vec2 &b) { return wide::from_raw(graze_vec2_cross(a.raw(), b.raw())); }
inline wide length_sq(const vec2 &v) { return wide::from_raw(graze_vec2_length_sq(v.raw())); }
inline scalar length(const vec2 &v) { return scalar::from_raw(graze_vec2_length(v.raw())); }
inline scalar distance(const vec2 &a, const vec2 &b) { return scalar::from_raw(graze_vec2_distance(a.raw(), b.raw())); }
inline scalar length_down(const vec2 &v) { return scalar::from_raw(graze_vec2_length_down(v.raw())); }
inline scalar length_up(const vec2 &v) { return scalar::from_raw(graze_vec2_length_up(v.raw())); }
inline scalar distance_down(const vec2 &a, const vec2 &b)
{
    return scalar::from_raw(graze_vec2_distance_down(a.raw(), b.raw()));
}
inline scalar distance_up(const vec2 &a, const vec2 &b)
{
    return scalar::from_raw(graze_vec2_distance_up(a.raw(), b.raw()));
}
inline vec2 normalize(const vec2 &v) { return {graze_vec2_normalize, v}; }
inline vec2 reflect(const vec2 &v, const vec2 &normal) { return {graze_vec2_reflect, v, normal}; }
inline vec2 slide(const vec2 &v, const vec2 &normal) { return {graze_vec2_slide, v, normal}; }
inline vec2 rotate(const vec2 &v, angle by) { return {graze_vec2_rotate, v, by}; }
inline vec2 lerp(const vec2 &a, const vec2 &b, fraction t) { return {graze_vec2_lerp, a, b, t}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
