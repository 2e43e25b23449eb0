/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Whether corners are in convex order, and a point and a polygon: the policy. */
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "polygons.h"

/* ---- A point ---- */

static void check_point_in(corners c, graze_vec2 point, bool contains)
{
    for (uint32_t i = 0; i < VARIANTS; i++) {
        const corners variant = variant_of_corners(&c, i);
        const graze_polygon2 polygon = polygon_of(&variant);
        CHECK(graze_polygon2_contains_point(&polygon, &point) == contains);
    }
}

static void check_point(corners c, graze_vec2 point, bool contains)
{
    check_point_in(c, point, contains);
    for (int i = 0; i < FLAT_IMAGES; i++)
        check_point_in(image_of_corners(&c, i), image_of_vec2(point, i), contains);
}

static void polygon2_point_stays_apart(void)
{
    check_point(house, P2(-3, 0), false);
    check_point(house, P2(2 + RAW_C, 0), false);
    check_point(house, P2(1, 2 + RAW_C), false);
    check_point(house, P2(2, 3), false);
    check_point(house, P2(0, 4), false);
    check_point(house, P2(4, -1), false);
}

static void polygon2_point_only_touches(void)
{
    check_point(house, P2(2, 0), true);
    check_point(house, P2(0, 3), true);
    check_point(house, P2(1, 2), true);
    check_point(house, P2(-2, -2), true);
    check_point(house, P2(-2, 0.25), true);
}

static void polygon2_point_meets(void)
{
    check_point(house, P2(0, 0), true);
    check_point(house, P2(1, 2 - RAW_C), true);
    check_point(house, P2(2 - RAW_C, -1), true);
}

static void polygon2_point_is_within(void)
{
    check_point(house, P2(-1, 1), true);
}

/* Points, and corners on one line in any order: a segment. */
static void polygon2_point_meets_a_flat_one(void)
{
    static const corners point = {1, {AT2(1, 2)}}, segment = {2, {AT2(-2, -1), AT2(4, 2)}};
    static const corners line = {5, {AT2(2, 1), AT2(-2, -1), AT2(0, 0), AT2(4, 2), AT2(4, 2)}};
    check_point(point, P2(1, 2), true);
    check_point(point, P2(1, 2 + RAW_C), false);
    check_point(segment, P2(0, 0), true);
    check_point(segment, P2(4, 2), true);
    check_point(segment, P2(6, 3), false);
    check_point(segment, P2(0, RAW_C), false);
    check_point(line, P2(-2, -1), true);
    check_point(line, P2(4, 2), true);
    check_point(line, P2(-4, -2), false);
    check_point(line, P2(2, 1 - RAW_C), false);
}

/* No corners, or corners that go clockwise. */
static void polygon2_point_meets_an_empty_one(void)
{
    static const corners none = {0, {AT2(0, 0)}};
    static const corners clockwise = {3, {AT2(0, 0), AT2(0, 2), AT2(2, 0)}};
    check_point(none, P2(0, 0), false);
    check_point_in(clockwise, P2(0.5, 0.5), false);
    check_point_in(clockwise, P2(1, 0), false);
}

/* Even numbers, so that the middle of an edge is on it. */
#define LOW  INT32_MIN
#define HIGH (INT32_MAX - 1)

static void polygon2_point_spans_the_world(void)
{
#if !GRAZE_FLOAT
    static const corners world = {4, {{LOW, LOW}, {HIGH, LOW}, {HIGH, HIGH}, {LOW, HIGH}}};
    static const corners half = {3, {{LOW, LOW}, {HIGH, LOW}, {HIGH, HIGH}}};
    static const corners across = {2, {{LOW, LOW}, {HIGH, HIGH}}};
    check_point_in(world, graze_vec2_of(LOW, HIGH), true);
    check_point_in(world, P2(0, 0), true);
    check_point_in(half, graze_vec2_of(7, 7), true);
    check_point_in(half, graze_vec2_of(7, 8), false);
    check_point_in(half, graze_vec2_of(LOW, HIGH), false);
    check_point_in(across, graze_vec2_of(-9, -9), true);
    check_point_in(across, graze_vec2_of(-9, -8), false);
#endif
}

