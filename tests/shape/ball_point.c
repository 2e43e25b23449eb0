/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Constructions from a ball and a point: the nearest point, the distance, the point off the surface. */
#include "balls.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"

#define P(x, y, z) vec3_at(GRAZE_C(x), GRAZE_C(y), GRAZE_C(z))

static const graze_sphere unit = BALL(0, 0, 0, 1), five = BALL(0, 0, 0, 5);
static const graze_sphere empty = BALL(0, 0, 0, -0.0000152587890625), point = BALL(1, 2, 0, 0);

static bool all_flat(const graze_sphere *ball, graze_vec3 p)
{
    return is_flat(ball->center) && is_flat(p);
}

/* ---- The nearest point ---- */

static void check_one(graze_sphere ball, graze_vec3 p, graze_vec3 want)
{
    graze_vec3 nearest = {7, 7, 7};
    graze_sphere_closest_point(&ball, &p, &nearest);
    CHECK(vec3_close(nearest, want));
    if (all_flat(&ball, p)) {
        graze_circle circle = flat_circle(&ball);
        graze_vec2 p2 = flat_vec2(&p), nearest2 = {7, 7};
        graze_circle_closest_point(&circle, &p2, &nearest2);
        CHECK(vec3_close(vec2_in_space(nearest2), want));
    }
}

static void check_closest(graze_sphere ball, graze_vec3 p, graze_vec3 want)
{
    check_one(ball, p, want);
    for (int i = 0; i < IMAGES; i++)
        check_one(image_of_ball(ball, i), image_of_point(p, i), image_of_point(want, i));
}

static void ball_closest_point_is_as_defined(void)
{
    check_closest(unit, P(0.5, -0.25, 0), P(0.5, -0.25, 0));
    check_closest(unit, P(0, 0, 0), P(0, 0, 0));
    check_closest(five, P(-3, 4, 0), P(-3, 4, 0));
    check_closest(unit, P(-3, 0, 0), P(-1, 0, 0));
    check_closest(five, P(6, 8, 0), P(3, 4, 0));
    check_closest(five, P(-30, 40, 0), P(-3, 4, 0));
    check_closest(ball_of(P(0, 0, 0), GRAZE_C(7)), P(4, -6, 12), P(2, -3, 6));
}

/* To nearest: 1 / sqrt(2) is 46340.95 raw units. */
static void ball_closest_point_rounds(void)
{
    check_closest(unit, P(3, 3, 0), P(0.70710678118, 0.70710678118, 0));
    check_one(unit, P(-1, 1, 1), P(-0.57735026919, 0.57735026919, 0.57735026919));
#if !GRAZE_FLOAT
    for (int32_t radius = 3; radius < INT32_MAX / 2; radius += radius / 2) { /* just outside */
        const graze_vec3 p = {-radius, 0, 1};
        check_one(ball_of(vec3_at(0, 0, 0), radius), p, p);
    }
#endif
}

static void ball_closest_point_is_of_a_flat_one(void)
{
    check_closest(point, P(-3, 9, 0), P(1, 2, 0));
    check_closest(point, P(1, 2, 0), P(1, 2, 0));
    check_closest(point, vec3_at(GRAZE_ONE + RAW, GRAZE_C(2), 0), P(1, 2, 0));
}

/* Returns the query point. */
static void ball_closest_point_is_of_an_empty_one(void)
{
    check_closest(empty, P(-3, 9, 0), P(-3, 9, 0));
    check_closest(empty, P(0, 0, 0), P(0, 0, 0));
    check_one(ball_of(P(1, 1, 0), GRAZE_SCALAR_MIN), P(0, 0, 0), P(0, 0, 0));
}

