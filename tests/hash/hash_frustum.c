/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of frustums. */
#include "../support/check.h"
#include "hash.h"
#include "../support/raw_inputs.h"
#include "../support/shapes.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum {
    CONTAINS_POINT,
    CLASSIFY_SPHERE,
    CLASSIFY_CAPSULE,
    CLASSIFY_AABB,
    CLASSIFY_OBB,
    CLASSIFY_AABBS,
    CULLS_SPHERE,
    CULLS_CAPSULE,
    CULLS_AABB,
    CULLS_OBB,
    CULLS_AABB_FROM,
    OVERLAPS_AABB,
    CORNERS,
    BOX,
    POSITIVE_VERTEX,
    NEGATIVE_VERTEX,
    ROUTINES
};

static const char *const names[ROUTINES] = {
    "graze_frustum_contains_point",   "graze_frustum_classify_sphere",
    "graze_frustum_classify_capsule", "graze_frustum_classify_aabb",
    "graze_frustum_classify_obb",     "graze_frustum_classify_aabbs",
    "graze_frustum_culls_sphere",     "graze_frustum_culls_capsule",
    "graze_frustum_culls_aabb",       "graze_frustum_culls_obb",
    "graze_frustum_culls_aabb_from",  "graze_frustum_overlaps_aabb",
    "graze_frustum_corners",          "graze_frustum_aabb",
    "graze_aabb_positive_vertex",     "graze_aabb_negative_vertex"};

static const hash expected[ROUTINES] = HASHES(FRUSTUM);

/* Planes through points around `near`; few of them face away from it. */
static void put_frustum(graze_frustum *f, uint32_t index, const graze_vec3 *near,
                        const graze_vec3 *far)
{
    for (uint32_t i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        uint32_t word = (index * 6 + i) * UINT32_C(0x9e3779b1);
        graze_angle up = word * 7 % 0x40000000;
        graze_scalar x = graze_cos(word), y = graze_sin(word), z = graze_sin(up);
        graze_vec3 unit = graze_vec3_normalize(graze_vec3_of(x, y, z));
        graze_wide at = graze_vec3_dot(unit, i % 2 == 0 ? *near : *far);
#if GRAZE_FLOAT
        f->normal[i].x = unit.x;
        f->normal[i].y = unit.y;
        f->normal[i].z = unit.z;
        f->limit[i] = at - (float)(word % 64);
#else
        f->normal[i].x = unit.x * 16384;
        f->normal[i].y = unit.y * 16384;
        f->normal[i].z = unit.z * 16384;
        f->limit[i] = at * 16384 - (int64_t)(word % 64) * INT64_C(70368744177664);
#endif
    }
}

static graze_obb obb_around(const graze_vec3 *center, uint32_t index, const graze_vec3 *size)
{
    graze_obb box;
    const graze_quaternion turn = graze_quaternion_from_axis_angle(*size, index * 99991);
    const graze_vec3 half =
        graze_vec3_of(graze_abs(size->x), graze_abs(size->y), graze_abs(size->z));
    graze_obb_from_quaternion(center, &turn, &half, &box);
    return box;
}

static void hash_views(hash *h, const graze_frustum *f, uint32_t index, const raw_query *q)
{
    const graze_segment line = segment_of_raw(q->line);
    const graze_aabb box = aabb_of_raw(q->box);
    const graze_sphere sphere = sphere_of_raw(q->line);
    const graze_capsule capsule = {line, sphere.radius};
    const graze_obb oriented = obb_around(&line.b, index, &line.a);
    graze_view view = 9;
    uint8_t plane = (uint8_t)(index % 7);
    mix(&h[CONTAINS_POINT], graze_frustum_contains_point(f, &line.b));
    mix(&h[CLASSIFY_SPHERE], graze_frustum_classify_sphere(f, &sphere));
    mix(&h[CLASSIFY_CAPSULE], graze_frustum_classify_capsule(f, &capsule));
    mix(&h[CLASSIFY_AABB], graze_frustum_classify_aabb(f, &box));
    mix(&h[CLASSIFY_OBB], graze_frustum_classify_obb(f, &oriented));
    graze_frustum_classify_aabbs(f, &box, 1, &view);
    mix(&h[CLASSIFY_AABBS], view);
    mix(&h[CULLS_SPHERE], graze_frustum_culls_sphere(f, &sphere));
    mix(&h[CULLS_CAPSULE], graze_frustum_culls_capsule(f, &capsule));
    mix(&h[CULLS_AABB], graze_frustum_culls_aabb(f, &box));
    mix(&h[CULLS_OBB], graze_frustum_culls_obb(f, &oriented));
    mix(&h[CULLS_AABB_FROM], graze_frustum_culls_aabb_from(f, &box, &plane));
    mix(&h[CULLS_AABB_FROM], plane);
    mix(&h[OVERLAPS_AABB], graze_frustum_overlaps_aabb(f, &box));
    mix_vec3(&h[POSITIVE_VERTEX], graze_aabb_positive_vertex(&box, line.a));
    mix_vec3(&h[NEGATIVE_VERTEX], graze_aabb_negative_vertex(&box, line.a));
}

static void hash_corners(hash *h, graze_frustum *f, uint32_t index)
{
    graze_vec3 corners[GRAZE_FRUSTUM_CORNERS];
    graze_aabb box;
    if (index % 9 == 0)
        f->normal[index / 9 % 2].x = f->normal[index / 9 % 2].y = f->normal[index / 9 % 2].z = 0;
    graze_frustum_corners(f, corners);
    for (int i = 0; i < GRAZE_FRUSTUM_CORNERS; i++)
        mix_vec3(&h[CORNERS], corners[i]);
    graze_frustum_aabb(f, &box);
    mix_aabb(&h[BOX], &box);
}

void test_hash_frustum(void)
{
    hash h[ROUTINES] = {{0, 0}};
    raw_query q;
    check_group("hash of frustums");
    for (uint32_t i = 0; i < QUERIES; i++) {
        graze_frustum f;
        raw_segment(i, &q);
        const graze_aabb box = aabb_of_raw(q.box);
        const graze_segment line = segment_of_raw(q.line);
        put_frustum(&f, i, i % 3 == 0 ? &line.b : &box.min, &box.min);
        hash_views(h, &f, i, &q);
        hash_corners(h, &f, i);
    }
    hash_check("frustum", h, expected, names, ROUTINES);
}
