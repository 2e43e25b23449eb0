/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Two balls, and a ball and a point: the policy. */
#include "balls.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"

#define CENTER(x, y, z) vec3_at(GRAZE_C(x), GRAZE_C(y), GRAZE_C(z))

static const graze_sphere two = BALL(0, 0, 0, 2);

static void check_one(graze_sphere a, graze_sphere b, bool overlap)
{
    CHECK(graze_sphere_overlaps_sphere(&a, &b) == overlap);
    CHECK(graze_sphere_overlaps_sphere(&b, &a) == overlap);
    if (is_flat(a.center) && is_flat(b.center)) {
        graze_circle c = flat_circle(&a), d = flat_circle(&b);
        CHECK(graze_circle_overlaps_circle(&c, &d) == overlap);
        CHECK(graze_circle_overlaps_circle(&d, &c) == overlap);
    }
}

/* Checks each image of the scene. */
static void check_balls(graze_sphere a, graze_vec3 center, graze_scalar radius, bool overlap)
{
    graze_sphere b = ball_of(center, radius);
    check_one(a, b, overlap);
    for (int i = 0; i < IMAGES; i++)
        check_one(image_of_ball(a, i), image_of_ball(b, i), overlap);
}

static void ball_ball_stays_apart(void)
{
    check_balls(two, CENTER(5, 0, 0), GRAZE_C(3) - RAW, false);
    check_balls(two, CENTER(3, 4, 0), GRAZE_C(2.75), false);
    check_balls(two, CENTER(0, 0, -9), GRAZE_C(1), false);
}

static void ball_ball_only_touches(void)
{
    check_balls(two, CENTER(5, 0, 0), GRAZE_C(3), true);
    check_balls(two, CENTER(3, 4, 0), GRAZE_C(3), true);
    check_balls(two, CENTER(3, 4, 0), GRAZE_C(3) - RAW, false);
    check_balls(two, CENTER(2, -3, 6), GRAZE_C(5), true);
    check_balls(two, CENTER(2, -3, 6), GRAZE_C(5) - RAW, false);
    check_balls(two, CENTER(3, 4.0000152587890625, 0), GRAZE_C(3), false);
}

static void ball_ball_meets(void)
{
    check_balls(two, CENTER(3, 4, 0), GRAZE_C(3) + RAW, true);
    check_balls(two, CENTER(1, 1, 0), GRAZE_C(2), true);
}

static void ball_ball_is_within(void)
{
    check_balls(two, CENTER(0, 0, 0), GRAZE_C(2), true);
    check_balls(two, CENTER(0.5, 0, 0), GRAZE_C(0.25), true);
    check_balls(two, CENTER(0, 1, 0), GRAZE_C(50), true);
}

static void ball_ball_meets_a_flat_one(void)
{
    check_balls(two, CENTER(1, 1, 0), 0, true);
    check_balls(two, CENTER(0, 2, 0), 0, true);
    check_balls(two, vec3_at(0, GRAZE_C(2) + RAW, 0), 0, false);
    check_balls(ball_of(CENTER(1, 2, 3), 0), CENTER(1, 2, 3), 0, true);
    check_balls(ball_of(CENTER(1, 2, 3), 0), vec3_at(GRAZE_ONE + RAW, GRAZE_C(2), GRAZE_C(3)), 0,
                false);
}

static void ball_ball_meets_an_empty_one(void)
{
    check_balls(two, CENTER(0, 0, 0), -RAW, false);
    check_balls(ball_of(CENTER(0, 0, 0), -RAW), CENTER(0, 0, 0), GRAZE_C(-2), false);
    check_one(two, ball_of(CENTER(0, 0, 0), GRAZE_SCALAR_MIN), false);
    check_one(ball_of(CENTER(0, 0, 0), -GRAZE_ONE), ball_of(CENTER(0, 0, 0), GRAZE_C(9)), false);
}

static void ball_ball_spans_the_world(void)
{
    const graze_vec3 low = {-WORLD, 0, 0}, high = {WORLD, 0, 0};
    check_one(ball_of(low, WORLD), ball_of(high, WORLD), true);
    check_one(ball_of(low, WORLD), ball_of(high, WORLD / 2), false);
    check_one(ball_of(low, 0), ball_of(high, 0), false);
#if !GRAZE_FLOAT
    const graze_vec3 first = {INT32_MIN, INT32_MIN, INT32_MIN};
    const graze_vec3 last = {INT32_MAX, INT32_MAX, INT32_MAX};
    check_one(ball_of(low, INT32_MAX), ball_of(high, INT32_MAX - 1), false);
    check_one(ball_of(first, INT32_MAX), ball_of(last, INT32_MAX), false);
    check_one(ball_of(first, INT32_MAX), ball_of(vec3_at(0, 0, 0), INT32_MAX), true);
    check_one(ball_of(vec3_at(INT32_MIN, 0, 0), INT32_MAX), ball_of(high, INT32_MAX), false);
    check_one(ball_of(vec3_at(INT32_MIN, 0, 0), INT32_MAX),
              ball_of(vec3_at(INT32_MAX - 1, 0, 0), INT32_MAX), true);
#endif
}

