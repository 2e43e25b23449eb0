/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A circle that moves at a rectangle: the table of sweep2.h, case by case. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "sweep2.h"

#define LEFT     Q(-1, 0)
#define RIGHT    Q(1, 0)
#define DIAGONAL graze_vec2_of(GRAZE_RATIO(3, 5), GRAZE_RATIO(4, 5))

static const graze_rect room = {FLAT(-4, -2), FLAT(4, 2)};

static bool stops_at(graze_rect rect, graze_circle c, graze_vec2 motion, stop e)
{
    graze_sweep_hit2 hit = untouched;
    return graze_rect_circlecast(&rect, &c, motion, &hit) == e.result && is_stop(&hit, &e) &&
           graze_rect_circlecast(&rect, &c, motion, 0) == e.result;
}

static bool meets(graze_circle c, graze_vec2 motion, stop e)
{
    return stops_at(room, c, motion, e);
}

static stop on_side(graze_result result, graze_vec2 center, graze_vec2 point, int32_t index,
                    graze_fraction fraction)
{
    const graze_vec2 normals[4] = {LEFT, RIGHT, DOWN, UP};
    stop e = at_side(result, center, point, normals[index], fraction);
    e.index = index;
    return e;
}

static stop on_corner(graze_result result, graze_vec2 center, int32_t index, graze_vec2 normal,
                      graze_fraction fraction)
{
    const graze_vec2 corner = {index % 2 == 0 ? room.min.x : room.max.x,
                               index / 2 == 0 ? room.min.y : room.max.y};
    stop e = at_side(result, center, corner, normal, fraction);
    e.feature = GRAZE_FEATURE_CORNER;
    e.index = index;
    return e;
}

/* ---- The table ---- */

static void rect_circle_misses(void)
{
    CHECK(meets(ball(0, 5, 1), Q(5, -1.5), miss()));
    CHECK(meets(ball(8, 0, 1), Q(0, 5), miss()));
    CHECK(meets(ball(-8, 0, 1), Q(2, 5), miss()));
    CHECK(meets(ball(0, -5, 1), Q(1, 1), miss()));
    CHECK(meets(ball(4.75, 5, 1), Q(0.5, -2.25), miss()));
    CHECK(meets(ball(4.875, 2.875, 1), Q(1, 1), miss()));
    CHECK(meets(ball(5.5, 0, 1), Q(1, 9), miss()));
}

static void rect_circle_starts_apart_and_touches(void)
{
    CHECK(meets(ball(0, 5, 1), Q(0, -2),
                on_side(GRAZE_TOUCH, Q(0, 3), Q(0, 2), 3, GRAZE_FRACTION_ONE)));
    CHECK(meets(ball(0, -5, 1), Q(1, 2),
                on_side(GRAZE_TOUCH, Q(1, -3), Q(1, -2), 2, GRAZE_FRACTION_ONE)));
    CHECK(meets(ball(7, 1, 1), Q(-2, 0),
                on_side(GRAZE_TOUCH, Q(5, 1), Q(4, 1), 1, GRAZE_FRACTION_ONE)));
    CHECK(meets(ball(-7, 1, 1), Q(2, 0.5),
                on_side(GRAZE_TOUCH, Q(-5, 1.5), Q(-4, 1.5), 0, GRAZE_FRACTION_ONE)));
    CHECK(meets(ball(-8, 3, 1), Q(16, 0), on_corner(GRAZE_TOUCH, Q(-4, 3), 2, UP, PART(1, 4))));
    CHECK(meets(ball(-1, 12, 5), Q(16, -12),
                on_corner(GRAZE_TOUCH, Q(7, 6), 3, DIAGONAL, PART(1, 2))));
}

