/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Planes of contact of spheres and capsules beside a plane, a box, an oriented box, a sphere or a capsule: most of them touch it.
 * The peers are the usual way: the nearest point, the way from it and a root. A center in a box, and cores that meet, have no such
 * way, and the peers report no plane.
 */
#include "casts.h"
#include "peer_ways.h"

static struct {
    graze_plane plane;
    graze_aabb box;
    graze_obb oriented;
    graze_sphere ball;
    graze_capsule rod, mover;
    graze_sphere plane_ball, box_ball, ball_mover;
    graze_plane found;
} item;

/* ---- Inputs ---- */

/* The mean size of the box. */
static graze_scalar size_of(const graze_aabb *box)
{
    return ((box->max.x - box->min.x) / 4 + (box->max.y - box->min.y) / 4 +
            (box->max.z - box->min.z) / 4) /
           3 * 4;
}

/* A capsule along the diagonal of the box, and one across it, beside it by about the radii. */
static void prepare_rods(const query *q, unsigned number, graze_scalar size)
{
    item.rod.core.a = q->box.min;
    item.rod.core.b = q->box.max;
    item.rod.radius = item.mover.radius = size / 3 + GRAZE_ONE / 4;
    item.mover.core.a.x = q->box.min.x;
    item.mover.core.a.y = q->box.max.y + size / 4 + GRAZE_ONE / 8;
    item.mover.core.a.z = q->box.max.z / 2 + q->box.min.z / 2;
    if (number % 4 == 0)
        item.mover.core.a.z += item.rod.radius * 2;
    item.mover.core.b.x = q->box.max.x;
    item.mover.core.b.y = q->box.min.y + size / 4;
    item.mover.core.b.z = item.mover.core.a.z + size / 8;
    item.ball.center = q->box.min;
    item.ball.radius = item.rod.radius + (number % 4 == 1 ? size / 8 : size);
    item.ball_mover.center =
        graze_vec3_lerp(item.mover.core.a, item.mover.core.b, GRAZE_FRACTION_ONE / 2);
    item.ball_mover.radius = item.rod.radius;
}

/* Three of four spheres are beside a corner, an edge or a face, and one is farther off. */
static void prepare_boxes(const query *q, unsigned number, graze_scalar size)
{
    static const graze_vec3 rotation[3] = {{GRAZE_C(0.6), GRAZE_C(0.64), GRAZE_C(-0.48)},
                                           {GRAZE_C(0.8), GRAZE_C(-0.48), GRAZE_C(0.36)},
                                           {GRAZE_C(0), GRAZE_C(-0.6), GRAZE_C(-0.8)}};
    const graze_vec3 *min = &q->box.min, *max = &q->box.max;
    item.box = q->box;
    item.oriented.half =
        graze_vec3_of((max->x - min->x) / 2, (max->y - min->y) / 2, (max->z - min->z) / 2);
    item.oriented.center =
        graze_vec3_of(min->x + item.oriented.half.x, min->y + item.oriented.half.y,
                      min->z + item.oriented.half.z);
    for (int i = 0; i < 3; i++)
        item.oriented.axis[i] = rotation[i];
    item.box_ball.radius = size / 3 + GRAZE_ONE / 4;
    item.box_ball.center = graze_vec3_of(max->x + (number % 2 == 0 ? size / 8 : -size / 8),
                                         min->y + (number % 3 == 0 ? -size / 8 : size / 8),
                                         max->z + (number % 4 == 0 ? size / 2 : size / 8));
}

/* Through a place of the capsule's core, or past it. */
static void prepare_plane(const query *q, unsigned number)
{
    const graze_vec3 way = graze_vec3_sub(q->segment.b, q->segment.a);
    const graze_scalar off = number % 4 == 0 ? item.mover.radius * 2 : item.mover.radius / 2;
    item.plane.normal = graze_vec3_normalize(way);
    item.plane.point =
        graze_vec3_lerp(item.mover.core.a, item.mover.core.b, GRAZE_FRACTION_ONE / 8 * 3);
    item.plane_ball.center =
        graze_vec3_add(item.plane.point, graze_vec3_scale(item.plane.normal, off));
    item.plane_ball.radius = item.mover.radius;
}

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    const graze_scalar size = size_of(&q.box);
    prepare_rods(&q, number, size);
    prepare_boxes(&q, number, size);
    prepare_plane(&q, number);
}

