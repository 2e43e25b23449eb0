/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The plane, planes across an axis, and their queries. plane.h says how they round.
 */
#ifndef GRAZE_HPP_PLANE_HPP
#define GRAZE_HPP_PLANE_HPP

#include "../plane.h"
#include "aabb.hpp"
#include "capsule.hpp"
#include "line.hpp"
#include "sphere.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A plane through a point, with a normal of any length: graze_plane. */
class plane : public detail::c_struct<graze_plane> {
public:
    using c_struct::c_struct;
    constexpr plane() = default;
    constexpr plane(const vec3 &point, const vec3 &normal) : c_struct(detail::members, point.raw(), normal.raw()) {}

    /** Seen from the front, a, b and c are counterclockwise. */
    static plane from_points(const vec3 &a, const vec3 &b, const vec3 &c) { return {graze_plane_from_points, a, b, c}; }

    constexpr vec3 point() const { return {from_c, raw().point}; }
    constexpr vec3 normal() const { return {from_c, raw().normal}; }
    constexpr void point(const vec3 &of_plane) { raw().point = of_plane.raw(); }
    constexpr void normal(const vec3 &direction) { raw().normal = direction.raw(); }
};

inline side side_of(const plane &shape, const vec3 &point)
{
    return static_cast<side>(graze_plane_side_of_point(&shape.raw(), &point.raw()));
}
inline side classify(const plane &shape, const aabb &other)
{
    return static_cast<side>(graze_plane_classify_aabb(&shape.raw(), &other.raw()));
}
inline side classify(const plane &shape, const sphere &other)
{
    return static_cast<side>(graze_plane_classify_sphere(&shape.raw(), &other.raw()));
}
inline side classify(const plane &shape, const capsule &other)
{
    return static_cast<side>(graze_plane_classify_capsule(&shape.raw(), &other.raw()));
}

/** Signed: positive in front. */
inline scalar distance(const plane &shape, const vec3 &point)
{
    return scalar::from_raw(graze_plane_distance(&shape.raw(), &point.raw()));
}
inline vec3 project_point(const plane &shape, const vec3 &point) { return {graze_plane_project_point, shape, point}; }

inline face_line_hit linecast(const plane &shape, const segment &line) { return {graze_plane_linecast, shape, line}; }
inline face_ray_hit raycast(const plane &shape, const ray &line) { return {graze_plane_raycast, shape, line}; }

/** The plane of all points with this z. */
struct plane_xy {
    scalar z; /**< The coordinate. */
};

/** The plane of all points with this y. */
struct plane_xz {
    scalar y; /**< The coordinate. */
};

/** The plane of all points with this x. */
struct plane_yz {
    scalar x; /**< The coordinate. */
};

inline face_line_hit linecast(plane_xy shape, const segment &line) { return {graze_plane_xy_linecast, shape.z, line}; }
inline face_ray_hit raycast(plane_xy shape, const ray &line) { return {graze_plane_xy_raycast, shape.z, line}; }
inline face_line_hit linecast(plane_xz shape, const segment &line) { return {graze_plane_xz_linecast, shape.y, line}; }
inline face_ray_hit raycast(plane_xz shape, const ray &line) { return {graze_plane_xz_raycast, shape.y, line}; }
inline face_line_hit linecast(plane_yz shape, const segment &line) { return {graze_plane_yz_linecast, shape.x, line}; }
inline face_ray_hit raycast(plane_yz shape, const ray &line) { return {graze_plane_yz_raycast, shape.x, line}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
