/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Planes. They have no interior and no ends: a line passes through one, touches it, or misses it.
 *
 *   it passes from strictly one side to strictly the other     GRAZE_HIT
 *   it starts on the plane, ends on it, or lies in it          GRAZE_TOUCH; in it at t = 0
 *   else                                                       a miss
 *
 * In the fixed build each answer is exact for every plane and every line, opposite corners of the
 * world included.
 *
 * In the float build:
 *
 *   distance, project_point,   right for normals of any length and distances of any: they are scaled
 *   from_points                by powers of two first
 *   classify_sphere            for normals of any length, but for subnormal ones; distances and radii
 *                              up to 2^123
 *   side_of_point,             while |normal| times each distance is from 2^-123 to 2^123: with a
 *   classify_aabb, casts       normal of from_points, distances from 2^-137 to 2^108. Above, a line may
 *                              be missed, and a point or a box be GRAZE_ACROSS; below, all is on the
 *                              plane. (Across an axis the normal is 1)
 *   casts                      the differences of a segment's ends must be numbers, else it is missed.
 *                              Where t is beyond the greatest float, a plane across an axis still has
 *                              the point exactly on it, but saturated on the other axes
 *
 * A NaN anywhere makes a line miss, a side GRAZE_ACROSS, so that what is culled by planes stays in
 * view, and a number or a point NaN. Infinity does the same but for side_of_point and for a box that
 * is unbounded on a side: those are right where the normal has no component 0 on an axis with
 * infinity, and else GRAZE_ACROSS.
 */
#ifndef GRAZE_PLANE_H
#define GRAZE_PLANE_H

#include "aabb.h"
#include "line.h"
#include "sphere.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * All points p with normal . (p - point) == 0. Its front is where that is positive. It goes through
 * its point exactly; the normal may have any length. With a zero normal it is no plane: no line
 * meets it, and everything that is not empty is GRAZE_ACROSS.
 */
typedef struct graze_plane {
    graze_vec3 point;
    graze_vec3 normal;
} graze_plane;

/*
 * The plane through a, b and c; from its front they are seen counterclockwise. Its point is a. Its
 * normal is (b - a) x (c - a) times a power of two: the greatest with which each component, rounded
 * once to nearest, ties away from zero, is less than 32768 units in size; so the greatest of them is
 * at least 16384 units. A normal like that keeps 31 bits of its direction, a unit vector 17; where
 * you need one of unit length, take graze_vec3_normalize(plane.normal).
 *
 * Where no bit is lost, all three points are on the plane exactly: with coordinates in half units,
 * that is so as long as they differ by at most 23170 units on each axis, and in whole units, by at
 * most 46340. Points in a line make no plane: the normal is zero. The plane may lie over the points.
 *
 * In the float build the edges are taken times powers of two as well, so that nothing overflows or
 * vanishes on the way; each component is within GRAZE_PLANE_NORMAL_ULPS units in the last place of
 * |b - a| |c - a|, times the same power.
 */
void graze_plane_from_points(const graze_vec3 *a, const graze_vec3 *b, const graze_vec3 *c,
                             graze_plane *plane);

/*
 * How far the point is from the plane, for a normal of any length: positive in front, negative in
 * the back, 0 of what is no plane. Rounded to nearest (it is never a tie), so within 0.5 raw units;
 * it saturates. In the float build it is within GRAZE_PLANE_DISTANCE_ULPS units in the last place
 * of the distance of the point from plane.point, which may itself be out of range.
 */
graze_scalar graze_plane_distance(const graze_plane *plane, const graze_vec3 *point);

/*
 * The nearest point of the plane: on each axis the exact one, rounded once, ties away from the
 * given point, saturating. Of what is no plane, the point itself. The projection may lie over the
 * point or the plane. In the float build each coordinate is within GRAZE_PLANE_PROJECT_ULPS units in
 * the last place of the greatest of: itself, the point's, and the distance of the two points.
 */
void graze_plane_project_point(const graze_plane *plane, const graze_vec3 *point,
                               graze_vec3 *projection);

