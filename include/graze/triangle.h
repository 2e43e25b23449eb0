/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The triangle: a, b, c and all between them, edges and corners included. It has two sides and no
 * interior; from its front its corners are seen counterclockwise. Corners in a line, or in one
 * place, make no triangle: no line meets it.
 *
 *   the line passes from strictly one side to strictly the      GRAZE_HIT
 *   other, at an edge or a corner too
 *   it starts on the triangle, or ends on it                    GRAZE_TOUCH
 *   it lies in the triangle's plane, or has no length           a miss
 *
 * In the fixed build each answer is exact for every triangle and every line, opposite corners of the
 * world included. So two triangles that share an edge leave no gap there: a line that passes through
 * the edge meets both.
 *
 * The float build is right while the product of any three of these is between 2^-120 and 2^120:
 * edges, the line's length, and the distance of its start from a. Beyond that a triangle may be
 * missed, and below met; a hit's normal needs the square of an edge to be in that range.
 */
#ifndef GRAZE_TRIANGLE_H
#define GRAZE_TRIANGLE_H

#include "aabb.h"
#include "line.h"
#include "sphere.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct graze_triangle {
    graze_vec3 a;
    graze_vec3 b;
    graze_vec3 c;
} graze_triangle;

/* A place on a triangle: a + u * (b - a) + v * (c - a); 1 - u - v is left for a. And on a
 * parallelogram: corner + u * its u + v * its v. Each is rounded once, to nearest, ties up. */
typedef struct graze_barycentric {
    graze_fraction u;
    graze_fraction v;
} graze_barycentric;

/*
 * Lines against a triangle
 *
 * The hit may be NULL, and then nothing is divided. A miss leaves it alone. The point of a hit is the
 * exact point, rounded once on each axis, ties away from the line's start; an end that touches is
 * given as it is. The normal is (b - a) x (c - a) at unit length, each component within one raw
 * unit, whichever side is met; the hit says where the line comes from.
 */

/* True when the segment passes through the triangle, or one of its ends is on it. */
bool graze_triangle_overlaps_segment(const graze_triangle *triangle, const graze_segment *segment);

/* True when the ray passes through the triangle, or one of its ends is on it. */
bool graze_triangle_overlaps_ray(const graze_triangle *triangle, const graze_ray *ray);

/* Where the segment meets the triangle. */
graze_result graze_triangle_linecast(const graze_triangle *triangle, const graze_segment *segment,
                                     graze_face_line_hit *hit);

/* Where the ray meets the triangle. */
graze_result graze_triangle_raycast(const graze_triangle *triangle, const graze_ray *ray,
                                    graze_face_ray_hit *hit);

/*
 * The same for lines that run from the front to the back: what is seen from behind is not there. A
 * line that starts or ends on the triangle is judged by where it runs as well.
 */
graze_result graze_triangle_linecast_front(const graze_triangle *triangle,
                                           const graze_segment *segment, graze_face_line_hit *hit);
graze_result graze_triangle_raycast_front(const graze_triangle *triangle, const graze_ray *ray,
                                          graze_face_ray_hit *hit);

/*
 * At which place the endless line through the segment passes through the triangle: for a segment
 * that met it, of that point, before it was rounded. False, and the place is left alone, where that
 * line meets nothing of it.
 */
bool graze_triangle_barycentric_of_segment(const graze_triangle *triangle,
                                           const graze_segment *segment, graze_barycentric *place);
bool graze_triangle_barycentric_of_ray(const graze_triangle *triangle, const graze_ray *ray,
                                       graze_barycentric *place);

/*
 * Points, spheres and boxes, and a triangle
 *
 * Each answer is exact, and each number is rounded once, to nearest. A triangle without area meets
 * nothing, but has a nearest point: that of its edges.
 *
 * In the float build the product of any three of the edges and of the ways from them to the point, or
 * to the box's corners, has to be in the range above; what is far beyond may be NaN, as is what a NaN
 * goes into. All is right to some ulps of the greatest of those lengths, but of needles: to that over
 * their height by their length.
 */

/*
 * The point of the triangle that is nearest to that point. A tie of rounding goes away from the
 * point where it is above the triangle's inside, and else along the edge: a to b, b to c, c to a. The
 * result may go where an argument is.
 */
void graze_triangle_closest_point(const graze_triangle *triangle, const graze_vec3 *point,
                                  graze_vec3 *nearest);

/* How far it is from the point to the triangle: at most half a raw unit off. GRAZE_SCALAR_MAX to all
 * that is as far or farther. */
graze_scalar graze_triangle_distance(const graze_triangle *triangle, const graze_vec3 *point);

/* True when the triangle and the sphere have a point in common. A negative radius has none. */
bool graze_triangle_overlaps_sphere(const graze_triangle *triangle, const graze_sphere *sphere);

/* True when the triangle and the box have a point in common. An empty box has none. */
bool graze_triangle_overlaps_aabb(const graze_triangle *triangle, const graze_aabb *box);

/* (b - a) x (c - a) at unit length: each component within one raw unit, and those of a hit. Zero of
 * a triangle without area. */
void graze_triangle_normal(const graze_triangle *triangle, graze_vec3 *normal);

/*
 * A point to go on from after a hit: strictly on that side of the triangle's plane. The side of the
 * hit is where the line came from, its negative where it goes through to. It is the hit's point,
 * moved along the axis on which the normal is greatest (the first in x, y, z of those) to the first
 * raw unit on that side; in the float build a little farther, about 2^-20 of the way from a, which the
 * rounded normal of a needle may outdo. At the end of the world there is nothing beyond, and it stays
 * there. GRAZE_ACROSS, and a triangle without area, leave the point where it is.
 */
void graze_triangle_off_surface(const graze_triangle *triangle, const graze_vec3 *point,
                                graze_side side, graze_vec3 *off);

#ifdef __cplusplus
}
#endif

#endif
