/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A sphere and a triangle or a parallelogram. */
#include "face_rest.h"
#include "../support/policy.h"
#include "../tests.h"

static void face_sphere_stays_apart(void)
{
    check_sphere(&floor_faces, P(2, 2, 5), GRAZE_C(3) - RAW, false);
    check_sphere(&floor_faces, P(3, -3, 5), GRAZE_C(4.5), false);
    check_sphere(&floor_faces, P(-1, -2, 8), GRAZE_C(6.5), false);
    check_sphere(&floor_triangle, P(5, 5, 2), GRAZE_C(2.75), false);
    check_sphere(&floor_faces, P(20, 20, 2), GRAZE_C(10), false);
}

/* Touches the inside, an edge, a corner; then a sphere with its center on the face. */
static void face_sphere_only_touches(void)
{
    check_sphere(&floor_faces, P(2, 2, 5), GRAZE_C(3), true);
    check_sphere(&floor_faces, P(2, 2, -2), GRAZE_C(4), true);
    check_sphere(&floor_faces, P(3, -3, 5), GRAZE_C(5), true);
    check_sphere(&floor_faces, P(3, -3, 5), GRAZE_C(5) - RAW, false);
    check_sphere(&floor_faces, P(-1, -2, 8), GRAZE_C(7), true);
    check_sphere(&floor_faces, P(-1, -2, 8), GRAZE_C(7) - RAW, false);
    check_sphere(&floor_faces, P(7, 1, 2), GRAZE_C(2), true);
    check_sphere(&floor_faces, P(7.0000152587890625, 1, 2), GRAZE_C(2), false);
    check_sphere(&floor_parallelogram, P(8, 7, 8), GRAZE_C(7), true);
    check_sphere(&floor_parallelogram, P(8, 7, 8), GRAZE_C(7) - RAW, false);
}

static void face_sphere_meets(void)
{
    check_sphere(&floor_faces, P(2, 2, 5), GRAZE_C(3) + RAW, true);
    check_sphere(&floor_faces, P(2, 2, 2), GRAZE_C(0.5), true);
    check_sphere(&floor_triangle, P(5, 5, 2), GRAZE_C(2.875), true);
    check_sphere(&floor_faces, P(3, 1, 2), RAW, true);
}

/* The whole face is in the sphere; a sphere cannot be in a face. */
static void face_sphere_is_within(void)
{
    check_sphere(&floor_faces, P(3, 3, 2), GRAZE_C(50), true);
    check_sphere(&floor_faces, P(1, 1, 2), GRAZE_C(8), true);
}

/* A sphere of radius 0. */
static void face_sphere_meets_a_flat_one(void)
{
    check_sphere(&floor_faces, P(2, 2, 2), 0, true);
    check_sphere(&floor_faces, P(1, 1, 2), 0, true);
    check_sphere(&floor_faces, P(3, 1, 2), 0, true);
    check_sphere(&floor_faces, P(3, 3, 2), 0, true);
    check_sphere(&floor_triangle, P(3.0000152587890625, 3, 2), 0, false);
    check_sphere(&floor_faces, P(2, 2, 2.0000152587890625), 0, false);
}

static void face_sphere_meets_an_empty_one(void)
{
    check_sphere(&floor_faces, P(2, 2, 2), -RAW, false);
    check_sphere(&floor_faces, P(2, 2, 2), -GRAZE_C(8), false);
    const any_face f = face_with_corners(true, floor_faces.corners);
    const any_face g = face_with_corners(false, floor_faces.corners);
    CHECK(!face_overlaps_sphere(&f, P(2, 2, 2), GRAZE_SCALAR_MIN));
    CHECK(!face_overlaps_sphere(&g, P(2, 2, 2), GRAZE_SCALAR_MIN));
}

#if GRAZE_FLOAT
#define LEAST (-0x1p37f)
#define MOST  0x1p37f
#else
#define LEAST GRAZE_SCALAR_MIN
#define MOST  GRAZE_SCALAR_MAX
#endif

