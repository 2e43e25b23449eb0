/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The capsule in the workload's box, along its diagonal, and as thick as a quarter of the box on average, with the query's
 * lines and points, and the capsule and the sphere of the next query. The peer finds the nearest points of two segments
 * (Ericson, Real-Time Collision Detection, 5.1.9), and compares their squared distance.
 */
#include "casts.h"
#include "peer_number.h"

static struct {
    query q;
    graze_capsule capsule, other;
    graze_sphere sphere;
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

static void prepare(unsigned number, int32_t scale)
{
    const query next = query_of((number + 1) % QUERIES, scale);
    item.q = query_of(number, scale);
    item.capsule = capsule_in(&item.q.box);
    item.other = capsule_in(&next.box);
    item.sphere.center = next.box.min;
    item.sphere.radius = item.other.radius;
}

/* The products of the two vectors and of the gap between their starts. */
typedef struct {
    graze_vec3 u, v, gap;
    graze_scalar uu, uv, vv, ug, vg;
} peer_cores;

static peer_cores cores_of(const graze_capsule *capsule, const graze_vec3 *start,
                           const graze_vec3 *v)
{
    peer_cores c;
    c.u = peer_minus(&capsule->core.b, &capsule->core.a);
    c.v = *v;
    c.gap = peer_minus(start, &capsule->core.a);
    c.uu = peer_area_of(&c.u, &c.u);
    c.uv = peer_area_of(&c.u, &c.v);
    c.vv = peer_area_of(&c.v, &c.v);
    c.ug = peer_area_of(&c.u, &c.gap);
    c.vg = peer_area_of(&c.v, &c.gap);
    return c;
}

static graze_scalar held(graze_scalar part, graze_scalar whole, graze_scalar most)
{
    if (!(part > 0) || !(whole > 0))
        return 0;
    const graze_scalar place = peer_div(part, whole);
    return place < most ? place : most;
}

/* Of the first line, nearest to the second. */
static graze_scalar place_across(const peer_cores *c)
{
    const peer_products part = peer_product(c->ug, c->vv) - peer_product(c->uv, c->vg);
    const peer_products whole = peer_product(c->uu, c->vv) - peer_product(c->uv, c->uv);
    if (!(part > 0) || !(whole > 0))
        return 0;
    return part < whole ? peer_ratio(part, whole) : GRAZE_ONE;
}

static bool is_within(const peer_cores *c, graze_scalar most, graze_scalar radius)
{
    const graze_scalar t = held(peer_mul(c->uv, place_across(c)) - c->vg, c->vv, most);
    const graze_scalar s = held(c->ug + peer_mul(c->uv, t), c->uu, GRAZE_ONE);
    const graze_vec3 on_second = peer_point_at(&c->gap, &c->v, t);
    const graze_vec3 way = peer_point_at(&on_second, &c->u, -s);
    return peer_dot_wide(&way, &way) <= peer_product(radius, radius);
}

static bool is_within_of_point(const graze_capsule *capsule, const graze_vec3 *point,
                               graze_scalar radius)
{
    const graze_vec3 u = peer_minus(&capsule->core.b, &capsule->core.a);
    const graze_vec3 gap = peer_minus(point, &capsule->core.a);
    const graze_scalar s = held(peer_area_of(&u, &gap), peer_area_of(&u, &u), GRAZE_ONE);
    const graze_vec3 way = peer_point_at(&gap, &u, -s);
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
    const peer_cores c = cores_of(capsule, &segment->a, &v);
    return is_within(&c, GRAZE_ONE, capsule->radius);
}

static bool peer_capsule_overlaps_ray(const graze_capsule *capsule, const graze_ray *ray)
{
    const peer_cores c = cores_of(capsule, &ray->origin, &ray->dir);
    return is_within(&c, ray->t_max, capsule->radius);
}

static bool peer_capsule_overlaps_capsule(const graze_capsule *a, const graze_capsule *b)
{
    const graze_vec3 v = peer_minus(&b->core.b, &b->core.a);
    const peer_cores c = cores_of(a, &b->core.a, &v);
    return is_within(&c, GRAZE_ONE, a->radius + b->radius);
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
};

/* The box, the lines, then two capsules and a sphere. */
BENCH_SHAPE_WITH_INPUT(capsule, "BVVVVtVVrVVrVr");
