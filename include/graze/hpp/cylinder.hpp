/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The cylinder, and its queries. cylinder.h says what they decide.
 */
#ifndef GRAZE_HPP_CYLINDER_HPP
#define GRAZE_HPP_CYLINDER_HPP

#include "../cylinder.h"
#include "line.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A segment with a radius and flat caps: graze_cylinder. */
class cylinder : public detail::c_struct<graze_cylinder> {
public:
    using c_struct::c_struct;
    constexpr cylinder() = default;
    constexpr cylinder(const segment &core, scalar radius) : c_struct(detail::members, core.raw(), radius.raw()) {}

    constexpr segment core() const { return {from_c, raw().core}; }
    constexpr scalar radius() const { return number(raw().radius); }
    constexpr void core(const segment &line) { raw().core = line.raw(); }
    constexpr void radius(scalar length) { raw().radius = length.raw(); }
};

inline bool contains(const cylinder &shape, const vec3 &point)
{
    return graze_cylinder_contains_point(&shape.raw(), &point.raw());
}
inline vec3 closest_point(const cylinder &shape, const vec3 &point)
{
    return {graze_cylinder_closest_point, shape, point};
}
inline bool overlaps(const cylinder &shape, const segment &line)
{
    return graze_cylinder_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const cylinder &shape, const ray &line)
{
    return graze_cylinder_overlaps_ray(&shape.raw(), &line.raw());
}
inline line_hit linecast(const cylinder &shape, const segment &line) { return {graze_cylinder_linecast, shape, line}; }
inline ray_hit raycast(const cylinder &shape, const ray &line) { return {graze_cylinder_raycast, shape, line}; }
inline line_hit linecast_exit(const cylinder &shape, const segment &line)
{
    return {graze_cylinder_linecast_exit, shape, line};
}
inline ray_hit raycast_exit(const cylinder &shape, const ray &line)
{
    return {graze_cylinder_raycast_exit, shape, line};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
