/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The sphere, and its queries. sphere.h says how they round.
 */
#ifndef GRAZE_HPP_SPHERE_HPP
#define GRAZE_HPP_SPHERE_HPP

#include "../sphere.h"
#include "line.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A solid ball: graze_sphere. */
class sphere : public detail::c_struct<graze_sphere> {
public:
    using c_struct::c_struct;
    constexpr sphere() = default;
    constexpr sphere(const vec3 &center, scalar radius) : c_struct(detail::members, center.raw(), radius.raw()) {}

    constexpr vec3 center() const { return {from_c, raw().center}; }
    constexpr scalar radius() const { return number(raw().radius); }
    constexpr void center(const vec3 &point) { raw().center = point.raw(); }
    constexpr void radius(scalar length) { raw().radius = length.raw(); }
};

inline bool contains(const sphere &shape, const vec3 &point)
{
    return graze_sphere_contains_point(&shape.raw(), &point.raw());
}
inline bool overlaps(const sphere &shape, const sphere &other)
{
    return graze_sphere_overlaps_sphere(&shape.raw(), &other.raw());
}

inline vec3 closest_point(const sphere &shape, const vec3 &point) { return {graze_sphere_closest_point, shape, point}; }
inline scalar distance(const sphere &shape, const vec3 &point)
{
    return scalar::from_raw(graze_sphere_distance(&shape.raw(), &point.raw()));
}
inline vec3 off_surface(const sphere &shape, const vec3 &point, const vec3 &normal)
{
    return {graze_sphere_off_surface, shape, point, normal};
}

/** A point to continue from after this hit. */
template <class C> vec3 off_surface(const sphere &shape, const detail::hit<C, vec3> &hit)
{
    vec3 off(detail::unwritten);
    graze_sphere_off_surface(&shape.raw(), &hit.raw().point, &hit.raw().normal, &off.raw());
    return off;
}

inline bool overlaps(const sphere &shape, const segment &line)
{
    return graze_sphere_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const sphere &shape, const ray &line)
{
    return graze_sphere_overlaps_ray(&shape.raw(), &line.raw());
}
inline line_hit linecast(const sphere &shape, const segment &line) { return {graze_sphere_linecast, shape, line}; }
inline ray_hit raycast(const sphere &shape, const ray &line) { return {graze_sphere_raycast, shape, line}; }
inline line_hit linecast_exit(const sphere &shape, const segment &line)
{
    return {graze_sphere_linecast_exit, shape, line};
}
inline ray_hit raycast_exit(const sphere &shape, const ray &line) { return {graze_sphere_raycast_exit, shape, line}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
