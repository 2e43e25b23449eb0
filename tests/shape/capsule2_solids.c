/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A capsule in the plane and a point, a segment, a ray, a circle, another capsule, or a rectangle: the policy. */
#include "../../include/graze/segment2.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "balls.h"

static graze_segment2 core_of(graze_vec2 a, graze_vec2 b)
{
    graze_segment2 core;
    core.a = a;
    core.b = b;
    return core;
}

static graze_capsule2 capsule_of(graze_vec2 a, graze_vec2 b, graze_scalar radius)
{
    graze_capsule2 capsule;
    capsule.core = core_of(a, b);
    capsule.radius = radius;
    return capsule;
}

static graze_circle circle_of(graze_vec2 center, graze_scalar radius)
{
    graze_circle circle;
    circle.center = center;
    circle.radius = radius;
    return circle;
}

/* From -4 to 4 along x, with a radius of 2. */
static graze_capsule2 rod(void)
{
    return capsule_of(P2(-4, 0), P2(4, 0), GRAZE_C(2));
}

static graze_scalar image_of_radius(graze_scalar radius, int kind)
{
    return kind == TWICE ? radius + radius : radius;
}

static graze_capsule2 image_of_capsule(graze_capsule2 c, int kind)
{
    return capsule_of(image_of_vec2(c.core.a, kind), image_of_vec2(c.core.b, kind),
                      image_of_radius(c.radius, kind));
}

static graze_segment2 reversed(graze_segment2 core)
{
    return core_of(core.b, core.a);
}

/* ---- Another capsule, as a core with a radius; with radius 0 also as a segment, and as a ray ---- */

static void check_order(graze_capsule2 a, graze_capsule2 b, bool meets)
{
    CHECK(graze_capsule2_overlaps_capsule2(&a, &b) == meets);
    CHECK(graze_capsule2_overlaps_capsule2(&b, &a) == meets);
    b.core = reversed(b.core);
    CHECK(graze_capsule2_overlaps_capsule2(&a, &b) == meets);
}

static void check_thin(graze_capsule2 a, graze_segment2 core, bool meets)
{
    graze_ray2 ray;
    ray.origin = core.a;
    ray.dir = graze_vec2_sub(core.b, core.a);
    ray.t_max = GRAZE_ONE;
    CHECK(graze_capsule2_overlaps_segment(&a, &core) == meets);
    CHECK(graze_segment2_overlaps_capsule2(&core, &a) == meets);
    CHECK(graze_capsule2_overlaps_ray(&a, &ray) == meets);
}

static void check_one(graze_capsule2 a, graze_capsule2 b, bool meets)
{
    check_order(a, b, meets);
    if (b.radius <= 0 && b.radius >= 0) {
        check_thin(a, b.core, meets);
        check_thin(a, reversed(b.core), meets);
    }
}

static void check_all(graze_capsule2 a, graze_capsule2 b, bool meets)
{
    check_one(a, b, meets);
    for (int i = 0; i < FLAT_IMAGES; i++)
        check_one(image_of_capsule(a, i), image_of_capsule(b, i), meets);
}

/* The other one from p to q. */
static void check_rod(graze_vec2 p, graze_vec2 q, graze_scalar radius, bool meets)
{
    check_all(rod(), capsule_of(p, q, radius), meets);
}

static void capsule2_core_stays_apart(void)
{
    check_rod(P2(-4, 3), P2(4, 3), GRAZE_C(0.75), false);
    check_rod(P2(7, -5), P2(7, 5), 0, false);
    check_rod(P2(6, 2), P2(9, 9), 0, false);
    check_rod(P2(0, 3), P2(0, 5), GRAZE_C(1) - RAW, false);
}

/* Parallel, an end and a core, two ends; and one raw unit apart. */
static void capsule2_core_only_touches(void)
{
    check_rod(P2(-9, 2), P2(9, 2), 0, true);
    check_rod(P2(1, 5), P2(3, 5), GRAZE_C(3), true);
    check_rod(P2(1, 5), P2(3, 5), GRAZE_C(3) - RAW, false);
    check_rod(P2(2, 5), P2(3, 8), GRAZE_C(3), true);
    check_rod(P2(2, 5), P2(3, 8), GRAZE_C(3) - RAW, false);
    check_rod(P2(7, 4), P2(12, 8), GRAZE_C(3), true);
    check_rod(P2(7, 4), P2(12, 8), GRAZE_C(3) - RAW, false);
    check_rod(P2(6, 0), P2(9, 0), 0, true);
}

