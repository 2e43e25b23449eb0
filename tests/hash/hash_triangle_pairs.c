/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of pairs of triangles, over the inputs of the oracle, which include pairs that touch. */
#include "../support/check.h"
#include "hash.h"
#include "../oracle/inputs_pairs.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(3000) };

static const char *const names[] = {"graze_triangle_overlaps_triangle"};
static const hash expected[] = HASHES(TRIANGLE_PAIRS);

static graze_triangle triangle_of(const int32_t *raw)
{
    graze_triangle t;
    t.a = vec3_of(raw);
    t.b = vec3_of(raw + 3);
    t.c = vec3_of(raw + 6);
    return t;
}

void test_hash_triangle_pairs(void)
{
    hash h[1] = {{0, 0}};
    check_group("hash of pairs of triangles");
    for (uint32_t i = 0; i < QUERIES; i++) {
        pair_query q;
        input_pair(UINT64_C(0x6772617a65), i, &q);
        const graze_triangle a = triangle_of(q.a), b = triangle_of(q.b);
        mix(&h[0], graze_triangle_overlaps_triangle(&a, &b));
    }
    hash_check("triangle_pairs", h, expected, names, 1);
}
