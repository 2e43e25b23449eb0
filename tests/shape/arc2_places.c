/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Discs that drive along arcs: single raw units, the ends of the world, strange numbers, and places. */
#include "../support/check.h"
#include "../tests.h"
#include "arc2.h"

/* ---- One raw unit, the ends of the world, strange numbers ---- */

#if !GRAZE_FLOAT

static graze_arc2 raw_arc(int32_t cx, int32_t cy, int32_t x, int32_t y, int32_t turn)
{
    const graze_arc2 a = {{cx, cy}, {x, y}, turn};
    return a;
}

/* The center passes the origin at a distance of 5 raw units: 4 and 5 do and do not touch it, 6 enters. */
static void raw_units(void)
{
    const graze_circle ball = {{0, 0}, 0};
    const graze_segment2 wall = {{-100, 0}, {100, 0}}, slope = {{-40, -30}, {40, 30}};
    const graze_rect rect = {{-100, -100}, {100, 0}};
    const graze_arc2 a = raw_arc(0, 12, 7, 12, FULL), low = raw_arc(0, 12, 0, 19, -FULL);
    int32_t turn = UNTOUCHED;
    for (int32_t radius = 4; radius <= 6; radius++) {
        const graze_result e = (graze_result)(radius - 4);
        CHECK(graze_circle_arccast(&ball, &a, radius, &turn) == e);
        CHECK(graze_segment2_arccast(&wall, &a, radius, &turn) == e);
        CHECK(graze_segment2_arccast(&wall, &low, radius, &turn) == e);
        CHECK(graze_rect_arccast(&rect, &a, radius, &turn) == e);
    }
    const graze_arc2 over =
        raw_arc(-9, 12, -2, 12, FULL); /* 15 from the slope and its middle, R = 7 */
    CHECK(graze_segment2_arccast(&slope, &over, 7, &turn) == GRAZE_MISS);
    CHECK(graze_segment2_arccast(&slope, &over, 8, &turn) == GRAZE_TOUCH);
    CHECK(graze_segment2_arccast(&slope, &over, 9, &turn) == GRAZE_HIT);
}

static void ends_of_the_world(void)
{
    const int32_t low = GRAZE_SCALAR_MIN, high = GRAZE_SCALAR_MAX;
    const graze_segment2 wall = {{low, low}, {high, high}};
    const graze_circle corner = {{high, high}, 0};
    const graze_rect rect = {{high - 1, low}, {high, high}};
    const graze_arc2 a = raw_arc(low, low, low, high, -FULL), b = raw_arc(low, low, high, low, 1);
    const graze_arc2 least = raw_arc(low, low, high, low, INT32_MIN);
    int32_t turn = UNTOUCHED;
    CHECK(graze_segment2_arccast(&wall, &a, 1, &turn) == GRAZE_HIT && turn < -FULL / 8 + 2 &&
          turn > -FULL / 8);
    CHECK(graze_segment2_arccast(&wall, &a, high, &turn) == GRAZE_HIT);
    CHECK(graze_circle_arccast(&corner, &a, 0, &turn) == GRAZE_MISS);
    CHECK(graze_circle_arccast(&corner, &a, high, &turn) == GRAZE_HIT);
    CHECK(graze_rect_arccast(&rect, &b, 0, &turn) == GRAZE_HIT && turn == 0);
    CHECK(graze_rect_arccast(&rect, &least, 0, &turn) == GRAZE_HIT && turn > -FULL &&
          turn < -FULL + 1000);
    CHECK(graze_circle_arccast(&corner, &least, high, &turn) == GRAZE_HIT && turn < -HALF);
}

#else

