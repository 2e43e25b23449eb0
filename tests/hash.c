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
#include "../port/board.h"
#include "check.h"
#include "raw_inputs.h"
#include "tests.h"

enum { QUERIES = 6000 };

/* Two multiplicative hashes side by side: 64 bits from 32-bit arithmetic. */
typedef struct {
    uint32_t high, low;
} hash;

static void mix(hash *h, uint32_t word)
{
    h->low = (h->low ^ word) * UINT32_C(0x9e3779b1);
    h->low ^= h->low >> 15;
    h->high = (h->high ^ h->low ^ word) * UINT32_C(0x85ebca6b);
    h->high ^= h->high >> 13;
}

static bool at_least(graze_scalar x, graze_scalar y)
{
    return x >= y;
}

/* A NaN has many patterns and the standard does not choose one. */
static void mix_scalar(hash *h, graze_scalar x)
{
    union {
        graze_scalar scalar;
        uint32_t bits;
    } number;
    number.scalar = x;
    mix(h, at_least(x, 0) || at_least(0, x) ? number.bits : UINT32_C(0x7fc00000));
}

static void mix_vec3(hash *h, graze_vec3 v)
{
    mix_scalar(h, v.x);
    mix_scalar(h, v.y);
    mix_scalar(h, v.z);
}

static graze_scalar scalar_of(int32_t raw)
{
    return (graze_scalar)raw / (graze_scalar)(65536.0 / (double)GRAZE_ONE);
}

static graze_vec3 vec3_of(const int32_t *raw)
{
    graze_vec3 v;
    v.x = scalar_of(raw[0]);
    v.y = scalar_of(raw[1]);
    v.z = scalar_of(raw[2]);
    return v;
}

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

/* For tests/hashes.h, and for people who compare two machines. */
static void tell(const hash *h)
{
    for (int i = 0; i < ROUTINES; i++) {
        say("hash ");
        say_hex(h[i].high);
        say(" ");
        say_hex(h[i].low);
        say(" ");
        say(names[i]);
        say("\n");
    }
}

void test_hash(void)
{
    char argument[8];
    hash h[ROUTINES] = {{0, 0}};
    check_group("hash");
    hash_all(h);
    if (board_arguments(argument, sizeof argument) > 0)
        tell(h);
    for (int i = 0; i < ROUTINES; i++) {
        check_case(names[i]);
        CHECK(h[i].high == expected[i].high && h[i].low == expected[i].low);
    }
}
