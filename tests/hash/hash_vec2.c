/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of vectors in the plane. */
#include "../support/check.h"
#include "hash.h"
#include "../support/raw_inputs.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum {
    DOT,
    LENGTH_SQ,
    CROSS,
    LERP,
    LENGTH,
    DISTANCE,
    LENGTH_DOWN,
    LENGTH_UP,
    DISTANCE_DOWN,
    DISTANCE_UP,
    NORMALIZE,
    ROUTINES
};

static const char *const names[ROUTINES] = {
    "graze_vec2_dot",         "graze_vec2_length_sq", "graze_vec2_cross",
    "graze_vec2_lerp",        "graze_vec2_length",    "graze_vec2_distance",
    "graze_vec2_length_down", "graze_vec2_length_up", "graze_vec2_distance_down",
    "graze_vec2_distance_up", "graze_vec2_normalize"};

static const hash expected[ROUTINES] = HASHES(VEC2);

static void hash_pair(hash *h, graze_vec2 a, graze_vec2 b, graze_fraction t)
{
    mix_wide(&h[DOT], graze_vec2_dot(a, b));
    mix_wide(&h[LENGTH_SQ], graze_vec2_length_sq(a));
    mix_wide(&h[CROSS], graze_vec2_cross(a, b));
    mix_vec2(&h[LERP], graze_vec2_lerp(a, b, t));
    mix_scalar(&h[LENGTH], graze_vec2_length(a));
    mix_scalar(&h[DISTANCE], graze_vec2_distance(a, b));
    mix_scalar(&h[LENGTH_DOWN], graze_vec2_length_down(a));
    mix_scalar(&h[LENGTH_UP], graze_vec2_length_up(a));
    mix_scalar(&h[DISTANCE_DOWN], graze_vec2_distance_down(a, b));
    mix_scalar(&h[DISTANCE_UP], graze_vec2_distance_up(a, b));
    mix_vec2(&h[NORMALIZE], graze_vec2_normalize(a));
}

void test_hash_vec2(void)
{
    hash h[ROUTINES] = {{0, 0}};
    raw_query q;
    check_group("hash of vectors in the plane");
    for (uint32_t i = 0; i < QUERIES; i++) {
        raw_segment(i, &q);
        graze_fraction t = (graze_fraction)(i * 357913) * (GRAZE_FRACTION_ONE / 1073741824);
        hash_pair(h, vec2_of(q.line), vec2_of(q.line + 3), t);
    }
    hash_check("vec2", h, expected, names, ROUTINES);
}
