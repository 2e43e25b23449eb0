/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A circle that moves at a circle or at a capsule: the table of sweep2.h, case by case. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "sweep2.h"

#define DIAGONAL graze_vec2_of(GRAZE_RATIO(3, 5), GRAZE_RATIO(4, 5))

/* ---- A circle of the radius 2.5 at the origin ---- */

static bool stops_at(graze_circle target, graze_circle c, graze_vec2 motion, stop e)
{
    graze_sweep_hit2 hit = untouched;
    return graze_circle_circlecast(&target, &c, motion, &hit) == e.result && is_stop(&hit, &e) &&
           graze_circle_circlecast(&target, &c, motion, 0) == e.result;
}

static bool meets_disc(graze_circle c, graze_vec2 motion, stop e)
{
    return stops_at(ball(0, 0, 2.5), c, motion, e);
}

static void circle_circle_misses(void)
{
    CHECK(meets_disc(ball(0, 9, 2.5), Q(9, -3), miss()));
    CHECK(meets_disc(ball(0, 9, 2.5), Q(0, 5), miss()));
    CHECK(meets_disc(ball(20, 0, 2.5), Q(-5, 0), miss()));
    CHECK(meets_disc(ball(-20, 5.25, 2.5), Q(40, 0), miss()));
}

static void circle_circle_starts_apart_and_touches(void)
{
    CHECK(meets_disc(ball(10, 5, 2.5), Q(-20, 0),
                     at_side(GRAZE_TOUCH, Q(0, 5), Q(0, 2.5), UP, PART(1, 2))));
    CHECK(meets_disc(ball(0, -9, 2.5), Q(0, 4),
                     at_side(GRAZE_TOUCH, Q(0, -5), Q(0, -2.5), DOWN, GRAZE_FRACTION_ONE)));
    CHECK(meets_disc(ball(9, 12, 2.5), Q(-6, -8),
                     at_side(GRAZE_TOUCH, Q(3, 4), Q(1.5, 2), DIAGONAL, GRAZE_FRACTION_ONE)));
}

static void circle_circle_starts_apart_and_enters(void)
{
    CHECK(meets_disc(ball(9, 12, 2.5), Q(-12, -16),
                     at_side(GRAZE_HIT, Q(3, 4), Q(1.5, 2), DIAGONAL, PART(1, 2))));
    CHECK(meets_disc(ball(13, 0, 2.5), Q(-16, 0),
                     at_side(GRAZE_HIT, Q(5, 0), Q(2.5, 0), Q(1, 0), PART(1, 2))));
    CHECK(meets_disc(ball(-13, 0, 2.5), Q(64, 0),
                     at_side(GRAZE_HIT, Q(-5, 0), Q(-2.5, 0), Q(-1, 0), PART(1, 8))));
}

static void circle_circle_starts_in_touch_and_leaves(void)
{
    CHECK(meets_disc(ball(3, 4, 2.5), Q(3, 4),
                     at_side(GRAZE_TOUCH, Q(3, 4), Q(1.5, 2), DIAGONAL, 0)));
    CHECK(meets_disc(ball(3, 4, 2.5), Q(-4, 3),
                     at_side(GRAZE_TOUCH, Q(3, 4), Q(1.5, 2), DIAGONAL, 0)));
}

static void circle_circle_starts_in_touch_and_enters(void)
{
    CHECK(
        meets_disc(ball(3, 4, 2.5), Q(-4, 2), at_side(GRAZE_HIT, Q(3, 4), Q(1.5, 2), DIAGONAL, 0)));
    CHECK(meets_disc(ball(-5, 0, 2.5), Q(9, 9),
                     at_side(GRAZE_HIT, Q(-5, 0), Q(-2.5, 0), Q(-1, 0), 0)));
}

