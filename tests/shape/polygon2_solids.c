/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Circles, rectangles and other polygons against a polygon: the policy. */
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "polygons.h"

/* ---- A circle; with radius 0 also as a point ---- */

static graze_circle circle_of(graze_vec2 center, graze_scalar radius)
{
    graze_circle circle;
    circle.center = center;
    circle.radius = radius;
    return circle;
}

static void check_circle_at(corners c, graze_circle circle, bool meets)
{
    for (uint32_t i = 0; i < VARIANTS; i++) {
        const corners variant = variant_of_corners(&c, i);
        const graze_polygon2 polygon = polygon_of(&variant);
        CHECK(graze_polygon2_overlaps_circle(&polygon, &circle) == meets);
        if (circle.radius <= 0 && circle.radius >= 0)
            CHECK(graze_polygon2_contains_point(&polygon, &circle.center) == meets);
    }
}

static void check_circle(corners c, graze_vec2 center, graze_scalar radius, bool meets)
{
    check_circle_at(c, circle_of(center, radius), meets);
    for (int i = 0; i < FLAT_IMAGES; i++)
        check_circle_at(image_of_corners(&c, i),
                        circle_of(image_of_vec2(center, i), i == TWICE ? radius * 2 : radius),
                        meets);
}

static void polygon2_circle_stays_apart(void)
{
    check_circle(house, P2(4, 0), GRAZE_C(2 - RAW_C), false);
    check_circle(house, P2(5, -6), GRAZE_C(5 - RAW_C), false);
    check_circle(house, P2(0, 8), GRAZE_C(5 - RAW_C), false);
    check_circle(house, P2(3, 4), 0, false);
}

/* An edge, and a corner at 3-4-5. */
static void polygon2_circle_only_touches(void)
{
    check_circle(house, P2(4, 0), GRAZE_C(2), true);
    check_circle(house, P2(5, -6), GRAZE_C(5), true);
    check_circle(house, P2(0, 8), GRAZE_C(5), true);
    check_circle(house, P2(1, 2), 0, true);
}

static void polygon2_circle_meets(void)
{
    check_circle(house, P2(4, 0), GRAZE_C(2.5), true);
    check_circle(house, P2(3, 3), GRAZE_C(2.5), true);
}

static void polygon2_circle_is_within(void)
{
    check_circle(house, P2(0, 0), GRAZE_C(0.5), true);
    check_circle(house, P2(0, 0), 0, true);
    check_circle(house, P2(0, 9), GRAZE_C(50), true);
}

static const corners point = {1, {AT2(1, 2)}}, segment = {2, {AT2(-2, -1), AT2(4, 2)}};
static const corners line = {4, {AT2(2, 1), AT2(-2, -1), AT2(0, 0), AT2(4, 2)}};

static void polygon2_circle_meets_a_flat_one(void)
{
    check_circle(point, P2(4, 6), GRAZE_C(5), true);
    check_circle(point, P2(4, 6), GRAZE_C(5 - RAW_C), false);
    check_circle(segment, P2(7, 6), GRAZE_C(5), true);
    check_circle(line, P2(7, 6), GRAZE_C(5), true);
    check_circle(line, P2(6, 3), GRAZE_C(2), false);
    check_circle(line, P2(6, 3), GRAZE_C(2.5), true);
}

static void polygon2_circle_meets_an_empty_one(void)
{
    static const corners none = {0, {AT2(0, 0)}};
    check_circle(none, P2(0, 0), GRAZE_C(9), false);
    check_circle(house, P2(0, 0), GRAZE_C(-RAW_C), false);
    check_circle(house, P2(0, 0), GRAZE_SCALAR_MIN / 2, false);
}

/* Even numbers, so that the middle of an edge is on it. */
#define LOW  INT32_MIN
#define HIGH (INT32_MAX - 1)

#if !GRAZE_FLOAT
static const corners world = {4, {{LOW, LOW}, {HIGH, LOW}, {HIGH, HIGH}, {LOW, HIGH}}};
static const corners half = {3, {{LOW, LOW}, {HIGH, LOW}, {HIGH, HIGH}}};
static const corners across = {2, {{LOW, LOW}, {HIGH, HIGH}}};
#endif

static void polygon2_circle_spans_the_world(void)
{
#if !GRAZE_FLOAT
    check_circle_at(world, circle_of(P2(0, 0), INT32_MAX), true);
    check_circle_at(half, circle_of(graze_vec2_of(-4, 3), 4), false);
    check_circle_at(half, circle_of(graze_vec2_of(-4, 3), 5), true);
    check_circle_at(across, circle_of(graze_vec2_of(LOW, HIGH), INT32_MAX), false);
    check_circle_at(half, circle_of(graze_vec2_of(LOW, HIGH), INT32_MAX), false);
#endif
}

static void polygon2_circle_has_no_number(void)
{
#if GRAZE_FLOAT
    corners broken = house;
    check_circle_at(house, circle_of(P2(0, 0), some_nan()), false);
    check_circle_at(house, circle_of(graze_vec2_of(some_nan(), 0), 1), false);
    broken.corner[1].x = some_nan();
    check_circle_at(broken, circle_of(P2(0, 0), 9), false);
#endif
}
POLICY_CANNOT_OCCUR(polygon2_circle, has_no_normal, "a polygon has no stored direction")

/* ---- Another polygon; a rectangle also as one ---- */

static void check_pair_at(corners a, corners b, bool meet)
{
    for (uint32_t i = 0; i < VARIANTS; i++) {
        const corners variant = variant_of_corners(&a, i);
        const graze_polygon2 p = polygon_of(&variant), q = polygon_of(&b);
        CHECK(graze_polygon2_overlaps_polygon2(&p, &q) == meet);
        CHECK(graze_polygon2_overlaps_polygon2(&q, &p) == meet);
    }
}

