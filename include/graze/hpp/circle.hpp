/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The circle, and its queries. circle.h says how they round.
 */
#ifndef GRAZE_HPP_CIRCLE_HPP
#define GRAZE_HPP_CIRCLE_HPP

#include "../circle.h"
#include "line2.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A solid disc in the plane: graze_circle. */
class circle : public detail::c_struct<graze_circle> {
public:
    using c_struct::c_struct;
    constexpr circle() = default;
    constexpr circle(const vec2 &center, scalar radius) : c_struct(detail::members, center.raw(), radius.raw()) {}

    constexpr vec2 center() const { return {from_c, raw().center}; }
    constexpr scalar radius() const { return number(raw().radius); }
    constexpr void center(const vec2 &point) { raw().center = point.raw(); }
    constexpr void radius(scalar length) { raw().radius = length.raw(); }
};

inline bool contains(const circle &shape, const vec2 &point)
{
    return graze_circle_contains_point(&shape.raw(), &point.raw());
}
inline bool overlaps(const circle &shape, const circle &other)
{
    return graze_circle_overlaps_circle(&shape.raw(), &other.raw());
}

inline vec2 closest_point(const circle &shape, const vec2 &point) { return {graze_circle_closest_point, shape, point}; }
inline scalar distance(const circle &shape, const vec2 &point)
{
    return scalar::from_raw(graze_circle_distance(&shape.raw(), &point.raw()));
}
inline vec2 off_surface(const circle &shape, const vec2 &point, const vec2 &normal)
{
    return {graze_circle_off_surface, shape, point, normal};
}

/** A point to continue from after this hit. */
template <class C> vec2 off_surface(const circle &shape, const detail::hit<C, vec2> &hit)
{
    vec2 off(detail::unwritten);
    graze_circle_off_surface(&shape.raw(), &hit.raw().point, &hit.raw().normal, &off.raw());
    return off;
}

inline bool overlaps(const circle &shape, const segment2 &line)
{
    return graze_circle_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const circle &shape, const ray2 &line)
{
    return graze_circle_overlaps_ray(&shape.raw(), &line.raw());
}
inline line_hit2 linecast(const circle &shape, const segment2 &line) { return {graze_circle_linecast, shape, line}; }
inline ray_hit2 raycast(const circle &shape, const ray2 &line) { return {graze_circle_raycast, shape, line}; }
inline line_hit2 linecast_exit(const circle &shape, const segment2 &line)
{
    return {graze_circle_linecast_exit, shape, line};
}
inline ray_hit2 raycast_exit(const circle &shape, const ray2 &line) { return {graze_circle_raycast_exit, shape, line}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
