/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The axis-aligned rectangle: all points p of the plane with min <= p <= max on each axis.
 *
 * The border belongs to the rectangle. A rectangle with min == max on an axis is flat: it has no
 * interior. A rectangle with min > max on an axis is empty.
 *
 * It is the box of aabb.h on two axes, with the same policy (the table in line.h) and the same
 * rounding. In the fixed build every predicate and every result of a cast is exact, for every
 * rectangle and every line, including opposite corners of the world.
 */
#ifndef GRAZE_RECT_H
#define GRAZE_RECT_H

#include "capsule2.h"
#include "circle.h"
#include "line2.h"

#ifdef __cplusplus
extern "C" {
#endif

/** An axis-aligned rectangle. */
typedef struct graze_rect {
    graze_vec2 min; /**< The least coordinates. */
    graze_vec2 max; /**< The greatest coordinates. */
} graze_rect;

/** True if the point is in the rectangle or on its border. */
bool graze_rect_contains_point(const graze_rect *rect, const graze_vec2 *point);

/**
 * True if the rectangles have a point in common. An empty rectangle has no point in common with
 * any rectangle.
 */
bool graze_rect_overlaps_rect(const graze_rect *a, const graze_rect *b);

/**
 * True if every point of `other` is in `rect` or on its border. The empty rectangle is contained
 * in every rectangle, also in an empty one, and contains only empty rectangles.
 */
bool graze_rect_contains_rect(const graze_rect *rect, const graze_rect *other);

/**
 * True if the rectangle and the circle have a point in common: the squared distance from the
 * center to the rectangle is at most the squared radius. False if the rectangle is empty or the
 * radius is negative. In the float build squares are rounded, and a square beyond FLT_MAX is a
 * miss.
 */
bool graze_rect_overlaps_circle(const graze_rect *rect, const graze_circle *circle);

/**
 * True if the rectangle and the capsule have a point in common. False if the rectangle is empty or
 * the radius is negative.
 */
bool graze_rect_overlaps_capsule2(const graze_rect *rect, const graze_capsule2 *capsule);

/**
 * @name Points and a rectangle
 *
 * The result may alias an argument. In the float build a NaN in the arguments makes the result
 * NaN.
 * @{
 */

/**
 * Computes the point of the rectangle that is nearest to `point`. The result is `point` itself if
 * it is in the rectangle, or if the rectangle is empty. Exact.
 */
void graze_rect_closest_point(const graze_rect *rect, const graze_vec2 *point, graze_vec2 *nearest);

/**
 * Returns the distance from the point to the rectangle, 0 if the point is inside. Rounded once,
 * to nearest, so the error is at most half a raw unit; the exact distance is never halfway
 * between two raw units, since its square is an integer if distances are counted in raw units.
 * Saturates at GRAZE_SCALAR_MAX, which is also returned for an empty rectangle.
 *
 * In the float build the squares, their sum and the root are rounded one after the other; from
 * about 1.8e19 on the result saturates.
 */
graze_scalar graze_rect_distance(const graze_rect *rect, const graze_vec2 *point);

/**
 * Returns the square of the exact distance from the point to the rectangle. Exact. Saturates at
 * INT64_MAX, from a distance of about 46,340 units on; INT64_MAX is also returned for an empty
 * rectangle. In the float build: FLT_MAX.
 */
graze_wide graze_rect_distance_sq(const graze_rect *rect, const graze_vec2 *point);

/**
 * Computes a point to continue from after a hit: strictly outside the rectangle, on the side that
 * the normal of the hit names.
 *
 * On each axis on which the component of `normal` is not 0, the result is one raw unit (in the
 * float build, one float) beyond the side of the rectangle that the sign names, whatever the
 * sizes of the component and of `point` are. On the other axes the result is `point`. The normal
 * of a hit has one such axis. At the end of the world nothing is beyond, and the result is on the
 * border. If the normal is 0, as for GRAZE_INSIDE, the point is unchanged. In the float build each
 * coordinate of the result is NaN if the one number that it is computed from, or the component of
 * the normal, is NaN.
 */
void graze_rect_off_surface(const graze_rect *rect, const graze_vec2 *point,
                            const graze_vec2 *normal, graze_vec2 *off);

/** @} */

/**
 * @name Making a rectangle
 * @{
 */

/**
 * Makes the rectangle with this center and, on each axis, this size. If a size is an odd number
 * of raw units, half of it is rounded away from zero: both sides have the same distance from the
 * center, and the rectangle is one raw unit larger than `size`. Sides beyond the world are
 * clamped to the end of the world (in the float build they become infinite). A negative size
 * makes an inverted rectangle.
 */
void graze_rect_from_center_size(const graze_vec2 *center, const graze_vec2 *size,
                                 graze_rect *rect);

/**
 * Makes the smallest rectangle that contains all points. With a count of 0 the rectangle is
 * empty: min is GRAZE_SCALAR_MAX and max is GRAZE_SCALAR_MIN on each axis.
 */
void graze_rect_from_points(const graze_vec2 *points, uint32_t count, graze_rect *rect);

/**
 * Makes the smallest rectangle that contains both rectangles. If one is empty, on whichever axis
 * it is inverted, the result is the other rectangle. If both are empty, the result is the empty
 * rectangle of graze_rect_from_points.
 */
void graze_rect_merge(const graze_rect *a, const graze_rect *b, graze_rect *merged);

/** Makes the smallest rectangle that contains both ends of the segment. Exact. */
void graze_rect_from_segment2(const graze_segment2 *segment, graze_rect *rect);

/**
 * Makes the smallest rectangle that contains the circle, as far as it is in the world: sides beyond
 * the world are clamped to its end. A negative radius gives the empty rectangle of
 * graze_rect_from_points. In the float build sides are rounded outward; beyond FLT_MAX they
 * may be infinite.
 */
void graze_rect_from_circle(const graze_circle *circle, graze_rect *rect);

/** Makes the smallest rectangle that contains the capsule, by the rules of graze_rect_from_circle. */
void graze_rect_from_capsule2(const graze_capsule2 *capsule, graze_rect *rect);

/**
 * Moves each side outward by `by`, or inward if it is negative. Sides beyond the world are clamped
 * to its end. If the rectangle is empty, or if a pair of sides passes each other, the result is the
 * empty rectangle of graze_rect_from_points. In the float build sides are rounded outward, before
 * they are compared; beyond FLT_MAX they may be infinite. The result may alias the argument.
 */
void graze_rect_expand(const graze_rect *rect, graze_scalar by, graze_rect *expanded);

/** @} */

/**
 * @name Lines against a rectangle
 *
 * The hit may be NULL; then the fixed build does not divide. A miss does not change the hit. The
 * point of a hit is exactly on the side that the normal names, and never outside the rectangle;
 * on each axis it is the exact point, rounded once. The normal is a unit vector along an axis.
 *
 * On a corner the normal names the first side, in the order -x +x -y +y, that contains the exact
 * point. For flat rectangles, and for a ray with t_max = 0, see the table in line.h.
 * @{
 */

/** True if the segment and the rectangle have a point in common. */
bool graze_rect_overlaps_segment(const graze_rect *rect, const graze_segment2 *segment);

/** True if the ray and the rectangle have a point in common. */
bool graze_rect_overlaps_ray(const graze_rect *rect, const graze_ray2 *ray);

/** Finds the first point of the segment in the rectangle. */
graze_result graze_rect_linecast(const graze_rect *rect, const graze_segment2 *segment,
                                 graze_line_hit2 *hit);

/**
 * Finds the last point of the segment in the rectangle. The fraction counts from segment.a, and
 * ties of the point round away from segment.a, as for graze_rect_linecast. GRAZE_INSIDE: the
 * segment ends in the interior.
 */
graze_result graze_rect_linecast_exit(const graze_rect *rect, const graze_segment2 *segment,
                                      graze_line_hit2 *hit);

/** Finds the first point of the ray in the rectangle. */
graze_result graze_rect_raycast(const graze_rect *rect, const graze_ray2 *ray, graze_ray_hit2 *hit);

/**
 * Finds the last point of the ray in the rectangle. GRAZE_INSIDE: the ray ends, at t_max, in the
 * interior.
 */
graze_result graze_rect_raycast_exit(const graze_rect *rect, const graze_ray2 *ray,
                                     graze_ray_hit2 *hit);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
