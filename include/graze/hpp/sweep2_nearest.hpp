/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The shape of an array that stops a mover in the plane. sweep2_nearest.h says which one counts.
 */
#ifndef GRAZE_HPP_SWEEP2_NEAREST_HPP
#define GRAZE_HPP_SWEEP2_NEAREST_HPP

#include "../sweep2_nearest.h"
#include "indexed.hpp"
#include "sweep2.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

inline indexed<sweep_hit2> nearest_circlecast(array_view<segment2> shapes, const circle &mover, const vec2 &motion)
{
    return {graze_nearest_segment2_circlecast, shapes, mover, motion};
}
inline indexed<sweep_hit2> nearest_circlecast(array_view<circle> shapes, const circle &mover, const vec2 &motion)
{
    return {graze_nearest_circle_circlecast, shapes, mover, motion};
}
inline indexed<sweep_hit2> nearest_circlecast(array_view<capsule2> shapes, const circle &mover, const vec2 &motion)
{
    return {graze_nearest_capsule2_circlecast, shapes, mover, motion};
}
inline indexed<sweep_hit2> nearest_circlecast(array_view<rect> shapes, const circle &mover, const vec2 &motion)
{
    return {graze_nearest_rect_circlecast, shapes, mover, motion};
}
inline indexed<sweep_hit2> nearest_rectcast(array_view<rect> shapes, const rect &mover, const vec2 &motion)
{
    return {graze_nearest_rect_rectcast, shapes, mover, motion};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