static void rect_circle_starts_apart_and_enters(void)
{
    CHECK(meets(ball(0, 5, 1), Q(0, -4), on_side(GRAZE_HIT, Q(0, 3), Q(0, 2), 3, PART(1, 2))));
    CHECK(meets(ball(9, 5, 1), Q(-8, -8), on_side(GRAZE_HIT, Q(5, 1), Q(4, 1), 1, PART(1, 2))));
    CHECK(meets(ball(7, 9, 1), Q(-8, -12), on_side(GRAZE_HIT, Q(3, 3), Q(3, 2), 3, PART(1, 2))));
    CHECK(meets(ball(-9, -5, 1), Q(8, 8), on_side(GRAZE_HIT, Q(-5, -1), Q(-4, -1), 0, PART(1, 2))));
    CHECK(
        meets(ball(-7, -9, 1), Q(8, 12), on_side(GRAZE_HIT, Q(-3, -3), Q(-3, -2), 2, PART(1, 2))));
    CHECK(meets(ball(9, 4, 1), Q(-8, -4), on_corner(GRAZE_HIT, Q(5, 2), 3, RIGHT, PART(1, 2))));
}

static void rect_circle_starts_in_touch_and_leaves(void)
{
    CHECK(meets(ball(0, 3, 1), Q(1, 3), on_side(GRAZE_TOUCH, Q(0, 3), Q(0, 2), 3, 0)));
    CHECK(meets(ball(0, 3, 1), Q(-9, 0), on_side(GRAZE_TOUCH, Q(0, 3), Q(0, 2), 3, 0)));
    CHECK(meets(ball(0, -3, 1), Q(0, -1), on_side(GRAZE_TOUCH, Q(0, -3), Q(0, -2), 2, 0)));
    CHECK(meets(ball(5, 1, 1), Q(1, 0), on_side(GRAZE_TOUCH, Q(5, 1), Q(4, 1), 1, 0)));
    CHECK(meets(ball(-5, 1, 1), Q(-1, 9), on_side(GRAZE_TOUCH, Q(-5, 1), Q(-4, 1), 0, 0)));
    CHECK(meets(ball(7, 6, 5), Q(1, 1), on_corner(GRAZE_TOUCH, Q(7, 6), 3, DIAGONAL, 0)));
    CHECK(meets(ball(4, 3, 1), Q(-9, 0), on_corner(GRAZE_TOUCH, Q(4, 3), 3, UP, 0)));
}

static void rect_circle_starts_in_touch_and_enters(void)
{
    CHECK(meets(ball(0, 3, 1), Q(1, -1), on_side(GRAZE_HIT, Q(0, 3), Q(0, 2), 3, 0)));
    CHECK(meets(ball(0, -3, 1), Q(0, 1), on_side(GRAZE_HIT, Q(0, -3), Q(0, -2), 2, 0)));
    CHECK(meets(ball(5, 1, 1), Q(-1, 0), on_side(GRAZE_HIT, Q(5, 1), Q(4, 1), 1, 0)));
    CHECK(meets(ball(-5, 1, 1), Q(1, 9), on_side(GRAZE_HIT, Q(-5, 1), Q(-4, 1), 0, 0)));
    CHECK(meets(ball(7, 6, 5), Q(-1, -1), on_corner(GRAZE_HIT, Q(7, 6), 3, DIAGONAL, 0)));
}

static void rect_circle_starts_inside(void)
{
    const graze_circle starts[] = {ball(0, 0, 1),   ball(0, 2.5, 1),  ball(0, -2.5, 1),
                                   ball(4.5, 0, 1), ball(-4.5, 0, 1), ball(4, 0, 1),
                                   ball(4, 2, 1),   ball(4.5, 2.5, 1)};
    for (unsigned i = 0; i < sizeof starts / sizeof starts[0]; i++)
        CHECK(meets(starts[i], Q(9, 9), inside(&starts[i])));
}

