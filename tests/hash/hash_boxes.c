/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of the box with boxes, spheres and points. */
#include "../support/check.h"
#include "hash.h"
#include "../oracle/inputs_boxes.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(6000) };
static const uint64_t seed = UINT64_C(0x6772617a65);

enum {
    OVERLAPS_AABB,
    CONTAINS_AABB,
    OVERLAPS_SPHERE,
    CLOSEST_POINT,
    DISTANCE,
    DISTANCE_SQ,
    OFF_SURFACE,
    FROM_CENTER_SIZE,
    FROM_POINTS,
    MERGE,
    FROM_SEGMENT,
    FROM_SPHERE,
    FROM_CAPSULE,
    FROM_TRIANGLE,
    EXPAND,
    ROUTINES
};

static const char *const names[ROUTINES] = {
    "graze_aabb_overlaps_aabb", "graze_aabb_contains_aabb",    "graze_aabb_overlaps_sphere",
    "graze_aabb_closest_point", "graze_aabb_distance",         "graze_aabb_distance_sq",
    "graze_aabb_off_surface",   "graze_aabb_from_center_size", "graze_aabb_from_points",
    "graze_aabb_merge",         "graze_aabb_from_segment",     "graze_aabb_from_sphere",
    "graze_aabb_from_capsule",  "graze_aabb_from_triangle",    "graze_aabb_expand"};

static const hash expected[ROUTINES] = HASHES(BOXES);

static void hash_predicates(hash *h, const boxes_query *q)
{
    graze_aabb box = aabb_of_raw(q->box), other = aabb_of_raw(q->other);
    graze_sphere sphere = sphere_of_raw(q->sphere);
    mix(&h[OVERLAPS_AABB], graze_aabb_overlaps_aabb(&box, &other));
    mix(&h[CONTAINS_AABB], graze_aabb_contains_aabb(&box, &other));
    mix(&h[OVERLAPS_SPHERE], graze_aabb_overlaps_sphere(&box, &sphere));
}

static graze_vec3 normal_of(int32_t face)
{
    int32_t raw[3] = {0, 0, 0};
    if (face < 6)
        raw[face / 2] = face % 2 == 0 ? -65536 : 65536;
    return vec3_of(raw);
}

static void hash_points(hash *h, const boxes_query *q)
{
    graze_aabb box = aabb_of_raw(q->box);
    graze_vec3 point = vec3_of(q->point), normal = normal_of(q->face), made;
    graze_aabb_closest_point(&box, &point, &made);
    mix_vec3(&h[CLOSEST_POINT], made);
    mix_scalar(&h[DISTANCE], graze_aabb_distance(&box, &point));
    mix_wide(&h[DISTANCE_SQ], graze_aabb_distance_sq(&box, &point));
    graze_aabb_off_surface(&box, &point, &normal, &made);
    mix_vec3(&h[OFF_SURFACE], made);
}

static void hash_boxes(hash *h, const boxes_query *q)
{
    graze_aabb box = aabb_of_raw(q->box), other = aabb_of_raw(q->other), made;
    graze_vec3 center = vec3_of(q->point), size = vec3_of(q->size), points[4];
    for (int i = 0; i < 4; i++)
        points[i] = vec3_of(q->points + 3 * i);
    graze_aabb_from_center_size(&center, &size, &made);
    mix_aabb(&h[FROM_CENTER_SIZE], &made);
    graze_aabb_from_points(points, q->count, &made);
    mix_aabb(&h[FROM_POINTS], &made);
    graze_aabb_merge(&box, &other, &made);
    mix_aabb(&h[MERGE], &made);
}

static void hash_bounds(hash *h, const boxes_query *q)
{
    const graze_aabb box = aabb_of_raw(q->box);
    const graze_sphere sphere = sphere_of_raw(q->sphere);
    const graze_triangle triangle = {vec3_of(q->points), vec3_of(q->points + 3),
                                     vec3_of(q->points + 6)};
    const graze_segment segment = {triangle.a, triangle.b};
    const graze_capsule capsule = {segment, sphere.radius};
    graze_aabb made;
    graze_aabb_from_segment(&segment, &made);
    mix_aabb(&h[FROM_SEGMENT], &made);
    graze_aabb_from_sphere(&sphere, &made);
    mix_aabb(&h[FROM_SPHERE], &made);
    graze_aabb_from_capsule(&capsule, &made);
    mix_aabb(&h[FROM_CAPSULE], &made);
    graze_aabb_from_triangle(&triangle, &made);
    mix_aabb(&h[FROM_TRIANGLE], &made);
    graze_aabb_expand(&box, vec3_of(q->size).x, &made);
    mix_aabb(&h[EXPAND], &made);
}

void test_hash_boxes(void)
{
    hash h[ROUTINES] = {{0, 0}};
    boxes_query q;
    check_group("hash of boxes");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_boxes(seed, i, &q);
        hash_predicates(h, &q);
        hash_points(h, &q);
        hash_boxes(h, &q);
        hash_bounds(h, &q);
    }
    hash_check("boxes", h, expected, names, ROUTINES);
}
