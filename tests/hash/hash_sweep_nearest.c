/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of shapes that move among many, over the inputs of their oracle. */
#include "../oracle/many_sweeps.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(900) };

static const char *const names[MANY_KINDS] = {"graze_nearest_aabb_spherecast",
                                              "graze_nearest_sphere_spherecast",
                                              "graze_nearest_capsule_spherecast",
                                              "graze_nearest_aabb_aabbcast",
                                              "graze_nearest_segment2_circlecast",
                                              "graze_nearest_circle_circlecast",
                                              "graze_nearest_capsule2_circlecast",
                                              "graze_nearest_rect_circlecast",
                                              "graze_nearest_rect_rectcast",
                                              "graze_nearest_triangle_spherecast",
                                              "graze_mesh_spherecast"};

static const hash expected[MANY_KINDS] = HASHES(SWEEP_NEAREST);

static void hash_nearest(hash *h, const many_sweep *m)
{
    graze_sweep_hit hit = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0, 0};
    uint32_t index = 0;
    mix(h, (uint32_t)many_nearest(m, m->motion, &index, &hit));
    mix(h, index);
    mix_vec3(h, hit.center);
    mix_vec3(h, hit.point);
    mix_vec3(h, hit.normal);
    mix_scalar(h, hit.fraction);
    mix(h, (uint32_t)hit.feature);
    mix(h, (uint32_t)hit.index);
}

void test_hash_sweep_nearest(void)
{
    hash h[MANY_KINDS] = {{0, 0}};
    sweep_many_words words;
    many_sweep m;
    check_group("hash of shapes that move among many");
    for (uint32_t i = 0; i < QUERIES; i++)
        for (int kind = 0; kind < MANY_KINDS; kind++) {
            input_sweep_many(UINT64_C(0x6772617a65), i, kind, &words);
            many_set(&m, kind, &words, scalar_of);
            hash_nearest(&h[kind], &m);
        }
    hash_check("sweep_nearest", h, expected, names, MANY_KINDS);
}
