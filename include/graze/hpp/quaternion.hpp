/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Rotations in space. quaternion.h says how they round.
 */
#ifndef GRAZE_HPP_QUATERNION_HPP
#define GRAZE_HPP_QUATERNION_HPP

#include "../quaternion.h"
#include "angle.hpp"
#include "vec3.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A rotation: graze_quaternion. (0, 0, 0, 1), the default, rotates nothing. */
class quaternion : public detail::c_struct<graze_quaternion> {
public:
    using c_struct::c_struct;
    constexpr quaternion() : c_struct(from_c, {0, 0, 0, GRAZE_ONE}) {}
    quaternion(scalar x, scalar y, scalar z, scalar w)
        : c_struct(from_c, graze_quaternion_of(x.raw(), y.raw(), z.raw(), w.raw()))
    {
    }

    static quaternion from_axis_angle(const vec3 &axis, angle by)
    {
        return {graze_quaternion_from_axis_angle, axis, by};
    }

    constexpr scalar x() const { return number(raw().x); }
    constexpr scalar y() const { return number(raw().y); }
    constexpr scalar z() const { return number(raw().z); }
    constexpr scalar w() const { return number(raw().w); }

    /** The rotation by b, then by a. */
    friend quaternion operator*(const quaternion &a, const quaternion &b) { return {graze_quaternion_multiply, a, b}; }
    quaternion &operator*=(const quaternion &b) { return *this = *this * b; }
};

inline quaternion normalize(const quaternion &q) { return {graze_quaternion_normalize, q}; }
inline vec3 rotate(const vec3 &v, const quaternion &by) { return {graze_quaternion_rotate, by, v}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
