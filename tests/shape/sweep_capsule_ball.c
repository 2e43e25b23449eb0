/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A capsule that moves at a sphere: the tables of sweep.h and sweep_capsule.h, case by case. */
#include "../tests.h"
#include "sweep_capsule.h"

static void ball_rod_misses(void)
{
    const graze_sphere b = ball_target();
    const target t = at_ball(&b);
    CHECK(rod_stops(t, rod(-4, 5, 4, 4, 5, 4, 1), P(0, -10, 0), miss()));
    CHECK(rod_stops(t, rod(-4, 5, 0, 4, 5, 0, 1), P(0, -1.5, 0), miss()));
    CHECK(rod_stops(t, rod(-4, 5, 0, 4, 5, 0, 1), P(0, 1, 0), miss()));
    CHECK(rod_stops(t, rod(4, 5, 0, 9, 5, 0, 1), P(0, -10, 0), miss()));
}

static void ball_rod_starts_apart_and_touches(void)
{
    const graze_sphere b = ball_target();
    const target t = at_ball(&b);
    CHECK(rod_stops(t, rod(-4, 3, -8, 4, 3, -8, 1), P(0, 0, 16),
                    on(GRAZE_TOUCH, P(-4, 3, 0), P(0, 2, 0), P(0, 1, 0), PART(1, 2))));
    CHECK(rod_stops(t, rod(9, 0, 0, 20, 0, 0, 1), P(-6, 0, 0),
                    on(GRAZE_TOUCH, P(3, 0, 0), P(2, 0, 0), P(1, 0, 0), GRAZE_FRACTION_ONE)));
    CHECK(rod_stops(t, rod(20, 0, 0, 9, 0, 0, 1), P(-6, 0, 0),
                    on(GRAZE_TOUCH, P(14, 0, 0), P(2, 0, 0), P(1, 0, 0), GRAZE_FRACTION_ONE)));
}

static void ball_rod_starts_apart_and_enters(void)
{
    const graze_sphere b = ball_target();
    const target t = at_ball(&b);
    CHECK(rod_stops(t, rod(-4, 7, 0, 4, 7, 0, 1), P(0, -8, 0),
                    on(GRAZE_HIT, P(-4, 3, 0), P(0, 2, 0), P(0, 1, 0), PART(1, 2))));
    CHECK(rod_stops(t, rod(-4, -7, 0, 4, -7, 0, 3), P(1, 4, 0),
                    on(GRAZE_HIT, P(-3.5, -5, 0), P(0, -2, 0), P(0, -1, 0), PART(1, 2))));
    CHECK(rod_stops(t, rod(20, 0, 0, 11, 0, 0, 1), P(-16, 0, 0),
                    on(GRAZE_HIT, P(12, 0, 0), P(2, 0, 0), P(1, 0, 0), PART(1, 2))));
}

static void ball_rod_starts_in_touch_and_leaves(void)
{
    const graze_sphere b = ball_target();
    const stop e = on(GRAZE_TOUCH, P(-4, 3, 0), P(0, 2, 0), P(0, 1, 0), 0);
    CHECK(rod_stops(at_ball(&b), rod(-4, 3, 0, 4, 3, 0, 1), P(0, 4, 1), e));
    CHECK(rod_stops(at_ball(&b), rod(-4, 3, 0, 4, 3, 0, 1), P(2, 0, 5), e));
}

static void ball_rod_starts_in_touch_and_enters(void)
{
    const graze_sphere b = ball_target();
    const stop e = on(GRAZE_HIT, P(-4, 3, 0), P(0, 2, 0), P(0, 1, 0), 0);
    CHECK(rod_stops(at_ball(&b), rod(-4, 3, 0, 4, 3, 0, 1), P(0, -9, 0), e));
    CHECK(rod_stops(at_ball(&b), rod(-4, 3, 0, 4, 3, 0, 1), P(0, -0.25, 2), e));
}

