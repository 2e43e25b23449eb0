/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A sphere that moves at a sphere, and at a capsule, which is the same beside its core: the table of sweep.h, case by case. */
#include "../tests.h"
#include "sweep.h"

#define Y P(0, 1, 0)

static void check_misses(target t)
{
    CHECK(stops(t, ball(0, 5, 4, 1), P(0, -10, 0), miss()));
    CHECK(stops(t, ball(0, 5, 0, 1), P(0, -1.5, 0), miss()));
    CHECK(stops(t, ball(0, 5, 0, 1), P(0, 1, 0), miss()));
}

static void check_touches(target t)
{
    CHECK(stops(t, ball(0, 3, -8, 1), P(0, 0, 16),
                on(GRAZE_TOUCH, P(0, 3, 0), P(0, 2, 0), Y, PART(1, 2))));
    CHECK(stops(t, ball(0, 7, 0, 1), P(0, -4, 0),
                on(GRAZE_TOUCH, P(0, 3, 0), P(0, 2, 0), Y, GRAZE_FRACTION_ONE)));
}

static void check_enters(target t)
{
    CHECK(stops(t, ball(0, 7, 0, 1), P(0, -8, 0),
                on(GRAZE_HIT, P(0, 3, 0), P(0, 2, 0), Y, PART(1, 2))));
    CHECK(stops(t, ball(0, 7, 0, 1), P(0, -16, 0),
                on(GRAZE_HIT, P(0, 3, 0), P(0, 2, 0), Y, PART(1, 4))));
    CHECK(stops(t, ball(0, -7, 0, 3), P(0, 4, 0),
                on(GRAZE_HIT, P(0, -5, 0), P(0, -2, 0), P(0, -1, 0), PART(1, 2))));
}

static void check_leaves(target t)
{
    const stop e = on(GRAZE_TOUCH, P(0, 3, 0), P(0, 2, 0), Y, 0);
    CHECK(stops(t, ball(0, 3, 0, 1), P(0, 4, 1), e));
    CHECK(stops(t, ball(0, 3, 0, 1), P(0, 0, 5), e));
}

static void check_enters_at_start(target t)
{
    const stop e = on(GRAZE_HIT, P(0, 3, 0), P(0, 2, 0), Y, 0);
    CHECK(stops(t, ball(0, 3, 0, 1), P(0, -9, 0), e));
    CHECK(stops(t, ball(0, 3, 0, 1), P(0, -0.25, 2), e));
}

static void check_inside(target t)
{
    CHECK(is_inside(t, ball(0, 0, 0, 1)));
    CHECK(is_inside(t, ball(0, 2.5, 0, 1)));
    CHECK(is_inside(t, ball(0, 1, 1, 0)));
}

static void check_no_motion(target t)
{
    CHECK(stops(t, ball(0, 3, 0, 1), P(0, 0, 0), on(GRAZE_TOUCH, P(0, 3, 0), P(0, 2, 0), Y, 0)));
    CHECK(stops(t, ball(0, 3.5, 0, 1), P(0, 0, 0), miss()));
}

static void check_no_radius(target t)
{
    CHECK(stops(t, ball(0, 5, 0, 0), P(0, -6, 0),
                on(GRAZE_HIT, P(0, 2, 0), P(0, 2, 0), Y, PART(1, 2))));
    CHECK(stops(t, ball(0, 2, -3, 0), P(0, 0, 6),
                on(GRAZE_TOUCH, P(0, 2, 0), P(0, 2, 0), Y, PART(1, 2))));
    CHECK(stops(t, ball(0, 2.5, -3, 0), P(0, 0, 6), miss()));
}

static void check_no_mover(target t)
{
    graze_sphere s = ball(0, 7, 0, -1);
    CHECK(stops(t, s, P(0, -9, 0), miss()));
    s.radius = GRAZE_SCALAR_MIN;
    CHECK(stops(t, s, P(0, -9, 0), miss()));
}

/* A target without a radius: a point, or a segment. */
static void check_thin(target t)
{
    CHECK(stops(t, ball(0, 7, 0, 3), P(0, -8, 0),
                on(GRAZE_HIT, P(0, 3, 0), P(0, 0, 0), Y, PART(1, 2))));
    CHECK(stops(t, ball(0, 4, 0, 0), P(0, -8, 0),
                on(GRAZE_TOUCH, P(0, 0, 0), P(0, 0, 0), P(0, 0, 0), PART(1, 2))));
    CHECK(stops(t, ball(0, 4, 1, 0), P(0, -8, 0), miss()));
}

