/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The nearest of many, in floats: a loop over casts that skips shapes. The results are those of a loop over all public
 * casts, bit for bit. A cast rounds, and may hit a shape that the line passes. So a shape is skipped only if its cast
 * misses for sure, or reports a fraction or t that is not less than the nearest so far:
 *
 *   boxes            Outside of the box around the line up to the nearest hit. The cast reports the greatest quotient
 *                    of a distance and a run, and on that axis the quotient is not less than the nearest.
 *   oriented boxes   The same along the axes of the box, from the same rounded sums as in the cast.
 *   spheres          Outside of the box around the line up to the nearest hit, with a margin for all rounding errors.
 *   capsules, cylinders   Outside of the box around the whole line, with a margin for all rounding errors of the decision.
 *                    No margin is known for the place that a cast reports.
 *   triangles        Outside of the box around the whole line: the cast tests this too. No margin is known for the
 *                    line up to the nearest hit, since a cast may round to a hit beside the face if the line is nearly
 *                    parallel to the plane.
 */
#include "../include/graze/nearest.h"

#if GRAZE_FLOAT
#include "shape/nearest_float.h"
#include "shape/triangle_finds_float.h"

/* ---- Boxes ---- */

GRAZE_ONCE void nearest_prepare_aabb(nearest_line *l)
{
    line_box_set(&l->box, &l->start, &l->run, l->limit);
}

static inline uint32_t nearest_next_aabb(const nearest_line *l, const void *shapes, uint32_t i,
                                         uint32_t count)
{
    const graze_aabb *const boxes = (const graze_aabb *)shapes, *box = boxes + i;
    const graze_vec3 low = l->box.low, high = l->box.high;
    for (; i < count; i++, box++)
        if (!float_less(box->max.x, low.x) && !float_less(high.x, box->min.x) &&
            !float_less(box->max.y, low.y) && !float_less(high.y, box->min.y) &&
            !float_less(box->max.z, low.z) && !float_less(high.z, box->min.z))
            return i;
    return i;
}

static inline graze_result nearest_cast_aabb(const nearest_line *l, const void *shapes, uint32_t i,
                                             float *at)
{
    const graze_aabb *box = (const graze_aabb *)shapes + i;
    const graze_result result = l->segment != 0
                                    ? graze_aabb_linecast(box, l->segment, (graze_line_hit *)l->hit)
                                    : graze_aabb_raycast(box, l->ray, (graze_ray_hit *)l->hit);
    if (result != GRAZE_MISS)
        *at = nearest_at(l);
    return result;
}

/* Segments and rays share one function, for flash. */
GRAZE_ONCE graze_result nearest_aabb(nearest_line *l, const graze_aabb *boxes, uint32_t count,
                                     uint32_t *index)
{
    return nearest_find(l, boxes, count, nearest_prepare_aabb, nearest_next_aabb, nearest_cast_aabb,
                        index);
}

graze_result graze_nearest_aabb_linecast(const graze_aabb *boxes, uint32_t count,
                                         const graze_segment *segment, uint32_t *index,
                                         graze_line_hit *hit)
{
    graze_line_hit unused;
    nearest_line l;
    nearest_set_segment(&l, segment, hit != 0 ? hit : &unused);
    return nearest_aabb(&l, boxes, count, index);
}

graze_result graze_nearest_aabb_raycast(const graze_aabb *boxes, uint32_t count,
                                        const graze_ray *ray, uint32_t *index, graze_ray_hit *hit)
{
    graze_ray_hit unused;
    nearest_line l;
    nearest_set_ray(&l, ray, hit != 0 ? hit : &unused);
    return nearest_aabb(&l, boxes, count, index);
}

/* ---- Spheres ---- */

