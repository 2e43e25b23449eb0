/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The plane: a surface with two sides, without interior and without end. A line passes through
 * it, touches it or misses it.
 *
 *     case                                                result
 *     --------------------------------------------------  ----------------------------------------
 *     The line passes from strictly one side to strictly  GRAZE_HIT
 *     the other
 *     The line starts or ends on the plane                GRAZE_TOUCH
 *     The line lies in the plane                          GRAZE_TOUCH at t = 0
 *     Any other line                                      GRAZE_MISS
 *
 * In the fixed build every result of a cast and every side is exact, for every plane and every
 * line, including opposite corners of the world.
 *
 * In the float build:
 *
 *   - graze_plane_distance, graze_plane_project_point and graze_plane_from_points are within
 *     their bounds for normals of any length and for any distance, because they first scale by
 *     powers of two.
 *   - graze_plane_classify_sphere and graze_plane_classify_capsule are right for normals of any
 *     length that are not subnormal, and for distances and radii up to 2^123.
 *   - graze_plane_side_of_point, graze_plane_classify_aabb and the casts are right if |normal|
 *     times each distance is from 2^-123 to 2^123. For a normal of graze_plane_from_points that
 *     is a distance from 2^-137 to 2^108; across an axis the normal is 1. With larger products a
 *     line may miss, and a point or a box may be GRAZE_ACROSS; with smaller products everything
 *     is on the plane.
 *   - A segment misses if a difference of its ends is not a number, and a ray misses if its height
 *     above the plane is not a number. If t is beyond the greatest float, t saturates; the point
 *     is computed from the quotient, and saturates by itself. On a plane across an axis the point
 *     is exactly on the plane, and if an end of a segment touches the plane, the point is that
 *     end.
 *   - A NaN makes a cast a miss, a side GRAZE_ACROSS, and a number or a point NaN. So a shape
 *     with a NaN stays in view if you use planes for culling.
 *   - Infinity has the effect of NaN, with two exceptions. graze_plane_side_of_point, and
 *     graze_plane_classify_aabb for a box that is unbounded on a side, are right if the normal
 *     has no component 0 on an axis with infinity; otherwise they return GRAZE_ACROSS.
 */
#ifndef GRAZE_PLANE_H
#define GRAZE_PLANE_H

#include "aabb.h"
#include "capsule.h"
#include "line.h"
#include "sphere.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A plane through a point, with a normal.
 *
 * It is the set of all points p with normal . (p - point) == 0. The front is where that product
 * is positive.
 *
 * The plane goes through its point exactly. The normal may have any length. With a zero normal
 * the structure is no plane: casts miss, and every shape that is not empty is GRAZE_ACROSS.
 */
typedef struct graze_plane {
    graze_vec3 point;  /**< A point of the plane. */
    graze_vec3 normal; /**< Perpendicular to the plane, of any length; it points to the front. */
} graze_plane;

/**
 * Makes the plane through a, b and c. Seen from its front, a, b and c are counterclockwise. The
 * point of the plane is a.
 *
 * The normal is (b - a) x (c - a) times a power of two. It is the greatest power of two for which
 * every component, rounded once to nearest, ties away from zero, is less than 32768 units in
 * size. So the greatest component is at least 16384 units. Such a normal keeps 31 bits of the
 * direction; a unit vector would keep 17. If you need unit length, use
 * graze_vec3_normalize(plane.normal).
 *
 * If no bit is lost, all three points are on the plane exactly. No bit is lost if the coordinates
 * are multiples of half a unit that differ by at most 23170 units on each axis, or multiples of
 * one unit that differ by at most 46340 units. If the three points are on one line, the normal is
 * zero. The plane may alias the points.
 *
 * In the float build the edges are scaled by powers of two as well, so that nothing overflows or
 * vanishes. Each component is within GRAZE_PLANE_NORMAL_ULPS units in the last place of |b - a|
 * |c - a|, times the same power.
 */
void graze_plane_from_points(const graze_vec3 *a, const graze_vec3 *b, const graze_vec3 *c,
                             graze_plane *plane);

/**
 * Returns the signed distance of the point from the plane, for a normal of any length: positive
 * in front, negative behind, 0 if the normal is zero. Rounded to nearest, so the error is at most
 * half a raw unit; saturating. The exact distance is never halfway between two raw units: its
 * square, counted in squares of a raw unit, is a fraction whose denominator, in lowest terms, is
 * not divisible by 4.
 *
 * In the float build the result is within GRAZE_PLANE_DISTANCE_ULPS units in the last place of
 * the distance of the point from plane.point. That distance may itself be out of range.
 */
graze_scalar graze_plane_distance(const graze_plane *plane, const graze_vec3 *point);

/**
 * Computes the point of the plane that is nearest to `point`. On each axis the result is the
 * exact point, rounded once, ties away from `point`, saturating. If the normal is zero, the
 * result is `point` itself. The result may alias the point or the plane.
 *
 * In the float build each coordinate is within GRAZE_PLANE_PROJECT_ULPS units in the last place
 * of the greatest of three numbers: the coordinate itself, that coordinate of `point`, and the
 * distance of the two points.
 */
void graze_plane_project_point(const graze_plane *plane, const graze_vec3 *point,
                               graze_vec3 *projection);