static void check_off_the_path(target t)
{
    graze_sweep_hit hit = untouched;
    for (int i = 0; i < 64; i++) {
        graze_sphere s = ball(-1, 7, 1 + i / 64.0, 1 + i / 128.0);
        s.center.x += little(i);
        CHECK(cast(t, &s, P(1.5, -9, -2), &hit) == GRAZE_HIT && is_free(t, s, hit.center));
    }
}

#if GRAZE_FLOAT
static void check_no_number(target t)
{
    CHECK(misses_without_numbers(t, ball(0, 7, 0, 1), P(0, -9, 0)));
}
#endif

static void ball_ball_misses(void)
{
    const graze_sphere b = ball_target();
    check_misses(at_ball(&b));
    CHECK(stops(at_ball(&b), ball(4, 7, 0, 1), P(0, -14, 0), miss()));
}

static void ball_ball_starts_apart_and_touches(void)
{
    const graze_sphere b = ball_target();
    check_touches(at_ball(&b));
}

static void ball_ball_starts_apart_and_enters(void)
{
    const graze_sphere b = ball_target();
    check_enters(at_ball(&b));
}

static void ball_ball_starts_in_touch_and_leaves(void)
{
    const graze_sphere b = ball_target();
    check_leaves(at_ball(&b));
}

static void ball_ball_starts_in_touch_and_enters(void)
{
    const graze_sphere b = ball_target();
    check_enters_at_start(at_ball(&b));
}

static void ball_ball_starts_inside(void)
{
    const graze_sphere b = ball_target();
    check_inside(at_ball(&b));
}

static void ball_ball_does_not_move(void)
{
    const graze_sphere b = ball_target();
    check_no_motion(at_ball(&b));
}

static void ball_ball_has_no_radius(void)
{
    const graze_sphere b = ball_target();
    check_no_radius(at_ball(&b));
}

static void ball_ball_is_empty(void)
{
    graze_sphere b = ball_target();
    check_no_mover(at_ball(&b));
    b.radius = -GRAZE_ONE;
    CHECK(stops(at_ball(&b), ball(0, 7, 0, 3), P(0, -9, 0), miss()));
}

static void ball_ball_meets_a_flat_one(void)
{
    const graze_sphere b = ball(0, 0, 0, 0);
    check_thin(at_ball(&b));
}

POLICY_CANNOT_OCCUR(ball_ball, meets_a_corner, "a sphere has neither an edge nor a corner")

static void ball_ball_stops_off_the_path(void)
{
    const graze_sphere b = ball_target();
    check_off_the_path(at_ball(&b));
}

static void ball_ball_leaves_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_sphere b = ball_at(INT32_MAX, 0, 0, 5);
    const graze_sphere s = ball_at(9, 0, 0, 2);
    graze_sweep_hit hit = untouched;
    CHECK(graze_sphere_spherecast(&b, &s, graze_vec3_of(INT32_MAX, 0, 0), &hit) == GRAZE_HIT);
    CHECK(hit.center.x == INT32_MAX - 7 && hit.point.x == INT32_MAX - 5);
    CHECK(graze_sphere_spherecast(&b, &s, graze_vec3_of(INT32_MAX - 16, 0, 0), 0) == GRAZE_TOUCH);
    CHECK(graze_sphere_spherecast(&b, &s, graze_vec3_of(INT32_MAX - 17, 0, 0), 0) == GRAZE_MISS);
#endif
}

#if !GRAZE_FLOAT