static void rect_circle_does_not_move(void)
{
    const graze_circle over = ball(0, 2.5, 1);
    CHECK(meets(ball(0, 3, 1), Q(0, 0), on_side(GRAZE_TOUCH, Q(0, 3), Q(0, 2), 3, 0)));
    CHECK(meets(ball(7, 6, 5), Q(0, 0), on_corner(GRAZE_TOUCH, Q(7, 6), 3, DIAGONAL, 0)));
    CHECK(meets(over, Q(0, 0), inside(&over)));
    CHECK(meets(ball(0, 4, 1), Q(0, 0), miss()));
}

/* A line. */
static void rect_circle_has_no_radius(void)
{
    const graze_circle in = ball(1, 1, 0);
    CHECK(meets(ball(0, 6, 0), Q(0, -8), on_side(GRAZE_HIT, Q(0, 2), Q(0, 2), 3, PART(1, 2))));
    CHECK(meets(ball(0, -6, 0), Q(0, 8), on_side(GRAZE_HIT, Q(0, -2), Q(0, -2), 2, PART(1, 2))));
    CHECK(meets(ball(8, 1, 0), Q(-8, 0), on_side(GRAZE_HIT, Q(4, 1), Q(4, 1), 1, PART(1, 2))));
    CHECK(meets(ball(-8, 1, 0), Q(8, 0), on_side(GRAZE_HIT, Q(-4, 1), Q(-4, 1), 0, PART(1, 2))));
    CHECK(meets(ball(6, 4, 0), Q(-4, -4), on_corner(GRAZE_HIT, Q(4, 2), 3, RIGHT, PART(1, 2))));
    CHECK(meets(ball(-6, -4, 0), Q(4, 4), on_corner(GRAZE_HIT, Q(-4, -2), 0, LEFT, PART(1, 2))));
    CHECK(meets(ball(8, 2, 0), Q(-16, 0), on_corner(GRAZE_TOUCH, Q(4, 2), 3, RIGHT, PART(1, 4))));
    CHECK(meets(ball(8, 3, 0), Q(-16, 0), miss()));
    CHECK(meets(in, Q(9, 0), inside(&in)));
#if !GRAZE_FLOAT
    const graze_rect r = {{0, 0}, {9, 9}};
    const graze_circle c = ball_at(-100, 8, 0); /* meets x = 0 at y = 8.7 */
    graze_sweep_hit2 hit = untouched;
    CHECK(graze_rect_circlecast(&r, &c, graze_vec2_of(1000, 7), &hit) == GRAZE_HIT);
    CHECK(flat_equal(hit.center, r.min) == false && hit.center.x == 0 && hit.center.y == 9);
    CHECK(hit.feature == GRAZE_FEATURE_EDGE && hit.index == 0);
#endif
}

static void rect_circle_is_empty(void)
{
    const graze_rect narrow = {FLAT(1, -2), FLAT(-1, 2)}, low = {FLAT(-1, 2), FLAT(1, -2)};
    CHECK(meets(ball(0, 5, -1), Q(0, -9), miss()));
    CHECK(stops_at(narrow, ball(0, 9, 3), Q(0, -9), miss()));
    CHECK(stops_at(low, ball(0, 9, 3), Q(0, -9), miss()));
}

/* A wall, and a point. */
static void rect_circle_meets_a_flat_one(void)
{
    const graze_rect upright = {FLAT(1, -2), FLAT(1, 2)}, point = {FLAT(1, 2), FLAT(1, 2)};
    stop top = on_corner(GRAZE_HIT, Q(1, 3), 2, UP, PART(1, 2));
    const graze_circle on = ball(1, 1, 1);
    CHECK(stops_at(upright, ball(6, 0, 1), Q(-8, 0),
                   on_side(GRAZE_HIT, Q(2, 0), Q(1, 0), 1, PART(1, 2))));
    CHECK(stops_at(upright, ball(-4, 0, 1), Q(8, 0),
                   on_side(GRAZE_HIT, Q(0, 0), Q(1, 0), 0, PART(1, 2))));
    CHECK(stops_at(upright, on, Q(8, 0), inside(&on)));
    top.point = Q(1, 2);
    CHECK(stops_at(upright, ball(1, 5, 1), Q(0, -4), top));
    top.index = 0;
    CHECK(stops_at(point, ball(1, 5, 1), Q(0, -4), top));
    top.center = Q(2, 2);
    top.normal = RIGHT;
    CHECK(stops_at(point, ball(6, 2, 1), Q(-8, 0), top));
    CHECK(stops_at(point, ball(6, 3.5, 1), Q(-8, 0), miss()));
}