/* From one end of the world to the other; in the float build as far as the results stay finite. */
static void ball_closest_point_spans_the_world(void)
{
    const graze_vec3 low = {-WORLD, 0, 0}, high = {WORLD, 0, 0};
    check_one(ball_of(low, GRAZE_ONE), low, low);
    check_one(ball_of(low, 0), high, low);
    check_one(ball_of(high, WORLD), vec3_at(0, 0, 0), vec3_at(0, 0, 0));
#if !GRAZE_FLOAT
    const graze_vec3 first = {INT32_MIN, INT32_MIN, INT32_MIN},
                     last = {INT32_MAX, INT32_MAX, INT32_MAX};
    check_one(ball_of(first, 0), last, first);
    check_one(ball_of(last, 0), first, last);
    check_one(ball_of(vec3_at(INT32_MIN, 0, 0), INT32_MAX), high, vec3_at(-1, 0, 0));
    check_one(ball_of(vec3_at(INT32_MIN, 0, 0), INT32_MAX), vec3_at(0, 0, 0), vec3_at(-1, 0, 0));
    check_one(ball_of(vec3_at(0, 0, 0), INT32_MAX), vec3_at(INT32_MIN, 0, 0), low);
    check_one(ball_of(vec3_at(0, 0, 0), 5), vec3_at(1200000000, -1600000000, 0), vec3_at(3, -4, 0));
#endif
}
POLICY_CANNOT_OCCUR(ball_closest_point, saturates, "it is between the center and the point")
static void ball_closest_point_overwrites_argument(void)
{
    graze_sphere ball = five;
    graze_vec3 p = P(6, 8, 0);
    graze_circle circle = flat_circle(&ball);
    graze_vec2 p2 = P2(6, 8);
    graze_sphere_closest_point(&ball, &p, &p);
    graze_circle_closest_point(&circle, &p2, &p2);
    CHECK(vec3_close(p, P(3, 4, 0)) && vec3_close(vec2_in_space(p2), P(3, 4, 0)));
    p = P(6, 8, 0);
    p2 = P2(6, 8);
    graze_sphere_closest_point(&ball, &p, &ball.center);
    graze_circle_closest_point(&circle, &p2, &circle.center);
    CHECK(vec3_close(ball.center, P(3, 4, 0)));
    CHECK(vec3_close(vec2_in_space(circle.center), P(3, 4, 0)));
}

/* A NaN in a coordinate is returned in that coordinate, a radius of NaN in all. */
static void ball_closest_point_has_no_number(void)
{
#if GRAZE_FLOAT
    for (int field = 0; field < 7; field++) {
        graze_sphere ball = unit;
        graze_vec3 p = AT(5, 5, 5), nearest = {7, 7, 7};
        (field < 4 ? &ball.center.x + field : &p.x + field - 4)[0] = some_nan();
        graze_sphere_closest_point(&ball, &p, &nearest);
        CHECK(is_nan((&nearest.x)[field < 3 ? field : field == 3 ? 1 : field - 4]));
        CHECK(is_nan(graze_sphere_distance(&ball, &p)));
        CHECK(!graze_sphere_contains_point(&ball, &p));
    }
#else
    const graze_sphere ball = {{0, 0, 0}, some_nan()};
    const graze_vec3 p = {some_infinity(), 0, 0};
    check_one(ball, p, p);
    CHECK(graze_sphere_distance(&ball, &p) == 0);
#endif
}

/* ---- The distance ---- */

static void check_distance_of(graze_sphere ball, graze_vec3 p, graze_scalar want)
{
    CHECK(scalar_close(graze_sphere_distance(&ball, &p), want));
    if (all_flat(&ball, p)) {
        graze_circle circle = flat_circle(&ball);
        graze_vec2 p2 = flat_vec2(&p);
        CHECK(scalar_close(graze_circle_distance(&circle, &p2), want));
    }
}

static void check_distance(graze_sphere ball, graze_vec3 p, graze_scalar want)
{
    check_distance_of(ball, p, want);
    for (int i = 0; i < IMAGES; i++)
        check_distance_of(image_of_ball(ball, i), image_of_point(p, i), i == 4 ? want * 2 : want);
}

static void ball_distance_is_as_defined(void)
{
    check_distance(unit, P(0.5, -0.25, 0), 0);
    check_distance(unit, P(0, 1, 0), 0);
    check_distance(unit, P(-3, 0, 0), GRAZE_C(2));
    check_distance(five, P(6, 8, 0), GRAZE_C(5));
    check_distance(five, P(-5, 12, 0), GRAZE_C(8));
    check_distance(ball_of(P(0, 0, 0), GRAZE_C(7)), P(4, -6, 12), GRAZE_C(7));
}

