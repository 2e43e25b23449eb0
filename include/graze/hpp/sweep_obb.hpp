/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Shapes that move in space, at oriented boxes. sweep_obb.h says what they meet, and how the place rounds.
 */
#ifndef GRAZE_HPP_SWEEP_OBB_HPP
#define GRAZE_HPP_SWEEP_OBB_HPP

#include "../sweep_obb.h"
#include "obb.hpp"
#include "sweep.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

inline sweep_hit spherecast(const obb &shape, const sphere &mover, const vec3 &motion)
{
    return {graze_obb_spherecast, shape, mover, motion};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
