/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Planes of contact, and motions along them. contact.h says which planes there are.
 *
 *     graze::plane planes[8];
 *     const uint32_t found = planes_of(ground, player, margin, planes, 8);
 *     motion = clip(motion, {planes, std::min(found, 8u)});
 */
#ifndef GRAZE_HPP_CONTACT_HPP
#define GRAZE_HPP_CONTACT_HPP

#include "../contact.h"
#include "aabb.hpp"
#include "capsule.hpp"
#include "mesh.hpp"
#include "obb.hpp"
#include "plane.hpp"
#include "sphere.hpp"
#include "triangle.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** The motion closest to this one that goes into none of the planes. */
inline vec3 clip(const vec3 &motion, array_view<plane> planes)
{
    return {from_c, graze_vec3_clip(motion.raw(), detail::c_array(planes.data()), planes.size())};
}

/** Returns how many planes of contact there are, and writes the first `most`. */
inline uint32_t planes_of(const plane &target, const sphere &mover, scalar margin, plane *planes, uint32_t most)
{
    return graze_plane_planes_of_sphere(&target.raw(), &mover.raw(), margin.raw(),
                                        planes == nullptr ? nullptr : &planes->raw(), most);
}
inline uint32_t planes_of(const plane &target, const capsule &mover, scalar margin, plane *planes, uint32_t most)
{
    return graze_plane_planes_of_capsule(&target.raw(), &mover.raw(), margin.raw(),
                                         planes == nullptr ? nullptr : &planes->raw(), most);
}
inline uint32_t planes_of(const aabb &target, const sphere &mover, scalar margin, plane *planes, uint32_t most)
{
    return graze_aabb_planes_of_sphere(&target.raw(), &mover.raw(), margin.raw(),
                                       planes == nullptr ? nullptr : &planes->raw(), most);
}
inline uint32_t planes_of(const obb &target, const sphere &mover, scalar margin, plane *planes, uint32_t most)
{
    return graze_obb_planes_of_sphere(&target.raw(), &mover.raw(), margin.raw(),
                                      planes == nullptr ? nullptr : &planes->raw(), most);
}
inline uint32_t planes_of(const sphere &target, const sphere &mover, scalar margin, plane *planes, uint32_t most)
{
    return graze_sphere_planes_of_sphere(&target.raw(), &mover.raw(), margin.raw(),
                                         planes == nullptr ? nullptr : &planes->raw(), most);
}
inline uint32_t planes_of(const capsule &target, const sphere &mover, scalar margin, plane *planes, uint32_t most)
{
    return graze_capsule_planes_of_sphere(&target.raw(), &mover.raw(), margin.raw(),
                                          planes == nullptr ? nullptr : &planes->raw(), most);
}
inline uint32_t planes_of(const sphere &target, const capsule &mover, scalar margin, plane *planes, uint32_t most)
{
    return graze_sphere_planes_of_capsule(&target.raw(), &mover.raw(), margin.raw(),
                                          planes == nullptr ? nullptr : &planes->raw(), most);
}
inline uint32_t planes_of(const capsule &target, const capsule &mover, scalar margin, plane *planes, uint32_t most)
{
    return graze_capsule_planes_of_capsule(&target.raw(), &mover.raw(), margin.raw(),
                                           planes == nullptr ? nullptr : &planes->raw(), most);
}
inline uint32_t planes_of(const triangle &target, const sphere &mover, scalar margin, plane *planes, uint32_t most)
{
    return graze_triangle_planes_of_sphere(&target.raw(), &mover.raw(), margin.raw(),
                                           planes == nullptr ? nullptr : &planes->raw(), most);
}
inline uint32_t planes_of(const mesh &target, const sphere &mover, scalar margin, plane *planes, uint32_t most)
{
    return graze_mesh_planes_of_sphere(&target.raw(), &mover.raw(), margin.raw(),
                                       planes == nullptr ? nullptr : &planes->raw(), most);
}
inline uint32_t planes_of(const triangle &target, const capsule &mover, scalar margin, plane *planes, uint32_t most)
{
    return graze_triangle_planes_of_capsule(&target.raw(), &mover.raw(), margin.raw(),
                                            planes == nullptr ? nullptr : &planes->raw(), most);
}
inline uint32_t planes_of(const mesh &target, const capsule &mover, scalar margin, plane *planes, uint32_t most)
{
    return graze_mesh_planes_of_capsule(&target.raw(), &mover.raw(), margin.raw(),
                                        planes == nullptr ? nullptr : &planes->raw(), most);
}
inline uint32_t planes_of(const aabb &target, const capsule &mover, scalar margin, plane *planes, uint32_t most)
{
    return graze_aabb_planes_of_capsule(&target.raw(), &mover.raw(), margin.raw(),
                                        planes == nullptr ? nullptr : &planes->raw(), most);
}
inline uint32_t planes_of(const obb &target, const capsule &mover, scalar margin, plane *planes, uint32_t most)
{
    return graze_obb_planes_of_capsule(&target.raw(), &mover.raw(), margin.raw(),
                                       planes == nullptr ? nullptr : &planes->raw(), most);
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
