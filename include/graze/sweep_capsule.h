/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Capsules that move in space and do not turn: whether, where and on what they stop.
 *
 * graze_TARGET_capsulecast: the target stays where it is, and the capsule moves by `motion`. If both
 * move, subtract the motion of the target. The table and the promises of sweep.h hold for the
 * capsule, in place of the sphere, with these words:
 *
 *     sphere                     capsule
 *     -------------------------  -------------------------------------------------------------------
 *     How near it is             The least distance of the core from the target. At a plane, a core
 *                                with one end strictly in front and the other one strictly behind is
 *                                GRAZE_INSIDE, also if the radius is 0
 *     The start, and `center`    Where the end core.a starts, and where it stops
 *     Radius 0                   A segment that moves. It meets a plane with one of its ends, and
 *                                enters when that end crosses. A segment in the plane is in touch, and
 *                                is GRAZE_TOUCH at 0 wherever it moves. A segment enters a sphere when
 *                                a point of it comes nearer than the radius of the sphere
 *     Both radii 0               The segment passes the point: GRAZE_TOUCH or GRAZE_MISS
 *     A negative radius          The empty set: GRAZE_MISS
 *
 * The whole capsule moves by one vector. On an axis on which an end of the core would leave the
 * world, the motion ends where that end is at the border. In the small world (GRAZE_SMALL_WORLD)
 * that is the border of the small world. In the float build the world has no border, and a path with
 * an infinite number is GRAZE_MISS.
 *
 * The capsule at `center` is the capsule moved by center - core.a: both ends of its core are in the
 * world, and it does not overlap the target. A capsule that starts in touch stays where it is. A
 * capsule whose core is one point has the hits of the sphere, bit for bit in the fixed build.
 *
 * Each target of this header is one face: the feature is GRAZE_FEATURE_FACE, and the index 0.
 */
#ifndef GRAZE_SWEEP_CAPSULE_H
#define GRAZE_SWEEP_CAPSULE_H

#include "capsule.h"
#include "plane.h"
#include "sphere.h"
#include "sweep.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The greatest error of a coordinate of `point` at a sphere, in raw units of the fixed build. */
#define GRAZE_CAPSULECAST_POINT_BOUND 2.0

/**
 * @name Capsules that move
 *
 * The hit may be NULL; then no root is computed and nothing is divided. A miss does not change the
 * hit.
 * @{
 */

/**
 * Finds where a capsule that moves meets a plane. The plane is a face without edges: the capsule
 * starts on one side, and stops there when its nearest end is at the distance of its radius. With a
 * zero normal the structure is no plane: GRAZE_MISS.
 *
 * `point` is below the end of the core that is nearest to the plane, or below core.a if both ends are
 * as near. It is within GRAZE_SWEEP_POINT_BOUND, and may saturate, as for a sphere. The normal of the
 * hit is the unit normal that points to the side of the start, or to the front if the radius is 0 and
 * the core lies in the plane. It is within GRAZE_NORMALIZE_BOUND.
 */
graze_result graze_plane_capsulecast(const graze_plane *plane, const graze_capsule *capsule,
                                     graze_vec3 motion, graze_sweep_hit *hit);

/**
 * Finds where a capsule that moves meets a sphere. The normal is that of the sphere, and points to
 * the nearest place of the core. It is as exact as that of a capsule whose radius is the sum of both
 * radii, and 0 if that sum is 0.
 */
graze_result graze_sphere_capsulecast(const graze_sphere *target, const graze_capsule *capsule,
                                      graze_vec3 motion, graze_sweep_hit *hit);

/**
 * Finds where a capsule that moves meets another one, the target. The capsule comes nearer than the
 * sum of both radii if the cores do; with both radii 0 they are two segments, which pass through each
 * other: GRAZE_TOUCH or GRAZE_MISS. If the core of the target is one point, the hits are those of the
 * sphere.
 *
 * The normal leads from the core of the target to that of the capsule, where they are nearest. It is
 * as exact as that of a capsule whose radius is the sum of both radii, and 0 if that sum is 0. Cores
 * that are nearly parallel are nearly as close at many places: `point` is one of these, so it is at
 * most GRAZE_CAPSULECAST_POINT_BOUND raw units from the surfaces of both, the target and the capsule
 * where it exactly stops.
 */
graze_result graze_capsule_capsulecast(const graze_capsule *target, const graze_capsule *capsule,
                                       graze_vec3 motion, graze_sweep_hit *hit);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
