/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The circle, on x and y of the workload of the sphere: in the middle of the query's box, and as
 * large on average.
 */
#include "casts.h"
#include "flat.h"
#include "peer_ball.h"

static struct {
    graze_circle circle, other;
    graze_segment2 segment;
    graze_ray2 ray;
    graze_vec2 normal;
} item;

static struct {
    graze_sphere sphere, other;
    graze_segment segment;
    graze_ray ray;
} space;

static graze_circle circle_in(const graze_aabb *box)
{
    graze_vec2 half = {(box->max.x - box->min.x) / 2, (box->max.y - box->min.y) / 2};
    graze_circle circle;
    circle.center = graze_vec2_add(flat(box->min), half);
    circle.radius = half.x / 2 + half.y / 2;
    return circle;
}

static void prepare_space(void)
{
    space.sphere = sphere_in_space(&item.circle);
    space.other = sphere_in_space(&item.other);
    space.segment = segment_in_space(&item.segment);
    space.ray = ray_in_space(&item.ray);
}

static void prepare(unsigned number, int32_t scale)
{
    query q = query_of(number, scale), next = query_of((number + 1) % QUERIES, scale);
    item.circle = circle_in(&q.box);
    item.other = circle_in(&next.box);
    item.segment.a = item.ray.origin = flat(q.segment.a);
    item.segment.b = flat(q.segment.b);
    item.ray.dir = flat(q.ray.dir);
    item.ray.t_max = q.ray.t_max;
    item.normal = graze_vec2_of(GRAZE_ONE, 0);
    prepare_space();
}

static inline peer_products peer_dot2_wide(const graze_vec2 *a, const graze_vec2 *b)
{
    return peer_product(a->x, b->x) + peer_product(a->y, b->y);
}

static inline graze_scalar peer_dot2(const graze_vec2 *a, const graze_vec2 *b)
{
    return peer_area(peer_dot2_wide(a, b));
}

static inline graze_vec2 peer_minus2(const graze_vec2 *a, const graze_vec2 *b)
{
    graze_vec2 d = {a->x - b->x, a->y - b->y};
    return d;
}

static peer_quadratic quadratic_of(const graze_circle *circle, const graze_vec2 *start,
                                   const graze_vec2 *dir)
{
    graze_vec2 from = peer_minus2(start, &circle->center);
    peer_quadratic q;
    q.a = peer_dot2(dir, dir);
    q.b = peer_dot2(&from, dir);
    q.c = peer_area(peer_dot2_wide(&from, &from) - peer_product(circle->radius, circle->radius));
    return q;
}

static bool peer_circle_contains_point(const graze_circle *circle, const graze_vec2 *point)
{
    graze_vec2 from = peer_minus2(point, &circle->center);
    return peer_dot2_wide(&from, &from) <= peer_product(circle->radius, circle->radius);
}

static bool peer_circle_overlaps_circle(const graze_circle *a, const graze_circle *b)
{
    graze_vec2 from = peer_minus2(&a->center, &b->center);
    graze_scalar sum = a->radius + b->radius;
    return peer_dot2_wide(&from, &from) <= peer_product(sum, sum);
}

static bool peer_circle_overlaps_segment(const graze_circle *circle, const graze_segment2 *segment)
{
    graze_vec2 dir = peer_minus2(&segment->b, &segment->a);
    graze_vec2 from_a = peer_minus2(&circle->center, &segment->a);
    graze_vec2 from_b = peer_minus2(&circle->center, &segment->b);
    return peer_is_within(peer_dot2(&from_a, &dir), peer_dot2(&dir, &dir),
                          peer_dot2(&from_a, &from_a), peer_dot2(&from_b, &from_b), circle->radius);
}

static bool peer_circle_overlaps_ray(const graze_circle *circle, const graze_ray2 *ray)
{
    graze_vec2 from = peer_minus2(&circle->center, &ray->origin);
    return peer_is_within_ray(peer_dot2(&from, &ray->dir), peer_dot2(&ray->dir, &ray->dir),
                              peer_dot2(&from, &from), ray->t_max, circle->radius);
}

/* The normal is the vector from the center, divided by the radius. */
static void peer_locate(const graze_circle *circle, const graze_vec2 *start, const graze_vec2 *dir,
                        graze_scalar t, graze_vec2 *point, graze_vec2 *normal)
{
    graze_scalar radius = circle->radius != 0 ? circle->radius : 1;
    point->x = start->x + peer_mul(dir->x, t);
    point->y = start->y + peer_mul(dir->y, t);
    graze_vec2 from = peer_minus2(point, &circle->center);
    peer_inverse inverse = peer_invert(radius);
    normal->x = peer_times(from.x, inverse);
    normal->y = peer_times(from.y, inverse);
}

/* The fraction is in Q16.16. */
static graze_result peer_circle_linecast(const graze_circle *circle, const graze_segment2 *segment,
                                         graze_line_hit2 *hit)
{
    graze_vec2 dir = peer_minus2(&segment->b, &segment->a);
    peer_quadratic q = quadratic_of(circle, &segment->a, &dir);
    if (!peer_enters(&q, GRAZE_ONE, &hit->fraction))
        return GRAZE_MISS;
    peer_locate(circle, &segment->a, &dir, hit->fraction, &hit->point, &hit->normal);
    return GRAZE_HIT;
}

