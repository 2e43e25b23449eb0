/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The capsule, a segment with a radius: all points whose distance from the core is at most radius.
 *
 * The surface belongs to the capsule. A capsule whose core is one point is a sphere, a capsule of
 * radius 0 is a segment, and a capsule of negative radius is empty. A capsule with its ends swapped
 * is the same set: in the fixed build every result here is the same.
 *
 * In the fixed build every result is exact, for every capsule and every other shape, including
 * opposite corners of the world. Shapes that touch overlap; shapes that are any farther apart do
 * not.
 *
 * In the float build the fourth powers of these lengths must be finite: of the core, of the segment
 * or dir, and of the way from the start of one to the start of the other. So they should be less
 * than 2^31. If one is not finite, or a number is NaN, the answer is false. A power that vanishes
 * counts as 0: a core counts as a point where its square vanishes, and two cores as parallel where
 * the square of their cross product does, which happens at lengths of 2^-37. For ordinary floats
 * line.h says within which distance of the border an answer can be wrong.
 */
#ifndef GRAZE_CAPSULE_H
#define GRAZE_CAPSULE_H

#include "sphere.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A capsule. */
typedef struct graze_capsule {
    graze_segment core;  /**< The segment in its middle, in either direction. */
    graze_scalar radius; /**< The radius; a negative one makes the capsule empty. */
} graze_capsule;

/** True if the point is in the capsule or on its surface. */
bool graze_capsule_contains_point(const graze_capsule *capsule, const graze_vec3 *point);

/**
 * @name Shapes that have a point in common with a capsule
 *
 * An empty shape has no point in common with any other.
 * @{
 */

/** True if the segment and the capsule have a point in common. */
bool graze_capsule_overlaps_segment(const graze_capsule *capsule, const graze_segment *segment);

/** True if the ray and the capsule have a point in common. */
bool graze_capsule_overlaps_ray(const graze_capsule *capsule, const graze_ray *ray);

/** True if the sphere and the capsule have a point in common. */
bool graze_capsule_overlaps_sphere(const graze_capsule *capsule, const graze_sphere *sphere);

/**
 * True if the capsules have a point in common. In the fixed build their order does not matter; in
 * the float build it may, where they nearly touch.
 */
bool graze_capsule_overlaps_capsule(const graze_capsule *a, const graze_capsule *b);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