static void circle_circle_starts_inside(void)
{
    const graze_circle middle = ball(0, 0, 1), over = ball(2, -2, 2);
    CHECK(meets_disc(middle, Q(9, 0), inside(&middle)));
    CHECK(meets_disc(over, Q(9, 0), inside(&over)));
}

static void circle_circle_does_not_move(void)
{
    const graze_circle over = ball(0, 4, 2.5);
    CHECK(meets_disc(ball(3, 4, 2.5), Q(0, 0),
                     at_side(GRAZE_TOUCH, Q(3, 4), Q(1.5, 2), DIAGONAL, 0)));
    CHECK(meets_disc(over, Q(0, 0), inside(&over)));
    CHECK(meets_disc(ball(0, 9, 2.5), Q(0, 0), miss()));
}

/* A line at a circle. */
static void circle_circle_has_no_radius(void)
{
    CHECK(meets_disc(ball(6.5, 0, 0), Q(-8, 0),
                     at_side(GRAZE_HIT, Q(2.5, 0), Q(2.5, 0), Q(1, 0), PART(1, 2))));
    CHECK(meets_disc(ball(-8, 2.5, 0), Q(16, 0),
                     at_side(GRAZE_TOUCH, Q(0, 2.5), Q(0, 2.5), UP, PART(1, 2))));
}

static void circle_circle_is_empty(void)
{
    CHECK(meets_disc(ball(0, 9, -1), Q(0, -9), miss()));
    CHECK(stops_at(ball(0, 0, -1), ball(0, 9, 5), Q(0, -9), miss()));
}

/* A point. */
static void circle_circle_meets_a_flat_one(void)
{
    CHECK(stops_at(ball(0, 0, 0), ball(9, 12, 5), Q(-12, -16),
                   at_side(GRAZE_HIT, Q(3, 4), Q(0, 0), DIAGONAL, PART(1, 2))));
    CHECK(stops_at(ball(0, 0, 0), ball(0, 2, 0), Q(0, -4),
                   at_side(GRAZE_TOUCH, Q(0, 0), Q(0, 0), Q(0, 0), PART(1, 2))));
    CHECK(stops_at(ball(0, 0, 0), ball(1, 2, 0), Q(0, -4), miss()));
}

POLICY_CANNOT_OCCUR(circle_circle, meets_a_corner, "a circle has no corners")

/* In raw units from each quarter. A cast from the place without a motion is a test whether it is inside. */
static void circle_circle_stops_off_the_path(void)
{
#if !GRAZE_FLOAT
    const graze_circle target = ball_at(0, 0, 3);
    graze_sweep_hit2 hit = untouched;
    for (int32_t i = 0; i < 64; i++) {
        const int32_t x = i % 2 * 2 - 1, y = i % 4 / 2 * 2 - 1;
        graze_circle c = ball_at(x * (30 + i), y * 40, 4);
        const graze_vec2 motion = {-2 * c.center.x, -2 * c.center.y};
        CHECK(graze_circle_circlecast(&target, &c, motion, &hit) == GRAZE_HIT);
        c.center = hit.center;
        CHECK(graze_circle_circlecast(&target, &c, graze_vec2_of(0, 0), 0) <= GRAZE_TOUCH);
        CHECK(c.center.x * x > 0 && c.center.y * y > 0);
    }
    graze_circle c = ball_at(38, 47, 4);
    CHECK(graze_circle_circlecast(&target, &c, graze_vec2_of(-76, -94), &hit) == GRAZE_HIT);
    CHECK(flat_equal(hit.center, graze_vec2_of(5, 6)));
#endif
}

static void circle_circle_leaves_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar most = GRAZE_SMALL_WORLD ? 0x1FFFFFFF : INT32_MAX;
    const graze_circle target = ball_at(most, 0, 2), c = ball_at(0, 0, 1);
    graze_sweep_hit2 hit = untouched;
    CHECK(graze_circle_circlecast(&target, &c, graze_vec2_of(INT32_MAX, 0), &hit) == GRAZE_HIT);
    CHECK(hit.center.x == most - 3 && hit.point.x == most - 2);
