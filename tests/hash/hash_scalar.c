/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of scalars and vectors. */
#include "../support/check.h"
#include "hash.h"
#include "../support/raw_inputs.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum {
    MUL,
    DIV,
    SQRT,
    SQRT_DOWN,
    SQRT_UP,
    FROM_WIDE,
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

static const char *const names[ROUTINES] = {"graze_mul",
                                            "graze_div",
                                            "graze_sqrt",
                                            "graze_sqrt_down",
                                            "graze_sqrt_up",
                                            "graze_from_wide",
                                            "graze_vec3_dot",
                                            "graze_vec3_length_sq",
                                            "graze_vec3_cross",
                                            "graze_vec3_lerp",
                                            "graze_vec3_length",
                                            "graze_vec3_distance",
                                            "graze_vec3_length_down",
                                            "graze_vec3_length_up",
                                            "graze_vec3_distance_down",
                                            "graze_vec3_distance_up",
                                            "graze_vec3_normalize"};

static const hash expected[ROUTINES] = HASHES(SCALAR);

static void hash_pair(hash *h, graze_vec3 a, graze_vec3 b, graze_fraction t)
{
    mix_scalar(&h[MUL], graze_mul(a.x, b.x));
    mix_scalar(&h[DIV], graze_div(a.x, b.y));
    mix_scalar(&h[SQRT], graze_sqrt(graze_abs(a.x)));
    mix_scalar(&h[SQRT_DOWN], graze_sqrt_down(graze_abs(a.x)));
    mix_scalar(&h[SQRT_UP], graze_sqrt_up(graze_abs(a.x)));
    mix_scalar(&h[FROM_WIDE], graze_from_wide(graze_vec3_dot(a, b)));
    mix_wide(&h[DOT], graze_vec3_dot(a, b));
    mix_wide(&h[LENGTH_SQ], graze_vec3_length_sq(a));
    mix_vec3(&h[CROSS], graze_vec3_cross(a, b));
    mix_vec3(&h[LERP], graze_vec3_lerp(a, b, t));
    mix_scalar(&h[LENGTH], graze_vec3_length(a));
    mix_scalar(&h[DISTANCE], graze_vec3_distance(a, b));
    mix_scalar(&h[LENGTH_DOWN], graze_vec3_length_down(a));
    mix_scalar(&h[LENGTH_UP], graze_vec3_length_up(a));
    mix_scalar(&h[DISTANCE_DOWN], graze_vec3_distance_down(a, b));
    mix_scalar(&h[DISTANCE_UP], graze_vec3_distance_up(a, b));
    mix_vec3(&h[NORMALIZE], graze_vec3_normalize(a));
}

void test_hash_scalar(void)
{
    hash h[ROUTINES] = {{0, 0}};
    raw_query q;
    check_group("hash of scalars");
    for (uint32_t i = 0; i < QUERIES; i++) {
        raw_segment(i, &q);
        graze_fraction t = (graze_fraction)(i * 357913) * (GRAZE_FRACTION_ONE / 1073741824);
        hash_pair(h, vec3_of(q.line), vec3_of(q.line + 3), t);
    }
    hash_check("scalar", h, expected, names, ROUTINES);
}
