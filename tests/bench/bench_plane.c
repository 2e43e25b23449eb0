/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Planes, axis-aligned and with any normal. The peers compute one quotient, and then a product for
 * each axis. A cast returns the normal as it is stored.
 */
#include "casts.h"
#include "peer_number.h"

/* The plane's point is the box's min, the far plane's is the segment's end: the box is in front
 * of the latter more often. */
static struct {
    query q;
    graze_plane plane, far_plane;
    graze_sphere sphere;
    graze_capsule capsule;
} item;

static void prepare(unsigned number, int32_t scale)
{
    graze_vec3 unit = {GRAZE_C(0.6), GRAZE_C(0.64), GRAZE_C(-0.48)};
    item.q = query_of(number, scale);
    item.plane.point = item.q.box.min;
    item.plane.normal = unit;
    item.far_plane = item.plane;
    item.far_plane.point = item.q.segment.b;
    item.sphere.center = item.q.segment.a;
    item.sphere.radius = graze_abs(item.q.segment.b.x);
    item.capsule.core = item.q.segment;
    item.capsule.radius = item.sphere.radius / 8;
}

static inline void on_plane(graze_face_line_hit *hit, graze_scalar z, const graze_vec3 *start,
                            const graze_vec3 *dir, graze_scalar t)
{
    hit->point.x = start->x + peer_mul(dir->x, t);
    hit->point.y = start->y + peer_mul(dir->y, t);
    hit->point.z = z;
    hit->normal.x = hit->normal.y = 0;
    hit->normal.z = GRAZE_ONE;
    hit->fraction = t;
    hit->side = start->z > z ? GRAZE_FRONT : GRAZE_BACK;
}

/* The fraction is in Q16.16. */
static graze_result peer_plane_xy_linecast(graze_scalar z, const graze_segment *segment,
                                           graze_face_line_hit *hit)
{
    graze_vec3 dir = peer_minus(&segment->b, &segment->a);
    graze_scalar t;
    if (!peer_quotient_within(z - segment->a.z, dir.z, GRAZE_ONE, &t))
        return GRAZE_MISS;
    on_plane(hit, z, &segment->a, &dir, t);
    return GRAZE_HIT;
}

static graze_result peer_plane_xy_raycast(graze_scalar z, const graze_ray *ray,
                                          graze_face_ray_hit *hit)
{
    graze_face_line_hit found;
    graze_scalar t;
    if (!peer_quotient_within(z - ray->origin.z, ray->dir.z, ray->t_max, &t))
        return GRAZE_MISS;
    on_plane(&found, z, &ray->origin, &ray->dir, t);
    peer_set_ray_hit(hit, &found);
    return GRAZE_HIT;
}

static inline graze_scalar distance(const graze_plane *plane, const graze_vec3 *p)
{
    graze_vec3 from = peer_minus(p, &plane->point);
    return peer_dot(&plane->normal, &from);
}

static graze_side peer_plane_side_of_point(const graze_plane *plane, const graze_vec3 *point)
{
    graze_scalar d = distance(plane, point);
    return d > 0 ? GRAZE_FRONT : d < 0 ? GRAZE_BACK : GRAZE_ACROSS;
}

/* By the positive and the negative vertex. */
static graze_side peer_plane_classify_aabb(const graze_plane *plane, const graze_aabb *box)
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

static graze_side peer_plane_classify_sphere(const graze_plane *plane, const graze_sphere *sphere)
{
    graze_scalar d = distance(plane, &sphere->center),
                 length = peer_sqrt(peer_dot(&plane->normal, &plane->normal));
    graze_scalar reach = peer_mul(sphere->radius, length);
    return d > reach ? GRAZE_FRONT : d < -reach ? GRAZE_BACK : GRAZE_ACROSS;
}

