/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of points, spheres, boxes and triangles against meshes, over the inputs of the oracle. */
#include "../support/check.h"
#include "hash.h"
#include "../oracle/inputs_mesh_rest.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(2000) };
enum {
    OVERLAPS_SPHERE,
    OVERLAPS_CAPSULE,
    OVERLAPS_AABB,
    OVERLAPS_TRIANGLE,
    CLOSEST_POINT,
    ROUTINES
};

static const char *const names[ROUTINES] = {
    "graze_mesh_overlaps_sphere", "graze_mesh_overlaps_capsule", "graze_mesh_overlaps_aabb",
    "graze_mesh_overlaps_triangle", "graze_mesh_closest_point"};
static const hash expected[ROUTINES] = HASHES(MESH_REST);

static graze_mesh mesh_of(const raw_faces *raw, graze_vec3 *vertices)
{
    graze_mesh m;
    for (int i = 0; i < REST_VERTICES; i++)
        vertices[i] = vec3_of(raw->vertices + 3 * i);
    m.vertices = vertices;
    m.indices = raw->indices;
    m.count = raw->count;
    return m;
}

static void hash_with_triangle(hash *h, const mesh_rest_query *q)
{
    graze_vec3 vertices[REST_VERTICES];
    const graze_mesh m = mesh_of(&q->with_triangle, vertices);
    graze_triangle t;
    t.a = vec3_of(q->triangle);
    t.b = vec3_of(q->triangle + 3);
    t.c = vec3_of(q->triangle + 6);
    mix(&h[OVERLAPS_TRIANGLE], graze_mesh_overlaps_triangle(&m, &t));
}

static void hash_query(hash *h, uint32_t index)
{
    mesh_rest_query q;
    graze_vec3 vertices[REST_VERTICES], nearest;
    graze_sphere sphere;
    uint32_t face;
    input_mesh_rest(UINT64_C(0x6772617a65), index, input_face_rest, &q);
    const graze_mesh m = mesh_of(&q.mesh, vertices);
    const graze_aabb box = aabb_of_raw(q.of.box);
    sphere.center = vec3_of(q.of.point);
    sphere.radius = scalar_of(q.of.radius);
    mix(&h[OVERLAPS_SPHERE], graze_mesh_overlaps_sphere(&m, &sphere));
    const graze_capsule capsule = {{sphere.center, box.min}, sphere.radius};
    mix(&h[OVERLAPS_CAPSULE], graze_mesh_overlaps_capsule(&m, &capsule));
    mix(&h[OVERLAPS_AABB], graze_mesh_overlaps_aabb(&m, &box));
    graze_mesh_closest_point(&m, &sphere.center, &face, &nearest);
    mix(&h[CLOSEST_POINT], face);
    mix_vec3(&h[CLOSEST_POINT], nearest);
    hash_with_triangle(h, &q);
}

void test_hash_mesh_rest(void)
{
    hash got[ROUTINES] = {{0, 0}};
    check_group("hash of meshes and solids");
    for (uint32_t i = 0; i < QUERIES; i++)
        hash_query(got, i);
    hash_check("mesh_rest", got, expected, names, ROUTINES);
}