/**
 * @name Bounds of the float build
 *
 * The error of an operation is at most u = 2^-24 of its result, and u times a number is at most
 * one unit in the last place of that number. Let d be the vector from plane.point to the point,
 * and n the normal:
 *
 *     normal         u |b - a| |c - a| for each of two edges, a product and a difference: 4. The
 *                    greatest error that a search has found is 3.0
 *     n . d          u |n| |d| for each of a difference, a product and two sums: 4
 *     distance       the 4 of n . d; u |d| for the quotient; 1 1/2 + 1 for |n|, which is the root
 *                    of a number with an error of 3: 7 1/2, and terms of the order of u^2. Found:
 *                    5.7
 *     project_point  the 4 of n . d; u |d| for a quotient, a product and the 3 of |n|^2, and for
 *                    the difference at the end: 10, and terms of the order of u^2. Found: 7.4
 * @{
 */
#define GRAZE_PLANE_NORMAL_ULPS   4  /**< For graze_plane_from_points. */
#define GRAZE_PLANE_DISTANCE_ULPS 8  /**< For graze_plane_distance. */
#define GRAZE_PLANE_PROJECT_ULPS  11 /**< For graze_plane_project_point. */
/** @} */

/**
 * Returns GRAZE_FRONT or GRAZE_BACK if the point is strictly there, and GRAZE_ACROSS if it is on
 * the plane.
 */
graze_side graze_plane_side_of_point(const graze_plane *plane, const graze_vec3 *point);

/**
 * Returns GRAZE_FRONT or GRAZE_BACK if the whole box is strictly there. A box with a point on the
 * plane, even if it is only a corner, is GRAZE_ACROSS. An empty box is GRAZE_BACK, so that planes
 * that face inward cull it.
 */
graze_side graze_plane_classify_aabb(const graze_plane *plane, const graze_aabb *box);

/**
 * Returns GRAZE_FRONT or GRAZE_BACK if the whole sphere is strictly there, exactly, for a normal
 * of any length. A sphere that only touches the plane is GRAZE_ACROSS. A sphere of negative
 * radius is empty: GRAZE_BACK. In the float build a sphere with an infinite coordinate or radius
 * is GRAZE_ACROSS.
 */
graze_side graze_plane_classify_sphere(const graze_plane *plane, const graze_sphere *sphere);

/**
 * Returns GRAZE_FRONT or GRAZE_BACK if the whole capsule is strictly there, by the rules of
 * graze_plane_classify_sphere, which hold for the sphere around each end.
 */
graze_side graze_plane_classify_capsule(const graze_plane *plane, const graze_capsule *capsule);

/**
 * @name Lines against a plane
 *
 * The hit may be NULL; then nothing is divided. A miss does not change the hit. The point of a
 * hit is the exact point, rounded once on each axis, ties away from the start of the line; if an
 * end of the line touches the plane, the point is that end, unchanged. For a hit far along a ray
 * the point saturates. The normal is the stored one.
 * @{
 */

/** Finds where the segment passes through the plane or touches it. */
graze_result graze_plane_linecast(const graze_plane *plane, const graze_segment *segment,
                                  graze_face_line_hit *hit);

/** Finds where the ray passes through the plane or touches it. */
graze_result graze_plane_raycast(const graze_plane *plane, const graze_ray *ray,
                                 graze_face_ray_hit *hit);

/** @} */

/**
 * @name Lines against a plane across an axis
 *
 * Such a plane is the set of all points with one z, one y or one x. The front is where the
 * coordinate is greater.
 *
 * The hit may be NULL; then the fixed build does not divide. A miss does not change the hit. The
 * point of a hit is exactly on the plane; on the other axes it is the exact point, rounded once,
 * ties away from the start of the line. For a hit far along a ray the point saturates. The normal
 * is the unit vector along the positive axis, whichever side the line comes from; hit.side is
 * that side.
 * @{
 */

/**
 * Finds where the segment passes through, or touches, the plane with this z, parallel to x and y.
 */
graze_result graze_plane_xy_linecast(graze_scalar z, const graze_segment *segment,
                                     graze_face_line_hit *hit);

/**
 * Finds where the segment passes through, or touches, the plane with this y, parallel to x and z.
 */
graze_result graze_plane_xz_linecast(graze_scalar y, const graze_segment *segment,
                                     graze_face_line_hit *hit);

/**
 * Finds where the segment passes through, or touches, the plane with this x, parallel to y and z.
 */
graze_result graze_plane_yz_linecast(graze_scalar x, const graze_segment *segment,
                                     graze_face_line_hit *hit);

/** Finds where the ray passes through, or touches, the plane with this z. */
graze_result graze_plane_xy_raycast(graze_scalar z, const graze_ray *ray, graze_face_ray_hit *hit);

/** Finds where the ray passes through, or touches, the plane with this y. */
graze_result graze_plane_xz_raycast(graze_scalar y, const graze_ray *ray, graze_face_ray_hit *hit);

/** Finds where the ray passes through, or touches, the plane with this x. */
graze_result graze_plane_yz_raycast(graze_scalar x, const graze_ray *ray, graze_face_ray_hit *hit);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
