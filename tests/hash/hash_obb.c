/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of oriented boxes: the boxes of the inputs, rotated, and some with any axes. */
#include "../support/check.h"
#include "hash.h"
#include "../support/raw_inputs.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum {
    CONTAINS_POINT,
    OVERLAPS_SEGMENT,
    LINECAST,
    LINECAST_EXIT,
    OVERLAPS_RAY,
    RAYCAST,
    RAYCAST_EXIT,
    CLOSEST_POINT,
    OVERLAPS_SPHERE,
    FROM_AXES,
    FROM_MATRIX,
    FROM_QUATERNION,
    OVERLAPS_AABB,
    OVERLAPS_OBB,
    ROUTINES
};

static const char *const names[ROUTINES] = {
    "graze_obb_contains_point", "graze_obb_overlaps_segment", "graze_obb_linecast",
    "graze_obb_linecast_exit",  "graze_obb_overlaps_ray",     "graze_obb_raycast",
    "graze_obb_raycast_exit",   "graze_obb_closest_point",    "graze_obb_overlaps_sphere",
    "graze_obb_from_axes",      "graze_obb_from_matrix",      "graze_obb_from_quaternion",
    "graze_obb_overlaps_aabb",  "graze_obb_overlaps_obb"};

static const hash expected[ROUTINES] = HASHES(OBB);

/* The axes are those of a rotation in multiples of 1/25; every eighth box has axes from the query's words. */
static void obb_of(uint32_t index, const raw_query *q, graze_obb *box)
{
    static const int32_t turn[9] = {39322, 41943, -31457, 52429, -31457, 23593, 0, -39322, -52429};
    int32_t words[9];
    for (int i = 0; i < 9; i++)
        words[i] = index % 8 == 7 ? q->box[(i * 5 + 1) % 6] : turn[i];
    for (int i = 0; i < 3; i++)
        box->axis[i] = vec3_of(words + 3 * i);
    for (int i = 0; i < 3; i++) {
        int32_t half = (int32_t)(((int64_t)q->box[3 + i] - q->box[i]) / 2);
        (&box->half.x)[i] = scalar_of(half);
        (&box->center.x)[i] = scalar_of((int32_t)((int64_t)q->box[i] + half));
    }
}

static void hash_segment(hash *h, uint32_t index, const raw_query *q)
{
    graze_obb box;
    graze_segment segment = segment_of_raw(q->line);
    graze_line_hit entry = {{0, 0, 0}, {0, 0, 0}, 0}, leave = entry;
    obb_of(index, q, &box);
    mix(&h[CONTAINS_POINT], graze_obb_contains_point(&box, &segment.a));
    mix(&h[OVERLAPS_SEGMENT], graze_obb_overlaps_segment(&box, &segment));
    graze_result result = graze_obb_linecast(&box, &segment, &entry);
    mix_line_hit(&h[LINECAST], result, &entry);
    result = graze_obb_linecast_exit(&box, &segment, &leave);
    mix_line_hit(&h[LINECAST_EXIT], result, &leave);
}

static void hash_ray(hash *h, uint32_t index, const raw_query *q)
{
    graze_obb box;
    graze_ray ray = ray_of_raw(q->line);
    graze_ray_hit entry = {{0, 0, 0}, {0, 0, 0}, 0}, leave = entry;
    obb_of(index, q, &box);
    mix(&h[OVERLAPS_RAY], graze_obb_overlaps_ray(&box, &ray));
    graze_result result = graze_obb_raycast(&box, &ray, &entry);
    mix_ray_hit(&h[RAYCAST], result, &entry);
    result = graze_obb_raycast_exit(&box, &ray, &leave);
    mix_ray_hit(&h[RAYCAST_EXIT], result, &leave);
}

static void mix_box(hash *h, const graze_obb *box)
{
    mix_vec3(h, box->center);
    for (int i = 0; i < 3; i++)
        mix_vec3(h, box->axis[i]);
    mix_vec3(h, box->half);
}

/* Uses the words of the query for all arguments. */
static void hash_rest(hash *h, uint32_t index, const raw_query *q)
{
    graze_obb box, made;
    graze_segment segment = segment_of_raw(q->line);
    graze_sphere sphere = sphere_of_raw(q->line);
    graze_matrix matrix;
    graze_quaternion rotation;
    graze_vec3 nearest;
    obb_of(index, q, &box);
    graze_obb_closest_point(&box, &segment.a, &nearest);
    mix_vec3(&h[CLOSEST_POINT], nearest);
    mix(&h[OVERLAPS_SPHERE], graze_obb_overlaps_sphere(&box, &sphere));
    graze_obb_from_axes(&box.center, box.axis, &segment.b, &made);
    mix_box(&h[FROM_AXES], &made);
    matrix.x = segment.a;
    matrix.y = segment.b;
    matrix.z = matrix.origin = box.half;
    graze_obb_from_matrix(&matrix, &box.axis[0], &made);
    mix_box(&h[FROM_MATRIX], &made);
    rotation.x = segment.a.x;
    rotation.y = segment.a.y;
    rotation.z = segment.a.z;
    rotation.w = segment.b.x;
    graze_obb_from_quaternion(&box.center, &rotation, &segment.b, &made);
    mix_box(&h[FROM_QUATERNION], &made);
}

/* A box between the ends of the line, and a box around its start with the axes in another order. */
static void hash_boxes(hash *h, uint32_t index, const raw_query *q)
{
    graze_obb box, other;
    graze_segment segment = segment_of_raw(q->line);
    graze_vec3 a = segment.a, b = segment.b;
    graze_aabb between;
    between.min = graze_vec3_min(a, b);
    between.max = graze_vec3_max(a, b);
    obb_of(index, q, &box);
    for (int i = 0; i < 3; i++) {
        const graze_vec3 *axis = &box.axis[i];
        other.axis[i] = graze_vec3_of(axis->y, axis->z, axis->x);
    }
    other.center = a;
    other.half = graze_vec3_of(graze_abs(b.x), graze_abs(b.y), graze_abs(b.z));
    mix(&h[OVERLAPS_AABB], graze_obb_overlaps_aabb(&box, &between));
    mix(&h[OVERLAPS_OBB], graze_obb_overlaps_obb(&box, &other));
}

void test_hash_obb(void)
{
    hash h[ROUTINES] = {{0, 0}};
    raw_query q;
    check_group("hash of oriented boxes");
    for (uint32_t i = 0; i < QUERIES; i++) {
        raw_segment(i, &q);
        hash_segment(h, i, &q);
        hash_rest(h, i, &q);
        hash_boxes(h, i, &q);
        raw_ray(i, &q);
        hash_ray(h, i, &q);
    }
    hash_check("obb", h, expected, names, ROUTINES);
}
