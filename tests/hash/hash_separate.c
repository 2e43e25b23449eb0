/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of the moves that free a shape, over the inputs of their oracle. */
#include "../oracle/inputs_separate.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum {
    AABB_AABB,
    RECT_RECT,
    AABB_SPHERE,
    SPHERE_SPHERE,
    RECT_CIRCLE,
    CIRCLE_CIRCLE,
    TRIANGLE_SPHERE,
    ROUTINES
};

static const char *const names[ROUTINES] = {
    "graze_aabb_separate_aabb",      "graze_rect_separate_rect",   "graze_aabb_separate_sphere",
    "graze_sphere_separate_sphere",  "graze_rect_separate_circle", "graze_circle_separate_circle",
    "graze_triangle_separate_sphere"};

static const hash expected[ROUTINES] = HASHES(SEPARATE);

static graze_rect rect_of(const graze_aabb *box)
{
    graze_rect rect;
    rect.min.x = box->min.x;
    rect.min.y = box->min.y;
    rect.max.x = box->max.x;
    rect.max.y = box->max.y;
    return rect;
}

static void mix_move3(hash *h, graze_separation result, const graze_vec3 *move,
                      const graze_vec3 *normal)
{
    mix(h, result);
    mix_vec3(h, *move);
    mix_vec3(h, *normal);
}

static void mix_move2(hash *h, graze_separation result, const graze_vec2 *move,
                      const graze_vec2 *normal)
{
    mix(h, result);
    mix_vec2(h, *move);
    mix_vec2(h, *normal);
}

static void hash_separate_boxes(hash *h, const separate_words *w)
{
    const graze_aabb box = aabb_of_raw(w->box), mover = aabb_of_raw(w->box_mover);
    const graze_rect rect = rect_of(&box), rect_mover = rect_of(&mover);
    graze_vec3 move = {0, 0, 0}, normal = {0, 0, 0};
    graze_vec2 move2 = {0, 0}, normal2 = {0, 0};
    graze_separation result = graze_aabb_separate_aabb(&box, &mover, &move, &normal);
    mix_move3(&h[AABB_AABB], result, &move, &normal);
    result = graze_rect_separate_rect(&rect, &rect_mover, &move2, &normal2);
    mix_move2(&h[RECT_RECT], result, &move2, &normal2);
}

static graze_circle circle_of(const graze_sphere *ball)
{
    graze_circle circle;
    circle.center.x = ball->center.x;
    circle.center.y = ball->center.y;
    circle.radius = ball->radius;
    return circle;
}

static void hash_separate_spheres(hash *h, const separate_words *w)
{
    const graze_aabb box = aabb_of_raw(w->box);
    const graze_sphere ball = sphere_of_raw(w->ball), mover = sphere_of_raw(w->ball_mover),
                       box_mover = sphere_of_raw(w->box_ball);
    graze_vec3 move = {0, 0, 0}, normal = {0, 0, 0};
    graze_separation result = graze_aabb_separate_sphere(&box, &box_mover, &move, &normal);
    mix_move3(&h[AABB_SPHERE], result, &move, &normal);
    result = graze_sphere_separate_sphere(&ball, &mover, &move, &normal);
    mix_move3(&h[SPHERE_SPHERE], result, &move, &normal);
}

static void hash_separate_circles(hash *h, const separate_words *w)
{
    const graze_aabb box = aabb_of_raw(w->box);
    const graze_sphere ball = sphere_of_raw(w->ball), mover = sphere_of_raw(w->ball_mover),
                       box_mover = sphere_of_raw(w->box_ball);
    const graze_rect rect = rect_of(&box);
    const graze_circle circle = circle_of(&ball), circle_mover = circle_of(&mover),
                       rect_mover = circle_of(&box_mover);
    graze_vec2 move = {0, 0}, normal = {0, 0};
    graze_separation result = graze_rect_separate_circle(&rect, &rect_mover, &move, &normal);
    mix_move2(&h[RECT_CIRCLE], result, &move, &normal);
    result = graze_circle_separate_circle(&circle, &circle_mover, &move, &normal);
    mix_move2(&h[CIRCLE_CIRCLE], result, &move, &normal);
}

static void hash_separate_faces(hash *h, const separate_words *w)
{
    const graze_triangle face = {vec3_of(w->face), vec3_of(w->face + 3), vec3_of(w->face + 6)};
    const graze_sphere mover = sphere_of_raw(w->face_ball);
    const graze_vec3 from = vec3_of(w->from);
    graze_vec3 move = {0, 0, 0}, normal = {0, 0, 0};
    const graze_separation result =
        graze_triangle_separate_sphere(&face, &mover, w->has_from ? &from : 0, &move, &normal);
    mix_move3(&h[TRIANGLE_SPHERE], result, &move, &normal);
}

void test_hash_separate(void)
{
    hash h[ROUTINES] = {{0, 0}};
    separate_words words;
    check_group("hash of moves out of shapes");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_separate(UINT64_C(0x6772617a65), i, &words);
        hash_separate_boxes(h, &words);
        hash_separate_spheres(h, &words);
        hash_separate_circles(h, &words);
        hash_separate_faces(h, &words);
    }
    hash_check("separate", h, expected, names, ROUTINES);
}
