/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The nearest of many: which shape of an array a line meets first, and where.
 *
 * The array is yours and is only read, so it may stay in flash; nothing is allocated or called back.
 * The answer is that of a loop which casts at each shape in turn and keeps the hit with the least t,
 * or `fraction`, as the hits tell it: rounded. Of equal ones the first in the array is kept; a line
 * that starts in a shape meets it at 0. `index` says which it was, `hit` what its cast says, and the
 * result is that of this cast. Either pointer may be NULL. A miss leaves both alone, and none of no
 * shapes is met.
 *
 * Each shape is asked only for what the comparison needs; the point and the normal are made once, at
 * the end; and in the fixed build most shapes that lie beyond the nearest so far are refused before
 * anything is divided. So it takes less than that loop, but of triangles as much, since a line seldom
 * meets more than one. A shape at 0 ends the search. Triangles on shared vertices: see mesh.h.
 *
 * t saturates at GRAZE_SCALAR_MAX, as line.h says: hits beyond that are equally far.
 *
 * Shapes of several kinds
 *
 * Then the loop is yours. A ray is shortened to the nearest hit so far:
 *
 *   graze_ray_hit hit, nearest;
 *   int best = -1;
 *   for (int i = 0; i < count; i++)
 *       if (graze_..._raycast(&shape[i], &ray, &hit) && (best < 0 || hit.t < ray.t_max)) {
 *           best = i;
 *           ray.t_max = hit.t;
 *           nearest = hit;
 *       }
 *
 * This is right, since what a shortened ray no longer meets has a t beyond t_max, and rounding does
 * not take it below: t_max is a rounded number itself. What it meets at t_max, or within half a raw
 * unit before, has the same t, and is not nearer. So all that is taken lies before t_max, where the
 * shorter ray does as the longer does: the result, the point and the normal are the same too. If t
 * saturates, t_max becomes GRAZE_NO_LIMIT; that refuses nothing, and what saturates too is not less.
 * After t = 0 it asks about a point, and nothing is less than that. The hit has to be kept apart, as
 * a cast at the same t overwrites `hit`. To refuse the equally far is what `hit.t < ray.t_max` is
 * for; `best < 0` takes the first even at the end of the ray.
 *
 * A segment is not shortened, since its ends are where they are:
 *
 *       if (graze_..._linecast(&shape[i], &segment, &hit) && (best < 0 || hit.fraction < least)) {
 *           best = i;
 *           least = hit.fraction;
 *           nearest = hit;
 *       }
 *
 * Arrays of one kind and meshes join in as one shape does: graze_nearest_..._raycast and
 * graze_mesh_raycast take the place of the cast. What has two sides, as planes, triangles and meshes,
 * needs a graze_face_ray_hit beside the graze_ray_hit, and the nearest is then kept as what both have:
 * point, normal and t.
 *
 * In the float build the end of a ray is subject to rounding like everything else: of what lies
 * before t_max by no more than that, a shortened ray may miss some, and tell GRAZE_TOUCH for GRAZE_HIT.
 * Who needs the exact order of such hits leaves t_max as it is, and compares with a variable of their
 * own, as above. The routines below do so.
 */
#ifndef GRAZE_NEAREST_H
#define GRAZE_NEAREST_H

#include "aabb.h"
#include "obb.h"
#include "sphere.h"
#include "triangle.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Which of the boxes the segment meets first. */
graze_result graze_nearest_aabb_linecast(const graze_aabb *boxes, uint32_t count,
                                         const graze_segment *segment, uint32_t *index,
                                         graze_line_hit *hit);

/* Which of the boxes the ray meets first. */
graze_result graze_nearest_aabb_raycast(const graze_aabb *boxes, uint32_t count,
                                        const graze_ray *ray, uint32_t *index, graze_ray_hit *hit);

/* The same of spheres. */
graze_result graze_nearest_sphere_linecast(const graze_sphere *spheres, uint32_t count,
                                           const graze_segment *segment, uint32_t *index,
                                           graze_line_hit *hit);
graze_result graze_nearest_sphere_raycast(const graze_sphere *spheres, uint32_t count,
                                          const graze_ray *ray, uint32_t *index,
                                          graze_ray_hit *hit);

/* The same of oriented boxes. */
graze_result graze_nearest_obb_linecast(const graze_obb *boxes, uint32_t count,
                                        const graze_segment *segment, uint32_t *index,
                                        graze_line_hit *hit);
graze_result graze_nearest_obb_raycast(const graze_obb *boxes, uint32_t count, const graze_ray *ray,
                                       uint32_t *index, graze_ray_hit *hit);

/* The same of triangles, whichever side the line comes from. */
graze_result graze_nearest_triangle_linecast(const graze_triangle *triangles, uint32_t count,
                                             const graze_segment *segment, uint32_t *index,
                                             graze_face_line_hit *hit);
graze_result graze_nearest_triangle_raycast(const graze_triangle *triangles, uint32_t count,
                                            const graze_ray *ray, uint32_t *index,
                                            graze_face_ray_hit *hit);

#ifdef __cplusplus
}
#endif

#endif
