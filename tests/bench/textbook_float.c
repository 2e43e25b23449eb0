/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The slab test of the textbooks, in float: one division for each axis, and minima and maxima
 * instead of cases. An axis along which the line does not move divides by zero, and relies on
 * infinities to come out right; where the line then runs in a face they give NaN.
 */
#include "textbook_float.h"

static inline float least(float a, float b)
{
    return a < b ? a : b;
}

static inline float greatest(float a, float b)
{
    return a > b ? a : b;
}

typedef struct {
    float enter, leave;
    graze_vec3 normal;
} slabs;

/* Cuts the line down to the part between two planes. */
static inline void slab(slabs *s, float min, float max, float start, float dir, graze_vec3 normal)
{
    float inverse = 1.0f / dir;
    float t_min = (min - start) * inverse, t_max = (max - start) * inverse;
    float near_t = least(t_min, t_max);
    if (near_t > s->enter) {
        s->enter = near_t;
        s->normal = normal;
    }
    s->leave = least(s->leave, greatest(t_min, t_max));
}

static inline graze_vec3 vec3(float x, float y, float z)
{
    graze_vec3 v = {x, y, z};
    return v;
}

static inline float against(float dir)
{
    return dir > 0.0f ? -1.0f : 1.0f;
}

static inline bool all_slabs(slabs *s, const graze_aabb *box, const graze_vec3 *start,
                             const graze_vec3 *dir, float limit)
{
    s->enter = 0.0f;
    s->leave = limit;
    s->normal = vec3(0.0f, 0.0f, 0.0f);
    slab(s, box->min.x, box->max.x, start->x, dir->x, vec3(against(dir->x), 0.0f, 0.0f));
    slab(s, box->min.y, box->max.y, start->y, dir->y, vec3(0.0f, against(dir->y), 0.0f));
    slab(s, box->min.z, box->max.z, start->z, dir->z, vec3(0.0f, 0.0f, against(dir->z)));
    return s->enter <= s->leave;
}

static inline graze_vec3 point_at(const graze_vec3 *start, const graze_vec3 *dir, float t)
{
    return vec3(start->x + dir->x * t, start->y + dir->y * t, start->z + dir->z * t);
}

static inline graze_vec3 direction_of(const graze_segment *s)
{
    return vec3(s->b.x - s->a.x, s->b.y - s->a.y, s->b.z - s->a.z);
}

bool textbook_aabb_overlaps_segment(const graze_aabb *box, const graze_segment *segment)
{
    graze_vec3 dir = direction_of(segment);
    slabs s;
    return all_slabs(&s, box, &segment->a, &dir, 1.0f);
}

bool textbook_aabb_overlaps_ray(const graze_aabb *box, const graze_ray *ray)
{
    slabs s;
    return all_slabs(&s, box, &ray->origin, &ray->dir, ray->t_max);
}

graze_result textbook_aabb_linecast(const graze_aabb *box, const graze_segment *segment,
                                    graze_line_hit *hit)
{
    graze_vec3 dir = direction_of(segment);
    slabs s;
    if (!all_slabs(&s, box, &segment->a, &dir, 1.0f))
        return GRAZE_MISS;
    hit->point = point_at(&segment->a, &dir, s.enter);
    hit->normal = s.normal;
    hit->fraction = s.enter;
    return GRAZE_HIT;
}

graze_result textbook_aabb_raycast(const graze_aabb *box, const graze_ray *ray, graze_ray_hit *hit)
{
    slabs s;
    if (!all_slabs(&s, box, &ray->origin, &ray->dir, ray->t_max))
        return GRAZE_MISS;
    hit->point = point_at(&ray->origin, &ray->dir, s.enter);
    hit->normal = s.normal;
    hit->t = s.enter;
    return GRAZE_HIT;
}
