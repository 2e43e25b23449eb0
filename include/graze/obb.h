/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The oriented box: three axes through a center, with a half extent on each.
 *
 * It is the set of all points p with abs(axis[i] . (p - center)) <= half_i for each axis.
 * half.x belongs to axis[0], half.y to axis[1], half.z to axis[2]. The surface belongs to the
 * box.
 *
 * All routines use the axes as they are stored. The axes need not have unit length and need not
 * be perpendicular; the fixed build computes exact results for these numbers, whatever they are.
 * A rotated axis is rounded to 16 bits, so the stored box differs a little from the box that was
 * rotated; queries use the stored axes.
 *
 * A half extent of 0 along an axis that is not zero makes the box flat: it has no interior. A
 * negative half extent on any axis makes the box empty. A zero axis imposes no limit, whatever
 * its half extent (if this is not negative), and has no face.
 *
 * In the float build products and sums are rounded one after the other; a query that overflows is
 * a miss. The table in line.h defines the results on surfaces, edges and corners.
 */
#ifndef GRAZE_OBB_H
#define GRAZE_OBB_H

#include "aabb.h"
#include "capsule.h"
#include "line.h"
#include "matrix.h"
#include "sphere.h"
#include "triangle.h"

#ifdef __cplusplus
extern "C" {
#endif

/** An oriented box. */
typedef struct graze_obb {
    graze_vec3 center;  /**< The center. */
    graze_vec3 axis[3]; /**< The axes, of any length. */
    graze_vec3 half;    /**< The half extents: x along axis[0], y along axis[1], z along axis[2]. */
} graze_obb;

/** True if the point is in the box or on its surface. */
bool graze_obb_contains_point(const graze_obb *box, const graze_vec3 *point);

/**
 * @name Boxes
 *
 * Both boxes are the same sets of points as for graze_obb_contains_point, so the fixed build
 * decides exactly, for any axes. That includes zero axes, which make a box without end. A common
 * point may be on the surfaces, and it may be outside the world. An empty box has no point in
 * common with any box.
 *
 * The method is the well-known test of fifteen axes, with factors that are correct for any axes,
 * not only for perpendicular axes of unit length. In the float build the axes may have any length
 * and should be about perpendicular; the result is unspecified if axes that are not zero do not
 * span space. Boxes whose distance or depth is within the rounding errors (see line.h) may be
 * reported either way. A box with a number that is not finite is a miss.
 * @{
 */

/** True if the oriented box and the axis-aligned box have a point in common. */
bool graze_obb_overlaps_aabb(const graze_obb *box, const graze_aabb *other);

/** True if the oriented boxes have a point in common. */
bool graze_obb_overlaps_obb(const graze_obb *a, const graze_obb *b);

/** @} */

/**
 * True if the box and the triangle have a point in common: a point of the triangle, not rounded, is
 * in the box or on its surface, as for graze_obb_contains_point. This is decided exactly, for any
 * axes and any coordinates. So the result is that of graze_obb_overlaps_segment for a triangle
 * whose corners are on one line, and that of graze_obb_contains_point for one whose corners are in
 * one place. A zero axis imposes no limit. False if the box is empty. In the float build the limits
 * of triangle.h hold for the triangle in the coordinates of the box, axis[i] . (p - center).
 */
bool graze_obb_overlaps_triangle(const graze_obb *box, const graze_triangle *triangle);

/**
 * @name Points, spheres, capsules and distances
 *
 * These routines treat the axes as perpendicular and of unit length. Stored axes are rounded, so
 * the surface of a box of 100 units is off by up to a few thousandths of a unit. Below, c_i is
 * axis[i] . (p - center), exact.
 * @{
 */

/**
 * Computes the point of the box that is nearest to `point`. The result is `point` itself if it is
 * in the box, or if the box is empty. Otherwise, with p = `point`, the result is center plus the
 * sum of axis[i] times c_i, with c_i clamped to [-half_i, half_i]. Each coordinate is rounded
 * once, ties away from the center, and saturates. In the float build each operation rounds, and a
 * NaN in the arguments makes the result NaN.
 */
void graze_obb_closest_point(const graze_obb *box, const graze_vec3 *point, graze_vec3 *nearest);

/**
 * True if the box and the sphere have a point in common. With p = the center of the sphere, the
 * excess on an axis is max(abs(c_i) - half_i, 0); the result is true if the sum of the squares of
 * the three excesses is at most the squared radius. This is decided exactly. False if the box is
 * empty or the radius is negative. In the float build squares are rounded, and a square beyond
 * FLT_MAX is a miss.
 */
bool graze_obb_overlaps_sphere(const graze_obb *box, const graze_sphere *sphere);

/**
 * True if the box and the capsule have a point in common: if for some point p of the core the sum
 * of the squares of the three excesses is at most the squared radius. This is decided exactly, for
 * any axes and any coordinates. So a core of one point is a sphere, and with radius 0 the result is
 * that of graze_obb_overlaps_segment. False if the box is empty or the radius is negative. In the
 * float build each operation is rounded, and a length whose square is beyond FLT_MAX is a miss.
 */
bool graze_obb_overlaps_capsule(const graze_obb *box, const graze_capsule *capsule);

/**
 * Returns the distance from the segment to the box: the least radius, not rounded, for which
 * graze_obb_overlaps_capsule is true. It is 0 if and only if they have a point in common. Rounded
 * once, to nearest, ties up, so the error is at most half a raw unit. The result is also 0 if the
 * exact distance is less than half a raw unit: use graze_obb_overlaps_segment to decide. Saturates
 * at GRAZE_SCALAR_MAX, which is also returned for an empty box.
 *
 * In the float build it is within GRAZE_FLOAT_OBB_ULPS u S, of line.h, of the exact one, if the
 * axes are perpendicular and of unit length but for rounding. It is NaN if a number is NaN or the
 * square of the length of the segment is beyond FLT_MAX; from about 1.8e19 on it saturates.
 */
graze_scalar graze_obb_distance_segment(const graze_obb *box, const graze_segment *segment);

/** @} */

/**
 * @name Lines against an oriented box
 *
 * The hit may be NULL; then the fixed build does not divide. A miss does not change the hit. The
 * point of a hit is the exact point, rounded once on each axis, ties away from the start of the
 * line; so it may lie a fraction of a raw unit beside the face. Outside the world the point
 * saturates.
 *
 * The normal is the stored axis or its negative, which saturates. It has the length of the stored
 * axis. On an edge or a corner the normal names the first face, in the order -axis[0] +axis[0]
 * -axis[1] +axis[1] -axis[2] +axis[2], that contains the exact point. For flat boxes, and for a
 * ray with t_max = 0, see the table in line.h.
 * @{
 */

/** True if the segment and the box have a point in common. */
bool graze_obb_overlaps_segment(const graze_obb *box, const graze_segment *segment);

/** True if the ray and the box have a point in common. */
bool graze_obb_overlaps_ray(const graze_obb *box, const graze_ray *ray);

/** Finds the first point of the segment in the box. */
graze_result graze_obb_linecast(const graze_obb *box, const graze_segment *segment,
                                graze_line_hit *hit);

/**
 * Finds the last point of the segment in the box. The fraction counts from segment.a, and ties of
 * the point round away from segment.a, as for graze_obb_linecast. GRAZE_INSIDE: the segment ends
 * in the interior.
 */
graze_result graze_obb_linecast_exit(const graze_obb *box, const graze_segment *segment,
                                     graze_line_hit *hit);

/** Finds the first point of the ray in the box. */
graze_result graze_obb_raycast(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit);

/**
 * Finds the last point of the ray in the box. GRAZE_INSIDE: the ray ends, at t_max, in the
 * interior.
 *
 * If the axes do not span space, the box has no end in some directions, and a ray without a limit
 * may have no last point. The result is then GRAZE_INSIDE, as for a ray that ends far away, or,
 * for a ray along a face, GRAZE_TOUCH with the normal of that face. t saturates, and so does the
 * point on each axis on which dir is not 0. In the float build the same holds if a half extent is
 * infinite or a face is beyond FLT_MAX.
 */
graze_result graze_obb_raycast_exit(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit);

/** @} */

/**
 * @name Making an oriented box
 *
 * The result may alias an argument. A negative size makes a negative half extent, and so an empty
 * box. In the float build a NaN in the arguments makes the result NaN.
 * @{
 */

/**
 * Makes the box with this center and with this size along the axes. The axes may have any length:
 * they are normalized as by graze_vec3_normalize, and a zero axis stays zero. If a size is an odd
 * number of raw units, half of it is rounded away from zero.
 */
void graze_obb_from_axes(const graze_vec3 *center, const graze_vec3 axes[3], const graze_vec3 *size,
                         graze_obb *box);

/**
 * Makes the box that a rotation and scale by the matrix makes of a box of this size around the
 * origin. The center is world->origin, the axes are x, y and z of the matrix, normalized, and
 * half_i = size_i * |axis_i| / 2 with the axis of the matrix, rounded once, ties away from zero,
 * saturating. The matrix may mirror. If it shears, the axes of the box are not perpendicular; the
 * head of this file says how queries use such axes.
 *
 * A zero column makes the box flat: the half extent is 0, and the axis is a unit vector
 * perpendicular to the other two axes. If these are parallel or zero, it is perpendicular to one
 * of them, or any unit vector. So the box is flat, a line or a point. If the size is negative and
 * rounding or a zero column would make the half extent 0, the half extent is the size itself, so
 * that an empty box stays empty.
 */
void graze_obb_from_matrix(const graze_matrix *world, const graze_vec3 *size, graze_obb *box);

/**
 * Makes the box with this center and with this size along the axes of the world, rotated. The
 * quaternion may have any length: each component of an axis is the exact quotient by |q|^2,
 * rounded once, ties away from zero. The zero quaternion rotates nothing. If a size is an odd
 * number of raw units, half of it is rounded away from zero.
 */
void graze_obb_from_quaternion(const graze_vec3 *center, const graze_quaternion *rotation,
                               const graze_vec3 *size, graze_obb *box);

/** @} */

/**
 * Makes the smallest axis-aligned box that contains every point for which graze_obb_contains_point
 * is true, as far as it is in the world: each side is computed exactly for the stored axes, and
 * rounded outward once. Sides beyond the world are clamped to its end. If the axes do not span
 * space, the box has no end in some directions, and the result is the world: from GRAZE_SCALAR_MIN
 * to GRAZE_SCALAR_MAX on each axis. An empty box gives the empty box of graze_aabb_from_points.
 *
 * In the float build the axes may have any length from 2^-40 to 2^40 and should be about
 * perpendicular. The box is larger than necessary, by 2^-19 of its edges and by rounding; sides
 * beyond FLT_MAX may be infinite, and a NaN in the arguments makes each side NaN that depends on it.
 */
void graze_aabb_from_obb(const graze_obb *box, graze_aabb *around);

#ifdef __cplusplus
}
#endif

#endif
