/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The nearest of many, in floats: a loop over the public casts. A shape that is outside of the box around the
 * line, up to the nearest hit so far, is not cast at.
 *
 * A cast rounds, and may hit a shape that the line passes. So the box has a margin: where a cast reports a hit, the
 * line is in the shape except for some 16 u of the distance from the start to the center, or to the side of a box,
 * where u is 2^-24. That distance is at most the length of the line up to the hit and the extent of the shape, and
 * the margin is at least 2^-18 of both. It also covers the rounding of the tests below. So the results are those of
 * a loop over all casts. No margin is known for triangles: if a line is nearly parallel to the plane, a cast may
 * report a hit far beside the face.
 */
#include "../include/graze/nearest.h"

#if GRAZE_FLOAT
#include "number/float.h"

typedef struct {
    graze_vec3 low, high;    /* the box, with the margin for axis-aligned boxes */
    graze_vec3 middle, half; /* the same box, with the margin for other shapes */
} nearest_box;

typedef struct {
    const graze_segment *segment; /* or NULL */
    const graze_ray *ray;         /* or NULL */
    void *hit;                    /* of the last cast that hit: a type of the shape and the line */
    graze_vec3 start, run;
    float limit; /* the end, or the nearest hit so far */
    nearest_box box;
} nearest_line;

/* ---- The box around a line ---- */

/* The ends are off by at most a unit in their last place, which is less than 2^-22 of them. An axis without a run
 * has no way, even if the ray has no limit. */
GRAZE_INLINE void nearest_set_side(float *low, float *high, float start, float run, float limit)
{
    const float way = is_zero(run) ? 0.0f : run * limit * (1.0f + 0x1p-18f);
    *low = is_negative(way) ? start + way : start;
    *high = is_negative(way) ? start : start + way;
    *low -= float_abs(*low) * 0x1p-22f + 0x1p-120f;
    *high += float_abs(*high) * 0x1p-22f + 0x1p-120f;
}

GRAZE_INLINE void nearest_set_middle(float *middle, float *half, float low, float high,
                                     float margin)
{
    *middle = low * 0.5f + high * 0.5f;
    *half = high * 0.5f - low * 0.5f + float_abs(*middle) * 0x1p-22f + margin;
}

/*
 * A ray without a limit ends at infinity. Quotients below FLT_MIN have lost bits, but are off by less than
 * FLT_MIN. Squares below FLT_MIN have lost bits too: those of distances below 2^-63; and for a run that might have
 * such a square no shape but axis-aligned boxes is skipped.
 */
GRAZE_ONCE void nearest_set_box(nearest_line *l)
{
    nearest_box *box = &l->box;
    const float length = float_abs(l->run.x) + float_abs(l->run.y) + float_abs(l->run.z);
    const float limit = float_less(l->limit, GRAZE_NO_LIMIT) ? l->limit + FLT_MIN : l->limit * 2.0f;
    const float margin = length * limit * 0x1p-18f + 0x1p-60f;
    const float others = float_less(0x1p-50f, length) ? margin : FLT_MAX;
    nearest_set_side(&box->low.x, &box->high.x, l->start.x, l->run.x, limit);
    nearest_set_side(&box->low.y, &box->high.y, l->start.y, l->run.y, limit);
    nearest_set_side(&box->low.z, &box->high.z, l->start.z, l->run.z, limit);
    nearest_set_middle(&box->middle.x, &box->half.x, box->low.x, box->high.x, others);
    nearest_set_middle(&box->middle.y, &box->half.y, box->low.y, box->high.y, others);
    nearest_set_middle(&box->middle.z, &box->half.z, box->low.z, box->high.z, others);
}

GRAZE_ONCE void nearest_set_segment(nearest_line *l, const graze_segment *segment, void *hit)
{
    l->segment = segment;
    l->ray = 0;
    l->hit = hit;
    l->start = segment->a;
    l->run = vec3_between(&segment->a, &segment->b);
    l->limit = 1.0f;
    nearest_set_box(l);
}

