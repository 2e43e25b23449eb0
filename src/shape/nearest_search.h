/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The search for the nearest of many: one loop for all shapes of graze/nearest.h. Included by nearest.c. */
#ifndef GRAZE_SHAPE_NEAREST_SEARCH_H
#define GRAZE_SHAPE_NEAREST_SEARCH_H

#include "nearest.h"
#include "nearest_beyond.h"

typedef enum {
    NEAREST_AABB,
    NEAREST_SPHERE,
    NEAREST_CAPSULE,
    NEAREST_CYLINDER,
    NEAREST_OBB,
    NEAREST_TRIANGLE
} nearest_kind;

/* ---- One shape of an array. Only one case is compiled: `kind` is a constant ---- */

/* The first shape from this one on that the box around the line does not reject; or the count. */
GRAZE_INLINE uint32_t nearest_candidate(nearest_kind kind, const nearest_line *l,
                                        const void *shapes, uint32_t i, uint32_t count)
{
    switch (kind) {
    case NEAREST_SPHERE:
        return nearest_next_sphere(l, (const graze_sphere *)shapes, i, count);
    case NEAREST_CAPSULE:
        return nearest_next_capsule(l, (const graze_capsule *)shapes, i, count);
    case NEAREST_CYLINDER:
        return nearest_next_cylinder(l, (const graze_cylinder *)shapes, i, count);
    case NEAREST_OBB:
        return nearest_next_obb(l, (const graze_obb *)shapes, i, count);
    default:
        return nearest_next_triangle(l, (const graze_triangle *)shapes, i, count);
    }
}

/* Oriented boxes use more numbers of the box around the line. */
GRAZE_INLINE void nearest_prepare(nearest_kind kind, nearest_line *l)
{
    if (kind == NEAREST_OBB)
        nearest_set_middle(l);
}

GRAZE_INLINE void nearest_start_segment(nearest_kind kind, nearest_line *l,
                                        const graze_segment *segment)
{
    l->limit = GRAZE_ONE;
    nearest_begin_segment(l, segment);
    nearest_prepare(kind, l);
}

GRAZE_INLINE void nearest_start_ray(nearest_kind kind, nearest_line *l, const graze_ray *ray)
{
    l->limit = ray->t_max;
    nearest_begin_ray(l, ray);
    nearest_prepare(kind, l);
}

GRAZE_INLINE void nearest_shorten_segment(nearest_kind kind, nearest_line *l,
                                          graze_fraction fraction)
{
    l->limit = limit_at_fraction(fraction);
    nearest_end_at_fraction(l, fraction);
    nearest_prepare(kind, l);
}

GRAZE_INLINE void nearest_shorten_ray(nearest_kind kind, nearest_line *l, graze_scalar t)
{
    l->limit = t;
    nearest_end_at(l, t);
    nearest_prepare(kind, l);
}

