/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oriented box: all points p with abs(axis[i] . (p - center)) <= half_i for each of the three
 * axes; half.x belongs to axis[0], half.y to axis[1], half.z to axis[2]. Its surface belongs to it.
 *
 * The axes are taken as they are stored: they need not be of unit length nor perpendicular, and the
 * fixed build answers exactly for these numbers, whatever they are. A rotated axis is rounded to
 * 16 bits, so the stored box is not quite the one meant; it is the stored one that is asked.
 *
 * A half extent of 0 along an axis that is not zero makes the box flat: it has no interior. A
 * negative one, on any axis, makes it empty. An axis that is zero does not limit, whatever its half
 * extent: as 0 <= half, all points keep to it, and it has no face.
 *
 * In the float build products and sums are rounded, one after the other; what overflows is missed.
 * What happens on surfaces, edges and corners stands in the table in line.h.
 */
#ifndef GRAZE_OBB_H
#define GRAZE_OBB_H

#include "aabb.h"
#include "line.h"
#include "matrix.h"
#include "sphere.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct graze_obb {
    graze_vec3 center;
    graze_vec3 axis[3];
    graze_vec3 half;
} graze_obb;

/* True when the point is in the box or on its surface. */
bool graze_obb_contains_point(const graze_obb *box, const graze_vec3 *point);

/*
 * Boxes
 *
 * True when both have a point in common, in the interior or on the surface: a point p of space, of
 * the world or not, with abs(axis[i] . (p - center)) <= half_i for each axis of the oriented box, as
 * contains_point asks, and in the other box too. An empty box has none. Both boxes are the sets that
 * they are for points and lines, so the fixed build decides it exactly for any axes; for zero axes
 * as well, with which a box has no end.
 *
 * It is the well-known test by fifteen axes, with factors that are right for any axes, not just for
 * perpendicular ones of unit length. In the float build the axes should be about that: boxes that
 * are apart by no more than rounding may be told either way. What is not finite is missed.
 */

bool graze_obb_overlaps_aabb(const graze_obb *box, const graze_aabb *other);

bool graze_obb_overlaps_obb(const graze_obb *a, const graze_obb *b);

/*
 * Points and spheres, with axes taken as perpendicular and of unit length
 *
 * c_i is axis[i] . (p - center), exact; the stored axes are off by their rounding, so that a box of
 * 100 units is off by up to a few thousandths of one.
 */

/*
 * The point of the box that is nearest to that point: the point itself in the box, and where the
 * box is empty. Else center plus the sum of axis[i] times c_i, held between -half_i and half_i: each
 * coordinate is rounded once, ties away from the center, and saturates. In the float build it is
 * rounded as it is computed, and NaN where a NaN goes into it.
 */
void graze_obb_closest_point(const graze_obb *box, const graze_vec3 *point, graze_vec3 *nearest);

/*
 * True when the box and the sphere have a point in common: with p the sphere's center, the sum of
 * the squares of what each abs(c_i) exceeds half_i by is at most the squared radius, decided
 * exactly. An empty box and a negative radius are met by nothing. In the float build squares are
 * rounded, and a square beyond FLT_MAX is a miss.
 */
bool graze_obb_overlaps_sphere(const graze_obb *box, const graze_sphere *sphere);

/*
 * Lines against an oriented box
 *
 * The hit may be NULL, and then the fixed build divides nothing. A miss leaves it alone. The point
 * of a hit is the exact point, rounded once on each axis, ties away from the line's start; so it
 * may lie a fraction of a raw unit beside the face. Out of the world it saturates. The normal is
 * the stored axis or its negative, which saturates; of the axes in their order, as of x, y and z in
 * line.h.
 */

/* True when the segment and the box have a point in common. */
bool graze_obb_overlaps_segment(const graze_obb *box, const graze_segment *segment);

/* True when the ray and the box have a point in common. */
bool graze_obb_overlaps_ray(const graze_obb *box, const graze_ray *ray);

/* The first point of the segment in the box. */
graze_result graze_obb_linecast(const graze_obb *box, const graze_segment *segment,
                                graze_line_hit *hit);

/*
 * The last point of the segment in the box, counted and rounded from a. GRAZE_INSIDE means that
 * the segment ends in the interior.
 */
graze_result graze_obb_linecast_exit(const graze_obb *box, const graze_segment *segment,
                                     graze_line_hit *hit);

/* The first point of the ray in the box. */
graze_result graze_obb_raycast(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit);

/*
 * The last point of the ray in the box. GRAZE_INSIDE: the ray ends, at t_max, in the interior. A box
 * whose axes do not span space has no end that way, and a ray without a limit may have none either:
 * it is then told as one that ends out there, with GRAZE_INSIDE, or, along a face, GRAZE_TOUCH and the
 * normal of that. t saturates, and so does the point on each axis on which dir is not 0.
 */
graze_result graze_obb_raycast_exit(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit);

/*
 * Making an oriented box
 *
 * The result may go where an argument is. A negative size makes a negative half extent, and so an
 * empty box. In the float build the result is NaN where a NaN goes into it.
 */

/*
 * The box round center that is as large as size along the axes, which may have any length: they are
 * put to unit length, as by graze_vec3_normalize, and a zero one stays zero. An odd number of raw
 * units is halved away from zero.
 */
void graze_obb_from_axes(const graze_vec3 *center, const graze_vec3 axes[3], const graze_vec3 *size,
                         graze_obb *box);

/*
 * What a rotation and scale by the matrix makes of a box of that size round the origin: its center
 * is world->origin, its axes are x, y and z put to unit length, and half_i = size_i * |axis_i| / 2,
 * rounded once, ties away from zero, saturating. The matrix may mirror. If it shears, the axes are
 * not perpendicular, and the result is what the head of this file says of such axes.
 *
 * A zero column flattens the box: its half extent is 0, and its axis is made up, across the other
 * two; where those are parallel or zero as well, across one of them, or any. So the box is flat, a
 * line, or a point. A negative size of which rounding or a zero column would leave 0 is taken for
 * the half extent as it is, so that an empty box stays empty.
 */
void graze_obb_from_matrix(const graze_matrix *world, const graze_vec3 *size, graze_obb *box);

/*
 * The box round center that is as large as size along the rotated axes of the world. The rotation
 * may have any length: each number of an axis is the exact quotient by |q|^2, rounded once, ties
 * away from zero. The zero quaternion is no rotation: the axes stay. Sizes are halved as above.
 */
void graze_obb_from_quaternion(const graze_vec3 *center, const graze_quaternion *rotation,
                               const graze_vec3 *size, graze_obb *box);

#ifdef __cplusplus
}
#endif

#endif
