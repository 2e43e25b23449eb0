/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of circles that move at a wall, a circle, a capsule and a rectangle, over the inputs of their oracle. */
#include "../oracle/inputs_sweep2.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(4000) };
enum { ROUTINES = SWEEP2_TARGETS };

static const char *const names[ROUTINES] = {"graze_segment2_circlecast", "graze_circle_circlecast",
                                            "graze_capsule2_circlecast", "graze_rect_circlecast"};

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

static graze_result cast_at(int target, const sweep2_words *w, graze_sweep_hit2 *hit)
{
    const graze_vec2 a = vec2_of(w->wall), b = vec2_of(w->wall + 2), motion = vec2_of(w->motion);
    const graze_scalar inner = scalar_of(w->inner);
    const graze_circle circle = {vec2_of(w->circle), scalar_of(w->circle[2])}, ball = {a, inner};
    const graze_segment2 wall = {a, b};
    const graze_capsule2 capsule = {wall, inner};
    const graze_rect rect = {a, b};
    switch (target) {
    case SWEEP2_WALL:
        return graze_segment2_circlecast(&wall, &circle, motion, hit);
    case SWEEP2_CIRCLE:
        return graze_circle_circlecast(&ball, &circle, motion, hit);
    case SWEEP2_CAPSULE:
        return graze_capsule2_circlecast(&capsule, &circle, motion, hit);
    default:
        return graze_rect_circlecast(&rect, &circle, motion, hit);
    }
}

void test_hash_sweep2(void)
{
    hash h[ROUTINES] = {{0, 0}};
    sweep2_words words;
    check_group("hash of circles that move in the plane");
    for (uint32_t i = 0; i < QUERIES; i++) {
        for (int target = 0; target < ROUTINES; target++) {
            graze_sweep_hit2 hit = {{0, 0}, {0, 0}, {0, 0}, 0, 0, 0};
            input_sweep2_target(UINT64_C(0x6772617a65), i, target, &words);
            const graze_result result = cast_at(target, &words, &hit);
            mix_sweep(&h[target], result, &hit);
        }
    }
    hash_check("sweep2", h, expected, names, ROUTINES);
}
