/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The parallelogram: it cuts the workload's box through two opposite edges, and extends as far
 * again to both sides, so that a third of the lines hit it. */
#include "calls_face_rest.h"
#include "peer_face_rest.h"

/* Three times as far, saturated. */
#define GROWN(x) graze_add(graze_add(x, x), x)

static void prepare(unsigned number, int32_t scale)
{
    graze_parallelogram *p = &item.face.parallelogram;
    item.q = query_of(number, scale);
    const graze_aabb *box = &item.q.box;
    graze_vec3 size = graze_vec3_sub(box->max, box->min);
    p->corner = graze_vec3_sub(box->min, size);
    p->u = graze_vec3_of(GROWN(size.x), 0, GROWN(size.z));
    p->v = graze_vec3_of(0, GROWN(size.y), 0);
}

static inline peer_face face_of(const graze_parallelogram *p)
{
    peer_face f = {p->corner, p->u, p->v};
    return f;
}

static bool peer_parallelogram_overlaps_segment(const graze_parallelogram *p,
                                                const graze_segment *s)
{
    peer_face f = face_of(p);
    return peer_face_overlaps_segment(&f, false, s);
}

static bool peer_parallelogram_overlaps_ray(const graze_parallelogram *p, const graze_ray *r)
{
    peer_face f = face_of(p);
    return peer_face_overlaps_ray(&f, false, r);
}

static graze_result peer_parallelogram_linecast(const graze_parallelogram *p,
                                                const graze_segment *s, graze_face_line_hit *hit)
{
    peer_face f = face_of(p);
    return peer_face_linecast(&f, false, s, hit);
}

static graze_result peer_parallelogram_raycast(const graze_parallelogram *p, const graze_ray *r,
                                               graze_face_ray_hit *hit)
{
    peer_face f = face_of(p);
    return peer_face_raycast(&f, false, r, hit);
}

static void peer_parallelogram_closest_point(const graze_parallelogram *p, const graze_vec3 *point,
                                             graze_vec3 *nearest)
{
    peer_face f = face_of(p);
    *nearest = peer_nearest_of_parallelogram(&f, point);
}

static graze_scalar peer_parallelogram_distance(const graze_parallelogram *p,
                                                const graze_vec3 *point)
{
    peer_face f = face_of(p);
    graze_vec3 nearest = peer_nearest_of_parallelogram(&f, point);
    return peer_root_of(peer_squared_wide(&nearest, point));
}

static bool peer_parallelogram_overlaps_sphere(const graze_parallelogram *p,
                                               const graze_sphere *sphere)
{
    peer_face f = face_of(p);
    graze_vec3 nearest = peer_nearest_of_parallelogram(&f, &sphere->center);
    return peer_squared_wide(&nearest, &sphere->center) <=
           peer_product(sphere->radius, sphere->radius);
}

static bool peer_parallelogram_overlaps_capsule(const graze_parallelogram *p,
                                                const graze_capsule *capsule)
{
    const peer_face f = face_of(p);
    const graze_sphere a = {capsule->core.a, capsule->radius},
                       b = {capsule->core.b, capsule->radius};
    return peer_parallelogram_overlaps_sphere(p, &a) || peer_parallelogram_overlaps_sphere(p, &b) ||
           peer_face_overlaps_core(&f, false, capsule);
}

static bool peer_parallelogram_overlaps_aabb(const graze_parallelogram *p, const graze_aabb *box)
{
    peer_face f = face_of(p);
    return peer_face_overlaps_aabb(&f, false, box);
}

static void peer_parallelogram_normal(const graze_parallelogram *p, graze_vec3 *unit)
{
    peer_face f = face_of(p);
    *unit = peer_unit_area(peer_cross(&f.u, &f.v));
}

static const bench_row rows[] = {
    ROW_WITH_PEER(overlaps_segment, NOTHING, parallelogram_overlaps_segment),
    ROW_WITH_PEER(linecast, POINT3, parallelogram_linecast),
    ROW(linecast, POINT3, parallelogram_linecast_front),
    ROW_WITH_PEER(overlaps_ray, NOTHING, parallelogram_overlaps_ray),
    ROW_WITH_PEER(raycast, POINT3, parallelogram_raycast),
    ROW(raycast, POINT3, parallelogram_raycast_front),
    ROW(on_segment, NOTHING, parallelogram_barycentric_of_segment),
    ROW(on_ray, NOTHING, parallelogram_barycentric_of_ray),
    ROW_WITH_PEER(closest_point, POINT3, parallelogram_closest_point),
    ROW_WITH_PEER(distance, NUMBER, parallelogram_distance),
    ROW_WITH_PEER(with_sphere, NOTHING, parallelogram_overlaps_sphere),
    ROW_WITH_PEER(with_capsule, NOTHING, parallelogram_overlaps_capsule),
    ROW_WITH_PEER(with_aabb, NOTHING, parallelogram_overlaps_aabb),
    ROW_WITH_PEER(normal, POINT3, parallelogram_normal),
    ROW(off_surface, NOTHING, parallelogram_off_surface),
};

BENCH_SHAPE_WITH_INPUT(parallelogram, "BVVVVtVVV");
