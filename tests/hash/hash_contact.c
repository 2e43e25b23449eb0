/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of contact.h, over the inputs of its oracles. */
#include "../oracle/inputs_contact.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"
#include "hash_planes.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum { TRIANGLE_SPHERE, MESH_SPHERE, CLIP, ROUTINES };

static const char *const names[ROUTINES] = {"graze_triangle_planes_of_sphere",
                                            "graze_mesh_planes_of_sphere", "graze_vec3_clip"};

static const hash expected[ROUTINES] = HASHES(CONTACT);

static void hash_planes(hash *h, const contact_words *w)
{
    graze_vec3 vertices[CONTACT_VERTICES];
    graze_plane planes[CONTACT_FACES];
    const graze_mesh mesh = {vertices, w->indices, w->count};
    const graze_sphere sphere = sphere_of_raw(w->ball);
    const graze_scalar margin = scalar_of(w->margin);
    for (int i = 0; i < CONTACT_VERTICES; i++)
        vertices[i] = vec3_of(w->vertices[i]);
    const graze_triangle face = {vertices[w->indices[0]], vertices[w->indices[1]],
                                 vertices[w->indices[2]]};
    uint32_t found = graze_triangle_planes_of_sphere(&face, &sphere, margin, planes, w->most);
    mix_planes(&h[TRIANGLE_SPHERE], found, planes, w->most);
    found = graze_mesh_planes_of_sphere(&mesh, &sphere, margin, planes, w->most);
    mix_planes(&h[MESH_SPHERE], found, planes, w->most);
}

static void hash_clip(hash *h, const clip_words *w)
{
    graze_plane planes[CLIP_MOST_PLANES];
    for (uint32_t i = 0; i < w->count; i++) {
        planes[i].point = vec3_of(w->motion);
        planes[i].normal = vec3_of(w->normals[i]);
    }
    mix_vec3(&h[CLIP], graze_vec3_clip(vec3_of(w->motion), planes, w->count));
}

void test_hash_contact(void)
{
    hash h[ROUTINES] = {{0, 0}};
    contact_words contacts;
    clip_words clips;
    check_group("hash of planes of contact");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_contact(UINT64_C(0x6772617a65), i, &contacts);
        hash_planes(h, &contacts);
        input_clip(UINT64_C(0x6772617a65), i, &clips);
        hash_clip(h, &clips);
    }
    hash_check("contact", h, expected, names, ROUTINES);
}