static void rect_circle_meets_a_corner(void)
{
    CHECK(meets(ball(-4, -5, 1), Q(0, 4), on_corner(GRAZE_HIT, Q(-4, -3), 0, DOWN, PART(1, 2))));
    CHECK(meets(ball(4, -5, 1), Q(0, 4), on_corner(GRAZE_HIT, Q(4, -3), 1, DOWN, PART(1, 2))));
    CHECK(meets(ball(-4, 5, 1), Q(0, -4), on_corner(GRAZE_HIT, Q(-4, 3), 2, UP, PART(1, 2))));
    CHECK(meets(ball(4, 5, 1), Q(0, -4), on_corner(GRAZE_HIT, Q(4, 3), 3, UP, PART(1, 2))));
    CHECK(meets(ball(3.75, 5, 1), Q(0, -4),
                on_side(GRAZE_HIT, Q(3.75, 3), Q(3.75, 2), 3, PART(1, 2))));
    CHECK(meets(ball(7, 10, 5), Q(0, -8), on_corner(GRAZE_HIT, Q(7, 6), 3, DIAGONAL, PART(1, 2))));
}

#if !GRAZE_FLOAT

static bool stops_off(graze_rect rect, graze_circle c, graze_vec2 motion, graze_vec2 center)
{
    graze_sweep_hit2 hit = untouched;
    if (graze_rect_circlecast(&rect, &c, motion, &hit) != GRAZE_HIT ||
        !flat_equal(hit.center, center))
        return false;
    c.center = hit.center;
    return graze_rect_circlecast(&rect, &c, graze_vec2_of(0, 0), 0) <= GRAZE_TOUCH;
}

#endif

/* In raw units, at each corner; one raw unit beside the seam of a side and a corner. */
static void rect_circle_stops_off_the_path(void)
{
#if !GRAZE_FLOAT
    const graze_rect r = {{-9, -9}, {0, 0}};
    const int32_t a = -9, x = 76, y = 94;
    CHECK(stops_off(r, ball_at(38, 47, 7), graze_vec2_of(-x, -y), graze_vec2_of(5, 6)));
    CHECK(stops_off(r, ball_at(a - 38, 47, 7), graze_vec2_of(x, -y), graze_vec2_of(a - 5, 6)));
    CHECK(stops_off(r, ball_at(38, a - 47, 7), graze_vec2_of(-x, y), graze_vec2_of(5, a - 6)));
    CHECK(
        stops_off(r, ball_at(a - 38, a - 47, 7), graze_vec2_of(x, y), graze_vec2_of(a - 5, a - 6)));
    graze_sweep_hit2 hit = untouched;
    graze_circle c = ball_at(-1, 30, 7);
    CHECK(graze_rect_circlecast(&r, &c, graze_vec2_of(1, -30), &hit) == GRAZE_HIT);
    CHECK(hit.feature == GRAZE_FEATURE_EDGE && flat_equal(hit.center, graze_vec2_of(0, 7)));
    c.center.x = 0;
    CHECK(graze_rect_circlecast(&r, &c, graze_vec2_of(1, -30), &hit) == GRAZE_HIT);
    CHECK(hit.feature == GRAZE_FEATURE_CORNER && hit.index == 3);
    CHECK(graze_rect_circlecast(&r, &c, graze_vec2_of(-1, -30), &hit) == GRAZE_HIT);
    CHECK(hit.feature == GRAZE_FEATURE_EDGE && hit.index == 3);
#endif
}

