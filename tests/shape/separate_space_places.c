/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Every place to which a capsule moves is free, by the same routine, over the inputs of the oracles; in both builds. */
#include "../../include/graze/graze.h"
#include "../hash/hash.h"
#include "../oracle/inputs_separate_space.h"
#include "../support/check.h"
#include "../tests.h"

enum { QUERIES = 2000, FREED = QUERIES / 4 };

static graze_segment moved_core(graze_segment core, graze_vec3 by)
{
    core.a = graze_vec3_add(core.a, by);
    core.b = graze_vec3_add(core.b, by);
    return core;
}

static graze_capsule capsule_of_raw(const int32_t *raw)
{
    graze_capsule capsule;
    capsule.core = segment_of_raw(raw);
    capsule.radius = scalar_of(raw[6]);
    return capsule;
}

static bool planes_are_left(const space_words *w, uint32_t *freed)
{
    const graze_plane plane = plane_of_raw(w->plane);
    const graze_vec3 point = vec3_of(w->before), *before = w->has_before ? &point : 0;
    graze_capsule mover = capsule_of_raw(w->mover);
    graze_vec3 move, normal;
    if (graze_plane_separate_capsule(&plane, &mover, before, &move, &normal) != GRAZE_MOVED)
        return true;
    ++*freed;
    mover.core = moved_core(mover.core, move);
    return graze_plane_separate_capsule(&plane, &mover, before, &move, &normal) == GRAZE_FREE;
}

static bool capsules_are_freed(const space_words *w, uint32_t *freed)
{
    const graze_capsule target = capsule_of_raw(w->rod);
    graze_capsule mover = capsule_of_raw(w->rod_mover);
    graze_vec3 move, normal;
    if (graze_capsule_separate_capsule(&target, &mover, &move, &normal) != GRAZE_MOVED)
        return true;
    ++*freed;
    mover.core = moved_core(mover.core, move);
    return graze_capsule_separate_capsule(&target, &mover, &move, &normal) == GRAZE_FREE;
}

static bool boxes_are_freed(const space_words *w, uint32_t *freed)
{
    const graze_aabb box = aabb_of_raw(w->box);
    graze_capsule mover = capsule_of_raw(w->box_mover);
    graze_vec3 move, normal;
    if (graze_aabb_separate_capsule(&box, &mover, &move, &normal) != GRAZE_MOVED)
        return true;
    ++*freed;
    mover.core = moved_core(mover.core, move);
    return graze_aabb_separate_capsule(&box, &mover, &move, &normal) == GRAZE_FREE;
}

/* In the small world a place may be outside of it. */
void test_separate_space_places(void)
{
    space_words words;
    uint32_t freed[3] = {0, 0, 0}, wrong[3] = {0, 0, 0};
    check_group("separate_space_places");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_separate_space(0x706c616365, i, &words);
        const uint32_t kind = i % SPACE_CLASSES;
        if (GRAZE_SMALL_WORLD && kind >= SPACE_NEAR && kind != SPACE_RAW && kind != SPACE_LATTICE)
            continue;
        wrong[0] += planes_are_left(&words, &freed[0]) ? 0u : 1u;
        wrong[1] += capsules_are_freed(&words, &freed[1]) ? 0u : 1u;
        wrong[2] += boxes_are_freed(&words, &freed[2]) ? 0u : 1u;
    }
    CHECK(wrong[0] == 0);
    CHECK(wrong[1] == 0);
    CHECK(wrong[2] == 0);
    CHECK(freed[0] > FREED && freed[1] > FREED && freed[2] > FREED);
}
