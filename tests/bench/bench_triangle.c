/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The triangle: three corners around the workload's box, so large that a third of the lines hit it. */
#include "calls_face_rest.h"
#include "peer_face_rest.h"
#include "peer_triangles.h"

static void prepare(unsigned number, int32_t scale)
{
    graze_triangle *t = &item.face.triangle;
    item.q = query_of(number, scale);
    const graze_vec3 *min = &item.q.box.min, *max = &item.q.box.max;
    t->a = graze_vec3_sub(*min, graze_vec3_sub(*max, *min));
    t->b = graze_vec3_of(graze_sub(graze_add(max->x, max->x), min->x), min->y, max->z);
    t->c = graze_vec3_of(min->x, graze_sub(graze_add(max->y, max->y), min->y), min->z);
}

static inline peer_face face_of(const graze_triangle *t)
{
    peer_face f = {t->a, peer_minus(&t->b, &t->a), peer_minus(&t->c, &t->a)};
    return f;
}

static bool peer_triangle_overlaps_segment(const graze_triangle *t, const graze_segment *s)
{
    peer_face f = face_of(t);
    return peer_face_overlaps_segment(&f, true, s);
}

static bool peer_triangle_overlaps_ray(const graze_triangle *t, const graze_ray *r)
{
    peer_face f = face_of(t);
    return peer_face_overlaps_ray(&f, true, r);
}

static graze_result peer_triangle_linecast(const graze_triangle *t, const graze_segment *s,
                                           graze_face_line_hit *hit)
{
    peer_face f = face_of(t);
    return peer_face_linecast(&f, true, s, hit);
}

static graze_result peer_triangle_raycast(const graze_triangle *t, const graze_ray *r,
                                          graze_face_ray_hit *hit)
{
    peer_face f = face_of(t);
    return peer_face_raycast(&f, true, r, hit);
}

static void peer_triangle_closest_point(const graze_triangle *t, const graze_vec3 *point,
                                        graze_vec3 *nearest)
{
    peer_face f = face_of(t);
    *nearest = peer_nearest_of_triangle(&f, point);
}

static graze_scalar peer_triangle_distance(const graze_triangle *t, const graze_vec3 *point)
{
    peer_face f = face_of(t);
    graze_vec3 nearest = peer_nearest_of_triangle(&f, point);
    return peer_root_of(peer_squared_wide(&nearest, point));
}

static bool peer_triangle_overlaps_sphere(const graze_triangle *t, const graze_sphere *sphere)
{
    peer_face f = face_of(t);
    graze_vec3 nearest = peer_nearest_of_triangle(&f, &sphere->center);
    return peer_squared_wide(&nearest, &sphere->center) <=
           peer_product(sphere->radius, sphere->radius);
}

static bool peer_triangle_overlaps_capsule(const graze_triangle *t, const graze_capsule *capsule)
{
    const peer_face f = face_of(t);
    const graze_sphere a = {capsule->core.a, capsule->radius},
                       b = {capsule->core.b, capsule->radius};
    return peer_triangle_overlaps_sphere(t, &a) || peer_triangle_overlaps_sphere(t, &b) ||
           peer_face_overlaps_core(&f, true, capsule);
}

static bool peer_triangle_overlaps_aabb(const graze_triangle *t, const graze_aabb *box)
{
    peer_face f = face_of(t);
    return peer_face_overlaps_aabb(&f, true, box);
}

static bool peer_triangle_overlaps_triangle(const graze_triangle *t, const graze_triangle *other)
{
    return peer_triangles_meet(t, other);
}

static void peer_triangle_normal(const graze_triangle *t, graze_vec3 *unit)
{
    peer_face f = face_of(t);
    *unit = peer_unit_area(peer_cross(&f.u, &f.v));
}

static bool with_triangle(any_routine *routine)
{
    return call_with_triangle(routine, &item.face, &item.q.segment);
}

typedef void box_of_one(const void *triangle, graze_aabb *box);

static bool bounds(any_routine *routine)
{
    ((box_of_one *)routine)(&item.face, &made.aabb);
    return true;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(overlaps_segment, NOTHING, triangle_overlaps_segment),
    ROW_WITH_PEER(linecast, POINT3, triangle_linecast),
    ROW(linecast, POINT3, triangle_linecast_front),
    ROW_WITH_PEER(overlaps_ray, NOTHING, triangle_overlaps_ray),
    ROW_WITH_PEER(raycast, POINT3, triangle_raycast),
    ROW(raycast, POINT3, triangle_raycast_front),
    ROW(on_segment, NOTHING, triangle_barycentric_of_segment),
    ROW(on_ray, NOTHING, triangle_barycentric_of_ray),
    ROW_WITH_PEER(closest_point, POINT3, triangle_closest_point),
    ROW_WITH_PEER(distance, NUMBER, triangle_distance),
    ROW_WITH_PEER(with_sphere, NOTHING, triangle_overlaps_sphere),
    ROW_WITH_PEER(with_capsule, NOTHING, triangle_overlaps_capsule),
    ROW_WITH_PEER(with_aabb, NOTHING, triangle_overlaps_aabb),
    ROW_WITH_PEER(with_triangle, NOTHING, triangle_overlaps_triangle),
    ROW_WITH_PEER(normal, POINT3, triangle_normal),
    ROW(off_surface, NOTHING, triangle_off_surface),
    ROW(bounds, BOX, aabb_from_triangle),
};

BENCH_SHAPE_WITH_INPUT(triangle, "BVVVVtVVV");