static void ball_ball_has_no_number(void)
{
    const graze_scalar nan = some_nan();
    check_one(two, ball_of(CENTER(0, 0, 0), nan), !GRAZE_FLOAT);
    check_one(two, ball_of(vec3_at(nan, 0, 0), GRAZE_ONE), false);
    check_one(two, ball_of(vec3_at(0, nan, 0), GRAZE_ONE), false);
    check_one(two, ball_of(vec3_at(0, 0, nan), GRAZE_ONE), false);
}

/* ---- A ball and a point ---- */

static void check_contains_one(graze_sphere ball, graze_vec3 p, bool is_in)
{
    CHECK(graze_sphere_contains_point(&ball, &p) == is_in);
    if (is_flat(ball.center) && is_flat(p)) {
        graze_circle circle = flat_circle(&ball);
        graze_vec2 p2 = flat_vec2(&p);
        CHECK(graze_circle_contains_point(&circle, &p2) == is_in);
    }
}

static void check_contains(graze_sphere ball, graze_vec3 p, bool is_in)
{
    check_contains_one(ball, p, is_in);
    for (int i = 0; i < IMAGES; i++)
        check_contains_one(image_of_ball(ball, i), image_of_point(p, i), is_in);
}

static void ball_point_stays_apart(void)
{
    check_contains(two, CENTER(2.0000152587890625, 0, 0), false);
    check_contains(two, CENTER(1.5, 1.5, 0), false);
    check_contains(two, CENTER(1.25, 1.25, 1.25), false);
}

static void ball_point_only_touches(void)
{
    check_contains(two, CENTER(0, -2, 0), true);
    check_contains(ball_of(CENTER(1, 1, 0), GRAZE_C(5)), CENTER(4, 5, 0), true);
    check_contains(ball_of(CENTER(1, 1, 0), GRAZE_C(5)), CENTER(4, 5.0000152587890625, 0), false);
    check_contains(ball_of(CENTER(1, 1, 1), GRAZE_C(7)), CENTER(3, 4, 7), true);
    check_contains(ball_of(CENTER(1, 1, 1), GRAZE_C(7) - RAW), CENTER(3, 4, 7), false);
}
POLICY_CANNOT_OCCUR(ball_point, meets, "a point has no interior to have in common")
static void ball_point_is_within(void)
{
    check_contains(two, CENTER(0, 0, 0), true);
    check_contains(two, CENTER(1.25, 1.25, 0), true);
    check_contains(two, CENTER(1, 1, 1.25), true);
}

static void ball_point_meets_a_flat_one(void)
{
    check_contains(ball_of(CENTER(1, 2, 0), 0), CENTER(1, 2, 0), true);
    check_contains(ball_of(CENTER(1, 2, 0), 0), CENTER(1, 2.0000152587890625, 0), false);
}

static void ball_point_meets_an_empty_one(void)
{
    check_contains(ball_of(CENTER(0, 0, 0), -RAW), CENTER(0, 0, 0), false);
    check_contains_one(ball_of(CENTER(0, 0, 0), GRAZE_SCALAR_MIN), CENTER(3, 4, 0), false);
}

static void ball_point_spans_the_world(void)
{
    const graze_vec3 low = {-WORLD, 0, 0}, high = {WORLD, 0, 0}, origin = {0, 0, 0};
    check_contains_one(ball_of(low, WORLD), origin, true);
    check_contains_one(ball_of(low, WORLD), high, false);
    check_contains_one(ball_of(origin, WORLD), low, true);
#if !GRAZE_FLOAT
    const graze_vec3 first = {INT32_MIN, INT32_MIN, INT32_MIN};
    const graze_vec3 last = {INT32_MAX, INT32_MAX, INT32_MAX};
    check_contains_one(ball_of(first, INT32_MAX), last, false);
    check_contains_one(ball_of(first, INT32_MAX), first, true);
    check_contains_one(ball_of(origin, INT32_MAX), vec3_at(INT32_MIN, 0, 0), false);
    check_contains_one(ball_of(origin, INT32_MAX), vec3_at(INT32_MAX, 1, 0), false);
    check_contains_one(ball_of(last, 0), last, true);
#endif
}

static void ball_point_has_no_number(void)
{
    check_contains_one(ball_of(CENTER(0, 0, 0), some_nan()), CENTER(0, 0, 0), !GRAZE_FLOAT);
    check_contains_one(two, vec3_at(some_nan(), 0, 0), false);
    check_contains_one(two, vec3_at(0, -some_infinity(), 0), false);
}

POLICY_CANNOT_OCCUR(ball_ball, has_no_normal, "the shape of a ball has no stored direction")
POLICY_CANNOT_OCCUR(ball_point, has_no_normal, "the shape of a ball has no stored direction")

void test_ball_ball(void)
{
    SOLID_COLUMN(ball_ball);
    SOLID_COLUMN(ball_point);
}
