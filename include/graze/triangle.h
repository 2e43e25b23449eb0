/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The triangle: the corners a, b, c and all points between them, edges and corners included.
 *
 * A triangle has two sides and no interior. Seen from its front, the corners are
 * counterclockwise. If the corners are on one line or in one place, the triangle has no area:
 * casts miss, and for points, spheres and boxes it is the segment or the point that its corners
 * span.
 *
 *     case                                                result
 *     --------------------------------------------------  ----------------------------------------
 *     The line passes through the triangle from strictly  GRAZE_HIT
 *     one side to strictly the other, also at an edge or
 *     a corner
 *     The line starts or ends on the triangle             GRAZE_TOUCH
 *     The line lies in the plane of the triangle, has no  GRAZE_MISS
 *     length, or t_max = 0
 *
 * In the fixed build every predicate and every result of a cast is exact, for every triangle and
 * every line, including opposite corners of the world. So two triangles with a common edge leave
 * no gap there: a line that passes through the edge hits both.
 *
 * The float build is right if the product of any three of these lengths is between 2^-120 and
 * 2^120: the edges, the line, and the distance of the line's start from a. With larger products a
 * line may miss the triangle, and with smaller products a miss may be reported as a hit; the
 * normal of a hit needs the square of an edge in the same range.
 */
#ifndef GRAZE_TRIANGLE_H
#define GRAZE_TRIANGLE_H

#include "aabb.h"
#include "capsule.h"
#include "line.h"
#include "sphere.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A triangle. */
typedef struct graze_triangle {
    graze_vec3 a; /**< The first corner. */
    graze_vec3 b; /**< The second corner. */
    graze_vec3 c; /**< The third corner. */
} graze_triangle;

/**
 * A place on a face. On a triangle it is a + u * (b - a) + v * (c - a), so the weight of a is 1 -
 * u - v. On a parallelogram it is corner + u * parallelogram.u + v * parallelogram.v. u and v are
 * rounded once, to nearest, ties up.
 */
typedef struct graze_barycentric {
    graze_fraction u; /**< The weight of b, or of the edge u. */
    graze_fraction v; /**< The weight of c, or of the edge v. */
} graze_barycentric;

/**
 * @name Lines against a triangle
 *
 * The hit may be NULL; then nothing is divided. A miss does not change the hit. The point of a
 * hit is the exact point, rounded once on each axis, ties away from the start of the line; if an
 * end of the line touches the triangle, the point is that end, unchanged. The normal is (b - a) x
 * (c - a) at unit length, each component within one raw unit, whichever side the line comes from;
 * hit.side is that side.
 * @{
 */

/** True if the segment passes through the triangle, or starts or ends on it. */
bool graze_triangle_overlaps_segment(const graze_triangle *triangle, const graze_segment *segment);

/** True if the ray passes through the triangle, or starts or ends on it. */
bool graze_triangle_overlaps_ray(const graze_triangle *triangle, const graze_ray *ray);

/** Finds the point of the segment on the triangle. */
graze_result graze_triangle_linecast(const graze_triangle *triangle, const graze_segment *segment,
                                     graze_face_line_hit *hit);

/** Finds the point of the ray on the triangle. */
graze_result graze_triangle_raycast(const graze_triangle *triangle, const graze_ray *ray,
                                    graze_face_ray_hit *hit);

/**
 * Finds the point of the segment on the triangle if the segment runs from the front to the back;
 * back-face hits are ignored. The direction of the segment decides this also if the segment
 * starts or ends on the triangle.
 */
graze_result graze_triangle_linecast_front(const graze_triangle *triangle,
                                           const graze_segment *segment, graze_face_line_hit *hit);
/**
 * Finds the point of the ray on the triangle if the ray runs from the front to the back, as
 * graze_triangle_linecast_front.
 */
graze_result graze_triangle_raycast_front(const graze_triangle *triangle, const graze_ray *ray,
                                          graze_face_ray_hit *hit);

/**
 * True if the endless line through both ends of the segment passes through the triangle; then
 * `place` is where. The ends of the segment do not limit that line. For a segment that hits the
 * triangle, `place` is the place of the exact point of the hit. If the result is false, as for a
 * line in the plane of the triangle, `place` is unchanged.
 */
bool graze_triangle_barycentric_of_segment(const graze_triangle *triangle,
                                           const graze_segment *segment, graze_barycentric *place);
/**
 * True if the endless line through the origin along dir passes through the triangle; then `place`
 * is where. The routine ignores t_max, also a negative one, and the triangle may be behind the
 * origin: cast the ray first. If the result is false, `place` is unchanged.
 */
bool graze_triangle_barycentric_of_ray(const graze_triangle *triangle, const graze_ray *ray,
                                       graze_barycentric *place);

/** @} */

/**
 * @name Points, spheres, boxes and triangles, and a triangle
 *
 * In the fixed build every predicate is exact, and each number is rounded once, to nearest. All
 * routines use the same set of points: a sphere overlaps the triangle if the exact distance of its
 * center is at most the radius. A triangle without area is the segment or the point that its
 * corners span.
 *
 * In the float build the product of any three of these lengths has to be in the range at the head
 * of this file: the edges, and the vectors from the edges to the point or to the corners of the
 * box. Far beyond that range a result may be NaN; a NaN in the arguments makes the result NaN.
 * Results are right to some units in the last place of the greatest of these lengths. For a very
 * thin triangle the error is greater: by the length of the triangle over its height. A triangle
 * counts as having no area if rounding alone may have produced its normal: each component of
 * (b - a) x (c - a) is at most 2^-20 times the square of the longer edge in size. The triangle is
 * then at most 2^-19 times as high as that edge is long.
 * @{
 */

