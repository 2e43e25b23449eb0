/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A capsule that moves at a capsule: the tables of sweep.h and sweep_capsule.h, case by case. */
#include "../tests.h"
#include "sweep_capsule.h"

/* Along x, with the radius 2. */
static graze_capsule beam(void)
{
    return rod(-8, 0, 0, 8, 0, 0, 2);
}

/* On each side, at the greatest distance that is no contact of the boxes of both; then past an end, and off the side. */
static void core_rod_misses(void)
{
    const graze_capsule b = beam();
    const target t = at_rod(&b);
    CHECK(rod_stops(t, rod(12, -4, 0, 16, 4, 0, 1), P(4, 1, 0), miss()));
    CHECK(rod_stops(t, rod(-12, -4, 0, -16, 4, 0, 1), P(-4, 1, 0), miss()));
    CHECK(rod_stops(t, rod(0, 4, -4, 1, 8, 4, 1), P(1, 1, 0), miss()));
    CHECK(rod_stops(t, rod(0, -4, -4, 1, -8, 4, 1), P(1, -1, 0), miss()));
    CHECK(rod_stops(t, rod(0, -4, 4, 1, 4, 4, 1), P(1, 0, 1), miss()));
    CHECK(rod_stops(t, rod(0, -4, -4, 1, 4, -4, 1), P(1, 0, -1), miss()));
    CHECK(rod_stops(t, rod(9, 8, 3, 13, 8, -3, 1), P(2, -16, 0), miss()));
    CHECK(rod_stops(t, rod(0, 8, -4, 0, 8, 4, 1), P(0, -4, 0), miss()));
    CHECK(rod_stops(t, rod(0, 4, -4, 0, 4, 4, 1), P(0, 4, 0), miss()));
}

/* Across, along, at a side of the target, and at an end. */
static void core_rod_starts_apart_and_touches(void)
{
    const graze_capsule b = beam();
    const target t = at_rod(&b);
    CHECK(rod_stops(t, rod(0, 7, -4, 0, 7, 4, 1), P(0, -4, 0),
                    on(GRAZE_TOUCH, P(0, 3, -4), P(0, 2, 0), P(0, 1, 0), GRAZE_FRACTION_ONE)));
    CHECK(rod_stops(t, rod(-4, 3, -8, 4, 3, -8, 1), P(0, 0, 16),
                    on(GRAZE_TOUCH, P(-4, 3, 0), P(-4, 2, 0), P(0, 1, 0), PART(1, 2))));
    CHECK(rod_stops(t, rod(1, 7, 0, 1, 12, 0, 1), P(0, -4, 0),
                    on(GRAZE_TOUCH, P(1, 3, 0), P(1, 2, 0), P(0, 1, 0), GRAZE_FRACTION_ONE)));
    CHECK(rod_stops(t, rod(15, 0, -4, 15, 0, 4, 1), P(-4, 0, 0),
                    on(GRAZE_TOUCH, P(11, 0, -4), P(10, 0, 0), P(1, 0, 0), GRAZE_FRACTION_ONE)));
}

static void core_rod_starts_apart_and_enters(void)
{
    const graze_capsule b = beam();
    const target t = at_rod(&b);
    CHECK(rod_stops(t, rod(0, 7, -4, 0, 7, 4, 1), P(0, -8, 0),
                    on(GRAZE_HIT, P(0, 3, -4), P(0, 2, 0), P(0, 1, 0), PART(1, 2))));
    CHECK(rod_stops(t, rod(0, -7, -4, 0, -7, 4, 1), P(2, 8, 0),
                    on(GRAZE_HIT, P(1, -3, -4), P(1, -2, 0), P(0, -1, 0), PART(1, 2))));
    CHECK(rod_stops(t, rod(-4, 7, 0, 4, 7, 0, 1), P(0, -8, 0),
                    on(GRAZE_HIT, P(-4, 3, 0), P(-4, 2, 0), P(0, 1, 0), PART(1, 2))));
    CHECK(rod_stops(t, rod(1, 12, 0, 1, 7, 0, 1), P(0, -8, 0),
                    on(GRAZE_HIT, P(1, 8, 0), P(1, 2, 0), P(0, 1, 0), PART(1, 2))));
}

