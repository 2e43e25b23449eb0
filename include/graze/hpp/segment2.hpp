/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The wall: a segment in the plane that others hit. segment2.h says how its queries round.
 */
#ifndef GRAZE_HPP_SEGMENT2_HPP
#define GRAZE_HPP_SEGMENT2_HPP

#include "../segment2.h"
#include "capsule2.hpp"
#include "circle.hpp"
#include "line2.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A segment as a wall. */
using wall = segment2;

/** Where a segment hits a wall: graze_wall_line_hit2. It becomes the hit of a circle, as graze_line_hit2_from_wall_hit2. */
class wall_line_hit2 : public detail::hit<graze_wall_line_hit2, vec2> {
public:
    using hit::hit;
    constexpr wall_line_hit2() = default;
    constexpr graze::fraction fraction() const { return graze::fraction::from_raw(raw().fraction); }
    constexpr graze::fraction wall_fraction() const { return graze::fraction::from_raw(raw().wall_fraction); }
    constexpr graze::side side() const { return static_cast<graze::side>(raw().side); }

    operator line_hit2() const
    {
        line_hit2 made(detail::unwritten, result());
        if (*this)
            graze_line_hit2_from_wall_hit2(&raw(), &made.raw());
        return made;
    }
};

/** Where a ray hits a wall: graze_wall_ray_hit2. It becomes the hit of a circle, as graze_ray_hit2_from_wall_hit2. */
class wall_ray_hit2 : public detail::hit<graze_wall_ray_hit2, vec2> {
public:
    using hit::hit;
    constexpr wall_ray_hit2() = default;
    constexpr scalar t() const { return number(raw().t); }
    constexpr graze::fraction wall_fraction() const { return graze::fraction::from_raw(raw().wall_fraction); }
    constexpr graze::side side() const { return static_cast<graze::side>(raw().side); }

    operator ray_hit2() const
    {
        ray_hit2 made(detail::unwritten, result());
        if (*this)
            graze_ray_hit2_from_wall_hit2(&raw(), &made.raw());
        return made;
    }
};

inline bool overlaps(const segment2 &shape, const segment2 &line)
{
    return graze_segment2_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const segment2 &shape, const ray2 &line)
{
    return graze_segment2_overlaps_ray(&shape.raw(), &line.raw());
}
inline bool overlaps(const segment2 &shape, const circle &other)
{
    return graze_segment2_overlaps_circle(&shape.raw(), &other.raw());
}
inline bool overlaps(const segment2 &shape, const capsule2 &other)
{
    return graze_segment2_overlaps_capsule2(&shape.raw(), &other.raw());
}
inline wall_line_hit2 linecast(const segment2 &shape, const segment2 &line)
{
    return {graze_segment2_linecast, shape, line};
}
inline wall_ray_hit2 raycast(const segment2 &shape, const ray2 &line) { return {graze_segment2_raycast, shape, line}; }

inline vec2 closest_point(const segment2 &shape, const vec2 &point)
{
    return {graze_segment2_closest_point, shape, point};
}
inline scalar distance(const segment2 &shape, const vec2 &point)
{
    return scalar::from_raw(graze_segment2_distance(&shape.raw(), &point.raw()));
}

/** The points of two walls that are closest to each other. */
struct closest_pair2 {
    vec2 on_a, on_b;
};

inline closest_pair2 closest_points(const segment2 &a, const segment2 &b)
{
    closest_pair2 pair;
    graze_segment2_closest_points(&a.raw(), &b.raw(), &pair.on_a.raw(), &pair.on_b.raw());
    return pair;
}
inline scalar distance(const segment2 &shape, const segment2 &line)
{
    return scalar::from_raw(graze_segment2_distance_segment(&shape.raw(), &line.raw()));
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