GRAZE_ONCE void nearest_set_ray(nearest_line *l, const graze_ray *ray, void *hit)
{
    l->segment = 0;
    l->ray = ray;
    l->hit = hit;
    l->start = ray->origin;
    l->run = ray->dir;
    l->limit = ray->t_max;
    nearest_set_box(l);
}

/* ---- The first shape from this one on that may overlap the box; or the count ---- */

GRAZE_ONCE uint32_t nearest_next_aabb(const nearest_box *b, const void *shapes, uint32_t i,
                                      uint32_t count)
{
    const graze_aabb *const boxes = (const graze_aabb *)shapes, *box = boxes + i;
    const graze_vec3 low = b->low, high = b->high;
    for (; i < count; i++, box++)
        if (!float_less(box->max.x, low.x) && !float_less(high.x, box->min.x) &&
            !float_less(box->max.y, low.y) && !float_less(high.y, box->min.y) &&
            !float_less(box->max.z, low.z) && !float_less(high.z, box->min.z))
            return i;
    return i;
}

GRAZE_ONCE uint32_t nearest_next_sphere(const nearest_box *b, const void *shapes, uint32_t i,
                                        uint32_t count)
{
    const graze_sphere *sphere = (const graze_sphere *)shapes + i;
    const graze_vec3 middle = b->middle, half = b->half;
    for (; i < count; i++, sphere++) {
        const float radius = sphere->radius * (1.0f + 0x1p-18f);
        if (!float_less(half.x + radius, float_abs(sphere->center.x - middle.x)) &&
            !float_less(half.y + radius, float_abs(sphere->center.y - middle.y)) &&
            !float_less(half.z + radius, float_abs(sphere->center.z - middle.z)))
            return i;
    }
    return i;
}

/* Whether no point of the box around the line is in the slab of this axis, which may have any length. to_box: from
 * the center of the oriented box to the middle. reach: of the box around the line, with the margin. */
GRAZE_INLINE bool nearest_is_beside(const graze_vec3 *axis, float half, const graze_vec3 *to_box,
                                    const graze_vec3 *reach)
{
    const float away = float_abs(vec3_dot(axis, to_box));
    const float most = float_abs(axis->x) * reach->x + float_abs(axis->y) * reach->y +
                       float_abs(axis->z) * reach->z + half * (1.0f + 0x1p-18f);
    return float_less(most + 0x1p-120f, away);
}

GRAZE_ONCE uint32_t nearest_next_obb(const nearest_box *b, const void *shapes, uint32_t i,
                                     uint32_t count)
{
    const graze_obb *box = (const graze_obb *)shapes + i;
    const graze_vec3 middle = b->middle, half = b->half;
    for (; i < count; i++, box++) {
        const graze_vec3 to_box = vec3_between(&box->center, &middle);
        graze_vec3 reach;
        reach.x = half.x + float_abs(to_box.x) * 0x1p-18f;
        reach.y = half.y + float_abs(to_box.y) * 0x1p-18f;
        reach.z = half.z + float_abs(to_box.z) * 0x1p-18f;
        if (!nearest_is_beside(&box->axis[0], box->half.x, &to_box, &reach) &&
            !nearest_is_beside(&box->axis[1], box->half.y, &to_box, &reach) &&
            !nearest_is_beside(&box->axis[2], box->half.z, &to_box, &reach))
            return i;
    }
    return i;
}

static inline uint32_t nearest_next_triangle(const nearest_box *b, const void *shapes, uint32_t i,
                                             uint32_t count)
{
    (void)b;
    (void)shapes;
    (void)count;
    return i;
}

/* ---- One shape: the result of its cast, and where the line meets it ---- */

static inline float nearest_at(const nearest_line *l)
{
    return l->segment != 0 ? ((const graze_line_hit *)l->hit)->fraction
                           : ((const graze_ray_hit *)l->hit)->t;
}

