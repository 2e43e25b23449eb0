/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The axis-aligned box, and its queries. aabb.h says how they round.
 */
#ifndef GRAZE_HPP_AABB_HPP
#define GRAZE_HPP_AABB_HPP

#include "../aabb.h"
#include "capsule.hpp"
#include "line.hpp"
#include "sphere.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** All points p with min <= p <= max on each axis: graze_aabb. */
class aabb : public detail::c_struct<graze_aabb> {
public:
    using c_struct::c_struct;
    constexpr aabb() = default;
    constexpr aabb(const vec3 &least, const vec3 &greatest) : c_struct(detail::members, least.raw(), greatest.raw()) {}

    static aabb from_center_size(const vec3 &center, const vec3 &size)
    {
        return {graze_aabb_from_center_size, center, size};
    }
    static aabb from_points(array_view<vec3> points)
    {
        aabb made(detail::unwritten);
        graze_aabb_from_points(detail::c_array(points.data()), points.size(), &made.raw());
        return made;
    }
    static aabb from_segment(const segment &line) { return {graze_aabb_from_segment, line}; }
    static aabb from_sphere(const sphere &ball) { return {graze_aabb_from_sphere, ball}; }
    static aabb from_capsule(const capsule &rod) { return {graze_aabb_from_capsule, rod}; }

    /** The least and the greatest coordinates. (Parentheses keep macros of these names away.) */
    constexpr vec3(min)() const { return {from_c, raw().min}; }
    constexpr vec3(max)() const { return {from_c, raw().max}; }
    constexpr void(min)(const vec3 &least) { raw().min = least.raw(); }
    constexpr void(max)(const vec3 &greatest) { raw().max = greatest.raw(); }
};

inline aabb merge(const aabb &a, const aabb &b) { return {graze_aabb_merge, a, b}; }
inline aabb expand(const aabb &box, scalar by) { return {graze_aabb_expand, box, by}; }

inline bool contains(const aabb &shape, const vec3 &point)
{
    return graze_aabb_contains_point(&shape.raw(), &point.raw());
}
inline bool contains(const aabb &shape, const aabb &other)
{
    return graze_aabb_contains_aabb(&shape.raw(), &other.raw());
}
inline bool overlaps(const aabb &shape, const aabb &other)
{
    return graze_aabb_overlaps_aabb(&shape.raw(), &other.raw());
}
inline bool overlaps(const aabb &shape, const sphere &other)
{
    return graze_aabb_overlaps_sphere(&shape.raw(), &other.raw());
}
inline bool overlaps(const sphere &shape, const aabb &other) { return overlaps(other, shape); }
inline bool overlaps(const aabb &shape, const capsule &other)
{
    return graze_aabb_overlaps_capsule(&shape.raw(), &other.raw());
}
inline bool overlaps(const capsule &shape, const aabb &other) { return overlaps(other, shape); }

inline vec3 closest_point(const aabb &shape, const vec3 &point) { return {graze_aabb_closest_point, shape, point}; }
inline scalar distance(const aabb &shape, const vec3 &point)
{
    return scalar::from_raw(graze_aabb_distance(&shape.raw(), &point.raw()));
}
inline wide distance_sq(const aabb &shape, const vec3 &point)
{
    return wide::from_raw(graze_aabb_distance_sq(&shape.raw(), &point.raw()));
}
inline vec3 off_surface(const aabb &shape, const vec3 &point, const vec3 &normal)
{
    return {graze_aabb_off_surface, shape, point, normal};
}

/** A point to continue from after this hit. */
template <class C> vec3 off_surface(const aabb &shape, const detail::hit<C, vec3> &hit)
{
    vec3 off(detail::unwritten);
    graze_aabb_off_surface(&shape.raw(), &hit.raw().point, &hit.raw().normal, &off.raw());
    return off;
}

inline bool overlaps(const aabb &shape, const segment &line)
{
    return graze_aabb_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const aabb &shape, const ray &line) { return graze_aabb_overlaps_ray(&shape.raw(), &line.raw()); }
inline line_hit linecast(const aabb &shape, const segment &line) { return {graze_aabb_linecast, shape, line}; }
inline ray_hit raycast(const aabb &shape, const ray &line) { return {graze_aabb_raycast, shape, line}; }
inline line_hit linecast_exit(const aabb &shape, const segment &line)
{
    return {graze_aabb_linecast_exit, shape, line};
}
inline ray_hit raycast_exit(const aabb &shape, const ray &line) { return {graze_aabb_raycast_exit, shape, line}; }
inline scalar distance(const aabb &shape, const segment &line)
{
    return scalar::from_raw(graze_aabb_distance_segment(&shape.raw(), &line.raw()));
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
