/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A capsule and a triangle or a parallelogram. The floor has corners at (1, 1, 2), (5, 1, 2) and (1, 5, 2). */
#include "face_rest.h"
#include "../support/policy.h"
#include "../tests.h"

static void face_capsule_stays_apart(void)
{
    check_capsule(&floor_faces, P(2, 2, 5), P(3, 2, 9), GRAZE_C(3) - RAW, false);
    check_capsule(&floor_faces, P(-9, -3, 6), P(9, -3, 6), GRAZE_C(5.5), false);
    check_capsule(&floor_faces, P(7.5, 0, 0), P(7.5, 0, 9), GRAZE_C(2), false);
    check_capsule(&floor_triangle, P(5, 5, -3), P(5, 5, 9), GRAZE_C(2.75), false);
    check_capsule(&floor_faces, P(20, 0, 2), P(0, 20, 2), GRAZE_C(5), false);
}

/* An end above the inside, one beside an edge, one at a corner; the core above an edge, beside one, and at a corner. */
static void face_capsule_only_touches(void)
{
    check_capsule(&floor_faces, P(2, 2, 5), P(3, 2, 9), GRAZE_C(3), true);
    check_capsule(&floor_faces, P(2, 2, 5), P(9, 2, 5), GRAZE_C(3), true);
    check_capsule(&floor_faces, P(3, -3, 5), P(3, -9, 5), GRAZE_C(5), true);
    check_capsule(&floor_faces, P(3, -3, 5), P(3, -9, 5), GRAZE_C(5) - RAW, false);
    check_capsule(&floor_faces, P(-1, -2, 8), P(-2, -9, 8), GRAZE_C(7), true);
    check_capsule(&floor_faces, P(-1, -2, 8), P(-2, -9, 8), GRAZE_C(7) - RAW, false);
    check_capsule(&floor_faces, P(3, -7, 2), P(3, 1, 8), GRAZE_C(4.8125), true);
    check_capsule(&floor_faces, P(2, -4, 7), P(4, -2, 5), GRAZE_C(5), true);
    check_capsule(&floor_faces, P(2, -7, 8), P(4, 1, 2), 0, true);
    check_capsule(&floor_faces, P(-3, 5, 5), P(-3, -3, 5), GRAZE_C(5), true);
    check_capsule(&floor_faces, P(-3, 5, 5), P(-3, -3, 5), GRAZE_C(5) - RAW, false);
    check_capsule(&floor_parallelogram, P(8, 9, 8), P(8, 5, 8), GRAZE_C(6.75), true);
    check_capsule(&floor_triangle, P(5, 5, 9), P(5, 5, -9), GRAZE_C(2.875), true);
}

static void face_capsule_meets(void)
{
    check_capsule(&floor_faces, P(2, 2, 9), P(2, 2, -9), 0, true);
    check_capsule(&floor_faces, P(2, 2, 9), P(2, 2, 3), GRAZE_C(1) + RAW, true);
    check_capsule(&floor_faces, P(0, 0, 9), P(0, 0, -9), GRAZE_C(1.5), true);
    check_capsule(&floor_faces, P(-9, 2, 2), P(9, 2, 2), 0, true);
    check_capsule(&floor_parallelogram, P(5, 5, 9), P(4, 4, -9), 0, true);
}

static void face_capsule_is_within(void)
{
    check_capsule(&floor_faces, P(3, 3, 2), P(4, 3, 2), GRAZE_C(50), true);
    check_capsule(&floor_faces, P(2, 2, 2), P(3, 2, 2), 0, true);
}

/* A core of one point, and radius 0: in the plane of the face, and on its border. */
static void face_capsule_meets_a_flat_one(void)
{
    check_capsule(&floor_faces, P(2, 2, 5), P(2, 2, 5), GRAZE_C(3), true);
    check_capsule(&floor_faces, P(2, 2, 5), P(2, 2, 5), GRAZE_C(3) - RAW, false);
    check_capsule(&floor_faces, P(2, 2, 2), P(2, 2, 2), 0, true);
    check_capsule(&floor_faces, P(1, 0, 2), P(1, 9, 2), 0, true);
    check_capsule(&floor_faces, P(0, 2, 2), P(2, 0, 2), 0, true);
    check_capsule(&floor_triangle, P(6, 0.0000152587890625, 2), P(0.0000152587890625, 6, 2), 0,
                  false);
    check_capsule(&floor_triangle, P(6, 0, 2), P(0, 6, 2), 0, true);
}

static void face_capsule_meets_an_empty_one(void)
{
    check_capsule(&floor_faces, P(2, 2, 9), P(2, 2, -9), -RAW, false);
    check_capsule(&floor_faces, P(2, 2, 2), P(3, 2, 2), GRAZE_C(-8), false);
}

