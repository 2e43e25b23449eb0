/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Circles that move in the plane. sweep2.h says what they meet, and how the place rounds.
 *
 *     if (graze::sweep_hit2 stop = circlecast(wall, disc, motion))
 *         place = stop.center();
 */
#ifndef GRAZE_HPP_SWEEP2_HPP
#define GRAZE_HPP_SWEEP2_HPP

#include "../sweep2.h"
#include "circle.hpp"
#include "segment2.hpp"
#include "sweep.hpp" /* feature */

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** Where a circle that moves meets a target: graze_sweep_hit2. */
class sweep_hit2 : public detail::hit<graze_sweep_hit2, vec2> {
public:
    constexpr sweep_hit2() = default;

    /** Calls this cast of C. After a miss the numbers of the hit are unspecified. */
    template <class C, class Shape>
    sweep_hit2(graze_result (*routine)(const C *, const graze_circle *, graze_vec2, graze_sweep_hit2 *),
               const Shape &shape, const circle &mover, const vec2 &motion)
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

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
