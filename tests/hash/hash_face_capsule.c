/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of triangles and parallelograms with capsules, over the inputs of their oracle. */
#include "../oracle/inputs_face_capsule.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum { TRIANGLE, PARALLELOGRAM, ROUTINES };

static const char *const names[ROUTINES] = {"graze_triangle_overlaps_capsule",
                                            "graze_parallelogram_overlaps_capsule"};
static const hash expected[ROUTINES] = HASHES(FACE_CAPSULE);

static graze_capsule capsule_of_raw(const int32_t *raw)
{
    graze_capsule capsule;
    capsule.core = segment_of_raw(raw);
    capsule.radius = scalar_of(raw[6]);
    return capsule;
}

void test_hash_face_capsule(void)
{
    hash h[ROUTINES] = {{0, 0}};
    face_capsule_query q;
    check_group("hash of faces and capsules");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_face_capsule(UINT64_C(0x6772617a65), i, 3, &q);
        const graze_triangle t = {vec3_of(q.face), vec3_of(q.face + 3), vec3_of(q.face + 6)};
        graze_capsule capsule = capsule_of_raw(q.capsule);
        mix(&h[TRIANGLE], graze_triangle_overlaps_capsule(&t, &capsule));
        input_face_capsule(UINT64_C(0x6772617a65), i, 4, &q);
        const graze_parallelogram p = {vec3_of(q.face), vec3_of(q.face + 3), vec3_of(q.face + 6)};
        capsule = capsule_of_raw(q.capsule);
        mix(&h[PARALLELOGRAM], graze_parallelogram_overlaps_capsule(&p, &capsule));
    }
    hash_check("face_capsule", h, expected, names, ROUTINES);
}