static void check_pair(corners a, corners b, bool meet)
{
    check_pair_at(a, b, meet);
    for (int i = 0; i < FLAT_IMAGES; i++)
        check_pair_at(image_of_corners(&a, i), image_of_corners(&b, i), meet);
}

static void check_rect_at(corners c, graze_rect rect, bool meets)
{
    for (uint32_t i = 0; i < VARIANTS; i++) {
        const corners variant = variant_of_corners(&c, i);
        const graze_polygon2 polygon = polygon_of(&variant);
        CHECK(graze_polygon2_overlaps_rect(&polygon, &rect) == meets);
    }
}

static void check_rect(corners c, graze_vec2 min, graze_vec2 max, bool meets)
{
    const graze_rect rect = rect_of(min, max);
    check_pair(c, corners_of_rect(rect), meets);
    check_rect_at(c, rect, meets);
    for (int i = 0; i < FLAT_IMAGES; i++)
        check_rect_at(image_of_corners(&c, i), image_of_rect(rect, i), meets);
}

static void polygon2_pair_stays_apart(void)
{
    check_rect(house, P2(3, 0), P2(4, 1), false);
    check_rect(house, P2(1 + RAW_C, 2), P2(4, 4), false);
    check_rect(house, P2(1, 2 + RAW_C), P2(2, 3), false);
    check_pair(house, moved_corners(&house, P2(4 + RAW_C, 0)), false);
    check_pair(house, moved_corners(&house, P2(3, 5)), false);
}

static void polygon2_pair_only_touches(void)
{
    check_rect(house, P2(2, 0), P2(4, 1), true);
    check_rect(house, P2(1, 2), P2(4, 4), true);
    check_rect(house, P2(0, 3), P2(1, 4), true);
    check_pair(house, moved_corners(&house, P2(4, 0)), true);
    check_pair(house, moved_corners(&house, P2(0, 5)), true);
}

static void polygon2_pair_meets(void)
{
    check_rect(house, P2(1 - RAW_C, 2 - RAW_C), P2(4, 4), true);
    check_rect(house, P2(-9, -1), P2(9, 0), true);
    check_pair(house, moved_corners(&house, P2(1, 1)), true);
}

static void polygon2_pair_is_within(void)
{
    check_rect(house, P2(-1, -1), P2(1, 1), true);
    check_rect(house, P2(-9, -9), P2(9, 9), true);
    check_pair(house, house, true);
}

static void polygon2_pair_meets_a_flat_one(void)
{
    static const corners beyond = {2, {AT2(6, 3), AT2(8, 4)}},
                         crossing = {2, {AT2(0, 2), AT2(2, -2)}};
    static const corners beside = {2, {AT2(-2, -1 + RAW_C), AT2(4, 2 + RAW_C)}};
    check_pair(line, segment, true);
    check_pair(line, beyond, false);
    check_pair(line, crossing, true);
    check_pair(line, beside, false);
    check_pair(point, point, true);
    check_pair(point, line, false);
    check_pair(house, point, true);
    check_pair(house, line, true);
    check_pair(house, beyond, false);
    check_rect(line, P2(2, 0), P2(2, 4), true);
    check_rect(line, P2(2, 0), P2(2, 1 - RAW_C), false);
    check_rect(line, P2(2, 1), P2(2, 1), true);
    check_rect(point, P2(1, 2), P2(3, 4), true);
}

static void polygon2_pair_meets_an_empty_one(void)
{
    static const corners none = {0, {AT2(0, 0)}};
    static const corners clockwise = {3, {AT2(0, 0), AT2(0, 2), AT2(2, 0)}};
    check_pair(house, none, false);
    check_pair(none, none, false);
    check_rect_at(none, rect_of(P2(0, 0), P2(1, 1)), false);
    check_rect_at(house, rect_of(P2(1, 0), P2(0, 1)), false);
    check_rect_at(house, rect_of(P2(0, 1), P2(1, 0)), false);
    check_rect_at(clockwise, rect_of(P2(0.5, 0.5), P2(0.75, 0.75)), false);
}

static void polygon2_pair_spans_the_world(void)
{
#if !GRAZE_FLOAT
    static const corners other = {3, {{LOW, LOW + 2}, {HIGH - 2, HIGH}, {LOW, HIGH}}};
    check_pair_at(world, half, true);
    check_pair_at(half, other, false);
    check_pair_at(across, other, false);
    check_pair_at(across, half, true);
    check_rect_at(half, rect_of(graze_vec2_of(LOW, 9), graze_vec2_of(8, HIGH)), false);
    check_rect_at(half, rect_of(graze_vec2_of(LOW, 8), graze_vec2_of(8, HIGH)), true);
#endif
}

static void polygon2_pair_has_no_number(void)
{
#if GRAZE_FLOAT
    for (uint32_t i = 0; i < house.count; i++) {
        corners broken = house;
        broken.corner[i].x = some_nan();
        check_pair_at(broken, house, false);
        check_rect_at(broken, rect_of(P2(-1, -1), P2(1, 1)), false);
    }
    check_rect_at(house, rect_of(graze_vec2_of(some_nan(), 0), P2(1, 1)), false);
#endif
}
POLICY_CANNOT_OCCUR(polygon2_pair, has_no_normal, "a polygon has no stored direction")

void test_polygon2_solids(void)
{
    SOLID_COLUMN(polygon2_circle);
    SOLID_COLUMN(polygon2_pair);
}
