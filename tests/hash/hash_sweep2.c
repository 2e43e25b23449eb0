/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of circles that move at a wall, over the inputs of their oracle. */
#include "../oracle/inputs_sweep2.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(4000) };
enum { SEGMENT2_CIRCLE, ROUTINES };

static const char *const names[ROUTINES] = {"graze_segment2_circlecast"};

static const hash expected[ROUTINES] = HASHES(SWEEP2);

static void mix_sweep(hash *h, graze_result result, const graze_sweep_hit2 *hit)
{
    mix(h, (uint32_t)result);
    mix_vec2(h, hit->center);
    mix_vec2(h, hit->point);
    mix_vec2(h, hit->normal);
    mix_scalar(h, hit->fraction);
    mix(h, (uint32_t)hit->feature);
    mix(h, (uint32_t)hit->index);
}

static void hash_walls(hash *h, const sweep2_words *w)
{
    graze_sweep_hit2 hit = {{0, 0}, {0, 0}, {0, 0}, 0, 0, 0};
    graze_segment2 wall;
    graze_circle circle;
    wall.a = vec2_of(w->wall);
    wall.b = vec2_of(w->wall + 2);
    circle.center = vec2_of(w->circle);
    circle.radius = scalar_of(w->circle[2]);
    const graze_result result = graze_segment2_circlecast(&wall, &circle, vec2_of(w->motion), &hit);
    mix_sweep(&h[SEGMENT2_CIRCLE], result, &hit);
}

void test_hash_sweep2(void)
{
    hash h[ROUTINES] = {{0, 0}};
    sweep2_words words;
    check_group("hash of circles that move in the plane");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_sweep2(UINT64_C(0x6772617a65), i, &words);
        hash_walls(h, &words);
    }
    hash_check("sweep2", h, expected, names, ROUTINES);
}
