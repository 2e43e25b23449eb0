/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of the moves of capsules out of triangles and meshes, over the inputs of their oracles. */
#include "../oracle/inputs_separate_cores.h"
#include "../oracle/inputs_separate_mesh.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(1000) };
enum { TRIANGLE, MESH, ROUTINES };

static const char *const names[ROUTINES] = {"graze_triangle_separate_capsule",
                                            "graze_mesh_separate_capsule"};
static const hash expected[ROUTINES] = HASHES(SEPARATE_CORES);

static void mix_move(hash *h, graze_separation result, const graze_vec3 *move,
                     const graze_vec3 *normal)
{
    mix(h, result);
    mix_vec3(h, *move);
    mix_vec3(h, *normal);
}

static void hash_triangle(hash *h, const separate_core_words *w)
{
    const int32_t *f = w->shapes.face, *c = w->shapes.capsule;
    const graze_triangle face = {vec3_of(f), vec3_of(f + 3), vec3_of(f + 6)};
    const graze_vec3 before = vec3_of(w->before);
    graze_vec3 move = {0, 0, 0}, normal = {0, 0, 0};
    graze_capsule mover;
    mover.core = segment_of_raw(c);
    mover.radius = scalar_of(c[6]);
    const graze_separation result =
        graze_triangle_separate_capsule(&face, &mover, w->has_before ? &before : 0, &move, &normal);
    mix_move(h, result, &move, &normal);
}

static void hash_mesh(hash *h, const separate_mesh_words *w)
{
    graze_vec3 vertices[MOVER_VERTICES], move = {0, 0, 0}, normal = {0, 0, 0};
    const graze_vec3 before = vec3_of(w->before);
    const graze_mesh mesh = {vertices, w->indices, w->count};
    graze_capsule mover;
    for (int i = 0; i < MOVER_VERTICES; i++)
        vertices[i] = vec3_of(w->vertices + 3 * i);
    mover.core.a = vec3_of(w->ball);
    mover.core.b = vec3_of(w->end);
    mover.radius = scalar_of(w->ball[3]);
    const graze_separation result =
        graze_mesh_separate_capsule(&mesh, &mover, w->has_before ? &before : 0, &move, &normal);
    mix_move(h, result, &move, &normal);
}

void test_hash_separate_cores(void)
{
    hash h[ROUTINES] = {{0, 0}};
    separate_core_words words;
    separate_mesh_words mesh;
    check_group("hash of capsules out of faces");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_separate_core(UINT64_C(0x6772617a65), i, &words);
        hash_triangle(&h[TRIANGLE], &words);
        input_separate_mesh(UINT64_C(0x6772617a65), i, &mesh);
        hash_mesh(&h[MESH], &mesh);
    }
    hash_check("separate_cores", h, expected, names, ROUTINES);
}
