/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A box and a triangle or a parallelogram. */
#include "face_rest.h"
#include "../support/policy.h"
#include "../tests.h"

/* x + y + z = 6, between the axes; the parallelogram has its fourth corner at (-6, 6, 6). */
static const some_faces slope = {BOTH, {AT(6, 0, 0), AT(0, 6, 0), AT(0, 0, 6)}};
static const some_faces slope_triangle = {TRIANGLE, {AT(6, 0, 0), AT(0, 6, 0), AT(0, 0, 6)}};

#define R 0.0000152587890625 /* RAW */

/* Separated by an axis of the world, by the plane, or by an edge of each. */
static void face_aabb_stays_apart(void)
{
    check_box(&floor_faces, P(0, 0, 3), P(9, 9, 4), false);
    check_box(&floor_faces, P(0, 0, 0), P(9, 9, 1.5), false);
    check_box(&floor_faces, P(-4, 0, 0), P(0.5, 9, 4), false);
    check_box(&floor_faces, P(0, 6, 0), P(9, 9, 4), false);
    check_box(&slope, P(0, 0, 0), P(1.5, 2, 2), false);
    check_box(&slope, P(3, 3, 1), P(4, 4, 2), false);
    check_box(&floor_triangle, P(4, 4, 0), P(6, 6, 4), false);
    check_box(&slope_triangle, P(-3, 4, 4), P(-1, 7, 7), false);
}

/* Faces, edges and corners of the box touch; with one raw unit between them they do not. */
static void touches_along_axes(void)
{
    check_box(&floor_faces, P(0, 0, 2), P(9, 9, 4), true);
    check_box(&floor_faces, P(0, 0, 2 + R), P(9, 9, 4), false);
    check_box(&floor_faces, P(2, 2, 0), P(2.5, 2.5, 2), true);
    check_box(&floor_faces, P(2, 2, 0), P(2.5, 2.5, 2 - R), false);
    check_box(&floor_faces, P(-1, 0, 0), P(1, 9, 4), true);
    check_box(&floor_faces, P(-1, 0, 0), P(1 - R, 9, 4), false);
    check_box(&floor_faces, P(5, 0, 0), P(6, 2, 4), true);
    check_box(&floor_faces, P(5 + R, 0, 0), P(6, 2, 4), false);
    check_box(&floor_faces, P(5, 0, 0), P(6, 1, 2), true);
    check_box(&floor_faces, P(5, 0, 0), P(6, 1 - R, 2), false);
    check_box(&floor_parallelogram, P(5, 5, 2), P(6, 6, 4), true);
    check_box(&floor_parallelogram, P(5, 5 + R, 2), P(6, 6, 4), false);
}

static void touches_across(void)
{
    check_box(&slope, P(0, 0, 0), P(2, 2, 2), true);
    check_box(&slope, P(0, 0, 0), P(2, 2, 2 - R), false);
    check_box(&slope, P(2, 2, 2), P(3, 3, 3), true);
    check_box(&slope, P(2 + R, 2, 2), P(3, 3, 3), false);
    check_box(&slope, P(3, 3, -1), P(4, 4, 1), true); /* its edge from (6, 0, 0) to (0, 6, 0) */
    check_box(&slope, P(3, 3 + R, -1), P(4, 4, 1), false);
    check_box(&floor_triangle, P(3, 3, 0), P(4, 4, 4), true);
    check_box(&floor_triangle, P(3 + R, 3, 0), P(4, 4, 4), false);
    check_box(&slope_triangle, P(-2, 3, 3), P(0, 4, 4), true);
    check_box(&slope_triangle, P(-2, 3, 3), P(-R, 4, 4), false);
}

static void face_aabb_only_touches(void)
{
    touches_along_axes();
    touches_across();
}

/* A beam through the middle of the face, an edge of the face through the box, a corner in the box. */
static void face_aabb_meets(void)
{
    check_box(&floor_faces, P(1.5, 1.5, 0), P(2, 2, 9), true);
    check_box(&floor_faces, P(2, 0, 1), P(3, 2, 3), true);
    check_box(&floor_faces, P(4, 0, 1), P(9, 2, 3), true);
    check_box(&slope, P(1, 1, 1), P(3, 3, 3), true);
    check_box(&slope, P(2.5, 2.5, -1), P(4, 4, 1.5), true);
    check_box(&slope, P(5, -1, -1), P(7, 0.5, 0.5), true);
    check_box(&floor_parallelogram, P(4, 4, 1), P(9, 9, 3), true);
}

