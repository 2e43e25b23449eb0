/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Capsules that move in space. sweep_capsule.h says what they meet, and where they stop.
 *
 *     if (graze::sweep_hit stop = capsulecast(wall, body, motion))
 *         place = stop.center();
 */
#ifndef GRAZE_HPP_SWEEP_CAPSULE_HPP
#define GRAZE_HPP_SWEEP_CAPSULE_HPP

#include "../sweep_capsule.h"
#include "sweep.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

inline sweep_hit capsulecast(const plane &shape, const capsule &mover, const vec3 &motion)
{
    return {graze_plane_capsulecast, shape, mover, motion};
}

inline sweep_hit capsulecast(const sphere &target, const capsule &mover, const vec3 &motion)
{
    return {graze_sphere_capsulecast, target, mover, motion};
}

inline sweep_hit capsulecast(const capsule &target, const capsule &mover, const vec3 &motion)
{
    return {graze_capsule_capsulecast, target, mover, motion};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