static void strange_numbers(void)
{
    const graze_segment2 wall = {FLAT(-20, 6), FLAT(20, 6)};
    const graze_rect room = {FLAT(-4, -2), FLAT(4, 2)};
    const graze_arc2 good = arc(0, 0, 5, 0, FULL);
    int32_t turn = UNTOUCHED;
    for (int i = 0; i < STRANGE; i++) {
        const float x = scalar_of_bits(strange_bits[i]);
        const graze_segment2 walls[4] = {
            {{x, 0}, {1, 9}}, {{0, x}, {1, 9}}, {{0, 9}, {x, 9}}, {{0, 9}, {1, x}}};
        const graze_rect rects[4] = {
            {{x, 0}, {1, 9}}, {{0, x}, {1, 9}}, {{0, 5}, {x, 9}}, {{0, 5}, {1, x}}};
        const graze_circle circles[3] = {{{x, 5}, 1}, {{0, x}, 1}, {{0, 5}, x}};
        const graze_arc2 arcs[4] = {{{x, 0}, {5, 0}, FULL},
                                    {{0, x}, {5, 0}, FULL},
                                    {{0, 0}, {x, 0}, FULL},
                                    {{0, 0}, {5, x}, FULL}};
        CHECK(graze_segment2_arccast(&wall, &good, x, &turn) == GRAZE_MISS);
        CHECK(graze_rect_arccast(&room, &good, x, &turn) == GRAZE_MISS);
        CHECK(graze_circle_arccast(&circles[0], &good, x, &turn) == GRAZE_MISS);
        for (int k = 0; k < 4; k++) {
            CHECK(graze_segment2_arccast(&walls[k], &good, 1, &turn) == GRAZE_MISS);
            CHECK(graze_rect_arccast(&rects[k], &good, 1, &turn) == GRAZE_MISS);
            CHECK(graze_circle_arccast(&circles[k % 3], &good, 1, &turn) == GRAZE_MISS);
            CHECK(graze_segment2_arccast(&wall, &arcs[k], 1, &turn) == GRAZE_MISS);
        }
    }
    CHECK(turn == UNTOUCHED);
}

/* Squares that are not finite miss. */
static void huge_numbers(void)
{
    const graze_segment2 wall = {{-1e30f, 1e30f}, {1e30f, 1e30f}};
    const graze_circle far = {{1e30f, 0}, 1}, large = {{9, 0}, 1e30f};
    int32_t turn = UNTOUCHED;
    CHECK(graze_segment2_arccast(&wall, &(graze_arc2){{0, 0}, {5, 0}, FULL}, 1, &turn) ==
          GRAZE_MISS);
    CHECK(graze_circle_arccast(&far, &(graze_arc2){{0, 0}, {5, 0}, FULL}, 1, &turn) == GRAZE_MISS);
    CHECK(graze_circle_arccast(&large, &(graze_arc2){{0, 0}, {5, 0}, FULL}, 1, &turn) ==
          GRAZE_MISS);
    CHECK(turn == UNTOUCHED);
}

/* A way to the start that is longer than a float. */
static void huge_places(void)
{
    const graze_arc2 a = {{FLT_MAX, -FLT_MAX}, {-FLT_MAX, FLT_MAX}, 0};
    graze_vec2 point;
    graze_arc2_point(&a, 0, &point);
    CHECK(point.x == 0.0f && point.y == 0.0f);
    graze_arc2_point(&a, HALF, &point);
    CHECK(point.x == FLT_MAX && point.y == -FLT_MAX);
    graze_arc2_point(&a, FULL / 8, &point);
    CHECK(point.x == -FLT_MAX && point.y - point.y == 0.0f);
}

#endif

/* ---- Places ---- */

static bool is_at(graze_arc2 a, int32_t turn, double x, double y)
{
    graze_vec2 point;
    graze_arc2_point(&a, turn, &point);
    return flat_equal(point, flat_units(x, y));
}

static void places(void)
{
    const graze_arc2 a = arc(1, 2, 4, 6, 0);
    graze_arc2 moved = a;
    CHECK(is_at(a, 0, 4, 6));
    CHECK(is_at(a, QUARTER, -3, 5));
    CHECK(is_at(a, HALF, -2, -2));
    CHECK(is_at(a, -QUARTER, 5, -1));
    CHECK(is_at(a, 5 * QUARTER, -3, 5));
    CHECK(is_at(a, FULL, 4, 6));
    graze_arc2_point(&moved, QUARTER, &moved.start);
    CHECK(flat_equal(moved.start, flat_units(-3, 5)));
#if !GRAZE_FLOAT
    const graze_arc2 world = raw_arc(GRAZE_SCALAR_MAX, 0, GRAZE_SCALAR_MIN, 0, 0);
    graze_vec2 point;
    graze_arc2_point(&world, HALF, &point);
    CHECK(point.x == GRAZE_SCALAR_MAX && point.y == 0);
    graze_arc2_point(&world, QUARTER, &point);
    CHECK(point.x == GRAZE_SCALAR_MAX && point.y == GRAZE_SCALAR_MIN);
#endif
}

void test_arc2_places(void)
{
    check_group("places on arcs");
#if GRAZE_FLOAT
    strange_numbers();
    huge_numbers();
    huge_places();
#else
    raw_units();
    ends_of_the_world();
#endif
    places();
}
