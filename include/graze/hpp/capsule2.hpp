/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The capsule in the plane, and its queries. capsule2.h says what they decide.
 */
#ifndef GRAZE_HPP_CAPSULE2_HPP
#define GRAZE_HPP_CAPSULE2_HPP

#include "../capsule2.h"
#include "circle.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A segment with a radius, in the plane: graze_capsule2. */
class capsule2 : public detail::c_struct<graze_capsule2> {
public:
    using c_struct::c_struct;
    constexpr capsule2() = default;
    constexpr capsule2(const segment2 &core, scalar radius) : c_struct(detail::members, core.raw(), radius.raw()) {}

    constexpr segment2 core() const { return {from_c, raw().core}; }
    constexpr scalar radius() const { return number(raw().radius); }
    constexpr void core(const segment2 &line) { raw().core = line.raw(); }
    constexpr void radius(scalar length) { raw().radius = length.raw(); }
};

inline bool contains(const capsule2 &shape, const vec2 &point)
{
    return graze_capsule2_contains_point(&shape.raw(), &point.raw());
}
inline vec2 closest_point(const capsule2 &shape, const vec2 &point)
{
    return {graze_capsule2_closest_point, shape, point};
}
inline scalar distance(const capsule2 &shape, const vec2 &point)
{
    return scalar::from_raw(graze_capsule2_distance(&shape.raw(), &point.raw()));
}
inline vec2 off_surface(const capsule2 &shape, const vec2 &point, const vec2 &normal)
{
    return {graze_capsule2_off_surface, shape, point, normal};
}

/** A point to continue from after this hit. */
template <class C> vec2 off_surface(const capsule2 &shape, const detail::hit<C, vec2> &hit)
{
    vec2 off(detail::unwritten);
    graze_capsule2_off_surface(&shape.raw(), &hit.raw().point, &hit.raw().normal, &off.raw());
    return off;
}
inline bool overlaps(const capsule2 &shape, const segment2 &line)
{
    return graze_capsule2_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const capsule2 &shape, const ray2 &line)
{
    return graze_capsule2_overlaps_ray(&shape.raw(), &line.raw());
}
inline bool overlaps(const capsule2 &shape, const circle &ball)
{
    return graze_capsule2_overlaps_circle(&shape.raw(), &ball.raw());
}
inline bool overlaps(const circle &ball, const capsule2 &shape) { return overlaps(shape, ball); }
inline bool overlaps(const capsule2 &shape, const capsule2 &other)
{
    return graze_capsule2_overlaps_capsule2(&shape.raw(), &other.raw());
}
inline line_hit2 linecast(const capsule2 &shape, const segment2 &line)
{
    return {graze_capsule2_linecast, shape, line};
}
inline ray_hit2 raycast(const capsule2 &shape, const ray2 &line) { return {graze_capsule2_raycast, shape, line}; }
inline line_hit2 linecast_exit(const capsule2 &shape, const segment2 &line)
{
    return {graze_capsule2_linecast_exit, shape, line};
}
inline ray_hit2 raycast_exit(const capsule2 &shape, const ray2 &line)
{
    return {graze_capsule2_raycast_exit, shape, line};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
