/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Lines against the box. The peers are the slab test and, for a segment without a hit, separating axes. */
#include "casts.h"
#include "peer_slabs.h"

static query item;

static void prepare(unsigned number, int32_t scale)
{
    item = query_of(number, scale);
}

static bool peer_aabb_overlaps_segment(const graze_aabb *box, const graze_segment *segment)
{
    const graze_vec3 *a = &segment->a, *b = &segment->b, *min = &box->min, *max = &box->max;
    graze_vec3 e =
        vec3(peer_half(max->x - min->x), peer_half(max->y - min->y), peer_half(max->z - min->z));
    graze_vec3 d = vec3(peer_half(b->x - a->x), peer_half(b->y - a->y), peer_half(b->z - a->z));
    graze_vec3 m =
        vec3(a->x + d.x - min->x - e.x, a->y + d.y - min->y - e.y, a->z + d.z - min->z - e.z);
    return peer_meets_box(&m, &d, &e);
}

static bool peer_aabb_overlaps_ray(const graze_aabb *box, const graze_ray *ray)
{
    slabs s;
    return all_slabs(&s, box, &ray->origin, &ray->dir, ray->t_max);
}

/* The fraction is in Q16.16. */
static graze_result peer_aabb_linecast(const graze_aabb *box, const graze_segment *segment,
                                       graze_line_hit *hit)
{
    graze_vec3 dir = peer_minus(&segment->b, &segment->a);
    slabs s;
    if (!all_slabs(&s, box, &segment->a, &dir, GRAZE_ONE))
        return GRAZE_MISS;
    hit->point = peer_point_at(&segment->a, &dir, s.enter);
    hit->normal = s.normal;
    hit->fraction = s.enter;
    return GRAZE_HIT;
}

static graze_result peer_aabb_raycast(const graze_aabb *box, const graze_ray *ray,
                                      graze_ray_hit *hit)
{
    slabs s;
    if (!all_slabs(&s, box, &ray->origin, &ray->dir, ray->t_max))
        return GRAZE_MISS;
    hit->point = peer_point_at(&ray->origin, &ray->dir, s.enter);
    hit->normal = s.normal;
    hit->t = s.enter;
    return GRAZE_HIT;
}

static bool with_point(any_routine *routine)
{
    return call_predicate(routine, &item.box, &item.segment.a);
}

static bool with_segment(any_routine *routine)
{
    return call_predicate(routine, &item.box, &item.segment);
}

static bool with_ray(any_routine *routine)
{
    return call_predicate(routine, &item.box, &item.ray);
}

static bool linecast(any_routine *routine)
{
    return call_cast(routine, &item.box, &item.segment, &made.line_hit);
}

static bool raycast(any_routine *routine)
{
    return call_cast(routine, &item.box, &item.ray, &made.ray_hit);
}

static const bench_row rows[] = {
    ROW(with_point, NOTHING, aabb_contains_point),
    ROW_WITH_PEER(with_segment, NOTHING, aabb_overlaps_segment),
    ROW_WITH_PEER(linecast, POINT3, aabb_linecast),
    ROW(linecast, POINT3, aabb_linecast_exit),
    ROW_WITH_PEER(with_ray, NOTHING, aabb_overlaps_ray),
    ROW_WITH_PEER(raycast, POINT3, aabb_raycast),
    ROW(raycast, POINT3, aabb_raycast_exit),
};

BENCH_SHAPE_WITH_INPUT(aabb_line, "BVVVVt");
