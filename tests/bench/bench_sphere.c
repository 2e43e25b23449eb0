/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The sphere in the middle of the workload's box, as large as the box on average, with the query's
 * lines and points, and the sphere of the next query.
 */
#include "casts.h"
#include "peer_sphere.h"

static struct {
    query q;
    graze_sphere sphere, other;
    graze_vec3 normal;
} item;

static graze_sphere sphere_in(const graze_aabb *box)
{
    graze_vec3 half = {(box->max.x - box->min.x) / 2, (box->max.y - box->min.y) / 2,
                       (box->max.z - box->min.z) / 2};
    graze_sphere sphere;
    sphere.center = graze_vec3_add(box->min, half);
    sphere.radius = half.x / 3 + half.y / 3 + half.z / 3;
    return sphere;
}

static void prepare(unsigned number, int32_t scale)
{
    query next = query_of((number + 1) % QUERIES, scale);
    item.q = query_of(number, scale);
    item.sphere = sphere_in(&item.q.box);
    item.other = sphere_in(&next.box);
    item.normal = graze_vec3_of(GRAZE_ONE, 0, 0);
}

static bool peer_sphere_contains_point(const graze_sphere *sphere, const graze_vec3 *point)
{
    graze_vec3 from = peer_minus(point, &sphere->center);
    return peer_dot_wide(&from, &from) <= peer_product(sphere->radius, sphere->radius);
}

static bool peer_sphere_overlaps_sphere(const graze_sphere *a, const graze_sphere *b)
{
    graze_vec3 from = peer_minus(&a->center, &b->center);
    graze_scalar sum = a->radius + b->radius;
    return peer_dot_wide(&from, &from) <= peer_product(sum, sum);
}

static bool peer_sphere_overlaps_segment(const graze_sphere *sphere, const graze_segment *segment)
{
    graze_vec3 dir = peer_minus(&segment->b, &segment->a);
    graze_vec3 from_a = peer_minus(&sphere->center, &segment->a);
    graze_vec3 from_b = peer_minus(&sphere->center, &segment->b);
    return peer_is_within(peer_area_of(&from_a, &dir), peer_area_of(&dir, &dir),
                          peer_area_of(&from_a, &from_a), peer_area_of(&from_b, &from_b),
                          sphere->radius);
}

static bool peer_sphere_overlaps_ray(const graze_sphere *sphere, const graze_ray *ray)
{
    graze_vec3 from = peer_minus(&sphere->center, &ray->origin);
    return peer_is_within_ray(peer_area_of(&from, &ray->dir), peer_area_of(&ray->dir, &ray->dir),
                              peer_area_of(&from, &from), ray->t_max, sphere->radius);
}

/* The fraction is in Q16.16. */
static graze_result peer_sphere_linecast(const graze_sphere *sphere, const graze_segment *segment,
                                         graze_line_hit *hit)
{
    graze_vec3 dir = peer_minus(&segment->b, &segment->a);
    peer_quadratic q = quadratic_of(sphere, &segment->a, &dir);
    if (!peer_enters(&q, GRAZE_ONE, &hit->fraction))
        return GRAZE_MISS;
    peer_locate(sphere, &segment->a, &dir, hit->fraction, &hit->point, &hit->normal);
    return GRAZE_HIT;
}

static graze_result peer_sphere_raycast(const graze_sphere *sphere, const graze_ray *ray,
                                        graze_ray_hit *hit)
{
    peer_quadratic q = quadratic_of(sphere, &ray->origin, &ray->dir);
    if (!peer_enters(&q, ray->t_max, &hit->t))
        return GRAZE_MISS;
    peer_locate(sphere, &ray->origin, &ray->dir, hit->t, &hit->point, &hit->normal);
    return GRAZE_HIT;
}

static graze_scalar peer_sphere_distance(const graze_sphere *sphere, const graze_vec3 *point)
{
    graze_vec3 from = peer_minus(point, &sphere->center);
    graze_scalar far_off = peer_sqrt(peer_dot(&from, &from)) - sphere->radius;
    return far_off > 0 ? far_off : 0;
}

static bool with_point(any_routine *routine)
{
    return call_predicate(routine, &item.sphere, &item.q.segment.a);
}

static bool with_sphere(any_routine *routine)
{
    return call_predicate(routine, &item.sphere, &item.other);
}

static bool with_segment(any_routine *routine)
{
    return call_predicate(routine, &item.sphere, &item.q.segment);
}

static bool with_ray(any_routine *routine)
{
    return call_predicate(routine, &item.sphere, &item.q.ray);
}

static bool linecast(any_routine *routine)
{
    return call_cast(routine, &item.sphere, &item.q.segment, &made.line_hit);
}

static bool raycast(any_routine *routine)
{
    return call_cast(routine, &item.sphere, &item.q.ray, &made.ray_hit);
}

static bool closest_point(any_routine *routine)
{
    typedef void to_point(const graze_sphere *, const graze_vec3 *, graze_vec3 *);
    ((to_point *)routine)(&item.sphere, &item.q.segment.a, &made.vec3);
    return true;
}

static bool distance(any_routine *routine)
{
    typedef graze_scalar how_far(const graze_sphere *, const graze_vec3 *);
    made.number[0] = ((how_far *)routine)(&item.sphere, &item.q.segment.a);
    return true;
}

static bool off_surface(any_routine *routine)
{
    typedef void off(const graze_sphere *, const graze_vec3 *, const graze_vec3 *, graze_vec3 *);
    ((off *)routine)(&item.sphere, &item.sphere.center, &item.normal, &made.vec3);
    return true;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(with_point, NOTHING, sphere_contains_point),
    ROW_WITH_PEER(with_segment, NOTHING, sphere_overlaps_segment),
    ROW_WITH_PEER(linecast, POINT3, sphere_linecast),
    ROW(linecast, POINT3, sphere_linecast_exit),
    ROW_WITH_PEER(with_ray, NOTHING, sphere_overlaps_ray),
    ROW_WITH_PEER(raycast, POINT3, sphere_raycast),
    ROW(raycast, POINT3, sphere_raycast_exit),
    ROW_WITH_PEER(with_sphere, NOTHING, sphere_overlaps_sphere),
    ROW(closest_point, POINT3, sphere_closest_point),
    ROW_WITH_PEER(distance, NUMBER, sphere_distance),
    ROW(off_surface, NOTHING, sphere_off_surface),
};

BENCH_SHAPE_WITH_INPUT(sphere, "BVVVVtVrVru");