/*
 * For the float build. An operation is off by at most u = 2^-24 of its result, and u times a number
 * is at most one unit in its last place. With d from plane.point to the point and n the normal:
 *
 *   normal        u |b - a| |c - a| for each of two edges, a product and a difference: 4. The worst
 *                 that a search has found is 3.0
 *   n . d         u |n| |d| for each of a difference, a product and two sums: 4
 *   distance      those 4, and u |d| for the quotient, and 1 1/2 + 1 for |n|, the root of what is off
 *                 by 3: 7 1/2, and what is of the order of u^2. Found: 5.7
 *   project_point those 4, and u |d| for a quotient, a product and the 3 of |n|^2, and for the
 *                 difference at the end: 10, and what is of the order of u^2. Found: 7.4
 */
#define GRAZE_PLANE_NORMAL_ULPS   4
#define GRAZE_PLANE_DISTANCE_ULPS 8
#define GRAZE_PLANE_PROJECT_ULPS  11

/* GRAZE_FRONT or GRAZE_BACK; on the plane GRAZE_ACROSS. */
graze_side graze_plane_side_of_point(const graze_plane *plane, const graze_vec3 *point);

/*
 * GRAZE_FRONT or GRAZE_BACK when all of the box is strictly there. A box that has a point on the
 * plane, if only a corner, is GRAZE_ACROSS. An empty box is GRAZE_BACK, so that what is culled by
 * planes that face inward is culled then as well.
 */
graze_side graze_plane_classify_aabb(const graze_plane *plane, const graze_aabb *box);

/*
 * The same for a sphere, exactly, whether the normal is of unit length or not. One that only touches
 * the plane is GRAZE_ACROSS; one of negative radius is empty: GRAZE_BACK. In the float build one with
 * an infinite coordinate or radius is GRAZE_ACROSS.
 */
graze_side graze_plane_classify_sphere(const graze_plane *plane, const graze_sphere *sphere);

/*
 * Lines against a plane
 *
 * The hit may be NULL, and then nothing is divided. A miss leaves it alone. The point of a hit is
 * the exact point, rounded once on each axis, ties away from the line's start; an end that touches
 * is given as it is. Far out on a ray the point saturates. The normal is the stored one.
 */

/* Where the segment meets the plane. */
graze_result graze_plane_linecast(const graze_plane *plane, const graze_segment *segment,
                                  graze_face_line_hit *hit);

/* Where the ray meets the plane. */
graze_result graze_plane_raycast(const graze_plane *plane, const graze_ray *ray,
                                 graze_face_ray_hit *hit);

/*
 * Lines against a plane across an axis: all points with that z, y or x. Its front is where the
 * coordinate is greater.
 *
 * The hit may be NULL, and then the fixed build divides nothing. A miss leaves it alone. The point
 * of a hit is exactly on the plane; on the other axes it is the exact point, rounded once, ties
 * away from the line's start. Far out on a ray it saturates. The normal is the unit vector up the
 * plane's axis, whichever side the line comes from; hit.side is that side.
 */

/* Where the segment meets the plane with this z, which is parallel to x and y. */
graze_result graze_plane_xy_linecast(graze_scalar z, const graze_segment *segment,
                                     graze_face_line_hit *hit);

/* The plane with this y, parallel to x and z. */
graze_result graze_plane_xz_linecast(graze_scalar y, const graze_segment *segment,
                                     graze_face_line_hit *hit);

/* The plane with this x, parallel to y and z. */
graze_result graze_plane_yz_linecast(graze_scalar x, const graze_segment *segment,
                                     graze_face_line_hit *hit);

/* Where the ray meets the plane with this z. */
graze_result graze_plane_xy_raycast(graze_scalar z, const graze_ray *ray, graze_face_ray_hit *hit);

/* Where the ray meets the plane with this y. */
graze_result graze_plane_xz_raycast(graze_scalar y, const graze_ray *ray, graze_face_ray_hit *hit);

/* Where the ray meets the plane with this x. */
graze_result graze_plane_yz_raycast(graze_scalar x, const graze_ray *ray, graze_face_ray_hit *hit);

#ifdef __cplusplus
}
#endif

#endif
