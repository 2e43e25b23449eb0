/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A circle that moves at a wall: the table of sweep2.h, case by case, each also with the ends of the wall exchanged. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "sweep2.h"

/* Its front is +y. */
static const graze_segment2 wall = {FLAT(-4, 0), FLAT(4, 0)};

static bool stops_one(const graze_segment2 *target, const graze_circle *c, graze_vec2 motion,
                      const stop *e)
{
    graze_sweep_hit2 hit = untouched;
    return graze_segment2_circlecast(target, c, motion, &hit) == e->result && is_stop(&hit, e) &&
           graze_segment2_circlecast(target, c, motion, 0) == e->result;
}

static bool stops(graze_segment2 target, graze_circle c, graze_vec2 motion, stop e)
{
    graze_segment2 turned;
    turned.a = target.b;
    turned.b = target.a;
    if (!stops_one(&target, &c, motion, &e))
        return false;
    if (e.feature == GRAZE_FEATURE_CORNER && !flat_equal(target.a, target.b))
        e.index = 1 - e.index;
    return stops_one(&turned, &c, motion, &e);
}

static stop at_end(graze_result result, graze_vec2 center, int32_t index, graze_vec2 normal,
                   graze_fraction fraction)
{
    stop e = at_side(result, center, index == 0 ? wall.a : wall.b, normal, fraction);
    e.feature = GRAZE_FEATURE_CORNER;
    e.index = index;
    return e;
}

/* ---- The table ---- */

static void wall_circle_misses(void)
{
    CHECK(stops(wall, ball(0, 3, 1), Q(5, -1.5), miss()));
    CHECK(stops(wall, ball(0, 3, 1), Q(0, 5), miss()));
    CHECK(stops(wall, ball(0, -3, 1), Q(0, -5), miss()));
    CHECK(stops(wall, ball(6, 3, 1), Q(0, -9), miss()));
    CHECK(stops(wall, ball(9, 0, 1), Q(-3, 0), miss()));
    CHECK(stops(wall, ball(-9, 4, 1), Q(8, 1), miss()));
    CHECK(stops(wall, ball(5.5, 3, 2), Q(4, -4), miss()));
}

static void wall_circle_starts_apart_and_touches(void)
{
    CHECK(stops(wall, ball(0, 3, 1), Q(0, -2),
                at_side(GRAZE_TOUCH, Q(0, 1), Q(0, 0), UP, GRAZE_FRACTION_ONE)));
    CHECK(stops(wall, ball(1, -3, 1), Q(-2, 2),
                at_side(GRAZE_TOUCH, Q(-1, -1), Q(-1, 0), DOWN, GRAZE_FRACTION_ONE)));
    CHECK(stops(wall, ball(-8, 1, 1), Q(16, 0), at_end(GRAZE_TOUCH, Q(-4, 1), 0, UP, PART(1, 4))));
    CHECK(stops(wall, ball(8, 1, 1), Q(-16, 0), at_end(GRAZE_TOUCH, Q(4, 1), 1, UP, PART(1, 4))));
    CHECK(
        stops(wall, ball(5, 4, 1), Q(0, -8), at_end(GRAZE_TOUCH, Q(5, 0), 1, Q(1, 0), PART(1, 2))));
    CHECK(stops(wall, ball(-5, 4, 1), Q(0, -8),
                at_end(GRAZE_TOUCH, Q(-5, 0), 0, Q(-1, 0), PART(1, 2))));
    CHECK(stops(wall, ball(9, 0, 1), Q(-4, 0),
                at_end(GRAZE_TOUCH, Q(5, 0), 1, Q(1, 0), GRAZE_FRACTION_ONE)));
}

