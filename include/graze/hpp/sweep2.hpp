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
class sweep_hit2 : public detail::stop<graze_sweep_hit2, vec2> {
public:
    using stop::stop;
    constexpr sweep_hit2() = default;
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
