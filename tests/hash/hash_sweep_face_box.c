/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of boxes that move at triangles, over the inputs of their oracle. */
#include "../oracle/inputs_sweep_face_box.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(4000) };
enum { TRIANGLE_AABB, ROUTINES };

static const char *const names[ROUTINES] = {"graze_triangle_aabbcast"};

static const hash expected[ROUTINES] = HASHES(SWEEP_FACE_BOX);

static void hash_faces(hash *h, const sweep_face_box_words *w)
{
    graze_sweep_hit hit = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0, 0};
    graze_triangle face;
    graze_aabb mover;
    face.a = vec3_of(w->face);
    face.b = vec3_of(w->face + 3);
    face.c = vec3_of(w->face + 6);
    mover.min = vec3_of(w->min);
    mover.max = vec3_of(w->max);
    mix(h, (uint32_t)graze_triangle_aabbcast(&face, &mover, vec3_of(w->motion), &hit));
    mix_vec3(h, hit.center);
    mix_vec3(h, hit.point);
    mix_vec3(h, hit.normal);
    mix_scalar(h, hit.fraction);
    mix(h, (uint32_t)hit.feature);
    mix(h, (uint32_t)hit.index);
}

void test_hash_sweep_face_box(void)
{
    hash h[ROUTINES] = {{0, 0}};
    sweep_face_box_words words;
    check_group("hash of boxes that move at triangles");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_sweep_face_box(UINT64_C(0x6772617a65), i, &words);
        hash_faces(&h[TRIANGLE_AABB], &words);
    }
    hash_check("sweep_face_box", h, expected, names, ROUTINES);
}
