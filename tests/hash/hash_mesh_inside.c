/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hash of points in meshes, over the inputs of the oracle. */
#include "../support/check.h"
#include "hash.h"
#include "../oracle/inputs_mesh_inside.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(2000) };

static const char *const names[] = {"graze_mesh_contains_point"};
static const hash expected[] = HASHES(MESH_INSIDE);

static void hash_query(hash *h, uint32_t index)
{
    inside_query q;
    graze_vec3 vertices[INSIDE_VERTICES];
    graze_mesh m;
    input_mesh_inside(UINT64_C(0x6772617a65), index, &q);
    for (int i = 0; i < INSIDE_VERTICES; i++)
        vertices[i] = vec3_of(q.vertices + 3 * i);
    m.vertices = vertices;
    m.indices = q.indices;
    m.count = q.count;
    const graze_vec3 point = vec3_of(q.point);
    mix(h, graze_mesh_contains_point(&m, &point));
}

void test_hash_mesh_inside(void)
{
    hash got[1] = {{0, 0}};
    check_group("hash of points in meshes");
    for (uint32_t i = 0; i < QUERIES; i++)
        hash_query(got, i);
    hash_check("mesh_inside", got, expected, names, 1);
}
