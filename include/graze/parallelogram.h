/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The parallelogram: corner + s * u + t * v with 0 <= s <= 1 and 0 <= t <= 1, its edges included. It
 * is what two triangles would be, without their seam, for the price of one: a wall, a panel, a
 * window. From its front, u turns counterclockwise to v. Edges along one line, or of no length, make
 * none.
 *
 * The policy is that of triangle.h, and so are the bounds of the float build.
 */
#ifndef GRAZE_PARALLELOGRAM_H
#define GRAZE_PARALLELOGRAM_H

#include "triangle.h"

#ifdef __cplusplus
extern "C" {
#endif

/* u and v lead from the corner to its two neighbours. What lies beyond the world is there as well. */
typedef struct graze_parallelogram {
    graze_vec3 corner;
    graze_vec3 u;
    graze_vec3 v;
} graze_parallelogram;

/*
 * Lines against a parallelogram
 *
 * The hit may be NULL, and then nothing is divided. A miss leaves it alone. The point of a hit is the
 * exact point, rounded once on each axis, ties away from the line's start; an end that touches is
 * given as it is. The normal is u x v at unit length, each component within one raw unit, whichever
 * side is met; the hit says where the line comes from.
 */

/* True when the segment passes through the parallelogram, or one of its ends is on it. */
bool graze_parallelogram_overlaps_segment(const graze_parallelogram *parallelogram,
                                          const graze_segment *segment);

/* True when the ray passes through the parallelogram, or one of its ends is on it. */
bool graze_parallelogram_overlaps_ray(const graze_parallelogram *parallelogram,
                                      const graze_ray *ray);

/* Where the segment meets the parallelogram. */
graze_result graze_parallelogram_linecast(const graze_parallelogram *parallelogram,
                                          const graze_segment *segment, graze_face_line_hit *hit);

/* Where the ray meets the parallelogram. */
graze_result graze_parallelogram_raycast(const graze_parallelogram *parallelogram,
                                         const graze_ray *ray, graze_face_ray_hit *hit);

/* The same for lines that run from the front to the back. */
graze_result graze_parallelogram_linecast_front(const graze_parallelogram *parallelogram,
                                                const graze_segment *segment,
                                                graze_face_line_hit *hit);
graze_result graze_parallelogram_raycast_front(const graze_parallelogram *parallelogram,
                                               const graze_ray *ray, graze_face_ray_hit *hit);

/* At which place the endless line through the segment, or along the ray, passes through the
 * parallelogram. False, and the place is left alone, where it meets nothing of it. */
bool graze_parallelogram_barycentric_of_segment(const graze_parallelogram *parallelogram,
                                                const graze_segment *segment,
                                                graze_barycentric *place);
bool graze_parallelogram_barycentric_of_ray(const graze_parallelogram *parallelogram,
                                            const graze_ray *ray, graze_barycentric *place);

/*
 * Points, spheres and boxes, and a parallelogram
 *
 * As of a triangle. Without area, it meets nothing, and its nearest point is that of its edges. A
 * tie of rounding goes away from a point above its inside, and else along u or v. What is nearest and
 * beyond the world is put on its end, while distances and overlaps are those of the whole.
 */

/* The point of the parallelogram that is nearest to that point. It may go where an argument is. */
void graze_parallelogram_closest_point(const graze_parallelogram *parallelogram,
                                       const graze_vec3 *point, graze_vec3 *nearest);

/* How far it is from the point to the parallelogram: at most half a raw unit off. GRAZE_SCALAR_MAX
 * to all that is as far or farther. */
graze_scalar graze_parallelogram_distance(const graze_parallelogram *parallelogram,
                                          const graze_vec3 *point);

/* True when the parallelogram and the sphere have a point in common. */
bool graze_parallelogram_overlaps_sphere(const graze_parallelogram *parallelogram,
                                         const graze_sphere *sphere);

/* True when the parallelogram and the box have a point in common. */
bool graze_parallelogram_overlaps_aabb(const graze_parallelogram *parallelogram,
                                       const graze_aabb *box);

/* u x v at unit length, each component within one raw unit; zero where it has no area. */
void graze_parallelogram_normal(const graze_parallelogram *parallelogram, graze_vec3 *normal);

/* A point to go on from after a hit, strictly on that side of its plane: see triangle.h. */
void graze_parallelogram_off_surface(const graze_parallelogram *parallelogram,
                                     const graze_vec3 *point, graze_side side, graze_vec3 *off);

#ifdef __cplusplus
}
#endif

#endif
