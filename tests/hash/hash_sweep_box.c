/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of spheres that move at a box, over the inputs of their oracle. */
#include "../oracle/inputs_sweep_box.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(4000) };
enum { AABB_SPHERE, ROUTINES };

static const char *const names[ROUTINES] = {"graze_aabb_spherecast"};

static const hash expected[ROUTINES] = HASHES(SWEEP_BOX);

static void hash_boxes(hash *h, const sweep_box_words *w)
{
    graze_sweep_hit hit = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0, 0};
    graze_aabb box;
    graze_sphere sphere;
    box.min = vec3_of(w->box);
    box.max = vec3_of(w->box + 3);
    sphere.center = vec3_of(w->sphere);
    sphere.radius = scalar_of(w->sphere[3]);
    const graze_result result = graze_aabb_spherecast(&box, &sphere, vec3_of(w->motion), &hit);
    mix_sweep_hit(h, result, &hit);
}

void test_hash_sweep_box(void)
{
    hash h[ROUTINES] = {{0, 0}};
    sweep_box_words words;
    check_group("hash of spheres that move at a box");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_sweep_box(UINT64_C(0x6772617a65), i, &words);
        hash_boxes(&h[AABB_SPHERE], &words);
    }
    hash_check("sweep_box", h, expected, names, ROUTINES);
}
