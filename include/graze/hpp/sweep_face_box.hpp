/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Boxes that move at a triangle. sweep_face_box.h says what they meet, and how the place rounds.
 */
#ifndef GRAZE_HPP_SWEEP_FACE_BOX_HPP
#define GRAZE_HPP_SWEEP_FACE_BOX_HPP

#include "../sweep_face_box.h"
#include "sweep.hpp"
#include "triangle.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

inline sweep_hit aabbcast(const triangle &face, const aabb &mover, const vec3 &motion)
{
    return {graze_triangle_aabbcast, face, mover, motion};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
