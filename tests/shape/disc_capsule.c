/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A disc and a capsule: the policy. */
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "balls.h"

#define P(x, y, z) vec3_at(GRAZE_C(x), GRAZE_C(y), GRAZE_C(z))

static const graze_disc plate = {AT(0, 0, 0), AT(0, 0, 1), GRAZE_C(5)};
/* (1, 2, 2) and (2, 1, -2) are at right angles to its normal, (2, -2, 1), and to each other; each is 3 units long. */
static const graze_disc slope = {AT(0, 0, 0), AT(2, -2, 1), GRAZE_C(3)};

static const graze_disc coin = {AT(0, 0, 0), AT(0, 0, 1), GRAZE_ONE};

static graze_capsule capsule_of(graze_vec3 a, graze_vec3 b, graze_scalar radius)
{
    graze_capsule capsule;
    capsule.core.a = a;
    capsule.core.b = b;
    capsule.radius = radius;
    return capsule;
}

/* A disc has two sides, and a core two ends. */
static void check_one(graze_disc disc, graze_capsule c, bool meets)
{
    CHECK(graze_disc_overlaps_capsule(&disc, &c) == meets);
    if (c.radius >= 0)
        CHECK(meets || !graze_disc_overlaps_segment(&disc, &c.core));
    c.core = segment_reversed(c.core);
    CHECK(graze_disc_overlaps_capsule(&disc, &c) == meets);
    disc.normal = vec3_at(-disc.normal.x, -disc.normal.y, -disc.normal.z);
    CHECK(graze_disc_overlaps_capsule(&disc, &c) == meets);
}

static void check_with(graze_disc disc, graze_vec3 a, graze_vec3 b, graze_scalar radius, bool meets)
{
    check_one(disc, capsule_of(a, b, radius), meets);
    for (int i = 0; i < IMAGES; i++) {
        graze_disc image = disc;
        image.center = image_of_point(disc.center, i);
        image.radius = image_of_ball(ball_of(disc.center, disc.radius), i).radius;
        if (i != 3) /* moved */
            image.normal = image_of_point(disc.normal, i);
        check_one(image,
                  capsule_of(image_of_point(a, i), image_of_point(b, i),
                             image_of_ball(ball_of(a, radius), i).radius),
                  meets);
    }
}

static void check(graze_vec3 a, graze_vec3 b, graze_scalar radius, bool meets)
{
    check_with(plate, a, b, radius, meets);
}

/* A capsule that touches; one raw unit less does not. In floats a touch is within rounding. */
static void check_touch_with(graze_disc disc, graze_vec3 a, graze_vec3 b, graze_scalar radius)
{
#if !GRAZE_FLOAT
    check_with(disc, a, b, radius, true);
#endif
    check_with(disc, a, b, radius + RAW, true);
    check_with(disc, a, b, radius - RAW, false);
}

static void check_touch(graze_vec3 a, graze_vec3 b, graze_scalar radius)
{
    check_touch_with(plate, a, b, radius);
}

/* Beyond the ball around the disc, and above the plane. Then the rim, whose nearest point is (5, 0, 0): at an end of the core
 * that comes from there, or passes below it; and between the ends, across the plane, beside it and along it. */
static void disc_capsule_stays_apart(void)
{
    check(P(9, 0, 0), P(20, 0, 0), GRAZE_C(3.75), false);
    check(P(0, 0, 4), P(3, 0, 9), GRAZE_C(3.75), false);
    check(P(7, 0, 3), P(12, 0, 8), GRAZE_C(3), false);
    check(P(7, 0, 3), P(6, 0, 7), GRAZE_C(3), false);
    check(P(7, 0, 3), P(8, 1, 3), GRAZE_C(3), false);
    check(P(7, 0, -3), P(6, 4, -3), GRAZE_C(3), false);
    check(P(7, -9, 3), P(7, 9, 3), GRAZE_C(3), false);
    check(P(7, -9, 2), P(7, 9, 2), GRAZE_C(2.5), false);
    check(P(0, 0, 4), P(8, 0, -1), 0, false);
    check(P(0, 0, 4), P(8, 0, -1), GRAZE_C(0.5), false);
    check(P(0, 0, 4), P(2, 0, 4), GRAZE_C(3.75), false);
    check(P(8, 0, 9), P(8, 0, -9), GRAZE_C(3) - RAW, false);
    check(P(6, -4, 4), P(6, 4, -4), GRAZE_C(0.5), false);
    check(P(5.5, -4, 4), P(5.5, 5, -4), 0, false);
}