static void wall_circle_starts_apart_and_enters(void)
{
    CHECK(
        stops(wall, ball(0, 3, 1), Q(0, -4), at_side(GRAZE_HIT, Q(0, 1), Q(0, 0), UP, PART(1, 2))));
    CHECK(stops(wall, ball(-3, -5, 1), Q(4, 8),
                at_side(GRAZE_HIT, Q(-1, -1), Q(-1, 0), DOWN, PART(1, 2))));
    CHECK(stops(wall, ball(0, 3, 2.5), Q(0, -1),
                at_side(GRAZE_HIT, Q(0, 2.5), Q(0, 0), UP, PART(1, 2))));
    CHECK(
        stops(wall, ball(9, 0, 1), Q(-16, 0), at_end(GRAZE_HIT, Q(5, 0), 1, Q(1, 0), PART(1, 4))));
    CHECK(stops(wall, ball(-9, 0, 1), Q(16, 0),
                at_end(GRAZE_HIT, Q(-5, 0), 0, Q(-1, 0), PART(1, 4))));
    CHECK(stops(wall, ball(4, 3, 1), Q(0, -4), at_end(GRAZE_HIT, Q(4, 1), 1, UP, PART(1, 2))));
}

static void wall_circle_starts_in_touch_and_leaves(void)
{
    CHECK(stops(wall, ball(1, 2, 2), Q(1, 3), at_side(GRAZE_TOUCH, Q(1, 2), Q(1, 0), UP, 0)));
    CHECK(stops(wall, ball(1, 2, 2), Q(-9, 0), at_side(GRAZE_TOUCH, Q(1, 2), Q(1, 0), UP, 0)));
    CHECK(stops(wall, ball(1, -2, 2), Q(3, -1), at_side(GRAZE_TOUCH, Q(1, -2), Q(1, 0), DOWN, 0)));
    CHECK(stops(wall, ball(6, 0, 2), Q(0, 5), at_end(GRAZE_TOUCH, Q(6, 0), 1, Q(1, 0), 0)));
    CHECK(stops(wall, ball(-6, 0, 2), Q(-1, 0), at_end(GRAZE_TOUCH, Q(-6, 0), 0, Q(-1, 0), 0)));
}

static void wall_circle_starts_in_touch_and_enters(void)
{
    CHECK(stops(wall, ball(1, 2, 2), Q(9, -0.25), at_side(GRAZE_HIT, Q(1, 2), Q(1, 0), UP, 0)));
    CHECK(stops(wall, ball(1, -2, 2), Q(0, 9), at_side(GRAZE_HIT, Q(1, -2), Q(1, 0), DOWN, 0)));
    CHECK(stops(wall, ball(6, 0, 2), Q(-1, 0), at_end(GRAZE_HIT, Q(6, 0), 1, Q(1, 0), 0)));
    CHECK(stops(wall, ball(-4, 2, 2), Q(1, -1), at_end(GRAZE_HIT, Q(-4, 2), 0, UP, 0)));
}

static void wall_circle_starts_inside(void)
{
    const graze_circle on = ball(0, 0, 1), over = ball(1, 0.5, 1), past = ball(4.5, 0, 1);
    CHECK(stops(wall, on, Q(0, 9), inside(&on)));
    CHECK(stops(wall, over, Q(0, 9), inside(&over)));
    CHECK(stops(wall, past, Q(-3, 0), inside(&past)));
}

static void wall_circle_does_not_move(void)
{
    const graze_circle in = ball(0, 0.5, 1);
    CHECK(stops(wall, ball(0, 2, 2), Q(0, 0), at_side(GRAZE_TOUCH, Q(0, 2), Q(0, 0), UP, 0)));
    CHECK(stops(wall, in, Q(0, 0), inside(&in)));
    CHECK(stops(wall, ball(0, 2.5, 2), Q(0, 0), miss()));
    const stop on = at_side(GRAZE_TOUCH, Q(1, 0), Q(1, 0), UP, 0);
    const graze_circle point = ball(1, 0, 0);
    CHECK(stops_one(&wall, &point, Q(0, 0), &on));
}

