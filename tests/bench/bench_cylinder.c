/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The cylinder in the workload's box, along its diagonal, and as thick as a quarter of the box on average, with the query's
 * lines and points.
 */
#include "casts.h"
#include "peer_cylinder.h"

static struct {
    query q;
    graze_cylinder cylinder;
} item;

static void prepare(unsigned number, int32_t scale)
{
    const graze_aabb *box = &item.q.box;
    item.q = query_of(number, scale);
    item.cylinder.core.a = box->min;
    item.cylinder.core.b = box->max;
    item.cylinder.radius = ((box->max.x - box->min.x) / 4 + (box->max.y - box->min.y) / 4 +
                            (box->max.z - box->min.z) / 4) /
                           3;
}

static bool peer_cylinder_contains_point(const graze_cylinder *cylinder, const graze_vec3 *point)
{
    const graze_vec3 u = peer_minus(&cylinder->core.b, &cylinder->core.a);
    const graze_vec3 gap = peer_minus(point, &cylinder->core.a);
    const graze_scalar uu = peer_area_of(&u, &u), height = peer_area_of(&u, &gap);
    if (height < 0 || height > uu || !(uu > 0))
        return false;
    const graze_vec3 way = peer_across(&gap, &u, height, uu);
    return peer_dot_wide(&way, &way) <= peer_product(cylinder->radius, cylinder->radius);
}

/* Along the core between the caps, and across it within the radius. */
static void peer_cylinder_closest_point(const graze_cylinder *cylinder, const graze_vec3 *point,
                                        graze_vec3 *nearest)
{
    const graze_vec3 u = peer_minus(&cylinder->core.b, &cylinder->core.a);
    const graze_vec3 gap = peer_minus(point, &cylinder->core.a);
    const graze_scalar uu = peer_area_of(&u, &u), height = peer_area_of(&u, &gap);
    *nearest = cylinder->core.a;
    if (!(uu > 0))
        return;
    const graze_vec3 way = peer_across(&gap, &u, height, uu);
    const graze_scalar far_off = peer_root_of(peer_dot_wide(&way, &way));
    const bool is_far = far_off > cylinder->radius;
    *nearest = peer_point_at(nearest, &u, peer_clamp(peer_div(height, uu), 0, GRAZE_ONE));
    *nearest =
        peer_point_at(nearest, &way, is_far ? peer_div(cylinder->radius, far_off) : GRAZE_ONE);
}

/* The place nearest to the axis, held between the caps. */
static bool is_within(const peer_path *p, graze_scalar radius)
{
    const graze_scalar squared = peer_area_of(&p->run, &p->run);
    const graze_scalar t =
        squared > 0 ? peer_div(-peer_area_of(&p->gap, &p->run), squared) : p->from;
    const graze_vec3 way = peer_point_at(&p->gap, &p->run, peer_clamp(t, p->from, p->to));
    return peer_dot_wide(&way, &way) <= peer_product(radius, radius);
}

static bool peer_cylinder_overlaps_segment(const graze_cylinder *cylinder,
                                           const graze_segment *segment)
{
    const graze_vec3 run = peer_minus(&segment->b, &segment->a);
    peer_path p;
    return peer_path_of(&p, cylinder, &segment->a, &run, GRAZE_ONE) &&
           is_within(&p, cylinder->radius);
}

static bool peer_cylinder_overlaps_ray(const graze_cylinder *cylinder, const graze_ray *ray)
{
    peer_path p;
    return peer_path_of(&p, cylinder, &ray->origin, &ray->dir, ray->t_max) &&
           is_within(&p, cylinder->radius);
}

static graze_result peer_cylinder_linecast(const graze_cylinder *cylinder,
                                           const graze_segment *segment, graze_line_hit *hit)
{
    const graze_vec3 run = peer_minus(&segment->b, &segment->a);
    peer_path p;
    if (!peer_path_of(&p, cylinder, &segment->a, &run, GRAZE_ONE) ||
        !peer_path_enters(&p, cylinder->radius, &hit->fraction))
        return GRAZE_MISS;
    peer_path_locate(&p, cylinder, &segment->a, &run, hit->fraction, &hit->point, &hit->normal);
    return GRAZE_HIT;
}

static graze_result peer_cylinder_raycast(const graze_cylinder *cylinder, const graze_ray *ray,
                                          graze_ray_hit *hit)
{
    peer_path p;
    if (!peer_path_of(&p, cylinder, &ray->origin, &ray->dir, ray->t_max) ||
        !peer_path_enters(&p, cylinder->radius, &hit->t))
        return GRAZE_MISS;
    peer_path_locate(&p, cylinder, &ray->origin, &ray->dir, hit->t, &hit->point, &hit->normal);
    return GRAZE_HIT;
}

static bool with_point(any_routine *routine)
{
    return call_predicate(routine, &item.cylinder, &item.q.segment.a);
}

static bool closest_point(any_routine *routine)
{
    typedef void to_point(const graze_cylinder *, const graze_vec3 *, graze_vec3 *);
    ((to_point *)routine)(&item.cylinder, &item.q.segment.a, &made.vec3);
    return true;
}

static bool with_segment(any_routine *routine)
{
    return call_predicate(routine, &item.cylinder, &item.q.segment);
}

static bool with_ray(any_routine *routine)
{
    return call_predicate(routine, &item.cylinder, &item.q.ray);
}

static bool linecast(any_routine *routine)
{
    return call_cast(routine, &item.cylinder, &item.q.segment, &made.line_hit);
}

static bool raycast(any_routine *routine)
{
    return call_cast(routine, &item.cylinder, &item.q.ray, &made.ray_hit);
}

static const bench_row rows[] = {
    ROW_WITH_PEER(with_point, NOTHING, cylinder_contains_point),
    ROW_WITH_PEER(closest_point, POINT3, cylinder_closest_point),
    ROW_WITH_PEER(with_segment, NOTHING, cylinder_overlaps_segment),
    ROW_WITH_PEER(linecast, POINT3, cylinder_linecast),
    ROW(linecast, POINT3, cylinder_linecast_exit),
    ROW_WITH_PEER(with_ray, NOTHING, cylinder_overlaps_ray),
    ROW_WITH_PEER(raycast, POINT3, cylinder_raycast),
    ROW(raycast, POINT3, cylinder_raycast_exit),
};

/* The box, the lines, then the cylinder. */
BENCH_SHAPE_WITH_INPUT(cylinder, "BVVVVtVVr");
