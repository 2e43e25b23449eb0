/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Shapes that move in the plane. sweep2.h says what they meet, and how the place rounds.
 *
 *     if (graze::sweep_hit2 stop = circlecast(wall, disc, motion))
 *         place = stop.center();
 */
#ifndef GRAZE_HPP_SWEEP2_HPP
#define GRAZE_HPP_SWEEP2_HPP

#include "../sweep2.h"
#include "capsule2.hpp"
#include "circle.hpp"
#include "polygon2.hpp"
#include "rect.hpp"
#include "segment2.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** Where a shape that moves meets a target: graze_sweep_hit2. */
class sweep_hit2 : public detail::hit<graze_sweep_hit2, vec2> {
public:
    constexpr sweep_hit2() = default;

    /** Calls this cast of C. After a miss the numbers of the hit are unspecified. */
    template <class C, class Moving, class Shape, class Mover>
    sweep_hit2(graze_result (*routine)(const C *, const Moving *, graze_vec2, graze_sweep_hit2 *), const Shape &shape,
               const Mover &mover, const vec2 &motion)
        : hit(detail::unwritten)
    {
        set_result(routine(&shape.raw(), &mover.raw(), motion.raw(), &raw()));
    }

    constexpr vec2 center() const { return {from_c, raw().center}; }
    constexpr graze::fraction fraction() const { return graze::fraction::from_raw(raw().fraction); }
    constexpr graze::feature feature() const { return static_cast<graze::feature>(raw().feature); }
    constexpr int32_t index() const { return raw().index; }
};

inline sweep_hit2 circlecast(const segment2 &shape, const circle &mover, const vec2 &motion)
{
    return {graze_segment2_circlecast, shape, mover, motion};
}

inline sweep_hit2 circlecast(const circle &shape, const circle &mover, const vec2 &motion)
{
    return {graze_circle_circlecast, shape, mover, motion};
}

inline sweep_hit2 circlecast(const capsule2 &shape, const circle &mover, const vec2 &motion)
{
    return {graze_capsule2_circlecast, shape, mover, motion};
}

inline sweep_hit2 circlecast(const rect &shape, const circle &mover, const vec2 &motion)
{
    return {graze_rect_circlecast, shape, mover, motion};
}

inline sweep_hit2 circlecast(const polygon2 &shape, const circle &mover, const vec2 &motion)
{
    return {graze_polygon2_circlecast, shape, mover, motion};
}

inline sweep_hit2 rectcast(const rect &shape, const rect &mover, const vec2 &motion)
{
    return {graze_rect_rectcast, shape, mover, motion};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