static void core_rod_starts_in_touch_and_leaves(void)
{
    const graze_capsule b = beam();
    const stop across = on(GRAZE_TOUCH, P(0, 3, -4), P(0, 2, 0), P(0, 1, 0), 0);
    CHECK(rod_stops(at_rod(&b), rod(0, 3, -4, 0, 3, 4, 1), P(0, 4, 1), across));
    CHECK(rod_stops(at_rod(&b), rod(0, 3, -4, 0, 3, 4, 1), P(2, 0, 5), across));
    CHECK(rod_stops(at_rod(&b), rod(-4, 3, 0, 4, 3, 0, 1), P(1, 1, 0),
                    on(GRAZE_TOUCH, P(-4, 3, 0), P(-4, 2, 0), P(0, 1, 0), 0)));
}

static void core_rod_starts_in_touch_and_enters(void)
{
    const graze_capsule b = beam();
    const stop across = on(GRAZE_HIT, P(0, 3, -4), P(0, 2, 0), P(0, 1, 0), 0);
    CHECK(rod_stops(at_rod(&b), rod(0, 3, -4, 0, 3, 4, 1), P(0, -9, 0), across));
    CHECK(rod_stops(at_rod(&b), rod(0, 3, -4, 0, 3, 4, 1), P(5, -0.25, 2), across));
    CHECK(rod_stops(at_rod(&b), rod(-4, 3, 0, 4, 3, 0, 1), P(0, -9, 0),
                    on(GRAZE_HIT, P(-4, 3, 0), P(-4, 2, 0), P(0, 1, 0), 0)));
}

static void core_rod_starts_inside(void)
{
    const graze_capsule b = beam();
    CHECK(rod_is_inside(at_rod(&b), rod(0, 2.5, -4, 0, 2.5, 4, 1)));
    CHECK(rod_is_inside(at_rod(&b), rod(-4, 0, 0, 4, 0, 0, 1)));
    CHECK(rod_is_inside(at_rod(&b), rod(9, 9, 0, 8, 1, 0, 0)));
    CHECK(rod_is_inside(at_rod(&b), rod(0, -4, 0, 0, 4, 0, 1)));
}

static void core_rod_does_not_move(void)
{
    const graze_capsule b = beam();
    CHECK(rod_stops(at_rod(&b), rod(0, 3, -4, 0, 3, 4, 1), P(0, 0, 0),
                    on(GRAZE_TOUCH, P(0, 3, -4), P(0, 2, 0), P(0, 1, 0), 0)));
    CHECK(rod_stops(at_rod(&b), rod(0, 3.5, -4, 0, 3.5, 4, 1), P(0, 0, 0), miss()));
}

/* Segments pass through each other: across, where an end comes to the other one, in a plane, and along a line. */
static void core_rod_has_no_radius(void)
{
    const graze_capsule thin = rod(-8, 0, 0, 8, 0, 0, 0), b = beam();
    const target t = at_rod(&thin);
    const graze_vec3 none = P(0, 0, 0);
    CHECK(rod_stops(at_rod(&b), rod(0, 6, -4, 0, 6, 4, 0), P(0, -8, 0),
                    on(GRAZE_HIT, P(0, 2, -4), P(0, 2, 0), P(0, 1, 0), PART(1, 2))));
    CHECK(rod_stops(t, rod(0, 4, -4, 0, 4, 4, 0), P(0, -8, 0),
                    on(GRAZE_TOUCH, P(0, 0, -4), P(0, 0, 0), none, PART(1, 2))));
    CHECK(rod_stops(t, rod(0, 4, 0, 0, 4, 4, 0), P(0, -8, 0),
                    on(GRAZE_TOUCH, P(0, 0, 0), P(0, 0, 0), none, PART(1, 2))));
    CHECK(rod_stops(t, rod(1, 4, 0, 1, 8, 0, 0), P(0, -8, 0),
                    on(GRAZE_TOUCH, P(1, 0, 0), P(1, 0, 0), none, PART(1, 2))));
    CHECK(rod_stops(t, rod(12, 0, 0, 20, 0, 0, 0), P(-8, 0, 0),
                    on(GRAZE_TOUCH, P(8, 0, 0), P(8, 0, 0), none, PART(1, 2))));
    CHECK(rod_stops(t, rod(0, 0, -4, 0, 0, 4, 0), P(0, -8, 0),
                    on(GRAZE_TOUCH, P(0, 0, -4), P(0, 0, 0), none, 0)));
    CHECK(rod_stops(t, rod(9, 4, -4, 9, 4, 4, 0), P(0, -8, 0), miss()));
    CHECK(rod_stops(t, rod(0, 4, 1, 0, 4, 4, 0), P(0, -8, 0), miss()));
}

