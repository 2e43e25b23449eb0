/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Projections as 4x4 matrices. mat4.h says what they lose.
 */
#ifndef GRAZE_HPP_MAT4_HPP
#define GRAZE_HPP_MAT4_HPP

#include "../mat4.h"
#include "angle.hpp"
#include "frustum.hpp"
#include "matrix.hpp"
#include "rect.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** The values of clip.z / clip.w at the near and at the far plane. */
enum class depth : graze_depth {
    minus_one_to_one = GRAZE_DEPTH_MINUS_ONE_TO_ONE, /**< OpenGL. */
    zero_to_one = GRAZE_DEPTH_ZERO_TO_ONE,           /**< Direct3D, Vulkan, Metal. */
    one_to_zero = GRAZE_DEPTH_ONE_TO_ZERO            /**< Reversed. */
};

/** The direction of the view of a projection. */
enum class hand : graze_hand {
    right = GRAZE_RIGHT_HANDED, /**< Along -z. */
    left = GRAZE_LEFT_HANDED    /**< Along +z. */
};

/** A 4x4 matrix that multiplies column vectors: graze_mat4. */
class mat4 : public detail::c_struct<graze_mat4> {
public:
    using c_struct::c_struct;
    constexpr mat4() = default;

    static mat4 from_matrix(const matrix &transform) { return {graze_mat4_from_matrix, transform}; }
    static mat4 perspective(angle fov, scalar aspect, scalar z_near, scalar z_far, depth range, hand handed)
    {
        return {graze_mat4_perspective,         fov, aspect, z_near, z_far, static_cast<graze_depth>(range),
                static_cast<graze_hand>(handed)};
    }
    static bool perspective_fits(scalar z_near, scalar z_far, depth range)
    {
        return graze_mat4_perspective_fits(z_near.raw(), z_far.raw(), static_cast<graze_depth>(range));
    }
    static mat4 orthographic(const rect &picture, scalar z_near, scalar z_far, depth range, hand handed)
    {
        return {graze_mat4_orthographic,        picture, z_near, z_far, static_cast<graze_depth>(range),
                static_cast<graze_hand>(handed)};
    }

    constexpr scalar at(int row, int column) const { return number(raw().m[row][column]); }
    constexpr void at(int row, int column, scalar value) { raw().m[row][column] = value.raw(); }

    /** The transform by b, then by a. */
    friend mat4 operator*(const mat4 &a, const mat4 &b) { return {graze_mat4_multiply, a, b}; }
    mat4 &operator*=(const mat4 &b) { return *this = *this * b; }
};

inline frustum frustum_of(const mat4 &projection, depth range)
{
    return {graze_frustum_from_mat4, projection, static_cast<graze_depth>(range)};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
