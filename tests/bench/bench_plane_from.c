/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Constructions from a plane with any normal, and a plane from points. The peers' normal from three points is the cross
 * product, not scaled.
 */
#include "bench.h"
#include "peer_number.h"

static struct {
    graze_plane plane;
    graze_vec3 point, b, c;
} item;

static void prepare(unsigned number, int32_t scale)
{
    graze_vec3 unit = {GRAZE_C(0.6), GRAZE_C(0.64), GRAZE_C(-0.48)};
    query q = query_of(number, scale);
    item.plane.point = q.box.min;
    item.plane.normal = unit;
    item.point = q.segment.a;
    item.b = q.segment.b;
    item.c = q.box.max;
}

static graze_scalar peer_plane_distance(const graze_plane *plane, const graze_vec3 *point)
{
    graze_vec3 from = peer_minus(point, &plane->point);
    return peer_div(peer_dot(&plane->normal, &from),
                    peer_sqrt(peer_dot(&plane->normal, &plane->normal)));
}

static void peer_plane_project_point(const graze_plane *plane, const graze_vec3 *point,
                                     graze_vec3 *projection)
{
    graze_vec3 from = peer_minus(&plane->point, point);
    const graze_vec3 *n = &plane->normal;
    graze_scalar part = peer_times(peer_dot(n, &from), peer_invert_square(n->x, n->y, n->z, 0));
    *projection = peer_point_at(point, &plane->normal, part);
}

static void peer_plane_from_points(const graze_vec3 *a, const graze_vec3 *b, const graze_vec3 *c,
                                   graze_plane *plane)
{
    graze_vec3 u = peer_minus(b, a), v = peer_minus(c, a);
    plane->point = *a;
    plane->normal.x = peer_sum(peer_product(u.y, v.z) - peer_product(u.z, v.y));
    plane->normal.y = peer_sum(peer_product(u.z, v.x) - peer_product(u.x, v.z));
    plane->normal.z = peer_sum(peer_product(u.x, v.y) - peer_product(u.y, v.x));
}

typedef graze_scalar measure(const graze_plane *, const graze_vec3 *);
typedef void project(const graze_plane *, const graze_vec3 *, graze_vec3 *);
typedef void make(const graze_vec3 *, const graze_vec3 *, const graze_vec3 *, graze_plane *);

static bool distance_of(any_routine *routine)
{
    made.number[0] = ((measure *)routine)(&item.plane, &item.point);
    return true;
}

static bool projection_of(any_routine *routine)
{
    ((project *)routine)(&item.plane, &item.point, &made.vec3);
    return true;
}

static bool through_points(any_routine *routine)
{
    ((make *)routine)(&item.point, &item.b, &item.c, &made.plane);
    return true;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(distance_of, NUMBER, plane_distance),
    ROW_WITH_PEER(projection_of, POINT3, plane_project_point),
    ROW_WITH_PEER(through_points, NOTHING, plane_from_points),
};

BENCH_SHAPE_WITH_INPUT(plane_from, "VnVVV");
