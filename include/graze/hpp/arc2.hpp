/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Discs that drive along arcs in the plane. arc2.h says what they meet, and how the turn rounds.
 *
 *     if (graze::arc_stop2 stop = arccast(wall, arc, radius))
 *         place = point_at(arc, stop.turn());
 */
#ifndef GRAZE_HPP_ARC2_HPP
#define GRAZE_HPP_ARC2_HPP

#include "../arc2.h"
#include "circle.hpp"
#include "rect.hpp"
#include "segment2.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A way along a circle: graze_arc2. GRAZE_ARC2_TURN is a full turn. */
class arc2 : public detail::c_struct<graze_arc2> {
public:
    using c_struct::c_struct;
    constexpr arc2() = default;
    constexpr arc2(const vec2 &center, const vec2 &start, int32_t turn)
        : c_struct(detail::members, center.raw(), start.raw(), turn)
    {
    }

    constexpr vec2 center() const { return {from_c, raw().center}; }
    constexpr vec2 start() const { return {from_c, raw().start}; }
    constexpr int32_t turn() const { return raw().turn; }
    constexpr void center(const vec2 &point) { raw().center = point.raw(); }
    constexpr void start(const vec2 &point) { raw().start = point.raw(); }
    constexpr void turn(int32_t turn) { raw().turn = turn; }
};

/** The place after that turn from the start. */
inline vec2 point_at(const arc2 &arc, int32_t turn) { return {graze_arc2_point, arc, turn}; }

/** The result of a cast along an arc, and the turn until contact. */
class arc_stop2 {
public:
    /** A miss. */
    constexpr arc_stop2() : turn_(0), result_(GRAZE_MISS) {}

    /** Calls this cast of C. After a miss the turn is 0. */
    template <class Shape, class C>
    arc_stop2(graze_result (*routine)(const C *, const graze_arc2 *, graze_scalar, int32_t *), const Shape &shape,
              const arc2 &arc, scalar radius)
        : turn_(0), result_(routine(&shape.raw(), &arc.raw(), radius.raw(), &turn_))
    {
    }

    /** True unless the cast missed. */
    constexpr explicit operator bool() const { return result_ != GRAZE_MISS; }

    constexpr graze::result result() const { return static_cast<graze::result>(result_); }
    constexpr int32_t turn() const { return turn_; }

private:
    int32_t turn_;
    graze_result result_;
};

inline arc_stop2 arccast(const segment2 &shape, const arc2 &arc, scalar radius)
{
    return {graze_segment2_arccast, shape, arc, radius};
}

inline arc_stop2 arccast(const circle &shape, const arc2 &arc, scalar radius)
{
    return {graze_circle_arccast, shape, arc, radius};
}

inline arc_stop2 arccast(const rect &shape, const arc2 &arc, scalar radius)
{
    return {graze_rect_arccast, shape, arc, radius};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
