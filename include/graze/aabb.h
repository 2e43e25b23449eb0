/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The axis-aligned box: all points p with min <= p <= max on each axis. Its surface belongs to
 * it. A box with min == max on an axis is flat and has no interior; one with min > max on an axis
 * is empty.
 *
 * In the fixed build each answer is exact for every box and every line, opposite corners of the
 * world included. What happens on surfaces, edges and corners stands in the table in line.h.
 */
#ifndef GRAZE_AABB_H
#define GRAZE_AABB_H

#include "line.h"
#include "sphere.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct graze_aabb {
    graze_vec3 min;
    graze_vec3 max;
} graze_aabb;

/* True when the point is in the box or on its surface. */
bool graze_aabb_contains_point(const graze_aabb *box, const graze_vec3 *point);

/* True when the boxes have a point in common. An empty box has none. */
bool graze_aabb_overlaps_aabb(const graze_aabb *a, const graze_aabb *b);

/* True when each point of the other is in the box, its surface included. An empty box has no point
 * that could lie outside: it is in every box, in an empty one too, and holds empty ones only. */
bool graze_aabb_contains_aabb(const graze_aabb *box, const graze_aabb *other);

/*
 * True when the box and the sphere have a point in common: the squared distance of the center is
 * at most the squared radius. An empty box and a negative radius are met by nothing. In the float
 * build squares are rounded, and a square beyond FLT_MAX is a miss.
 */
bool graze_aabb_overlaps_sphere(const graze_aabb *box, const graze_sphere *sphere);

/*
 * Points and a box
 *
 * In the float build the result is NaN where a NaN goes into it. The result may go where an
 * argument is.
 */

/* The point of the box that is nearest to that point: the point itself in the box, and where the
 * box is empty. Exact. */
void graze_aabb_closest_point(const graze_aabb *box, const graze_vec3 *point, graze_vec3 *nearest);

/*
 * How far it is from the point to the box, 0 inside: rounded once, to nearest, so at most half a
 * raw unit off. GRAZE_SCALAR_MAX to an empty box, and to all that is as far or farther. In the
 * float build the squares of the differences are rounded, added and rooted, one after the other;
 * from about 1.8e19 on it saturates.
 */
graze_scalar graze_aabb_distance(const graze_aabb *box, const graze_vec3 *point);

/* The square of that distance, before it is rounded: exact, and from INT64_MAX on (46,340 units)
 * INT64_MAX, as to an empty box. In the float build FLT_MAX. */
graze_wide graze_aabb_distance_sq(const graze_aabb *box, const graze_vec3 *point);

/*
 * A point to go on from after a hit: strictly outside the box, on the side that the hit's normal
 * names. On that axis it is one raw unit (in the float build, one float) beyond the box's side, on
 * the others the hit's point. At the end of the world there is nothing beyond, and it stays on the
 * surface. A normal of 0, as of a start inside, leaves the point where it is.
 */
void graze_aabb_off_surface(const graze_aabb *box, const graze_vec3 *point,
                            const graze_vec3 *normal, graze_vec3 *off);

/*
 * Making a box
 */

/*
 * The box round center that is as large as size on each axis. An odd number of raw units is halved
 * away from zero: as far on both sides, and one larger than asked. Sides beyond the world are put
 * on its end (in the float build they become infinite). A negative size makes an inverted box.
 */
void graze_aabb_from_center_size(const graze_vec3 *center, const graze_vec3 *size, graze_aabb *box);

/* The smallest box that holds all points. Of none an empty one: min is GRAZE_SCALAR_MAX on each
 * axis, and max GRAZE_SCALAR_MIN. */
void graze_aabb_from_points(const graze_vec3 *points, uint32_t count, graze_aabb *box);

/* The smallest box that holds both: the other one where one is empty, on whichever axis it is
 * inverted; and of two empty ones what `from_points` makes of no points. */
void graze_aabb_merge(const graze_aabb *a, const graze_aabb *b, graze_aabb *merged);

/*
 * Lines against a box
 *
 * The hit may be NULL, and then the fixed build divides nothing. A miss leaves it alone. The point
 * of a hit is exactly on the face that the normal names and never outside the box; on each axis it
 * is the exact point, rounded once. The normal is a unit vector along an axis.
 */

/* True when the segment and the box have a point in common. */
bool graze_aabb_overlaps_segment(const graze_aabb *box, const graze_segment *segment);

/* True when the ray and the box have a point in common. */
bool graze_aabb_overlaps_ray(const graze_aabb *box, const graze_ray *ray);

/* The first point of the segment in the box. */
graze_result graze_aabb_linecast(const graze_aabb *box, const graze_segment *segment,
                                 graze_line_hit *hit);

/*
 * The last point of the segment in the box, counted and rounded from a. GRAZE_INSIDE means that
 * the segment ends in the interior.
 */
graze_result graze_aabb_linecast_exit(const graze_aabb *box, const graze_segment *segment,
                                      graze_line_hit *hit);

/* The first point of the ray in the box. */
graze_result graze_aabb_raycast(const graze_aabb *box, const graze_ray *ray, graze_ray_hit *hit);

/* The last point of the ray in the box. GRAZE_INSIDE: the ray ends, at t_max, in the interior. */
graze_result graze_aabb_raycast_exit(const graze_aabb *box, const graze_ray *ray,
                                     graze_ray_hit *hit);

#ifdef __cplusplus
}
#endif

#endif
