/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of the wall. */
#include "../support/check.h"
#include "hash.h"
#include "../oracle/inputs_segment2.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(3000) };
static const uint64_t seed = UINT64_C(0x6772617a65);

enum {
    OVERLAPS_SEGMENT,
    OVERLAPS_RAY,
    LINECAST,
    RAYCAST,
    CLOSEST_POINT,
    DISTANCE,
    CLOSEST_POINTS,
    DISTANCE_SEGMENT,
    ROUTINES
};

static const char *const names[ROUTINES] = {
    "graze_segment2_overlaps_segment", "graze_segment2_overlaps_ray",    "graze_segment2_linecast",
    "graze_segment2_raycast",          "graze_segment2_closest_point",   "graze_segment2_distance",
    "graze_segment2_closest_points",   "graze_segment2_distance_segment"};

static const hash expected[ROUTINES] = HASHES(SEGMENT2);

static graze_segment2 segment_of_words(const int32_t *words)
{
    graze_segment2 s;
    s.a = vec2_of(words);
    s.b = vec2_of(words + 2);
    return s;
}

static void hash_segment(hash *h, const graze_segment2 *wall, const graze_segment2 *segment)
{
    graze_wall_line_hit2 hit = {{0, 0}, {0, 0}, 0, 0, 0};
    mix(&h[OVERLAPS_SEGMENT], graze_segment2_overlaps_segment(wall, segment));
    mix(&h[LINECAST], (uint32_t)graze_segment2_linecast(wall, segment, &hit));
    mix_vec2(&h[LINECAST], hit.point);
    mix_vec2(&h[LINECAST], hit.normal);
    mix_scalar(&h[LINECAST], hit.fraction);
    mix_scalar(&h[LINECAST], hit.wall_fraction);
    mix(&h[LINECAST], (uint32_t)hit.side);
}

static void hash_ray(hash *h, const graze_segment2 *wall, const int32_t *words)
{
    graze_wall_ray_hit2 hit = {{0, 0}, {0, 0}, 0, 0, 0};
    graze_ray2 ray;
    ray.origin = vec2_of(words);
    ray.dir = vec2_of(words + 2);
    ray.t_max = words[4] == INT32_MAX ? GRAZE_NO_LIMIT : scalar_of(words[4]);
    mix(&h[OVERLAPS_RAY], graze_segment2_overlaps_ray(wall, &ray));
    mix(&h[RAYCAST], (uint32_t)graze_segment2_raycast(wall, &ray, &hit));
    mix_vec2(&h[RAYCAST], hit.point);
    mix_vec2(&h[RAYCAST], hit.normal);
    mix_scalar(&h[RAYCAST], hit.t);
    mix_scalar(&h[RAYCAST], hit.wall_fraction);
    mix(&h[RAYCAST], (uint32_t)hit.side);
}

static void hash_pair(hash *h, const graze_segment2 *a, const graze_segment2 *b)
{
    graze_vec2 on_a, on_b;
    graze_segment2_closest_points(a, b, &on_a, &on_b);
    mix_vec2(&h[CLOSEST_POINTS], on_a);
    mix_vec2(&h[CLOSEST_POINTS], on_b);
    mix_scalar(&h[DISTANCE_SEGMENT], graze_segment2_distance_segment(a, b));
}

void test_hash_segment2(void)
{
    hash h[ROUTINES] = {{0, 0}};
    wall_query q;
    check_group("hash of walls");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_wall(seed, i, &q);
        graze_segment2 wall = segment_of_words(q.wall), segment = segment_of_words(q.segment);
        graze_vec2 point = vec2_of(q.point), nearest;
        hash_segment(h, &wall, &segment);
        hash_ray(h, &wall, q.ray);
        graze_segment2_closest_point(&wall, &point, &nearest);
        mix_vec2(&h[CLOSEST_POINT], nearest);
        mix_scalar(&h[DISTANCE], graze_segment2_distance(&wall, &point));
        hash_pair(h, &wall, &segment);
    }
    hash_check("segment2", h, expected, names, ROUTINES);
}