/* sqrt(2) is 92681.9 raw units. Below, sqrt(n^2 + n) is less than n + 1/2, and sqrt(n^2 + n + 1) is more. */
static void ball_distance_rounds(void)
{
    check_distance_of(unit, P(1, 1, 0), GRAZE_C(0.41421356237));
    check_distance_of(point, P(2, 3, 0), GRAZE_C(1.41421356237));
#if !GRAZE_FLOAT
    const graze_sphere origin = {{0, 0, 0}, 0}, three = {{0, 0, 0}, 3};
    check_distance_of(origin, vec3_at(2, 1, 1), 2);
    check_distance_of(origin, vec3_at(1, 1, 0), 1);
    check_distance_of(origin, vec3_at(1, 1, 1), 2);
    check_distance_of(three, vec3_at(3, 1, 1), 0);
    check_distance_of(three, vec3_at(3, 2, 0), 1);
    check_distance_of(origin, vec3_at(2147483636, 46340, 0), 2147483636);
    check_distance_of(origin, vec3_at(2147483636, 46341, 0), 2147483637);
#endif
}

static void ball_distance_is_of_a_flat_one(void)
{
    check_distance(point, P(1, 2, 0), 0);
    check_distance(point, P(4, 6, 0), GRAZE_C(5));
}

static void ball_distance_is_of_an_empty_one(void)
{
    graze_circle circle = flat_circle(&empty);
    graze_vec3 p = P(0, 0, 0);
    graze_vec2 p2 = P2(0, 0);
    CHECK(graze_sphere_distance(&empty, &p) == GRAZE_SCALAR_MAX);
    CHECK(graze_circle_distance(&circle, &p2) == GRAZE_SCALAR_MAX);
}

static void ball_distance_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_sphere large = {{INT32_MIN, 0, 0}, INT32_MAX};
    check_distance_of(large, vec3_at(INT32_MAX, 0, 0), INT32_MAX);
    check_distance_of(large, vec3_at(INT32_MAX - 1, 0, 0), INT32_MAX);
    check_distance_of(large, vec3_at(INT32_MAX - 2, 0, 0), INT32_MAX - 1);
    check_distance_of(large, vec3_at(-1, 0, 0), 0);
    check_distance_of(large, vec3_at(0, 0, 0), 1);
#else
    const graze_sphere large = {{-WORLD, 0, 0}, WORLD / 2};
    const graze_vec3 p = {WORLD, 0, 0};
    CHECK(scalar_close(graze_sphere_distance(&large, &p) / WORLD, 1.5f));
#endif
}

static void ball_distance_saturates(void)
{
    const graze_sphere origin = {{GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN}, 0};
    const graze_vec3 last = {GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX};
    const graze_circle origin2 = flat_circle(&origin);
    const graze_vec2 last2 = flat_vec2(&last);
    CHECK(graze_sphere_distance(&origin, &last) == GRAZE_SCALAR_MAX);
    CHECK(graze_circle_distance(&origin2, &last2) == GRAZE_SCALAR_MAX);
}
POLICY_CANNOT_OCCUR(ball_distance, overwrites_argument, "it is returned, not written")
static void ball_distance_has_no_number(void)
{
    const graze_sphere ball = {{0, 0, 0}, some_nan()};
    const graze_circle circle = flat_circle(&ball);
    const graze_vec3 p = AT(5, 5, 5);
    const graze_vec2 p2 = AT2(5, 5);
    CHECK(is_nan(graze_sphere_distance(&ball, &p)) == (GRAZE_FLOAT != 0));
    CHECK(is_nan(graze_circle_distance(&circle, &p2)) == (GRAZE_FLOAT != 0));
}

/* ---- Off the surface ---- */