static graze_result peer_circle_raycast(const graze_circle *circle, const graze_ray2 *ray,
                                        graze_ray_hit2 *hit)
{
    peer_quadratic q = quadratic_of(circle, &ray->origin, &ray->dir);
    if (!peer_enters(&q, ray->t_max, &hit->t))
        return GRAZE_MISS;
    peer_locate(circle, &ray->origin, &ray->dir, hit->t, &hit->point, &hit->normal);
    return GRAZE_HIT;
}

static graze_scalar peer_circle_distance(const graze_circle *circle, const graze_vec2 *point)
{
    graze_vec2 from = peer_minus2(point, &circle->center);
    graze_scalar far_off = peer_sqrt(peer_sum(peer_dot2_wide(&from, &from))) - circle->radius;
    return far_off > 0 ? far_off : 0;
}

static bool with_point(any_routine *routine)
{
    return call_predicate(routine, &item.circle, &item.segment.a);
}

static bool with_circle(any_routine *routine)
{
    return call_predicate(routine, &item.circle, &item.other);
}

static bool with_segment(any_routine *routine)
{
    return call_predicate(routine, &item.circle, &item.segment);
}

static bool with_ray(any_routine *routine)
{
    return call_predicate(routine, &item.circle, &item.ray);
}

static bool linecast(any_routine *routine)
{
    return call_cast(routine, &item.circle, &item.segment, &made.line_hit2);
}

static bool raycast(any_routine *routine)
{
    return call_cast(routine, &item.circle, &item.ray, &made.ray_hit2);
}

static bool closest_point(any_routine *routine)
{
    typedef void to_point(const graze_circle *, const graze_vec2 *, graze_vec2 *);
    ((to_point *)routine)(&item.circle, &item.segment.a, &made.vec2);
    return true;
}

static bool distance(any_routine *routine)
{
    typedef graze_scalar how_far(const graze_circle *, const graze_vec2 *);
    made.number[0] = ((how_far *)routine)(&item.circle, &item.segment.a);
    return true;
}

static bool off_surface(any_routine *routine)
{
    typedef void off(const graze_circle *, const graze_vec2 *, const graze_vec2 *, graze_vec2 *);
    ((off *)routine)(&item.circle, &item.circle.center, &item.normal, &made.vec2);
    return true;
}

/* ---- The same in space ---- */

static bool with_point_in_space(any_routine *routine)
{
    return call_predicate(routine, &space.sphere, &space.segment.a);
}

static bool with_sphere(any_routine *routine)
{
    return call_predicate(routine, &space.sphere, &space.other);
}

static bool with_segment_in_space(any_routine *routine)
{
    return call_predicate(routine, &space.sphere, &space.segment);
}

static bool with_ray_in_space(any_routine *routine)
{
    return call_predicate(routine, &space.sphere, &space.ray);
}

static bool linecast_in_space(any_routine *routine)
{
    return call_cast(routine, &space.sphere, &space.segment, &made.line_hit);
}

static bool raycast_in_space(any_routine *routine)
{
    return call_cast(routine, &space.sphere, &space.ray, &made.ray_hit);
}

static bool closest_point_in_space(any_routine *routine)
{
    typedef void to_point(const graze_sphere *, const graze_vec3 *, graze_vec3 *);
    ((to_point *)routine)(&space.sphere, &space.segment.a, &made.vec3);
    return true;
}

static bool distance_in_space(any_routine *routine)
{
    typedef graze_scalar how_far(const graze_sphere *, const graze_vec3 *);
    made.number[0] = ((how_far *)routine)(&space.sphere, &space.segment.a);
    return true;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(with_point, NOTHING, circle_contains_point),
    ROW_WITH_PEER(with_segment, NOTHING, circle_overlaps_segment),
    ROW_WITH_PEER(linecast, POINT2, circle_linecast),
    ROW(linecast, POINT2, circle_linecast_exit),
    ROW_WITH_PEER(with_ray, NOTHING, circle_overlaps_ray),
    ROW_WITH_PEER(raycast, POINT2, circle_raycast),
    ROW(raycast, POINT2, circle_raycast_exit),
    ROW_WITH_PEER(with_circle, NOTHING, circle_overlaps_circle),
    ROW(closest_point, POINT2, circle_closest_point),
    ROW_WITH_PEER(distance, NUMBER, circle_distance),
    ROW(off_surface, NOTHING, circle_off_surface),
    FLAT_ROW(with_point_in_space, sphere_contains_point),
    FLAT_ROW(with_segment_in_space, sphere_overlaps_segment),
    FLAT_ROW(linecast_in_space, sphere_linecast),
    FLAT_ROW(linecast_in_space, sphere_linecast_exit),
    FLAT_ROW(with_ray_in_space, sphere_overlaps_ray),
    FLAT_ROW(raycast_in_space, sphere_raycast),
    FLAT_ROW(raycast_in_space, sphere_raycast_exit),
    FLAT_ROW(with_sphere, sphere_overlaps_sphere),
    FLAT_ROW(closest_point_in_space, sphere_closest_point),
    FLAT_ROW(distance_in_space, sphere_distance),
};

BENCH_SHAPE_WITH_INPUT(circle, "PrPrPPPPtv");
