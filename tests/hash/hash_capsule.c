/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of capsules, over the inputs of their two oracles. */
#include "../oracle/inputs_capsule_lines.h"
#include "../oracle/inputs_capsule_off.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum {
    CONTAINS_POINT,
    OVERLAPS_SEGMENT,
    OVERLAPS_RAY,
    OVERLAPS_SPHERE,
    OVERLAPS_CAPSULE,
    CLOSEST_POINT,
    DISTANCE,
    OFF_SURFACE,
    LINECAST,
    LINECAST_EXIT,
    RAYCAST,
    RAYCAST_EXIT,
    ROUTINES
};

static const char *const names[ROUTINES] = {
    "graze_capsule_contains_point",   "graze_capsule_overlaps_segment",
    "graze_capsule_overlaps_ray",     "graze_capsule_overlaps_sphere",
    "graze_capsule_overlaps_capsule", "graze_capsule_closest_point",
    "graze_capsule_distance",         "graze_capsule_off_surface",
    "graze_capsule_linecast",         "graze_capsule_linecast_exit",
    "graze_capsule_raycast",          "graze_capsule_raycast_exit"};

static const hash expected[ROUTINES] = HASHES(CAPSULE);

static graze_capsule capsule_of_raw(const int32_t *raw)
{
    graze_capsule capsule;
    capsule.core = segment_of_raw(raw);
    capsule.radius = scalar_of(raw[6]);
    return capsule;
}

static void hash_capsule(hash *h, const capsule_words *w)
{
    const graze_capsule capsule = capsule_of_raw(w->capsule), other = capsule_of_raw(w->other);
    const graze_segment segment = segment_of_raw(w->segment);
    const graze_ray ray = ray_of_raw(w->ray);
    const graze_sphere sphere = sphere_of_raw(w->sphere);
    const graze_vec3 point = vec3_of(w->point);
    graze_vec3 nearest;
    graze_capsule_closest_point(&capsule, &point, &nearest);
    mix_vec3(&h[CLOSEST_POINT], nearest);
    mix_scalar(&h[DISTANCE], graze_capsule_distance(&capsule, &point));
    mix(&h[CONTAINS_POINT], graze_capsule_contains_point(&capsule, &point));
    mix(&h[OVERLAPS_SEGMENT], graze_capsule_overlaps_segment(&capsule, &segment));
    mix(&h[OVERLAPS_RAY], graze_capsule_overlaps_ray(&capsule, &ray));
    mix(&h[OVERLAPS_SPHERE], graze_capsule_overlaps_sphere(&capsule, &sphere));
    mix(&h[OVERLAPS_CAPSULE], graze_capsule_overlaps_capsule(&capsule, &other));
}

static void hash_off(hash *h, const capsule_off_words *w)
{
    const graze_capsule capsule = capsule_of_raw(w->capsule);
    const graze_vec3 point = vec3_of(w->point), normal = vec3_of(w->normal);
    graze_vec3 off;
    graze_capsule_off_surface(&capsule, &point, &normal, &off);
    mix_vec3(&h[OFF_SURFACE], off);
}

static void hash_lines(hash *h, const capsule_words *w)
{
    const graze_capsule capsule = capsule_of_raw(w->capsule);
    const graze_segment segment = segment_of_raw(w->segment);
    const graze_ray ray = ray_of_raw(w->ray);
    graze_line_hit hit = {{0, 0, 0}, {0, 0, 0}, 0};
    graze_ray_hit ray_hit = {{0, 0, 0}, {0, 0, 0}, 0};
    graze_result result = graze_capsule_linecast(&capsule, &segment, &hit);
    mix_line_hit(&h[LINECAST], result, &hit);
    result = graze_capsule_linecast_exit(&capsule, &segment, &hit);
    mix_line_hit(&h[LINECAST_EXIT], result, &hit);
    result = graze_capsule_raycast(&capsule, &ray, &ray_hit);
    mix_ray_hit(&h[RAYCAST], result, &ray_hit);
    result = graze_capsule_raycast_exit(&capsule, &ray, &ray_hit);
    mix_ray_hit(&h[RAYCAST_EXIT], result, &ray_hit);
}

void test_hash_capsule(void)
{
    hash h[ROUTINES] = {{0, 0}};
    capsule_words words;
    capsule_off_words off_words;
    check_group("hash of capsules");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_capsule_words(UINT64_C(0x6772617a65), i, &words);
        hash_capsule(h, &words);
        input_capsule_line_words(UINT64_C(0x6772617a65), i, &words);
        hash_lines(h, &words);
        input_capsule_off_words(UINT64_C(0x6772617a65), i, &off_words);
        hash_off(h, &off_words);
    }
    hash_check("capsule", h, expected, names, ROUTINES);
}