#endif
}

/* The sum of the radii is no coordinate. */
static void circle_circle_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_circle target = ball_at(INT32_MIN, INT32_MIN, INT32_MAX);
    const graze_vec2 in = {INT32_MIN, 0}, none = {0, 0};
    graze_circle c = ball_at(INT32_MAX, INT32_MIN, INT32_MAX);
    graze_sweep_hit2 hit = untouched;
    CHECK(graze_circle_circlecast(&target, &c, none, 0) == GRAZE_MISS);
#if !GRAZE_SMALL_WORLD
    CHECK(graze_circle_circlecast(&target, &c, in, 0) == GRAZE_HIT);
    CHECK(graze_circle_circlecast(&target, &c, in, &hit) == GRAZE_HIT);
    CHECK(hit.center.x == INT32_MAX - 1 && hit.point.x == -1 && hit.normal.x == GRAZE_ONE);
    CHECK(hit.fraction == 0 && hit.center.y == INT32_MIN && hit.normal.y == 0);
    c.center.x = INT32_MAX - 1;
    CHECK(graze_circle_circlecast(&target, &c, none, &hit) == GRAZE_TOUCH);
    CHECK(hit.center.x == INT32_MAX - 1 && hit.normal.x == GRAZE_ONE);
    c.center.x = INT32_MAX - 2;
    CHECK(graze_circle_circlecast(&target, &c, in, &hit) == GRAZE_INSIDE && hit.normal.x == 0);
    c = ball_at(INT32_MAX, INT32_MAX, INT32_MAX);
    CHECK(graze_circle_circlecast(&target, &c, graze_vec2_of(INT32_MIN, INT32_MIN), &hit) ==
          GRAZE_HIT);
    CHECK(hit.normal.x == hit.normal.y && hit.normal.x == 46341);
    c.radius = 1;
    CHECK(graze_circle_circlecast(&target, &c, graze_vec2_of(INT32_MIN, INT32_MIN), &hit) ==
          GRAZE_MISS);
#endif
    c = ball_at(INT32_MAX, INT32_MAX, -1);
    CHECK(graze_circle_circlecast(&target, &c, in, &hit) == GRAZE_MISS);
    c.radius = INT32_MIN;
    CHECK(graze_circle_circlecast(&target, &c, in, &hit) == GRAZE_MISS);
#endif
}

static void circle_circle_has_no_number(void)
{
#if GRAZE_FLOAT
    const graze_scalar nan = scalar_of_bits(strange_bits[0]);
    graze_circle c = ball(0, 9, 1), target = ball(0, 0, 1);
    CHECK(stops_at(target, c, graze_vec2_of(0, nan), miss()));
    target.radius = nan;
    CHECK(stops_at(target, c, Q(0, -9), miss()));
    target = ball(0, 0, 1);
    c.radius = nan;
    CHECK(stops_at(target, c, Q(0, -9), miss()));
    c = ball(0, 9, 1);
    target.center.y = nan;
    CHECK(stops_at(target, c, Q(0, -9), miss()));
    const graze_scalar infinite = scalar_of_bits(0x7F800000);
    target = ball(0, 0, 1);
    CHECK(stops_at(target, c, graze_vec2_of(0, -infinite), miss()));
    target.center.y = infinite;
    CHECK(stops_at(target, c, Q(0, -9), miss()));
#endif
}

/* ---- A capsule of the radius 1.5 along the x axis ---- */

static bool stops_at_rod(graze_capsule2 capsule, graze_circle c, graze_vec2 motion, stop e)
{
    graze_sweep_hit2 hit = untouched;
    return graze_capsule2_circlecast(&capsule, &c, motion, &hit) == e.result && is_stop(&hit, &e) &&
           graze_capsule2_circlecast(&capsule, &c, motion, 0) == e.result;
}

