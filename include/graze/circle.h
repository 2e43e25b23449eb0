/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The circle, a solid disc: all points of the plane no farther than radius from center. Its border
 * belongs to it. One of radius 0 is a point; one of negative radius is empty.
 *
 * It is the sphere of sphere.h on two axes, with its policy (the table in line.h) and its bounds. In
 * the fixed build each yes/no answer is exact for every circle and every line, opposite corners of
 * the world included. The float build has the sphere's limits.
 */
#ifndef GRAZE_CIRCLE_H
#define GRAZE_CIRCLE_H

#include "line2.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct graze_circle {
    graze_vec2 center;
    graze_scalar radius;
} graze_circle;

/* As GRAZE_SPHERE_POINT_BOUND and GRAZE_SPHERE_NORMAL_BOUND. */
#define GRAZE_CIRCLE_POINT_BOUND          0.501
#define GRAZE_CIRCLE_NORMAL_BOUND(radius) (0.501 + 64.0 / (radius))

/* True when the point is in the circle or on its border. */
bool graze_circle_contains_point(const graze_circle *circle, const graze_vec2 *point);

/* True when the circles have a point in common. An empty one has none. */
bool graze_circle_overlaps_circle(const graze_circle *a, const graze_circle *b);

/*
 * Points and a circle
 *
 * In the float build the result is NaN where a NaN goes into it, and may be where the difference of
 * two coordinates is beyond the greatest float; a distance whose square is beyond it saturates. The
 * result may go where an argument is.
 */

/*
 * The point of the circle that is nearest to `point`: `point` itself if it is inside, or if the
 * circle is empty. On the border it is within GRAZE_CIRCLE_POINT_BOUND on each axis, so the rounded
 * result may lie just outside; the closest point of the result may then be another point.
 */
void graze_circle_closest_point(const graze_circle *circle, const graze_vec2 *point,
                                graze_vec2 *nearest);

/*
 * The distance from the point to the circle, 0 inside: rounded once, to nearest, so at most half a raw
 * unit off, and 0 just outside, where the true distance is less than half a raw unit. Use
 * contains_point to decide. Saturates at GRAZE_SCALAR_MAX, which is also returned for an empty
 * circle. In the float build the squares of the differences are rounded, added and rooted, one
 * after the other.
 */
graze_scalar graze_circle_distance(const graze_circle *circle, const graze_vec2 *point);

/*
 * A point to go on from after a hit: strictly outside the circle, on the side that the hit's normal
 * names. It is the hit's point, moved along the axis on which the normal is greater (x of two that
 * are equal) to the first raw unit outside on that side; in the float build a little farther, about
 * 2^-20 of the radius. At the end of the world there is nothing beyond, and it stays there. A normal
 * of 0, as of a start inside, leaves the point where it is, and so does a line along that axis which
 * misses the circle, as it misses an empty one; where it touches, the point moves.
 */
void graze_circle_off_surface(const graze_circle *circle, const graze_vec2 *point,
                              const graze_vec2 *normal, graze_vec2 *off);

/*
 * Lines against a circle
 *
 * The hit may be NULL, and then no root is taken and nothing divided. A miss leaves it alone. The
 * normal points from the center to the exact point of the hit; of a circle of radius 0 it is 0. Far
 * out on a ray `t` saturates, and a point outside the world is put on its end.
 */

/* True when the segment and the circle have a point in common. */
bool graze_circle_overlaps_segment(const graze_circle *circle, const graze_segment2 *segment);

/* True when the ray and the circle have a point in common. */
bool graze_circle_overlaps_ray(const graze_circle *circle, const graze_ray2 *ray);

/* The first point of the segment in the circle. */
graze_result graze_circle_linecast(const graze_circle *circle, const graze_segment2 *segment,
                                   graze_line_hit2 *hit);

/* The last point of the segment in the circle. GRAZE_INSIDE: the segment ends in the interior. */
graze_result graze_circle_linecast_exit(const graze_circle *circle, const graze_segment2 *segment,
                                        graze_line_hit2 *hit);

/* The first point of the ray in the circle. */
graze_result graze_circle_raycast(const graze_circle *circle, const graze_ray2 *ray,
                                  graze_ray_hit2 *hit);

/* The last point of the ray in the circle. GRAZE_INSIDE: the ray ends, at t_max, in the interior. */
graze_result graze_circle_raycast_exit(const graze_circle *circle, const graze_ray2 *ray,
                                       graze_ray_hit2 *hit);

#ifdef __cplusplus
}
#endif

#endif
