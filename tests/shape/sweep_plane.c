/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A sphere that moves at a plane: the table of sweep.h, case by case. */
#include "../tests.h"
#include "sweep.h"

static graze_plane floor_of(double z, double nx, double ny, double nz)
{
    graze_plane p;
    p.point = P(3, -2, z);
    p.normal = P(nx, ny, nz);
    return p;
}

#define UP   P(0, 0, 1)
#define DOWN P(0, 0, -1)

static void plane_ball_misses(void)
{
    const graze_plane p = floor_of(0, 0, 0, 2);
    const target t = at_plane(&p);
    CHECK(stops(t, ball(0, 0, 3, 1), P(5, 0, -1.5), miss()));
    CHECK(stops(t, ball(0, 0, 3, 1), P(0, 1, 5), miss()));
    CHECK(stops(t, ball(0, 0, -3, 1), P(0, 0, -5), miss()));
    CHECK(stops(t, ball(0, 0, -3, 1), P(9, 9, 1.5), miss()));
}

static void plane_ball_starts_apart_and_touches(void)
{
    const graze_plane p = floor_of(0, 0, 0, 2);
    const target t = at_plane(&p);
    CHECK(stops(t, ball(0, 0, 3, 1), P(0, 0, -2),
                on(GRAZE_TOUCH, P(0, 0, 1), P(0, 0, 0), UP, GRAZE_FRACTION_ONE)));
    CHECK(stops(t, ball(1, 0, -3, 1), P(-2, 0, 2),
                on(GRAZE_TOUCH, P(-1, 0, -1), P(-1, 0, 0), DOWN, GRAZE_FRACTION_ONE)));
}

static void plane_ball_starts_apart_and_enters(void)
{
    const graze_plane p = floor_of(0, 0, 0, 2), turned = floor_of(0, 0, 0, -0.25);
    const target t = at_plane(&p);
    const stop e = on(GRAZE_HIT, P(0, 0, 1), P(0, 0, 0), UP, PART(1, 2));
    CHECK(stops(t, ball(0, 0, 3, 1), P(0, 0, -4), e));
    CHECK(stops(at_plane(&turned), ball(0, 0, 3, 1), P(0, 0, -4), e));
    CHECK(stops(t, ball(2, 0, 3, 1), P(-4, 0, -4),
                on(GRAZE_HIT, P(0, 0, 1), P(0, 0, 0), UP, PART(1, 2))));
    CHECK(stops(t, ball(0, 0, 1.5, 1), P(0, 0, -1),
                on(GRAZE_HIT, P(0, 0, 1), P(0, 0, 0), UP, PART(1, 2))));
    CHECK(stops(t, ball(0, 0, 3, 1), P(0, 0, -8),
                on(GRAZE_HIT, P(0, 0, 1), P(0, 0, 0), UP, PART(1, 4))));
    CHECK(stops(t, ball(0, 0, -3, 1), P(0, 0, 4),
                on(GRAZE_HIT, P(0, 0, -1), P(0, 0, 0), DOWN, PART(1, 2))));
}

static void plane_ball_starts_in_touch_and_leaves(void)
{
    const graze_plane p = floor_of(0, 0, 0, 2);
    const target t = at_plane(&p);
    const stop above = on(GRAZE_TOUCH, P(1, 0, 2), P(1, 0, 0), UP, 0);
    CHECK(stops(t, ball(1, 0, 2, 2), P(1, 0, 3), above));
    CHECK(stops(t, ball(1, 0, 2, 2), P(-9, 2, 0), above));
    CHECK(stops(t, ball(1, 0, -2, 2), P(3, 0, -1),
                on(GRAZE_TOUCH, P(1, 0, -2), P(1, 0, 0), DOWN, 0)));
}

static void plane_ball_starts_in_touch_and_enters(void)
{
    const graze_plane p = floor_of(0, 0, 0, 2);
    const target t = at_plane(&p);
    CHECK(stops(t, ball(1, 0, 2, 2), P(9, 0, -0.25), on(GRAZE_HIT, P(1, 0, 2), P(1, 0, 0), UP, 0)));
    CHECK(stops(t, ball(1, 0, 2, 2), P(0, 0, -9), on(GRAZE_HIT, P(1, 0, 2), P(1, 0, 0), UP, 0)));
    CHECK(stops(t, ball(1, 0, -2, 2), P(0, 0, 1), on(GRAZE_HIT, P(1, 0, -2), P(1, 0, 0), DOWN, 0)));
}

