/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/nearest.h: the first point of a line in the nearest of many shapes. shape/nearest_search.h has the
 * loop. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/clamp.h"
#include "shape/nearest_search.h"
#include "wide/end_fast.h"

graze_result graze_nearest_aabb_linecast(const graze_aabb *boxes, uint32_t count,
                                         const graze_segment *segment, uint32_t *index,
                                         graze_line_hit *hit)
{
    CLAMP(graze_segment, segment);
    const uint32_t best = nearest_on_segment(NEAREST_AABB, boxes, count, segment, index);
    return best == GRAZE_NO_INDEX ? GRAZE_MISS : graze_aabb_linecast(&boxes[best], segment, hit);
}

graze_result graze_nearest_aabb_raycast(const graze_aabb *boxes, uint32_t count,
                                        const graze_ray *ray, uint32_t *index, graze_ray_hit *hit)
{
    CLAMP(graze_ray, ray);
    const uint32_t best = nearest_on_ray(NEAREST_AABB, boxes, count, ray, index);
    return best == GRAZE_NO_INDEX ? GRAZE_MISS : graze_aabb_raycast(&boxes[best], ray, hit);
}

graze_result graze_nearest_sphere_linecast(const graze_sphere *spheres, uint32_t count,
                                           const graze_segment *segment, uint32_t *index,
                                           graze_line_hit *hit)
{
    CLAMP(graze_segment, segment);
    const uint32_t best = nearest_on_segment(NEAREST_SPHERE, spheres, count, segment, index);
    return best == GRAZE_NO_INDEX ? GRAZE_MISS
                                  : graze_sphere_linecast(&spheres[best], segment, hit);
}

graze_result graze_nearest_sphere_raycast(const graze_sphere *spheres, uint32_t count,
                                          const graze_ray *ray, uint32_t *index, graze_ray_hit *hit)
{
    CLAMP(graze_ray, ray);
    const uint32_t best = nearest_on_ray(NEAREST_SPHERE, spheres, count, ray, index);
    return best == GRAZE_NO_INDEX ? GRAZE_MISS : graze_sphere_raycast(&spheres[best], ray, hit);
}

graze_result graze_nearest_capsule_linecast(const graze_capsule *capsules, uint32_t count,
                                            const graze_segment *segment, uint32_t *index,
                                            graze_line_hit *hit)
{
    CLAMP(graze_segment, segment);
    const uint32_t best = nearest_on_segment(NEAREST_CAPSULE, capsules, count, segment, index);
    return best == GRAZE_NO_INDEX ? GRAZE_MISS
                                  : graze_capsule_linecast(&capsules[best], segment, hit);
}

graze_result graze_nearest_capsule_raycast(const graze_capsule *capsules, uint32_t count,
                                           const graze_ray *ray, uint32_t *index,
                                           graze_ray_hit *hit)
{
    CLAMP(graze_ray, ray);
    const uint32_t best = nearest_on_ray(NEAREST_CAPSULE, capsules, count, ray, index);
    return best == GRAZE_NO_INDEX ? GRAZE_MISS : graze_capsule_raycast(&capsules[best], ray, hit);
}

graze_result graze_nearest_cylinder_linecast(const graze_cylinder *cylinders, uint32_t count,
                                             const graze_segment *segment, uint32_t *index,
                                             graze_line_hit *hit)
{
    CLAMP(graze_segment, segment);
    const uint32_t best = nearest_on_segment(NEAREST_CYLINDER, cylinders, count, segment, index);
    return best == GRAZE_NO_INDEX ? GRAZE_MISS
                                  : graze_cylinder_linecast(&cylinders[best], segment, hit);
}

graze_result graze_nearest_cylinder_raycast(const graze_cylinder *cylinders, uint32_t count,
                                            const graze_ray *ray, uint32_t *index,
                                            graze_ray_hit *hit)
{
    CLAMP(graze_ray, ray);
    const uint32_t best = nearest_on_ray(NEAREST_CYLINDER, cylinders, count, ray, index);
    return best == GRAZE_NO_INDEX ? GRAZE_MISS : graze_cylinder_raycast(&cylinders[best], ray, hit);
}

graze_result graze_nearest_obb_linecast(const graze_obb *boxes, uint32_t count,
                                        const graze_segment *segment, uint32_t *index,
                                        graze_line_hit *hit)
{
    CLAMP(graze_segment, segment);
    const uint32_t best = nearest_on_segment(NEAREST_OBB, boxes, count, segment, index);
    return best == GRAZE_NO_INDEX ? GRAZE_MISS : graze_obb_linecast(&boxes[best], segment, hit);
}

graze_result graze_nearest_obb_raycast(const graze_obb *boxes, uint32_t count, const graze_ray *ray,
                                       uint32_t *index, graze_ray_hit *hit)
{
    CLAMP(graze_ray, ray);
    const uint32_t best = nearest_on_ray(NEAREST_OBB, boxes, count, ray, index);
    return best == GRAZE_NO_INDEX ? GRAZE_MISS : graze_obb_raycast(&boxes[best], ray, hit);
}

graze_result graze_nearest_triangle_linecast(const graze_triangle *triangles, uint32_t count,
                                             const graze_segment *segment, uint32_t *index,
                                             graze_face_line_hit *hit)
{
    CLAMP(graze_segment, segment);
    const uint32_t best = nearest_on_segment(NEAREST_TRIANGLE, triangles, count, segment, index);
    return best == GRAZE_NO_INDEX ? GRAZE_MISS
                                  : graze_triangle_linecast(&triangles[best], segment, hit);
}

graze_result graze_nearest_triangle_raycast(const graze_triangle *triangles, uint32_t count,
                                            const graze_ray *ray, uint32_t *index,
                                            graze_face_ray_hit *hit)
{
    CLAMP(graze_ray, ray);
    const uint32_t best = nearest_on_ray(NEAREST_TRIANGLE, triangles, count, ray, index);
    return best == GRAZE_NO_INDEX ? GRAZE_MISS : graze_triangle_raycast(&triangles[best], ray, hit);
}

#endif