static void rect_circle_leaves_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar most = GRAZE_SMALL_WORLD ? 0x1FFFFFFF : INT32_MAX;
    const graze_rect r = {{most - 9, -8}, {most, 8}};
    const graze_circle c = ball_at(0, 0, 1);
    graze_sweep_hit2 hit = untouched;
    CHECK(graze_rect_circlecast(&r, &c, graze_vec2_of(INT32_MAX, 1), &hit) == GRAZE_HIT);
    CHECK(hit.center.x == most - 10 && hit.point.x == most - 9 && hit.index == 0);
#endif
}

static void rect_circle_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_rect world = {{INT32_MIN, INT32_MIN}, {INT32_MAX, INT32_MAX}};
    const graze_rect low = {{INT32_MIN, INT32_MIN}, {INT32_MIN, 0}};
    graze_circle c = ball_at(INT32_MAX, INT32_MAX, INT32_MAX);
    graze_sweep_hit2 hit = untouched;
    CHECK(graze_rect_circlecast(&world, &c, graze_vec2_of(INT32_MIN, 0), &hit) == GRAZE_INSIDE);
    CHECK(graze_rect_circlecast(&low, &c, graze_vec2_of(0, INT32_MIN), &hit) == GRAZE_MISS);
#if !GRAZE_SMALL_WORLD
    CHECK(graze_rect_circlecast(&low, &c, graze_vec2_of(INT32_MIN, INT32_MIN), &hit) ==
          GRAZE_TOUCH);
    CHECK(hit.feature == GRAZE_FEATURE_EDGE && hit.index == 1 && hit.center.x == -1);
    CHECK(hit.point.x == INT32_MIN && hit.point.y == -1 && hit.fraction == GRAZE_FRACTION_ONE - 1);
    c.center = graze_vec2_of(INT32_MAX - 1, INT32_MAX - 9);
    CHECK(graze_rect_circlecast(&low, &c, graze_vec2_of(INT32_MIN, INT32_MIN), &hit) == GRAZE_HIT);
    CHECK(hit.center.x == -1 && hit.center.y == -9 && hit.point.x == INT32_MIN);
#endif
    c.radius = 1;
    CHECK(graze_rect_circlecast(&low, &c, graze_vec2_of(INT32_MIN, INT32_MIN), 0) == GRAZE_MISS);
#endif
}

static void rect_circle_has_no_number(void)
{
#if GRAZE_FLOAT
    const graze_scalar nan = scalar_of_bits(strange_bits[0]);
    graze_rect r = room;
    graze_circle c = ball(0, 5, 1);
    CHECK(meets(c, graze_vec2_of(0, nan), miss()));
    r.min.x = nan;
    CHECK(stops_at(r, c, Q(0, -9), miss()));
    r = room;
    r.max.y = nan;
    CHECK(stops_at(r, c, Q(0, -9), miss()));
    c.radius = nan;
    CHECK(meets(c, Q(0, -9), miss()));
    c = ball(0, 5, 1);
    c.center.y = nan;
    CHECK(meets(c, Q(0, -9), miss()));
    const graze_scalar infinite = scalar_of_bits(0x7F800000);
    c.center.y = infinite;
    CHECK(meets(c, Q(0, -9), miss()));
    c = ball(0, 5, 1);
    CHECK(meets(c, graze_vec2_of(0, -infinite), miss()));
    r = room;
    r.max.x = infinite;
    CHECK(stops_at(r, c, Q(0, -9), miss()));
    c.radius = infinite;
    CHECK(meets(c, Q(0, -9), miss()));
#endif
}

void test_sweep2_rect(void)
{
    SWEEP_COLUMN(rect_circle);
}
