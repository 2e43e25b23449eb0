/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The cylinder, a segment with a radius and flat caps: all points whose foot on the line of the core
 * is on the core, ends included, and whose distance from that line is at most radius.
 *
 * The surface, a side and two caps, belongs to the cylinder. A cylinder of radius 0 is the segment,
 * and a cylinder of negative radius is empty. A cylinder whose core is one point has no direction,
 * so its caps have none either: it is that point, whatever its radius. A cylinder with its ends
 * swapped is the same set.
 *
 * In the fixed build every predicate is exact, for every cylinder, point and line, including opposite
 * corners of the world. Shapes that touch have a point in common; shapes that are any farther apart
 * do not.
 *
 * In the float build the squares of these lengths must be finite: of the core, of the segment or
 * dir, of the radius, and of the way from the start of the core to the point or the line. So they
 * should be less than 2^63. If one is not finite, or a number is NaN, the answer is false. A square
 * that vanishes counts as 0: a core counts as a point if it is shorter than 2^-75.
 */
#ifndef GRAZE_CYLINDER_H
#define GRAZE_CYLINDER_H

#include "line.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A cylinder. */
typedef struct graze_cylinder {
    graze_segment core;  /**< The segment between the centers of the caps, in either direction. */
    graze_scalar radius; /**< The radius; a negative one makes the cylinder empty. */
} graze_cylinder;

/**
 * The greatest error of a coordinate of a point, of `t` and of `fraction`, in raw units of the
 * fixed build: for a point on the side, and for a nearest point. Where a line is in the plane of a
 * cap they are rounded once, to nearest.
 */
#define GRAZE_CYLINDER_POINT_BOUND 0.501
/**
 * The greatest error of a component of a normal, in raw units of the fixed build, for a radius
 * given in raw units: 0.503 for a radius of one unit or more, and 0.502 for the normal of a cap. No
 * component is ever greater than GRAZE_ONE in size.
 */
#define GRAZE_CYLINDER_NORMAL_BOUND(radius) (0.502 + 64.0 / (radius))

/** True if the point is in the cylinder or on its surface. */
bool graze_cylinder_contains_point(const graze_cylinder *cylinder, const graze_vec3 *point);

/**
 * Computes the point of the cylinder that is nearest to `point`. The result is `point` itself if it
 * is inside, or if the cylinder is empty. If the core is one point, the result is that point. The
 * result may alias an argument. In the fixed build a cylinder with its ends swapped has the same
 * result.
 *
 * A result on the side or on a rim is within GRAZE_CYLINDER_POINT_BOUND on each axis. In a cap each
 * coordinate is rounded once, to nearest; a tie is rounded away from `point`. So the rounded result
 * may lie just outside the cylinder, and the closest point of the result may be a different point.
 *
 * In the float build the result is at most 12 u S, of line.h, away from the exact one. If a square
 * is not finite, or a number is NaN, the result is NaN.
 */
void graze_cylinder_closest_point(const graze_cylinder *cylinder, const graze_vec3 *point,
                                  graze_vec3 *nearest);

/** True if the segment and the cylinder have a point in common. */
bool graze_cylinder_overlaps_segment(const graze_cylinder *cylinder, const graze_segment *segment);

/** True if the ray and the cylinder have a point in common. */
bool graze_cylinder_overlaps_ray(const graze_cylinder *cylinder, const graze_ray *ray);

/**
 * @name Lines against a cylinder
 *
 * The hit may be NULL; then no root is computed and nothing is divided. A miss does not change the
 * hit. On the side the normal points from the axis to the exact point of the hit; in a cap, and
 * also on its rim, it points from the other cap to this one. For a cylinder of radius 0, and for
 * one whose core is one point, the normal is 0. For a hit far along a ray `t` saturates, and a
 * point outside the world is clamped to the end of the world.
 * @{
 */

/** Finds the first point of the segment in the cylinder. */
graze_result graze_cylinder_linecast(const graze_cylinder *cylinder, const graze_segment *segment,
                                     graze_line_hit *hit);

/**
 * Finds the last point of the segment in the cylinder. GRAZE_INSIDE: the segment ends in the
 * interior.
 */
graze_result graze_cylinder_linecast_exit(const graze_cylinder *cylinder,
                                          const graze_segment *segment, graze_line_hit *hit);

/** Finds the first point of the ray in the cylinder. */
graze_result graze_cylinder_raycast(const graze_cylinder *cylinder, const graze_ray *ray,
                                    graze_ray_hit *hit);

/**
 * Finds the last point of the ray in the cylinder. GRAZE_INSIDE: the ray ends, at t_max, in the
 * interior.
 */
graze_result graze_cylinder_raycast_exit(const graze_cylinder *cylinder, const graze_ray *ray,
                                         graze_ray_hit *hit);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