static void plane_ball_starts_inside(void)
{
    const graze_plane p = floor_of(0, 0, 0, 2);
    CHECK(is_inside(at_plane(&p), ball(0, 0, 0, 1)));
    CHECK(is_inside(at_plane(&p), ball(4, 0, 0.5, 1)));
    CHECK(is_inside(at_plane(&p), ball(4, 0, -0.5, 1)));
}

static void plane_ball_does_not_move(void)
{
    const graze_plane p = floor_of(0, 0, 0, 2);
    const target t = at_plane(&p);
    CHECK(stops(t, ball(0, 0, 2, 2), P(0, 0, 0), on(GRAZE_TOUCH, P(0, 0, 2), P(0, 0, 0), UP, 0)));
    CHECK(stops(t, ball(0, 0, 2.5, 2), P(0, 0, 0), miss()));
    CHECK(stops(t, ball(1, 0, 0, 0), P(0, 0, 0), on(GRAZE_TOUCH, P(1, 0, 0), P(1, 0, 0), UP, 0)));
}

/* A line. The place of a hit is strictly on the side of the start. */
static void plane_ball_has_no_radius(void)
{
    const graze_plane p = floor_of(0, 0, 0, 2);
    const target t = at_plane(&p);
    const graze_scalar raw = GRAZE_FLOAT ? 0 : 1;
    const graze_sphere above = ball(1, 0, 2, 0), below = ball(1, 0, -2, 0);
    graze_sweep_hit hit = untouched;
    CHECK(cast(t, &above, P(0, 0, -4), &hit) == GRAZE_HIT);
    CHECK(vec3_equal(hit.center, graze_vec3_of(GRAZE_ONE, 0, raw)) && vec3_equal(hit.normal, UP));
    CHECK(vec3_equal(hit.point, P(1, 0, 0)) && is_fraction(hit.fraction, PART(1, 2)));
    CHECK(cast(t, &below, P(0, 0, 4), &hit) == GRAZE_HIT);
    CHECK(vec3_equal(hit.center, graze_vec3_of(GRAZE_ONE, 0, -raw)) &&
          vec3_equal(hit.normal, DOWN));
    CHECK(stops(t, above, P(0, 0, -2),
                on(GRAZE_TOUCH, P(1, 0, 0), P(1, 0, 0), UP, GRAZE_FRACTION_ONE)));
    CHECK(stops(t, below, P(0, 0, 2),
                on(GRAZE_TOUCH, P(1, 0, 0), P(1, 0, 0), DOWN, GRAZE_FRACTION_ONE)));
    CHECK(stops(t, ball(1, 0, 0, 0), P(0, 0, -2), on(GRAZE_TOUCH, P(1, 0, 0), P(1, 0, 0), UP, 0)));
    CHECK(stops(t, ball(1, 0, 0, 0), P(0, 0, 2), on(GRAZE_TOUCH, P(1, 0, 0), P(1, 0, 0), UP, 0)));
    CHECK(stops(t, above, P(0, 0, -1), miss()));
    CHECK(stops(t, below, P(0, 0, -1), miss()));
}

static void plane_ball_is_empty(void)
{
    const graze_plane p = floor_of(0, 0, 0, 2);
    graze_sphere s = ball(0, 0, 3, -1);
    CHECK(stops(at_plane(&p), s, P(0, 0, -9), miss()));
    s.radius = GRAZE_SCALAR_MIN;
    CHECK(stops(at_plane(&p), s, P(0, 0, -9), miss()));
}

/* No plane: a zero normal. A normal along one axis only is one. */
static void plane_ball_meets_a_flat_one(void)
{
    const graze_plane none = floor_of(0, 0, 0, 0);
    CHECK(stops(at_plane(&none), ball(0, 0, 3, 1), P(0, 0, -9), miss()));
    CHECK(stops(at_plane(&none), ball(0, 0, 0, 0), P(0, 0, -9), miss()));
    const graze_plane x = floor_of(0, 2, 0, 0), y = floor_of(0, 0, 3, 0);
    CHECK(stops(at_plane(&x), ball(7, 0, 0, 1), P(-6, 0, 0),
                on(GRAZE_HIT, P(4, 0, 0), P(3, 0, 0), P(1, 0, 0), PART(1, 2))));
    CHECK(stops(at_plane(&y), ball(0, -6, 0, 1), P(0, 6, 0),
                on(GRAZE_HIT, P(0, -3, 0), P(0, -2, 0), P(0, -1, 0), PART(1, 2))));
}

POLICY_CANNOT_OCCUR(plane_ball, meets_a_corner, "a plane has neither an edge nor a corner")

