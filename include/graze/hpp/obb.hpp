/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The oriented box, and its queries. obb.h says how they round.
 */
#ifndef GRAZE_HPP_OBB_HPP
#define GRAZE_HPP_OBB_HPP

#include "../obb.h"
#include "aabb.hpp"
#include "capsule.hpp"
#include "line.hpp"
#include "matrix.hpp"
#include "sphere.hpp"
#include "triangle.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A box with axes of its own: graze_obb. */
class obb : public detail::c_struct<graze_obb> {
public:
    using c_struct::c_struct;
    constexpr obb() = default;

    /** Stores the axes as they are; from_axes normalizes them. half: half of the size on each axis. */
    constexpr obb(const vec3 &center, const vec3 (&axes)[3], const vec3 &half)
        : c_struct(from_c, {center.raw(), {axes[0].raw(), axes[1].raw(), axes[2].raw()}, half.raw()})
    {
    }

    static obb from_axes(const vec3 &center, const vec3 (&axes)[3], const vec3 &size)
    {
        return {graze_obb_from_axes, center, detail::c_array(axes), size};
    }
    static obb from_matrix(const matrix &world, const vec3 &size) { return {graze_obb_from_matrix, world, size}; }
    static obb from_quaternion(const vec3 &center, const quaternion &rotation, const vec3 &size)
    {
        return {graze_obb_from_quaternion, center, rotation, size};
    }

    constexpr vec3 center() const { return {from_c, raw().center}; }
    constexpr vec3 axis(int i) const { return {from_c, raw().axis[i]}; }
    constexpr vec3 half() const { return {from_c, raw().half}; }
    constexpr void center(const vec3 &point) { raw().center = point.raw(); }
    constexpr void axis(int i, const vec3 &direction) { raw().axis[i] = direction.raw(); }
    constexpr void half(const vec3 &extents) { raw().half = extents.raw(); }
};

/** The box around the oriented box, as far as it is in the world. */
inline aabb bounds(const obb &shape) { return {graze_aabb_from_obb, shape}; }

inline bool contains(const obb &shape, const vec3 &point)
{
    return graze_obb_contains_point(&shape.raw(), &point.raw());
}
inline bool overlaps(const obb &shape, const obb &other) { return graze_obb_overlaps_obb(&shape.raw(), &other.raw()); }
inline bool overlaps(const obb &shape, const aabb &other)
{
    return graze_obb_overlaps_aabb(&shape.raw(), &other.raw());
}
inline bool overlaps(const aabb &shape, const obb &other) { return overlaps(other, shape); }
inline bool overlaps(const obb &shape, const sphere &other)
{
    return graze_obb_overlaps_sphere(&shape.raw(), &other.raw());
}
inline bool overlaps(const sphere &shape, const obb &other) { return overlaps(other, shape); }
inline bool overlaps(const obb &shape, const capsule &other)
{
    return graze_obb_overlaps_capsule(&shape.raw(), &other.raw());
}
inline bool overlaps(const capsule &shape, const obb &other) { return overlaps(other, shape); }
inline bool overlaps(const obb &shape, const triangle &other)
{
    return graze_obb_overlaps_triangle(&shape.raw(), &other.raw());
}
inline bool overlaps(const triangle &shape, const obb &other) { return overlaps(other, shape); }
inline scalar distance(const obb &shape, const segment &line)
{
    return scalar::from_raw(graze_obb_distance_segment(&shape.raw(), &line.raw()));
}

inline vec3 closest_point(const obb &shape, const vec3 &point) { return {graze_obb_closest_point, shape, point}; }

inline bool overlaps(const obb &shape, const segment &line)
{
    return graze_obb_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const obb &shape, const ray &line) { return graze_obb_overlaps_ray(&shape.raw(), &line.raw()); }
inline line_hit linecast(const obb &shape, const segment &line) { return {graze_obb_linecast, shape, line}; }
inline ray_hit raycast(const obb &shape, const ray &line) { return {graze_obb_raycast, shape, line}; }
inline line_hit linecast_exit(const obb &shape, const segment &line) { return {graze_obb_linecast_exit, shape, line}; }
inline ray_hit raycast_exit(const obb &shape, const ray &line) { return {graze_obb_raycast_exit, shape, line}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
