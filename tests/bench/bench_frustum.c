/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Frustums. The frustum of the workload is a room of 100 units to each side, turned about z and y,
 * with the origin in its middle; the shapes are within +-128 units. In the rows `.in` and `.out`
 * the shape is inside, and behind the first plane.
 */
#include "bench.h"
#include "peer_view.h"

static struct {
    graze_frustum frustum;
    graze_aabb box, in, out;
    graze_sphere sphere, in_sphere, out_sphere;
    graze_obb oriented;
    graze_vec3 point;
    graze_capsule capsule;
    uint8_t plane;
} item;

static void put_plane(int i, graze_vec3 unit, int32_t units)
{
    graze_normal *n = &item.frustum.normal[i];
    peer_planes[i].normal = unit;
    peer_planes[i].limit = peer_product((graze_scalar)-units * GRAZE_ONE, GRAZE_ONE);
#if GRAZE_FLOAT
    n->x = unit.x;
    n->y = unit.y;
    n->z = unit.z;
    item.frustum.limit[i] = (float)-units;
#else
    n->x = unit.x * 16384;
    n->y = unit.y * 16384;
    n->z = unit.z * 16384;
    item.frustum.limit[i] = -units * INT64_C(70368744177664);
#endif
}

static void put_planes(void)
{
    graze_matrix m;
    graze_quaternion turn = graze_quaternion_multiply(
        graze_quaternion_from_axis_angle(graze_vec3_of(0, 0, GRAZE_ONE), GRAZE_TURNS(1, 9)),
        graze_quaternion_from_axis_angle(graze_vec3_of(0, GRAZE_ONE, 0), GRAZE_TURNS(1, 7)));
    graze_matrix_from_quaternion(turn, graze_vec3_of(0, 0, 0), &m);
    put_plane(0, m.x, 100);
    put_plane(1, graze_vec3_neg(m.x), 100);
    put_plane(2, m.y, 100);
    put_plane(3, graze_vec3_neg(m.y), 100);
    put_plane(4, m.z, 100);
    put_plane(5, graze_vec3_neg(m.z), 100);
    item.out_sphere.center = graze_vec3_scale(m.x, GRAZE_C(-150));
}

static graze_aabb box_around(graze_vec3 center, graze_scalar size)
{
    const graze_vec3 sizes = graze_vec3_of(size, size, size);
    graze_aabb box;
    graze_aabb_from_center_size(&center, &sizes, &box);
    return box;
}

static void prepare(unsigned number, int32_t scale)
{
    query q = query_of(number, scale);
    const graze_vec3 middle = graze_vec3_scale(q.segment.a, GRAZE_C(0.25));
    put_planes();
    item.box = q.box;
    item.point = q.segment.a;
    item.sphere.center = q.segment.a;
    item.sphere.radius = graze_abs(q.segment.b.x);
    item.capsule.core = q.segment;
    item.capsule.radius = item.sphere.radius / 8;
    item.in = box_around(middle, GRAZE_C(5));
    item.out = box_around(item.out_sphere.center, GRAZE_C(5));
    item.in_sphere.center = middle;
    item.in_sphere.radius = item.out_sphere.radius = GRAZE_C(5);
    graze_matrix m;
    graze_matrix_from_quaternion(graze_quaternion_from_axis_angle(q.segment.b, GRAZE_TURNS(1, 5)),
                                 q.segment.a, &m);
    const graze_vec3 size =
        graze_vec3_of(graze_abs(q.segment.b.x), graze_abs(q.segment.b.y), graze_abs(q.segment.b.z));
    graze_obb_from_matrix(&m, &size, &item.oriented);
}

typedef bool contains(const graze_frustum *, const graze_vec3 *);
typedef graze_view classify_sphere(const graze_frustum *, const graze_sphere *);
typedef graze_view classify_capsule(const graze_frustum *, const graze_capsule *);
typedef graze_view classify_aabb(const graze_frustum *, const graze_aabb *);
typedef void classify_aabbs(const graze_frustum *, const graze_aabb *, uint32_t, graze_view *);
typedef graze_view classify_obb(const graze_frustum *, const graze_obb *);
typedef bool culls_sphere(const graze_frustum *, const graze_sphere *);
typedef bool culls_capsule(const graze_frustum *, const graze_capsule *);
typedef bool culls_aabb(const graze_frustum *, const graze_aabb *);
typedef bool culls_obb(const graze_frustum *, const graze_obb *);
typedef bool culls_from(const graze_frustum *, const graze_aabb *, uint8_t *);
typedef graze_vec3 vertex(const graze_aabb *, graze_vec3);

