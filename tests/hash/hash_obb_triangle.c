/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hash of oriented boxes with triangles and meshes, and of the boxes around them, over the inputs of their oracle. */
#include "../oracle/inputs_obb_triangle.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(2000) };
enum { OVERLAPS_TRIANGLE, FROM_OBB, MESH_OVERLAPS, ROUTINES };

static const char *const names[ROUTINES] = {"graze_obb_overlaps_triangle", "graze_aabb_from_obb",
                                            "graze_mesh_overlaps_obb"};
static const hash expected[ROUTINES] = HASHES(OBB_TRIANGLE);

static void hash_query(hash *h, const obb_triangle_query *q)
{
    graze_vec3 vertices[OBB_TRIANGLE_VERTICES];
    graze_obb box;
    graze_triangle triangle;
    graze_aabb around;
    const graze_mesh mesh = {vertices, q->indices, q->faces};
    for (int i = 0; i < OBB_TRIANGLE_VERTICES; i++)
        vertices[i] = vec3_of(q->vertices + 3 * i);
    box.center = vec3_of(q->box);
    for (int i = 0; i < 3; i++)
        box.axis[i] = vec3_of(q->box + 3 + 3 * i);
    box.half = vec3_of(q->box + 12);
    triangle.a = vertices[0];
    triangle.b = vertices[1];
    triangle.c = vertices[2];
    mix(&h[OVERLAPS_TRIANGLE], graze_obb_overlaps_triangle(&box, &triangle));
    graze_aabb_from_obb(&box, &around);
    mix_aabb(&h[FROM_OBB], &around);
    mix(&h[MESH_OVERLAPS], graze_mesh_overlaps_obb(&mesh, &box));
}

void test_hash_obb_triangle(void)
{
    hash got[ROUTINES] = {{0, 0}};
    obb_triangle_query q;
    check_group("hash of oriented boxes and triangles");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_obb_triangle(UINT64_C(0x6772617a65), i, &q);
        hash_query(got, &q);
    }
    hash_check("obb_triangle", got, expected, names, ROUTINES);
}
