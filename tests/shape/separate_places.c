/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Every place to which a shape moves is free, by the same routine, over the inputs of the oracles; in both builds. */
#include "../../include/graze/graze.h"
#include "../hash/hash.h"
#include "../oracle/inputs_separate.h"
#include "../support/check.h"
#include "../tests.h"

enum { QUERIES = 2000, FREED = QUERIES / 4 };

static graze_circle circle_of(const int32_t *raw)
{
    graze_circle circle;
    circle.center = vec2_of(raw);
    circle.radius = scalar_of(raw[3]);
    return circle;
}

static bool boxes_are_freed(const separate_words *w, uint32_t *freed)
{
    const graze_aabb box = aabb_of_raw(w->box);
    graze_aabb mover = aabb_of_raw(w->box_mover);
    graze_vec3 move, normal;
    if (graze_aabb_separate_aabb(&box, &mover, &move, &normal) != GRAZE_MOVED)
        return true;
    ++*freed;
    mover.min = graze_vec3_add(mover.min, move);
    mover.max = graze_vec3_add(mover.max, move);
    return graze_aabb_separate_aabb(&box, &mover, &move, &normal) == GRAZE_FREE;
}

static bool spheres_are_freed(const separate_words *w, uint32_t *freed)
{
    const graze_aabb box = aabb_of_raw(w->box);
    const graze_sphere ball = sphere_of_raw(w->ball);
    graze_sphere mover = sphere_of_raw(w->ball_mover), box_mover = sphere_of_raw(w->box_ball);
    graze_vec3 move, normal;
    bool right = true;
    if (graze_aabb_separate_sphere(&box, &box_mover, &move, &normal) == GRAZE_MOVED) {
        ++*freed;
        box_mover.center = graze_vec3_add(box_mover.center, move);
        right = graze_aabb_separate_sphere(&box, &box_mover, &move, &normal) == GRAZE_FREE;
    }
    if (graze_sphere_separate_sphere(&ball, &mover, &move, &normal) != GRAZE_MOVED)
        return right;
    mover.center = graze_vec3_add(mover.center, move);
    return right && graze_sphere_separate_sphere(&ball, &mover, &move, &normal) == GRAZE_FREE;
}

static bool circles_are_freed(const separate_words *w, uint32_t *freed)
{
    const graze_rect rect = {vec2_of(w->box), vec2_of(w->box + 3)};
    const graze_circle ball = circle_of(w->ball);
    graze_circle mover = circle_of(w->ball_mover), rect_mover = circle_of(w->box_ball);
    graze_vec2 move, normal;
    bool right = true;
    if (graze_rect_separate_circle(&rect, &rect_mover, &move, &normal) == GRAZE_MOVED) {
        ++*freed;
        rect_mover.center = graze_vec2_add(rect_mover.center, move);
        right = graze_rect_separate_circle(&rect, &rect_mover, &move, &normal) == GRAZE_FREE;
    }
    if (graze_circle_separate_circle(&ball, &mover, &move, &normal) != GRAZE_MOVED)
        return right;
    mover.center = graze_vec2_add(mover.center, move);
    return right && graze_circle_separate_circle(&ball, &mover, &move, &normal) == GRAZE_FREE;
}

/* Also to the side of `from`, where it is not NULL. */
static bool faces_are_left(const separate_words *w, uint32_t *freed)
{
    const graze_triangle face = {vec3_of(w->face), vec3_of(w->face + 3), vec3_of(w->face + 6)};
    const graze_vec3 point = vec3_of(w->from), *from = w->has_from ? &point : 0;
    graze_sphere mover = sphere_of_raw(w->face_ball);
    graze_vec3 move, normal;
    if (graze_triangle_separate_sphere(&face, &mover, from, &move, &normal) != GRAZE_MOVED)
        return true;
    ++*freed;
    mover.center = graze_vec3_add(mover.center, move);
    return graze_triangle_separate_sphere(&face, &mover, from, &move, &normal) == GRAZE_FREE;
}

static void check_all(const char *name, bool (*are_freed)(const separate_words *, uint32_t *))
{
    uint32_t freed = 0, wrong = 0;
    separate_words words;
    check_case(name);
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_separate(UINT64_C(0x706c61636573), i, &words); /* "places" */
        wrong += !are_freed(&words, &freed);
    }
    CHECK(wrong == 0);
    CHECK(freed >= FREED);
}

void test_separate_places(void)
{
    check_group("separate_places");
    check_all("boxes", boxes_are_freed);
    check_all("spheres", spheres_are_freed);
    check_all("circles", circles_are_freed);
    check_all("faces", faces_are_left);
}