/* ---- Peers ---- */

/* A plane through the place and a radius along the way. */
static uint32_t peer_contact(const graze_vec3 *place, const graze_vec3 *way, graze_scalar radius,
                             graze_scalar limit, graze_plane *plane)
{
    const peer_products squared = peer_dot_wide(way, way);
    if (squared > peer_product(radius + limit, radius + limit))
        return 0;
    const graze_scalar length = peer_sqrt(peer_sum(squared));
    if (length <= 0)
        return 0;
    const peer_inverse inverse = peer_invert(length);
    plane->normal.x = peer_times(way->x, inverse);
    plane->normal.y = peer_times(way->y, inverse);
    plane->normal.z = peer_times(way->z, inverse);
    plane->point = peer_point_at(place, &plane->normal, radius);
    return 1;
}

static graze_vec3 peer_on_core(const graze_segment *core, graze_scalar place)
{
    const graze_vec3 u = peer_minus(&core->b, &core->a);
    return peer_point_at(&core->a, &u, place);
}

static uint32_t peer_sphere_planes_of_sphere(const graze_sphere *target, const graze_sphere *mover,
                                             graze_scalar margin, graze_plane *planes,
                                             uint32_t most)
{
    const graze_vec3 way = peer_minus(&mover->center, &target->center);
    (void)most;
    return peer_contact(&target->center, &way, target->radius, mover->radius + margin, planes);
}

static uint32_t peer_capsule_planes_of_sphere(const graze_capsule *target,
                                              const graze_sphere *mover, graze_scalar margin,
                                              graze_plane *planes, uint32_t most)
{
    graze_scalar place;
    const graze_vec3 way = peer_way_from_core(&target->core, &mover->center, &place);
    const graze_vec3 at = peer_on_core(&target->core, place);
    (void)most;
    return peer_contact(&at, &way, target->radius, mover->radius + margin, planes);
}

static uint32_t peer_sphere_planes_of_capsule(const graze_sphere *target,
                                              const graze_capsule *mover, graze_scalar margin,
                                              graze_plane *planes, uint32_t most)
{
    graze_scalar place;
    const graze_vec3 back = peer_way_from_core(&mover->core, &target->center, &place);
    const graze_vec3 way = {-back.x, -back.y, -back.z};
    (void)most;
    return peer_contact(&target->center, &way, target->radius, mover->radius + margin, planes);
}

static uint32_t peer_capsule_planes_of_capsule(const graze_capsule *target,
                                               const graze_capsule *mover, graze_scalar margin,
                                               graze_plane *planes, uint32_t most)
{
    graze_scalar place;
    const graze_vec3 way = peer_way_between(&target->core, &mover->core, &place);
    const graze_vec3 at = peer_on_core(&target->core, place);
    (void)most;
    return peer_contact(&at, &way, target->radius, mover->radius + margin, planes);
}

static uint32_t peer_aabb_planes_of_sphere(const graze_aabb *box, const graze_sphere *mover,
                                           graze_scalar margin, graze_plane *planes, uint32_t most)
{
    const graze_vec3 *c = &mover->center;
    const graze_vec3 at = {peer_clamp(c->x, box->min.x, box->max.x),
                           peer_clamp(c->y, box->min.y, box->max.y),
                           peer_clamp(c->z, box->min.z, box->max.z)};
    const graze_vec3 way = peer_minus(c, &at);
    (void)most;
    return peer_contact(&at, &way, 0, mover->radius + margin, planes);
}

/* In the frame of the box. */
static uint32_t peer_obb_planes_of_sphere(const graze_obb *box, const graze_sphere *mover,
                                          graze_scalar margin, graze_plane *planes, uint32_t most)
{
    const graze_vec3 *c = &mover->center, *half = &box->half;
    const graze_vec3 from = peer_minus(c, &box->center);
    const graze_vec3 p = {peer_dot(&box->axis[0], &from), peer_dot(&box->axis[1], &from),
                          peer_dot(&box->axis[2], &from)};
    graze_vec3 at = peer_point_at(&box->center, &box->axis[0], peer_clamp(p.x, -half->x, half->x));
    at = peer_point_at(&at, &box->axis[1], peer_clamp(p.y, -half->y, half->y));
    at = peer_point_at(&at, &box->axis[2], peer_clamp(p.z, -half->z, half->z));
    const graze_vec3 way = peer_minus(c, &at);
    (void)most;
    return peer_contact(&at, &way, 0, mover->radius + margin, planes);
}