static bool meets_rod(graze_circle c, graze_vec2 motion, stop e)
{
    return stops_at_rod(rod(-4, 0, 4, 0, 1.5), c, motion, e) &&
           stops_at_rod(rod(4, 0, -4, 0, 1.5), c, motion, e);
}

static void capsule_circle_misses(void)
{
    CHECK(meets_rod(ball(0, 5, 1), Q(5, -1), miss()));
    CHECK(meets_rod(ball(0, -5, 1), Q(0, -5), miss()));
    CHECK(meets_rod(ball(7, 3, 1), Q(0, -9), miss()));
}

static void capsule_circle_starts_apart_and_touches(void)
{
    CHECK(meets_rod(ball(0, 5, 1), Q(0, -2.5),
                    at_side(GRAZE_TOUCH, Q(0, 2.5), Q(0, 1.5), UP, GRAZE_FRACTION_ONE)));
    CHECK(meets_rod(ball(-8, 2.5, 1), Q(16, 0),
                    at_side(GRAZE_TOUCH, Q(-4, 2.5), Q(-4, 1.5), UP, PART(1, 4))));
    CHECK(meets_rod(ball(6.5, 4, 1), Q(0, -8),
                    at_side(GRAZE_TOUCH, Q(6.5, 0), Q(5.5, 0), Q(1, 0), PART(1, 2))));
}

static void capsule_circle_starts_apart_and_enters(void)
{
    CHECK(meets_rod(ball(-2, -6.5, 1), Q(4, 8),
                    at_side(GRAZE_HIT, Q(0, -2.5), Q(0, -1.5), DOWN, PART(1, 2))));
    CHECK(meets_rod(ball(-10.5, 0, 1), Q(8, 0),
                    at_side(GRAZE_HIT, Q(-6.5, 0), Q(-5.5, 0), Q(-1, 0), PART(1, 2))));
    CHECK(meets_rod(ball(5.5, 6, 1), Q(0, -8),
                    at_side(GRAZE_HIT, Q(5.5, 2), graze_vec2_of(GRAZE_C(4.9), GRAZE_C(1.2)),
                            DIAGONAL, PART(1, 2))));
}

static void capsule_circle_starts_in_touch_and_leaves(void)
{
    CHECK(meets_rod(ball(1, 2.5, 1), Q(1, 3), at_side(GRAZE_TOUCH, Q(1, 2.5), Q(1, 1.5), UP, 0)));
    CHECK(meets_rod(ball(6.5, 0, 1), Q(0, 5),
                    at_side(GRAZE_TOUCH, Q(6.5, 0), Q(5.5, 0), Q(1, 0), 0)));
}

static void capsule_circle_starts_in_touch_and_enters(void)
{
    CHECK(meets_rod(ball(1, 2.5, 1), Q(9, -0.25), at_side(GRAZE_HIT, Q(1, 2.5), Q(1, 1.5), UP, 0)));
    CHECK(meets_rod(ball(-6.5, 0, 1), Q(1, 0),
                    at_side(GRAZE_HIT, Q(-6.5, 0), Q(-5.5, 0), Q(-1, 0), 0)));
}

static void capsule_circle_starts_inside(void)
{
    const graze_circle on = ball(0, 0, 1), over = ball(1, 2, 1), past = ball(6, 0, 1);
    CHECK(meets_rod(on, Q(0, 9), inside(&on)));
    CHECK(meets_rod(over, Q(0, 9), inside(&over)));
    CHECK(meets_rod(past, Q(-3, 0), inside(&past)));
}

static void capsule_circle_does_not_move(void)
{
    const graze_circle over = ball(0, 2, 1);
    CHECK(meets_rod(ball(0, 2.5, 1), Q(0, 0), at_side(GRAZE_TOUCH, Q(0, 2.5), Q(0, 1.5), UP, 0)));
    CHECK(meets_rod(over, Q(0, 0), inside(&over)));
    CHECK(meets_rod(ball(0, 3, 1), Q(0, 0), miss()));
}

