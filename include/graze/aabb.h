/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The axis-aligned box: all points p with min <= p <= max on each axis.
 *
 * The surface belongs to the box. A box with min == max on an axis is flat: it has no interior. A
 * box with min > max on an axis is empty.
 *
 * In the fixed build every predicate and every result of a cast is exact, for every box and every
 * line, including opposite corners of the world. The table in line.h defines the results on
 * surfaces, edges and corners.
 */
#ifndef GRAZE_AABB_H
#define GRAZE_AABB_H

#include "capsule.h"
#include "line.h"
#include "sphere.h"

#ifdef __cplusplus
extern "C" {
#endif

/** An axis-aligned box. */
typedef struct graze_aabb {
    graze_vec3 min; /**< The least coordinates. */
    graze_vec3 max; /**< The greatest coordinates. */
} graze_aabb;

/** True if the point is in the box or on its surface. */
bool graze_aabb_contains_point(const graze_aabb *box, const graze_vec3 *point);

/** True if the boxes have a point in common. An empty box has no point in common with any box. */
bool graze_aabb_overlaps_aabb(const graze_aabb *a, const graze_aabb *b);

/**
 * True if every point of `other` is in `box` or on its surface. The empty box is contained in
 * every box, also in an empty one, and contains only empty boxes.
 */
bool graze_aabb_contains_aabb(const graze_aabb *box, const graze_aabb *other);

/**
 * True if the box and the sphere have a point in common: the squared distance from the center to
 * the box is at most the squared radius. False if the box is empty or the radius is negative. In
 * the float build squares are rounded, and a square beyond FLT_MAX is a miss.
 */
bool graze_aabb_overlaps_sphere(const graze_aabb *box, const graze_sphere *sphere);

/**
 * True if the box and the capsule have a point in common. Exact in the fixed build. False if the box
 * is empty or the radius is negative. In the float build a length whose square is beyond FLT_MAX is
 * a miss.
 */
bool graze_aabb_overlaps_capsule(const graze_aabb *box, const graze_capsule *capsule);

/**
 * @name Points and a box
 *
 * The result may alias an argument. In the float build a NaN in the arguments makes the result
 * NaN.
 * @{
 */

/**
 * Computes the point of the box that is nearest to `point`. The result is `point` itself if it is
 * in the box, or if the box is empty. Exact.
 */
void graze_aabb_closest_point(const graze_aabb *box, const graze_vec3 *point, graze_vec3 *nearest);

/**
 * Returns the distance from the point to the box, 0 if the point is inside. Rounded once, to
 * nearest, so the error is at most half a raw unit; the exact distance is never halfway between
 * two raw units, since its square is an integer if distances are counted in raw units. Saturates
 * at GRAZE_SCALAR_MAX, which is also returned for an empty box.
 *
 * In the float build the squares, their sum and the root are rounded one after the other; from
 * about 1.8e19 on the result saturates.
 */
graze_scalar graze_aabb_distance(const graze_aabb *box, const graze_vec3 *point);

/**
 * Returns the distance from the segment to the box, 0 if they have a point in common. Rounded once,
 * to nearest, so the error is at most half a raw unit. The result is also 0 if the exact distance
 * is less than half a raw unit: use graze_aabb_overlaps_segment to decide. Saturates at
 * GRAZE_SCALAR_MAX, which is also returned for an empty box.
 *
 * In the float build it is within GRAZE_FLOAT_SEGMENT_ULPS u S, of line.h, of the exact one, if
 * the numbers are as segment.h asks for; otherwise it is NaN.
 */
graze_scalar graze_aabb_distance_segment(const graze_aabb *box, const graze_segment *segment);

/**
 * Returns the square of the exact distance from the point to the box. Exact. Saturates at
 * INT64_MAX, from a distance of about 46,340 units on; INT64_MAX is also returned for an empty
 * box. In the float build: FLT_MAX.
 */
graze_wide graze_aabb_distance_sq(const graze_aabb *box, const graze_vec3 *point);

/**
 * Computes a point to continue from after a hit: strictly outside the box, on the side that the
 * normal of the hit names.
 *
 * On each axis on which the component of `normal` is not 0, the result is one raw unit (in the
 * float build, one float) beyond the side of the box that the sign names, whatever the sizes of
 * the component and of `point` are. On the other axes the result is `point`. The normal of a hit
 * has one such axis. At the end of the world nothing is beyond, and the result is on the surface.
 * If the normal is 0, as for GRAZE_INSIDE, the point is unchanged. In the float build each
 * coordinate of the result is NaN if the one number that it is computed from, or the component of
 * the normal, is NaN.
 */
void graze_aabb_off_surface(const graze_aabb *box, const graze_vec3 *point,
                            const graze_vec3 *normal, graze_vec3 *off);

/** @} */

/**
 * @name Making a box
 * @{
 */

/**
 * Makes the box with this center and, on each axis, this size. If a size is an odd number of raw
 * units, half of it is rounded away from zero: both sides have the same distance from the center,
 * and the box is one raw unit larger than `size`. Sides beyond the world are clamped to the end
 * of the world (in the float build they become infinite). A negative size makes an inverted box.
 */
void graze_aabb_from_center_size(const graze_vec3 *center, const graze_vec3 *size, graze_aabb *box);

/**
 * Makes the smallest box that contains all points. With a count of 0 the box is empty: min is
 * GRAZE_SCALAR_MAX and max is GRAZE_SCALAR_MIN on each axis.
 */
void graze_aabb_from_points(const graze_vec3 *points, uint32_t count, graze_aabb *box);

/**
 * Makes the smallest box that contains both boxes. If one is empty, on whichever axis it is
 * inverted, the result is the other box. If both are empty, the result is the empty box of
 * graze_aabb_from_points.
 */
void graze_aabb_merge(const graze_aabb *a, const graze_aabb *b, graze_aabb *merged);

/** Makes the smallest box that contains both ends of the segment. Exact. */
void graze_aabb_from_segment(const graze_segment *segment, graze_aabb *box);

/**
 * Makes the smallest box that contains the sphere, as far as it is in the world: sides beyond
 * the world are clamped to its end. A negative radius gives the empty box of
 * graze_aabb_from_points. In the float build sides are rounded outward; beyond FLT_MAX they
 * may be infinite.
 */
void graze_aabb_from_sphere(const graze_sphere *sphere, graze_aabb *box);

/** Makes the smallest box that contains the capsule, by the rules of graze_aabb_from_sphere. */
void graze_aabb_from_capsule(const graze_capsule *capsule, graze_aabb *box);

/**
 * Moves each side outward by `by`, or inward if it is negative. Sides beyond the world are clamped
 * to its end. If the box is empty, or if a pair of sides passes each other, the result is the
 * empty box of graze_aabb_from_points. In the float build sides are rounded outward, before they
 * are compared; beyond FLT_MAX they may be infinite. The result may alias the argument.
 */
void graze_aabb_expand(const graze_aabb *box, graze_scalar by, graze_aabb *expanded);

/** @} */

/**
 * @name Lines against a box
 *
 * The hit may be NULL; then the fixed build does not divide. A miss does not change the hit. The
 * point of a hit is exactly on the face that the normal names, and never outside the box; on each
 * axis it is the exact point, rounded once. The normal is a unit vector along an axis.
 *
 * On an edge or a corner the normal names the first face, in the order -x +x -y +y -z +z, that
 * contains the exact point. For flat boxes, and for a ray with t_max = 0, see the table in
 * line.h.
 * @{
 */

/** True if the segment and the box have a point in common. */
bool graze_aabb_overlaps_segment(const graze_aabb *box, const graze_segment *segment);

/** True if the ray and the box have a point in common. */
bool graze_aabb_overlaps_ray(const graze_aabb *box, const graze_ray *ray);

/** Finds the first point of the segment in the box. */
graze_result graze_aabb_linecast(const graze_aabb *box, const graze_segment *segment,
                                 graze_line_hit *hit);

/**
 * Finds the last point of the segment in the box. The fraction counts from segment.a, and ties of
 * the point round away from segment.a, as for graze_aabb_linecast. GRAZE_INSIDE: the segment ends
 * in the interior.
 */
graze_result graze_aabb_linecast_exit(const graze_aabb *box, const graze_segment *segment,
                                      graze_line_hit *hit);

/** Finds the first point of the ray in the box. */
graze_result graze_aabb_raycast(const graze_aabb *box, const graze_ray *ray, graze_ray_hit *hit);

/**
 * Finds the last point of the ray in the box. GRAZE_INSIDE: the ray ends, at t_max, in the
 * interior.
 */
graze_result graze_aabb_raycast_exit(const graze_aabb *box, const graze_ray *ray,
                                     graze_ray_hit *hit);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
