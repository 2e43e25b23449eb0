/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The box with boxes, spheres and points as in the article and any textbook: nothing asks whether
 * a box is inverted, and in Q16.16 nothing looks out for overflow. There a square is
 * (int64_t)a * a >> 16, which wraps beyond 181 units and is 0 below 1/256.
 */
#include "peers_boxes.h"

#if GRAZE_FLOAT
static inline float square(float a)
{
    return a * a;
}
#else
static inline int32_t square(int32_t a)
{
    return (int32_t)(((int64_t)a * a) >> 16);
}
#endif

bool peer_aabb_overlaps_aabb(const graze_aabb *a, const graze_aabb *b)
{
    return a->min.x <= b->max.x && b->min.x <= a->max.x && a->min.y <= b->max.y &&
           b->min.y <= a->max.y && a->min.z <= b->max.z && b->min.z <= a->max.z;
}

static inline graze_scalar clamp(graze_scalar c, graze_scalar low, graze_scalar high)
{
    if (c < low)
        return low;
    return c > high ? high : c;
}

static inline graze_vec3 closest(const graze_aabb *box, const graze_vec3 *p)
{
    graze_vec3 c = {clamp(p->x, box->min.x, box->max.x), clamp(p->y, box->min.y, box->max.y),
                    clamp(p->z, box->min.z, box->max.z)};
    return c;
}

void peer_aabb_closest_point(const graze_aabb *box, const graze_vec3 *point, graze_vec3 *nearest)
{
    *nearest = closest(box, point);
}

static inline graze_scalar squared(const graze_aabb *box, const graze_vec3 *p)
{
    graze_vec3 c = closest(box, p);
    return square(c.x - p->x) + square(c.y - p->y) + square(c.z - p->z);
}

bool peer_aabb_overlaps_sphere(const graze_aabb *box, const graze_sphere *sphere)
{
    return squared(box, &sphere->center) <= square(sphere->radius);
}

graze_wide peer_aabb_distance_sq(const graze_aabb *box, const graze_vec3 *point)
{
    return squared(box, point);
}

void peer_aabb_from_center_size(const graze_vec3 *center, const graze_vec3 *size, graze_aabb *box)
{
    box->min.x = center->x - size->x / 2;
    box->min.y = center->y - size->y / 2;
    box->min.z = center->z - size->z / 2;
    box->max.x = center->x + size->x / 2;
    box->max.y = center->y + size->y / 2;
    box->max.z = center->z + size->z / 2;
}
