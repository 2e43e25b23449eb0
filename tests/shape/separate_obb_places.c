/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Every place to which a sphere or a capsule moves out of an oriented box is free, by the same routine, over the inputs of the
 * oracle; in both builds. */
#include "../../include/graze/graze.h"
#include "../hash/hash.h"
#include "../oracle/inputs_separate_obb.h"
#include "../support/check.h"
#include "../tests.h"

enum { QUERIES = 3000, FREED = QUERIES / 8 };

static graze_obb box_of_raw(const int32_t *raw)
{
    graze_obb box;
    box.center = vec3_of(raw);
    for (int k = 0; k < 3; k++)
        box.axis[k] = vec3_of(raw + 3 + 3 * k);
    box.half = vec3_of(raw + 12);
    return box;
}

static bool sphere_is_freed(const graze_obb *box, const separate_obb_query *q, uint32_t *freed)
{
    graze_sphere mover;
    graze_vec3 move, normal;
    mover.center = vec3_of(q->sphere);
    mover.radius = scalar_of(q->sphere[3]);
    if (graze_obb_separate_sphere(box, &mover, &move, &normal) != GRAZE_MOVED)
        return true;
    ++*freed;
    mover.center = graze_vec3_add(mover.center, move);
    return graze_obb_separate_sphere(box, &mover, &move, &normal) == GRAZE_FREE;
}

static bool capsule_is_freed(const graze_obb *box, const separate_obb_query *q, uint32_t *freed)
{
    graze_capsule mover;
    graze_vec3 move, normal;
    mover.core = segment_of_raw(q->capsule);
    mover.radius = scalar_of(q->capsule[6]);
    if (graze_obb_separate_capsule(box, &mover, &move, &normal) != GRAZE_MOVED)
        return true;
    ++*freed;
    mover.core.a = graze_vec3_add(mover.core.a, move);
    mover.core.b = graze_vec3_add(mover.core.b, move);
    return graze_obb_separate_capsule(box, &mover, &move, &normal) == GRAZE_FREE;
}

/* In the small world a place may be outside of it. */
void test_separate_obb_places(void)
{
    separate_obb_query q;
    uint32_t freed[2] = {0, 0}, wrong[2] = {0, 0};
    check_group("separate_obb_places");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_separate_obb(0x706c616365, i, &q);
        const uint32_t kind = i % OBB_MOVES_CLASSES;
        if (GRAZE_SMALL_WORLD && kind != OBB_MOVES_UNIT && kind != OBB_MOVES_ROOM &&
            kind != OBB_MOVES_RAW)
            continue;
        const graze_obb box = box_of_raw(q.box);
        wrong[0] += sphere_is_freed(&box, &q, &freed[0]) ? 0u : 1u;
        wrong[1] += capsule_is_freed(&box, &q, &freed[1]) ? 0u : 1u;
    }
    CHECK(wrong[0] == 0);
    CHECK(wrong[1] == 0);
    CHECK(freed[0] > FREED / (GRAZE_SMALL_WORLD ? 2 : 1));
    CHECK(freed[1] > FREED / (GRAZE_SMALL_WORLD ? 2 : 1));
}
