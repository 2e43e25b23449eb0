/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of discs that drive along arcs, over the inputs of their oracle. */
#include "../oracle/inputs_arc2.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(1000) };
enum { POINT, AT_WALL, AT_CIRCLE, AT_RECT, ROUTINES };

static const char *const names[ROUTINES] = {"graze_arc2_point", "graze_segment2_arccast",
                                            "graze_circle_arccast", "graze_rect_arccast"};

static const hash expected[ROUTINES] = HASHES(ARC2);

static graze_arc2 arc_of(const arc2_words *w)
{
    graze_arc2 arc;
    arc.center = vec2_of(w->arc);
    arc.start = vec2_of(w->arc + 2);
    arc.turn = w->arc[4];
    return arc;
}

static void mix_turn(hash *h, graze_result result, int32_t turn)
{
    mix(h, (uint32_t)result);
    mix(h, (uint32_t)turn);
}

static void hash_walls(hash *h, const arc2_words *w)
{
    const graze_arc2 arc = arc_of(w);
    graze_segment2 wall;
    graze_vec2 point;
    int32_t turn = 0;
    wall.a = vec2_of(w->target);
    wall.b = vec2_of(w->target + 2);
    const graze_result result = graze_segment2_arccast(&wall, &arc, scalar_of(w->radius), &turn);
    mix_turn(&h[AT_WALL], result, turn);
    graze_arc2_point(&arc, arc.turn, &point);
    mix_vec2(&h[POINT], point);
}

static void hash_circles(hash *h, const arc2_words *w)
{
    const graze_arc2 arc = arc_of(w);
    graze_circle circle;
    int32_t turn = 0;
    circle.center = vec2_of(w->target);
    circle.radius = scalar_of(w->target[2]);
    const graze_result result = graze_circle_arccast(&circle, &arc, scalar_of(w->radius), &turn);
    mix_turn(&h[AT_CIRCLE], result, turn);
}

static void hash_rects(hash *h, const arc2_words *w)
{
    const graze_arc2 arc = arc_of(w);
    graze_rect rect;
    int32_t turn = 0;
    rect.min = vec2_of(w->target);
    rect.max = vec2_of(w->target + 2);
    const graze_result result = graze_rect_arccast(&rect, &arc, scalar_of(w->radius), &turn);
    mix_turn(&h[AT_RECT], result, turn);
}

void test_hash_arc2(void)
{
    const uint64_t seed = UINT64_C(0x6772617a65);
    hash h[ROUTINES] = {{0, 0}};
    arc2_words words;
    check_group("hash of discs on arcs");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_arc2(seed, i, ARC2_WALL, &words);
        hash_walls(h, &words);
        input_arc2(seed, i, ARC2_CIRCLE, &words);
        hash_circles(h, &words);
        input_arc2(seed, i, ARC2_RECT, &words);
        hash_rects(h, &words);
    }
    hash_check("arc2", h, expected, names, ROUTINES);
}
