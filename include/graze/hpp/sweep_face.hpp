/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Spheres that move at triangles and parallelograms: sweep_face.h says what they meet, and how the place
 * rounds.
 */
#ifndef GRAZE_HPP_SWEEP_FACE_HPP
#define GRAZE_HPP_SWEEP_FACE_HPP

#include "../sweep_face.h"
#include "parallelogram.hpp"
#include "sweep.hpp"
#include "triangle.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

inline sweep_hit spherecast(const triangle &shape, const sphere &mover, const vec3 &motion)
{
    return {graze_triangle_spherecast, shape, mover, motion};
}

inline sweep_hit spherecast(const parallelogram &shape, const sphere &mover, const vec3 &motion)
{
    return {graze_parallelogram_spherecast, shape, mover, motion};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
