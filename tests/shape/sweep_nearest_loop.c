/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shapes that move among many, over inputs of their oracle: the target is that of a loop over casts, and a cast from the place to
 * the same end is not inside a target. */
#include "../../include/graze/graze.h"
#include "../hash/hash.h"
#include "../oracle/many_sweeps.h"
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"

enum { SCENES = 40 * MANY_CLASSES };

typedef struct {
    graze_result result;
    uint32_t index;
    graze_sweep_hit hit;
} answer;

static bool is_less(graze_fraction a, graze_fraction b)
{
    return a < b;
}

static answer loop_over(const many_sweep *m)
{
    answer a = {GRAZE_MISS, GRAZE_NO_INDEX, {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0, 0}};
    for (uint32_t i = 0; i < m->count; i++) {
        graze_sweep_hit hit;
        const graze_result result = many_cast(m, i, m->motion, &hit);
        if (result == GRAZE_MISS || result < a.result ||
            (result == a.result && !is_less(hit.fraction, a.hit.fraction)))
            continue;
        a.result = result;
        a.index = i;
        a.hit = hit;
    }
    return a;
}

#if !GRAZE_FLOAT
/* place + (max - min), where that is a coordinate. */
static graze_scalar other_side(graze_scalar place, graze_scalar min, graze_scalar max)
{
    return (graze_scalar)((int64_t)place + max - min);
}

/* The same mover at the place of a hit. */
static many_sweep moved_to(const many_sweep *m, graze_vec3 place)
{
    many_sweep moved = *m;
    const graze_scalar at[3] = {place.x, place.y, place.z};
    const uint32_t axes = sweep_many_axes(m->kind);
    for (uint32_t i = 0; i < axes; i++) {
        if (sweep_many_mover_words(m->kind) == 2 * axes)
            moved.mover[axes + i] = other_side(at[i], m->mover[i], m->mover[axes + i]);
        moved.mover[i] = at[i];
    }
    return moved;
}

static bool is_in_none(const many_sweep *m, graze_vec3 place)
{
    const many_sweep moved = moved_to(m, place);
    for (uint32_t i = 0; i < m->count; i++)
        if (many_cast(&moved, i, graze_vec3_of(0, 0, 0), 0) == GRAZE_INSIDE)
            return false;
    return true;
}
#endif

/* Returns whether it stops at another place than at the target alone. */
static bool nearest_is_that_of_a_loop(const many_sweep *m)
{
    const answer want = loop_over(m);
    answer got = {GRAZE_MISS, 7, {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0, 0}};
    got.result = many_nearest(m, m->motion, &got.index, &got.hit);
    CHECK(got.result == want.result && got.index == want.index);
    if (want.result == GRAZE_MISS)
        return false;
    CHECK(vec3_equal(got.hit.point, want.hit.point) && vec3_equal(got.hit.normal, want.hit.normal));
    CHECK(!is_less(got.hit.fraction, want.hit.fraction) &&
          !is_less(want.hit.fraction, got.hit.fraction) && got.hit.index == want.hit.index);
    if (want.result == GRAZE_INSIDE)
        return false;
#if !GRAZE_FLOAT /* in floats the casts round */
    CHECK(is_in_none(m, got.hit.center));
#endif
    return !vec3_equal(got.hit.center, want.hit.center);
}

/* In corners some stop earlier; boxes never. */
void test_sweep_nearest_loop(void)
{
    sweep_many_words words;
    many_sweep m;
    check_group("the nearest of many for shapes that move, and a loop");
    for (int kind = 0; kind < MANY_KINDS; kind++) {
        int earlier = 0;
        for (uint32_t i = 0; i < SCENES; i++) {
            input_sweep_many(UINT64_C(0x6c6f6f70), i, kind, &words);
            many_set(&m, kind, &words, scalar_of);
            earlier += nearest_is_that_of_a_loop(&m);
        }
        CHECK(earlier > 0 || kind == MANY_AABB_AABB || kind == MANY_RECT_RECT || GRAZE_FLOAT);
    }
}
