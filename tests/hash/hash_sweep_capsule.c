/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of capsules that move, over the inputs of their oracle. */
#include "../oracle/inputs_sweep_capsule.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(2200) };
enum { PLANE_CAPSULE, SPHERE_CAPSULE, ROUTINES };

static const char *const names[ROUTINES] = {"graze_plane_capsulecast", "graze_sphere_capsulecast"};

static const hash expected[ROUTINES] = HASHES(SWEEP_CAPSULE);

static graze_capsule capsule_of(const core_mover *m)
{
    graze_capsule capsule;
    capsule.core = segment_of_raw(m->capsule);
    capsule.radius = scalar_of(m->capsule[6]);
    return capsule;
}

static void hash_plane(hash *h, const core_words *w)
{
    graze_sweep_hit hit = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0, 0};
    const graze_plane plane = plane_of_raw(w->plane);
    const graze_capsule capsule = capsule_of(&w->at_plane);
    const graze_result result =
        graze_plane_capsulecast(&plane, &capsule, vec3_of(w->at_plane.motion), &hit);
    mix_sweep_hit(&h[PLANE_CAPSULE], result, &hit);
}

static void hash_ball(hash *h, const core_words *w)
{
    graze_sweep_hit hit = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0, 0};
    const graze_capsule capsule = capsule_of(&w->at_ball);
    graze_sphere target;
    target.center = vec3_of(w->ball);
    target.radius = scalar_of(w->ball[3]);
    const graze_result result =
        graze_sphere_capsulecast(&target, &capsule, vec3_of(w->at_ball.motion), &hit);
    mix_sweep_hit(&h[SPHERE_CAPSULE], result, &hit);
}

void test_hash_sweep_capsule(void)
{
    hash h[ROUTINES] = {{0, 0}};
    core_words words;
    check_group("hash of capsules that move");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_sweep_capsule(UINT64_C(0x6772617a65), i, &words);
        hash_plane(h, &words);
        hash_ball(h, &words);
    }
    hash_check("sweep_capsule", h, expected, names, ROUTINES);
}