static void face_capsule_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar low = INT32_MIN, high = INT32_MAX;
    const graze_triangle t = {{low, low, low}, {high, low, low}, {low, high, low}};
    const graze_parallelogram p = {{high - 4, 0, 0}, {high, 0, 0}, {0, high, 0}};
    const any_face f = face_of_triangle(&t), g = face_of_parallelogram(&p);
    const graze_segment across = {{-9, -9, -1}, {high, high, high}};
    const graze_segment above = {{high, -5, 4}, {high, high, 4}};
    const graze_segment pole = {{0, -3, low}, {0, -3, high}};
    CHECK(face_overlaps_capsule(&f, across, high));
    CHECK(!face_overlaps_capsule(&f, across, high - 1));
    CHECK(face_overlaps_capsule(&g, above, 4));
    CHECK(!face_overlaps_capsule(&g, above, 3));
    CHECK(face_overlaps_capsule(&f, pole, 3));
    CHECK(face_overlaps_capsule(&f, pole, 0));
#endif
}

/* All numbers are near, but a corner that is their sum is not, so neither is its way to the core. */
static void face_capsule_has_a_far_corner(void)
{
#if !GRAZE_FLOAT
    const graze_scalar last = 0x1FFFFFFF, half = last / 2;
    const graze_parallelogram wide = {{half, 0, last}, {-last, 0, last}, {0, 0, -last}};
    const graze_parallelogram tall = {{-half, -half, -last}, {half, 0, -last}, {0, 0, -half}};
    const graze_capsule below = {{{last, -last, -last}, {-last, -last, half}}, 1};
    const graze_capsule above = {{{-half, 0, last}, {last, 0, -last}}, last};
    CHECK(!graze_parallelogram_overlaps_capsule(&wide, &below));
    CHECK(!graze_parallelogram_overlaps_capsule(&tall, &above));
#endif
}

/* A NaN in one number of the face or the capsule. */
static void face_capsule_has_no_number(void)
{
    const graze_scalar numbers[16] = {GRAZE_C(0.25), 0,          GRAZE_C(0.5), GRAZE_C(4),
                                      GRAZE_C(1),    0,          GRAZE_C(1),   GRAZE_C(5),
                                      GRAZE_C(1),    GRAZE_C(2), GRAZE_C(1),   GRAZE_C(1),
                                      GRAZE_C(1),    GRAZE_C(1), GRAZE_C(2),   GRAZE_C(9)};
    for (int i = 0; i < 2 * 16; i++) {
        graze_scalar n[16];
        for (int k = 0; k < 16; k++)
            n[k] = k == i / 2 ? some_nan() : numbers[k];
        const any_face f = face_of_numbers(i % 2, n), g = face_of_numbers(i % 2, numbers);
        const graze_segment lost = {{n[9], n[10], n[11]}, {n[12], n[13], n[14]}};
        const graze_segment core = {{numbers[9], numbers[10], numbers[11]},
                                    {numbers[12], numbers[13], numbers[14]}};
        CHECK(!face_overlaps_capsule(&f, lost, n[15]) || !IS_FLOAT);
        CHECK(face_overlaps_capsule(&g, core, numbers[15]));
    }
}

/* A face without area is a segment, or a point. */
static void face_capsule_has_no_normal(void)
{
    const some_faces line = {BOTH, {AT(0, 0, 0), AT(4, 0, 0), AT(8, 0, 0)}};
    const some_faces longer = {PARALLELOGRAM, {AT(0, 0, 0), AT(4, 0, 0), AT(8, 0, 0)}};
    const some_faces point = {BOTH, {AT(2, 3, 4), AT(2, 3, 4), AT(2, 3, 4)}};
    check_capsule(&line, P(6, 3, -4), P(6, 3, 9), GRAZE_C(3), true);
    check_capsule(&line, P(6, 3, -4), P(6, 3, 9), GRAZE_C(3) - RAW, false);
    check_capsule(&line, P(6, 3, -4), P(6, -3, -4), GRAZE_C(4), true);
    check_capsule(&line, P(3, -2, 0), P(5, 2, 0), 0, true);
    check_capsule(&longer, P(13, 9, -2), P(13, 2, -2), GRAZE_C(3), true);
    check_capsule(&longer, P(13, 9, -2), P(13, 2, -2), GRAZE_C(3) - RAW, false);
    check_capsule(&point, P(0, 0, 7), P(4, 0, 8), GRAZE_C(4.625), true);
    check_capsule(&point, P(2, 9, 4), P(2, 6, 4), GRAZE_C(3), true);
    check_capsule(&point, P(2, 9, 4), P(2, 6, 4), GRAZE_C(3) - RAW, false);
}

void test_face_capsule(void)
{
    SOLID_COLUMN(face_capsule);
    face_capsule_has_a_far_corner();
}
