/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The nearest of many: which shape of an array a line hits first, and where.
 *
 * The array belongs to the caller and is only read, so it may stay in flash. Nothing is
 * allocated, and there are no callbacks. The result is that of a loop that casts the line at each
 * shape in turn and keeps the hit with the least t, or `fraction`; these are the rounded numbers
 * of the hits. Of equal ones the first shape in the array is kept; for a line that starts in a
 * shape the number is 0. `index` is the index of that shape, `hit` is the hit of its cast, and
 * the result is the result of its cast. Either pointer may be NULL. A miss sets `index` to
 * GRAZE_NO_INDEX and does not change `hit`. A count of 0 is a miss.
 *
 * The routines need fewer instructions than that loop. A shape is skipped if it has no point in
 * the box around the line; after a hit that box ends at the hit. For the other shapes the routines
 * compute only what the comparison needs, and they compute the point and the normal once, at the
 * end. A hit at 0 ends the search. So a short line among many shapes costs least, and an array is
 * searched fastest if near shapes come first. The float build returns the same bits as the loop
 * over its rounded casts; for triangles, capsules and cylinders it compares with the box around the
 * whole line, also after a hit. For triangles on shared vertices see mesh.h.
 *
 * t saturates at GRAZE_SCALAR_MAX (see line.h): hits beyond that are equally far.
 *
 * @par Shapes of several kinds
 * For these you write the loop. It shortens the ray to the nearest hit so far:
 *
 *     graze_ray_hit hit, nearest;
 *     int best = -1;
 *     for (int i = 0; i < count; i++)
 *         if (graze_..._raycast(&shape[i], &ray, &hit) && (best < 0 || hit.t < ray.t_max)) {
 *             best = i;
 *             ray.t_max = hit.t;
 *             nearest = hit;
 *         }
 *
 * This loop is correct, for these reasons:
 *
 *   - A hit that the shortened ray misses has an exact t beyond t_max. Its rounded t is not below
 *     t_max, since t_max is a rounded number itself.
 *   - A hit at t_max, or at most half a raw unit before it, has the same rounded t: it is not
 *     nearer. `hit.t < ray.t_max` rejects it. `best < 0` accepts the first hit, even at the end
 *     of the ray.
 *   - So every accepted hit is before t_max. There the shortened ray has the same result, point
 *     and normal as the whole ray.
 *   - If t saturates, t_max becomes GRAZE_NO_LIMIT. That rejects nothing, but another t that
 *     saturates is not less.
 *   - After a hit at t = 0 the ray is a point, and no t is less than 0.
 *   - `nearest` is a copy, because a cast that hits at the same t overwrites `hit`.
 *
 * A segment is not shortened, since its ends are stored:
 *
 *     if (graze_..._linecast(&shape[i], &segment, &hit) && (best < 0 || hit.fraction < least)) {
 *         best = i;
 *         least = hit.fraction;
 *         nearest = hit;
 *     }
 *
 * Arrays of one kind and meshes take part like one shape: call graze_nearest_..._raycast or
 * graze_mesh_raycast in place of the cast. Planes, discs, triangles, parallelograms and meshes
 * have two sides and need a graze_face_ray_hit: graze_ray_hit_from_face_hit converts it to `hit`.
 *
 * In the float build the end of a ray is rounded too. A shortened ray may miss a hit that is
 * before t_max by no more than the rounding error, and may report GRAZE_TOUCH for GRAZE_HIT. If
 * you need the exact order of such hits, leave t_max as it is and compare with a variable of your
 * own, as for segments. The routines below do that.
 */
#ifndef GRAZE_NEAREST_H
#define GRAZE_NEAREST_H

#include "aabb.h"
#include "capsule.h"
#include "cylinder.h"
#include "obb.h"
#include "sphere.h"
#include "triangle.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Finds the box that the segment hits first. */
graze_result graze_nearest_aabb_linecast(const graze_aabb *boxes, uint32_t count,
                                         const graze_segment *segment, uint32_t *index,
                                         graze_line_hit *hit);

/** Finds the box that the ray hits first. */
graze_result graze_nearest_aabb_raycast(const graze_aabb *boxes, uint32_t count,
                                        const graze_ray *ray, uint32_t *index, graze_ray_hit *hit);

/** Finds the sphere that the segment hits first. */
graze_result graze_nearest_sphere_linecast(const graze_sphere *spheres, uint32_t count,
                                           const graze_segment *segment, uint32_t *index,
                                           graze_line_hit *hit);
/** Finds the sphere that the ray hits first. */
graze_result graze_nearest_sphere_raycast(const graze_sphere *spheres, uint32_t count,
                                          const graze_ray *ray, uint32_t *index,
                                          graze_ray_hit *hit);

/** Finds the capsule that the segment hits first. */
graze_result graze_nearest_capsule_linecast(const graze_capsule *capsules, uint32_t count,
                                            const graze_segment *segment, uint32_t *index,
                                            graze_line_hit *hit);
/** Finds the capsule that the ray hits first. */
graze_result graze_nearest_capsule_raycast(const graze_capsule *capsules, uint32_t count,
                                           const graze_ray *ray, uint32_t *index,
                                           graze_ray_hit *hit);

/** Finds the cylinder that the segment hits first. */
graze_result graze_nearest_cylinder_linecast(const graze_cylinder *cylinders, uint32_t count,
                                             const graze_segment *segment, uint32_t *index,
                                             graze_line_hit *hit);
/** Finds the cylinder that the ray hits first. */
graze_result graze_nearest_cylinder_raycast(const graze_cylinder *cylinders, uint32_t count,
                                            const graze_ray *ray, uint32_t *index,
                                            graze_ray_hit *hit);

/** Finds the oriented box that the segment hits first. */
graze_result graze_nearest_obb_linecast(const graze_obb *boxes, uint32_t count,
                                        const graze_segment *segment, uint32_t *index,
                                        graze_line_hit *hit);
/** Finds the oriented box that the ray hits first. */
graze_result graze_nearest_obb_raycast(const graze_obb *boxes, uint32_t count, const graze_ray *ray,
                                       uint32_t *index, graze_ray_hit *hit);

/** Finds the triangle that the segment hits first, from either side. */
graze_result graze_nearest_triangle_linecast(const graze_triangle *triangles, uint32_t count,
                                             const graze_segment *segment, uint32_t *index,
                                             graze_face_line_hit *hit);
/** Finds the triangle that the ray hits first, from either side. */
graze_result graze_nearest_triangle_raycast(const graze_triangle *triangles, uint32_t count,
                                            const graze_ray *ray, uint32_t *index,
                                            graze_face_ray_hit *hit);

#ifdef __cplusplus
}
#endif

#endif
