/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of planes, over the inputs of the box: a corner of the box is the point of the plane. */
#include "../support/check.h"
#include "hash.h"
#include "../shape/plane_axis_casts.h"
#include "../support/raw_inputs.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(6000) };
enum {
    LINECASTS,
    RAYCASTS = LINECASTS + 3,
    LINECAST = RAYCASTS + 3,
    RAYCAST,
    SIDE_OF_POINT,
    CLASSIFY_AABB,
    CLASSIFY_SPHERE,
    CLASSIFY_CAPSULE,
    FROM_POINTS,
    DISTANCE,
    PROJECT_POINT,
    ROUTINES
};

static const char *const names[ROUTINES] = {
    "graze_plane_yz_linecast",   "graze_plane_xz_linecast",     "graze_plane_xy_linecast",
    "graze_plane_yz_raycast",    "graze_plane_xz_raycast",      "graze_plane_xy_raycast",
    "graze_plane_linecast",      "graze_plane_raycast",         "graze_plane_side_of_point",
    "graze_plane_classify_aabb", "graze_plane_classify_sphere", "graze_plane_classify_capsule",
    "graze_plane_from_points",   "graze_plane_distance",        "graze_plane_project_point"};

static const hash expected[ROUTINES] = HASHES(PLANE);

/* The plane comes from the line. */
static void hash_box(hash *h, const raw_query *q)
{
    graze_plane plane = plane_of_raw(q->line);
    graze_aabb box = aabb_of_raw(q->box);
    mix(&h[CLASSIFY_AABB], (uint32_t)graze_plane_classify_aabb(&plane, &box));
    graze_sphere sphere;
    sphere.center = box.min;
    sphere.radius = box.max.x;
    mix(&h[CLASSIFY_SPHERE], (uint32_t)graze_plane_classify_sphere(&plane, &sphere));
    graze_capsule capsule;
    capsule.core.a = box.min;
    capsule.core.b = vec3_of(q->line);
    capsule.radius = box.max.x;
    mix(&h[CLASSIFY_CAPSULE], (uint32_t)graze_plane_classify_capsule(&plane, &capsule));
}

/* The plane through the corners of the box and the start of the line; and distance and projection for another plane. */
static void hash_built(hash *h, const raw_query *q)
{
    graze_vec3 low = vec3_of(q->box), high = vec3_of(q->box + 3), start = vec3_of(q->line), down;
    graze_plane plane = plane_of_raw(q->box), made;
    graze_plane_from_points(&low, &high, &start, &made);
    mix_vec3(&h[FROM_POINTS], made.point);
    mix_vec3(&h[FROM_POINTS], made.normal);
    mix_scalar(&h[DISTANCE], graze_plane_distance(&plane, &start));
    graze_plane_project_point(&plane, &start, &down);
    mix_vec3(&h[PROJECT_POINT], down);
}

/* The plane's point is one corner of the box, its normal the other. */
static void hash_segment(hash *h, const raw_query *q)
{
    graze_plane plane = plane_of_raw(q->box);
    graze_segment segment = segment_of_raw(q->line);
    for (int axis = 0; axis < 3; axis++) {
        graze_face_line_hit hit = {{0, 0, 0}, {0, 0, 0}, 0, 0};
        graze_result result = axis_linecasts[axis](scalar_of(q->box[axis]), &segment, &hit);
        mix_face_line_hit(&h[LINECASTS + axis], result, &hit);
    }
    graze_face_line_hit hit = {{0, 0, 0}, {0, 0, 0}, 0, 0};
    graze_result result = graze_plane_linecast(&plane, &segment, &hit);
    mix_face_line_hit(&h[LINECAST], result, &hit);
    mix(&h[SIDE_OF_POINT], (uint32_t)graze_plane_side_of_point(&plane, &segment.a));
}

static void hash_ray(hash *h, const raw_query *q)
{
    graze_plane plane = plane_of_raw(q->box);
    graze_ray ray = ray_of_raw(q->line);
    for (int axis = 0; axis < 3; axis++) {
        graze_face_ray_hit hit = {{0, 0, 0}, {0, 0, 0}, 0, 0};
        graze_result result = axis_raycasts[axis](scalar_of(q->box[axis]), &ray, &hit);
        mix_face_ray_hit(&h[RAYCASTS + axis], result, &hit);
    }
    graze_face_ray_hit hit = {{0, 0, 0}, {0, 0, 0}, 0, 0};
    graze_result result = graze_plane_raycast(&plane, &ray, &hit);
    mix_face_ray_hit(&h[RAYCAST], result, &hit);
}

void test_hash_plane(void)
{
    hash h[ROUTINES] = {{0, 0}};
    raw_query q;
    check_group("hash of planes");
    for (uint32_t i = 0; i < QUERIES; i++) {
        raw_segment(i, &q);
        hash_segment(h, &q);
        hash_box(h, &q);
        hash_built(h, &q);
        raw_ray(i, &q);
        hash_ray(h, &q);
    }
    hash_check("plane", h, expected, names, ROUTINES);
}
