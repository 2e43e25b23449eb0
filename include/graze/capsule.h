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
 * line.h says how close to the border an answer can be wrong.
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

/**
 * The greatest error of a coordinate of a point, of `t` and of `fraction`, in raw units of the
 * fixed build.
 */
#define GRAZE_CAPSULE_POINT_BOUND 0.501
/**
 * The greatest error of a component of a normal, in raw units of the fixed build, for a radius
 * given in raw units: 0.502 for a radius of one unit or more. No component is ever greater than
 * GRAZE_ONE in size.
 */
#define GRAZE_CAPSULE_NORMAL_BOUND(radius) (0.501 + 64.0 / (radius))

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

/**
 * @name Points and a capsule
 *
 * A capsule whose core is one point has the results of the sphere, bit for bit. The result may
 * alias an argument. In the float build the squares of the length of the core, and of the way from
 * its ends to the point, must be finite: otherwise, and if a number is NaN, the result is NaN, or
 * saturates as that of a sphere.
 * @{
 */

/**
 * Computes the point of the capsule that is nearest to `point`. The result is `point` itself if it
 * is inside, or if the capsule is empty. A result on the surface is within
 * GRAZE_CAPSULE_POINT_BOUND on each axis. So the rounded result may lie just outside the capsule,
 * and the closest point of the result may be a different point.
 */
void graze_capsule_closest_point(const graze_capsule *capsule, const graze_vec3 *point,
                                 graze_vec3 *nearest);

/**
 * Returns the distance from the point to the capsule, 0 if the point is inside. Rounded once, to
 * nearest, so the error is at most half a raw unit; as for a segment, the exact distance is never
 * halfway between two raw units. The result is also 0 just outside, if the exact distance is less
 * than half a raw unit: use graze_capsule_contains_point to decide. Saturates at GRAZE_SCALAR_MAX,
 * which is also returned for an empty capsule.
 *
 * In the float build it is within 8 u S, of line.h, of the exact one, and a closest point on the
 * surface is at most as far off the surface.
 */
graze_scalar graze_capsule_distance(const graze_capsule *capsule, const graze_vec3 *point);

/**
 * Computes a point to continue from after a hit: strictly outside the capsule, on the side that
 * the normal of the hit names.
 *
 * The result is `point`, moved along one axis: the axis on which `normal`, as it is passed, has
 * the greatest component in size; of equal ones the first of x, y, z. On that axis the result is
 * the first raw unit beyond the capsule on the side that the sign of the component names, wherever
 * `point` is on that axis. In the float build it is a little farther out, about 2^-20 of the
 * radius, of the core and of the coordinates, and more if the line nearly touches. At the end of
 * the world nothing is beyond, and the result is at the end of the world.
 *
 * The point is unchanged if `normal` is 0, as for GRAZE_INSIDE, if the capsule is empty, or if the
 * line through `point` along that axis misses the capsule. If that line touches the capsule, the
 * point is moved.
 */
void graze_capsule_off_surface(const graze_capsule *capsule, const graze_vec3 *point,
                               const graze_vec3 *normal, graze_vec3 *off);

/** @} */

/**
 * @name Lines against a capsule
 *
 * The hit may be NULL; then no root is computed and nothing is divided. A miss does not change
 * the hit. The normal points from the core to the exact point of the hit; for a capsule of radius 0
 * the normal is 0. For a hit far along a ray `t` saturates, and a point outside the world is
 * clamped to the end of the world. In the fixed build a capsule whose core is one point has the
 * hits of the sphere, to the last bit.
 * @{
 */

/** Finds the first point of the segment in the capsule. */
graze_result graze_capsule_linecast(const graze_capsule *capsule, const graze_segment *segment,
                                    graze_line_hit *hit);

/**
 * Finds the last point of the segment in the capsule. GRAZE_INSIDE: the segment ends in the
 * interior.
 */
graze_result graze_capsule_linecast_exit(const graze_capsule *capsule, const graze_segment *segment,
                                         graze_line_hit *hit);

/** Finds the first point of the ray in the capsule. */
graze_result graze_capsule_raycast(const graze_capsule *capsule, const graze_ray *ray,
                                   graze_ray_hit *hit);

/**
 * Finds the last point of the ray in the capsule. GRAZE_INSIDE: the ray ends, at t_max, in the
 * interior.
 */
graze_result graze_capsule_raycast_exit(const graze_capsule *capsule, const graze_ray *ray,
                                        graze_ray_hit *hit);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
