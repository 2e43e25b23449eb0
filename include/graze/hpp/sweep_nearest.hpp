/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The shape of an array that stops a mover in space. sweep_nearest.h says which one counts.
 */
#ifndef GRAZE_HPP_SWEEP_NEAREST_HPP
#define GRAZE_HPP_SWEEP_NEAREST_HPP

#include "../sweep_nearest.h"
#include "indexed.hpp"
#include "sweep_face.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

inline indexed<sweep_hit> nearest_spherecast(array_view<aabb> shapes, const sphere &mover, const vec3 &motion)
{
    return {graze_nearest_aabb_spherecast, shapes, mover, motion};
}
inline indexed<sweep_hit> nearest_spherecast(array_view<sphere> shapes, const sphere &mover, const vec3 &motion)
{
    return {graze_nearest_sphere_spherecast, shapes, mover, motion};
}
inline indexed<sweep_hit> nearest_spherecast(array_view<capsule> shapes, const sphere &mover, const vec3 &motion)
{
    return {graze_nearest_capsule_spherecast, shapes, mover, motion};
}
inline indexed<sweep_hit> nearest_spherecast(array_view<triangle> shapes, const sphere &mover, const vec3 &motion)
{
    return {graze_nearest_triangle_spherecast, shapes, mover, motion};
}
inline indexed<sweep_hit> nearest_aabbcast(array_view<aabb> shapes, const aabb &mover, const vec3 &motion)
{
    return {graze_nearest_aabb_aabbcast, shapes, mover, motion};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
