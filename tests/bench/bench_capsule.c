/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The capsule in the workload's box, along its diagonal, and as thick as a quarter of the box on average, with the query's
 * lines and points, and the capsule and the sphere of the next query. The peers of the yes or no are in peer_cores.h,
 * those of casts in peer_capsule.h.
 */
#include "casts.h"
#include "peer_capsule.h"

static struct {
    query q;
    graze_capsule capsule, other;
    graze_sphere sphere;
    graze_vec3 on, normal; /* as of a hit */
} item;

static graze_capsule capsule_in(const graze_aabb *box)
{
    graze_capsule capsule;
    capsule.core.a = box->min;
    capsule.core.b = box->max;
    capsule.radius = ((box->max.x - box->min.x) / 4 + (box->max.y - box->min.y) / 4 +
                      (box->max.z - box->min.z) / 4) /
                     3;
    return capsule;
}

/* Nearest to the start of the segment, with the normal there; 0 for a start inside. */
static void prepare_hit(void)
{
    const graze_vec3 *start = &item.q.segment.a;
    graze_capsule_closest_point(&item.capsule, start, &item.on);
    item.normal = graze_vec3_normalize(graze_vec3_sub(*start, item.on));
}

static void prepare(unsigned number, int32_t scale)
{
    const query next = query_of((number + 1) % QUERIES, scale);
    item.q = query_of(number, scale);
    item.capsule = capsule_in(&item.q.box);
    item.other = capsule_in(&next.box);
    item.sphere.center = next.box.min;
    item.sphere.radius = item.other.radius;
    prepare_hit();
}

/* The way from the core to a point beyond its nearest place. */
static graze_vec3 way_of_point(const graze_capsule *capsule, const graze_vec3 *point)
{
    const graze_vec3 u = peer_minus(&capsule->core.b, &capsule->core.a);
    const graze_vec3 gap = peer_minus(point, &capsule->core.a);
    const graze_scalar s = peer_held(peer_area_of(&u, &gap), peer_area_of(&u, &u), GRAZE_ONE);
    return peer_point_at(&gap, &u, -s);
}

static bool is_within_of_point(const graze_capsule *capsule, const graze_vec3 *point,
                               graze_scalar radius)
{
    const graze_vec3 way = way_of_point(capsule, point);
    return peer_dot_wide(&way, &way) <= peer_product(radius, radius);
}

static bool peer_capsule_contains_point(const graze_capsule *capsule, const graze_vec3 *point)
{
    return is_within_of_point(capsule, point, capsule->radius);
}

static bool peer_capsule_overlaps_sphere(const graze_capsule *capsule, const graze_sphere *sphere)
{
    return is_within_of_point(capsule, &sphere->center, capsule->radius + sphere->radius);
}

static bool peer_capsule_overlaps_segment(const graze_capsule *capsule,
                                          const graze_segment *segment)
{
    const graze_vec3 v = peer_minus(&segment->b, &segment->a);
    const peer_cores c = peer_cores_of(&capsule->core, &segment->a, &v);
    return peer_cores_are_within(&c, GRAZE_ONE, capsule->radius);
}

static bool peer_capsule_overlaps_ray(const graze_capsule *capsule, const graze_ray *ray)
{
    const peer_cores c = peer_cores_of(&capsule->core, &ray->origin, &ray->dir);
    return peer_cores_are_within(&c, ray->t_max, capsule->radius);
}

static bool peer_capsule_overlaps_capsule(const graze_capsule *a, const graze_capsule *b)
{
    const graze_vec3 v = peer_minus(&b->core.b, &b->core.a);
    const peer_cores c = peer_cores_of(&a->core, &b->core.a, &v);
    return peer_cores_are_within(&c, GRAZE_ONE, a->radius + b->radius);
}

static graze_scalar peer_capsule_distance(const graze_capsule *capsule, const graze_vec3 *point)
{
    const graze_vec3 way = way_of_point(capsule, point);
    const graze_scalar far_off = peer_root_of(peer_dot_wide(&way, &way));
    return far_off > capsule->radius ? far_off - capsule->radius : 0;
}

static void peer_capsule_closest_point(const graze_capsule *capsule, const graze_vec3 *point,
                                       graze_vec3 *nearest)
{
    const graze_vec3 way = way_of_point(capsule, point);
    const graze_scalar far_off = peer_root_of(peer_dot_wide(&way, &way));
    *nearest = *point;
    if (far_off > capsule->radius)
        *nearest = peer_point_at(point, &way, peer_div(capsule->radius, far_off) - GRAZE_ONE);
}

