/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The triangle, and its queries. triangle.h says how they round.
 */
#ifndef GRAZE_HPP_TRIANGLE_HPP
#define GRAZE_HPP_TRIANGLE_HPP

#include "../triangle.h"
#include "aabb.hpp"
#include "capsule.hpp"
#include "line.hpp"
#include "sphere.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A face with three corners: graze_triangle. */
class triangle : public detail::c_struct<graze_triangle> {
public:
    using c_struct::c_struct;
    constexpr triangle() = default;
    constexpr triangle(const vec3 &a, const vec3 &b, const vec3 &c)
        : c_struct(detail::members, a.raw(), b.raw(), c.raw())
    {
    }

    constexpr vec3 a() const { return {from_c, raw().a}; }
    constexpr vec3 b() const { return {from_c, raw().b}; }
    constexpr vec3 c() const { return {from_c, raw().c}; }
    constexpr void a(const vec3 &corner) { raw().a = corner.raw(); }
    constexpr void b(const vec3 &corner) { raw().b = corner.raw(); }
    constexpr void c(const vec3 &corner) { raw().c = corner.raw(); }
};

/** A place on a triangle or a parallelogram, if there is one: graze_barycentric. */
class barycentric : public detail::c_struct<graze_barycentric> {
public:
    using c_struct::c_struct;

    /** Calls this routine of C. If the line has no such place, u and v are unspecified. */
    template <class First, class... Parameters, class... Arguments>
    barycentric(bool (*routine)(First, Parameters...), const Arguments &...arguments)
        : c_struct(detail::unwritten), is_place_(routine(detail::to_c(arguments)..., &raw()))
    {
    }

    constexpr explicit operator bool() const { return is_place_; }
    constexpr fraction u() const { return fraction::from_raw(raw().u); }
    constexpr fraction v() const { return fraction::from_raw(raw().v); }

private:
    bool is_place_;
};

inline bool overlaps(const triangle &shape, const segment &line)
{
    return graze_triangle_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const triangle &shape, const ray &line)
{
    return graze_triangle_overlaps_ray(&shape.raw(), &line.raw());
}
inline face_line_hit linecast(const triangle &shape, const segment &line)
{
    return {graze_triangle_linecast, shape, line};
}
inline face_ray_hit raycast(const triangle &shape, const ray &line) { return {graze_triangle_raycast, shape, line}; }
inline face_line_hit linecast_front(const triangle &shape, const segment &line)
{
    return {graze_triangle_linecast_front, shape, line};
}
inline face_ray_hit raycast_front(const triangle &shape, const ray &line)
{
    return {graze_triangle_raycast_front, shape, line};
}

inline barycentric barycentric_of(const triangle &shape, const segment &line)
{
    return {graze_triangle_barycentric_of_segment, shape, line};
}
inline barycentric barycentric_of(const triangle &shape, const ray &line)
{
    return {graze_triangle_barycentric_of_ray, shape, line};
}

inline vec3 closest_point(const triangle &shape, const vec3 &point)
{
    return {graze_triangle_closest_point, shape, point};
}
inline scalar distance(const triangle &shape, const vec3 &point)
{
    return scalar::from_raw(graze_triangle_distance(&shape.raw(), &point.raw()));
}
inline bool overlaps(const triangle &shape, const sphere &other)
{
    return graze_triangle_overlaps_sphere(&shape.raw(), &other.raw());
}
inline bool overlaps(const sphere &shape, const triangle &other) { return overlaps(other, shape); }
inline bool overlaps(const triangle &shape, const capsule &other)
{
    return graze_triangle_overlaps_capsule(&shape.raw(), &other.raw());
}
inline bool overlaps(const capsule &shape, const triangle &other) { return overlaps(other, shape); }
inline bool overlaps(const triangle &shape, const aabb &other)
{
    return graze_triangle_overlaps_aabb(&shape.raw(), &other.raw());
}
inline bool overlaps(const aabb &shape, const triangle &other) { return overlaps(other, shape); }
inline bool overlaps(const triangle &shape, const triangle &other)
{
    return graze_triangle_overlaps_triangle(&shape.raw(), &other.raw());
}
/** The box around it. */
inline aabb bounds(const triangle &shape) { return {graze_aabb_from_triangle, shape}; }

inline vec3 normal(const triangle &shape) { return {graze_triangle_normal, shape}; }
inline vec3 off_surface(const triangle &shape, const vec3 &point, side to)
{
    return {graze_triangle_off_surface, shape, point, static_cast<graze_side>(to)};
}

/** A point to continue from after this hit: to = hit.side() is the side that the line came from. */
template <class C> vec3 off_surface(const triangle &shape, const detail::hit<C, vec3> &hit, side to)
{
    vec3 off(detail::unwritten);
    graze_triangle_off_surface(&shape.raw(), &hit.raw().point, static_cast<graze_side>(to), &off.raw());
    return off;
}
inline scalar distance(const triangle &shape, const segment &line)
{
    return scalar::from_raw(graze_triangle_distance_segment(&shape.raw(), &line.raw()));
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
