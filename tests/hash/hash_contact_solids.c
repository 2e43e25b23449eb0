/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of the planes of contact of planes and solids, over the inputs of their oracle. */
#include "../oracle/inputs_contact_solids.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum {
    PLANE_SPHERE,
    PLANE_CAPSULE,
    AABB_SPHERE,
    OBB_SPHERE,
    SPHERE_SPHERE,
    CAPSULE_SPHERE,
    SPHERE_CAPSULE,
    CAPSULE_CAPSULE,
    ROUTINES
};

static const char *const names[ROUTINES] = {
    "graze_plane_planes_of_sphere",   "graze_plane_planes_of_capsule",
    "graze_aabb_planes_of_sphere",    "graze_obb_planes_of_sphere",
    "graze_sphere_planes_of_sphere",  "graze_capsule_planes_of_sphere",
    "graze_sphere_planes_of_capsule", "graze_capsule_planes_of_capsule"};

static const hash expected[ROUTINES] = HASHES(CONTACT_SOLIDS);

static graze_capsule capsule_of_raw(const int32_t *raw)
{
    const graze_capsule capsule = {{vec3_of(raw), vec3_of(raw + 3)}, scalar_of(raw[6])};
    return capsule;
}

/* At most one. */
static void mix_plane(hash *h, uint32_t found, const graze_plane *plane)
{
    mix(h, found);
    if (found > 0) {
        mix_vec3(h, plane->point);
        mix_vec3(h, plane->normal);
    }
}

static void hash_flats(hash *h, const contact_solid_words *w, graze_scalar margin)
{
    graze_plane p;
    const graze_plane plane = {vec3_of(w->space.plane), vec3_of(w->space.plane + 3)};
    const graze_aabb box = {vec3_of(w->space.box), vec3_of(w->space.box + 3)};
    const int32_t *o = w->oriented.box;
    const graze_obb oriented = {
        vec3_of(o), {vec3_of(o + 3), vec3_of(o + 6), vec3_of(o + 9)}, vec3_of(o + 12)};
    const graze_capsule capsule = capsule_of_raw(w->space.mover);
    const graze_capsule at_box = capsule_of_raw(w->space.box_mover),
                        at_oriented = capsule_of_raw(w->oriented.capsule);
    const graze_sphere ball = {capsule.core.a, capsule.radius},
                       box_ball = {at_box.core.a, at_box.radius},
                       oriented_ball = {at_oriented.core.a, at_oriented.radius};
    mix_plane(&h[PLANE_SPHERE], graze_plane_planes_of_sphere(&plane, &ball, margin, &p, 1), &p);
    mix_plane(&h[PLANE_CAPSULE], graze_plane_planes_of_capsule(&plane, &capsule, margin, &p, 1),
              &p);
    mix_plane(&h[AABB_SPHERE], graze_aabb_planes_of_sphere(&box, &box_ball, margin, &p, 1), &p);
    mix_plane(&h[OBB_SPHERE], graze_obb_planes_of_sphere(&oriented, &oriented_ball, margin, &p, 1),
              &p);
}

static void hash_rods(hash *h, const contact_solid_words *w, graze_scalar margin)
{
    graze_plane p;
    const graze_capsule rod = capsule_of_raw(w->space.rod),
                        mover = capsule_of_raw(w->space.rod_mover);
    const graze_sphere ball = {rod.core.a, rod.radius}, ball_mover = {mover.core.a, mover.radius};
    mix_plane(&h[SPHERE_SPHERE], graze_sphere_planes_of_sphere(&ball, &ball_mover, margin, &p, 1),
              &p);
    mix_plane(&h[CAPSULE_SPHERE], graze_capsule_planes_of_sphere(&rod, &ball_mover, margin, &p, 1),
              &p);
    mix_plane(&h[SPHERE_CAPSULE], graze_sphere_planes_of_capsule(&ball, &mover, margin, &p, 1), &p);
    mix_plane(&h[CAPSULE_CAPSULE], graze_capsule_planes_of_capsule(&rod, &mover, margin, &p, 1),
              &p);
}

void test_hash_contact_solids(void)
{
    hash h[ROUTINES] = {{0, 0}};
    contact_solid_words words;
    check_group("hash of planes of contact of solids");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_contact_solids(UINT64_C(0x6772617a65), i, &words);
        hash_flats(h, &words, scalar_of(words.margin));
        hash_rods(h, &words, scalar_of(words.margin));
    }
    hash_check("contact_solids", h, expected, names, ROUTINES);
}
