/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The first shape of an array on a line. nearest.h says how to search shapes of several kinds.
 */
#ifndef GRAZE_HPP_NEAREST_HPP
#define GRAZE_HPP_NEAREST_HPP

#include "../nearest.h"
#include "aabb.hpp"
#include "capsule.hpp"
#include "cylinder.hpp"
#include "indexed.hpp"
#include "obb.hpp"
#include "sphere.hpp"
#include "triangle.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

inline indexed<line_hit> nearest_linecast(array_view<aabb> shapes, const segment &line)
{
    return {graze_nearest_aabb_linecast, shapes, line};
}
inline indexed<ray_hit> nearest_raycast(array_view<aabb> shapes, const ray &line)
{
    return {graze_nearest_aabb_raycast, shapes, line};
}
inline indexed<line_hit> nearest_linecast(array_view<sphere> shapes, const segment &line)
{
    return {graze_nearest_sphere_linecast, shapes, line};
}
inline indexed<ray_hit> nearest_raycast(array_view<sphere> shapes, const ray &line)
{
    return {graze_nearest_sphere_raycast, shapes, line};
}
inline indexed<line_hit> nearest_linecast(array_view<capsule> shapes, const segment &line)
{
    return {graze_nearest_capsule_linecast, shapes, line};
}
inline indexed<ray_hit> nearest_raycast(array_view<capsule> shapes, const ray &line)
{
    return {graze_nearest_capsule_raycast, shapes, line};
}
inline indexed<line_hit> nearest_linecast(array_view<cylinder> shapes, const segment &line)
{
    return {graze_nearest_cylinder_linecast, shapes, line};
}
inline indexed<ray_hit> nearest_raycast(array_view<cylinder> shapes, const ray &line)
{
    return {graze_nearest_cylinder_raycast, shapes, line};
}
inline indexed<line_hit> nearest_linecast(array_view<obb> shapes, const segment &line)
{
    return {graze_nearest_obb_linecast, shapes, line};
}
inline indexed<ray_hit> nearest_raycast(array_view<obb> shapes, const ray &line)
{
    return {graze_nearest_obb_raycast, shapes, line};
}
inline indexed<face_line_hit> nearest_linecast(array_view<triangle> shapes, const segment &line)
{
    return {graze_nearest_triangle_linecast, shapes, line};
}
inline indexed<face_ray_hit> nearest_raycast(array_view<triangle> shapes, const ray &line)
{
    return {graze_nearest_triangle_raycast, shapes, line};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
