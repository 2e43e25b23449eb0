/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Moves that free a shape which overlaps another. separate.h says what overlaps, and how a move rounds.
 *
 *     if (graze::separation out = separate(wall, crate))
 *         place += out.move();
 */
#ifndef GRAZE_HPP_SEPARATE_HPP
#define GRAZE_HPP_SEPARATE_HPP

#include "../separate.h"
#include "aabb.hpp"
#include "capsule.hpp"
#include "plane.hpp"
#include "capsule2.hpp"
#include "polygon2.hpp"
#include "mesh.hpp"
#include "obb.hpp"
#include "rect.hpp"
#include "segment2.hpp"
#include "triangle.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** What a mover has to do: graze_separation. */
enum class separated : graze_separation {
    free = GRAZE_FREE,        /**< Nothing: it does not overlap. */
    moved = GRAZE_MOVED,      /**< It moves, and is free then. */
    no_place = GRAZE_NO_PLACE /**< It overlaps, and no place is free. */
};

namespace detail {

/** The result and, if it is `moved`, the move and the normal; else these are 0. */
template <class Vec> class separation {
public:
    /** Calls this routine of C. */
    template <class First, class... Parameters, class... Arguments>
    separation(graze_separation (*routine)(First, Parameters...), const Arguments &...arguments)
        : result_(routine(to_c(arguments)..., &move_.raw(), &normal_.raw()))
    {
    }

    constexpr graze::separated result() const { return static_cast<separated>(result_); }
    constexpr explicit operator bool() const { return result_ == GRAZE_MOVED; }
    constexpr const Vec &move() const { return move_; }
    constexpr const Vec &normal() const { return normal_; }

private:
    Vec move_, normal_;
    graze_separation result_;
};

} // namespace detail

using separation = detail::separation<vec3>;
using separation2 = detail::separation<vec2>;

inline separation separate(const aabb &target, const aabb &mover) { return {graze_aabb_separate_aabb, target, mover}; }
inline separation separate(const aabb &target, const sphere &mover)
{
    return {graze_aabb_separate_sphere, target, mover};
}
inline separation separate(const sphere &target, const sphere &mover)
{
    return {graze_sphere_separate_sphere, target, mover};
}
/** To the side of the mover's center, or to that of a point where it was before. */
inline separation separate(const triangle &target, const sphere &mover)
{
    return {graze_triangle_separate_sphere, target, mover, static_cast<const graze_vec3 *>(nullptr)};
}
inline separation separate(const triangle &target, const sphere &mover, const vec3 &from)
{
    return {graze_triangle_separate_sphere, target, mover, from};
}
/** To the side of the mover's center, or to that of a point where it was before. */
inline separation separate(const triangle &target, const capsule &mover)
{
    return {graze_triangle_separate_capsule, target, mover, static_cast<const graze_vec3 *>(nullptr)};
}
inline separation separate(const triangle &target, const capsule &mover, const vec3 &before)
{
    return {graze_triangle_separate_capsule, target, mover, before};
}
/** To the side of the mover's center, or to that of a point where it was before. */
inline separation separate(const plane &target, const sphere &mover)
{
    return {graze_plane_separate_sphere, target, mover, static_cast<const graze_vec3 *>(nullptr)};
}
inline separation separate(const plane &target, const sphere &mover, const vec3 &before)
{
    return {graze_plane_separate_sphere, target, mover, before};
}
inline separation separate(const plane &target, const capsule &mover)
{
    return {graze_plane_separate_capsule, target, mover, static_cast<const graze_vec3 *>(nullptr)};
}
inline separation separate(const plane &target, const capsule &mover, const vec3 &before)
{
    return {graze_plane_separate_capsule, target, mover, before};
}
inline separation separate(const capsule &target, const sphere &mover)
{
    return {graze_capsule_separate_sphere, target, mover};
}
inline separation separate(const sphere &target, const capsule &mover)
{
    return {graze_sphere_separate_capsule, target, mover};
}
inline separation separate(const capsule &target, const capsule &mover)
{
    return {graze_capsule_separate_capsule, target, mover};
}
inline separation separate(const aabb &target, const capsule &mover)
{
    return {graze_aabb_separate_capsule, target, mover};
}
inline separation separate(const obb &target, const sphere &mover)
{
    return {graze_obb_separate_sphere, target, mover};
}
inline separation separate(const obb &target, const capsule &mover)
{
    return {graze_obb_separate_capsule, target, mover};
}
/** To the sides of the faces where the mover's center is, or a point where it was before. */
inline separation separate(const mesh &target, const sphere &mover)
{
    return {graze_mesh_separate_sphere, target, mover, static_cast<const graze_vec3 *>(nullptr)};
}
inline separation separate(const mesh &target, const sphere &mover, const vec3 &before)
{
    return {graze_mesh_separate_sphere, target, mover, before};
}
/** To the sides of the faces where the mover's center is, or a point where it was before. */
inline separation separate(const mesh &target, const capsule &mover)
{
    return {graze_mesh_separate_capsule, target, mover, static_cast<const graze_vec3 *>(nullptr)};
}
inline separation separate(const mesh &target, const capsule &mover, const vec3 &before)
{
    return {graze_mesh_separate_capsule, target, mover, before};
}
inline separation2 separate(const rect &target, const circle &mover)
{
    return {graze_rect_separate_circle, target, mover};
}
inline separation2 separate(const circle &target, const circle &mover)
{
    return {graze_circle_separate_circle, target, mover};
}
inline separation2 separate(const rect &target, const rect &mover) { return {graze_rect_separate_rect, target, mover}; }

inline separation2 separate(const circle &target, const capsule2 &mover)
{
    return {graze_circle_separate_capsule2, target, mover};
}
inline separation2 separate(const rect &target, const capsule2 &mover)
{
    return {graze_rect_separate_capsule2, target, mover};
}
inline separation2 separate(const polygon2 &target, const circle &mover)
{
    return {graze_polygon2_separate_circle, target, mover};
}
inline separation2 separate(const polygon2 &target, const capsule2 &mover)
{
    return {graze_polygon2_separate_capsule2, target, mover};
}
/** Out of a wall: to the side of the mover's center, or to that of a point where it was before. */
inline separation2 separate(const segment2 &target, const circle &mover)
{
    return {graze_segment2_separate_circle, target, mover, static_cast<const graze_vec2 *>(nullptr)};
}
inline separation2 separate(const segment2 &target, const circle &mover, const vec2 &before)
{
    return {graze_segment2_separate_circle, target, mover, before};
}
inline separation2 separate(const segment2 &target, const capsule2 &mover)
{
    return {graze_segment2_separate_capsule2, target, mover, static_cast<const graze_vec2 *>(nullptr)};
}
inline separation2 separate(const segment2 &target, const capsule2 &mover, const vec2 &before)
{
    return {graze_segment2_separate_capsule2, target, mover, before};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