static inline uint32_t nearest_next_sphere(const nearest_line *l, const void *shapes, uint32_t i,
                                           uint32_t count)
{
    const graze_sphere *sphere = (const graze_sphere *)shapes + i;
    const graze_vec3 middle = l->middle, half = l->half;
    for (; i < count; i++, sphere++) {
        const float radius = sphere->radius * (1.0f + 0x1p-18f);
        if (!float_less(half.x + radius, float_abs(sphere->center.x - middle.x)) &&
            !float_less(half.y + radius, float_abs(sphere->center.y - middle.y)) &&
            !float_less(half.z + radius, float_abs(sphere->center.z - middle.z)))
            return i;
    }
    return i;
}

static inline graze_result nearest_cast_sphere(const nearest_line *l, const void *shapes,
                                               uint32_t i, float *at)
{
    const graze_sphere *sphere = (const graze_sphere *)shapes + i;
    const graze_result result =
        l->segment != 0 ? graze_sphere_linecast(sphere, l->segment, (graze_line_hit *)l->hit)
                        : graze_sphere_raycast(sphere, l->ray, (graze_ray_hit *)l->hit);
    if (result != GRAZE_MISS)
        *at = nearest_at(l);
    return result;
}

GRAZE_ONCE graze_result nearest_sphere(nearest_line *l, const graze_sphere *spheres, uint32_t count,
                                       uint32_t *index)
{
    return nearest_find(l, spheres, count, nearest_prepare_around, nearest_next_sphere,
                        nearest_cast_sphere, index);
}

graze_result graze_nearest_sphere_linecast(const graze_sphere *spheres, uint32_t count,
                                           const graze_segment *segment, uint32_t *index,
                                           graze_line_hit *hit)
{
    graze_line_hit unused;
    nearest_line l;
    nearest_set_segment(&l, segment, hit != 0 ? hit : &unused);
    return nearest_sphere(&l, spheres, count, index);
}

graze_result graze_nearest_sphere_raycast(const graze_sphere *spheres, uint32_t count,
                                          const graze_ray *ray, uint32_t *index, graze_ray_hit *hit)
{
    graze_ray_hit unused;
    nearest_line l;
    nearest_set_ray(&l, ray, hit != 0 ? hit : &unused);
    return nearest_sphere(&l, spheres, count, index);
}

/* ---- Oriented boxes ---- */

GRAZE_INLINE void nearest_prepare_obb(nearest_line *l)
{
    l->reach = line_box_reach(l->limit);
}

/*
 * Whether the slab of this axis is behind the start, or the line enters it beyond the limit. The sums MUST be those of
 * obb_narrow in obb_float.c, rounded in the same way. A distance above step * reach has a quotient above the limit.
 */
GRAZE_INLINE bool nearest_is_beside(const graze_vec3 *axis, float half,
                                    const graze_vec3 *from_center, const graze_vec3 *run,
                                    float reach)
{
    const float along = vec3_dot(axis, from_center), step = vec3_dot(axis, run);
    if (is_negative(step))
        return is_negative(half + along) || float_less(-step * reach, along - half);
    return is_negative(half - along) || float_less(step * reach, -along - half);
}

static inline uint32_t nearest_next_obb(const nearest_line *l, const void *shapes, uint32_t i,
                                        uint32_t count)
{
    const graze_obb *box = (const graze_obb *)shapes + i;
    const graze_vec3 start = l->start, run = l->run;
    for (; i < count; i++, box++) {
        const graze_vec3 from_center = vec3_between(&box->center, &start);
        if (!nearest_is_beside(&box->axis[0], box->half.x, &from_center, &run, l->reach) &&
            !nearest_is_beside(&box->axis[1], box->half.y, &from_center, &run, l->reach) &&
            !nearest_is_beside(&box->axis[2], box->half.z, &from_center, &run, l->reach))
            return i;
    }
    return i;
}