/* The whole face is in the box; a box cannot be in a face. */
static void face_aabb_is_within(void)
{
    check_box(&floor_faces, P(0, 0, 0), P(9, 9, 9), true);
    check_box(&floor_faces, P(1, 1, 2), P(5, 5, 2), true);
    check_box(&slope, P(-7, -1, -1), P(7, 7, 7), true);
}

/* Boxes of zero thickness in one, two or three axes. */
static void face_aabb_meets_a_flat_one(void)
{
    check_box(&floor_faces, P(2, 0, 0), P(2, 9, 9), true);
    check_box(&floor_faces, P(0, 0, 2), P(9, 9, 2), true);
    check_box(&floor_faces, P(0, 0, 2 + R), P(9, 9, 2 + R), false);
    check_box(&floor_faces, P(2, 2, 0), P(2, 2, 9), true);
    check_box(&floor_faces, P(2, 2, 2), P(2, 2, 2), true);
    check_box(&floor_faces, P(5, 1, 2), P(5, 1, 2), true);
    check_box(&floor_triangle, P(3, 3, 2), P(3, 3, 2), true);
    check_box(&floor_triangle, P(3, 3 + R, 2), P(3, 3 + R, 2), false);
    check_box(&slope, P(2, 2, 2), P(2, 2, 2), true);
    check_box(&slope, P(2, 2, 2 + R), P(2, 2, 2 + R), false);
}

static void face_aabb_meets_an_empty_one(void)
{
    check_box(&floor_faces, P(2, 0, 0), P(2 - R, 9, 9), false);
    check_box(&floor_faces, P(0, 3, 0), P(9, 2, 9), false);
    check_box(&floor_faces, P(0, 0, 9), P(9, 9, -9), false);
    check_box(&floor_faces, P(9, 9, 9), P(0, 0, 0), false);
}

#if GRAZE_FLOAT
#define LEAST (-0x1p37f)
#define MOST  0x1p37f
#else
#define LEAST GRAZE_SCALAR_MIN
#define MOST  GRAZE_SCALAR_MAX
#endif

static void face_aabb_spans_the_world(void)
{
    const graze_vec3 corners[3] = {
        {LEAST, LEAST, LEAST}, {MOST, MOST, LEAST}, {LEAST, LEAST, MOST}};
    const graze_aabb world = aabb_of(vec3_at(LEAST, LEAST, LEAST), vec3_at(MOST, MOST, MOST));
    const graze_aabb last = aabb_of(world.max, world.max), first = aabb_of(world.min, world.min);
    const graze_aabb on_it = aabb_of(vec3_at(0, 0, LEAST), vec3_at(0, 0, 0));
    const any_face f = face_with_corners(true, corners),
                   g = face_with_corners(true, floor_faces.corners);
    CHECK(face_overlaps_aabb(&f, &world) && face_overlaps_aabb(&g, &world));
    CHECK(face_overlaps_aabb(&f, &first) && !face_overlaps_aabb(&f, &last));
    CHECK(face_overlaps_aabb(&f, &on_it));
#if !GRAZE_FLOAT
    const graze_aabb beside = aabb_of(vec3_at(1, 0, INT32_MIN), vec3_at(1, 0, 0));
    const graze_parallelogram beyond = {
        {INT32_MAX - 4, INT32_MAX, 0}, {INT32_MAX, -INT32_MAX, 0}, {0, 0, INT32_MAX}};
    const any_face h = face_of_parallelogram(&beyond);
    const graze_aabb at_end =
        aabb_of(vec3_at(INT32_MAX, INT32_MAX - 4, 9), vec3_at(INT32_MAX, INT32_MAX - 4, 9));
    const graze_aabb off_it =
        aabb_of(vec3_at(INT32_MAX, INT32_MAX - 3, 9), vec3_at(INT32_MAX, INT32_MAX, 9));
    CHECK(!face_overlaps_aabb(&f, &beside));
    CHECK(face_overlaps_aabb(&h, &at_end) && !face_overlaps_aabb(&h, &off_it));
    CHECK(face_overlaps_aabb(&h, &world));
#endif
}

/* A NaN in any one field of the face or the box. */
static void face_aabb_has_no_number(void)
{
    const graze_scalar numbers[15] = {GRAZE_C(0.25), 0,           GRAZE_C(0.5), GRAZE_C(4),
                                      GRAZE_C(1),    0,           GRAZE_C(1),   GRAZE_C(5),
                                      GRAZE_C(1),    GRAZE_C(-9), GRAZE_C(-9),  -GRAZE_C(9),
                                      GRAZE_C(9),    GRAZE_C(10), GRAZE_C(11)};
    for (int i = 0; i < 2 * 15; i++) {
        graze_scalar n[15];
        for (int k = 0; k < 15; k++)
            n[k] = k == i / 2 ? some_nan() : numbers[k];
        const any_face f = face_of_numbers(i % 2, n), g = face_of_numbers(i % 2, numbers);
        const graze_aabb box = aabb_of(vec3_at(n[9], n[10], n[11]), vec3_at(n[12], n[13], n[14]));
        const graze_aabb large = aabb_of(vec3_at(numbers[9], numbers[10], numbers[11]),
                                         vec3_at(numbers[12], numbers[13], numbers[14]));
        CHECK(!face_overlaps_aabb(&f, &box) || !IS_FLOAT);
        CHECK(face_overlaps_aabb(&g, &large));
    }
}

