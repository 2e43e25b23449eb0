/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The capsule, and its queries. capsule.h says what they decide.
 */
#ifndef GRAZE_HPP_CAPSULE_HPP
#define GRAZE_HPP_CAPSULE_HPP

#include "../capsule.h"
#include "sphere.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A segment with a radius: graze_capsule. */
class capsule : public detail::c_struct<graze_capsule> {
public:
    using c_struct::c_struct;
    constexpr capsule() = default;
    constexpr capsule(const segment &core, scalar radius) : c_struct(detail::members, core.raw(), radius.raw()) {}

    constexpr segment core() const { return {from_c, raw().core}; }
    constexpr scalar radius() const { return number(raw().radius); }
    constexpr void core(const segment &line) { raw().core = line.raw(); }
    constexpr void radius(scalar length) { raw().radius = length.raw(); }
};

inline bool contains(const capsule &shape, const vec3 &point)
{
    return graze_capsule_contains_point(&shape.raw(), &point.raw());
}
inline bool overlaps(const capsule &shape, const segment &line)
{
    return graze_capsule_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const capsule &shape, const ray &line)
{
    return graze_capsule_overlaps_ray(&shape.raw(), &line.raw());
}
inline bool overlaps(const capsule &shape, const sphere &ball)
{
    return graze_capsule_overlaps_sphere(&shape.raw(), &ball.raw());
}
inline bool overlaps(const sphere &ball, const capsule &shape) { return overlaps(shape, ball); }
inline bool overlaps(const capsule &shape, const capsule &other)
{
    return graze_capsule_overlaps_capsule(&shape.raw(), &other.raw());
}

inline line_hit linecast(const capsule &shape, const segment &line) { return {graze_capsule_linecast, shape, line}; }
inline ray_hit raycast(const capsule &shape, const ray &line) { return {graze_capsule_raycast, shape, line}; }
inline line_hit linecast_exit(const capsule &shape, const segment &line)
{
    return {graze_capsule_linecast_exit, shape, line};
}
inline ray_hit raycast_exit(const capsule &shape, const ray &line) { return {graze_capsule_raycast_exit, shape, line}; }

inline vec3 closest_point(const capsule &shape, const vec3 &point)
{
    return {graze_capsule_closest_point, shape, point};
}
inline scalar distance(const capsule &shape, const vec3 &point)
{
    return scalar::from_raw(graze_capsule_distance(&shape.raw(), &point.raw()));
}
inline vec3 off_surface(const capsule &shape, const vec3 &point, const vec3 &normal)
{
    return {graze_capsule_off_surface, shape, point, normal};
}

/** A point to continue from after this hit. */
template <class C> vec3 off_surface(const capsule &shape, const detail::hit<C, vec3> &hit)
{
    vec3 off(detail::unwritten);
    graze_capsule_off_surface(&shape.raw(), &hit.raw().point, &hit.raw().normal, &off.raw());
    return off;
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