static void face_sphere_spans_the_world(void)
{
    const graze_vec3 corners[3] = {
        {LEAST, LEAST, LEAST}, {MOST, LEAST, LEAST}, {LEAST, MOST, LEAST}};
    const any_face f = face_with_corners(true, corners);
    const graze_scalar most = GRAZE_SCALAR_MAX;
    CHECK(face_overlaps_sphere(&f, vec3_at(LEAST, LEAST, LEAST), 0));
    CHECK(face_overlaps_sphere(&f, vec3_at(LEAST / 2, LEAST / 2, LEAST), 0));
    CHECK(!face_overlaps_sphere(&f, vec3_at(MOST, MOST, MOST), MOST));
    CHECK(face_overlaps_sphere(&f, vec3_at(LEAST / 2, LEAST / 2, IS_FLOAT ? 0 : -GRAZE_ONE), most));
#if !GRAZE_FLOAT
    CHECK(face_overlaps_sphere(&f, vec3_at(-9, -9, -1), most));
    CHECK(!face_overlaps_sphere(&f, vec3_at(-9, -9, 0), most));
    CHECK(!face_overlaps_sphere(&f, vec3_at(-9, -9, -1), most - 1));
    const graze_parallelogram beyond = {
        {INT32_MAX - 4, 0, 0}, {INT32_MAX, 0, 0}, {0, INT32_MAX, 0}};
    const any_face g = face_of_parallelogram(&beyond);
    CHECK(face_overlaps_sphere(&g, vec3_at(INT32_MAX, 1, 5), 5));
    CHECK(!face_overlaps_sphere(&g, vec3_at(INT32_MAX, 1, 5), 4));
    CHECK(face_overlaps_sphere(&g, vec3_at(INT32_MAX - 7, 0, 4), 5));
#endif
}

/* A NaN or infinity in one field of the face, the center or the radius. */
static void face_sphere_has_no_number(void)
{
    const graze_scalar numbers[13] = {
        GRAZE_C(0.25), 0,          GRAZE_C(0.5), GRAZE_C(4), GRAZE_C(1), 0,         GRAZE_C(1),
        GRAZE_C(5),    GRAZE_C(1), GRAZE_C(2),   GRAZE_C(1), GRAZE_C(1), GRAZE_C(9)};
    for (int i = 0; i < 2 * 13; i++) {
        graze_scalar n[13];
        for (int k = 0; k < 13; k++)
            n[k] = k == i / 2 ? some_nan() : numbers[k];
        const any_face f = face_of_numbers(i % 2, n), g = face_of_numbers(i % 2, numbers);
        CHECK(!face_overlaps_sphere(&f, vec3_at(n[9], n[10], n[11]), n[12]) || !IS_FLOAT);
        CHECK(face_overlaps_sphere(&g, vec3_at(numbers[9], numbers[10], numbers[11]), numbers[12]));
    }
}

/* ---- Faces without area ---- */

/* Beside the segment, beyond its ends, and at a middle corner. */
static void meets_segments(void)
{
    const some_faces line = {BOTH, {AT(0, 0, 0), AT(4, 0, 0), AT(8, 0, 0)}};
    const some_faces folded = {BOTH, {AT(0, 0, 0), AT(-4, 0, 0), AT(8, 0, 0)}};
    const some_faces edge = {BOTH, {AT(0, 0, 0), AT(0, 0, 0), AT(8, 0, 0)}};
    const some_faces longer = {PARALLELOGRAM, {AT(0, 0, 0), AT(4, 0, 0), AT(8, 0, 0)}};
    check_sphere(&line, P(6, 3, -4), GRAZE_C(5), true);
    check_sphere(&line, P(6, 3, -4), GRAZE_C(5) - RAW, false);
    check_sphere(&line, P(-1, 2, -2), GRAZE_C(3), true);
    check_sphere(&line, P(-1, 2, -2), GRAZE_C(3) - RAW, false);
    check_sphere(&line, P(4, 0, 0), GRAZE_C(20), true);
    check_sphere(&line, P(4, 0, 0), 0, true);
    check_sphere(&line, P(4, 0, RAW), 0, false);
    check_sphere(&folded, P(-5, 2, 2), GRAZE_C(3), true);
    check_sphere(&folded, P(-5, 2, 2), GRAZE_C(3) - RAW, false);
    check_sphere(&edge, P(10, 3, 6), GRAZE_C(7), true);
    check_sphere(&edge, P(10, 3, 6), GRAZE_C(7) - RAW, false);
    check_sphere(&longer, P(13, 2, -2), GRAZE_C(3), true);
    check_sphere(&longer, P(13, 2, -2), GRAZE_C(3) - RAW, false);
}