static void capsule_circle_has_no_radius(void)
{
    CHECK(meets_rod(ball(1, 5.5, 0), Q(0, -8),
                    at_side(GRAZE_HIT, Q(1, 1.5), Q(1, 1.5), UP, PART(1, 2))));
    CHECK(meets_rod(ball(-9.5, 0, 0), Q(8, 0),
                    at_side(GRAZE_HIT, Q(-5.5, 0), Q(-5.5, 0), Q(-1, 0), PART(1, 2))));
}

static void capsule_circle_is_empty(void)
{
    CHECK(meets_rod(ball(0, 5, -1), Q(0, -9), miss()));
    CHECK(stops_at_rod(rod(-4, 0, 4, 0, -1), ball(0, 5, 3), Q(0, -9), miss()));
}

/* A wall, and a circle. */
static void capsule_circle_meets_a_flat_one(void)
{
    const graze_capsule2 flat = rod(-4, 0, 4, 0, 0), round = rod(1, 1, 1, 1, 1.5);
    graze_sweep_hit2 hit = untouched;
    graze_circle c = ball(0, 2, 0);
    CHECK(stops_at_rod(flat, ball(0, 3, 1), Q(0, -4),
                       at_side(GRAZE_HIT, Q(0, 1), Q(0, 0), UP, PART(1, 2))));
    CHECK(stops_at_rod(flat, ball(9, 0, 1), Q(-16, 0),
                       at_side(GRAZE_HIT, Q(5, 0), Q(4, 0), Q(1, 0), PART(1, 4))));
    CHECK(stops_at_rod(round, ball(1, 7.5, 1), Q(0, -8),
                       at_side(GRAZE_HIT, Q(1, 3.5), Q(1, 2.5), UP, PART(1, 2))));
    CHECK(graze_capsule2_circlecast(&flat, &c, Q(0, -4), &hit) == GRAZE_HIT);
    CHECK(GRAZE_FLOAT ? hit.center.y >= 0 : hit.center.y > 0);
}

POLICY_CANNOT_OCCUR(capsule_circle, meets_a_corner, "a capsule has no corners")

static void capsule_circle_stops_off_the_path(void)
{
#if !GRAZE_FLOAT
    const graze_capsule2 capsule = {{{0, 0}, {19, -1}}, 1};
    graze_circle c = ball_at(10, -33, 1);
    graze_sweep_hit2 hit = untouched;
    CHECK(graze_capsule2_circlecast(&capsule, &c, graze_vec2_of(-23, 69), &hit) == GRAZE_HIT);
    CHECK(flat_equal(hit.center, graze_vec2_of(-1, -3)));
    CHECK(hit.feature == GRAZE_FEATURE_EDGE && hit.index == 0);
    c.center = hit.center;
    CHECK(graze_capsule2_circlecast(&capsule, &c, graze_vec2_of(0, 0), 0) <= GRAZE_TOUCH);
#endif
}

static void capsule_circle_leaves_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar most = GRAZE_SMALL_WORLD ? 0x1FFFFFFF : INT32_MAX;
    const graze_capsule2 capsule = {{{most, -8}, {most, 8}}, 3};
    const graze_circle c = ball_at(0, 0, 1);
    graze_sweep_hit2 hit = untouched;
    CHECK(graze_capsule2_circlecast(&capsule, &c, graze_vec2_of(INT32_MAX, 1), &hit) == GRAZE_HIT);
    CHECK(hit.center.x == most - 4 && hit.point.x == most - 3 && hit.normal.x == -GRAZE_ONE);
#endif
}

static void capsule_circle_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_vec2 low = {INT32_MIN, INT32_MIN}, high = {INT32_MIN, INT32_MAX};
    graze_capsule2 capsule = {{low, high}, INT32_MAX};
    graze_circle c = ball_at(INT32_MAX, 0, INT32_MAX - 1);
    graze_sweep_hit2 hit = untouched;
    CHECK(graze_capsule2_circlecast(&capsule, &c, graze_vec2_of(0, 9), &hit) == GRAZE_MISS);