static void check_off_one(graze_sphere ball, graze_vec3 p, graze_vec3 n, graze_vec3 want)
{
    graze_vec3 off = {7, 7, 7};
    graze_sphere_off_surface(&ball, &p, &n, &off);
    CHECK(vec3_close(off, want));
    if (all_flat(&ball, p) && is_flat(n)) {
        graze_circle circle = flat_circle(&ball);
        graze_vec2 p2 = flat_vec2(&p), n2 = flat_vec2(&n), off2 = {7, 7};
        graze_circle_off_surface(&circle, &p2, &n2, &off2);
        CHECK(vec3_close(vec2_in_space(off2), want));
    }
}

/* Also mirrored on each axis. */
static void check_off(graze_sphere ball, graze_vec3 p, graze_vec3 n, graze_vec3 want)
{
    check_off_one(ball, p, n, want);
    for (int i = 0; i < 3; i++)
        check_off_one(image_of_ball(ball, i), image_of_point(p, i), image_of_point(n, i),
                      image_of_point(want, i));
}

/* For vec3_close in the float build, a unit in the last place of 5 or so equals RAW. */
static void ball_off_surface_is_as_defined(void)
{
    check_off(five, P(5, 0, 0), P(1, 0, 0), vec3_at(GRAZE_C(5) + RAW, 0, 0));
    check_off(five, P(3, 4, 0), P(0.6, 0.8, 0), vec3_at(GRAZE_C(3), GRAZE_C(4) + RAW, 0));
    check_off(five, P(-4, 3, 0), P(-0.8, 0.6, 0), vec3_at(-GRAZE_C(4) - RAW, GRAZE_C(3), 0));
    check_off(five, P(3, 4, 0), P(0.5, 0.5, 0), vec3_at(GRAZE_C(3) + RAW, GRAZE_C(4), 0));
    check_off(five, P(3, 4, 0), P(0.5, -0.5, 0), vec3_at(GRAZE_C(3) + RAW, GRAZE_C(4), 0));
    check_off(five, P(3, 4, 0), P(-0.5, 0.25, 0), vec3_at(-GRAZE_C(3) - RAW, GRAZE_C(4), 0));
    check_off(five, P(3, 0, 4), P(0.6, 0, 0.8), vec3_at(GRAZE_C(3), 0, GRAZE_C(4) + RAW));
    check_off(five, P(3, 4, 0), P(0, 0, 0), P(3, 4, 0)); /* no normal */
    check_off(five, P(0, 6, 0), P(1, 0, 0), P(0, 6, 0)); /* the line along x misses the ball */
    check_off(five, P(2, 3, 0), P(0, 1, 0), vec3_at(GRAZE_C(2), GRAZE_C(4.58257569496), 0));
}

/* The point moves outward: it is strictly outside, and one raw unit less would not be. */
static void ball_off_surface_rounds(void)
{
#if GRAZE_FLOAT
    const graze_vec3 n = AT(1, 0, 0);
    for (int i = 0; i < 8; i++) {
        const graze_sphere ball = {{0, 0, 0}, (graze_scalar)(INT32_C(1) << (2 * i)) / 16};
        graze_vec3 off = {ball.radius, 0, 0};
        graze_sphere_off_surface(&ball, &off, &n, &off);
        CHECK(!graze_sphere_contains_point(&ball, &off) && off.x < ball.radius * 1.00001f);
    }
#else
    const graze_vec3 n = {3, 2, 0}, start = {0, 2, 0};
    for (int32_t radius = 2; radius < 60; radius++) {
        const graze_sphere ball = {{0, 0, 0}, radius};
        graze_vec3 off;
        graze_sphere_off_surface(&ball, &start, &n, &off);
        CHECK(!graze_sphere_contains_point(&ball, &off) && off.x > 0 && off.y == 2 && off.z == 0);
        off.x--;
        CHECK(graze_sphere_contains_point(&ball, &off));
    }
#endif
}

static void ball_off_surface_is_of_a_flat_one(void)
{
    check_off(point, P(1, 2, 0), P(0, 0, 0), P(1, 2, 0));
    check_off(point, P(1, 2, 0), P(1, 0, 0), vec3_at(GRAZE_ONE + RAW, GRAZE_C(2), 0));
}