static inline graze_result nearest_cast_obb(const nearest_line *l, const void *shapes, uint32_t i,
                                            float *at)
{
    const graze_obb *box = (const graze_obb *)shapes + i;
    const graze_result result = l->segment != 0
                                    ? graze_obb_linecast(box, l->segment, (graze_line_hit *)l->hit)
                                    : graze_obb_raycast(box, l->ray, (graze_ray_hit *)l->hit);
    if (result != GRAZE_MISS)
        *at = nearest_at(l);
    return result;
}

GRAZE_ONCE graze_result nearest_obb(nearest_line *l, const graze_obb *boxes, uint32_t count,
                                    uint32_t *index)
{
    return nearest_find(l, boxes, count, nearest_prepare_obb, nearest_next_obb, nearest_cast_obb,
                        index);
}

graze_result graze_nearest_obb_linecast(const graze_obb *boxes, uint32_t count,
                                        const graze_segment *segment, uint32_t *index,
                                        graze_line_hit *hit)
{
    graze_line_hit unused;
    nearest_line l;
    nearest_set_segment(&l, segment, hit != 0 ? hit : &unused);
    return nearest_obb(&l, boxes, count, index);
}

graze_result graze_nearest_obb_raycast(const graze_obb *boxes, uint32_t count, const graze_ray *ray,
                                       uint32_t *index, graze_ray_hit *hit)
{
    graze_ray_hit unused;
    nearest_line l;
    nearest_set_ray(&l, ray, hit != 0 ? hit : &unused);
    return nearest_obb(&l, boxes, count, index);
}

/* ---- Triangles: the search computes no hits, and the nearest triangle is cast at in the end ---- */

static inline uint32_t nearest_next_triangle(const line_box *around,
                                             const graze_triangle *triangles, uint32_t i,
                                             uint32_t count)
{
    const line_box box = *around;
    while (i < count && line_box_misses_triangle(&box, &triangles[i]))
        i++;
    return i;
}

static inline bool nearest_finds_triangle(const nearest_line *l, const graze_triangle *triangle,
                                          float *at)
{
    return l->segment != 0 ? grazef_triangle_finds_on_segment(triangle, l->segment, l->limit, at)
                           : grazef_triangle_finds_on_ray(triangle, l->ray, l->limit, at);
}

/* Returns the index of the nearest. */
GRAZE_ONCE uint32_t nearest_triangle(nearest_line *l, const graze_triangle *triangles,
                                     uint32_t count)
{
    uint32_t best = GRAZE_NO_INDEX;
    float at;
    line_box_set(&l->box, &l->start, &l->run, l->limit);
    for (uint32_t i = 0; (i = nearest_next_triangle(&l->box, triangles, i, count)) < count; i++) {
        if (!nearest_finds_triangle(l, &triangles[i], &at) ||
            (best != GRAZE_NO_INDEX && !float_less(at, l->limit)))
            continue;
        best = i;
        l->limit = at;
        if (!is_positive(at))
            break;
    }
    return best;
}

graze_result graze_nearest_triangle_linecast(const graze_triangle *triangles, uint32_t count,
                                             const graze_segment *segment, uint32_t *index,
                                             graze_face_line_hit *hit)
{
    nearest_line l;
    nearest_set_segment(&l, segment, 0);
    const uint32_t best = nearest_triangle(&l, triangles, count);
    if (index != 0)
        *index = best;
    if (best == GRAZE_NO_INDEX)
        return GRAZE_MISS;
    return graze_triangle_linecast(&triangles[best], segment, hit);
}

graze_result graze_nearest_triangle_raycast(const graze_triangle *triangles, uint32_t count,
                                            const graze_ray *ray, uint32_t *index,
                                            graze_face_ray_hit *hit)
{
    nearest_line l;
    nearest_set_ray(&l, ray, 0);
    const uint32_t best = nearest_triangle(&l, triangles, count);
    if (index != 0)
        *index = best;
    if (best == GRAZE_NO_INDEX)
        return GRAZE_MISS;
    return graze_triangle_raycast(&triangles[best], ray, hit);
}

#endif
