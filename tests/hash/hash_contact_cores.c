/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of planes of contact of capsules, over the inputs of their oracles. */
#include "../oracle/inputs_aabb_capsule.h"
#include "../oracle/inputs_contact_core_obb.h"
#include "../oracle/inputs_contact_cores.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"
#include "hash_planes.h"

enum { QUERIES = HASH_QUERIES(2000) };
enum { TRIANGLE, MESH, BOX, ORIENTED, ROUTINES };

static const char *const names[ROUTINES] = {
    "graze_triangle_planes_of_capsule", "graze_mesh_planes_of_capsule",
    "graze_aabb_planes_of_capsule", "graze_obb_planes_of_capsule"};

static const hash expected[ROUTINES] = HASHES(CONTACT_CORES);

static void hash_planes(hash *h, const contact_core_words *q)
{
    const contact_words *w = &q->mesh;
    graze_vec3 vertices[CONTACT_VERTICES];
    graze_plane planes[CONTACT_FACES];
    const graze_mesh mesh = {vertices, w->indices, w->count};
    const graze_capsule capsule = {{vec3_of(q->capsule), vec3_of(q->capsule + 3)},
                                   scalar_of(q->capsule[6])};
    const graze_scalar margin = scalar_of(w->margin);
    for (int i = 0; i < CONTACT_VERTICES; i++)
        vertices[i] = vec3_of(w->vertices[i]);
    const graze_triangle face = {vertices[w->indices[0]], vertices[w->indices[1]],
                                 vertices[w->indices[2]]};
    uint32_t found = graze_triangle_planes_of_capsule(&face, &capsule, margin, planes, w->most);
    mix_planes(&h[TRIANGLE], found, planes, w->most);
    found = graze_mesh_planes_of_capsule(&mesh, &capsule, margin, planes, w->most);
    mix_planes(&h[MESH], found, planes, w->most);
}

static void hash_box(hash *h, const aabb_capsule_query *q)
{
    graze_plane plane;
    const graze_aabb box = {vec3_of(q->box), vec3_of(q->box + 3)};
    const graze_scalar radius = scalar_of(q->capsule[6]), margin = radius / 4;
    const graze_capsule capsule = {{vec3_of(q->capsule), vec3_of(q->capsule + 3)}, radius - margin};
    const uint32_t found = graze_aabb_planes_of_capsule(&box, &capsule, margin, &plane, 1);
    mix_planes(&h[BOX], found, &plane, 1);
}

static void hash_oriented(hash *h, const contact_core_obb_query *q)
{
    graze_plane plane;
    graze_obb box;
    const graze_capsule capsule = {{vec3_of(q->capsule), vec3_of(q->capsule + 3)},
                                   scalar_of(q->capsule[6])};
    box.center = vec3_of(q->box);
    for (int k = 0; k < 3; k++)
        box.axis[k] = vec3_of(q->box + 3 + 3 * k);
    box.half = vec3_of(q->box + 12);
    const uint32_t found =
        graze_obb_planes_of_capsule(&box, &capsule, scalar_of(q->margin), &plane, q->most);
    mix_planes(&h[ORIENTED], found, &plane, q->most);
}

void test_hash_contact_cores(void)
{
    hash h[ROUTINES] = {{0, 0}};
    contact_core_words words;
    aabb_capsule_query boxes;
    contact_core_obb_query oriented;
    check_group("hash of planes of contact of capsules");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_contact_core(UINT64_C(0x6772617a65), i, &words);
        hash_planes(h, &words);
        input_aabb_capsule(UINT64_C(0x6772617a65), i, &boxes);
        hash_box(h, &boxes);
        input_contact_core_obb(UINT64_C(0x6772617a65), i, &oriented);
        hash_oriented(h, &oriented);
    }
    hash_check("contact_cores", h, expected, names, ROUTINES);
}