/* The sum of the radii is not near, and then not a scalar. */
static void meets_large_balls(void)
{
    graze_sphere b = ball_at(-NEAR_MOST, 0, 0, 0x18000000),
                 s = ball_at(NEAR_MOST, 0, 0, 0x18000000);
    graze_sweep_hit hit = untouched;
    CHECK(graze_sphere_spherecast(&b, &s, graze_vec3_of(-NEAR_MOST, 0, 0), &hit) == GRAZE_HIT);
    CHECK(hit.center.x == 0x30000000 - NEAR_MOST && hit.normal.x == GRAZE_ONE);
    CHECK(hit.point.x == 0x18000000 - NEAR_MOST);
    b = ball_at(INT32_MIN, INT32_MIN, INT32_MIN, INT32_MAX);
    s = ball_at(INT32_MAX, INT32_MAX, INT32_MAX, INT32_MAX);
    CHECK(graze_sphere_spherecast(&b, &s, s.center, 0) == GRAZE_MISS);
    CHECK(graze_sphere_spherecast(&b, &s, b.center, &hit) == GRAZE_HIT);
    CHECK(hit.normal.x == 37837 && hit.normal.y == 37837 && hit.normal.z == 37837);
    CHECK(is_free(at_ball(&b), s, hit.center) && hit.center.x < INT32_MAX && hit.center.x > 0);
}

#endif

static void ball_ball_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_sphere b = ball_at(INT32_MIN, INT32_MIN, INT32_MIN, 5);
    const graze_sphere s = ball_at(-1, -1, -1, 2);
    graze_sweep_hit hit = untouched;
    CHECK(graze_sphere_spherecast(&b, &s, b.center, &hit) == GRAZE_HIT);
    CHECK(hit.center.x == INT32_MIN + 5 && hit.point.x == INT32_MIN + 3);
    meets_large_balls();
#endif
}

static void ball_ball_has_no_number(void)
{
#if GRAZE_FLOAT
    graze_sphere b = ball_target();
    check_no_number(at_ball(&b));
    b.center.z = scalar_of_bits(strange_bits[0]);
    CHECK(stops(at_ball(&b), ball(0, 7, 0, 1), P(0, -9, 0), miss()));
#endif
}

/* ---- A capsule ---- */

static void rod_ball_misses(void)
{
    const graze_capsule c = rod_target();
    check_misses(at_rod(&c));
    CHECK(stops(at_rod(&c), ball(7.5, 7, 0, 1), P(0, -14, 0), miss()));
    CHECK(stops(at_rod(&c), ball(12, 0, 0, 1), P(-4, 0, 0), miss()));
}

static void rod_ball_starts_apart_and_touches(void)
{
    const graze_capsule c = rod_target();
    check_touches(at_rod(&c));
    CHECK(stops(at_rod(&c), ball(9, 0, 0, 1), P(-2, 0, 0),
                on(GRAZE_TOUCH, P(7, 0, 0), P(6, 0, 0), P(1, 0, 0), GRAZE_FRACTION_ONE)));
}

static void rod_ball_starts_apart_and_enters(void)
{
    const graze_capsule c = rod_target();
    check_enters(at_rod(&c));
    CHECK(stops(at_rod(&c), ball(9, 0, 0, 1), P(-8, 0, 0),
                on(GRAZE_HIT, P(7, 0, 0), P(6, 0, 0), P(1, 0, 0), PART(1, 4))));
}

static void rod_ball_starts_in_touch_and_leaves(void)
{
    const graze_capsule c = rod_target();
    check_leaves(at_rod(&c));
    CHECK(stops(at_rod(&c), ball(-2, 3, 0, 1), P(9, 0, 0),
                on(GRAZE_TOUCH, P(-2, 3, 0), P(-2, 2, 0), Y, 0)));
}

static void rod_ball_starts_in_touch_and_enters(void)
{
    const graze_capsule c = rod_target();
    check_enters_at_start(at_rod(&c));
}

static void rod_ball_starts_inside(void)
{
    const graze_capsule c = rod_target();
    check_inside(at_rod(&c));
    CHECK(is_inside(at_rod(&c), ball(6.5, 0, 0, 1)));
}

static void rod_ball_does_not_move(void)
{
    const graze_capsule c = rod_target();
    check_no_motion(at_rod(&c));
}

static void rod_ball_has_no_radius(void)
{
    const graze_capsule c = rod_target();
    check_no_radius(at_rod(&c));
}

static void rod_ball_is_empty(void)
{
    graze_capsule c = rod_target();
    check_no_mover(at_rod(&c));
    c.radius = -GRAZE_ONE;
    CHECK(stops(at_rod(&c), ball(0, 7, 0, 3), P(0, -9, 0), miss()));
}

