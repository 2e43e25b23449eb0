/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of spheres that move at a triangle or a parallelogram, over the inputs of their oracle. */
#include "../oracle/inputs_sweep_face.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(4000) };
enum { TRIANGLE_SPHERE, PARALLELOGRAM_SPHERE, ROUTINES };

static const char *const names[ROUTINES] = {"graze_triangle_spherecast",
                                            "graze_parallelogram_spherecast"};

static const hash expected[ROUTINES] = HASHES(SWEEP_FACE);

static void mix_hit(hash *h, graze_result result, const graze_sweep_hit *hit)
{
    mix(h, (uint32_t)result);
    mix_vec3(h, hit->center);
    mix_vec3(h, hit->point);
    mix_vec3(h, hit->normal);
    mix_scalar(h, hit->fraction);
    mix(h, (uint32_t)hit->feature);
    mix(h, (uint32_t)hit->index);
}

static void hash_faces(hash *h, int corners, const sweep_face_words *w)
{
    graze_sweep_hit hit = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0, 0};
    graze_triangle triangle;
    graze_parallelogram parallelogram;
    graze_sphere sphere;
    triangle.a = parallelogram.corner = vec3_of(w->face);
    triangle.b = parallelogram.u = vec3_of(w->face + 3);
    triangle.c = parallelogram.v = vec3_of(w->face + 6);
    sphere.center = vec3_of(w->sphere);
    sphere.radius = scalar_of(w->sphere[3]);
    mix_hit(h,
            corners == 3
                ? graze_triangle_spherecast(&triangle, &sphere, vec3_of(w->motion), &hit)
                : graze_parallelogram_spherecast(&parallelogram, &sphere, vec3_of(w->motion), &hit),
            &hit);
}

void test_hash_sweep_face(void)
{
    hash h[ROUTINES] = {{0, 0}};
    sweep_face_words words;
    check_group("hash of spheres that move at a face");
    for (uint32_t i = 0; i < QUERIES; i++)
        for (int corners = 3; corners < 5; corners++) {
            input_sweep_face(UINT64_C(0x6772617a65), i, corners, &words);
            hash_faces(&h[corners - 3], corners, &words);
        }
    hash_check("sweep_face", h, expected, names, ROUTINES);
}