/* Some places round to the inside, on either side and on each axis. */
static void plane_ball_stops_off_the_path(void)
{
    graze_sweep_hit hit = untouched;
    const graze_plane p = floor_of(0, 0.5, -0.75, 1), axis = floor_of(0, -0.5, 0, 0.75);
    const target targets[2] = {at_plane(&p), at_plane(&axis)};
    for (int i = 0; i < 64; i++) {
        const double side = i % 2 == 0 ? 1 : -1;
        const target t = targets[i / 2 % 2];
        graze_sphere s = ball(3 + i / 16.0, -2, 8 * side, 1 + i / 128.0);
        s.center.x += little(i);
        CHECK(cast(t, &s, P(0.5, 1, -20 * side), &hit) == GRAZE_HIT);
        CHECK(is_free(t, s, hit.center) && graze_plane_side_of_point(t.plane, &hit.center) ==
                                               graze_plane_side_of_point(t.plane, &s.center));
    }
}

#if !GRAZE_FLOAT

/* A line along the border, which cannot move beyond it: a place on the plane moves on the other axis. */
static void stops_at_border(int32_t most)
{
    const graze_plane p = {{most, 0, 0}, {65536, 65536, 0}};
    const graze_sphere line = ball_at(most, 9, 0, 0);
    const graze_vec3 motion = {0, -20, 0}, place = {most, 1, 0};
    graze_sweep_hit hit = untouched;
    CHECK(graze_plane_spherecast(&p, &line, motion, &hit) == GRAZE_HIT);
    CHECK(vec3_equal(hit.center, place));
}

#endif

static void plane_ball_leaves_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_plane wall = {{INT32_MAX, 0, 0}, {-5, 0, 0}};
    const graze_vec3 far = {INT32_MAX, 1, 0};
    graze_sphere s = ball_at(9, 0, 0, 1);
    graze_sweep_hit hit = untouched;
    CHECK(graze_plane_spherecast(&wall, &s, far, &hit) == GRAZE_HIT);
    CHECK(hit.center.x == INT32_MAX - 1 && hit.point.x == INT32_MAX);
    s.radius = 0;
    CHECK(graze_plane_spherecast(&wall, &s, far, &hit) == GRAZE_TOUCH);
    CHECK(hit.center.x == INT32_MAX);
    stops_at_border(INT32_MAX);
    stops_at_border(NEAR_MOST);
#endif
}

static void plane_ball_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_vec3 low = {INT32_MIN, INT32_MIN, INT32_MIN},
                     way = {INT32_MAX, INT32_MAX, INT32_MAX};
    graze_plane p = {{0x40000000, 0x40000000, 0x40000000}, {INT32_MIN, INT32_MIN, INT32_MIN}};
    graze_sphere s;
    graze_sweep_hit hit = untouched;
    s.center = low;
    s.radius = INT32_MAX;
    CHECK(graze_plane_spherecast(&p, &s, way, &hit) == GRAZE_HIT);
    CHECK(is_free(at_plane(&p), s, hit.center) && hit.center.x < 0 && hit.normal.x < 0);
    s.radius = 0;
    CHECK(graze_plane_spherecast(&p, &s, way, &hit) == GRAZE_MISS);
    s.radius = INT32_MAX;
    p.point = low;
    CHECK(graze_plane_spherecast(&p, &s, way, &hit) == GRAZE_INSIDE);
    s.center.x = INT32_MAX;
    CHECK(graze_plane_spherecast(&p, &s, way, &hit) == GRAZE_MISS);
#endif
}

static void plane_ball_has_no_number(void)
{
#if GRAZE_FLOAT
    const graze_scalar none[2] = {scalar_of_bits(strange_bits[0]), scalar_of_bits(0x7f800000)};
    graze_plane p = floor_of(0, 0, 0, 2);
    CHECK(misses_without_numbers(at_plane(&p), ball(0, 0, 3, 1), P(0, 0, -9)));
    for (int i = 0; i < 2; i++) {
        p = floor_of(0, 0, 0, 2);
        p.point.z = none[i];
        CHECK(stops(at_plane(&p), ball(0, 0, 3, 1), P(0, 0, -9), miss()));
    }
    p = floor_of(0, 0, 0, 2);
    p.normal.x = none[0];
    CHECK(stops(at_plane(&p), ball(0, 0, 3, 1), P(0, 0, -9), miss()));
    CHECK(stops(at_plane(&p), ball(0, 0, 3, 0), P(0, 0, -9), miss()));
#endif
}

void test_sweep_plane(void)
{
    const graze_plane p = floor_of(0, 0.25, 3, -1);
    SWEEP_COLUMN(plane_ball);
    check_case("goes on from where it stops");
    goes_on(at_plane(&p));
}
