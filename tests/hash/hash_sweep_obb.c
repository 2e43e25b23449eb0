/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of spheres that move at an oriented box, over the inputs of their oracle. */
#include "../oracle/inputs_sweep_obb.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(2000) };
enum { OBB_SPHERE, ROUTINES };

static const char *const names[ROUTINES] = {"graze_obb_spherecast"};

static const hash expected[ROUTINES] = HASHES(SWEEP_OBB);

static void hash_boxes(hash *h, const sweep_obb_words *w)
{
    graze_sweep_hit hit = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0, 0};
    graze_obb box;
    graze_sphere sphere;
    box.center = vec3_of(w->box);
    for (int i = 0; i < 3; i++)
        box.axis[i] = vec3_of(w->box + 3 + 3 * i);
    box.half = vec3_of(w->box + 12);
    sphere.center = vec3_of(w->sphere);
    sphere.radius = scalar_of(w->sphere[3]);
    mix(h, (uint32_t)graze_obb_spherecast(&box, &sphere, vec3_of(w->motion), &hit));
    mix_vec3(h, hit.center);
    mix_vec3(h, hit.point);
    mix_vec3(h, hit.normal);
    mix_scalar(h, hit.fraction);
    mix(h, (uint32_t)hit.feature);
    mix(h, (uint32_t)hit.index);
}

void test_hash_sweep_obb(void)
{
    hash h[ROUTINES] = {{0, 0}};
    sweep_obb_words words;
    check_group("hash of spheres that move at an oriented box");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_sweep_obb(UINT64_C(0x6772617a65), i, &words);
        hash_boxes(&h[OBB_SPHERE], &words);
    }
    hash_check("sweep_obb", h, expected, names, ROUTINES);
}
