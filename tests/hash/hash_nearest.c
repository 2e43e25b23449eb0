/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of the nearest of many: its index, and the result of its cast. */
#include "../support/check.h"
#include "hash.h"
#include "../oracle/nearest_loop.h"
#include "../tests.h"

enum { SCENES = HASH_QUERIES(1200) };
enum { ROUTINES = 2 * KINDS_OF_MANY };

static const char *const names[ROUTINES] = {
    "graze_nearest_aabb_linecast",     "graze_nearest_aabb_raycast",
    "graze_nearest_sphere_linecast",   "graze_nearest_sphere_raycast",
    "graze_nearest_capsule_linecast",  "graze_nearest_capsule_raycast",
    "graze_nearest_cylinder_linecast", "graze_nearest_cylinder_raycast",
    "graze_nearest_obb_linecast",      "graze_nearest_obb_raycast",
    "graze_nearest_triangle_linecast", "graze_nearest_triangle_raycast"};

static const hash expected[ROUTINES] = HASHES(NEAREST);

static void mix_found(hash *h, const found *f)
{
    mix(h, (uint32_t)f->result);
    mix(h, f->index);
    mix_vec3(h, f->point);
    mix_vec3(h, f->normal);
    mix_scalar(h, f->t);
    mix(h, (uint32_t)f->side);
}

void test_hash_nearest(void)
{
    hash got[ROUTINES] = {{0, 0}};
    check_group("hash of the nearest of many");
    for (uint32_t i = 0; i < SCENES; i++) {
        static nearest_scene scene; /* too large for the stack of a core without optimisation */
        many m;
        found f;
        input_nearest(UINT64_C(0x6772617a65), i, &scene);
        many_of_scene(&scene, &m);
        for (int kind = 0; kind < KINDS_OF_MANY; kind++) {
            (void)ask_nearest_on_segment(&m, (kind_of_many)kind, &f);
            mix_found(&got[2 * kind], &f);
            (void)ask_nearest_on_ray(&m, (kind_of_many)kind, &f);
            mix_found(&got[2 * kind + 1], &f);
        }
    }
    hash_check("nearest", got, expected, names, ROUTINES);
}
