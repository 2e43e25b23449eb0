/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The closest points of two segments in space, and their distance. segment.h says how they round.
 */
#ifndef GRAZE_HPP_SEGMENT_HPP
#define GRAZE_HPP_SEGMENT_HPP

#include "../segment.h"
#include "line.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** The points of two segments that are closest to each other. */
struct closest_pair {
    vec3 on_a, on_b;
};

inline closest_pair closest_points(const segment &a, const segment &b)
{
    closest_pair pair;
    graze_segment_closest_points(&a.raw(), &b.raw(), &pair.on_a.raw(), &pair.on_b.raw());
    return pair;
}
inline scalar distance(const segment &a, const segment &b)
{
    return scalar::from_raw(graze_segment_distance_segment(&a.raw(), &b.raw()));
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