/* Above the inside; at the rim, at an end of the core or between the ends; in the plane. */
static void disc_capsule_only_touches(void)
{
    check_touch(P(1, 1, 3), P(2, -3, 9), GRAZE_C(3));
    check_touch(P(-1, 1, 3), P(4, 0, 3), GRAZE_C(3));
    check_touch(P(5, 0, 3), P(5, 0, 9), GRAZE_C(3));
    check_touch(P(-9, 0, 3), P(9, 0, 3), GRAZE_C(3));
    check_touch(P(8, 0, 4), P(11, 5, 8), GRAZE_C(5));
    check_touch(P(4, -9, 7), P(12, 9, 1), GRAZE_C(5));
    check_touch(P(4, 0, 7), P(12, 0, 1), GRAZE_C(5));
    check_touch(P(8, -9, 4), P(8, 9, 4), GRAZE_C(5));
    check_touch(P(9, -9, 0), P(9, 9, 0), GRAZE_C(4));
    check_touch(P(6.5, -9, 2), P(6.5, 9, 2), GRAZE_C(2.5));
    check_touch(P(7, 7, 0), P(-1, 13, 0), GRAZE_C(4.8));
    check_touch(P(8, 0, 9), P(8, 0, -9), GRAZE_C(3));
}

/* Of a disc in no plane of the axes: the point (4, 2, 5) is 3 units straight out from the rim at (1, 2, 2), and 3 units up
 * from there; or, of a core without radius, the rim itself. */
static void disc_capsule_touches_a_slope(void)
{
    check_touch_with(slope, P(3, 0, 3), P(5, -2, 4), GRAZE_C(3));
    check_touch_with(slope, P(2, 4, 4), P(4, 5, 2), GRAZE_C(3));
    check_touch_with(slope, P(6, 6, 0), P(-2, 2, 8), GRAZE_C(3));
#if !GRAZE_FLOAT
    check_with(slope, P(3, 3, 0), P(-1, 1, 4), 0, true);
#endif
    check_with(slope, P(3, 3, 0.0000152587890625), P(-1, 1, 4.0000152587890625), 0, false);
}

/* Through the disc, also at the rim; an end in the plane; below the rim; in the plane; around the disc. */
static void disc_capsule_meets(void)
{
    check(P(0, 0, 4), P(1, 1, -4), 0, true);
    check(P(5, 0, 4), P(5, 0, -4), 0, true);
    check(P(1, 1, 0), P(4, 4, 4), 0, true);
    check(P(7, 0, 3), P(8, 0, -1), GRAZE_C(3), true);
    check(P(0, 0, 4), P(8, 0, -1), GRAZE_C(1), true);
    check(P(-9, 1, 0), P(9, 1, 0), 0, true);
    check(P(-9, 1, 1), P(9, 1, 1), GRAZE_C(1.5), true);
    check(P(-9, 1, 1), P(9, 1, 2), GRAZE_C(1.5), true);
    check(P(6, 0, 0), P(20, 0, 0), GRAZE_C(9), true);
    check(P(6, -4, 4), P(6, 4, -4), GRAZE_C(1.5), true);
}