/* A line. The place of a hit is strictly on the side of the start. */
static void wall_circle_has_no_radius(void)
{
    const graze_segment2 *w = &wall;
    const graze_scalar raw = GRAZE_FLOAT ? 0 : 1;
    graze_sweep_hit2 hit = untouched;
    graze_circle c = ball(0, 2, 0);
    CHECK(graze_segment2_circlecast(w, &c, Q(0, -4), &hit) == GRAZE_HIT);
    CHECK(flat_equal(hit.center, graze_vec2_of(0, raw)) && flat_equal(hit.normal, UP));
    CHECK(hit.feature == GRAZE_FEATURE_EDGE && is_fraction(hit.fraction, PART(1, 2)));
    c = ball(1, -2, 0);
    CHECK(graze_segment2_circlecast(w, &c, Q(0, 4), &hit) == GRAZE_HIT);
    CHECK(flat_equal(hit.center, graze_vec2_of(GRAZE_ONE, -raw)) && flat_equal(hit.normal, DOWN));
    c = ball(4, 2, 0);
    CHECK(graze_segment2_circlecast(w, &c, Q(0, -4), &hit) == GRAZE_HIT);
    CHECK(hit.feature == GRAZE_FEATURE_CORNER && hit.index == 1);
    c = ball(-5, 1, 0);
    CHECK(graze_segment2_circlecast(w, &c, Q(2, -2), &hit) == GRAZE_HIT);
    CHECK(hit.feature == GRAZE_FEATURE_CORNER && hit.index == 0);
    CHECK(graze_segment2_circlecast(w, &c, Q(2, -2), 0) == GRAZE_HIT);
    CHECK(stops(wall, ball(1, 2, 0), Q(0, -2),
                at_side(GRAZE_TOUCH, Q(1, 0), Q(1, 0), UP, GRAZE_FRACTION_ONE)));
    CHECK(stops(wall, ball(1, 2, 0), Q(0, -1), miss()));
    CHECK(graze_segment2_circlecast(w, &c, Q(-2, 0), &hit) == GRAZE_MISS);
}

static void wall_circle_is_empty(void)
{
    CHECK(stops(wall, ball(0, 3, -1), Q(0, -9), miss()));
    graze_circle c = ball(0, 3, 1);
    c.radius = GRAZE_SCALAR_MIN;
    CHECK(stops(wall, c, Q(0, -9), miss()));
}

/* A wall of one point. */
static void wall_circle_meets_a_flat_one(void)
{
    const graze_segment2 point = {FLAT(-4, 0), FLAT(-4, 0)};
    CHECK(stops(point, ball(-4, 3, 1), Q(0, -4), at_end(GRAZE_HIT, Q(-4, 1), 0, UP, PART(1, 2))));
    CHECK(stops(point, ball(-9, 1, 1), Q(10, 0), at_end(GRAZE_TOUCH, Q(-4, 1), 0, UP, PART(1, 2))));
    CHECK(stops(
        point, ball(-1, 4, 5), Q(1, 1),
        at_end(GRAZE_TOUCH, Q(-1, 4), 0, graze_vec2_of(GRAZE_RATIO(3, 5), GRAZE_RATIO(4, 5)), 0)));
    CHECK(stops(point, ball(-4, 2, 0), Q(0, -4),
                at_end(GRAZE_TOUCH, Q(-4, 0), 0, Q(0, 0), PART(1, 2))));
    CHECK(stops(point, ball(-3, 2, 0), Q(0, -4), miss()));
}

static void wall_circle_meets_a_corner(void)
{
    const graze_vec2 out = graze_vec2_of(GRAZE_RATIO(3, 5), GRAZE_RATIO(4, 5));
    CHECK(stops(wall, ball(7, 8, 5), Q(0, -8), at_end(GRAZE_HIT, Q(7, 4), 1, out, PART(1, 2))));
    CHECK(stops(wall, ball(15, 4, 5), Q(-16, 0), at_end(GRAZE_HIT, Q(7, 4), 1, out, PART(1, 2))));
    CHECK(stops(wall, ball(4, 9, 5), Q(0, -8), at_end(GRAZE_HIT, Q(4, 5), 1, UP, PART(1, 2))));
    CHECK(stops(wall, ball(3.75, 9, 5), Q(0, -8),
                at_side(GRAZE_HIT, Q(3.75, 5), Q(3.75, 0), UP, PART(1, 2))));
}

