/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/nearest.h: the first point of a line in the nearest of many shapes. One loop serves all shapes. */
#include "number/clamp.h"
#include "number/spans.h"
#include "shape/nearest.h"
#include "wide/inlining.h"

typedef enum { NEAREST_AABB, NEAREST_SPHERE, NEAREST_OBB, NEAREST_TRIANGLE } nearest_kind;

/* Only one case is compiled: `kind` is a constant. */
GRAZE_INLINE bool nearest_finds_on_segment(nearest_kind kind, const void *shapes, uint32_t i,
                                           const graze_segment *segment, graze_scalar limit,
                                           graze_fraction *fraction)
{
    switch (kind) {
    case NEAREST_AABB:
        return graze_aabb_finds_on_segment((const graze_aabb *)shapes + i, segment, limit,
                                           fraction);
    case NEAREST_SPHERE:
        return graze_sphere_finds_on_segment((const graze_sphere *)shapes + i, segment, limit,
                                             fraction);
    case NEAREST_OBB:
        return graze_obb_finds_on_segment((const graze_obb *)shapes + i, segment, limit, fraction);
    default:
        return graze_triangle_finds_on_segment((const graze_triangle *)shapes + i, segment, limit,
                                               fraction);
    }
}

GRAZE_INLINE bool nearest_finds_on_ray(nearest_kind kind, const void *shapes, uint32_t i,
                                       const graze_ray *ray, graze_scalar limit, graze_scalar *t)
{
    switch (kind) {
    case NEAREST_AABB:
        return graze_aabb_finds_on_ray((const graze_aabb *)shapes + i, ray, limit, t);
    case NEAREST_SPHERE:
        return graze_sphere_finds_on_ray((const graze_sphere *)shapes + i, ray, limit, t);
    case NEAREST_OBB:
        return graze_obb_finds_on_ray((const graze_obb *)shapes + i, ray, limit, t);
    default:
        return graze_triangle_finds_on_ray((const graze_triangle *)shapes + i, ray, limit, t);
    }
}

/* Returns the index of the nearest shape, the first of equally near ones, or GRAZE_NO_INDEX if the segment meets none;
 * writes it to *index. */
GRAZE_INLINE uint32_t nearest_on_segment(nearest_kind kind, const void *shapes, uint32_t count,
                                         const graze_segment *segment, uint32_t *index)
{
    uint32_t best = GRAZE_NO_INDEX;
    graze_scalar limit = GRAZE_ONE;
    graze_fraction least = GRAZE_FRACTION_ONE, fraction = 0;
    for (uint32_t i = 0; i < count && least > 0; i++)
        if (nearest_finds_on_segment(kind, shapes, i, segment, limit, &fraction) &&
            (best == GRAZE_NO_INDEX || fraction < least)) {
            best = i;
            least = fraction;
            limit = limit_at_fraction(limit, fraction);
        }
    if (index != 0)
        *index = best;
    return best;
}

/* The same for a ray. */
GRAZE_INLINE uint32_t nearest_on_ray(nearest_kind kind, const void *shapes, uint32_t count,
                                     const graze_ray *ray, uint32_t *index)
{
    uint32_t best = GRAZE_NO_INDEX;
    graze_scalar limit = ray->t_max, least = GRAZE_SCALAR_MAX, t = 0;
    if (!(limit >= 0))
        count = 0;
    for (uint32_t i = 0; i < count && least > 0; i++)
        if (nearest_finds_on_ray(kind, shapes, i, ray, limit, &t) &&
            (best == GRAZE_NO_INDEX || t < least)) {
            best = i;
            least = t;
            limit = limit_at(limit, t);
        }
    if (index != 0)
        *index = best;
    return best;
}

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
