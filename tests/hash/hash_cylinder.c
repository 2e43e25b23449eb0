/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of cylinders, over the inputs of their oracle. */
#include "../oracle/inputs_cylinder.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum {
    CONTAINS_POINT,
    CLOSEST_POINT,
    OVERLAPS_SEGMENT,
    OVERLAPS_RAY,
    LINECAST,
    LINECAST_EXIT,
    RAYCAST,
    RAYCAST_EXIT,
    ROUTINES
};

static const char *const names[ROUTINES] = {
    "graze_cylinder_contains_point",   "graze_cylinder_closest_point",
    "graze_cylinder_overlaps_segment", "graze_cylinder_overlaps_ray",
    "graze_cylinder_linecast",         "graze_cylinder_linecast_exit",
    "graze_cylinder_raycast",          "graze_cylinder_raycast_exit"};

static const hash expected[ROUTINES] = HASHES(CYLINDER);

static graze_cylinder cylinder_of_raw(const int32_t *raw)
{
    graze_cylinder cylinder;
    cylinder.core = segment_of_raw(raw);
    cylinder.radius = scalar_of(raw[6]);
    return cylinder;
}

static void hash_casts(hash *h, const graze_cylinder *cylinder, const graze_segment *segment,
                       const graze_ray *ray)
{
    graze_line_hit hit = {{0, 0, 0}, {0, 0, 0}, 0}, last = hit;
    graze_ray_hit ray_hit = {{0, 0, 0}, {0, 0, 0}, 0}, last_of_ray = ray_hit;
    graze_result result = graze_cylinder_linecast(cylinder, segment, &hit);
    mix_line_hit(&h[LINECAST], result, &hit);
    result = graze_cylinder_linecast_exit(cylinder, segment, &last);
    mix_line_hit(&h[LINECAST_EXIT], result, &last);
    result = graze_cylinder_raycast(cylinder, ray, &ray_hit);
    mix_ray_hit(&h[RAYCAST], result, &ray_hit);
    result = graze_cylinder_raycast_exit(cylinder, ray, &last_of_ray);
    mix_ray_hit(&h[RAYCAST_EXIT], result, &last_of_ray);
}

static void hash_closest(hash *h, const graze_cylinder *cylinder, const graze_vec3 *point)
{
    graze_vec3 nearest;
    graze_cylinder_closest_point(cylinder, point, &nearest);
    mix_vec3(h, nearest);
}

static void hash_cylinder(hash *h, const cylinder_words *w)
{
    const graze_cylinder cylinder = cylinder_of_raw(w->cylinder);
    const graze_segment segment = segment_of_raw(w->segment);
    const graze_ray ray = ray_of_raw(w->ray);
    const graze_vec3 point = vec3_of(w->point);
    hash_casts(h, &cylinder, &segment, &ray);
    mix(&h[CONTAINS_POINT], graze_cylinder_contains_point(&cylinder, &point));
    hash_closest(&h[CLOSEST_POINT], &cylinder, &point);
    hash_closest(&h[CLOSEST_POINT], &cylinder, &segment.a);
    mix(&h[OVERLAPS_SEGMENT], graze_cylinder_overlaps_segment(&cylinder, &segment));
    mix(&h[OVERLAPS_RAY], graze_cylinder_overlaps_ray(&cylinder, &ray));
}

void test_hash_cylinder(void)
{
    hash h[ROUTINES] = {{0, 0}};
    cylinder_words words;
    check_group("hash of cylinders");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_cylinder_words(UINT64_C(0x6772617a65), i, &words);
        hash_cylinder(h, &words);
    }
    hash_check("cylinder", h, expected, names, ROUTINES);
}
