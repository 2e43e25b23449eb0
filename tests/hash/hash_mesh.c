/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of meshes: the box of the oracle's inputs as twelve faces, some of them bent, so
 * that a line which touches a box at an edge or a corner touches faces there. */
#include "../support/check.h"
#include "hash.h"
#include "../shape/meshes.h"
#include "../support/raw_inputs.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum { OVERLAPS_SEGMENT, LINECAST, OVERLAPS_RAY, RAYCAST, AABB, FACE, GATHER, ROUTINES };

static const char *const names[ROUTINES] = {"graze_mesh_overlaps_segment",
                                            "graze_mesh_linecast",
                                            "graze_mesh_overlaps_ray",
                                            "graze_mesh_raycast",
                                            "graze_mesh_aabb",
                                            "graze_mesh_face",
                                            "graze_mesh_gather"};

static const hash expected[ROUTINES] = HASHES(MESH);

/* The vertices are the corners of the box; in every other mesh the first is the start or the end of the line. */
static graze_mesh mesh_of(uint32_t index, const raw_query *q, graze_vec3 *vertices)
{
    graze_mesh m = {vertices, cube.indices, cube.count - index % 4};
    for (int i = 0; i < CUBE_VERTICES; i++) {
        const int32_t raw[3] = {q->box[i % 2 * 3], q->box[i / 2 % 2 * 3 + 1],
                                q->box[i / 4 * 3 + 2]};
        vertices[i] = vec3_of(raw);
    }
    if (index / 12 % 2 == 1)
        vertices[0] = vec3_of(q->line + index / 24 % 2 * 3);
    return m;
}

/* The faces in the box of the line, and their corners; of every other mesh more than there is room for. */
static void hash_faces(hash *h, uint32_t index, const graze_mesh *m, const graze_segment *segment)
{
    uint32_t faces[12] = {0};
    graze_triangle triangle = {segment->a, segment->b, segment->a};
    graze_aabb box;
    graze_aabb_from_segment(segment, &box);
    const uint32_t most = index % 2 == 0 ? 12 : 2, found = graze_mesh_gather(m, &box, faces, most);
    mix(&h[GATHER], found);
    for (uint32_t i = 0; i < 12; i++)
        mix(&h[GATHER], faces[i]);
    mix(&h[FACE], graze_mesh_face(m, index % 14, &triangle));
    mix_vec3(&h[FACE], triangle.a);
    mix_vec3(&h[FACE], triangle.b);
    mix_vec3(&h[FACE], triangle.c);
}

static void hash_query(hash *h, uint32_t index)
{
    raw_query q;
    graze_vec3 vertices[CUBE_VERTICES];
    graze_aabb box;
    raw_segment(index, &q);
    graze_mesh m = mesh_of(index, &q, vertices);
    graze_segment segment = segment_of_raw(q.line);
    mesh_segment_answers a = ask_mesh_segment(&m, &segment);
    mix(&h[OVERLAPS_SEGMENT], a.overlaps);
    mix(&h[LINECAST], a.face);
    mix_face_line_hit(&h[LINECAST], a.result, &a.hit);
    graze_mesh_aabb(&m, &box);
    mix_aabb(&h[AABB], &box);
    hash_faces(h, index, &m, &segment);
    raw_ray(index, &q);
    m = mesh_of(index, &q, vertices);
    graze_ray ray = ray_of_raw(q.line);
    mesh_ray_answers b = ask_mesh_ray(&m, &ray);
    mix(&h[OVERLAPS_RAY], b.overlaps);
    mix(&h[RAYCAST], b.face);
    mix_face_ray_hit(&h[RAYCAST], b.result, &b.hit);
}

void test_hash_mesh(void)
{
    hash got[ROUTINES] = {{0, 0}};
    check_group("hash of meshes");
    for (uint32_t i = 0; i < QUERIES; i++)
        hash_query(got, i);
    hash_check("mesh", got, expected, names, ROUTINES);
}