static void capsule2_core_meets(void)
{
    check_rod(P2(0, -5), P2(0, 5), 0, true);
    check_rod(P2(-9, -5), P2(9, 5), 0, true);
    check_rod(P2(2, 5), P2(3, 8), GRAZE_C(3) + RAW, true);
    check_rod(P2(5, 1), P2(9, 9), 0, true);
}

static void capsule2_core_is_within(void)
{
    check_rod(P2(-1, 1), P2(1, 0), GRAZE_C(0.25), true);
    check_rod(P2(-4, 0), P2(4, 0), GRAZE_C(2), true);
    check_rod(P2(-1, 0), P2(1, 0), 0, true);
    check_rod(P2(0, 1), P2(0, 1), GRAZE_C(50), true);
}

/* Cores that are points, and radius 0. */
static void capsule2_core_meets_a_flat_one(void)
{
    const graze_capsule2 line = capsule_of(P2(0, 0), P2(6, 4), 0);
    const graze_capsule2 point = capsule_of(P2(3, 2), P2(3, 2), 0);
    check_all(line, point, true);
    check_all(line, capsule_of(P2(0, 4), P2(6, 0), 0), true);
    check_all(line, capsule_of(P2(0, 4), P2(3, 3), 0), false);
    check_all(line, capsule_of(P2(6, 4), P2(9, 4), 0), true);
    check_all(point, point, true);
    check_all(point, capsule_of(P2(3, 5), P2(3, 5), GRAZE_C(3)), true);
    check_all(point, capsule_of(P2(3, 5), P2(3, 5), GRAZE_C(3) - RAW), false);
}

static void capsule2_core_meets_an_empty_one(void)
{
    check_rod(P2(0, 0), P2(1, 0), -RAW, false);
    check_rod(P2(0, 0), P2(1, 0), GRAZE_C(-2), false);
    check_order(capsule_of(P2(0, 0), P2(1, 0), GRAZE_SCALAR_MIN), rod(), false);
    check_thin(capsule_of(P2(0, 0), P2(1, 0), -RAW), core_of(P2(0, 0), P2(1, 0)), false);
}

#if !GRAZE_FLOAT
/* No ray has a direction as long as the world. */
static void check_far(graze_capsule2 a, graze_capsule2 b, bool meets)
{
    check_order(a, b, meets);
    if (b.radius == 0)
        CHECK(graze_capsule2_overlaps_segment(&a, &b.core) == meets);
}
#endif

static void capsule2_core_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_vec2 low = {INT32_MIN, INT32_MIN}, high = {INT32_MAX, INT32_MAX};
    const graze_vec2 across = {INT32_MIN, INT32_MAX}, back = {INT32_MAX, INT32_MIN};
    const graze_capsule2 long_one = capsule_of(low, high, 0);
    check_far(long_one, capsule_of(across, back, 0), true);
    check_far(long_one, capsule_of(across, graze_vec2_of(7, 7), 0), true);
    check_far(long_one, capsule_of(across, graze_vec2_of(6, 7), 0), false);
    check_far(capsule_of(low, low, INT32_MAX), capsule_of(high, high, INT32_MAX), false);
    check_far(capsule_of(low, graze_vec2_of(INT32_MIN, 0), INT32_MAX),
              capsule_of(high, graze_vec2_of(INT32_MAX - 1, 0), INT32_MAX), true);
    check_far(capsule_of(low, graze_vec2_of(INT32_MIN, 0), INT32_MAX),
              capsule_of(high, graze_vec2_of(INT32_MAX, 0), INT32_MAX), false);
#endif
}

static void capsule2_core_has_no_number(void)
{
    const graze_scalar nan = some_nan(), infinite = some_infinity();
    check_order(rod(), capsule_of(graze_vec2_of(nan, 0), P2(0, 0), GRAZE_ONE), !GRAZE_FLOAT);
    check_order(rod(), capsule_of(P2(0, 0), graze_vec2_of(0, nan), GRAZE_ONE), !GRAZE_FLOAT);
    check_order(rod(), capsule_of(P2(0, 0), P2(1, 0), nan), !GRAZE_FLOAT);
    check_order(rod(), capsule_of(P2(0, 0), graze_vec2_of(0, infinite), 0), !GRAZE_FLOAT);
    check_thin(capsule_of(P2(0, 0), P2(1, 0), nan), core_of(P2(0, 0), P2(1, 0)), !GRAZE_FLOAT);
}
POLICY_CANNOT_OCCUR(capsule2_core, has_no_normal, "the shape of a capsule has no stored direction")

