/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of the moves out of planes, and of capsules, over the inputs of their oracles. */
#include "../oracle/inputs_separate_space.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(2000) };
enum {
    PLANE_SPHERE,
    PLANE_CAPSULE,
    CAPSULE_SPHERE,
    SPHERE_CAPSULE,
    CAPSULE_CAPSULE,
    AABB_CAPSULE,
    ROUTINES
};

static const char *const names[ROUTINES] = {
    "graze_plane_separate_sphere",    "graze_plane_separate_capsule",
    "graze_capsule_separate_sphere",  "graze_sphere_separate_capsule",
    "graze_capsule_separate_capsule", "graze_aabb_separate_capsule"};

static const hash expected[ROUTINES] = HASHES(SEPARATE_SPACE);

static graze_capsule capsule_of_raw(const int32_t *raw)
{
    graze_capsule capsule;
    capsule.core = segment_of_raw(raw);
    capsule.radius = scalar_of(raw[6]);
    return capsule;
}

static graze_sphere ball_of(const graze_capsule *capsule)
{
    graze_sphere ball;
    ball.center = capsule->core.a;
    ball.radius = capsule->radius;
    return ball;
}

static void mix_move(hash *h, graze_separation result, const graze_vec3 *move,
                     const graze_vec3 *normal)
{
    mix(h, result);
    mix_vec3(h, *move);
    mix_vec3(h, *normal);
}

static void hash_planes(hash *h, const space_words *w)
{
    const graze_plane plane = plane_of_raw(w->plane);
    const graze_capsule mover = capsule_of_raw(w->mover);
    const graze_sphere ball = ball_of(&mover);
    const graze_vec3 point = vec3_of(w->before), *before = w->has_before ? &point : 0;
    graze_vec3 move = {0, 0, 0}, normal = {0, 0, 0};
    graze_separation result = graze_plane_separate_sphere(&plane, &ball, before, &move, &normal);
    mix_move(&h[PLANE_SPHERE], result, &move, &normal);
    result = graze_plane_separate_capsule(&plane, &mover, before, &move, &normal);
    mix_move(&h[PLANE_CAPSULE], result, &move, &normal);
}

static void hash_capsules(hash *h, const space_words *w)
{
    const graze_capsule rod = capsule_of_raw(w->rod), mover = capsule_of_raw(w->rod_mover);
    const graze_sphere ball = ball_of(&rod), ball_mover = ball_of(&mover);
    graze_vec3 move = {0, 0, 0}, normal = {0, 0, 0};
    graze_separation result = graze_capsule_separate_sphere(&rod, &ball_mover, &move, &normal);
    mix_move(&h[CAPSULE_SPHERE], result, &move, &normal);
    result = graze_sphere_separate_capsule(&ball, &mover, &move, &normal);
    mix_move(&h[SPHERE_CAPSULE], result, &move, &normal);
    result = graze_capsule_separate_capsule(&rod, &mover, &move, &normal);
    mix_move(&h[CAPSULE_CAPSULE], result, &move, &normal);
}

static void hash_box(hash *h, const space_words *w)
{
    const graze_aabb box = aabb_of_raw(w->box);
    const graze_capsule mover = capsule_of_raw(w->box_mover);
    graze_vec3 move = {0, 0, 0}, normal = {0, 0, 0};
    const graze_separation result = graze_aabb_separate_capsule(&box, &mover, &move, &normal);
    mix_move(&h[AABB_CAPSULE], result, &move, &normal);
}

void test_hash_separate_space(void)
{
    hash h[ROUTINES] = {{0, 0}};
    space_words words;
    check_group("hash of moves in space");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_separate_space(UINT64_C(0x6772617a65), i, &words);
        hash_planes(h, &words);
        hash_capsules(h, &words);
        hash_box(h, &words);
    }
    hash_check("separate_space", h, expected, names, ROUTINES);
}
