/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The disc: a flat, round face in space, such as a floor marking, a shield, a manhole or a landing
 * pad.
 *
 * A disc has two sides and no interior. Its normal points to the front.
 *
 *     case                                                result
 *     --------------------------------------------------  ----------------------------------------
 *     The line passes through the disc from strictly one  GRAZE_HIT
 *     side to strictly the other, also at the rim
 *     The line starts or ends on the disc                 GRAZE_TOUCH
 *     The line lies in the plane of the disc, has no      GRAZE_MISS
 *     length, or t_max = 0
 *     Radius 0: the disc is its center                    as above: a line that passes through it
 *                                                         is a GRAZE_HIT, and one that starts or
 *                                                         ends there is a GRAZE_TOUCH
 *     Negative radius: the disc is empty                  GRAZE_MISS
 *     The normal is zero (for points: a ball)             GRAZE_MISS
 *     Any other line                                      GRAZE_MISS
 *
 * In the fixed build every predicate and every result of a cast is exact, for every disc and every
 * line, including opposite corners of the world.
 *
 * In the float build:
 *
 *   - The casts are right if |normal| times the distance of each end of the line from the center is
 *     from 2^-123 to 2^123 (of a ray: of its origin, and |normal| times |dir|), and if no two of
 *     these distances, the radius included, differ by a factor above 2^126. A line that passes the
 *     rim within rounding may be reported as a hit or as a miss. With larger products, and if t is
 *     beyond FLT_MAX, a line may miss.
 *   - A NaN, or an infinity other than t_max, makes a cast a miss.
 *   - graze_disc_closest_point is within its bound for normals of any length and for any distance.
 *     A NaN or an infinity makes the result NaN, unless the disc is empty: then the result is
 *     `point`, but NaN on each axis on which the center is NaN.
 *   - graze_disc_overlaps_capsule takes normals of any length. The squares of the radii, of the core
 *     and of the ways from the center to its ends must be finite: otherwise, and if a number is NaN,
 *     the result is false. A square that vanishes counts as 0. A capsule whose distance from the disc
 *     equals its radius within rounding may be reported as overlapping or not.
 */
#ifndef GRAZE_DISC_H
#define GRAZE_DISC_H

#include "capsule.h"

#ifdef __cplusplus
extern "C" {
#endif

/** All points of a plane that are within the radius of a point of this plane, rim included. */
typedef struct graze_disc {
    graze_vec3 center;   /**< The center. The plane of the disc goes through it exactly. */
    graze_vec3 normal;   /**< Perpendicular to the disc, of any length; it points to the front. */
    graze_scalar radius; /**< Below 0: no point. */
} graze_disc;

/**
 * @name Lines against a disc
 *
 * The hit may be NULL; then the fixed build does not divide. A miss does not change the hit. The
 * point of a hit is the exact point, rounded once on each axis, ties away from the start of the
 * line. If an end of the line touches the disc, the point is that end, unchanged. A rounded point
 * may lie just off the plane or just outside the rim. Far along a ray `t` saturates, and a point
 * outside the world is clamped to the end of the world. The normal is the stored one, whichever
 * side the line comes from; hit.side is the side of the start, GRAZE_ACROSS if the start is on the
 * disc.
 * @{
 */

/** True if the segment passes through the disc, or starts or ends on it. */
bool graze_disc_overlaps_segment(const graze_disc *disc, const graze_segment *segment);

/** True if the ray passes through the disc, or starts or ends on it. */
bool graze_disc_overlaps_ray(const graze_disc *disc, const graze_ray *ray);

/** Finds the point of the segment on the disc. */
graze_result graze_disc_linecast(const graze_disc *disc, const graze_segment *segment,
                                 graze_face_line_hit *hit);

/** Finds the point of the ray on the disc. */
graze_result graze_disc_raycast(const graze_disc *disc, const graze_ray *ray,
                                graze_face_ray_hit *hit);

/** @} */

/**
 * The error of a point of the rim from graze_disc_closest_point, on each axis, in raw units: half a
 * unit for the rounding, and less than 2^-13 for the root and the division.
 */
#define GRAZE_DISC_RIM_BOUND 0.501

/**
 * The error of graze_disc_closest_point in the float build: in units in the last place of the
 * greatest of the coordinate of the result, the coordinate of `point` on the same axis, and the
 * distance |d| of `point` from the center.
 *
 * With u = 2^-24: the part of d that is perpendicular to the normal has an error of 11 u |d|, as in
 * graze_plane_project_point and one difference more. The rim is nearer to the center than the
 * foot, so multiplying the unit vector by the radius does not increase this error. The length adds
 * 3, the quotient, the product and the sum with the center 1 each: 11 + 3 + 1 + 1 + 1 = 17, and
 * terms of the order of u^2. Found: 6.8.
 */
#define GRAZE_DISC_CLOSEST_ULPS 18

/**
 * Computes the point of the disc that is nearest to `point`. The result may alias an argument.
 *
 * The foot of the perpendicular from `point` to the plane decides, exactly:
 *
 *   - If it is on the disc, rim included, the result is the foot, rounded once on each axis, ties
 *     away from `point`.
 *   - Otherwise the result is the point of the rim on the way from the center to the foot, within
 *     GRAZE_DISC_RIM_BOUND on each axis.
 *
 * The result saturates: on an axis on which it is outside the world, it is at the end of the world.
 * A rounded result may lie just outside the disc, and a little off its plane. If the disc is empty,
 * the result is `point` itself. If the normal is zero, every point is in the plane of the disc, and
 * the disc is the ball with this center and radius: the result is `point` itself in the ball, and
 * otherwise the nearest point of the ball, within the same bound.
 */
void graze_disc_closest_point(const graze_disc *disc, const graze_vec3 *point, graze_vec3 *nearest);

/**
 * True if the disc and the capsule have a point in common: the distance of the disc and the core is
 * at most the radius of the capsule.
 *
 * In the fixed build the result is exact, also where the core touches the rim. The sides do not
 * matter, and the core may lie in the plane of the disc, or be one point. A disc of radius 0 is its
 * center. If the normal is zero, the disc is the ball with this center and radius, as in
 * graze_disc_closest_point. (graze_disc_overlaps_segment is false for a segment in the plane, for one
 * without length, and for a zero normal; otherwise it agrees with a capsule of radius 0.) False if
 * one of the radii is negative.
 */
bool graze_disc_overlaps_capsule(const graze_disc *disc, const graze_capsule *capsule);

#ifdef __cplusplus
}
#endif

#endif
