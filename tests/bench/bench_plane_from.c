/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Constructions from a plane, and a plane from points. The peers assume a unit normal, so that a
 * distance is a dot product without a division; their normal from three points is the cross
 * product, not scaled.
 */
#include "bench.h"
#include "peer_number.h"

static struct {
    graze_plane plane, made;
    graze_vec3 point, b, c, projection;
    graze_scalar distance;
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
    return peer_dot(&plane->normal, &from);
}

static void peer_plane_project_point(const graze_plane *plane, const graze_vec3 *point,
                                     graze_vec3 *projection)
{
    *projection = peer_point_at(point, &plane->normal, -peer_plane_distance(plane, point));
}

static void peer_plane_from_points(const graze_vec3 *a, const graze_vec3 *b, const graze_vec3 *c,
                                   graze_plane *plane)
{
    graze_vec3 u = peer_minus(b, a), v = peer_minus(c, a);
    plane->point = *a;
    plane->normal.x = peer_mul(u.y, v.z) - peer_mul(u.z, v.y);
    plane->normal.y = peer_mul(u.z, v.x) - peer_mul(u.x, v.z);
    plane->normal.z = peer_mul(u.x, v.y) - peer_mul(u.y, v.x);
}

typedef graze_scalar measure(const graze_plane *, const graze_vec3 *);
typedef void project(const graze_plane *, const graze_vec3 *, graze_vec3 *);
typedef void make(const graze_vec3 *, const graze_vec3 *, const graze_vec3 *, graze_plane *);

/* Points in front count as hits. */
static bool distance_of(any_routine *routine)
{
    item.distance = ((measure *)routine)(&item.plane, &item.point);
    return item.distance > 0;
}

static bool projection_of(any_routine *routine)
{
    ((project *)routine)(&item.plane, &item.point, &item.projection);
    return false;
}

static bool through_points(any_routine *routine)
{
    ((make *)routine)(&item.point, &item.b, &item.c, &item.made);
    return false;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(distance_of, plane_distance),
    ROW_WITH_PEER(projection_of, plane_project_point),
    ROW_WITH_PEER(through_points, plane_from_points),
};

BENCH_SHAPE(plane_from);
