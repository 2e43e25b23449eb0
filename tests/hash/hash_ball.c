/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of the sphere and of the circle, each over inputs of its own. */
#include "../shape/ball_answers.h"
#include "../support/check.h"
#include "hash.h"
#include "../oracle/flat.h"
#include "../oracle/inputs_ball.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(3000) };
static const uint64_t seed = UINT64_C(0x6772617a65);

enum {
    CONTAINS_POINT,
    OVERLAPS_BALL,
    CLOSEST_POINT,
    DISTANCE,
    OFF_SURFACE,
    OVERLAPS_SEGMENT,
    OVERLAPS_RAY,
    LINECAST,
    LINECAST_EXIT,
    RAYCAST,
    RAYCAST_EXIT,
    ROUTINES
};

static const char *const sphere_names[ROUTINES] = {
    "graze_sphere_contains_point", "graze_sphere_overlaps_sphere", "graze_sphere_closest_point",
    "graze_sphere_distance",       "graze_sphere_off_surface",     "graze_sphere_overlaps_segment",
    "graze_sphere_overlaps_ray",   "graze_sphere_linecast",        "graze_sphere_linecast_exit",
    "graze_sphere_raycast",        "graze_sphere_raycast_exit"};
static const char *const circle_names[ROUTINES] = {
    "graze_circle_contains_point", "graze_circle_overlaps_circle", "graze_circle_closest_point",
    "graze_circle_distance",       "graze_circle_off_surface",     "graze_circle_overlaps_segment",
    "graze_circle_overlaps_ray",   "graze_circle_linecast",        "graze_circle_linecast_exit",
    "graze_circle_raycast",        "graze_circle_raycast_exit"};

static const hash expected_sphere[ROUTINES] = HASHES(SPHERE);
static const hash expected_circle[ROUTINES] = HASHES(CIRCLE);

static void mix_casts(hash *h, const ball_answers *a)
{
    mix_line_hit(&h[LINECAST], a->segment, &a->hit);
    mix_line_hit(&h[LINECAST_EXIT], a->segment_exit, &a->exit_hit);
    mix_ray_hit(&h[RAYCAST], a->ray, &a->ray_hit);
    mix_ray_hit(&h[RAYCAST_EXIT], a->ray_exit, &a->ray_exit_hit);
}

static void hash_sphere(hash *h, const ball_query *q)
{
    graze_sphere ball = sphere_of_raw(q->ball), other = sphere_of_raw(q->other);
    graze_segment segment = segment_of_raw(q->segment);
    graze_ray ray = ray_of_raw(q->ray);
    graze_vec3 point = vec3_of(q->point), made;
    ball_answers a = ask_sphere(&ball, &segment, &ray);
    mix_casts(h, &a);
    mix(&h[CONTAINS_POINT], graze_sphere_contains_point(&ball, &point));
    mix(&h[OVERLAPS_BALL], graze_sphere_overlaps_sphere(&ball, &other));
    mix(&h[OVERLAPS_SEGMENT], graze_sphere_overlaps_segment(&ball, &segment));
    mix(&h[OVERLAPS_RAY], graze_sphere_overlaps_ray(&ball, &ray));
    graze_sphere_closest_point(&ball, &segment.a, &made);
    mix_vec3(&h[CLOSEST_POINT], made);
    mix_scalar(&h[DISTANCE], graze_sphere_distance(&ball, &segment.b));
    graze_sphere_off_surface(&ball, &a.hit.point, &a.hit.normal, &made);
    mix_vec3(&h[OFF_SURFACE], made);
}

static void hash_circle(hash *h, const ball_query *q)
{
    graze_sphere ball = sphere_of_raw(q->ball), ball2 = sphere_of_raw(q->other);
    graze_segment in_space = segment_of_raw(q->segment);
    graze_ray ray_in_space = ray_of_raw(q->ray);
    graze_circle circle = flat_circle(&ball), other = flat_circle(&ball2);
    graze_segment2 segment = flat_segment(&in_space);
    graze_ray2 ray = flat_ray(&ray_in_space);
    graze_vec2 point = vec2_of(q->point), made;
    ball_answers a = ask_circle(&ball, &in_space, &ray_in_space);
    graze_vec2 at = flat_vec2(&a.hit.point), normal = flat_vec2(&a.hit.normal);
    mix_casts(h, &a);
    mix(&h[CONTAINS_POINT], graze_circle_contains_point(&circle, &point));
    mix(&h[OVERLAPS_BALL], graze_circle_overlaps_circle(&circle, &other));
    mix(&h[OVERLAPS_SEGMENT], graze_circle_overlaps_segment(&circle, &segment));
    mix(&h[OVERLAPS_RAY], graze_circle_overlaps_ray(&circle, &ray));
    graze_circle_closest_point(&circle, &segment.a, &made);
    mix_vec2(&h[CLOSEST_POINT], made);
    mix_scalar(&h[DISTANCE], graze_circle_distance(&circle, &segment.b));
    graze_circle_off_surface(&circle, &at, &normal, &made);
    mix_vec2(&h[OFF_SURFACE], made);
}

void test_hash_ball(void)
{
    hash of_spheres[ROUTINES] = {{0, 0}}, of_circles[ROUTINES] = {{0, 0}};
    ball_query q;
    check_group("hash of spheres and circles");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_ball(seed, i, 3, &q);
        hash_sphere(of_spheres, &q);
        input_ball(seed, i, 2, &q);
        hash_circle(of_circles, &q);
    }
    hash_check("sphere", of_spheres, expected_sphere, sphere_names, ROUTINES);
    hash_check("circle", of_circles, expected_circle, circle_names, ROUTINES);
}