#if !GRAZE_FLOAT

static bool stops_off(graze_segment2 w, graze_circle c, graze_vec2 motion, graze_vec2 center,
                      graze_feature feature)
{
    graze_sweep_hit2 hit = untouched;
    graze_vec2 end = graze_vec2_add(c.center, motion);
    if (graze_segment2_circlecast(&w, &c, motion, &hit) != GRAZE_HIT ||
        !flat_equal(hit.center, center) || hit.feature != feature)
        return false;
    c.center = hit.center;
    return graze_segment2_circlecast(&w, &c, graze_vec2_sub(end, center), &hit) != GRAZE_INSIDE;
}

static graze_segment2 wall_to(int32_t x, int32_t y)
{
    const graze_segment2 w = {{0, 0}, {x, y}};
    return w;
}

#endif

/* In raw units: the rounded place is inside, and on the same coordinate as an end of the wall. */
static void wall_circle_stops_off_the_path(void)
{
#if !GRAZE_FLOAT
    CHECK(stops_off(wall_to(19, -1), ball_at(10, -33, 2), graze_vec2_of(-23, 69),
                    graze_vec2_of(-1, -3), GRAZE_FEATURE_CORNER));
    CHECK(stops_off(wall_to(-8, 2), ball_at(29, 36, 1), graze_vec2_of(-59, -72),
                    graze_vec2_of(1, 2), GRAZE_FEATURE_CORNER));
    CHECK(stops_off(wall_to(-1, -17), ball_at(-29, 29, 1), graze_vec2_of(69, -70),
                    graze_vec2_of(-2, 1), GRAZE_FEATURE_CORNER));
    CHECK(stops_off(wall_to(-1, -10), ball_at(18, -32, 2), graze_vec2_of(-45, 57),
                    graze_vec2_of(2, -11), GRAZE_FEATURE_CORNER));
    CHECK(stops_off(wall_to(7, 15), ball_at(-17, -6, 0), graze_vec2_of(76, 27),
                    graze_vec2_of(-1, 1), GRAZE_FEATURE_EDGE));
    CHECK(stops_off(wall_to(18, 9), ball_at(21, -18, 0), graze_vec2_of(-73, 63),
                    graze_vec2_of(1, -1), GRAZE_FEATURE_EDGE));
    CHECK(stops_off(wall_to(100, 0), ball_at(0, 30, 10), graze_vec2_of(1, -40),
                    graze_vec2_of(1, 10), GRAZE_FEATURE_EDGE));
    CHECK(stops_off(wall_to(-100, 0), ball_at(0, 30, 10), graze_vec2_of(-1, -40),
                    graze_vec2_of(-1, 10), GRAZE_FEATURE_EDGE));
    CHECK(stops_off(wall_to(100, 0), ball_at(99, -30, 10), graze_vec2_of(1, 40),
                    graze_vec2_of(100, -10), GRAZE_FEATURE_EDGE));
#else
    const graze_segment2 w = {FLAT(0, 0), FLAT(7, 3)};
    graze_sweep_hit2 hit = untouched;
    for (int i = 0; i < 64; i++) {
        const graze_circle c = ball(1 + i / 16.0, 8, 1 + i / 128.0);
        CHECK(graze_segment2_circlecast(&w, &c, Q(2, -9), &hit) == GRAZE_HIT &&
              graze_segment2_distance(&w, &hit.center) >= c.radius);
    }
#endif
}