GRAZE_INLINE bool nearest_finds_on_segment(nearest_kind kind, const void *shapes, uint32_t i,
                                           const graze_segment *segment, graze_scalar limit,
                                           graze_fraction *fraction)
{
    switch (kind) {
    case NEAREST_SPHERE:
        return graze_sphere_finds_on_segment((const graze_sphere *)shapes + i, segment, limit,
                                             fraction);
    case NEAREST_CAPSULE:
        return graze_capsule_finds_on_segment((const graze_capsule *)shapes + i, segment, fraction);
    case NEAREST_CYLINDER:
        return graze_cylinder_finds_on_segment((const graze_cylinder *)shapes + i, segment,
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
    case NEAREST_SPHERE:
        return graze_sphere_finds_on_ray((const graze_sphere *)shapes + i, ray, limit, t);
    case NEAREST_CAPSULE:
        return graze_capsule_finds_on_ray((const graze_capsule *)shapes + i, ray, t);
    case NEAREST_CYLINDER:
        return graze_cylinder_finds_on_ray((const graze_cylinder *)shapes + i, ray, t);
    case NEAREST_OBB:
        return graze_obb_finds_on_ray((const graze_obb *)shapes + i, ray, limit, t);
    default:
        return graze_triangle_finds_on_ray((const graze_triangle *)shapes + i, ray, limit, t);
    }
}

/* ---- The first shape from this one on that the line meets, and where; or the count ---- */

GRAZE_INLINE uint32_t nearest_next_on_segment(nearest_kind kind, const nearest_line *l,
                                              const graze_segment *segment, const void *shapes,
                                              uint32_t i, uint32_t count, graze_fraction *fraction)
{
    if (kind == NEAREST_AABB) {
        ratio at = ratio_zero();
        const uint32_t next =
            ONE_BY_ONE(graze_aabb_next(l, (const graze_aabb *)shapes, i, count, &at));
        if (next < count) {
            const progress where = progress_of(at);
            *fraction = progress_fraction(&where);
        }
        return next;
    }
    while ((i = ONE_BY_ONE(nearest_candidate(kind, l, shapes, i, count))) < count &&
           !nearest_finds_on_segment(kind, shapes, i, segment, l->limit, fraction))
        i++;
    return i;
}

GRAZE_INLINE uint32_t nearest_next_on_ray(nearest_kind kind, const nearest_line *l,
                                          const graze_ray *ray, const void *shapes, uint32_t i,
                                          uint32_t count, graze_scalar *t)
{
    if (kind == NEAREST_AABB) {
        ratio at = ratio_zero();
        const uint32_t next =
            ONE_BY_ONE(graze_aabb_next(l, (const graze_aabb *)shapes, i, count, &at));
        if (next < count) {
            const progress where = progress_of(at);
            *t = progress_t(&where);
        }
        return next;
    }
    while ((i = ONE_BY_ONE(nearest_candidate(kind, l, shapes, i, count))) < count &&
           !nearest_finds_on_ray(kind, shapes, i, ray, l->limit, t))
        i++;
    return i;
}

/* ---- All shapes ---- */

/* Returns the index of the nearest shape, the first of equally near ones, or GRAZE_NO_INDEX if the segment meets none;
 * writes it to *index. */
GRAZE_INLINE uint32_t nearest_on_segment(nearest_kind kind, const void *shapes, uint32_t count,
                                         const graze_segment *segment, uint32_t *index)
{
    uint32_t best = GRAZE_NO_INDEX, i = 0;
    graze_fraction least = GRAZE_FRACTION_ONE, fraction = 0;
    nearest_line l;
    nearest_start_segment(kind, &l, segment);
    while (least > 0 && i < count &&
           (i = nearest_next_on_segment(kind, &l, segment, shapes, i, count, &fraction)) < count) {
        if (best == GRAZE_NO_INDEX || fraction < least) {
            best = i;
            least = fraction;
            nearest_shorten_segment(kind, &l, fraction);
        }
        i++;
    }
    if (index != 0)
        *index = best;
    return best;
}

/* The same for a ray. */
GRAZE_INLINE uint32_t nearest_on_ray(nearest_kind kind, const void *shapes, uint32_t count,
                                     const graze_ray *ray, uint32_t *index)
{
    uint32_t best = GRAZE_NO_INDEX, i = 0;
    graze_scalar least = GRAZE_SCALAR_MAX, t = 0;
    nearest_line l;
    l.limit = 0;
    if (ray->t_max < 0)
        count = 0;
    else
        nearest_start_ray(kind, &l, ray);
    while (least > 0 && i < count &&
           (i = nearest_next_on_ray(kind, &l, ray, shapes, i, count, &t)) < count) {
        if (best == GRAZE_NO_INDEX || t < least) {
            best = i;
            least = t;
            nearest_shorten_ray(kind, &l, t);
        }
        i++;
    }
    if (index != 0)
        *index = best;
    return best;
}

#endif
