/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The camera, its frustum and its rays. camera.h states their bounds.
 */
#ifndef GRAZE_HPP_CAMERA_HPP
#define GRAZE_HPP_CAMERA_HPP

#include "../camera.h"
#include "angle.hpp"
#include "frustum.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** The place of the eye, the direction of the view, and the extent of the picture: graze_camera. */
class camera : public detail::c_struct<graze_camera> {
public:
    using c_struct::c_struct;
    constexpr camera() = default;

    /** At the origin, looking along -z. */
    constexpr camera(angle fov, scalar aspect, scalar z_near, scalar z_far)
        : c_struct(from_c, {{0, 0, 0},
                            {GRAZE_ONE, 0, 0},
                            {0, GRAZE_ONE, 0},
                            {0, 0, -GRAZE_ONE},
                            fov.raw(),
                            aspect.raw(),
                            z_near.raw(),
                            z_far.raw()})
    {
    }

    /** Moves to the eye and turns to the target. */
    void look_at(const vec3 &eye, const vec3 &target, const vec3 &up_of_world)
    {
        graze_camera_look_at(eye.raw(), target.raw(), up_of_world.raw(), &raw());
    }

    constexpr vec3 position() const { return {from_c, raw().position}; }
    constexpr void position(const vec3 &eye) { raw().position = eye.raw(); }
    constexpr vec3 right() const { return {from_c, raw().right}; }
    constexpr void right(const vec3 &direction) { raw().right = direction.raw(); }
    constexpr vec3 up() const { return {from_c, raw().up}; }
    constexpr void up(const vec3 &direction) { raw().up = direction.raw(); }
    constexpr vec3 forward() const { return {from_c, raw().forward}; }
    constexpr void forward(const vec3 &direction) { raw().forward = direction.raw(); }
    constexpr angle fov() const { return angle::from_raw(raw().fov); }
    constexpr void fov(angle vertical) { raw().fov = vertical.raw(); }
    constexpr scalar aspect() const { return number(raw().aspect); }
    constexpr void aspect(scalar width_over_height) { raw().aspect = width_over_height.raw(); }
    constexpr scalar z_near() const { return number(raw().z_near); }
    constexpr void z_near(scalar distance) { raw().z_near = distance.raw(); }
    constexpr scalar z_far() const { return number(raw().z_far); }
    constexpr void z_far(scalar distance) { raw().z_far = distance.raw(); }
};

inline frustum frustum_of(const camera &view) { return {graze_frustum_from_camera, view}; }

/** The ray through the center of a pixel. */
inline ray ray_through(const camera &view, uint16_t x, uint16_t y, uint16_t width, uint16_t height)
{
    ray through(detail::unwritten);
    graze_camera_ray(&view.raw(), x, y, width, height, &through.raw());
    return through;
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
