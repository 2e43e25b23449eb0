/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Shapes that move in space. sweep.h says what they meet, and how the place rounds.
 *
 *     if (graze::sweep_hit stop = spherecast(wall, ball, motion))
 *         place = stop.center();
 */
#ifndef GRAZE_HPP_SWEEP_HPP
#define GRAZE_HPP_SWEEP_HPP

#include "../sweep.h"
#include "aabb.hpp"
#include "capsule.hpp"
#include "plane.hpp"
#include "sphere.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** Where a shape that moves meets a target: graze_sweep_hit. */
class sweep_hit : public detail::stop<graze_sweep_hit, vec3> {
public:
    using stop::stop;
    constexpr sweep_hit() = default;
};

inline sweep_hit spherecast(const plane &shape, const sphere &mover, const vec3 &motion)
{
    return {graze_plane_spherecast, shape, mover, motion};
}

inline sweep_hit spherecast(const sphere &target, const sphere &mover, const vec3 &motion)
{
    return {graze_sphere_spherecast, target, mover, motion};
}

inline sweep_hit spherecast(const capsule &shape, const sphere &mover, const vec3 &motion)
{
    return {graze_capsule_spherecast, shape, mover, motion};
}

inline sweep_hit spherecast(const aabb &shape, const sphere &mover, const vec3 &motion)
{
    return {graze_aabb_spherecast, shape, mover, motion};
}

inline sweep_hit aabbcast(const aabb &shape, const aabb &mover, const vec3 &motion)
{
    return {graze_aabb_aabbcast, shape, mover, motion};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
