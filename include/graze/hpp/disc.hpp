/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The disc, and its queries. disc.h says how they round.
 */
#ifndef GRAZE_HPP_DISC_HPP
#define GRAZE_HPP_DISC_HPP

#include "../disc.h"
#include "capsule.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A flat, round face: graze_disc. */
class disc : public detail::c_struct<graze_disc> {
public:
    using c_struct::c_struct;
    constexpr disc() = default;
    constexpr disc(const vec3 &center, const vec3 &normal, scalar radius)
        : c_struct(detail::members, center.raw(), normal.raw(), radius.raw())
    {
    }

    constexpr vec3 center() const { return {from_c, raw().center}; }
    constexpr vec3 normal() const { return {from_c, raw().normal}; }
    constexpr scalar radius() const { return number(raw().radius); }
    constexpr void center(const vec3 &point) { raw().center = point.raw(); }
    constexpr void normal(const vec3 &direction) { raw().normal = direction.raw(); }
    constexpr void radius(scalar length) { raw().radius = length.raw(); }
};

inline bool overlaps(const disc &shape, const segment &line)
{
    return graze_disc_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const disc &shape, const ray &line) { return graze_disc_overlaps_ray(&shape.raw(), &line.raw()); }
inline bool overlaps(const disc &shape, const capsule &other)
{
    return graze_disc_overlaps_capsule(&shape.raw(), &other.raw());
}
inline bool overlaps(const capsule &shape, const disc &other) { return overlaps(other, shape); }
inline face_line_hit linecast(const disc &shape, const segment &line) { return {graze_disc_linecast, shape, line}; }
inline face_ray_hit raycast(const disc &shape, const ray &line) { return {graze_disc_raycast, shape, line}; }
inline vec3 closest_point(const disc &shape, const vec3 &point) { return {graze_disc_closest_point, shape, point}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