static inline float nearest_face_at(const nearest_line *l)
{
    return l->segment != 0 ? ((const graze_face_line_hit *)l->hit)->fraction
                           : ((const graze_face_ray_hit *)l->hit)->t;
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

static inline graze_result nearest_cast_triangle(const nearest_line *l, const void *shapes,
                                                 uint32_t i, float *at)
{
    const graze_triangle *triangle = (const graze_triangle *)shapes + i;
    const graze_result result =
        l->segment != 0
            ? graze_triangle_linecast(triangle, l->segment, (graze_face_line_hit *)l->hit)
            : graze_triangle_raycast(triangle, l->ray, (graze_face_ray_hit *)l->hit);
    if (result != GRAZE_MISS)
        *at = nearest_face_at(l);
    return result;
}

/* ---- All shapes ---- */

typedef uint32_t nearest_next(const nearest_box *b, const void *shapes, uint32_t i, uint32_t count);
typedef graze_result nearest_cast(const nearest_line *l, const void *shapes, uint32_t i, float *at);

/* Returns the result of the nearest shape, the first of equally near ones. Casts at it again if a later hit was not
 * nearer. */
GRAZE_INLINE graze_result nearest_find(nearest_line *l, const void *shapes, uint32_t count,
                                       nearest_next *next, nearest_cast *cast, uint32_t *index)
{
    uint32_t best = GRAZE_NO_INDEX, last = GRAZE_NO_INDEX;
    graze_result nearest = GRAZE_MISS;
    float at = 0.0f;
    for (uint32_t i = 0; (i = next(&l->box, shapes, i, count)) < count; i++) {
        const graze_result result = cast(l, shapes, i, &at);
        if (result == GRAZE_MISS)
            continue;
        last = i;
        if (best != GRAZE_NO_INDEX && !float_less(at, l->limit))
            continue;
        best = i;
        nearest = result;
        l->limit = at;
        if (!is_positive(at))
            break;
        nearest_set_box(l);
    }
    if (index != 0)
        *index = best;
    return last == best ? nearest : cast(l, shapes, best, &at);
}

/* One function for segments and rays, for flash. */
GRAZE_ONCE graze_result nearest_aabb(nearest_line *l, const graze_aabb *shapes, uint32_t count,
                                     uint32_t *index)
{
    return nearest_find(l, shapes, count, nearest_next_aabb, nearest_cast_aabb, index);
}

GRAZE_ONCE graze_result nearest_sphere(nearest_line *l, const graze_sphere *shapes, uint32_t count,
                                       uint32_t *index)
{
    return nearest_find(l, shapes, count, nearest_next_sphere, nearest_cast_sphere, index);
}

GRAZE_ONCE graze_result nearest_obb(nearest_line *l, const graze_obb *shapes, uint32_t count,
                                    uint32_t *index)
{
    return nearest_find(l, shapes, count, nearest_next_obb, nearest_cast_obb, index);
}

GRAZE_ONCE graze_result nearest_triangle(nearest_line *l, const graze_triangle *shapes,
                                         uint32_t count, uint32_t *index)
{
    return nearest_find(l, shapes, count, nearest_next_triangle, nearest_cast_triangle, index);
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

graze_result graze_nearest_triangle_linecast(const graze_triangle *triangles, uint32_t count,
                                             const graze_segment *segment, uint32_t *index,
                                             graze_face_line_hit *hit)
{
    graze_face_line_hit unused;
    nearest_line l;
    nearest_set_segment(&l, segment, hit != 0 ? hit : &unused);
    return nearest_triangle(&l, triangles, count, index);
}

graze_result graze_nearest_triangle_raycast(const graze_triangle *triangles, uint32_t count,
                                            const graze_ray *ray, uint32_t *index,
                                            graze_face_ray_hit *hit)
{
    graze_face_ray_hit unused;
    nearest_line l;
    nearest_set_ray(&l, ray, hit != 0 ? hit : &unused);
    return nearest_triangle(&l, triangles, count, index);
}

#endif
