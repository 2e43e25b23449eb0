/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Every place to which a capsule moves out of a face is free, by the same routine, over the inputs of the oracle; in both builds. */
#include "../../include/graze/graze.h"
#include "../hash/hash.h"
#include "../oracle/inputs_separate_cores.h"
#include "../support/check.h"
#include "../tests.h"

enum { QUERIES = CORE_CLASSES * 150, FREED = QUERIES / 8 };

static bool is_left(const separate_core_words *w, uint32_t *freed)
{
    const int32_t *f = w->shapes.face, *c = w->shapes.capsule;
    const graze_triangle face = {vec3_of(f), vec3_of(f + 3), vec3_of(f + 6)};
    const graze_vec3 point = vec3_of(w->before), *before = w->has_before ? &point : 0;
    graze_capsule mover;
    graze_vec3 move, normal;
    mover.core = segment_of_raw(c);
    mover.radius = scalar_of(c[6]);
    if (graze_triangle_separate_capsule(&face, &mover, before, &move, &normal) != GRAZE_MOVED)
        return true;
    ++*freed;
    mover.core.a = graze_vec3_add(mover.core.a, move);
    mover.core.b = graze_vec3_add(mover.core.b, move);
    return graze_triangle_separate_capsule(&face, &mover, before, &move, &normal) == GRAZE_FREE;
}

/* In the small world a place may be outside of it. */
static bool is_judged(uint32_t kind)
{
    return !GRAZE_SMALL_WORLD || kind < 3 || kind == CORE_RAW;
}

void test_separate_core_places(void)
{
    separate_core_words words;
    uint32_t freed = 0, wrong = 0;
    check_group("separate_core_places");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_separate_core(0x706c616365, i, &words);
        if (is_judged(i % CORE_CLASSES))
            wrong += is_left(&words, &freed) ? 0u : 1u;
    }
    CHECK(wrong == 0);
    CHECK(GRAZE_SMALL_WORLD || freed >= FREED);
}
