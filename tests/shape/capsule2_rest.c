/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A capsule in the plane and a rectangle: the policy. And rays that are not segments. */
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "rects.h"

static graze_capsule2 capsule_of(graze_vec2 a, graze_vec2 b, graze_scalar radius)
{
    graze_capsule2 capsule;
    capsule.core.a = a;
    capsule.core.b = b;
    capsule.radius = radius;
    return capsule;
}

static graze_capsule2 image_of_capsule(graze_capsule2 c, int kind)
{
    return capsule_of(image_of_vec2(c.core.a, kind), image_of_vec2(c.core.b, kind),
                      kind == TWICE ? c.radius + c.radius : c.radius);
}

/* ---- A rectangle ---- */

static void check_one(graze_rect rect, graze_capsule2 c, bool meets)
{
    const graze_capsule2 turned = capsule_of(c.core.b, c.core.a, c.radius);
    CHECK(graze_rect_overlaps_capsule2(&rect, &c) == meets);
    CHECK(graze_rect_overlaps_capsule2(&rect, &turned) == meets);
}

static void check_all(graze_rect rect, graze_capsule2 c, bool meets)
{
    check_one(rect, c, meets);
    for (int i = 0; i < FLAT_IMAGES; i++)
        check_one(image_of_rect(rect, i), image_of_capsule(c, i), meets);
}

/* Against the rectangle from -1, -1 to 1, 1. */
static void check_square(graze_vec2 a, graze_vec2 b, graze_scalar radius, bool meets)
{
    check_all(rect_of(P2(-1, -1), P2(1, 1)), capsule_of(a, b, radius), meets);
}

/* The core of the third passes a corner: its line has the distance 5 from it. */
static void capsule2_rect_stays_apart(void)
{
    check_square(P2(3, 0), P2(5, 0), GRAZE_C(2) - RAW, false);
    check_square(P2(-5, 4), P2(5, 4), GRAZE_C(3) - RAW, false);
    check_square(P2(0, 8), P2(8, 2), GRAZE_C(5) - RAW, false);
    check_square(P2(4, 5), P2(8, 5), GRAZE_C(5) - RAW, false);
}

static void capsule2_rect_only_touches(void)
{
    check_square(P2(3, 0), P2(5, 0), GRAZE_C(2), true);
    check_square(P2(-5, 4), P2(5, 4), GRAZE_C(3), true);
    check_square(P2(0, 8), P2(8, 2), GRAZE_C(5), true);
    check_square(P2(4, 5), P2(8, 5), GRAZE_C(5), true);
    check_square(P2(1, 1), P2(3, 3), 0, true);
    check_square(P2(0, 2), P2(2, 0), 0, true);
}

static void capsule2_rect_meets(void)
{
    check_square(P2(-5, 0), P2(5, 0.5), 0, true);
    check_square(P2(0, 8), P2(8, 2), GRAZE_C(5) + RAW, true);
    check_square(P2(0, 0), P2(5, 5), 0, true);
}

static void capsule2_rect_is_within(void)
{
    check_square(P2(-0.5, 0), P2(0.5, 0.25), GRAZE_C(0.125), true);
    check_square(P2(-5, 0), P2(5, 0), GRAZE_C(9), true);
}

static void capsule2_rect_meets_a_flat_one(void)
{
    const graze_rect side = rect_of(P2(-1, 1), P2(1, 1)), point = rect_of(P2(2, 1), P2(2, 1));
    check_all(side, capsule_of(P2(-3, 3), P2(3, 3), GRAZE_C(2)), true);
    check_all(side, capsule_of(P2(-3, 3), P2(3, 3), GRAZE_C(2) - RAW), false);
    check_all(point, capsule_of(P2(0, 0), P2(4, 2), 0), true);
    check_all(point, capsule_of(P2(0, 0), P2(4, 3), 0), false);
    check_square(P2(1, 1), P2(1, 1), 0, true);
}

