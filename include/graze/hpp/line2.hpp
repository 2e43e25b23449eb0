/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Lines in the plane, and their hits.
 */
#ifndef GRAZE_HPP_LINE2_HPP
#define GRAZE_HPP_LINE2_HPP

#include "../line2.h"
#include "line.hpp"
#include "vec2.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** All points from a to b, both included: graze_segment2. It is also the wall of segment2.hpp. */
class segment2 : public detail::c_struct<graze_segment2> {
public:
    using c_struct::c_struct;
    constexpr segment2() = default;
    constexpr segment2(const vec2 &a, const vec2 &b) : c_struct(detail::members, a.raw(), b.raw()) {}

    constexpr vec2 a() const { return {from_c, raw().a}; }
    constexpr vec2 b() const { return {from_c, raw().b}; }
    constexpr void a(const vec2 &point) { raw().a = point.raw(); }
    constexpr void b(const vec2 &point) { raw().b = point.raw(); }
};

/** All points origin + t * dir with 0 <= t <= t_max: graze_ray2. Without a t_max it has no limit. */
class ray2 : public detail::c_struct<graze_ray2> {
public:
    using c_struct::c_struct;
    constexpr ray2() = default;
    constexpr ray2(const vec2 &origin, const vec2 &dir, scalar t_max = scalar::from_raw(GRAZE_NO_LIMIT))
        : c_struct(detail::members, origin.raw(), dir.raw(), t_max.raw())
    {
    }

    constexpr vec2 origin() const { return {from_c, raw().origin}; }
    constexpr vec2 dir() const { return {from_c, raw().dir}; }
    constexpr scalar t_max() const { return number(raw().t_max); }
    constexpr void origin(const vec2 &point) { raw().origin = point.raw(); }
    constexpr void dir(const vec2 &direction) { raw().dir = direction.raw(); }
    constexpr void t_max(scalar t) { raw().t_max = t.raw(); }
};

/** Where a segment hits a circle or a rectangle: graze_line_hit2. A hit of a wall becomes one. */
class line_hit2 : public detail::hit<graze_line_hit2, vec2> {
public:
    using hit::hit;
    constexpr line_hit2() = default;
    constexpr graze::fraction fraction() const { return graze::fraction::from_raw(raw().fraction); }
};

/**
 * Where a ray hits a circle or a rectangle: graze_ray_hit2. A hit of a wall becomes one. The hit of a segment becomes
 * one if you say so, as graze_ray_hit2_from_line_hit2, which rounds.
 */
class ray_hit2 : public detail::hit<graze_ray_hit2, vec2> {
public:
    using hit::hit;
    constexpr ray_hit2() = default;
    explicit ray_hit2(const line_hit2 &from) : hit(detail::unwritten, from.result())
    {
        if (from)
            graze_ray_hit2_from_line_hit2(&from.raw(), &raw());
    }
    constexpr scalar t() const { return number(raw().t); }
};

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