/* ---- Faces without area ---- */

static void meets_segments(void)
{
    const some_faces line = {BOTH, {AT(0, 0, 0), AT(4, 0, 0), AT(8, 0, 0)}};
    const some_faces steep = {BOTH, {AT(0, 0, 0), AT(2, 2, 1), AT(8, 8, 4)}};
    const some_faces folded = {BOTH, {AT(0, 0, 0), AT(-2, -2, -1), AT(8, 8, 4)}};
    const some_faces edge = {BOTH, {AT(0, 0, 0), AT(0, 0, 0), AT(8, 8, 4)}};
    const some_faces longer = {PARALLELOGRAM, {AT(0, 0, 0), AT(2, 2, 1), AT(8, 8, 4)}};
    check_box(&line, P(-9, -9, -9), P(9, 9, 9), true);
    check_box(&line, P(2, 0, 0), P(2, 0, 0), true);
    check_box(&line, P(2, 0, R), P(2, 0, R), false);
    check_box(&line, P(8, 0, 0), P(9, 1, 1), true);
    check_box(&line, P(-2, -1, -1), P(-R, 1, 1), false);
    check_box(&steep, P(3, 5, 0), P(4, 6, 9), false);
    check_box(&steep, P(3, 4, 0), P(4, 6, 9), true);
    check_box(&steep, P(3, 4 + R, 0), P(4, 6, 9), false);
    check_box(&steep, P(0, 4, 2), P(4, 9, 4), true);
    check_box(&steep, P(0, 4, 2 + R), P(4 - R, 9, 4), false);
    check_box(&folded, P(-2, -2, -1), P(-2, -2, -1), true);
    check_box(&folded, P(4, 4, 2), P(4, 4, 2), true);
    check_box(&edge, P(6, 6, 3), P(9, 9, 9), true);
    check_box(&edge, P(6, 5, 4), P(9, 6, 9), false);
    check_box(&longer, P(10, 10, 5), P(11, 11, 9), true);
    check_box(&longer, P(10 + R, 10, 5), P(11, 11, 9), false);
}

static void meets_points(void)
{
    const some_faces point = {BOTH, {AT(1, 2, 3), AT(1, 2, 3), AT(1, 2, 3)}};
    check_box(&point, P(-9, -9, -9), P(9, 9, 9), true);
    check_box(&point, P(1, 2, 3), P(1, 2, 3), true);
    check_box(&point, P(1 + R, 2, 3), P(4, 4, 4), false);
    check_box(&point, P(1, 2, 3), P(1, 2, 3 - R), false);
}

#if !GRAZE_FLOAT

/* From one corner of the world to the opposite one and as far again. */
static void meets_a_segment_beyond(void)
{
    const graze_parallelogram beyond = {{INT32_MIN, INT32_MIN, INT32_MIN},
                                        {INT32_MAX, INT32_MAX, INT32_MAX},
                                        {INT32_MAX, INT32_MAX, INT32_MAX - 1}};
    graze_parallelogram line = beyond;
    line.v.z = INT32_MAX;
    const any_face f = face_of_parallelogram(&line), g = face_of_parallelogram(&beyond);
    const graze_aabb on_it = aabb_of(vec3_at(-2, -2, -2), vec3_at(-2, -2, -2));
    const graze_aabb beside = aabb_of(vec3_at(-1, -2, -2), vec3_at(-1, -2, -1));
    const graze_aabb below = aabb_of(vec3_at(-1, -1, -2), vec3_at(-1, -1, -2));
    CHECK(face_overlaps_aabb(&f, &on_it) && !face_overlaps_aabb(&f, &beside));
    CHECK(!face_overlaps_aabb(&f, &below) && face_overlaps_aabb(&g, &on_it));
}

#endif

static void face_aabb_has_no_normal(void)
{
    meets_segments();
    meets_points();
#if !GRAZE_FLOAT
    meets_a_segment_beyond();
#endif
}

void test_face_aabb(void)
{
    SOLID_COLUMN(face_aabb);
}
