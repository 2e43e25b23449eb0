/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Discs. The peers are the plane's, and compare the squared distance of the rounded point from the center. A capsule is
 * compared at the place of its core that is nearest to the disc, which sixteen bisections find.
 */
#include "casts.h"
#include "peer_number.h"

/* Around the end of the box, as wide as a coordinate of the segment. */
static struct {
    query q;
    graze_disc disc;
    graze_capsule capsule;
} item;

static void prepare(unsigned number, int32_t scale)
{
    const graze_vec3 unit = {GRAZE_C(0.6), GRAZE_C(0.64), GRAZE_C(-0.48)};
    item.q = query_of(number, scale);
    item.disc.center = item.q.box.min;
    item.disc.normal = unit;
    item.disc.radius = graze_abs(item.q.segment.b.x);
    item.capsule.core = item.q.segment;
    item.capsule.radius = item.disc.radius / 4;
}

static inline graze_scalar height(const graze_disc *disc, const graze_vec3 *p)
{
    const graze_vec3 from = peer_minus(p, &disc->center);
    return peer_dot(&disc->normal, &from);
}

static inline bool is_within(const graze_disc *disc, const graze_vec3 *p)
{
    const graze_vec3 from = peer_minus(p, &disc->center);
    return peer_dot_wide(&from, &from) <= peer_product(disc->radius, disc->radius);
}

static inline bool meet(const graze_disc *disc, const graze_vec3 *start, const graze_vec3 *dir,
                        graze_scalar limit, graze_face_line_hit *hit)
{
    const graze_scalar from = height(disc, start), step = peer_dot(&disc->normal, dir);
    graze_scalar t;
    if (!peer_quotient_within(-from, step, limit, &t))
        return false;
    hit->point = peer_point_at(start, dir, t);
    hit->fraction = t;
    hit->side = from > 0 ? GRAZE_FRONT : GRAZE_BACK;
    return is_within(disc, &hit->point);
}

static graze_result peer_disc_linecast(const graze_disc *disc, const graze_segment *segment,
                                       graze_face_line_hit *hit)
{
    const graze_vec3 dir = peer_minus(&segment->b, &segment->a);
    if (!meet(disc, &segment->a, &dir, GRAZE_ONE, hit))
        return GRAZE_MISS;
    hit->normal = disc->normal;
    return GRAZE_HIT;
}

static graze_result peer_disc_raycast(const graze_disc *disc, const graze_ray *ray,
                                      graze_face_ray_hit *hit)
{
    graze_face_line_hit found;
    if (!meet(disc, &ray->origin, &ray->dir, ray->t_max, &found))
        return GRAZE_MISS;
    found.normal = disc->normal;
    peer_set_ray_hit(hit, &found);
    return GRAZE_HIT;
}

static bool peer_disc_overlaps_segment(const graze_disc *disc, const graze_segment *segment)
{
    const graze_vec3 dir = peer_minus(&segment->b, &segment->a);
    graze_face_line_hit hit;
    return meet(disc, &segment->a, &dir, GRAZE_ONE, &hit);
}

static bool peer_disc_overlaps_ray(const graze_disc *disc, const graze_ray *ray)
{
    graze_face_line_hit hit;
    return meet(disc, &ray->origin, &ray->dir, ray->t_max, &hit);
}

static void peer_disc_closest_point(const graze_disc *disc, const graze_vec3 *point,
                                    graze_vec3 *nearest)
{
    const graze_scalar down =
        -peer_div(height(disc, point), peer_dot(&disc->normal, &disc->normal));
    const graze_vec3 foot = peer_point_at(point, &disc->normal, down);
    *nearest = foot;
    if (is_within(disc, &foot))
        return;
    const graze_vec3 way = peer_minus(&foot, &disc->center);
    const graze_scalar part = peer_div(disc->radius, peer_sqrt(peer_dot(&way, &way)));
    *nearest = peer_point_at(&disc->center, &way, part);
}

/* The gap of the point at t from the disc, whose product with the run is the slope of the squared distance. */
static inline graze_vec3 gap_at(const graze_disc *disc, const graze_vec3 *start,
                                const graze_vec3 *run, graze_scalar t)
{
    const graze_vec3 at = peer_point_at(start, run, t);
    graze_vec3 nearest;
    peer_disc_closest_point(disc, &at, &nearest);
    return peer_minus(&at, &nearest);
}

/* Sixteen times half of the part in which the slope changes its sign. */
static bool peer_disc_overlaps_capsule(const graze_disc *disc, const graze_capsule *capsule)
{
    const graze_vec3 run = peer_minus(&capsule->core.b, &capsule->core.a);
    graze_scalar low = 0, high = GRAZE_ONE;
    for (int i = 0; i < 16; i++) {
        const graze_scalar middle = low + peer_half(high - low);
        const graze_vec3 gap = gap_at(disc, &capsule->core.a, &run, middle);
        if (peer_dot_wide(&run, &gap) < 0)
            low = middle;
        else
            high = middle;
    }
    const graze_vec3 gap = gap_at(disc, &capsule->core.a, &run, high);
    return peer_dot_wide(&gap, &gap) <= peer_product(capsule->radius, capsule->radius);
}

static bool overlaps_segment(any_routine *routine)
{
    return call_predicate(routine, &item.disc, &item.q.segment);
}

static bool overlaps_ray(any_routine *routine)
{
    return call_predicate(routine, &item.disc, &item.q.ray);
}

static bool linecast(any_routine *routine)
{
    return call_cast(routine, &item.disc, &item.q.segment, &made.face_line_hit);
}

static bool raycast(any_routine *routine)
{
    return call_cast(routine, &item.disc, &item.q.ray, &made.face_ray_hit);
}

static bool overlaps_capsule(any_routine *routine)
{
    return call_predicate(routine, &item.disc, &item.capsule);
}

typedef void closest_of_two(const graze_disc *disc, const graze_vec3 *point, graze_vec3 *nearest);

static bool closest_point(any_routine *routine)
{
    ((closest_of_two *)routine)(&item.disc, &item.q.segment.a, &made.vec3);
    return true;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(overlaps_segment, NOTHING, disc_overlaps_segment),
    ROW_WITH_PEER(linecast, POINT3, disc_linecast),
    ROW_WITH_PEER(overlaps_ray, NOTHING, disc_overlaps_ray),
    ROW_WITH_PEER(raycast, POINT3, disc_raycast),
    ROW_WITH_PEER(closest_point, POINT3, disc_closest_point),
    ROW_WITH_PEER(overlaps_capsule, NOTHING, disc_overlaps_capsule),
};

BENCH_SHAPE_WITH_INPUT(disc, "BVVVVtVnrVVr");
