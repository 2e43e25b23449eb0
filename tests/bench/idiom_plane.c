/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The usual Q16.16 against planes, as in idiom.c: one quotient, then a product for each axis. */
#include "idiom_plane.h"

static inline int32_t fix_mul(int32_t a, int32_t b)
{
    return (int32_t)(((int64_t)a * b) >> 16);
}

static inline int32_t fix_div(int32_t a, int32_t b)
{
    return (int32_t)((int64_t)a * 65536 / b);
}

static inline void on_plane(graze_face_line_hit *hit, int32_t z, const graze_vec3 *start,
                            const graze_vec3 *dir, int32_t t)
{
    hit->point.x = start->x + fix_mul(dir->x, t);
    hit->point.y = start->y + fix_mul(dir->y, t);
    hit->point.z = z;
    hit->normal.x = hit->normal.y = 0;
    hit->normal.z = GRAZE_ONE;
    hit->fraction = t;
    hit->side = start->z > z ? GRAZE_FRONT : GRAZE_BACK;
}

graze_result idiom_plane_xy_linecast(graze_scalar z, const graze_segment *segment,
                                     graze_face_line_hit *hit)
{
    const graze_vec3 *a = &segment->a, *b = &segment->b;
    graze_vec3 dir = {b->x - a->x, b->y - a->y, b->z - a->z};
    if (dir.z == 0)
        return GRAZE_MISS;
    int32_t t = fix_div(z - a->z, dir.z);
    if (t < 0 || t > GRAZE_ONE)
        return GRAZE_MISS;
    on_plane(hit, z, a, &dir, t);
    return GRAZE_HIT;
}

graze_result idiom_plane_xy_raycast(graze_scalar z, const graze_ray *ray, graze_face_ray_hit *hit)
{
    graze_face_line_hit found;
    if (ray->dir.z == 0)
        return GRAZE_MISS;
    int32_t t = fix_div(z - ray->origin.z, ray->dir.z);
    if (t < 0 || t > ray->t_max)
        return GRAZE_MISS;
    on_plane(&found, z, &ray->origin, &ray->dir, t);
    hit->point = found.point;
    hit->normal = found.normal;
    hit->t = found.fraction;
    hit->side = found.side;
    return GRAZE_HIT;
}

static inline int32_t dot(const graze_vec3 *n, int32_t x, int32_t y, int32_t z)
{
    return fix_mul(n->x, x) + fix_mul(n->y, y) + fix_mul(n->z, z);
}

static inline int32_t distance(const graze_plane *plane, const graze_vec3 *p)
{
    return dot(&plane->normal, p->x - plane->point.x, p->y - plane->point.y, p->z - plane->point.z);
}

graze_side idiom_plane_side_of_point(const graze_plane *plane, const graze_vec3 *point)
{
    int32_t d = distance(plane, point);
    return d > 0 ? GRAZE_FRONT : d < 0 ? GRAZE_BACK : GRAZE_ACROSS;
}

/* Positive and negative vertex. */
graze_side idiom_plane_classify_aabb(const graze_plane *plane, const graze_aabb *box)
{
    const graze_vec3 *n = &plane->normal;
    graze_vec3 front = {n->x < 0 ? box->min.x : box->max.x, n->y < 0 ? box->min.y : box->max.y,
                        n->z < 0 ? box->min.z : box->max.z};
    graze_vec3 back = {n->x < 0 ? box->max.x : box->min.x, n->y < 0 ? box->max.y : box->min.y,
                       n->z < 0 ? box->max.z : box->min.z};
    if (distance(plane, &front) < 0)
        return GRAZE_BACK;
    return distance(plane, &back) > 0 ? GRAZE_FRONT : GRAZE_ACROSS;
}

static inline bool meet(graze_face_line_hit *hit, const graze_plane *plane, const graze_vec3 *start,
                        const graze_vec3 *dir, int32_t limit)
{
    int32_t from = distance(plane, start), step = dot(&plane->normal, dir->x, dir->y, dir->z);
    if (step == 0)
        return false;
    int32_t t = fix_div(-from, step);
    if (t < 0 || t > limit)
        return false;
    on_plane(hit, 0, start, dir, t);
    hit->point.z = start->z + fix_mul(dir->z, t);
    hit->normal = plane->normal;
    hit->side = from > 0 ? GRAZE_FRONT : GRAZE_BACK;
    return true;
}

graze_result idiom_plane_linecast(const graze_plane *plane, const graze_segment *segment,
                                  graze_face_line_hit *hit)
{
    const graze_vec3 *a = &segment->a, *b = &segment->b;
    graze_vec3 dir = {b->x - a->x, b->y - a->y, b->z - a->z};
    return meet(hit, plane, a, &dir, GRAZE_ONE) ? GRAZE_HIT : GRAZE_MISS;
}

graze_result idiom_plane_raycast(const graze_plane *plane, const graze_ray *ray,
                                 graze_face_ray_hit *hit)
{
    graze_face_line_hit found;
    if (!meet(&found, plane, &ray->origin, &ray->dir, ray->t_max))
        return GRAZE_MISS;
    hit->point = found.point;
    hit->normal = found.normal;
    hit->t = found.fraction;
    hit->side = found.side;
    return GRAZE_HIT;
}
