/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hash of oriented boxes with capsules, over the inputs of their oracle. */
#include "../oracle/inputs_obb_capsule.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(3000) };

static const char *const names[] = {"graze_obb_overlaps_capsule", "graze_obb_distance_segment"};
static const hash expected[] = HASHES(OBB_CAPSULE);

void test_hash_obb_capsule(void)
{
    hash h[2] = {{0, 0}, {0, 0}};
    obb_capsule_query q;
    check_group("hash of oriented boxes and capsules");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_obb_capsule(UINT64_C(0x6772617a65), i, &q);
        graze_obb box;
        graze_capsule capsule;
        box.center = vec3_of(q.box);
        for (int k = 0; k < 3; k++)
            box.axis[k] = vec3_of(q.box + 3 + 3 * k);
        box.half = vec3_of(q.box + 12);
        capsule.core = segment_of_raw(q.capsule);
        capsule.radius = scalar_of(q.capsule[6]);
        mix(&h[0], graze_obb_overlaps_capsule(&box, &capsule));
        mix_scalar(&h[1], graze_obb_distance_segment(&box, &capsule.core));
    }
    hash_check("obb_capsule", h, expected, names, 2);
}