static graze_scalar peer_height(const graze_plane *target, const graze_vec3 *point)
{
    const graze_vec3 way = peer_minus(point, &target->point);
    return peer_dot(&target->normal, &way);
}

/* For a normal of unit length. */
static uint32_t peer_rest_on(const graze_plane *target, const graze_vec3 *point,
                             graze_scalar height, bool behind, graze_scalar limit,
                             graze_plane *plane)
{
    if ((behind ? -height : height) > limit)
        return 0;
    plane->point = peer_point_at(point, &target->normal, -height);
    plane->normal = target->normal;
    if (behind)
        plane->normal = graze_vec3_of(-plane->normal.x, -plane->normal.y, -plane->normal.z);
    return 1;
}

static uint32_t peer_plane_planes_of_sphere(const graze_plane *target, const graze_sphere *mover,
                                            graze_scalar margin, graze_plane *planes, uint32_t most)
{
    const graze_scalar height = peer_height(target, &mover->center);
    (void)most;
    return peer_rest_on(target, &mover->center, height, height < 0, mover->radius + margin, planes);
}

static uint32_t peer_plane_planes_of_capsule(const graze_plane *target, const graze_capsule *mover,
                                             graze_scalar margin, graze_plane *planes,
                                             uint32_t most)
{
    const graze_scalar a = peer_height(target, &mover->core.a),
                       b = peer_height(target, &mover->core.b);
    const bool behind = a + b < 0, second = behind ? b > a : b < a;
    (void)most;
    return peer_rest_on(target, second ? &mover->core.b : &mover->core.a, second ? b : a, behind,
                        mover->radius + margin, planes);
}

/* ---- Calls ---- */

typedef uint32_t planes_of(const void *, const void *, graze_scalar, graze_plane *, uint32_t);

static bool touches(any_routine *routine, const void *target, const void *mover)
{
    return ((planes_of *)routine)(target, mover, GRAZE_ONE / 16, &item.found, 1) > 0;
}

static bool plane_and_sphere(any_routine *routine)
{
    return touches(routine, &item.plane, &item.plane_ball);
}

static bool plane_and_capsule(any_routine *routine)
{
    return touches(routine, &item.plane, &item.mover);
}

static bool box_and_sphere(any_routine *routine)
{
    return touches(routine, &item.box, &item.box_ball);
}

static bool oriented_and_sphere(any_routine *routine)
{
    return touches(routine, &item.oriented, &item.box_ball);
}

static bool spheres(any_routine *routine)
{
    return touches(routine, &item.ball, &item.ball_mover);
}

static bool capsule_and_sphere(any_routine *routine)
{
    return touches(routine, &item.rod, &item.ball_mover);
}

static bool sphere_and_capsule(any_routine *routine)
{
    return touches(routine, &item.ball, &item.mover);
}

static bool capsules(any_routine *routine)
{
    return touches(routine, &item.rod, &item.mover);
}

static const bench_row rows[] = {
    ROW_WITH_PEER(plane_and_sphere, NOTHING, plane_planes_of_sphere),
    ROW_WITH_PEER(plane_and_capsule, NOTHING, plane_planes_of_capsule),
    ROW_WITH_PEER(box_and_sphere, NOTHING, aabb_planes_of_sphere),
    ROW_WITH_PEER(oriented_and_sphere, NOTHING, obb_planes_of_sphere),
    ROW_WITH_PEER(spheres, NOTHING, sphere_planes_of_sphere),
    ROW_WITH_PEER(capsule_and_sphere, NOTHING, capsule_planes_of_sphere),
    ROW_WITH_PEER(sphere_and_capsule, NOTHING, sphere_planes_of_capsule),
    ROW_WITH_PEER(capsules, NOTHING, capsule_planes_of_capsule),
};

BENCH_SHAPE_WITH_INPUT(contact_solids, "Vn"
                                       "B"
                                       "VAh"
                                       "Vr"
                                       "VVr"
                                       "VVr"
                                       "VrVrVr");
