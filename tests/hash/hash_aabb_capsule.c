/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hash of boxes with capsules, over the inputs of their oracle. */
#include "../oracle/inputs_aabb_capsule.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(3000) };

static const char *const names[] = {"graze_aabb_overlaps_capsule"};
static const hash expected[] = HASHES(AABB_CAPSULE);

void test_hash_aabb_capsule(void)
{
    hash h[1] = {{0, 0}};
    aabb_capsule_query q;
    check_group("hash of boxes and capsules");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_aabb_capsule(UINT64_C(0x6772617a65), i, &q);
        const graze_aabb box = aabb_of_raw(q.box);
        graze_capsule capsule;
        capsule.core = segment_of_raw(q.capsule);
        capsule.radius = scalar_of(q.capsule[6]);
        mix(&h[0], graze_aabb_overlaps_capsule(&box, &capsule));
    }
    hash_check("aabb_capsule", h, expected, names, 1);
}