static void core_rod_is_empty(void)
{
    graze_capsule b = beam(), c = rod(0, 7, -4, 0, 7, 4, -1);
    CHECK(rod_stops(at_rod(&b), c, P(0, -9, 0), miss()));
    c.radius = GRAZE_SCALAR_MIN;
    CHECK(rod_stops(at_rod(&b), c, P(0, -9, 0), miss()));
    b.radius = -GRAZE_ONE;
    CHECK(rod_stops(at_rod(&b), rod(0, 7, -4, 0, 7, 4, 3), P(0, -9, 0), miss()));
}

/* Cores of one point: spheres. */
static void core_rod_meets_a_flat_one(void)
{
    const graze_capsule b = beam(), point = rod(0, 0, 0, 0, 0, 0, 2);
    CHECK(rod_stops(at_rod(&point), rod(-4, 7, 0, 4, 7, 0, 1), P(0, -8, 0),
                    on(GRAZE_HIT, P(-4, 3, 0), P(0, 2, 0), P(0, 1, 0), PART(1, 2))));
    CHECK(rod_stops(at_rod(&b), rod(3, 7, 0, 3, 7, 0, 1), P(0, -8, 0),
                    on(GRAZE_HIT, P(3, 3, 0), P(3, 2, 0), P(0, 1, 0), PART(1, 2))));
    CHECK(rod_stops(at_rod(&point), rod(0, 7, 0, 0, 7, 0, 1), P(0, -8, 0),
                    on(GRAZE_HIT, P(0, 3, 0), P(0, 2, 0), P(0, 1, 0), PART(1, 2))));
}

/* Both at an end. */
static void core_rod_meets_a_corner(void)
{
    const graze_capsule b = beam();
    CHECK(rod_stops(at_rod(&b), rod(15, 0, 0, 19, 4, 0, 1), P(-8, 0, 0),
                    on(GRAZE_HIT, P(11, 0, 0), P(10, 0, 0), P(1, 0, 0), PART(1, 2))));
    CHECK(rod_stops(at_rod(&b), rod(-19, 4, 0, -15, 0, 0, 1), P(8, 0, 0),
                    on(GRAZE_HIT, P(-15, 4, 0), P(-10, 0, 0), P(-1, 0, 0), PART(1, 2))));
}

static void core_rod_stops_off_the_path(void)
{
    const graze_capsule b = rod(-8, 0.5, 0, 8, 0, 1, 2);
    graze_sweep_hit hit = untouched;
    for (int i = 0; i < 64; i++) {
        graze_capsule c = rod(-6, 7, 1 + i / 64.0, 4, 9, 1, 1 + i / 128.0);
        c.core.a.x += little(i);
        CHECK(rod_cast(at_rod(&b), &c, P(1.5, -9, -2), &hit) == GRAZE_HIT);
        CHECK(rod_is_free(at_rod(&b), &c, hit.center));
    }
}