static void meets_points(void)
{
    const some_faces point = {BOTH, {AT(1, 2, 3), AT(1, 2, 3), AT(1, 2, 3)}};
    check_sphere(&point, P(1, 2, 3), GRAZE_C(20), true);
    check_sphere(&point, P(1, 2, 3), 0, true);
    check_sphere(&point, P(3, 5, 9), GRAZE_C(7), true);
    check_sphere(&point, P(3, 5, 9), GRAZE_C(7) - RAW, false);
    check_sphere(&point, P(1, 2, 3), -RAW, false);
}

/* The links of a robot, as capsules: they collide if the difference of two points, one of each axis, is within the sum of
 * the radii of 0. These differences are a parallelogram, without area for parallel links. */
static void meets_parallel_links(void)
{
    const graze_vec3 axis = P(2, 4, 4), first = P(10, 20, 30), beside = P(2, 1, -2);
    const graze_vec3 second = graze_vec3_add(first, beside); /* 3 from the first, across the axis */
    const graze_vec3 apart = graze_vec3_add(second, graze_vec3_scale(axis, GRAZE_C(2)));
    const graze_parallelogram near_links = {beside, axis, graze_vec3_neg(axis)};
    const graze_parallelogram shifted = {graze_vec3_sub(apart, first), axis, graze_vec3_neg(axis)};
    const any_face f = face_of_parallelogram(&near_links), g = face_of_parallelogram(&shifted);
    const graze_vec3 none = P(0, 0, 0);
    CHECK(face_overlaps_sphere(&f, none, GRAZE_C(3) + RAW));
    CHECK(!face_overlaps_sphere(&f, none, GRAZE_C(3) - RAW));
    CHECK(scalar_close(face_distance(&f, none), GRAZE_C(3)));
    CHECK(scalar_close(face_distance(&g, none), GRAZE_C(6.7082039)));
    CHECK(face_overlaps_sphere(&g, none, GRAZE_C(6.7083)));
    CHECK(!face_overlaps_sphere(&g, none, GRAZE_C(6.708)));
}

#if !GRAZE_FLOAT

/* The end of the segment is beyond the world, along one axis. */
static void meets_a_segment_beyond(void)
{
    const graze_parallelogram beyond = {
        {INT32_MAX - 4, 0, 0}, {INT32_MAX, INT32_MAX, 0}, {INT32_MAX, INT32_MAX, 0}};
    const any_face f = face_of_parallelogram(&beyond);
    CHECK(face_overlaps_sphere(&f, vec3_at(INT32_MAX, 4, 0), 0));
    CHECK(face_overlaps_sphere(&f, vec3_at(INT32_MAX, 11, 0), 5)); /* 4.9 away */
    CHECK(!face_overlaps_sphere(&f, vec3_at(INT32_MAX, 12, 0), 5));
    const graze_parallelogram twice = {{0, 0, 0}, {INT32_MAX, 0, 0}, {INT32_MAX, 0, 0}};
    const any_face g = face_of_parallelogram(&twice);
    CHECK(face_overlaps_sphere(&g, vec3_at(INT32_MAX, 3, 4), 5));
    CHECK(!face_overlaps_sphere(&g, vec3_at(INT32_MAX, 3, 4), 4));
    CHECK(!face_overlaps_sphere(&g, vec3_at(INT32_MIN, 0, 0), INT32_MAX));
    CHECK(face_overlaps_sphere(&g, vec3_at(-INT32_MAX, 0, 0), INT32_MAX));
}

#endif

static void face_sphere_has_no_normal(void)
{
    meets_segments();
    meets_points();
    meets_parallel_links();
#if !GRAZE_FLOAT
    meets_a_segment_beyond();
#endif
}

void test_face_sphere(void)
{
    SOLID_COLUMN(face_sphere);
}