/* Both ends are outside, and the core comes nearest between them: at distances from 0.43 to 4.17, each beside a radius. */
static void disc_capsule_comes_near_the_rim(void)
{
    check_with(coin, P(2, 2, -2), P(-2, 2, -1), GRAZE_C(2), true);
    check_with(coin, P(2, -1, 4), P(-9, -1, 6), GRAZE_C(4), false);
    check_with(coin, P(-8, 7, -7), P(9, -6, 3), GRAZE_ONE, false);
    check_with(coin, P(4, 4, 2), P(-4, -3, 1), GRAZE_C(3), true);
    check(P(-6, -9, -6), P(6, 0, 9), GRAZE_ONE, true);
    check(P(-2, 0, 4), P(-1, 7, 0), GRAZE_ONE, false);
    check(P(3, -8, 5), P(3, -9, -7), GRAZE_C(4), true);
    check(P(-7, -5, 9), P(-3, -8, -8), GRAZE_C(4), true);
    check(P(8, -4, 1), P(6, -4, 8), GRAZE_C(4), false);
    check(P(-2, 5, -4), P(-7, 1, -3), GRAZE_C(3), false);
    check(P(-6, -2, 2), P(-9, -3, -2), GRAZE_C(2), false);
}

static void disc_capsule_is_within(void)
{
    check(P(1, 1, 0), P(2, -3, 0), 0, true);
    check(P(1, 1, 0), P(1, 1, 0), GRAZE_C(0.25), true);
    check(P(6, 6, 6), P(7, 7, 7), GRAZE_C(90), true);
}

/* A core of one point; a disc that is its center. */
static void disc_capsule_meets_a_flat_one(void)
{
    const graze_disc point = {AT(1, 2, 3), AT(1, 1, 1), 0};
    check_touch(P(8, 0, 4), P(8, 0, 4), GRAZE_C(5));
    check_touch(P(1, 2, 4), P(1, 2, 4), GRAZE_C(4));
    check_with(point, P(0, 0, 0), P(2, 4, 6), 0, true);
    check_with(point, P(1, 2, 3), P(1, 2, 3), 0, true);
    check_touch_with(point, P(4, -9, 7), P(4, 9, 7), GRAZE_C(5));
}

static void disc_capsule_meets_an_empty_one(void)
{
    const graze_disc empty = {AT(0, 0, 0), AT(0, 0, 1), -RAW};
    check(P(0, 0, 0), P(1, 0, 0), -RAW, false);
    check_with(empty, P(0, 0, 0), P(1, 1, 1), GRAZE_C(9), false);
}

#if !GRAZE_FLOAT

/* A scene in raw units, in the middle of the world, at its ends, and as large as it. */
static void check_raw(graze_vec3 n, int32_t radius, graze_vec3 a, graze_vec3 b, int32_t reach,
                      bool meets)
{
    const graze_disc disc = {{0, 0, 0}, n, radius};
    graze_disc corner = {{INT32_MAX, INT32_MIN, INT32_MAX}, n, radius};
    const graze_vec3 at = corner.center;
    check_one(disc, capsule_of(a, b, reach), meets);
    a.x = a.x > 0 ? -a.x : a.x;
    b.x = b.x > 0 ? -b.x : b.x;
    corner.normal.x = -n.x;
    const graze_vec3 c = {at.x + a.x, at.y + a.y, at.z + a.z},
                     d = {at.x + b.x, at.y + b.y, at.z + b.z};
    check_one(corner, capsule_of(c, d, reach), meets);
}

/* The line of the core touches; the core begins so near to that place that upper bits do not show its slope. */
static void check_just_past(int32_t up)
{
    const int32_t radius = INT32_C(0x40000000), times = 1000;
    const graze_disc disc = {{0, 0, 0}, {0, 0, 1}, radius};
    const int32_t out = radius + 3 * times;
    const graze_vec3 place = {out - up, 2, up * times + 3},
                     end = {out - up * 1000, 2000, up * times + 3000},
                     before = {out + up, -2, up * times - 3};
    check_one(disc, capsule_of(place, end, 5 * times), false);
    check_one(disc, capsule_of(before, end, 5 * times), true);
}

#endif

