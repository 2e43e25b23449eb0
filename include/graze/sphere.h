/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The sphere, a solid ball: all points no farther than radius from center. Its surface belongs to
 * it. One of radius 0 is a point; one of negative radius is empty.
 *
 * In the fixed build each yes/no answer is exact for every sphere and every line, opposite corners
 * of the world included: a tangent is GRAZE_TOUCH, one raw unit further out it is a miss, and one
 * further in a hit. The policy is the table in line.h. What is irrational, a point on the surface
 * or a normal, can't be rounded to the last bit at a known price; it is within the bounds below.
 *
 * In the float build the squares of what matters must be floats: the distance of the line's start
 * from the center, the radius, and the run, so b - a or dir, should have lengths from 2^-62 to 2^62.
 * Above that the line is missed; a shorter run may be a point, and a hit of one NaN. Answers are
 * those of a line moved by a few units in the last place of that distance, so a ball that is smaller
 * than these is found or missed by chance, its normal is anything up to unit length, and the end of a
 * ray is as much off.
 */
#ifndef GRAZE_SPHERE_H
#define GRAZE_SPHERE_H

#include "line.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct graze_sphere {
    graze_vec3 center;
    graze_scalar radius;
} graze_sphere;

/*
 * In raw units of the fixed build, how far a coordinate of a point, a `t` or a `fraction` may be
 * from the exact one; and a component of a normal from that of the unit vector, by the raw radius:
 * 0.502 for one unit and more. No component is ever over GRAZE_ONE.
 */
#define GRAZE_SPHERE_POINT_BOUND          0.501
#define GRAZE_SPHERE_NORMAL_BOUND(radius) (0.501 + 64.0 / (radius))

/* True when the point is in the sphere or on its surface. */
bool graze_sphere_contains_point(const graze_sphere *sphere, const graze_vec3 *point);

/* True when the spheres have a point in common. An empty one has none. */
bool graze_sphere_overlaps_sphere(const graze_sphere *a, const graze_sphere *b);

/*
 * Points and a sphere
 *
 * In the float build the result is NaN where a NaN goes into it, and may be where the difference of
 * two coordinates is beyond the greatest float; a distance whose square is beyond it saturates. The
 * result may go where an argument is.
 */

/*
 * The point of the sphere that is nearest to `point`: `point` itself if it is inside, or if the
 * sphere is empty. On the surface it is within GRAZE_SPHERE_POINT_BOUND on each axis, so the rounded
 * result may lie just outside; the closest point of the result may then be another point.
 */
void graze_sphere_closest_point(const graze_sphere *sphere, const graze_vec3 *point,
                                graze_vec3 *nearest);

/*
 * The distance from the point to the sphere, 0 inside: rounded once, to nearest, so at most half a raw
 * unit off, and 0 just outside, where the true distance is less than half a raw unit. Use
 * contains_point to decide. Saturates at GRAZE_SCALAR_MAX, which is also returned for an empty
 * sphere. In the float build the squares of the differences are rounded, added and rooted, one
 * after the other.
 */
graze_scalar graze_sphere_distance(const graze_sphere *sphere, const graze_vec3 *point);

/*
 * A point to go on from after a hit: strictly outside the sphere, on the side that the hit's normal
 * names. It is the hit's point, moved along the axis on which the normal is greatest (the first in
 * x, y, z of those) to the first raw unit outside on that side; in the float build a little farther,
 * about 2^-20 of the radius. At the end of the world there is nothing beyond, and it stays there. A
 * normal of 0, as of a start inside, leaves the point where it is, and so does a line along that
 * axis which misses the sphere, as it misses an empty one; where it touches, the point moves.
 */
void graze_sphere_off_surface(const graze_sphere *sphere, const graze_vec3 *point,
                              const graze_vec3 *normal, graze_vec3 *off);

/*
 * Lines against a sphere
 *
 * The hit may be NULL, and then no root is taken and nothing divided. A miss leaves it alone. The
 * normal points from the center to the exact point of the hit; of a sphere of radius 0 it is 0. Far
 * out on a ray `t` saturates, and a point outside the world is put on its end.
 */

/* True when the segment and the sphere have a point in common. */
bool graze_sphere_overlaps_segment(const graze_sphere *sphere, const graze_segment *segment);

/* True when the ray and the sphere have a point in common. */
bool graze_sphere_overlaps_ray(const graze_sphere *sphere, const graze_ray *ray);

/* The first point of the segment in the sphere. */
graze_result graze_sphere_linecast(const graze_sphere *sphere, const graze_segment *segment,
                                   graze_line_hit *hit);

/* The last point of the segment in the sphere. GRAZE_INSIDE: the segment ends in the interior. */
graze_result graze_sphere_linecast_exit(const graze_sphere *sphere, const graze_segment *segment,
                                        graze_line_hit *hit);

/* The first point of the ray in the sphere. */
graze_result graze_sphere_raycast(const graze_sphere *sphere, const graze_ray *ray,
                                  graze_ray_hit *hit);

/* The last point of the ray in the sphere. GRAZE_INSIDE: the ray ends, at t_max, in the interior. */
graze_result graze_sphere_raycast_exit(const graze_sphere *sphere, const graze_ray *ray,
                                       graze_ray_hit *hit);

#ifdef __cplusplus
}
#endif

#endif