static void ball_rod_starts_inside(void)
{
    const graze_sphere b = ball_target();
    CHECK(rod_is_inside(at_ball(&b), rod(-4, 0, 0, 4, 0, 0, 1)));
    CHECK(rod_is_inside(at_ball(&b), rod(2.5, 0, 0, 9, 9, 0, 1)));
    CHECK(rod_is_inside(at_ball(&b), rod(9, 9, 0, 0, 1, 1, 0)));
}

static void ball_rod_does_not_move(void)
{
    const graze_sphere b = ball_target();
    CHECK(rod_stops(at_ball(&b), rod(-4, 3, 0, 4, 3, 0, 1), P(0, 0, 0),
                    on(GRAZE_TOUCH, P(-4, 3, 0), P(0, 2, 0), P(0, 1, 0), 0)));
    CHECK(rod_stops(at_ball(&b), rod(-4, 3.5, 0, 4, 3.5, 0, 1), P(0, 0, 0), miss()));
}

static void ball_rod_has_no_radius(void)
{
    const graze_sphere b = ball_target();
    CHECK(rod_stops(at_ball(&b), rod(-4, 5, 0, 4, 5, 0, 0), P(0, -6, 0),
                    on(GRAZE_HIT, P(-4, 2, 0), P(0, 2, 0), P(0, 1, 0), PART(1, 2))));
    CHECK(rod_stops(at_ball(&b), rod(-4, 2, -3, 4, 2, -3, 0), P(0, 0, 6),
                    on(GRAZE_TOUCH, P(-4, 2, 0), P(0, 2, 0), P(0, 1, 0), PART(1, 2))));
    CHECK(rod_stops(at_ball(&b), rod(-4, 2.5, -3, 4, 2.5, -3, 0), P(0, 0, 6), miss()));
}

static void ball_rod_is_empty(void)
{
    graze_sphere b = ball_target();
    graze_capsule c = rod(-4, 7, 0, 4, 7, 0, -1);
    CHECK(rod_stops(at_ball(&b), c, P(0, -9, 0), miss()));
    c.radius = GRAZE_SCALAR_MIN;
    CHECK(rod_stops(at_ball(&b), c, P(0, -9, 0), miss()));
    b.radius = -GRAZE_ONE;
    CHECK(rod_stops(at_ball(&b), rod(-4, 7, 0, 4, 7, 0, 3), P(0, -9, 0), miss()));
}

/* A point, or a core of one point: a sphere that moves. */
static void ball_rod_meets_a_flat_one(void)
{
    const graze_sphere b = ball_target(), point = ball(0, 0, 0, 0);
    CHECK(rod_stops(at_ball(&point), rod(-4, 7, 0, 4, 7, 0, 3), P(0, -8, 0),
                    on(GRAZE_HIT, P(-4, 3, 0), P(0, 0, 0), P(0, 1, 0), PART(1, 2))));
    CHECK(rod_stops(at_ball(&point), rod(-4, 4, 0, 4, 4, 0, 0), P(0, -8, 0),
                    on(GRAZE_TOUCH, P(-4, 0, 0), P(0, 0, 0), P(0, 0, 0), PART(1, 2))));
    CHECK(rod_stops(at_ball(&b), rod(0, 7, 0, 0, 7, 0, 1), P(0, -8, 0),
                    on(GRAZE_HIT, P(0, 3, 0), P(0, 2, 0), P(0, 1, 0), PART(1, 2))));
}

/* Between the side of the mover and the ball around an end. */
static void ball_rod_meets_a_corner(void)
{
    const graze_sphere b = ball_target();
    CHECK(rod_stops(at_ball(&b), rod(0, 7, 0, 8, 7, 0, 1), P(0, -8, 0),
                    on(GRAZE_HIT, P(0, 3, 0), P(0, 2, 0), P(0, 1, 0), PART(1, 2))));
    CHECK(rod_stops(at_ball(&b), rod(3, 4, 0, 8, 4, 0, 1), P(0, -8, 0),
                    on(GRAZE_TOUCH, P(3, 0, 0), P(2, 0, 0), P(1, 0, 0), PART(1, 2))));
}

