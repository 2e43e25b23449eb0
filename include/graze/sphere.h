/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The sphere, a solid ball: all points whose distance from center is at most radius.
 *
 * The surface belongs to the sphere. A sphere of radius 0 is a point; a sphere of negative radius
 * is empty.
 *
 * In the fixed build every predicate and every result of a cast is exact, for every sphere and
 * every line, including opposite corners of the world: a tangent is GRAZE_TOUCH, a line one raw
 * unit farther from the center is a miss, and a line one raw unit nearer is a hit. The policy is
 * the table in line.h. Points on the surface and normals are irrational and cannot be correctly
 * rounded at a bounded cost; they are within the bounds below.
 *
 * In the float build these squares must be finite and must not vanish: the squares of the
 * radius, of the distance of the line's start from the center, and of the run, which is b - a or
 * dir. So the run should have a length from 2^-62 to 2^62. A line with a longer run misses, also
 * if t_max is 0. The square of a shorter run is inexact, and so is the result; if all components
 * of the run are 2^-75 or less in size, the line counts as a point. The result is the one for a
 * line that is moved by a few units in the last place of the distance between start and center.
 * So a sphere smaller than these units is hit or missed by chance, its normal is any vector up
 * to unit length, and the end of a ray has the same error.
 */
#ifndef GRAZE_SPHERE_H
#define GRAZE_SPHERE_H

#include "line.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A sphere. */
typedef struct graze_sphere {
    graze_vec3 center;   /**< The center. */
    graze_scalar radius; /**< The radius; a negative one makes the sphere empty. */
} graze_sphere;

/**
 * The greatest error of a coordinate of a point, of `t` and of `fraction`, in raw units of the
 * fixed build.
 */
#define GRAZE_SPHERE_POINT_BOUND 0.501
/**
 * The greatest error of a component of a normal, in raw units of the fixed build, for a radius
 * given in raw units: 0.502 for a radius of one unit or more. No component is ever greater than
 * GRAZE_ONE in size.
 */
#define GRAZE_SPHERE_NORMAL_BOUND(radius) (0.501 + 64.0 / (radius))

/** True if the point is in the sphere or on its surface. */
bool graze_sphere_contains_point(const graze_sphere *sphere, const graze_vec3 *point);

/**
 * True if the spheres have a point in common. An empty sphere has no point in common with any
 * sphere.
 */
bool graze_sphere_overlaps_sphere(const graze_sphere *a, const graze_sphere *b);

/**
 * @name Points and a sphere
 *
 * The result may alias an argument. In the float build a NaN in the arguments makes the result
 * NaN; the result may also be NaN if the difference of two coordinates is beyond the greatest
 * float. A distance saturates if its square is beyond the greatest float.
 * @{
 */

/**
 * Computes the point of the sphere that is nearest to `point`. The result is `point` itself if it
 * is inside, or if the sphere is empty. A result on the surface is within
 * GRAZE_SPHERE_POINT_BOUND on each axis. So the rounded result may lie just outside the sphere,
 * and the closest point of the result may be a different point.
 */
void graze_sphere_closest_point(const graze_sphere *sphere, const graze_vec3 *point,
                                graze_vec3 *nearest);

/**
 * Returns the distance from the point to the sphere, 0 if the point is inside. Rounded once, to
 * nearest, so the error is at most half a raw unit; the exact distance is never halfway between
 * two raw units, since the distance from the center is the root of an integer if distances are
 * counted in raw units. The result is also 0 just outside, if the exact distance is less than
 * half a raw unit: use graze_sphere_contains_point to decide. Saturates at GRAZE_SCALAR_MAX,
 * which is also returned for an empty sphere.
 *
 * In the float build the squares, their sum and the root are rounded one after the other.
 */
graze_scalar graze_sphere_distance(const graze_sphere *sphere, const graze_vec3 *point);

/**
 * Computes a point to continue from after a hit: strictly outside the sphere, on the side that
 * the normal of the hit names.
 *
 * The result is `point`, moved along one axis: the axis on which `normal`, as it is passed, has
 * the greatest component in size; of equal ones the first of x, y, z. The normal of a hit is
 * rounded, so this may be another axis than the one of the exact normal. On that axis the result
 * is the first raw unit outside the sphere on the side that the sign of the component names; in
 * the float build it is a little farther out, about 2^-20 of the radius. At the end of the world
 * nothing is beyond, and the result is at the end of the world.
 *
 * The point is unchanged if `normal` is 0, as for GRAZE_INSIDE, if the sphere is empty, or if the
 * line through `point` along that axis misses the sphere. If that line touches the sphere, the
 * point is moved.
 */
void graze_sphere_off_surface(const graze_sphere *sphere, const graze_vec3 *point,
                              const graze_vec3 *normal, graze_vec3 *off);

/** @} */

/**
 * @name Lines against a sphere
 *
 * The hit may be NULL; then no root is computed and nothing is divided. A miss does not change
 * the hit. The normal points from the center to the exact point of the hit; for a sphere of
 * radius 0 the normal is 0. For a hit far along a ray `t` saturates, and a point outside the
 * world is clamped to the end of the world.
 * @{
 */

/** True if the segment and the sphere have a point in common. */
bool graze_sphere_overlaps_segment(const graze_sphere *sphere, const graze_segment *segment);

/** True if the ray and the sphere have a point in common. */
bool graze_sphere_overlaps_ray(const graze_sphere *sphere, const graze_ray *ray);

/** Finds the first point of the segment in the sphere. */
graze_result graze_sphere_linecast(const graze_sphere *sphere, const graze_segment *segment,
                                   graze_line_hit *hit);

/**
 * Finds the last point of the segment in the sphere. GRAZE_INSIDE: the segment ends in the
 * interior.
 */
graze_result graze_sphere_linecast_exit(const graze_sphere *sphere, const graze_segment *segment,
                                        graze_line_hit *hit);

/** Finds the first point of the ray in the sphere. */
graze_result graze_sphere_raycast(const graze_sphere *sphere, const graze_ray *ray,
                                  graze_ray_hit *hit);

/**
 * Finds the last point of the ray in the sphere. GRAZE_INSIDE: the ray ends, at t_max, in the
 * interior.
 */
graze_result graze_sphere_raycast_exit(const graze_sphere *sphere, const graze_ray *ray,
                                       graze_ray_hit *hit);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
