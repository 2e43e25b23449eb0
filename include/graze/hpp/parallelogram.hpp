/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The parallelogram, and its queries. parallelogram.h says how they round.
 */
#ifndef GRAZE_HPP_PARALLELOGRAM_HPP
#define GRAZE_HPP_PARALLELOGRAM_HPP

#include "../parallelogram.h"
#include "triangle.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A corner and two edges: graze_parallelogram. */
class parallelogram : public detail::c_struct<graze_parallelogram> {
public:
    using c_struct::c_struct;
    constexpr parallelogram() = default;
    constexpr parallelogram(const vec3 &corner, const vec3 &u, const vec3 &v)
        : c_struct(detail::members, corner.raw(), u.raw(), v.raw())
    {
    }

    constexpr vec3 corner() const { return {from_c, raw().corner}; }
    constexpr vec3 u() const { return {from_c, raw().u}; }
    constexpr vec3 v() const { return {from_c, raw().v}; }
    constexpr void corner(const vec3 &point) { raw().corner = point.raw(); }
    constexpr void u(const vec3 &edge) { raw().u = edge.raw(); }
    constexpr void v(const vec3 &edge) { raw().v = edge.raw(); }
};

inline bool overlaps(const parallelogram &shape, const segment &line)
{
    return graze_parallelogram_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const parallelogram &shape, const ray &line)
{
    return graze_parallelogram_overlaps_ray(&shape.raw(), &line.raw());
}
inline face_line_hit linecast(const parallelogram &shape, const segment &line)
{
    return {graze_parallelogram_linecast, shape, line};
}
inline face_ray_hit raycast(const parallelogram &shape, const ray &line)
{
    return {graze_parallelogram_raycast, shape, line};
}
inline face_line_hit linecast_front(const parallelogram &shape, const segment &line)
{
    return {graze_parallelogram_linecast_front, shape, line};
}
inline face_ray_hit raycast_front(const parallelogram &shape, const ray &line)
{
    return {graze_parallelogram_raycast_front, shape, line};
}

inline barycentric barycentric_of(const parallelogram &shape, const segment &line)
{
    return {graze_parallelogram_barycentric_of_segment, shape, line};
}
inline barycentric barycentric_of(const parallelogram &shape, const ray &line)
{
    return {graze_parallelogram_barycentric_of_ray, shape, line};
}

inline vec3 closest_point(const parallelogram &shape, const vec3 &point)
{
    return {graze_parallelogram_closest_point, shape, point};
}
inline scalar distance(const parallelogram &shape, const vec3 &point)
{
    return scalar::from_raw(graze_parallelogram_distance(&shape.raw(), &point.raw()));
}
inline bool overlaps(const parallelogram &shape, const sphere &other)
{
    return graze_parallelogram_overlaps_sphere(&shape.raw(), &other.raw());
}
inline bool overlaps(const sphere &shape, const parallelogram &other) { return overlaps(other, shape); }
inline bool overlaps(const parallelogram &shape, const capsule &other)
{
    return graze_parallelogram_overlaps_capsule(&shape.raw(), &other.raw());
}
inline bool overlaps(const capsule &shape, const parallelogram &other) { return overlaps(other, shape); }
inline bool overlaps(const parallelogram &shape, const aabb &other)
{
    return graze_parallelogram_overlaps_aabb(&shape.raw(), &other.raw());
}
inline bool overlaps(const aabb &shape, const parallelogram &other) { return overlaps(other, shape); }
inline vec3 normal(const parallelogram &shape) { return {graze_parallelogram_normal, shape}; }
inline vec3 off_surface(const parallelogram &shape, const vec3 &point, side to)
{
    return {graze_parallelogram_off_surface, shape, point, static_cast<graze_side>(to)};
}

/** A point to continue from after this hit: to = hit.side() is the side that the line came from. */
template <class C> vec3 off_surface(const parallelogram &shape, const detail::hit<C, vec3> &hit, side to)
{
    vec3 off(detail::unwritten);
    graze_parallelogram_off_surface(&shape.raw(), &hit.raw().point, static_cast<graze_side>(to), &off.raw());
    return off;
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
