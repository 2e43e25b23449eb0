/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The parallelogram: all points corner + s * u + t * v with 0 <= s <= 1 and 0 <= t <= 1, its
 * edges included.
 *
 * A parallelogram replaces two triangles and has no seam between them, at the cost of one: use it
 * for a wall, a panel or a window. Seen from its front, v is counterclockwise from u. If the
 * edges are parallel or one is zero, the parallelogram has no area: casts miss, and for points,
 * spheres and boxes it is the segment or the point that its four corners span. So
 * two parallel segments that collide are also reported by the parallelogram of their differences.
 *
 * The policy and the bounds of the float build are those of triangle.h.
 */
#ifndef GRAZE_PARALLELOGRAM_H
#define GRAZE_PARALLELOGRAM_H

#include "triangle.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A parallelogram. u and v lead from the corner to the two neighbouring corners. Corners may lie
 * beyond the world: these parts of the parallelogram exist for queries too.
 */
typedef struct graze_parallelogram {
    graze_vec3 corner; /**< A corner. */
    graze_vec3 u;      /**< The edge from it to a neighbour. */
    graze_vec3 v;      /**< The edge from it to the other neighbour. */
} graze_parallelogram;

/**
 * @name Lines against a parallelogram
 *
 * The hit may be NULL; then nothing is divided. A miss does not change the hit. The point of a
 * hit is the exact point, rounded once on each axis, ties away from the start of the line; if an
 * end of the line touches the parallelogram, the point is that end, unchanged. The normal is u x
 * v at unit length, each component within one raw unit, whichever side the line comes from;
 * hit.side is that side.
 * @{
 */

/** True if the segment passes through the parallelogram, or starts or ends on it. */
bool graze_parallelogram_overlaps_segment(const graze_parallelogram *parallelogram,
                                          const graze_segment *segment);

/** True if the ray passes through the parallelogram, or starts or ends on it. */
bool graze_parallelogram_overlaps_ray(const graze_parallelogram *parallelogram,
                                      const graze_ray *ray);

/** Finds the point of the segment on the parallelogram. */
graze_result graze_parallelogram_linecast(const graze_parallelogram *parallelogram,
                                          const graze_segment *segment, graze_face_line_hit *hit);

/** Finds the point of the ray on the parallelogram. */
graze_result graze_parallelogram_raycast(const graze_parallelogram *parallelogram,
                                         const graze_ray *ray, graze_face_ray_hit *hit);

/**
 * Finds the point of the segment on the parallelogram if the segment runs from the front to the
 * back, as graze_triangle_linecast_front.
 */
graze_result graze_parallelogram_linecast_front(const graze_parallelogram *parallelogram,
                                                const graze_segment *segment,
                                                graze_face_line_hit *hit);
/**
 * Finds the point of the ray on the parallelogram if the ray runs from the front to the back, as
 * graze_triangle_raycast_front.
 */
graze_result graze_parallelogram_raycast_front(const graze_parallelogram *parallelogram,
                                               const graze_ray *ray, graze_face_ray_hit *hit);

/**
 * True if the endless line through both ends of the segment passes through the parallelogram;
 * then `place` is where. The ends of the segment do not limit that line. If the result is false,
 * `place` is unchanged.
 */
bool graze_parallelogram_barycentric_of_segment(const graze_parallelogram *parallelogram,
                                                const graze_segment *segment,
                                                graze_barycentric *place);
/**
 * True if the endless line through the origin along dir passes through the parallelogram; then
 * `place` is where. The routine ignores t_max, also a negative one, and the parallelogram may be
 * behind the origin: cast the ray first. If the result is false, `place` is unchanged.
 */
bool graze_parallelogram_barycentric_of_ray(const graze_parallelogram *parallelogram,
                                            const graze_ray *ray, graze_barycentric *place);

/** @} */

/**
 * @name Points, spheres and boxes, and a parallelogram
 *
 * Exactness and the float build are as for the triangle; the normal is u x v. A parallelogram
 * without area is the segment or the point that its four corners span. Distances and overlaps are
 * those of the whole parallelogram, also of its parts beyond the world.
 * @{
 */

/**
 * Computes the point of the parallelogram that is nearest to `point`. The result may alias an
 * argument. A nearest point beyond the world is clamped to the end of the world on each axis.
 *
 * The result is the exact point, rounded once on each axis. The direction of a tie depends on
 * where the exact point is:
 *
 *   - in the interior of the parallelogram: a tie rounds away from `point`.
 *   - exactly on an edge, whether `point` is above that edge or beyond it: a tie rounds along the
 *     edge, in the direction of u or of v.
 *   - at a corner: the result is that corner.
 *
 * If the parallelogram has no area, the exact point is on an edge or at a corner. If edges
 * coincide there, the first of these that has the exact point between its ends decides the tie: u
 * from the corner, v from the end of u, u from the end of v, v from the corner.
 */
void graze_parallelogram_closest_point(const graze_parallelogram *parallelogram,
                                       const graze_vec3 *point, graze_vec3 *nearest);

/**
 * Returns the distance from the point to the parallelogram. Rounded once, to nearest, so the
 * error is at most half a raw unit; in the fixed build the exact distance is never halfway
 * between two raw units (see graze_triangle_distance). Saturates at GRAZE_SCALAR_MAX.
 */
graze_scalar graze_parallelogram_distance(const graze_parallelogram *parallelogram,
                                          const graze_vec3 *point);

/**
 * True if the parallelogram and the sphere have a point in common, also if the parallelogram has
 * no area. False if the radius is negative.
 */
bool graze_parallelogram_overlaps_sphere(const graze_parallelogram *parallelogram,
                                         const graze_sphere *sphere);

/**
 * True if the parallelogram and the capsule have a point in common, by the rules of
 * graze_triangle_overlaps_capsule.
 */
bool graze_parallelogram_overlaps_capsule(const graze_parallelogram *parallelogram,
                                          const graze_capsule *capsule);

/**
 * True if the parallelogram and the box have a point in common, also if the parallelogram has no
 * area. False if the box is empty.
 */
bool graze_parallelogram_overlaps_aabb(const graze_parallelogram *parallelogram,
                                       const graze_aabb *box);

/**
 * Computes u x v at unit length, each component within one raw unit: the same normal as in a hit.
 * Zero if the parallelogram has no area.
 */
void graze_parallelogram_normal(const graze_parallelogram *parallelogram, graze_vec3 *normal);

/**
 * Computes a point to continue from after a hit: strictly on the given side of the plane of the
 * parallelogram. graze_triangle_off_surface says how; the exact normal, u x v, chooses the axis.
 */
void graze_parallelogram_off_surface(const graze_parallelogram *parallelogram,
                                     const graze_vec3 *point, graze_side side, graze_vec3 *off);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