static bool of_point(any_routine *routine)
{
    return ((contains *)routine)(&item.frustum, &item.point);
}

static bool of_sphere(any_routine *routine)
{
    made.view = ((classify_sphere *)routine)(&item.frustum, &item.sphere);
    return made.view != GRAZE_VIEW_OUTSIDE;
}

static bool of_sphere_in(any_routine *routine)
{
    made.view = ((classify_sphere *)routine)(&item.frustum, &item.in_sphere);
    return made.view == GRAZE_VIEW_INSIDE;
}

static bool of_sphere_out(any_routine *routine)
{
    made.view = ((classify_sphere *)routine)(&item.frustum, &item.out_sphere);
    return made.view == GRAZE_VIEW_OUTSIDE;
}

static bool of_capsule(any_routine *routine)
{
    made.view = ((classify_capsule *)routine)(&item.frustum, &item.capsule);
    return made.view != GRAZE_VIEW_OUTSIDE;
}

static bool of_box(any_routine *routine)
{
    made.view = ((classify_aabb *)routine)(&item.frustum, &item.box);
    return made.view != GRAZE_VIEW_OUTSIDE;
}

static bool of_boxes(any_routine *routine)
{
    ((classify_aabbs *)routine)(&item.frustum, &item.box, 1, &made.view);
    return made.view != GRAZE_VIEW_OUTSIDE;
}

static bool of_box_in(any_routine *routine)
{
    made.view = ((classify_aabb *)routine)(&item.frustum, &item.in);
    return made.view == GRAZE_VIEW_INSIDE;
}

static bool of_box_out(any_routine *routine)
{
    made.view = ((classify_aabb *)routine)(&item.frustum, &item.out);
    return made.view == GRAZE_VIEW_OUTSIDE;
}

static bool of_oriented(any_routine *routine)
{
    made.view = ((classify_obb *)routine)(&item.frustum, &item.oriented);
    return made.view != GRAZE_VIEW_OUTSIDE;
}

static bool culled_sphere(any_routine *routine)
{
    return ((culls_sphere *)routine)(&item.frustum, &item.sphere);
}

static bool culled_capsule(any_routine *routine)
{
    return ((culls_capsule *)routine)(&item.frustum, &item.capsule);
}

static bool culled_box(any_routine *routine)
{
    return ((culls_aabb *)routine)(&item.frustum, &item.box);
}

static bool culled_oriented(any_routine *routine)
{
    return ((culls_obb *)routine)(&item.frustum, &item.oriented);
}

static bool culled_from(any_routine *routine)
{
    return ((culls_from *)routine)(&item.frustum, &item.box, &item.plane);
}

static bool of_vertex(any_routine *routine)
{
    made.vec3 = ((vertex *)routine)(&item.box, item.sphere.center);
    return true;
}

/* A routine of the frustum, which returns a view; and in one of two cases. */
#define VIEW_ROW(call, name) ROW_WITH_PEER(call, VIEW, frustum_##name)
#define CASE_ROW(call, name, of)                                                                   \
    BENCH_ROW(frustum_##name.of, call, VIEW, graze_frustum_##name, peer_frustum_##name)

static const bench_row rows[] = {
    ROW_WITH_PEER(of_point, NOTHING, frustum_contains_point),
    VIEW_ROW(of_sphere, classify_sphere),
    CASE_ROW(of_sphere_in, classify_sphere, in),
    CASE_ROW(of_sphere_out, classify_sphere, out),
    VIEW_ROW(of_capsule, classify_capsule),
    VIEW_ROW(of_box, classify_aabb),
    CASE_ROW(of_box_in, classify_aabb, in),
    CASE_ROW(of_box_out, classify_aabb, out),
    VIEW_ROW(of_boxes, classify_aabbs),
    VIEW_ROW(of_oriented, classify_obb),
    ROW_WITH_PEER(culled_sphere, NOTHING, frustum_culls_sphere),
    ROW_WITH_PEER(culled_capsule, NOTHING, frustum_culls_capsule),
    ROW_WITH_PEER(culled_box, NOTHING, frustum_culls_aabb),
    ROW_WITH_PEER(culled_oriented, NOTHING, frustum_culls_obb),
    ROW(culled_from, NOTHING, frustum_culls_aabb_from),
    ROW(of_vertex, POINT3, aabb_positive_vertex),
    ROW(of_vertex, POINT3, aabb_negative_vertex),
};

BENCH_SHAPE_WITH_INPUT(frustum, TEN("k") TEN("k") TEN("k") "BBBVrVrVrVAhVVVr");
