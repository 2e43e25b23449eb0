/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hash of the moves that free a sphere from a mesh, over the inputs of their oracle. */
#include "../oracle/inputs_separate_mesh.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(1000) };

static const char *const names[] = {"graze_mesh_separate_sphere"};
static const hash expected[] = HASHES(SEPARATE_MESH);

static void hash_query(hash *h, const separate_mesh_words *w)
{
    graze_vec3 vertices[MOVER_VERTICES], move = {0, 0, 0}, normal = {0, 0, 0};
    const graze_sphere mover = sphere_of_raw(w->ball);
    const graze_vec3 before = vec3_of(w->before);
    const graze_mesh mesh = {vertices, w->indices, w->count};
    for (int i = 0; i < MOVER_VERTICES; i++)
        vertices[i] = vec3_of(w->vertices + 3 * i);
    mix(h, graze_mesh_separate_sphere(&mesh, &mover, w->has_before ? &before : 0, &move, &normal));
    mix_vec3(h, move);
    mix_vec3(h, normal);
}

void test_hash_separate_mesh(void)
{
    hash got[1] = {{0, 0}};
    separate_mesh_words words;
    check_group("hash of moves out of meshes");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_separate_mesh(UINT64_C(0x6772617a65), i, &words);
        hash_query(got, &words);
    }
    hash_check("separate_mesh", got, expected, names, 1);
}
