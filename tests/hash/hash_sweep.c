/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of spheres that move at planes, spheres and capsules, over the inputs of their oracle. */
#include "../oracle/inputs_sweep.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(2200) };
enum { PLANE_SPHERE, SPHERE_SPHERE, CAPSULE_SPHERE, ROUTINES };

static const char *const names[ROUTINES] = {"graze_plane_spherecast", "graze_sphere_spherecast",
                                            "graze_capsule_spherecast"};

static const hash expected[ROUTINES] = HASHES(SWEEP);

static graze_sphere sphere_of(const sweep_mover *m)
{
    graze_sphere sphere;
    sphere.center = vec3_of(m->sphere);
    sphere.radius = scalar_of(m->sphere[3]);
    return sphere;
}

static void hash_plane(hash *h, const sweep_words *w)
{
    graze_sweep_hit hit = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0, 0};
    const graze_plane plane = plane_of_raw(w->plane);
    const graze_sphere sphere = sphere_of(&w->at_plane);
    const graze_result result =
        graze_plane_spherecast(&plane, &sphere, vec3_of(w->at_plane.motion), &hit);
    mix_sweep_hit(&h[PLANE_SPHERE], result, &hit);
}

static void hash_ball(hash *h, const sweep_words *w)
{
    graze_sweep_hit hit = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0, 0};
    const graze_sphere sphere = sphere_of(&w->at_ball);
    graze_sphere target;
    target.center = vec3_of(w->ball);
    target.radius = scalar_of(w->ball[6]);
    const graze_result result =
        graze_sphere_spherecast(&target, &sphere, vec3_of(w->at_ball.motion), &hit);
    mix_sweep_hit(&h[SPHERE_SPHERE], result, &hit);
}

static void hash_capsule(hash *h, const sweep_words *w)
{
    graze_sweep_hit hit = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0, 0};
    const graze_sphere sphere = sphere_of(&w->at_capsule);
    graze_capsule target;
    target.core = segment_of_raw(w->capsule);
    target.radius = scalar_of(w->capsule[6]);
    const graze_result result =
        graze_capsule_spherecast(&target, &sphere, vec3_of(w->at_capsule.motion), &hit);
    mix_sweep_hit(&h[CAPSULE_SPHERE], result, &hit);
}

void test_hash_sweep(void)
{
    hash h[ROUTINES] = {{0, 0}};
    sweep_words words;
    check_group("hash of spheres that move");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_sweep(UINT64_C(0x6772617a65), i, &words);
        hash_plane(h, &words);
        hash_ball(h, &words);
        hash_capsule(h, &words);
    }
    hash_check("sweep", h, expected, names, ROUTINES);
}
