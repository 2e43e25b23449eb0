/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Shapes that move in space. sweep.h says what they meet, and how the place rounds.
 *
 *     if (graze::sweep_hit stop = spherecast(wall, ball, motion))
 *         place = stop.center();
 */
#ifndef GRAZE_HPP_SWEEP_HPP
#define GRAZE_HPP_SWEEP_HPP

#include "../sweep.h"
#include "aabb.hpp"
#include "capsule.hpp"
#include "plane.hpp"
#include "sphere.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** Where a shape that moves meets a target: graze_sweep_hit. */
class sweep_hit : public detail::hit<graze_sweep_hit, vec3> {
public:
    constexpr sweep_hit() = default;

    /** Calls this cast of C. After a miss the numbers of the hit are unspecified. */
    template <class C, class Moving, class Shape, class Mover>
    sweep_hit(graze_result (*routine)(const C *, const Moving *, graze_vec3, graze_sweep_hit *), const Shape &shape,
              const Mover &mover, const vec3 &motion)
        : hit(detail::unwritten)
    {
        set_result(routine(&shape.raw(), &mover.raw(), motion.raw(), &raw()));
    }

    constexpr vec3 center() const { return {from_c, raw().center}; }
    constexpr graze::fraction fraction() const { return graze::fraction::from_raw(raw().fraction); }
    constexpr graze::feature feature() const { return static_cast<graze::feature>(raw().feature); }
    constexpr int32_t index() const { return raw().index; }
};

inline sweep_hit spherecast(const plane &shape, const sphere &mover, const vec3 &motion)
{
    return {graze_plane_spherecast, shape, mover, motion};
}

inline sweep_hit spherecast(const sphere &target, const sphere &mover, const vec3 &motion)
{
    return {graze_sphere_spherecast, target, mover, motion};
}

inline sweep_hit spherecast(const capsule &shape, const sphere &mover, const vec3 &motion)
{
    return {graze_capsule_spherecast, shape, mover, motion};
}

inline sweep_hit spherecast(const aabb &shape, const sphere &mover, const vec3 &motion)
{
    return {graze_aabb_spherecast, shape, mover, motion};
}

inline sweep_hit aabbcast(const aabb &shape, const aabb &mover, const vec3 &motion)
{
    return {graze_aabb_aabbcast, shape, mover, motion};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
