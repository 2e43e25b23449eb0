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

#include "line.h"

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

#ifdef __cplusplus
}
#endif

#endif
