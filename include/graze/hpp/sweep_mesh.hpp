/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Spheres that move at a mesh. sweep_mesh.h says which face stops them.
 */
#ifndef GRAZE_HPP_SWEEP_MESH_HPP
#define GRAZE_HPP_SWEEP_MESH_HPP

#include "../sweep_mesh.h"
#include "indexed.hpp"
#include "mesh.hpp"
#include "sweep_face.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** The face that stops a sphere; index() is its number. */
inline indexed<sweep_hit> spherecast(const mesh &shape, const sphere &mover, const vec3 &motion)
{
    return {graze_mesh_spherecast, shape, mover, motion};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
