/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of the moves out of oriented boxes, over the inputs of their oracle. */
#include "../oracle/inputs_separate_obb.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(2000) };

static const char *const names[] = {"graze_obb_separate_sphere", "graze_obb_separate_capsule"};
static const hash expected[] = HASHES(SEPARATE_OBB);

static void mix_move(hash *h, graze_separation result, const graze_vec3 *move,
                     const graze_vec3 *normal)
{
    mix(h, result);
    mix_vec3(h, *move);
    mix_vec3(h, *normal);
}

static void hash_obb(hash *h, const separate_obb_query *q)
{
    graze_obb box;
    graze_capsule mover;
    graze_sphere ball;
    graze_vec3 move = {0, 0, 0}, normal = {0, 0, 0};
    box.center = vec3_of(q->box);
    for (int k = 0; k < 3; k++)
        box.axis[k] = vec3_of(q->box + 3 + 3 * k);
    box.half = vec3_of(q->box + 12);
    mover.core = segment_of_raw(q->capsule);
    mover.radius = scalar_of(q->capsule[6]);
    ball.center = vec3_of(q->sphere);
    ball.radius = scalar_of(q->sphere[3]);
    graze_separation result = graze_obb_separate_sphere(&box, &ball, &move, &normal);
    mix_move(&h[0], result, &move, &normal);
    result = graze_obb_separate_capsule(&box, &mover, &move, &normal);
    mix_move(&h[1], result, &move, &normal);
}

void test_hash_separate_obb(void)
{
    hash h[2] = {{0, 0}, {0, 0}};
    separate_obb_query q;
    check_group("hash of moves out of oriented boxes");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_separate_obb(UINT64_C(0x6772617a65), i, &q);
        hash_obb(h, &q);
    }
    hash_check("separate_obb", h, expected, names, 2);
}
