/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The axis-aligned rectangle, and its queries. rect.h says how they round.
 */
#ifndef GRAZE_HPP_RECT_HPP
#define GRAZE_HPP_RECT_HPP

#include "../rect.h"
#include "capsule2.hpp"
#include "circle.hpp"
#include "line2.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** All points p of the plane with min <= p <= max on each axis: graze_rect. */
class rect : public detail::c_struct<graze_rect> {
public:
    using c_struct::c_struct;
    constexpr rect() = default;
    constexpr rect(const vec2 &least, const vec2 &greatest) : c_struct(detail::members, least.raw(), greatest.raw()) {}

    static rect from_center_size(const vec2 &center, const vec2 &size)
    {
        return {graze_rect_from_center_size, center, size};
    }
    static rect from_points(array_view<vec2> points)
    {
        rect made(detail::unwritten);
        graze_rect_from_points(detail::c_array(points.data()), points.size(), &made.raw());
        return made;
    }
    static rect from_segment(const segment2 &line) { return {graze_rect_from_segment2, line}; }
    static rect from_circle(const circle &ball) { return {graze_rect_from_circle, ball}; }
    static rect from_capsule2(const capsule2 &rod) { return {graze_rect_from_capsule2, rod}; }

    /** The least and the greatest coordinates. (Parentheses keep macros of these names away.) */
    constexpr vec2(min)() const { return {from_c, raw().min}; }
    constexpr vec2(max)() const { return {from_c, raw().max}; }
    constexpr void(min)(const vec2 &least) { raw().min = least.raw(); }
    constexpr void(max)(const vec2 &greatest) { raw().max = greatest.raw(); }
};

inline rect merge(const rect &a, const rect &b) { return {graze_rect_merge, a, b}; }
inline rect expand(const rect &box, scalar by) { return {graze_rect_expand, box, by}; }

inline bool contains(const rect &shape, const vec2 &point)
{
    return graze_rect_contains_point(&shape.raw(), &point.raw());
}
inline bool contains(const rect &shape, const rect &other)
{
    return graze_rect_contains_rect(&shape.raw(), &other.raw());
}
inline bool overlaps(const rect &shape, const rect &other)
{
    return graze_rect_overlaps_rect(&shape.raw(), &other.raw());
}
inline bool overlaps(const rect &shape, const circle &other)
{
    return graze_rect_overlaps_circle(&shape.raw(), &other.raw());
}
inline bool overlaps(const circle &shape, const rect &other) { return overlaps(other, shape); }
inline bool overlaps(const rect &shape, const capsule2 &other)
{
    return graze_rect_overlaps_capsule2(&shape.raw(), &other.raw());
}
inline bool overlaps(const capsule2 &shape, const rect &other) { return overlaps(other, shape); }

inline vec2 closest_point(const rect &shape, const vec2 &point) { return {graze_rect_closest_point, shape, point}; }
inline scalar distance(const rect &shape, const vec2 &point)
{
    return scalar::from_raw(graze_rect_distance(&shape.raw(), &point.raw()));
}
inline wide distance_sq(const rect &shape, const vec2 &point)
{
    return wide::from_raw(graze_rect_distance_sq(&shape.raw(), &point.raw()));
}
inline vec2 off_surface(const rect &shape, const vec2 &point, const vec2 &normal)
{
    return {graze_rect_off_surface, shape, point, normal};
}

/** A point to continue from after this hit. */
template <class C> vec2 off_surface(const rect &shape, const detail::hit<C, vec2> &hit)
{
    vec2 off(detail::unwritten);
    graze_rect_off_surface(&shape.raw(), &hit.raw().point, &hit.raw().normal, &off.raw());
    return off;
}

inline bool overlaps(const rect &shape, const segment2 &line)
{
    return graze_rect_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const rect &shape, const ray2 &line) { return graze_rect_overlaps_ray(&shape.raw(), &line.raw()); }
inline line_hit2 linecast(const rect &shape, const segment2 &line) { return {graze_rect_linecast, shape, line}; }
inline ray_hit2 raycast(const rect &shape, const ray2 &line) { return {graze_rect_raycast, shape, line}; }
inline line_hit2 linecast_exit(const rect &shape, const segment2 &line)
{
    return {graze_rect_linecast_exit, shape, line};
}
inline ray_hit2 raycast_exit(const rect &shape, const ray2 &line) { return {graze_rect_raycast_exit, shape, line}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