static void capsule2_rect_meets_an_empty_one(void)
{
    check_square(P2(-5, 0), P2(5, 0), -RAW, false);
    check_all(rect_of(P2(1, -1), P2(-1, 1)), capsule_of(P2(-5, 0), P2(5, 0), GRAZE_C(9)), false);
    check_all(rect_of(P2(-1, 1), P2(1, -1)), capsule_of(P2(-5, 0), P2(5, 0), GRAZE_C(9)), false);
}

static void capsule2_rect_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_vec2 low = {INT32_MIN, INT32_MIN}, high = {INT32_MAX, INT32_MAX};
    const graze_rect corner =
        rect_of(graze_vec2_of(INT32_MIN, INT32_MAX - 2), graze_vec2_of(INT32_MIN, INT32_MAX));
    check_one(rect_of(low, high), capsule_of(high, high, 0), true);
    check_one(corner, capsule_of(low, graze_vec2_of(INT32_MIN, 0), INT32_MAX), true);
    check_one(corner, capsule_of(low, graze_vec2_of(INT32_MIN, -3), INT32_MAX - 1), false);
    check_one(rect_of(low, low), capsule_of(high, high, INT32_MAX), false);
#endif
}

static void capsule2_rect_has_no_number(void)
{
    const graze_scalar nan = some_nan();
    const graze_rect square = rect_of(P2(-1, -1), P2(1, 1));
    check_one(square, capsule_of(P2(0, 0), P2(1, 0), nan), !GRAZE_FLOAT);
    check_one(square, capsule_of(graze_vec2_of(0, nan), P2(1, 0), GRAZE_ONE), !GRAZE_FLOAT);
    check_one(rect_of(graze_vec2_of(nan, -1), P2(1, 1)), capsule_of(P2(0, 0), P2(1, 0), GRAZE_ONE),
              false);
}
POLICY_CANNOT_OCCUR(capsule2_rect, has_no_normal, "the shape of a capsule has no stored direction")

/* ---- Rays that are not segments ---- */

static void check_ray(graze_vec2 origin, graze_vec2 dir, graze_scalar t_max, bool meets)
{
    const graze_capsule2 rod = capsule_of(P2(-4, 0), P2(4, 0), GRAZE_C(2));
    graze_ray2 ray;
    ray.origin = origin;
    ray.dir = dir;
    ray.t_max = t_max;
    CHECK(graze_capsule2_overlaps_ray(&rod, &ray) == meets);
}

static void check_limits(void)
{
    check_case("limits of rays");
    check_ray(P2(0, 6), P2(0, -1), GRAZE_C(4), true);
    check_ray(P2(0, 6), P2(0, -1), GRAZE_C(4) - RAW, false);
    check_ray(P2(0, 6), P2(0, -1), GRAZE_NO_LIMIT, true);
    check_ray(P2(0, 6), P2(0, 1), GRAZE_NO_LIMIT, false);
    check_ray(P2(9, 0), P2(-0.5, 0), GRAZE_C(6), true);
    check_ray(P2(9, 0), P2(-0.5, 0), GRAZE_C(6) - RAW, false);
    check_ray(P2(-9, 0), P2(0.5, 0), GRAZE_C(6), true);
    check_ray(P2(-9, 0), P2(0.5, 0), GRAZE_C(6) - RAW, false);
    check_ray(P2(-9, 2), P2(1, 0), GRAZE_NO_LIMIT, true);
    check_ray(P2(-9, 2), P2(1, 0), GRAZE_C(4), false);
    check_ray(P2(0, 50), P2(0, -40), GRAZE_NO_LIMIT, true);
    check_ray(P2(0, 50), P2(0, -40), GRAZE_C(2), true);
}

static void check_points(void)
{
    check_case("rays that are points");
    check_ray(P2(0, 2), P2(0, 0), GRAZE_NO_LIMIT, true);
    check_ray(P2(0, 3), P2(0, 0), GRAZE_NO_LIMIT, false);
    check_ray(P2(0, 3), P2(0, -1), 0, false);
    check_ray(P2(0, 2), P2(0, 1), 0, true);
    check_ray(P2(0, 0), P2(0, 1), -RAW, false);
}

void test_capsule2_rest(void)
{
    SOLID_COLUMN(capsule2_rect);
    check_group("rays and a capsule in the plane");
    check_limits();
    check_points();
}
