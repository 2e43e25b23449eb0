/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Transforms. matrix.h says how they round.
 */
#ifndef GRAZE_HPP_MATRIX_HPP
#define GRAZE_HPP_MATRIX_HPP

#include "../matrix.h"
#include "quaternion.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A transform, or the place of an object in the world: graze_matrix. The default maps every point to itself. */
class matrix : public detail::c_struct<graze_matrix> {
public:
    using c_struct::c_struct;
    constexpr matrix() : c_struct(from_c, {{GRAZE_ONE, 0, 0}, {0, GRAZE_ONE, 0}, {0, 0, GRAZE_ONE}, {0, 0, 0}}) {}
    constexpr matrix(const vec3 &x, const vec3 &y, const vec3 &z, const vec3 &origin)
        : c_struct(detail::members, x.raw(), y.raw(), z.raw(), origin.raw())
    {
    }

    static matrix from_quaternion(const quaternion &rotation, const vec3 &origin)
    {
        matrix made(detail::unwritten);
        graze_matrix_from_quaternion(rotation.raw(), origin.raw(), &made.raw());
        return made;
    }
    static matrix look_at(const vec3 &eye, const vec3 &target, const vec3 &up)
    {
        matrix made(detail::unwritten);
        graze_matrix_look_at(eye.raw(), target.raw(), up.raw(), &made.raw());
        return made;
    }

    constexpr vec3 x() const { return {from_c, raw().x}; }
    constexpr vec3 y() const { return {from_c, raw().y}; }
    constexpr vec3 z() const { return {from_c, raw().z}; }
    constexpr vec3 origin() const { return {from_c, raw().origin}; }
    constexpr void x(const vec3 &image) { raw().x = image.raw(); }
    constexpr void y(const vec3 &image) { raw().y = image.raw(); }
    constexpr void z(const vec3 &image) { raw().z = image.raw(); }
    constexpr void origin(const vec3 &image) { raw().origin = image.raw(); }

    /** The transform by b, then by a. */
    friend matrix operator*(const matrix &a, const matrix &b) { return {graze_matrix_multiply, a, b}; }
    matrix &operator*=(const matrix &b) { return *this = *this * b; }
};

inline matrix inverse_rigid(const matrix &m) { return {graze_matrix_inverse_rigid, m}; }
inline vec3 transform_point(const matrix &m, const vec3 &point) { return {graze_matrix_transform_point, m, point}; }
inline vec3 transform_direction(const matrix &m, const vec3 &direction)
{
    return {graze_matrix_transform_direction, m, direction};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