static void disc_capsule_spans_the_world(void)
{
#if !GRAZE_FLOAT
    check_just_past(4);
    check_just_past(-4);
    const graze_scalar low = INT32_MIN, high = INT32_MAX;
    const graze_vec3 bottom = {low, low, low}, top = {high, high, high}, up = {0, 0, high};
    const graze_vec3 diagonal = {high, -high, 0}, back = {low, low, low};
    const graze_disc small = {{0, 0, 0}, up, 5}, wide = {bottom, back, high},
                     turned = {{0, 0, 0}, diagonal, 2}, end = {top, up, high};
    check_one(small, capsule_of(vec3_at(8, low, 4), vec3_at(8, high, 4), 5), true);
    check_one(small, capsule_of(vec3_at(8, low, 4), vec3_at(8, high, 4), 4), false);
    check_one(small, capsule_of(vec3_at(8, low, 4), vec3_at(8, high, -4), 5), true);
    check_one(small, capsule_of(bottom, top, 0), true);
    check_one(turned, capsule_of(bottom, top, 0), true);
    check_one(turned, capsule_of(bottom, vec3_at(high, high - 4, high), 2), true);
    check_one(turned, capsule_of(bottom, vec3_at(high, high - 4, high), 1), false);
    check_one(turned, capsule_of(vec3_at(low, low + 8, low), vec3_at(high - 8, high, high), 0),
              false);
    check_one(wide, capsule_of(bottom, top, 0), true);
    check_one(wide, capsule_of(top, top, high), false);
    check_one(end, capsule_of(vec3_at(0, high, high), vec3_at(low, low, high), 0), true);
    check_one(end, capsule_of(vec3_at(-1, high, high), vec3_at(low, low, high), 0), false);
    check_one(end, capsule_of(vec3_at(-1, high, high), vec3_at(low, low, high), 1), true);
    check_raw(vec3_at(0, 0, 1), 5, vec3_at(8, 0, -4), vec3_at(8, 99, -4), 5, true);
    check_raw(vec3_at(0, 0, 1), 5, vec3_at(8, 0, -4), vec3_at(8, 99, -4), 4, false);
    check_raw(vec3_at(0, 0, 1), 5, vec3_at(8, 9, -4), vec3_at(9, 99, -4), 5, false);
#endif
}

static void disc_capsule_has_no_number(void)
{
    const graze_scalar nan = some_nan(), infinite = some_infinity();
    graze_disc odd = plate;
    const graze_capsule inside = capsule_of(P(0, 0, 0), P(1, 0, 0), GRAZE_ONE);
    const graze_capsule rods[] = {capsule_of(vec3_at(nan, 0, 0), P(0, 0, 0), GRAZE_ONE),
                                  capsule_of(P(0, 0, 0), vec3_at(0, nan, 0), GRAZE_ONE),
                                  capsule_of(P(0, 0, 0), P(1, 0, 0), nan),
                                  capsule_of(P(0, 0, 0), vec3_at(0, infinite, 0), 0)};
    for (int i = 0; i < 4; i++)
        CHECK(graze_disc_overlaps_capsule(&plate, &rods[i]) == !GRAZE_FLOAT);
    odd.radius = nan;
    CHECK(graze_disc_overlaps_capsule(&odd, &inside) == !GRAZE_FLOAT);
    odd.radius = infinite;
    CHECK(graze_disc_overlaps_capsule(&odd, &inside) == !GRAZE_FLOAT);
    odd = plate;
    odd.normal.x = nan;
    CHECK(graze_disc_overlaps_capsule(&odd, &inside) == !GRAZE_FLOAT);
    odd.normal.x = infinite;
    CHECK(graze_disc_overlaps_capsule(&odd, &inside) == !GRAZE_FLOAT);
}

/* The disc is a ball. */
static void disc_capsule_has_no_normal(void)
{
    const graze_disc ball = {AT(1, 2, 3), {0, 0, 0}, GRAZE_C(2)};
    check_with(ball, P(1, 2, 4), P(1, 2, 4), 0, true);
    check_touch_with(ball, P(1, -9, 8), P(1, 9, 8), GRAZE_C(3));
    check_touch_with(ball, P(4, 8, 9), P(9, 8, 9), GRAZE_C(7));
}

void test_disc_capsule(void)
{
    SOLID_COLUMN(disc_capsule);
    check_case("touches_a_slope");
    disc_capsule_touches_a_slope();
    check_case("comes_near_the_rim");
    disc_capsule_comes_near_the_rim();
}
