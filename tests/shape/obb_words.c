/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Oriented boxes with boxes: properties for any words. Fixed build only. */
#include "boxes.h"
#include "../support/check.h"
#include "../support/raw_inputs.h"
#include "../tests.h"

#if GRAZE_FLOAT

void test_obb_words(void)
{
    check_group("oriented boxes of any words");
}

#else

static graze_vec3 words_of(const int32_t *words)
{
    return graze_vec3_of(words[0], words[1], words[2]);
}

/* Two boxes with a common point overlap; a box overlaps a box of one point exactly if it
 * contains the point; and an axis-aligned box gives the same results as an oriented box. */
static void check_query(const raw_query *q, const raw_query *other)
{
    graze_obb a = obb_of(words_of(q->box), words_of(q->box + 3), words_of(other->box),
                         words_of(q->line + 3), words_of(other->box + 3));
    graze_aabb b = aabb_of(words_of(q->box), words_of(q->box + 3));
    graze_vec3 p = words_of(q->line);
    graze_aabb point = aabb_of(p, p);
    graze_obb at = obb_of_aabb(point);
    bool in_a = graze_obb_contains_point(&a, &p), in_b = graze_aabb_contains_point(&b, &p);
    CHECK(graze_obb_overlaps_aabb(&a, &point) == in_a);
    CHECK(graze_obb_overlaps_obb(&a, &at) == in_a && graze_obb_overlaps_obb(&at, &a) == in_a);
    CHECK(!in_a || !in_b || graze_obb_overlaps_aabb(&a, &b));
    for (int i = 0; i < 3; i++) { /* makes the sizes even, and small enough */
        (&b.min.x)[i] /= 2;
        (&b.max.x)[i] /= 2;
        (&b.max.x)[i] -= ((&b.max.x)[i] - (&b.min.x)[i]) % 2;
    }
    graze_obb same = obb_of_aabb(b);
    bool meet = graze_obb_overlaps_aabb(&a, &b);
    CHECK(graze_obb_overlaps_obb(&a, &same) == meet && graze_obb_overlaps_obb(&same, &a) == meet);
}

void test_obb_words(void)
{
    raw_query q, other;
    check_group("oriented boxes of any words");
    for (uint32_t i = 0; i < 2000; i++) {
        raw_segment(i, &q);
        raw_point(i + 7, &other);
        check_query(&q, &other);
    }
}

#endif