/* Without a radius; or a core of one point, which is the sphere. */
static void rod_ball_meets_a_flat_one(void)
{
    graze_capsule c = rod_target();
    c.radius = 0;
    check_thin(at_rod(&c));
    c.core.a = c.core.b = P(0, 0, 0);
    c.radius = GRAZE_C(2);
    check_enters(at_rod(&c));
    check_touches(at_rod(&c));
}

/* Between the side and a ball. */
static void rod_ball_meets_a_corner(void)
{
    const graze_capsule c = rod_target();
    const target t = at_rod(&c);
    CHECK(stops(t, ball(4, 7, 0, 1), P(0, -8, 0),
                on(GRAZE_HIT, P(4, 3, 0), P(4, 2, 0), Y, PART(1, 2))));
    CHECK(stops(t, ball(-4, 7, 0, 1), P(0, -8, 0),
                on(GRAZE_HIT, P(-4, 3, 0), P(-4, 2, 0), Y, PART(1, 2))));
    CHECK(stops(t, ball(7, 4, 0, 1), P(0, -8, 0),
                on(GRAZE_TOUCH, P(7, 0, 0), P(6, 0, 0), P(1, 0, 0), PART(1, 2))));
}

static void rod_ball_stops_off_the_path(void)
{
    const graze_capsule c = rod_target();
    check_off_the_path(at_rod(&c));
}

#if !GRAZE_FLOAT

/* The core hardly rises to the border along z, so that the sphere, which moves along y on the border, comes 2^-15 raw units
 * nearer than the sum of the radii: it touches at y = 13.4. No component of the normal but that at the border is half a raw unit. */
static void slides_along_border(int32_t most)
{
    const int32_t sum = 2621440, length = 262144;
    const graze_capsule c = {{{most - sum + 1, 0, 4 - length}, {most - sum, 0, 4}}, 1000};
    const graze_sphere s = ball_at(most, 300, 0, sum - 1000);
    const graze_vec3 motion = {0, -600, 0};
    graze_sweep_hit hit = untouched;
    CHECK(graze_capsule_spherecast(&c, &s, motion, &hit) == GRAZE_HIT);
    CHECK(hit.center.x == most && hit.normal.y == 0 && hit.normal.z == 0);
    CHECK(hit.center.y == 14 && is_free(at_rod(&c), s, hit.center));
}

#endif

static void rod_ball_leaves_the_world(void)
{
#if !GRAZE_FLOAT
    slides_along_border(INT32_MAX);
    slides_along_border(NEAR_MOST);
#endif
}

static void rod_ball_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_capsule c = {{{INT32_MIN, INT32_MIN, INT32_MIN}, {INT32_MAX, INT32_MAX, INT32_MIN}},
                             INT32_MAX};
    const graze_vec3 down = {0, 0, INT32_MIN};
    graze_sphere s = ball_at(0, 0, INT32_MAX, INT32_MAX);
    graze_sweep_hit hit = untouched;
    CHECK(graze_capsule_spherecast(&c, &s, down, &hit) == GRAZE_HIT);
    CHECK(hit.center.z == INT32_MAX - 1 && hit.normal.z == GRAZE_ONE && hit.point.z == -1);
    s = ball_at(INT32_MIN, INT32_MAX, INT32_MAX, 1);
    CHECK(graze_capsule_spherecast(&c, &s, down, 0) == GRAZE_MISS);
    s.radius = INT32_MIN;
    CHECK(graze_capsule_spherecast(&c, &s, down, 0) == GRAZE_MISS);
#endif
}

static void rod_ball_has_no_number(void)
{
#if GRAZE_FLOAT
    graze_capsule c = rod_target();
    check_no_number(at_rod(&c));
    c.radius = scalar_of_bits(strange_bits[0]);
    CHECK(stops(at_rod(&c), ball(0, 7, 0, 1), P(0, -9, 0), miss()));
#endif
}

void test_sweep_round(void)
{
    const graze_sphere b = ball_target();
    const graze_capsule c = rod_target();
    SWEEP_COLUMN(ball_ball);
    SWEEP_COLUMN(rod_ball);
    check_case("goes on from where it stops");
    goes_on(at_ball(&b));
    goes_on(at_rod(&c));
}