static graze_side peer_plane_classify_capsule(const graze_plane *plane,
                                              const graze_capsule *capsule)
{
    const graze_scalar a = distance(plane, &capsule->core.a), b = distance(plane, &capsule->core.b);
    const graze_scalar reach =
        peer_mul(capsule->radius, peer_sqrt(peer_dot(&plane->normal, &plane->normal)));
    if (a > reach && b > reach)
        return GRAZE_FRONT;
    return a < -reach && b < -reach ? GRAZE_BACK : GRAZE_ACROSS;
}

static inline bool meet(graze_face_line_hit *hit, const graze_plane *plane, const graze_vec3 *start,
                        const graze_vec3 *dir, graze_scalar limit)
{
    graze_scalar from = distance(plane, start), step = peer_dot(&plane->normal, dir), t;
    if (!peer_quotient_within(-from, step, limit, &t))
        return false;
    hit->point = peer_point_at(start, dir, t);
    hit->normal = plane->normal;
    hit->fraction = t;
    hit->side = from > 0 ? GRAZE_FRONT : GRAZE_BACK;
    return true;
}

static graze_result peer_plane_linecast(const graze_plane *plane, const graze_segment *segment,
                                        graze_face_line_hit *hit)
{
    graze_vec3 dir = peer_minus(&segment->b, &segment->a);
    return meet(hit, plane, &segment->a, &dir, GRAZE_ONE) ? GRAZE_HIT : GRAZE_MISS;
}

static graze_result peer_plane_raycast(const graze_plane *plane, const graze_ray *ray,
                                       graze_face_ray_hit *hit)
{
    graze_face_line_hit found;
    if (!meet(&found, plane, &ray->origin, &ray->dir, ray->t_max))
        return GRAZE_MISS;
    peer_set_ray_hit(hit, &found);
    return GRAZE_HIT;
}

typedef graze_result axis_cast(graze_scalar, const void *line, void *hit);

/* For every axis the plane is at the box's min.z, which is as random as the other coordinates. */
static bool axis_linecast(any_routine *routine)
{
    return ((axis_cast *)routine)(item.q.box.min.z, &item.q.segment, &made.face_line_hit) !=
           GRAZE_MISS;
}

static bool axis_raycast(any_routine *routine)
{
    return ((axis_cast *)routine)(item.q.box.min.z, &item.q.ray, &made.face_ray_hit) != GRAZE_MISS;
}

static bool side_of_point(any_routine *routine)
{
    return call_side(routine, &item.plane, &item.q.segment.a);
}

static bool classify_aabb(any_routine *routine)
{
    return call_side(routine, &item.far_plane, &item.q.box);
}

static bool classify_sphere(any_routine *routine)
{
    return call_side(routine, &item.plane, &item.sphere);
}

static bool classify_capsule(any_routine *routine)
{
    return call_side(routine, &item.plane, &item.capsule);
}

static bool linecast(any_routine *routine)
{
    return call_cast(routine, &item.plane, &item.q.segment, &made.face_line_hit);
}

static bool raycast(any_routine *routine)
{
    return call_cast(routine, &item.plane, &item.q.ray, &made.face_ray_hit);
}

static const bench_row rows[] = {
    ROW_WITH_PEER(axis_linecast, POINT3, plane_xy_linecast),
    ROW(axis_linecast, POINT3, plane_xz_linecast),
    ROW(axis_linecast, POINT3, plane_yz_linecast),
    ROW_WITH_PEER(axis_raycast, POINT3, plane_xy_raycast),
    ROW(axis_raycast, POINT3, plane_xz_raycast),
    ROW(axis_raycast, POINT3, plane_yz_raycast),
    ROW_WITH_PEER(side_of_point, NOTHING, plane_side_of_point),
    ROW_WITH_PEER(classify_aabb, NOTHING, plane_classify_aabb),
    ROW_WITH_PEER(classify_sphere, NOTHING, plane_classify_sphere),
    ROW_WITH_PEER(classify_capsule, NOTHING, plane_classify_capsule),
    ROW_WITH_PEER(linecast, POINT3, plane_linecast),
    ROW_WITH_PEER(raycast, POINT3, plane_raycast),
};

BENCH_SHAPE_WITH_INPUT(plane, "BVVVVtVnVnVrVVr");
