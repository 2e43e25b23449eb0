/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The axis-aligned rectangle: all points p of the plane with min <= p <= max on each axis. Its border
 * belongs to it. One with min == max on an axis is flat and has no interior; one with min > max on an
 * axis is empty.
 *
 * It is the box of aabb.h on two axes, with its policy (the table in line.h) and its rounding. In the
 * fixed build each answer is exact for every rectangle and every line, opposite corners of the world
 * included.
 */
#ifndef GRAZE_RECT_H
#define GRAZE_RECT_H

#include "circle.h"
#include "line2.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct graze_rect {
    graze_vec2 min;
    graze_vec2 max;
} graze_rect;

/* True when the point is in the rectangle or on its border. */
bool graze_rect_contains_point(const graze_rect *rect, const graze_vec2 *point);

/* True when the rectangles have a point in common. An empty one has none. */
bool graze_rect_overlaps_rect(const graze_rect *a, const graze_rect *b);

/* True when each point of the other is in the rectangle, its border included. An empty one has no
 * point that could lie outside: it is in every rectangle, and holds empty ones only. */
bool graze_rect_contains_rect(const graze_rect *rect, const graze_rect *other);

/*
 * True when the rectangle and the circle have a point in common: the squared distance of the center
 * is at most the squared radius. An empty rectangle and a negative radius are met by nothing. In the
 * float build squares are rounded, and a square beyond FLT_MAX is a miss.
 */
bool graze_rect_overlaps_circle(const graze_rect *rect, const graze_circle *circle);

/*
 * Points and a rectangle
 *
 * In the float build the result is NaN where a NaN goes into it. The result may go where an
 * argument is.
 */

/* The point of the rectangle that is nearest to that point: the point itself inside, and where the
 * rectangle is empty. Exact. */
void graze_rect_closest_point(const graze_rect *rect, const graze_vec2 *point, graze_vec2 *nearest);

/*
 * How far it is from the point to the rectangle, 0 inside: rounded once, to nearest, so at most half
 * a raw unit off. GRAZE_SCALAR_MAX to an empty one, and to all that is as far or farther. In the
 * float build the squares of the differences are rounded, added and rooted, one after the other;
 * from about 1.8e19 on it saturates.
 */
graze_scalar graze_rect_distance(const graze_rect *rect, const graze_vec2 *point);

/* The square of that distance, before it is rounded: exact, and from INT64_MAX on (46,340 units)
 * INT64_MAX, as to an empty rectangle. In the float build FLT_MAX. */
graze_wide graze_rect_distance_sq(const graze_rect *rect, const graze_vec2 *point);

/*
 * A point to go on from after a hit: strictly outside the rectangle, on the side that the hit's normal
 * names. On that axis it is one raw unit (in the float build, one float) beyond the side, on the other
 * the hit's point. At the end of the world there is nothing beyond, and it stays on the border. A
 * normal of 0, as of a start inside, leaves the point where it is.
 */
void graze_rect_off_surface(const graze_rect *rect, const graze_vec2 *point,
                            const graze_vec2 *normal, graze_vec2 *off);

/*
 * Making a rectangle
 */

/*
 * The rectangle round center that is as large as size on each axis. An odd number of raw units is
 * halved away from zero: as far on both sides, and one larger than asked. Sides beyond the world are
 * put on its end (in the float build they become infinite). A negative size makes an inverted one.
 */
void graze_rect_from_center_size(const graze_vec2 *center, const graze_vec2 *size,
                                 graze_rect *rect);

/* The smallest rectangle that holds all points. Of none an empty one: min is GRAZE_SCALAR_MAX on
 * each axis, and max GRAZE_SCALAR_MIN. */
void graze_rect_from_points(const graze_vec2 *points, uint32_t count, graze_rect *rect);

/* The smallest rectangle that holds both: the other one where one is empty, on whichever axis it is
 * inverted; and of two empty ones what `from_points` makes of no points. */
void graze_rect_merge(const graze_rect *a, const graze_rect *b, graze_rect *merged);

/*
 * Lines against a rectangle
 *
 * The hit may be NULL, and then the fixed build divides nothing. A miss leaves it alone. The point
 * of a hit is exactly on the side that the normal names and never outside; on each axis it is the
 * exact point, rounded once. The normal is a unit vector along an axis. On a corner it names the
 * side that is first in -x +x -y +y.
 */

/* True when the segment and the rectangle have a point in common. */
bool graze_rect_overlaps_segment(const graze_rect *rect, const graze_segment2 *segment);

/* True when the ray and the rectangle have a point in common. */
bool graze_rect_overlaps_ray(const graze_rect *rect, const graze_ray2 *ray);

/* The first point of the segment in the rectangle. */
graze_result graze_rect_linecast(const graze_rect *rect, const graze_segment2 *segment,
                                 graze_line_hit2 *hit);

/*
 * The last point of the segment in the rectangle, counted and rounded from a. GRAZE_INSIDE means
 * that the segment ends in the interior.
 */
graze_result graze_rect_linecast_exit(const graze_rect *rect, const graze_segment2 *segment,
                                      graze_line_hit2 *hit);

/* The first point of the ray in the rectangle. */
graze_result graze_rect_raycast(const graze_rect *rect, const graze_ray2 *ray, graze_ray_hit2 *hit);

/* The last point of the ray in the rectangle. GRAZE_INSIDE: the ray ends, at t_max, in the interior. */
graze_result graze_rect_raycast_exit(const graze_rect *rect, const graze_ray2 *ray,
                                     graze_ray_hit2 *hit);

#ifdef __cplusplus
}
#endif

#endif
