/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of capsules in the plane, over the inputs of their oracle. */
#include "../../include/graze/segment2.h"
#include "../oracle/inputs_capsule2.h"
#include "../oracle/inputs_capsule_off.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum {
    CONTAINS_POINT,
    CLOSEST_POINT,
    DISTANCE,
    OFF_SURFACE,
    OVERLAPS_SEGMENT,
    OVERLAPS_RAY,
    OVERLAPS_CIRCLE,
    OVERLAPS_CAPSULE2,
    CIRCLE_OVERLAPS,
    RECT_OVERLAPS,
    SEGMENT2_OVERLAPS,
    LINECAST,
    LINECAST_EXIT,
    RAYCAST,
    RAYCAST_EXIT,
    ROUTINES
};

static const char *const names[ROUTINES] = {
    "graze_capsule2_contains_point",    "graze_capsule2_closest_point",
    "graze_capsule2_distance",          "graze_capsule2_off_surface",
    "graze_capsule2_overlaps_segment",  "graze_capsule2_overlaps_ray",
    "graze_capsule2_overlaps_circle",   "graze_capsule2_overlaps_capsule2",
    "graze_circle_overlaps_capsule2",   "graze_rect_overlaps_capsule2",
    "graze_segment2_overlaps_capsule2", "graze_capsule2_linecast",
    "graze_capsule2_linecast_exit",     "graze_capsule2_raycast",
    "graze_capsule2_raycast_exit"};

static const hash expected[ROUTINES] = HASHES(CAPSULE2);

static graze_segment2 core_of_raw(const int32_t *raw)
{
    const graze_segment2 core = {vec2_of(raw), vec2_of(raw + 2)};
    return core;
}

static graze_capsule2 capsule_of_raw(const int32_t *raw)
{
    const graze_capsule2 capsule = {core_of_raw(raw), scalar_of(raw[4])};
    return capsule;
}

static graze_ray2 ray_of_words(const int32_t *raw)
{
    const graze_ray2 ray = {vec2_of(raw), vec2_of(raw + 2),
                            raw[4] == INT32_MAX ? GRAZE_NO_LIMIT : scalar_of(raw[4])};
    return ray;
}

static void mix_line_hit2(hash *h, graze_result result, const graze_line_hit2 *hit)
{
    mix(h, result);
    mix_vec2(h, hit->point);
    mix_vec2(h, hit->normal);
    mix_scalar(h, (graze_scalar)hit->fraction);
}

static void mix_ray_hit2(hash *h, graze_result result, const graze_ray_hit2 *hit)
{
    mix(h, result);
    mix_vec2(h, hit->point);
    mix_vec2(h, hit->normal);
    mix_scalar(h, hit->t);
}

static void hash_lines(hash *h, const graze_capsule2 *capsule, const graze_segment2 *segment,
                       const graze_ray2 *ray)
{
    graze_line_hit2 line_hit[2] = {{{0, 0}, {0, 0}, 0}, {{0, 0}, {0, 0}, 0}};
    graze_ray_hit2 ray_hit[2] = {{{0, 0}, {0, 0}, 0}, {{0, 0}, {0, 0}, 0}};
    graze_result result = graze_capsule2_linecast(capsule, segment, &line_hit[0]);
    mix_line_hit2(&h[LINECAST], result, &line_hit[0]);
    result = graze_capsule2_linecast_exit(capsule, segment, &line_hit[1]);
    mix_line_hit2(&h[LINECAST_EXIT], result, &line_hit[1]);
    result = graze_capsule2_raycast(capsule, ray, &ray_hit[0]);
    mix_ray_hit2(&h[RAYCAST], result, &ray_hit[0]);
    result = graze_capsule2_raycast_exit(capsule, ray, &ray_hit[1]);
    mix_ray_hit2(&h[RAYCAST_EXIT], result, &ray_hit[1]);
}

static void hash_capsule2(hash *h, const capsule2_words *w)
{
    const graze_capsule2 capsule = capsule_of_raw(w->capsule), other = capsule_of_raw(w->other);
    const graze_segment2 segment = core_of_raw(w->segment);
    const graze_ray2 ray = ray_of_words(w->ray);
    const graze_circle circle = {vec2_of(w->circle), scalar_of(w->circle[2])};
    const graze_rect rect = {vec2_of(w->rect), vec2_of(w->rect + 2)};
    const graze_vec2 point = vec2_of(w->point);
    graze_vec2 nearest;
    mix(&h[CONTAINS_POINT], graze_capsule2_contains_point(&capsule, &point));
    graze_capsule2_closest_point(&capsule, &point, &nearest);
    mix_vec2(&h[CLOSEST_POINT], nearest);
    mix_scalar(&h[DISTANCE], graze_capsule2_distance(&capsule, &point));
    mix(&h[OVERLAPS_SEGMENT], graze_capsule2_overlaps_segment(&capsule, &segment));
    mix(&h[OVERLAPS_RAY], graze_capsule2_overlaps_ray(&capsule, &ray));
    mix(&h[OVERLAPS_CIRCLE], graze_capsule2_overlaps_circle(&capsule, &circle));
    mix(&h[OVERLAPS_CAPSULE2], graze_capsule2_overlaps_capsule2(&capsule, &other));
    mix(&h[CIRCLE_OVERLAPS], graze_circle_overlaps_capsule2(&circle, &capsule));
    mix(&h[RECT_OVERLAPS], graze_rect_overlaps_capsule2(&rect, &capsule));
    mix(&h[SEGMENT2_OVERLAPS], graze_segment2_overlaps_capsule2(&segment, &capsule));
    hash_lines(h, &capsule, &segment, &ray);
}

static void hash_off(hash *h, const capsule_off_words *w)
{
    const graze_capsule2 capsule = capsule_of_raw(w->flat);
    const graze_vec2 point = vec2_of(w->flat_point), normal = vec2_of(w->flat_normal);
    graze_vec2 off;
    graze_capsule2_off_surface(&capsule, &point, &normal, &off);
    mix_vec2(&h[OFF_SURFACE], off);
}

void test_hash_capsule2(void)
{
    hash h[ROUTINES] = {{0, 0}};
    capsule2_words words;
    capsule_off_words off_words;
    check_group("hash of capsules in the plane");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_capsule2_words(UINT64_C(0x6772617a65), i, &words);
        hash_capsule2(h, &words);
        input_capsule_off_words(UINT64_C(0x6772617a65), i, &off_words);
        hash_off(h, &off_words);
    }
    hash_check("capsule2", h, expected, names, ROUTINES);
}
