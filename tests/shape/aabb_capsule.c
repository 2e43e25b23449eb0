/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A box and a capsule: the policy. */
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "balls.h"

#define P(x, y, z) vec3_at(GRAZE_C(x), GRAZE_C(y), GRAZE_C(z))

static graze_capsule capsule_of(graze_vec3 a, graze_vec3 b, graze_scalar radius)
{
    graze_capsule capsule;
    capsule.core.a = a;
    capsule.core.b = b;
    capsule.radius = radius;
    return capsule;
}

/* A core of one point is a sphere, one without radius a segment. */
static void check_one(graze_aabb box, graze_capsule c, bool meets)
{
    const graze_sphere ball = ball_of(c.core.a, c.radius);
    CHECK(graze_aabb_overlaps_capsule(&box, &c) == meets);
    if (vec3_equal(c.core.a, c.core.b))
        CHECK(graze_aabb_overlaps_sphere(&box, &ball) == meets);
    if (c.radius >= 0 && c.radius <= 0)
        CHECK(graze_aabb_overlaps_segment(&box, &c.core) == meets);
    c.core = segment_reversed(c.core);
    CHECK(graze_aabb_overlaps_capsule(&box, &c) == meets);
}

static void check_with(graze_aabb box, graze_vec3 a, graze_vec3 b, graze_scalar radius, bool meets)
{
    check_one(box, capsule_of(a, b, radius), meets);
    for (int i = 0; i < IMAGES; i++)
        check_one(image_of_box(box, i),
                  capsule_of(image_of_point(a, i), image_of_point(b, i),
                             image_of_ball(ball_of(a, radius), i).radius),
                  meets);
}

static void check(graze_vec3 a, graze_vec3 b, graze_scalar radius, bool meets)
{
    const graze_aabb box = {AT(-1, -2, -3), AT(1, 2, 3)};
    check_with(box, a, b, radius, meets);
}

static void aabb_capsule_stays_apart(void)
{
    check(P(4, 0, 0), P(9, 0, 0), GRAZE_C(2.75), false);
    check(P(5, -9, 0), P(5, 9, 0), GRAZE_C(3.75), false);
    check(P(4, 6, -9), P(4, 6, 9), GRAZE_C(5) - RAW, false);
    check(P(9, 0, 0), P(0, 10, 0), GRAZE_C(4), false);
    check(P(6, -6, 9), P(-6, 6, 9), GRAZE_C(6) - RAW, false);
}

/* A side, an edge and a corner; between the ends of the core, and at one of them. */
static void aabb_capsule_only_touches(void)
{
    check(P(4, 0, 0), P(9, 0, 0), GRAZE_C(3), true);
    check(P(4, 0, 0), P(9, 0, 0), GRAZE_C(3) - RAW, false);
    check(P(6, -6, 9), P(-6, 6, 9), GRAZE_C(6), true);
    check(P(4, 6, -9), P(4, 6, 9), GRAZE_C(5), true);
    check(P(4, 6, 0), P(9, 9, 9), GRAZE_C(5), true);
    check(P(4, 6, 0), P(9, 9, 9), GRAZE_C(5) - RAW, false);
    check(P(3, 5, 9), P(3, 7, 12), GRAZE_C(7), true);
    check(P(3, 5, 9), P(3, 7, 12), GRAZE_C(7) - RAW, false);
    check(P(8, 3, 0), P(0, 9, 0), GRAZE_C(5), true);
    check(P(8, 3, 0), P(0, 9, 0), GRAZE_C(5) - RAW, false);
    check(P(3, -1, 0), P(-1, 3, 0), 0, true);
    check(P(3, 0.0000152587890625, 0), P(0.0000152587890625, 3, 0), 0, false);
}

static void aabb_capsule_meets(void)
{
    check(P(-9, 0, 0), P(9, 0, 0), 0, true);
    check(P(9, 0, 0), P(0, 9, 0), GRAZE_C(4.5), true);
    check(P(0, 0, 0), P(9, 9, 9), GRAZE_C(1), true);
    check(P(6, -6, 9), P(-6, 6, 9), GRAZE_C(6) + RAW, true);
}

