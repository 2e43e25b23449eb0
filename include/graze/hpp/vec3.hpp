/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Vectors in space, with operators. Each calls the function of vec3.h, so it rounds and saturates as that does.
 */
#ifndef GRAZE_HPP_VEC3_HPP
#define GRAZE_HPP_VEC3_HPP

#include "../vec3.h"
#include "c_struct.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A point or a direction in space: graze_vec3. */
class vec3 : public detail::c_struct<graze_vec3> {
public:
    using c_struct::c_struct;
    constexpr vec3() = default;
    constexpr vec3(from_c_t, const graze_vec3 &v) : c_struct(detail::members, v.x, v.y, v.z) {}
    constexpr vec3(scalar x, scalar y, scalar z) : c_struct(detail::members, x.raw(), y.raw(), z.raw()) {}

    constexpr scalar x() const { return number(raw().x); }
    constexpr scalar y() const { return number(raw().y); }
    constexpr scalar z() const { return number(raw().z); }

    /** Sets one coordinate: v.y(v.y() - 1_q). */
    constexpr void x(scalar value) { raw().x = value.raw(); }
    constexpr void y(scalar value) { raw().y = value.raw(); }
    constexpr void z(scalar value) { raw().z = value.raw(); }

    constexpr vec3 operator-() const { return {from_c, graze_vec3_neg(raw())}; }
    constexpr vec3 operator+() const { return *this; }

    friend constexpr vec3 operator+(const vec3 &a, const vec3 &b) { return {from_c, graze_vec3_add(a.raw(), b.raw())}; }
    friend constexpr vec3 operator-(const vec3 &a, const vec3 &b) { return {from_c, graze_vec3_sub(a.raw(), b.raw())}; }
    friend vec3 operator*(const vec3 &v, scalar s) { return {from_c, graze_vec3_scale(v.raw(), s.raw())}; }
    friend vec3 operator*(scalar s, const vec3 &v) { return v * s; }

    constexpr vec3 &operator+=(const vec3 &v) { return *this = *this + v; }
    constexpr vec3 &operator-=(const vec3 &v) { return *this = *this - v; }
    vec3 &operator*=(scalar s) { return *this = *this * s; }

    friend constexpr bool operator==(const vec3 &a, const vec3 &b)
    {
        return a.x() == b.x() && a.y() == b.y() && a.z() == b.z();
    }
    friend constexpr bool operator!=(const vec3 &a, const vec3 &b) { return !(a == b); }
};

constexpr vec3(min)(const vec3 &a, const vec3 &b) { return {from_c, graze_vec3_min(a.raw(), b.raw())}; }
constexpr vec3(max)(const vec3 &a, const vec3 &b) { return {from_c, graze_vec3_max(a.raw(), b.raw())}; }

inline wide dot(const vec3 &a, const vec3 &b) { return wide::from_raw(graze_vec3_dot(a.raw(), b.raw())); }
inline vec3 cross(const vec3 &a, const vec3 &b) { return {graze_vec3_cross, a, b}; }
inline wide length_sq(const vec3 &v) { return wide::from_raw(graze_vec3_length_sq(v.raw())); }
inline scalar length(const vec3 &v) { return scalar::from_raw(graze_vec3_length(v.raw())); }
inline scalar distance(const vec3 &a, const vec3 &b) { return scalar::from_raw(graze_vec3_distance(a.raw(), b.raw())); }
inline scalar length_down(const vec3 &v) { return scalar::from_raw(graze_vec3_length_down(v.raw())); }
inline scalar length_up(const vec3 &v) { return scalar::from_raw(graze_vec3_length_up(v.raw())); }
inline scalar distance_down(const vec3 &a, const vec3 &b)
{
    return scalar::from_raw(graze_vec3_distance_down(a.raw(), b.raw()));
}
inline scalar distance_up(const vec3 &a, const vec3 &b)
{
    return scalar::from_raw(graze_vec3_distance_up(a.raw(), b.raw()));
}
inline vec3 normalize(const vec3 &v) { return {graze_vec3_normalize, v}; }
inline vec3 reflect(const vec3 &v, const vec3 &normal) { return {graze_vec3_reflect, v, normal}; }
inline vec3 slide(const vec3 &v, const vec3 &normal) { return {graze_vec3_slide, v, normal}; }
inline vec3 lerp(const vec3 &a, const vec3 &b, fraction t) { return {graze_vec3_lerp, a, b, t}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
