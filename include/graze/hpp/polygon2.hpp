/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The convex polygon in the plane, and its queries. polygon2.h says what a polygon is whose corners are not in convex order.
 */
#ifndef GRAZE_HPP_POLYGON2_HPP
#define GRAZE_HPP_POLYGON2_HPP

#include "../polygon2.h"
#include "rect.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/**
 * A convex polygon: graze_polygon2. The corners, counterclockwise, belong to you, and must live as long as the polygon.
 *
 *     constexpr graze::vec2 corners[] = {{0_q, 0_q}, {1_q, 0_q}, {0_q, 1_q}};
 *     const graze::polygon2 roof(corners, 3);
 */
class polygon2 : public detail::c_struct<graze_polygon2> {
public:
    using c_struct::c_struct;
    constexpr polygon2() = default;
    constexpr polygon2(const vec2 *corners, uint32_t count) : c_struct(detail::members, detail::c_array(corners), count)
    {
    }
    template <class Other> polygon2(const Other *, uint32_t) = delete; // not an array of a child of vec2

    constexpr uint32_t count() const { return raw().count; }
};

/** Whether the corners are in convex order. */
inline bool is_convex(const polygon2 &shape) { return graze_polygon2_is_convex(&shape.raw()); }

inline bool contains(const polygon2 &shape, const vec2 &point)
{
    return graze_polygon2_contains_point(&shape.raw(), &point.raw());
}

inline bool overlaps(const polygon2 &shape, const circle &other)
{
    return graze_polygon2_overlaps_circle(&shape.raw(), &other.raw());
}
inline bool overlaps(const circle &shape, const polygon2 &other) { return overlaps(other, shape); }
inline bool overlaps(const polygon2 &shape, const rect &other)
{
    return graze_polygon2_overlaps_rect(&shape.raw(), &other.raw());
}
inline bool overlaps(const rect &shape, const polygon2 &other) { return overlaps(other, shape); }
inline bool overlaps(const polygon2 &shape, const polygon2 &other)
{
    return graze_polygon2_overlaps_polygon2(&shape.raw(), &other.raw());
}

inline vec2 closest_point(const polygon2 &shape, const vec2 &point)
{
    return {graze_polygon2_closest_point, shape, point};
}
inline scalar distance(const polygon2 &shape, const vec2 &point)
{
    return scalar::from_raw(graze_polygon2_distance(&shape.raw(), &point.raw()));
}

inline bool overlaps(const polygon2 &shape, const segment2 &line)
{
    return graze_polygon2_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const polygon2 &shape, const ray2 &line)
{
    return graze_polygon2_overlaps_ray(&shape.raw(), &line.raw());
}
inline line_hit2 linecast(const polygon2 &shape, const segment2 &line)
{
    return {graze_polygon2_linecast, shape, line};
}
inline line_hit2 linecast_exit(const polygon2 &shape, const segment2 &line)
{
    return {graze_polygon2_linecast_exit, shape, line};
}
inline ray_hit2 raycast(const polygon2 &shape, const ray2 &line) { return {graze_polygon2_raycast, shape, line}; }
inline ray_hit2 raycast_exit(const polygon2 &shape, const ray2 &line)
{
    return {graze_polygon2_raycast_exit, shape, line};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
