/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hash of discs with capsules, over the inputs of their oracle. */
#include "../oracle/inputs_disc_capsule.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(3000) };

static const char *const names[] = {"graze_disc_overlaps_capsule"};
static const hash expected[] = HASHES(DISC_CAPSULE);

void test_hash_disc_capsule(void)
{
    hash h[1] = {{0, 0}};
    disc_capsule_query q;
    check_group("hash of discs and capsules");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_disc_capsule(UINT64_C(0x6772617a65), i, &q);
        graze_disc disc;
        graze_capsule capsule;
        disc.center = vec3_of(q.disc);
        disc.normal = vec3_of(q.disc + 3);
        disc.radius = scalar_of(q.disc[6]);
        capsule.core = segment_of_raw(q.capsule);
        capsule.radius = scalar_of(q.capsule[6]);
        mix(&h[0], graze_disc_overlaps_capsule(&disc, &capsule));
    }
    hash_check("disc_capsule", h, expected, names, 1);
}