static void aabb_capsule_is_within(void)
{
    check(P(0, 0, 0), P(0.5, 1, 0), GRAZE_C(0.25), true);
    check(P(-0.5, 0, 1), P(0.5, 1, 0), 0, true);
    check(P(20, 0, 0), P(21, 0, 0), GRAZE_C(90), true);
}

/* Flat boxes, a core of one point. */
static void aabb_capsule_meets_a_flat_one(void)
{
    const graze_aabb plate = {AT(0, 0, 0), AT(4, 4, 0)}, point = {AT(1, 2, 3), AT(1, 2, 3)};
    check(P(4, 6, 0), P(4, 6, 0), GRAZE_C(5), true);
    check(P(4, 6, 0), P(4, 6, 0), GRAZE_C(5) - RAW, false);
    check_with(plate, P(2, 2, 9), P(2, 2, 3), GRAZE_C(3), true);
    check_with(plate, P(2, 2, 9), P(2, 2, 3), GRAZE_C(3) - RAW, false);
    check_with(plate, P(2, 2, 9), P(3, 1, -9), 0, true);
    check_with(point, P(0, 0, 0), P(2, 4, 6), 0, true);
    check_with(point, P(1, 2, 3), P(1, 2, 3), 0, true);
    check_with(point, P(4, -9, 7), P(4, 9, 7), GRAZE_C(5), true);
    check_with(point, P(4, -9, 7), P(4, 9, 7), GRAZE_C(5) - RAW, false);
}

static void aabb_capsule_meets_an_empty_one(void)
{
    const graze_aabb inverted = {AT(1, 0, 0), AT(0, 1, 1)};
    check(P(0, 0, 0), P(1, 0, 0), -RAW, false);
    check_with(inverted, P(0, 0, 0), P(1, 1, 1), GRAZE_C(9), false);
}

static void aabb_capsule_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar low = INT32_MIN, high = INT32_MAX;
    const graze_vec3 bottom = {low, low, low}, top = {high, high, high};
    const graze_aabb all = aabb_of(bottom, top), corner = aabb_of(top, top),
                     middle = aabb_of(vec3_at(-1, -1, 1), vec3_at(-1, -1, 2));
    check_one(all, capsule_of(bottom, top, 0), true);
    check_one(middle, capsule_of(bottom, top, 0), false);
    check_one(middle, capsule_of(bottom, top, 2), true);
    check_one(middle, capsule_of(bottom, top, 1), false);
    check_one(corner, capsule_of(bottom, vec3_at(0, high, high), high), true);
    check_one(corner, capsule_of(bottom, vec3_at(-1, high, high), high), false);
    check_one(corner, capsule_of(bottom, bottom, high), false);
#endif
}

static void aabb_capsule_has_no_number(void)
{
    const graze_aabb box = {AT(-1, -2, -3), AT(1, 2, 3)};
    const graze_scalar nan = some_nan(), infinite = some_infinity();
    const graze_capsule odd[] = {capsule_of(vec3_at(nan, 0, 0), P(0, 0, 0), GRAZE_ONE),
                                 capsule_of(P(0, 0, 0), vec3_at(0, nan, 0), GRAZE_ONE),
                                 capsule_of(P(0, 0, 0), P(1, 0, 0), nan),
                                 capsule_of(P(0, 0, 0), vec3_at(0, infinite, 0), 0)};
    for (int i = 0; i < 4; i++)
        CHECK(graze_aabb_overlaps_capsule(&box, &odd[i]) == !GRAZE_FLOAT);
}
POLICY_CANNOT_OCCUR(aabb_capsule, has_no_normal, "neither a box nor a capsule has a normal")

void test_aabb_capsule(void)
{
    SOLID_COLUMN(aabb_capsule);
}