/**
 * Computes the point of the triangle that is nearest to `point`. The result may alias an
 * argument.
 *
 * The result is the exact point, rounded once on each axis. The direction of a tie depends on
 * where the exact point is:
 *
 *   - in the interior of the triangle: a tie rounds away from `point`.
 *   - exactly on an edge, whether `point` is above that edge or beyond it: a tie rounds along the
 *     edge, in the direction a to b, b to c or c to a.
 *   - at a corner: the result is that corner, unchanged.
 *
 * If the triangle has no area, the exact point is on an edge or at a corner. If edges coincide
 * there, the first in the order ab, bc, ca that has the exact point between its ends decides the
 * tie. If all corners are equal, the result is that corner.
 */
void graze_triangle_closest_point(const graze_triangle *triangle, const graze_vec3 *point,
                                  graze_vec3 *nearest);

/**
 * Returns the distance from the point to the triangle. Rounded once, to nearest, so the error is
 * at most half a raw unit. In the fixed build the exact distance is never halfway between two raw
 * units: its square, counted in squares of a raw unit, is a fraction whose denominator, in lowest
 * terms, is not divisible by 4. Saturates at GRAZE_SCALAR_MAX.
 */
graze_scalar graze_triangle_distance(const graze_triangle *triangle, const graze_vec3 *point);

/**
 * Returns the distance from the segment to the triangle, 0 if they have a point in common. Rounded
 * once, to nearest, so the error is at most half a raw unit; saturating. The result is also 0 if
 * the exact distance is less than half a raw unit: use graze_triangle_overlaps_segment to decide,
 * for a segment that does not lie in the plane of the triangle. A triangle without area is the
 * segment or the point that its corners span.
 *
 * In the float build it is the least rounded distance of the segment from an edge, and of its ends
 * from the triangle, or 0 if graze_triangle_overlaps_segment is true.
 */
graze_scalar graze_triangle_distance_segment(const graze_triangle *triangle,
                                             const graze_segment *segment);

/**
 * True if the triangle and the sphere have a point in common, also if the triangle has no area.
 * False if the radius is negative.
 */
bool graze_triangle_overlaps_sphere(const graze_triangle *triangle, const graze_sphere *sphere);

/**
 * True if the triangle and the capsule have a point in common, also if the triangle has no area or
 * the core lies in its plane. (graze_triangle_overlaps_segment is false in these two cases; in all
 * others it agrees with a capsule of radius 0.) False if the radius is negative. In the fixed build
 * the result is exact. In the float build capsule.h says for which lengths the result holds: those
 * of the edges, of the core, and of the way from a corner to the core.
 */
bool graze_triangle_overlaps_capsule(const graze_triangle *triangle, const graze_capsule *capsule);

/**
 * True if the triangle and the box have a point in common, also if the triangle has no area.
 * False if the box is empty.
 */
bool graze_triangle_overlaps_aabb(const graze_triangle *triangle, const graze_aabb *box);

/**
 * True if the triangles have a point in common: a corner, an edge or an area, whether or
 * not they lie in one plane. A triangle without area is the segment or the point that its corners
 * span, whichever argument it is. The order of the triangles and of their corners does not matter.
 *
 * The float build computes each sign that decides from rounded products. So triangles whose
 * distance or depth is within the rounding errors, among them most that touch and all that lie
 * nearly in one plane, may be reported either way. The order of the triangles may matter there.
 */
bool graze_triangle_overlaps_triangle(const graze_triangle *a, const graze_triangle *b);

/**
 * Computes (b - a) x (c - a) at unit length, each component within one raw unit: the same normal
 * as in a hit. Zero if the triangle has no area.
 */
void graze_triangle_normal(const graze_triangle *triangle, graze_vec3 *normal);

/**
 * Computes a point to continue from after a hit: strictly on the given side of the plane of the
 * triangle. `side` = hit.side is the side that the line came from; -hit.side is the side that it
 * goes to.
 *
 * The result is `point`, moved along one axis: the axis on which the normal has the greatest
 * component in size, of equal ones the first of x, y, z. In the fixed build this is the exact
 * normal (b - a) x (c - a), not the rounded one of a hit; so two components that are equal in
 * the rounded normal may still differ. On that axis the result is the first raw unit that is
 * strictly on that side, even if `point` is farther away on that side. In the float build the
 * result is a little farther, by about 2^-20 of the distance from a and 2^-23 of the coordinate.
 * That is enough if the sine of the angle between the edges at the first corner is 1/16 or more.
 * At the end of the world nothing is beyond, and the result is at the end of the world.
 *
 * The point is unchanged if `side` is GRAZE_ACROSS or the triangle has no area.
 */
void graze_triangle_off_surface(const graze_triangle *triangle, const graze_vec3 *point,
                                graze_side side, graze_vec3 *off);

/** @} */

/** Makes the smallest box that contains the triangle. Exact. */
void graze_aabb_from_triangle(const graze_triangle *triangle, graze_aabb *box);

#ifdef __cplusplus
}
#endif

#endif
