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

#ifdef __cplusplus
extern "C" {
#endif

typedef struct graze_aabb {
    graze_vec3 min;
    graze_vec3 max;
} graze_aabb;

/* True when the point is in the box or on its surface. */
bool graze_aabb_contains_point(const graze_aabb *box, const graze_vec3 *point);

/*
 * Lines against a box
 *
 * The hit may be NULL, and then nothing is divided. A miss leaves it alone. The point of a hit is
 * exactly on the face that the normal names and never outside the box; on each axis it is the
 * exact point, rounded once. The normal is a unit vector along an axis.
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