/* A little along the normal, and the capsule is not looked at. */
static void peer_capsule_off_surface(const graze_capsule *capsule, const graze_vec3 *point,
                                     const graze_vec3 *normal, graze_vec3 *off)
{
    (void)capsule;
    *off = peer_point_at(point, normal, GRAZE_C(0.001));
}

typedef void to_point(const graze_capsule *, const graze_vec3 *, graze_vec3 *);
typedef graze_scalar how_far(const graze_capsule *, const graze_vec3 *);

static bool closest_point(any_routine *routine)
{
    ((to_point *)routine)(&item.capsule, &item.q.segment.a, &made.vec3);
    return true;
}

static bool distance(any_routine *routine)
{
    made.number[0] = ((how_far *)routine)(&item.capsule, &item.q.segment.a);
    return true;
}

static bool off_surface(any_routine *routine)
{
    typedef void off(const graze_capsule *, const graze_vec3 *, const graze_vec3 *, graze_vec3 *);
    ((off *)routine)(&item.capsule, &item.on, &item.normal, &made.vec3);
    return true;
}

static graze_result peer_capsule_linecast(const graze_capsule *capsule,
                                          const graze_segment *segment, graze_line_hit *hit)
{
    const graze_vec3 v = peer_minus(&segment->b, &segment->a);
    const peer_cores c = peer_cores_of(&capsule->core, &segment->a, &v);
    if (!peer_enters_capsule(&c, capsule, &segment->a, GRAZE_ONE, &hit->fraction))
        return GRAZE_MISS;
    peer_locate_on_capsule(capsule, &c, &segment->a, hit->fraction, &hit->point, &hit->normal);
    return GRAZE_HIT;
}

static graze_result peer_capsule_raycast(const graze_capsule *capsule, const graze_ray *ray,
                                         graze_ray_hit *hit)
{
    const peer_cores c = peer_cores_of(&capsule->core, &ray->origin, &ray->dir);
    if (!peer_enters_capsule(&c, capsule, &ray->origin, ray->t_max, &hit->t))
        return GRAZE_MISS;
    peer_locate_on_capsule(capsule, &c, &ray->origin, hit->t, &hit->point, &hit->normal);
    return GRAZE_HIT;
}

static bool linecast(any_routine *routine)
{
    return call_cast(routine, &item.capsule, &item.q.segment, &made.line_hit);
}

static bool raycast(any_routine *routine)
{
    return call_cast(routine, &item.capsule, &item.q.ray, &made.ray_hit);
}

static bool with_point(any_routine *routine)
{
    return call_predicate(routine, &item.capsule, &item.q.segment.a);
}

static bool with_segment(any_routine *routine)
{
    return call_predicate(routine, &item.capsule, &item.q.segment);
}

static bool with_ray(any_routine *routine)
{
    return call_predicate(routine, &item.capsule, &item.q.ray);
}

static bool with_sphere(any_routine *routine)
{
    return call_predicate(routine, &item.capsule, &item.sphere);
}

static bool with_capsule(any_routine *routine)
{
    return call_predicate(routine, &item.capsule, &item.other);
}

static const bench_row rows[] = {
    ROW_WITH_PEER(with_point, NOTHING, capsule_contains_point),
    ROW_WITH_PEER(with_segment, NOTHING, capsule_overlaps_segment),
    ROW_WITH_PEER(with_ray, NOTHING, capsule_overlaps_ray),
    ROW_WITH_PEER(with_sphere, NOTHING, capsule_overlaps_sphere),
    ROW_WITH_PEER(with_capsule, NOTHING, capsule_overlaps_capsule),
    ROW_WITH_PEER(closest_point, POINT3, capsule_closest_point),
    ROW_WITH_PEER(distance, NUMBER, capsule_distance),
    ROW_WITH_PEER(off_surface, NOTHING, capsule_off_surface),
    ROW_WITH_PEER(linecast, POINT3, capsule_linecast),
    ROW(linecast, POINT3, capsule_linecast_exit),
    ROW_WITH_PEER(raycast, POINT3, capsule_raycast),
    ROW(raycast, POINT3, capsule_raycast_exit),
};

/* The box, the lines, then two capsules, a sphere, a point and a normal. */
BENCH_SHAPE_WITH_INPUT(capsule, "BVVVVtVVrVVrVrVu");
