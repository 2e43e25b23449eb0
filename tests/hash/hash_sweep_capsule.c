/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of capsules that move, over the inputs of their oracle. */
#include "../oracle/inputs_sweep_capsule.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(2200) };
enum { PLANE_CAPSULE, SPHERE_CAPSULE, CAPSULE_CAPSULE, ROUTINES };

static const char *const names[ROUTINES] = {"graze_plane_capsulecast", "graze_sphere_capsulecast",
                                            "graze_capsule_capsulecast"};

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

static void hash_rod(hash *h, const cores_words *w)
{
    graze_sweep_hit hit = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0, 0};
    const graze_capsule capsule = capsule_of(&w->mover);
    graze_capsule target;
    target.core = segment_of_raw(w->target);
    target.radius = scalar_of(w->target[6]);
    const graze_result result =
        graze_capsule_capsulecast(&target, &capsule, vec3_of(w->mover.motion), &hit);
    mix_sweep_hit(&h[CAPSULE_CAPSULE], result, &hit);
}

void test_hash_sweep_capsule(void)
{
    hash h[ROUTINES] = {{0, 0}};
    core_words words;
    cores_words cores;
    check_group("hash of capsules that move");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_sweep_capsule(UINT64_C(0x6772617a65), i, &words);
        hash_plane(h, &words);
        hash_ball(h, &words);
        input_sweep_cores(UINT64_C(0x6772617a65), i, &cores);
        hash_rod(h, &cores);
    }
    hash_check("sweep_capsule", h, expected, names, ROUTINES);
}
