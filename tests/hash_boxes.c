/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* One hash for each routine of the box with boxes, spheres and points. See hash.c. */
#include "../port/board.h"
#include "check.h"
#include "hashes.h"
#include "hash.h"
#include "oracle/inputs_boxes.h"
#include "tests.h"

enum { QUERIES = 6000 };
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
    ROUTINES
};

static const char *const names[ROUTINES] = {
    "graze_aabb_overlaps_aabb", "graze_aabb_contains_aabb",    "graze_aabb_overlaps_sphere",
    "graze_aabb_closest_point", "graze_aabb_distance",         "graze_aabb_distance_sq",
    "graze_aabb_off_surface",   "graze_aabb_from_center_size", "graze_aabb_from_points",
    "graze_aabb_merge"};

#if GRAZE_FLOAT
static const hash expected[ROUTINES] = HASHES_BOXES_FLOAT;

static void mix_wide(hash *h, graze_wide x)
{
    mix_scalar(h, x);
}
#else
static const hash expected[ROUTINES] = HASHES_BOXES_FIXED;

static void mix_wide(hash *h, graze_wide x)
{
    mix(h, (uint32_t)((uint64_t)x >> 32));
    mix(h, (uint32_t)((uint64_t)x & UINT32_MAX));
}
#endif

static void mix_box(hash *h, const graze_aabb *box)
{
    mix_vec3(h, box->min);
    mix_vec3(h, box->max);
}

static graze_aabb box_of(const int32_t *raw)
{
    graze_aabb box;
    box.min = vec3_of(raw);
    box.max = vec3_of(raw + 3);
    return box;
}

static void hash_predicates(hash *h, const boxes_query *q)
{
    graze_aabb box = box_of(q->box), other = box_of(q->other);
    graze_sphere sphere;
    sphere.center = vec3_of(q->sphere);
    sphere.radius = scalar_of(q->sphere[3]);
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
    graze_aabb box = box_of(q->box);
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
    graze_aabb box = box_of(q->box), other = box_of(q->other), made;
    graze_vec3 center = vec3_of(q->point), size = vec3_of(q->size), points[4];
    for (int i = 0; i < 4; i++)
        points[i] = vec3_of(q->points + 3 * i);
    graze_aabb_from_center_size(&center, &size, &made);
    mix_box(&h[FROM_CENTER_SIZE], &made);
    graze_aabb_from_points(points, q->count, &made);
    mix_box(&h[FROM_POINTS], &made);
    graze_aabb_merge(&box, &other, &made);
    mix_box(&h[MERGE], &made);
}

static void tell(const hash *h)
{
    for (int i = 0; i < ROUTINES; i++) {
        say("hash-boxes ");
        say_hex(h[i].high);
        say(" ");
        say_hex(h[i].low);
        say(" ");
        say(names[i]);
        say("\n");
    }
}

void test_hash_boxes(void)
{
    char argument[8];
    hash h[ROUTINES] = {{0, 0}};
    boxes_query q;
    check_group("hash");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_boxes(seed, i, &q);
        hash_predicates(h, &q);
        hash_points(h, &q);
        hash_boxes(h, &q);
    }
    if (board_arguments(argument, sizeof argument) > 0)
        tell(h);
    for (int i = 0; i < ROUTINES; i++) {
        check_case(names[i]);
        CHECK(h[i].high == expected[i].high && h[i].low == expected[i].low);
    }
}