/* ---- A circle, as a point with a radius; with radius 0 also as a point ---- */

static void check_ball_one(graze_capsule2 c, graze_circle ball, bool meets)
{
    CHECK(graze_capsule2_overlaps_circle(&c, &ball) == meets);
    CHECK(graze_circle_overlaps_capsule2(&ball, &c) == meets);
    if (ball.radius <= 0 && ball.radius >= 0)
        CHECK(graze_capsule2_contains_point(&c, &ball.center) == meets);
    c.core = reversed(c.core);
    CHECK(graze_capsule2_overlaps_circle(&c, &ball) == meets);
}

static void check_ball(graze_vec2 center, graze_scalar radius, bool meets)
{
    check_ball_one(rod(), circle_of(center, radius), meets);
    for (int i = 0; i < FLAT_IMAGES; i++)
        check_ball_one(image_of_capsule(rod(), i),
                       circle_of(image_of_vec2(center, i), image_of_radius(radius, i)), meets);
}

static void capsule2_ball_stays_apart(void)
{
    check_ball(P2(0, 2.0000152587890625), 0, false);
    check_ball(P2(5.5, 1.5), 0, false);
    check_ball(P2(3, 5), GRAZE_C(2), false);
}

static void capsule2_ball_only_touches(void)
{
    check_ball(P2(0, 2), 0, true);
    check_ball(P2(6, 0), 0, true);
    check_ball(P2(-6.0000152587890625, 0), 0, false);
    check_ball(P2(7, 4), GRAZE_C(3), true);
    check_ball(P2(7, 4), GRAZE_C(3) - RAW, false);
    check_ball(P2(1, -5), GRAZE_C(3), true);
    check_ball(P2(1, -5), GRAZE_C(3) - RAW, false);
}

static void capsule2_ball_meets(void)
{
    check_ball(P2(7, 4), GRAZE_C(3) + RAW, true);
    check_ball(P2(1, 2.5), GRAZE_C(1), true);
}

static void capsule2_ball_is_within(void)
{
    check_ball(P2(3, 1), 0, true);
    check_ball(P2(-2, 0), GRAZE_C(0.5), true);
    check_ball(P2(0, 1), GRAZE_C(50), true);
}

static void capsule2_ball_meets_a_flat_one(void)
{
    const graze_capsule2 line = capsule_of(P2(0, 0), P2(6, 4), 0);
    check_ball_one(line, circle_of(P2(3, 2), 0), true);
    check_ball_one(line, circle_of(P2(3, 2.0000152587890625), 0), false);
    check_ball_one(capsule_of(P2(1, 2), P2(1, 2), 0), circle_of(P2(1, 2), 0), true);
}

static void capsule2_ball_meets_an_empty_one(void)
{
    check_ball(P2(0, 0), -RAW, false);
    check_ball_one(capsule_of(P2(0, 0), P2(1, 0), -RAW), circle_of(P2(0, 0), 0), false);
    check_ball_one(capsule_of(P2(0, 0), P2(1, 0), GRAZE_SCALAR_MIN), circle_of(P2(0, 0), 9), false);
}

static void capsule2_ball_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_vec2 low = {INT32_MIN, INT32_MIN}, high = {INT32_MAX, INT32_MAX};
    check_ball_one(capsule_of(low, high, 0), circle_of(graze_vec2_of(7, 7), 0), true);
    check_ball_one(capsule_of(low, high, 0), circle_of(graze_vec2_of(7, 8), 0), false);
    check_ball_one(capsule_of(low, high, INT32_MAX), circle_of(graze_vec2_of(INT32_MIN, 0), 0),
                   true);
    check_ball_one(capsule_of(low, low, INT32_MAX), circle_of(high, INT32_MAX), false);
#endif
}

static void capsule2_ball_has_no_number(void)
{
    const graze_scalar nan = some_nan();
    check_ball_one(rod(), circle_of(P2(0, 0), nan), !GRAZE_FLOAT);
    check_ball_one(rod(), circle_of(graze_vec2_of(nan, 0), GRAZE_ONE), false);
    check_ball_one(capsule_of(P2(0, 0), graze_vec2_of(0, nan), GRAZE_ONE), circle_of(P2(0, 0), 0),
                   !GRAZE_FLOAT);
}
POLICY_CANNOT_OCCUR(capsule2_ball, has_no_normal, "the shape of a capsule has no stored direction")

void test_capsule2_solids(void)
{
    SOLID_COLUMN(capsule2_core);
    SOLID_COLUMN(capsule2_ball);
}
