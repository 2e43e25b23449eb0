/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Frustums. The frustum of the workload is a room of 100 units to each side, turned about z and y,
 * with the origin in its middle; the shapes are within +-128 units. In the rows `.in` and `.out`
 * the shape is inside, and behind the first plane.
 */
#include "bench.h"

static struct {
    graze_frustum frustum;
    graze_aabb box, in, out;
    graze_sphere sphere, in_sphere, out_sphere;
    graze_obb oriented;
    graze_vec3 point;
    uint8_t plane;
} item;

static void put_plane(int i, graze_vec3 unit, int32_t units)
{
    graze_normal *n = &item.frustum.normal[i];
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
typedef graze_view classify_aabb(const graze_frustum *, const graze_aabb *);
typedef void classify_aabbs(const graze_frustum *, const graze_aabb *, uint32_t, graze_view *);
typedef graze_view classify_obb(const graze_frustum *, const graze_obb *);
typedef bool culls_sphere(const graze_frustum *, const graze_sphere *);
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

static const bench_row rows[] = {
    BENCH_ROW(frustum_contains_point, of_point, NOTHING, graze_frustum_contains_point, NULL),
    BENCH_ROW(frustum_classify_sphere, of_sphere, NOTHING, graze_frustum_classify_sphere, NULL),
    BENCH_ROW(frustum_classify_sphere.in, of_sphere_in, NOTHING, graze_frustum_classify_sphere,
              NULL),
    BENCH_ROW(frustum_classify_sphere.out, of_sphere_out, NOTHING, graze_frustum_classify_sphere,
              NULL),
    BENCH_ROW(frustum_classify_aabb, of_box, NOTHING, graze_frustum_classify_aabb, NULL),
    BENCH_ROW(frustum_classify_aabb.in, of_box_in, NOTHING, graze_frustum_classify_aabb, NULL),
    BENCH_ROW(frustum_classify_aabb.out, of_box_out, NOTHING, graze_frustum_classify_aabb, NULL),
    BENCH_ROW(frustum_classify_aabbs, of_boxes, NOTHING, graze_frustum_classify_aabbs, NULL),
    BENCH_ROW(frustum_classify_obb, of_oriented, NOTHING, graze_frustum_classify_obb, NULL),
    BENCH_ROW(frustum_culls_sphere, culled_sphere, NOTHING, graze_frustum_culls_sphere, NULL),
    BENCH_ROW(frustum_culls_aabb, culled_box, NOTHING, graze_frustum_culls_aabb, NULL),
    BENCH_ROW(frustum_culls_obb, culled_oriented, NOTHING, graze_frustum_culls_obb, NULL),
    BENCH_ROW(frustum_culls_aabb_from, culled_from, NOTHING, graze_frustum_culls_aabb_from, NULL),
    BENCH_ROW(aabb_positive_vertex, of_vertex, POINT3, graze_aabb_positive_vertex, NULL),
    BENCH_ROW(aabb_negative_vertex, of_vertex, POINT3, graze_aabb_negative_vertex, NULL),
};

BENCH_SHAPE_WITH_INPUT(frustum, TEN("k") TEN("k") TEN("k") "BBBVrVrVrVAhV");
