/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The circle, a solid disc: all points of the plane whose distance from center is at most radius.
 *
 * The border belongs to the circle. A circle of radius 0 is a point; a circle of negative radius
 * is empty.
 *
 * It is the sphere of sphere.h on two axes, with the same policy (the table in line.h) and the
 * same bounds. In the fixed build every predicate and every result of a cast is exact, for every
 * circle and every line, including opposite corners of the world. The limits of the float build
 * are those of the sphere.
 */
#ifndef GRAZE_CIRCLE_H
#define GRAZE_CIRCLE_H

#include "line2.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A circle. */
typedef struct graze_circle {
    graze_vec2 center;   /**< The center. */
    graze_scalar radius; /**< The radius; a negative one makes the circle empty. */
} graze_circle;

/**
 * The greatest error of a coordinate of a point, of `t` and of `fraction`, in raw units of the
 * fixed build.
 */
#define GRAZE_CIRCLE_POINT_BOUND 0.501
/**
 * The greatest error of a component of a normal, in raw units of the fixed build, for a radius
 * given in raw units: 0.502 for a radius of one unit or more. No component is ever greater than
 * GRAZE_ONE in size.
 */
#define GRAZE_CIRCLE_NORMAL_BOUND(radius) (0.501 + 64.0 / (radius))

/** True if the point is in the circle or on its border. */
bool graze_circle_contains_point(const graze_circle *circle, const graze_vec2 *point);

/**
 * True if the circles have a point in common. An empty circle has no point in common with any
 * circle.
 */
bool graze_circle_overlaps_circle(const graze_circle *a, const graze_circle *b);

/**
 * @name Points and a circle
 *
 * The result may alias an argument. In the float build a NaN in the arguments makes the result
 * NaN; the result may also be NaN if the difference of two coordinates is beyond the greatest
 * float. A distance saturates if its square is beyond the greatest float.
 * @{
 */

/**
 * Computes the point of the circle that is nearest to `point`. The result is `point` itself if it
 * is inside, or if the circle is empty. A result on the border is within GRAZE_CIRCLE_POINT_BOUND
 * on each axis. So the rounded result may lie just outside the circle, and the closest point of
 * the result may be a different point.
 */
void graze_circle_closest_point(const graze_circle *circle, const graze_vec2 *point,
                                graze_vec2 *nearest);

/**
 * Returns the distance from the point to the circle, 0 if the point is inside. Rounded once, to
 * nearest, so the error is at most half a raw unit; the exact distance is never halfway between
 * two raw units, since the distance from the center is the root of an integer if distances are
 * counted in raw units. The result is also 0 just outside, if the exact distance is less than
 * half a raw unit: use graze_circle_contains_point to decide. Saturates at GRAZE_SCALAR_MAX,
 * which is also returned for an empty circle.
 *
 * In the float build the squares, their sum and the root are rounded one after the other.
 */
graze_scalar graze_circle_distance(const graze_circle *circle, const graze_vec2 *point);

/**
 * Computes a point to continue from after a hit: strictly outside the circle, on the side that
 * the normal of the hit names.
 *
 * The result is `point`, moved along one axis: the axis on which `normal`, as it is passed, has
 * the greater component in size; x if both are equal. The normal of a hit is rounded, so this may
 * be another axis than the one of the exact normal. On that axis the result is the first raw unit
 * outside the circle on the side that the sign of the component names; in the float build it is a
 * little farther out, about 2^-20 of the radius. At the end of the world nothing is beyond, and
 * the result is at the end of the world.
 *
 * The point is unchanged if `normal` is 0, as for GRAZE_INSIDE, if the circle is empty, or if the
 * line through `point` along that axis misses the circle. If that line touches the circle, the
 * point is moved.
 */
void graze_circle_off_surface(const graze_circle *circle, const graze_vec2 *point,
                              const graze_vec2 *normal, graze_vec2 *off);

/** @} */

/**
 * @name Lines against a circle
 *
 * The hit may be NULL; then no root is computed and nothing is divided. A miss does not change
 * the hit. The normal points from the center to the exact point of the hit; for a circle of
 * radius 0 the normal is 0. For a hit far along a ray `t` saturates, and a point outside the
 * world is clamped to the end of the world.
 * @{
 */

/** True if the segment and the circle have a point in common. */
bool graze_circle_overlaps_segment(const graze_circle *circle, const graze_segment2 *segment);

/** True if the ray and the circle have a point in common. */
bool graze_circle_overlaps_ray(const graze_circle *circle, const graze_ray2 *ray);

/** Finds the first point of the segment in the circle. */
graze_result graze_circle_linecast(const graze_circle *circle, const graze_segment2 *segment,
                                   graze_line_hit2 *hit);

/**
 * Finds the last point of the segment in the circle. GRAZE_INSIDE: the segment ends in the
 * interior.
 */
graze_result graze_circle_linecast_exit(const graze_circle *circle, const graze_segment2 *segment,
                                        graze_line_hit2 *hit);

/** Finds the first point of the ray in the circle. */
graze_result graze_circle_raycast(const graze_circle *circle, const graze_ray2 *ray,
                                  graze_ray_hit2 *hit);

/**
 * Finds the last point of the ray in the circle. GRAZE_INSIDE: the ray ends, at t_max, in the
 * interior.
 */
graze_result graze_circle_raycast_exit(const graze_circle *circle, const graze_ray2 *ray,
                                       graze_ray_hit2 *hit);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
