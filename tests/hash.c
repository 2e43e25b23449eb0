/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * One hash of all results of each routine, over a fixed stream of inputs from small scales to the
 * full range. It is the same on every core, compiler and optimisation level, or the promise of
 * identical bits is broken; and it changes only with a line in the CHANGELOG. `make hashes` makes
 * hashes.h from what this machine computes.
 */
#include "hashes.h"
#include "../include/graze/graze.h"
#include "check.h"
#include "hash.h"
#include "raw_inputs.h"
#include "tests.h"

enum { QUERIES = 6000 };

static graze_aabb box_of(const raw_query *q)
{
    graze_aabb box;
    box.min = vec3_of(q->box);
    box.max = vec3_of(q->box + 3);
    return box;
}

static graze_segment segment_of(const raw_query *q)
{
    graze_segment segment;
    segment.a = vec3_of(q->line);
    segment.b = vec3_of(q->line + 3);
    return segment;
}

static graze_ray ray_of(const raw_query *q)
{
    graze_ray ray;
    ray.origin = vec3_of(q->line);
    ray.dir = vec3_of(q->line + 3);
    ray.t_max = q->line[6] == INT32_MAX ? GRAZE_NO_LIMIT : scalar_of(q->line[6]);
    return ray;
}

typedef graze_result linecast(const graze_aabb *, const graze_segment *, graze_line_hit *);
typedef graze_result raycast(const graze_aabb *, const graze_ray *, graze_ray_hit *);

static void mix_linecast(hash *h, linecast *cast, const graze_aabb *box, const graze_segment *s)
{
    graze_line_hit hit = {{0, 0, 0}, {0, 0, 0}, 0};
    mix(h, (uint32_t)cast(box, s, &hit));
    mix_vec3(h, hit.point);
    mix_vec3(h, hit.normal);
    mix_scalar(h, hit.fraction);
}

static void mix_raycast(hash *h, raycast *cast, const graze_aabb *box, const graze_ray *ray)
{
    graze_ray_hit hit = {{0, 0, 0}, {0, 0, 0}, 0};
    mix(h, (uint32_t)cast(box, ray, &hit));
    mix_vec3(h, hit.point);
    mix_vec3(h, hit.normal);
    mix_scalar(h, hit.t);
}

enum {
    CONTAINS,
    OVERLAPS_SEGMENT,
    LINECAST,
    LINECAST_EXIT,
    OVERLAPS_RAY,
    RAYCAST,
    RAYCAST_EXIT,
    ROUTINES
};

static void hash_segment(hash *h, const raw_query *q)
{
    graze_aabb box = box_of(q);
    graze_segment segment = segment_of(q);
    mix(&h[OVERLAPS_SEGMENT], graze_aabb_overlaps_segment(&box, &segment));
    mix_linecast(&h[LINECAST], graze_aabb_linecast, &box, &segment);
    mix_linecast(&h[LINECAST_EXIT], graze_aabb_linecast_exit, &box, &segment);
}

static void hash_ray(hash *h, const raw_query *q)
{
    graze_aabb box = box_of(q);
    graze_ray ray = ray_of(q);
    mix(&h[OVERLAPS_RAY], graze_aabb_overlaps_ray(&box, &ray));
    mix_raycast(&h[RAYCAST], graze_aabb_raycast, &box, &ray);
    mix_raycast(&h[RAYCAST_EXIT], graze_aabb_raycast_exit, &box, &ray);
}

static void hash_point(hash *h, const raw_query *q)
{
    graze_aabb box = box_of(q);
    graze_vec3 point = vec3_of(q->line);
    mix(&h[CONTAINS], graze_aabb_contains_point(&box, &point));
}

static const char *const names[ROUTINES] = {
    "graze_aabb_contains_point", "graze_aabb_overlaps_segment", "graze_aabb_linecast",
    "graze_aabb_linecast_exit",  "graze_aabb_overlaps_ray",     "graze_aabb_raycast",
    "graze_aabb_raycast_exit"};

#if GRAZE_FLOAT
static const hash expected[ROUTINES] = HASHES_FLOAT;
#else
static const hash expected[ROUTINES] = HASHES_FIXED;
#endif

static void hash_all(hash *h)
{
    raw_query q;
    for (uint32_t i = 0; i < QUERIES; i++) {
        raw_point(i, &q);
        hash_point(h, &q);
        raw_segment(i, &q);
        hash_segment(h, &q);
        raw_ray(i, &q);
        hash_ray(h, &q);
    }
}

void test_hash(void)
{
    hash h[ROUTINES] = {{0, 0}};
    check_group("hash");
    hash_all(h);
    hash_check(h, expected, names, ROUTINES);
}
