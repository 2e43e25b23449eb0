/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of boxes and rectangles that move, over the inputs of their oracle. */
#include "../oracle/inputs_sweep_boxes.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(4000) };
enum { RECT_RECT, AABB_AABB, ROUTINES };

static const char *const names[ROUTINES] = {"graze_rect_rectcast", "graze_aabb_aabbcast"};

static const hash expected[ROUTINES] = HASHES(SWEEP_BOXES);

static void mix_part(hash *h, graze_fraction fraction, graze_feature feature, int32_t index)
{
    mix_scalar(h, fraction);
    mix(h, (uint32_t)feature);
    mix(h, (uint32_t)index);
}

static void hash_rects(hash *h, const sweep_boxes_words *w)
{
    graze_sweep_hit2 hit = {{0, 0}, {0, 0}, {0, 0}, 0, 0, 0};
    graze_rect rect, mover;
    rect.min = vec2_of(w->low);
    rect.max = vec2_of(w->high);
    mover.min = vec2_of(w->min);
    mover.max = vec2_of(w->max);
    mix(h, (uint32_t)graze_rect_rectcast(&rect, &mover, vec2_of(w->motion), &hit));
    mix_vec2(h, hit.center);
    mix_vec2(h, hit.point);
    mix_vec2(h, hit.normal);
    mix_part(h, hit.fraction, hit.feature, hit.index);
}

static void hash_aabbs(hash *h, const sweep_boxes_words *w)
{
    graze_sweep_hit hit = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0, 0};
    graze_aabb box, mover;
    box.min = vec3_of(w->low);
    box.max = vec3_of(w->high);
    mover.min = vec3_of(w->min);
    mover.max = vec3_of(w->max);
    mix(h, (uint32_t)graze_aabb_aabbcast(&box, &mover, vec3_of(w->motion), &hit));
    mix_vec3(h, hit.center);
    mix_vec3(h, hit.point);
    mix_vec3(h, hit.normal);
    mix_part(h, hit.fraction, hit.feature, hit.index);
}

void test_hash_sweep_boxes(void)
{
    hash h[ROUTINES] = {{0, 0}};
    sweep_boxes_words words;
    check_group("hash of boxes that move");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_sweep_boxes(UINT64_C(0x6772617a65), i, &words);
        hash_rects(&h[RECT_RECT], &words);
        hash_aabbs(&h[AABB_AABB], &words);
    }
    hash_check("sweep_boxes", h, expected, names, ROUTINES);
}
