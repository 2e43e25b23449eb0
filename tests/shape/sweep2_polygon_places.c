/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A circle that moves at polygons with many sides, at corners that are not convex, and on from where it stops. */
#include "../tests.h"
#include "sweep2_polygon.h"

/* Whether the circle stops at the polygon where it stops at the first of its edges. */
static bool meets_first_edge(const corners *c, const graze_circle *mover, graze_vec2 motion)
{
    const graze_polygon2 polygon = polygon_of(c);
    graze_sweep_hit2 hit = untouched, other;
    graze_fraction first = GRAZE_FRACTION_ONE;
    graze_result most = GRAZE_MISS;
    for (uint32_t i = 0; i < c->count; i++) {
        graze_segment2 edge;
        edge.a = c->corner[i];
        edge.b = c->corner[(i + 1) % c->count];
        const graze_result one = graze_segment2_circlecast(&edge, mover, motion, &other);
        if (one != GRAZE_MISS && other.fraction < first)
            first = other.fraction;
        most = one > most ? one : most;
    }
    const graze_result result = graze_polygon2_circlecast(&polygon, mover, motion, &hit);
    return result == most &&
           (result == GRAZE_MISS || !(hit.fraction > first || hit.fraction < first));
}

static graze_circle big_ball(int32_t x, int32_t y, int32_t radius, int32_t times)
{
    return ball(x * times, y * times, radius * times);
}

/* Three edges and more are on the way, the first one of the polygon among them, or between them. */
static void comes_from_each_side(const corners *wheel, int32_t times)
{
    for (uint32_t first = 0; first < wheel->count; first++) {
        const corners turned = variant_of_corners(wheel, first);
        for (int32_t aside = -6; aside <= 6; aside++) {
            const graze_circle a = big_ball(16, aside, 1, times), b = big_ball(aside, 15, 2, times),
                               c = big_ball(12 - aside, 10 + aside, 1, times),
                               d = big_ball(10 + aside, 4, 2, times);
            CHECK(meets_first_edge(&turned, &a, Q(-24 * times, -aside * times)));
            CHECK(meets_first_edge(&turned, &b, Q(-aside * times, -24 * times)));
            CHECK(meets_first_edge(&turned, &c, Q(-20 * times, -20 * times)));
            CHECK(meets_first_edge(&turned, &c, Q(-8 * times, -16 * times)));
            CHECK(meets_first_edge(&turned, &d, Q(-16 * times, -8 * times)));
            CHECK(meets_first_edge(&turned, &d, Q(-2 * times, -times)));
        }
    }
}

/* Near coordinates, and far ones. */
static void comes_from_each_side_of_wheels(void)
{
    corners wheel = {8,
                     {AT2(4, -2), AT2(4, 2), AT2(2, 4), AT2(-2, 4), AT2(-4, 2), AT2(-4, -2),
                      AT2(-2, -4), AT2(2, -4)}};
    check_case("comes from each side");
    comes_from_each_side(&wheel, 1);
    for (uint32_t i = 0; i < wheel.count; i++)
        wheel.corner[i] = graze_vec2_of(wheel.corner[i].x * 1024, wheel.corner[i].y * 1024);
    comes_from_each_side(&wheel, 1024);
}

/* ---- Corners that are not convex, and the next cast ---- */

static void is_bounded_in_disorder(void)
{
#if !GRAZE_FLOAT
    static const raw_stop casts[] = {
        {3, {{0, 5}, {2, 5}, {4, -4}}, {{-25, 14}, 3}, {52, -20}, {-2, 5}, GRAZE_FEATURE_CORNER, 1},
        {4,
         {{6, -5}, {-6, 5}, {1, -2}, {-6, 1}},
         {{-9, 7}, 3},
         {28, -30},
         {-6, 5},
         GRAZE_FEATURE_CORNER,
         3},
    };
    check_case("is bounded in disorder");
    for (uint32_t i = 0; i < sizeof casts / sizeof casts[0]; i++) {
        const graze_polygon2 polygon = {casts[i].corner, casts[i].count};
        graze_sweep_hit2 hit = untouched;
        CHECK(graze_polygon2_circlecast(&polygon, &casts[i].circle, casts[i].motion, &hit) ==
              GRAZE_HIT);
        CHECK(hit.feature == casts[i].feature && hit.index < (int32_t)casts[i].count);
    }
#endif
}

static void goes_on(void)
{
    const graze_polygon2 polygon = polygon_of(&house);
    const graze_vec2 end = Q(-9, 1);
    graze_circle c = ball(6, 0.25, 1);
    graze_sweep_hit2 hit = untouched;
    check_case("goes on from where it stops");
    for (int i = 0; i < 5; i++) {
        CHECK(graze_polygon2_circlecast(&polygon, &c, graze_vec2_sub(end, c.center), &hit) ==
              GRAZE_HIT);
        c.center = hit.center;
        CHECK(c.center.x >= 3 * GRAZE_ONE);
        CHECK(graze_polygon2_circlecast(&polygon, &c, Q(1, 0.5), NULL) <= GRAZE_TOUCH);
    }
}

void test_sweep2_polygon_places(void)
{
    comes_from_each_side_of_wheels();
    is_bounded_in_disorder();
    goes_on();
}