static void ball_rod_stops_off_the_path(void)
{
    const graze_sphere b = ball_target();
    graze_sweep_hit hit = untouched;
    for (int i = 0; i < 64; i++) {
        graze_capsule c = rod(-6, 7, 1 + i / 64.0, 4, 9, 1, 1 + i / 128.0);
        c.core.a.x += little(i);
        CHECK(rod_cast(at_ball(&b), &c, P(1.5, -9, -2), &hit) == GRAZE_HIT);
        CHECK(rod_is_free(at_ball(&b), &c, hit.center));
    }
}

#if !GRAZE_FLOAT

/* As a sphere along the border in sweep_round.c, turned: the core is at the border, and hardly rises to it. */
static void slides_along_border(int32_t most)
{
    const int32_t sum = 2621440, length = 262144;
    const graze_sphere b = {{most - sum, 0, 4}, sum - 1000};
    const graze_capsule c = {{{most - 1, 300, 4 + length - 4}, {most, 300, 0}}, 1000};
    const graze_vec3 motion = {0, -600, 0};
    graze_sweep_hit hit = untouched;
    CHECK(graze_sphere_capsulecast(&b, &c, motion, &hit) == GRAZE_HIT);
    CHECK(hit.center.x == most - 1 && hit.normal.y == 0);
    CHECK(hit.center.y == 14 && rod_is_free(at_ball(&b), &c, hit.center));
}

#endif

static void ball_rod_leaves_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_sphere b = ball_at(INT32_MAX, 0, 0, 5);
    const graze_capsule c = {{{-9, 0, 0}, {9, 0, 0}}, 2};
    const graze_vec3 way = {INT32_MAX, 0, 0};
    graze_sweep_hit hit = untouched;
    CHECK(graze_sphere_capsulecast(&b, &c, way, &hit) == GRAZE_HIT);
    CHECK(hit.center.x == INT32_MAX - 25 && hit.point.x == INT32_MAX - 5);
    slides_along_border(INT32_MAX);
    slides_along_border(NEAR_MOST);
#endif
}

static void ball_rod_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_capsule c = {{{INT32_MIN, INT32_MIN, INT32_MIN}, {INT32_MAX, INT32_MAX, INT32_MIN}},
                             INT32_MAX};
    const graze_capsule turned = {
        {{INT32_MAX, INT32_MAX, INT32_MIN}, {INT32_MIN, INT32_MIN, INT32_MIN}}, INT32_MAX};
    const graze_vec3 up = {0, 0, INT32_MAX};
    graze_sphere b = ball_at(0, 0, INT32_MAX, INT32_MAX);
    graze_sweep_hit hit = untouched;
    CHECK(graze_sphere_capsulecast(&b, &c, up, &hit) == GRAZE_HIT);
    CHECK(hit.center.z == INT32_MIN + 1 && hit.normal.z == -GRAZE_ONE && hit.point.z == 0);
    CHECK(graze_sphere_capsulecast(&b, &turned, up, &hit) == GRAZE_HIT);
    CHECK(hit.center.z == INT32_MIN + 1 && hit.normal.z == -GRAZE_ONE && hit.point.z == 0);
    b = ball_at(INT32_MIN, INT32_MAX, INT32_MAX, 1);
    CHECK(graze_sphere_capsulecast(&b, &c, up, 0) == GRAZE_MISS);
#endif
}

static void ball_rod_has_no_number(void)
{
#if GRAZE_FLOAT
    graze_sphere b = ball_target();
    CHECK(rod_misses_without_numbers(at_ball(&b), rod(-4, 7, 0, 4, 7, 0, 1), P(0, -9, 0)));
    b.center.z = scalar_of_bits(strange_bits[0]);
    CHECK(rod_stops(at_ball(&b), rod(-4, 7, 0, 4, 7, 0, 1), P(0, -9, 0), miss()));
#endif
}

void test_sweep_capsule_ball(void)
{
    const graze_sphere b = ball_target();
    SWEEP_COLUMN(ball_rod);
    check_case("goes on from where it stops");
    rod_goes_on(at_ball(&b));
}
