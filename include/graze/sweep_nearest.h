/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The nearest of many for shapes that move in space: which shape of an array stops the mover, and
 * where.
 *
 * The array belongs to the caller and is only read, so it may stay in flash. Nothing is allocated, and
 * there are no callbacks. Each shape of the array is a target, as in sweep.h, which has the table of
 * results and defines the hit.
 *
 * The result is the greatest of the results of all targets, in the order GRAZE_MISS, GRAZE_TOUCH,
 * GRAZE_HIT, GRAZE_INSIDE. It is exact. `index` is that of the target which has this result with the
 * least fraction; of equal fractions the first in the array counts. The fraction is the rounded number
 * of the hit. `hit` is the hit of the cast at that target alone, except for `center`: see below. Either
 * pointer may be NULL. A miss sets `index` to GRAZE_NO_INDEX and does not change `hit`. A count of 0 is
 * a miss.
 *
 * A target that the mover only touches does not stop it. So GRAZE_HIT counts before GRAZE_TOUCH, even
 * if the touch comes first: a ball that rolls along a floor is in touch with the floor from the start,
 * and the wall at which it stops is the answer. In nearest.h a line ends at the first target that it
 * touches; there both results count alike. GRAZE_INSIDE counts before GRAZE_HIT, so any other result
 * says that the mover overlaps no target at the start.
 *
 * `center`: where the mover stops at one target, rounding may move it into another, for example in the
 * corner between two of them. A target is near a place if its bounding box has a point in common with
 * the bounding box of the mover there, grown by 8 raw units on each side; for a ball whose radius is 0 or
 * 1 raw unit each target is near. A place is free if a cast from the start to that place is neither
 * GRAZE_HIT nor GRAZE_INSIDE at any target near it. `center` is the first free place of these:
 *
 *   1. `center` of the cast at the target `index` alone. Where the way to it on an axis is longer than
 *      a scalar, it is one raw unit nearer to the start.
 *   2. The places before it on the way from the start: by 4^-14, 4^-13 ... 4^-1 of that way, on each
 *      axis a whole number of raw units, rounded toward 0.
 *   3. The start, which is always free.
 *
 * So `center` is within the bound of sweep.h, unless a target is in the way there; then it is mostly a
 * few raw units earlier. The mover stays at the start if no place before is free: this may happen in a
 * slot that is exactly as wide as the mover, and to a ball of radius 0 or 1 raw unit that moves along a
 * target, less than a raw unit off it. The other members of the hit remain those of the cast.
 *
 * What the fixed build promises, for all numbers, including opposite corners of the world:
 *
 *   1. The result is exact.
 *   2. Except for GRAZE_INSIDE, the mover at `center` overlaps no target of the array.
 *   3. The mover at `center` is behind no target. On the way there it enters none, or clips one by less
 *      than GRAZE_SWEEP_CENTER_BOUND raw units on an axis. A ball whose radius is 0 or 1 raw unit clips
 *      none.
 *   4. A cast from `center` to the same end, of which the motion is the end less `center`, is never
 *      GRAZE_INSIDE. It is not GRAZE_MISS if at the end the mover overlaps a target, or if the way
 *      from `center` to the end crosses one. Only where the difference saturates, the way is shorter.
 *
 * So a mover that stops at `center` is in no target and behind none, and a target that it leaves does
 * not hold it.
 *
 * Among many targets the routines need fewer instructions than a loop over casts. They skip each target
 * that does not reach the box around the mover and its way; after a GRAZE_HIT that box ends where the
 * mover stops. So a short motion among many targets costs least, and an array is searched fastest if near
 * targets come first. If both pointers are NULL, no root is computed and nothing is divided. Leave the
 * shape of the mover itself out of the array: the mover would be GRAZE_INSIDE it.
 *
 * In the float build the casts are rounded, and so is the test whether a place is free. All numbers of a
 * hit are finite. The search skips no target, the bounding box of the mover grows by 2^-18 of its
 * greatest coordinate on each axis, and each target is near for a ball of radius 0 only.
 */
#ifndef GRAZE_SWEEP_NEAREST_H
#define GRAZE_SWEEP_NEAREST_H

#include "sweep_face.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Finds the box that stops a sphere. */
graze_result graze_nearest_aabb_spherecast(const graze_aabb *boxes, uint32_t count,
                                           const graze_sphere *sphere, graze_vec3 motion,
                                           uint32_t *index, graze_sweep_hit *hit);

/** Finds the sphere of the array that stops another sphere. */
graze_result graze_nearest_sphere_spherecast(const graze_sphere *targets, uint32_t count,
                                             const graze_sphere *sphere, graze_vec3 motion,
                                             uint32_t *index, graze_sweep_hit *hit);

/** Finds the capsule that stops a sphere. */
graze_result graze_nearest_capsule_spherecast(const graze_capsule *capsules, uint32_t count,
                                              const graze_sphere *sphere, graze_vec3 motion,
                                              uint32_t *index, graze_sweep_hit *hit);

/**
 * Finds the triangle that stops a sphere. sweep_face.h defines the hit: the features, the normal and
 * their bounds. If a sphere rolls along triangles in one plane, in touch with them, none of them stops
 * it, also where it passes from one to the next: each result is GRAZE_TOUCH or GRAZE_MISS.
 *
 * A sphere of radius 0 is a point. Where a triangle stops it, a place on any triangle is not free either,
 * unless the sphere starts on that triangle: from there it would get through. So it stops strictly on the
 * side of its start of each triangle that it comes to, also where triangles have a common edge. A point
 * that moves in the plane of a triangle misses it.
 */
graze_result graze_nearest_triangle_spherecast(const graze_triangle *triangles, uint32_t count,
                                               const graze_sphere *sphere, graze_vec3 motion,
                                               uint32_t *index, graze_sweep_hit *hit);

/**
 * Finds the box that stops another box. `center` is where mover->min stops. The mover is in exact touch
 * with the box `index` there, unless `center` is one of the earlier places. That is rare: the way to it
 * clips another box, or the motion is 2^30 raw units or more on an axis, where unequal ways may have
 * equal fractions.
 */
graze_result graze_nearest_aabb_aabbcast(const graze_aabb *boxes, uint32_t count,
                                         const graze_aabb *mover, graze_vec3 motion,
                                         uint32_t *index, graze_sweep_hit *hit);

#ifdef __cplusplus
}
#endif

#endif