static void ball_off_surface_is_of_an_empty_one(void)
{
    check_off(empty, P(1, 0, 0), P(1, 0, 0), P(1, 0, 0));
    check_off(empty, P(0, 0, 0), P(0, 1, 0), P(0, 0, 0));
}

static void ball_off_surface_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_sphere large = {{INT32_MIN, 0, 0}, INT32_MAX};
    check_off_one(large, vec3_at(-1, 0, 0), vec3_at(1, 0, 0), vec3_at(0, 0, 0));
    check_off_one(large, vec3_at(INT32_MIN, INT32_MAX, 0), vec3_at(0, -1, 0),
                  vec3_at(INT32_MIN, INT32_MIN, 0));
#else
    const graze_sphere large = {{0, 0, 0}, WORLD / 2};
    graze_vec3 off = {WORLD / 2, 0, 0}, n = AT(1, 0, 0);
    graze_sphere_off_surface(&large, &off, &n, &off);
    CHECK(off.x > large.radius && !graze_sphere_contains_point(&large, &off));
#endif
}

/* Nothing lies beyond the end of the world: the point stays. */
static void ball_off_surface_saturates(void)
{
    const graze_sphere ball = {{GRAZE_SCALAR_MAX, 0, 0}, 0};
    check_off_one(ball, ball.center, vec3_at(GRAZE_ONE, 0, 0), ball.center);
#if !GRAZE_FLOAT
    const graze_sphere large = {{INT32_MAX - 5, 0, 0}, 100}, low = {{0, INT32_MIN, 0}, 1};
    check_off_one(large, vec3_at(INT32_MAX, 0, 0), vec3_at(1, 0, 0), vec3_at(INT32_MAX, 0, 0));
    check_off_one(low, low.center, vec3_at(0, -1, 0), low.center);
#endif
}

static void ball_off_surface_overwrites_argument(void)
{
    graze_circle circle = flat_circle(&five);
    graze_vec3 p = P(3, 4, 0), n = P(0.6, 0.8, 0);
    graze_vec2 p2 = P2(3, 4), n2 = P2(0.6, 0.8);
    graze_sphere_off_surface(&five, &p, &n, &p);
    graze_circle_off_surface(&circle, &p2, &n2, &p2);
    CHECK(vec3_close(p, vec3_at(GRAZE_C(3), GRAZE_C(4) + RAW, 0)));
    CHECK(vec3_close(vec2_in_space(p2), p));
    p = P(3, 4, 0);
    graze_sphere_off_surface(&five, &p, &n, &n);
    CHECK(vec3_close(n, vec3_at(GRAZE_C(3), GRAZE_C(4) + RAW, 0)));
}

static void ball_off_surface_has_no_number(void)
{
#if GRAZE_FLOAT
    graze_vec3 p = {some_nan(), 0, 0}, n = AT(1, 0, 0), off = AT(7, 7, 7);
    graze_sphere ball = unit;
    graze_sphere_off_surface(&ball, &p, &n, &off);
    CHECK(off.y == 0 && off.z == 0);
    p.x = 1;
    ball.center.x = some_nan();
    graze_sphere_off_surface(&ball, &p, &n, &off);
    CHECK(is_nan(off.x));
#else
    const graze_sphere ball = {{0, 0, 0}, some_nan()};
    check_off_one(ball, vec3_at(some_nan(), 0, 0), vec3_at(some_infinity(), 0, 0),
                  vec3_at(some_nan() + 1, 0, 0));
#endif
}

POLICY_CANNOT_OCCUR(ball_closest_point, has_no_normal,
                    "the shape of a ball has no stored direction")
POLICY_CANNOT_OCCUR(ball_distance, has_no_normal, "the shape of a ball has no stored direction")
POLICY_CANNOT_OCCUR(ball_off_surface, has_no_normal, "the shape of a ball has no stored direction")

void test_ball_point(void)
{
    CONSTRUCTION_COLUMN(ball_closest_point);
    CONSTRUCTION_COLUMN(ball_distance);
    CONSTRUCTION_COLUMN(ball_off_surface);
}
