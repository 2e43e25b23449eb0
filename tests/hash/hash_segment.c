/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of segments in space, over the inputs of their oracle. */
#include "../oracle/inputs_segment.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum { CLOSEST_POINTS, DISTANCE_SEGMENT, OF_TRIANGLE, OF_BOX, ROUTINES };

static const char *const names[ROUTINES] = {
    "graze_segment_closest_points", "graze_segment_distance_segment",
    "graze_triangle_distance_segment", "graze_aabb_distance_segment"};

static const hash expected[ROUTINES] = HASHES(SEGMENT);

static void hash_distances(hash *h, const segment_words *w, const graze_segment *segment)
{
    graze_triangle triangle;
    graze_aabb box;
    triangle.a = vec3_of(w->triangle);
    triangle.b = vec3_of(w->triangle + 3);
    triangle.c = vec3_of(w->triangle + 6);
    box.min = vec3_of(w->box);
    box.max = vec3_of(w->box + 3);
    mix_scalar(&h[OF_TRIANGLE], graze_triangle_distance_segment(&triangle, segment));
    mix_scalar(&h[OF_BOX], graze_aabb_distance_segment(&box, segment));
}

static void hash_segment(hash *h, const segment_words *w)
{
    const graze_segment a = segment_of_raw(w->a), b = segment_of_raw(w->b);
    graze_vec3 on_a, on_b;
    graze_segment_closest_points(&a, &b, &on_a, &on_b);
    mix_vec3(&h[CLOSEST_POINTS], on_a);
    mix_vec3(&h[CLOSEST_POINTS], on_b);
    mix_scalar(&h[DISTANCE_SEGMENT], graze_segment_distance_segment(&a, &b));
    hash_distances(h, w, &b);
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