/* The path ends at the border, on each axis. */
static void wall_circle_leaves_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar most = GRAZE_SMALL_WORLD ? 0x1FFFFFFF : INT32_MAX;
    const graze_vec2 corner = {most, most}, far = {INT32_MAX, 1};
    graze_segment2 w = {{most, -8}, {most, 8}};
    graze_sweep_hit2 hit = untouched;
    graze_circle c = ball_at(0, 0, 1);
    CHECK(graze_segment2_circlecast(&w, &c, far, &hit) == GRAZE_HIT && hit.center.x == most - 1);
    c.radius = 0;
    CHECK(graze_segment2_circlecast(&w, &c, far, &hit) == GRAZE_TOUCH && hit.center.x == most);
    c = ball_at(most, most, 5);
    w.a = graze_vec2_of(most - 3, most - 4);
    w.b = graze_vec2_of(0, most - 4);
    CHECK(graze_segment2_circlecast(&w, &c, graze_vec2_of(9, 9), &hit) == GRAZE_TOUCH);
    CHECK(flat_equal(hit.center, corner) && flat_equal(hit.point, w.a) && hit.index == 0);
    CHECK(graze_segment2_circlecast(&w, &c, graze_vec2_of(9, -9), &hit) == GRAZE_HIT);
    CHECK(flat_equal(hit.center, corner) && hit.fraction == 0);
#endif
}

static void wall_circle_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_vec2 low = {INT32_MIN, INT32_MIN}, high = {INT32_MAX, INT32_MAX};
    const graze_segment2 w = {low, high};
    graze_circle c = ball_at(INT32_MIN, INT32_MAX, 1);
    graze_sweep_hit2 hit = untouched;
    CHECK(graze_segment2_circlecast(&w, &c, graze_vec2_of(INT32_MAX, INT32_MIN), &hit) ==
          GRAZE_HIT);
    c.radius = INT32_MAX;
    CHECK(graze_segment2_circlecast(&w, &c, graze_vec2_of(INT32_MAX, INT32_MIN), &hit) ==
          GRAZE_HIT);
    CHECK(hit.feature == GRAZE_FEATURE_EDGE && hit.center.x < hit.center.y);
    CHECK(graze_segment2_circlecast(&w, &c, graze_vec2_of(0, 0), 0) == GRAZE_MISS);
    c.radius = -1;
    CHECK(graze_segment2_circlecast(&w, &c, graze_vec2_of(INT32_MAX, INT32_MIN), 0) == GRAZE_MISS);
    c.radius = 0;
    CHECK(graze_segment2_circlecast(&w, &c, graze_vec2_of(0, INT32_MAX), 0) == GRAZE_MISS);
#endif
}

static void wall_circle_has_no_number(void)
{
#if GRAZE_FLOAT
    const graze_scalar nan = scalar_of_bits(strange_bits[0]);
    graze_circle c = ball(0, 3, 1);
    graze_segment2 w = wall;
    CHECK(stops(wall, c, graze_vec2_of(0, nan), miss()));
    c.radius = nan;
    CHECK(stops(wall, c, Q(0, -9), miss()));
    c.radius = scalar_of_bits(0x7F800000); /* infinite */
    CHECK(stops(wall, c, Q(0, -9), miss()));
    c = ball(0, 3, 1);
    c.center.x = nan;
    CHECK(stops(wall, c, Q(0, -9), miss()));
    c = ball(0, 3, 0);
    w.a.y = nan;
    CHECK(stops(w, c, Q(0, -9), miss()));
    c.radius = GRAZE_ONE;
    CHECK(stops(w, c, Q(0, -9), miss()));
#endif
}

/* ---- The next cast ---- */

static void goes_on(void)
{
    const graze_vec2 end = Q(3, -7);
    graze_circle c = ball(0.25, 3, 1);
    graze_sweep_hit2 hit = untouched;
    check_case("goes on from where it stops");
    for (int i = 0; i < 5; i++) {
        CHECK(graze_segment2_circlecast(&wall, &c, graze_vec2_sub(end, c.center), &hit) ==
              GRAZE_HIT);
        c.center = hit.center;
        CHECK(c.center.y >= GRAZE_ONE);
        CHECK(graze_segment2_circlecast(&wall, &c, Q(1, 0.5), 0) <= GRAZE_TOUCH);
    }
}

void test_sweep2(void)
{
    SWEEP_COLUMN(wall_circle);
    goes_on();
}
