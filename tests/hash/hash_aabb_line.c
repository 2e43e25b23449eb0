/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of lines against the box. */
#include "../support/check.h"
#include "hash.h"
#include "../support/raw_inputs.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(6000) };
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

static const char *const names[ROUTINES] = {
    "graze_aabb_contains_point", "graze_aabb_overlaps_segment", "graze_aabb_linecast",
    "graze_aabb_linecast_exit",  "graze_aabb_overlaps_ray",     "graze_aabb_raycast",
    "graze_aabb_raycast_exit"};

static const hash expected[ROUTINES] = HASHES(AABB_LINE);

typedef graze_result linecast(const graze_aabb *, const graze_segment *, graze_line_hit *);
typedef graze_result raycast(const graze_aabb *, const graze_ray *, graze_ray_hit *);

static void mix_linecast(hash *h, linecast *cast, const graze_aabb *box, const graze_segment *s)
{
    graze_line_hit hit = {{0, 0, 0}, {0, 0, 0}, 0};
    graze_result result = cast(box, s, &hit);
    mix_line_hit(h, result, &hit);
}

static void mix_raycast(hash *h, raycast *cast, const graze_aabb *box, const graze_ray *ray)
{
    graze_ray_hit hit = {{0, 0, 0}, {0, 0, 0}, 0};
    graze_result result = cast(box, ray, &hit);
    mix_ray_hit(h, result, &hit);
}

static void hash_segment(hash *h, const raw_query *q)
{
    graze_aabb box = aabb_of_raw(q->box);
    graze_segment segment = segment_of_raw(q->line);
    mix(&h[OVERLAPS_SEGMENT], graze_aabb_overlaps_segment(&box, &segment));
    mix_linecast(&h[LINECAST], graze_aabb_linecast, &box, &segment);
    mix_linecast(&h[LINECAST_EXIT], graze_aabb_linecast_exit, &box, &segment);
}

static void hash_ray(hash *h, const raw_query *q)
{
    graze_aabb box = aabb_of_raw(q->box);
    graze_ray ray = ray_of_raw(q->line);
    mix(&h[OVERLAPS_RAY], graze_aabb_overlaps_ray(&box, &ray));
    mix_raycast(&h[RAYCAST], graze_aabb_raycast, &box, &ray);
    mix_raycast(&h[RAYCAST_EXIT], graze_aabb_raycast_exit, &box, &ray);
}

static void hash_point(hash *h, const raw_query *q)
{
    graze_aabb box = aabb_of_raw(q->box);
    graze_vec3 point = vec3_of(q->line);
    mix(&h[CONTAINS], graze_aabb_contains_point(&box, &point));
}

void test_hash_aabb_line(void)
{
    hash h[ROUTINES] = {{0, 0}};
    raw_query q;
    check_group("hash of lines");
    for (uint32_t i = 0; i < QUERIES; i++) {
        raw_point(i, &q);
        hash_point(h, &q);
        raw_segment(i, &q);
        hash_segment(h, &q);
        raw_ray(i, &q);
        hash_ray(h, &q);
    }
    hash_check("aabb_line", h, expected, names, ROUTINES);
}