static void polygon2_point_has_no_number(void)
{
    const graze_scalar nan = some_nan(), infinite = some_infinity();
    corners broken = house;
    check_point_in(house, graze_vec2_of(nan, 0), false);
    check_point_in(house, graze_vec2_of(0, infinite), false);
    for (uint32_t i = 0; i < house.count; i++) {
        broken = house;
        broken.corner[i].y = nan;
        if (GRAZE_FLOAT)
            check_point_in(broken, P2(0, -1), false);
    }
}
POLICY_CANNOT_OCCUR(polygon2_point, has_no_normal, "a polygon has no stored direction")

/* ---- The order of the corners ---- */

static void check_order_of(corners c, bool is_convex)
{
    for (uint32_t i = 0; i < VARIANTS; i++) {
        const corners variant = variant_of_corners(&c, i);
        const graze_polygon2 polygon = polygon_of(&variant);
        CHECK(graze_polygon2_is_convex(&polygon) == is_convex);
    }
}

static void check_order(corners c, bool is_convex)
{
    check_order_of(c, is_convex);
    for (int i = 0; i < FLAT_IMAGES; i++)
        check_order_of(image_of_corners(&c, i), is_convex);
}

static void check_convex(void)
{
    static const corners few[4] = {{0, {AT2(0, 0)}},
                                   {1, {AT2(3, 4)}},
                                   {2, {AT2(3, 4), AT2(-1, 2)}},
                                   {4, {AT2(0, 0), AT2(2, 2), AT2(1, 1), AT2(-1, -1)}}};
    check_case("convex");
    check_order(house, true);
    for (int i = 0; i < 4; i++)
        check_order(few[i], true);
}

/* A dent, a straight way back, clockwise, a star, twice around, and two triangles at one corner. */
static void check_not_convex(void)
{
    static const corners dent = {4, {AT2(-2, -2), AT2(2, -2), AT2(0, -1), AT2(0, 2)}};
    static const corners back = {4, {AT2(0, 0), AT2(4, 0), AT2(2, 0), AT2(2, 2)}};
    static const corners clockwise = {3, {AT2(0, 0), AT2(0, 2), AT2(2, 0)}};
    static const corners star = {5, {AT2(0, 3), AT2(-2, -2), AT2(3, 1), AT2(-3, 1), AT2(2, -2)}};
    static const corners twice = {
        6, {AT2(0, 0), AT2(2, 0), AT2(0, 2), AT2(0, 0), AT2(2, 0), AT2(0, 2)}};
    static const corners bow = {
        6, {AT2(0, 0), AT2(2, 0), AT2(2, 2), AT2(0, 0), AT2(-2, 0), AT2(-2, -2)}};
    check_case("not convex");
    check_order(dent, false);
    check_order(back, false);
    check_order(clockwise, false);
    check_order(star, false);
    check_order(twice, false);
    check_order(bow, false);
}

/* One raw unit more or less. */
static void check_almost(void)
{
    corners wide = {4, {AT2(-100, 0), AT2(0, -2 * RAW_C), AT2(100, 0), AT2(0, 1)}};
    check_case("almost straight");
    check_order(wide, true);
    wide.corner[1] = P2(0, 0);
    check_order(wide, true);
    wide.corner[1] = P2(0, RAW_C);
    check_order(wide, false);
}

static void check_order_in_the_world(void)
{
#if !GRAZE_FLOAT
    corners wide = {4, {{LOW, LOW}, {-2, -2}, {HIGH, HIGH}, {LOW, HIGH}}};
    check_case("in the world");
    check_order_of(wide, true);
    wide.corner[1].y = 0;
    check_order_of(wide, false);
    wide.corner[1].y = -4;
    check_order_of(wide, true);
#endif
}

static void check_order_without_numbers(void)
{
    corners broken = house;
    check_case("NaN");
    if (!GRAZE_FLOAT)
        return;
    broken.corner[3].x = some_nan();
    check_order_of(broken, false);
    broken.corner[3].x = some_infinity();
    check_order_of(broken, false);
}

void test_polygon2(void)
{
    SOLID_COLUMN(polygon2_point);
    check_group("the order of corners");
    check_convex();
    check_not_convex();
    check_almost();
    check_order_in_the_world();
    check_order_without_numbers();
}