#if !GRAZE_SMALL_WORLD
    CHECK(graze_capsule2_circlecast(&capsule, &c, graze_vec2_of(-9, 0), &hit) == GRAZE_HIT);
    CHECK(hit.center.x == INT32_MAX - 2 && hit.point.x == -1 && hit.normal.x == GRAZE_ONE);
    c = ball_at(INT32_MAX, INT32_MAX, INT32_MAX);
    CHECK(graze_capsule2_circlecast(&capsule, &c, graze_vec2_of(INT32_MIN, 0), &hit) == GRAZE_HIT);
    CHECK(hit.center.x == INT32_MAX - 1 && hit.point.x == -1);
#endif
    c.radius = -1;
    CHECK(graze_capsule2_circlecast(&capsule, &c, graze_vec2_of(INT32_MIN, 0), &hit) == GRAZE_MISS);
    c.radius = 1;
    capsule.radius = -1;
    CHECK(graze_capsule2_circlecast(&capsule, &c, graze_vec2_of(INT32_MIN, 0), &hit) == GRAZE_MISS);
#endif
}

static void capsule_circle_has_no_number(void)
{
#if GRAZE_FLOAT
    const graze_scalar nan = scalar_of_bits(strange_bits[0]);
    graze_capsule2 capsule = rod(-4, 0, 4, 0, 1);
    CHECK(stops_at_rod(capsule, ball(0, 5, 1), graze_vec2_of(0, nan), miss()));
    capsule.radius = nan;
    CHECK(stops_at_rod(capsule, ball(0, 5, 1), Q(0, -9), miss()));
    capsule.radius = scalar_of_bits(0x7F800000); /* infinite */
    CHECK(stops_at_rod(capsule, ball(0, 5, 1), Q(0, -9), miss()));
    capsule = rod(-4, 0, 4, 0, 1);
    capsule.core.a.x = nan;
    CHECK(stops_at_rod(capsule, ball(0, 5, 1), Q(0, -9), miss()));
#endif
}

/* The distance of the place from the target itself, rounded, is not less than the radius. */
static void floats_stop_where_the_distance_is_free(void)
{
#if GRAZE_FLOAT
    const graze_circle target = {{-0x1.1823d8p+8f, 0x1.3878f6p+9f}, 0x1.998832p+9f};
    const graze_circle c = {{-0x1.f76978p+8f, -0x1.952b02p+9f}, 0x1.eca8f6p+8f};
    const graze_capsule2 rod_off = {
        {{-0x1.0e54dep+9f, 0x1.a82978p+9f}, {-0x1.0e54dep+9f, 0x1.a82978p+9f}}, 0x1.73b56p+9f};
    const graze_circle d = {{-0x1.2ee24ep+8f, -0x1.421894p+5f}, 0x1.0ad582p+7f};
    graze_sweep_hit2 hit = untouched;
    check_case("floats stop where the distance is free");
    CHECK(graze_circle_circlecast(&target, &c, graze_vec2_of(0x1.007a3ep+9f, 0x1.b327bep+10f),
                                  &hit) == GRAZE_HIT);
    CHECK(graze_circle_distance(&target, &hit.center) >= c.radius);
    CHECK(graze_capsule2_circlecast(&rod_off, &d, graze_vec2_of(-0x1.174352p+8f, 0x1.d69fcp+9f),
                                    &hit) == GRAZE_HIT);
    CHECK(graze_capsule2_distance(&rod_off, &hit.center) >= d.radius);
#endif
}

void test_sweep2_round(void)
{
    floats_stop_where_the_distance_is_free();
    SWEEP_COLUMN(circle_circle);
    SWEEP_COLUMN(capsule_circle);
}
