/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of segments in space, over the inputs of their oracle. */
#include "../oracle/inputs_segment.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum { CLOSEST_POINTS, DISTANCE_SEGMENT, ROUTINES };

static const char *const names[ROUTINES] = {"graze_segment_closest_points",
                                            "graze_segment_distance_segment"};

static const hash expected[ROUTINES] = HASHES(SEGMENT);

static void hash_segment(hash *h, const segment_words *w)
{
    const graze_segment a = segment_of_raw(w->a), b = segment_of_raw(w->b);
    graze_vec3 on_a, on_b;
    graze_segment_closest_points(&a, &b, &on_a, &on_b);
    mix_vec3(&h[CLOSEST_POINTS], on_a);
    mix_vec3(&h[CLOSEST_POINTS], on_b);
    mix_scalar(&h[DISTANCE_SEGMENT], graze_segment_distance_segment(&a, &b));
}

void test_hash_segment(void)
{
    hash h[ROUTINES] = {{0, 0}};
    segment_words words;
    check_group("hash of segments");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_two_segment_words(UINT64_C(0x6772617a65), i, &words);
        hash_segment(h, &words);
    }
    hash_check("segment", h, expected, names, ROUTINES);
}
