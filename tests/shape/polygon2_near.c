/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points and a polygon: the policy of constructions, case by case. */
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "polygons.h"

static graze_vec2 nearest_of(const corners *c, graze_vec2 point)
{
    const graze_polygon2 polygon = polygon_of(c);
    graze_vec2 nearest;
    graze_polygon2_closest_point(&polygon, &point, &nearest);
    return nearest;
}

static graze_scalar distance_of(const corners *c, graze_vec2 point)
{
    const graze_polygon2 polygon = polygon_of(c);
    return graze_polygon2_distance(&polygon, &point);
}

static void check_one(corners c, graze_vec2 point, graze_vec2 nearest, graze_scalar distance)
{
    for (uint32_t i = 0; i < VARIANTS; i++) {
        const corners variant = variant_of_corners(&c, i);
        CHECK(vec2_equal(nearest_of(&variant, point), nearest));
        CHECK(distance_of(&variant, point) == distance);
    }
}

static void check_all(corners c, graze_vec2 point, graze_vec2 nearest, graze_scalar distance)
{
    check_one(c, point, nearest, distance);
    for (int i = 0; i < FLAT_IMAGES; i++)
        check_one(image_of_corners(&c, i), image_of_vec2(point, i), image_of_vec2(nearest, i),
                  i == TWICE ? distance * 2 : distance);
}

/* Beside an edge, beyond a corner, on the border, and inside. */
static void polygon2_near_is_as_defined(void)
{
    static const corners kite = {4, {AT2(0, -5), AT2(5, 0), AT2(0, 5), AT2(-1, 0)}};
    static const corners steep = {3, {AT2(0, 0), AT2(8, 6), AT2(0, 6)}};
    check_all(house, P2(5, 0), P2(2, 0), GRAZE_C(3));
    check_all(house, P2(5, -6), P2(2, -2), GRAZE_C(5));
    check_all(house, P2(0, 8), P2(0, 3), GRAZE_C(5));
    check_all(house, P2(1, 2), P2(1, 2), 0);
    check_all(house, P2(1, 1), P2(1, 1), 0);
    check_all(kite, P2(12, 0), P2(5, 0), GRAZE_C(7));
    check_all(steep, P2(7, -1), P2(4, 3), GRAZE_C(5));
}

#if GRAZE_FLOAT

static void polygon2_near_rounds(void)
{
    static const corners slope = {3, {AT2(0, 0), AT2(1, 1), AT2(0, 1)}};
    CHECK(vec2_equal(nearest_of(&slope, P2(1, 0)), P2(0.5, 0.5)));
    CHECK(distance_of(&slope, P2(1, 0)) > 0.7071f && distance_of(&slope, P2(1, 0)) < 0.7072f);
}

#else

/* Ties away from the first corner of the edge. The distance is from the exact polygon. */
static void polygon2_near_rounds(void)
{
    static const corners slope = {3, {{0, 0}, {1, 1}, {0, 1}}};
    CHECK(vec2_equal(nearest_of(&slope, graze_vec2_of(1, 0)), graze_vec2_of(1, 1)));
    CHECK(distance_of(&slope, graze_vec2_of(1, 0)) == 1); /* 0.707 */
}

#endif

static void polygon2_near_is_of_a_flat_one(void)
{
    static const corners point = {1, {AT2(1, 2)}};
    static const corners line = {4, {AT2(4, 3), AT2(-4, -3), AT2(0, 0), AT2(8, 6)}};
    check_all(point, P2(4, 6), P2(1, 2), GRAZE_C(5));
    check_all(point, P2(1, 2), P2(1, 2), 0);
    check_one(line, P2(7, -1), P2(4, 3), GRAZE_C(5));
    check_one(line, P2(1, 7), P2(4, 3), GRAZE_C(5));
    check_one(line, P2(12, 9), P2(8, 6), GRAZE_C(5));
    check_one(line, P2(-4, -5), P2(-4, -3), GRAZE_C(2));
}

static void polygon2_near_is_of_an_empty_one(void)
{
    static const corners none = {0, {AT2(0, 0)}};
    static const corners clockwise = {3, {AT2(0, 0), AT2(0, 4), AT2(4, 0)}};
    check_one(none, P2(1, 2), P2(1, 2), GRAZE_SCALAR_MAX);
    CHECK(vec2_equal(nearest_of(&clockwise, P2(0.5, 1)), P2(0, 1)));
    CHECK(distance_of(&clockwise, P2(0.5, 1)) == GRAZE_C(0.5));
}

static void polygon2_near_spans_the_world(void)
{
#if !GRAZE_FLOAT
    static const corners half = {
        3, {{INT32_MIN, INT32_MIN}, {INT32_MAX - 1, INT32_MIN}, {INT32_MAX - 1, INT32_MAX - 1}}};
    CHECK(vec2_equal(nearest_of(&half, graze_vec2_of(-5, 3)), graze_vec2_of(-1, -1)));
    CHECK(distance_of(&half, graze_vec2_of(-5, 3)) == 6); /* 5.66 */
    CHECK(distance_of(&half, graze_vec2_of(7, 7)) == 0);
#endif
}

static void polygon2_near_saturates(void)
{
#if !GRAZE_FLOAT
    static const corners far_away = {2, {{INT32_MAX, INT32_MIN}, {INT32_MAX, INT32_MAX}}};
    CHECK(distance_of(&far_away, graze_vec2_of(INT32_MIN, 0)) == INT32_MAX);
    CHECK(distance_of(&far_away, graze_vec2_of(1, 0)) == INT32_MAX - 1);
    CHECK(vec2_equal(nearest_of(&far_away, graze_vec2_of(INT32_MIN, 5)),
                     graze_vec2_of(INT32_MAX, 5)));
#endif
}

static void polygon2_near_overwrites_argument(void)
{
    const graze_polygon2 polygon = polygon_of(&house);
    graze_vec2 point = P2(5, 0);
    graze_polygon2_closest_point(&polygon, &point, &point);
    CHECK(vec2_equal(point, P2(2, 0)));
    point = P2(5, -6);
    graze_polygon2_closest_point(&polygon, &point, &point);
    CHECK(vec2_equal(point, P2(2, -2)));
    graze_polygon2_closest_point(&polygon, &point, &point);
    CHECK(vec2_equal(point, P2(2, -2)));
}

static void polygon2_near_has_no_number(void)
{
#if GRAZE_FLOAT
    corners broken = house;
    CHECK(is_nan(nearest_of(&house, graze_vec2_of(some_nan(), 0)).x));
    CHECK(is_nan(nearest_of(&house, graze_vec2_of(some_nan(), 0)).y));
    CHECK(is_nan(distance_of(&house, graze_vec2_of(0, some_nan()))));
    broken.corner[0].x = some_nan();
    CHECK(is_nan(nearest_of(&broken, P2(0, 1)).x) && is_nan(distance_of(&broken, P2(0, 1))));
#endif
}
POLICY_CANNOT_OCCUR(polygon2_near, has_no_normal, "the nearest point has no normal")

void test_polygon2_near(void)
{
    CONSTRUCTION_COLUMN(polygon2_near);
}