/* A core that is not near, or a radius: each alone. */
static void core_rod_leaves_the_world(void)
{
#if !GRAZE_FLOAT
    graze_capsule c = {{{-9, 0, -50}, {9, 0, 50}}, 2};
    const graze_vec3 way = {INT32_MAX, 0, 0};
    graze_capsule b = {{{INT32_MAX, -40, 0}, {INT32_MAX, 40, 0}}, 15};
    graze_sweep_hit hit = untouched;
    CHECK(graze_capsule_capsulecast(&b, &c, way, &hit) == GRAZE_HIT);
    CHECK(hit.center.x > INT32_MAX - 40 && hit.point.x == INT32_MAX - 15);
    CHECK(rod_is_free(at_rod(&b), &c, hit.center));
    b.core.a.x = b.core.b.x = 60;
    CHECK(graze_capsule_capsulecast(&b, &c, way, &hit) == GRAZE_HIT);
    b.core.b.y = INT32_MAX;
    CHECK(graze_capsule_capsulecast(&b, &c, way, &hit) == GRAZE_HIT);
    b.core.b.y = 40;
    b.radius = INT32_MAX;
    CHECK(graze_capsule_capsulecast(&b, &c, way, &hit) == GRAZE_INSIDE);
    b.radius = 15;
    c.radius = INT32_MAX;
    CHECK(graze_capsule_capsulecast(&b, &c, way, &hit) == GRAZE_INSIDE);
#endif
}

/* The cores cross at an angle, at the longest distance: the cross product of both is longer than any of two edges of a face. */
static void core_rod_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_capsule b = {{{INT32_MIN, INT32_MIN, INT32_MIN}, {INT32_MAX, INT32_MAX, INT32_MIN}},
                             INT32_MAX};
    const graze_capsule c = {{{INT32_MIN, INT32_MAX, INT32_MAX}, {INT32_MAX, INT32_MIN, INT32_MAX}},
                             INT32_MAX};
    const graze_capsule big = {{{-9, 0, INT32_MIN}, {9, 0, INT32_MIN}}, INT32_MAX};
    const graze_capsule thin = {{{0, -9, 1073741824}, {0, 9, 1073741824}}, 1};
    const graze_vec3 down = {0, 0, INT32_MIN};
    graze_sweep_hit hit = untouched;
    CHECK(graze_capsule_capsulecast(&b, &c, down, &hit) == GRAZE_HIT);
    CHECK(hit.center.z == INT32_MAX - 1 && hit.normal.z == GRAZE_ONE && hit.point.z == -1);
    CHECK(graze_capsule_capsulecast(&big, &thin, down, &hit) == GRAZE_HIT);
    CHECK(hit.center.z == 0 && hit.normal.z == GRAZE_ONE && hit.point.z == -1);
    CHECK(graze_capsule_capsulecast(&c, &big, graze_vec3_of(0, 0, 0), 0) == GRAZE_MISS);
    CHECK(graze_capsule_capsulecast(&c, &big, graze_vec3_of(0, 0, 1), 0) == GRAZE_TOUCH);
    CHECK(graze_capsule_capsulecast(&c, &big, graze_vec3_of(0, 0, 2), 0) == GRAZE_HIT);
#endif
}

static void core_rod_has_no_number(void)
{
#if GRAZE_FLOAT
    graze_capsule b = beam();
    CHECK(rod_misses_without_numbers(at_rod(&b), rod(0, 7, -4, 0, 7, 4, 1), P(0, -9, 0)));
    b.core.a.z = scalar_of_bits(strange_bits[0]);
    CHECK(rod_stops(at_rod(&b), rod(0, 7, -4, 0, 7, 4, 1), P(0, -9, 0), miss()));
    b = beam();
    b.core.b.x = scalar_of_bits(0x7f800000);
    CHECK(rod_stops(at_rod(&b), rod(0, 7, -4, 0, 7, 4, 1), P(0, -9, 0), miss()));
    b = beam();
    b.radius = scalar_of_bits(0x7f800000);
    CHECK(rod_stops(at_rod(&b), rod(0, 7, -4, 0, 7, 4, 1), P(0, -9, 0), miss()));
#endif
}

void test_sweep_capsule_core(void)
{
    const graze_capsule b = rod(-2, -1, 0, 2, 1, 0.5, 1);
    SWEEP_COLUMN(core_rod);
    check_case("goes on from where it stops");
    rod_goes_on(at_rod(&b));
}
