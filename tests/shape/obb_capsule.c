/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* An oriented box and a capsule: the policy. */
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "balls.h"
#include "obb_frames.h"

static graze_capsule capsule_of(graze_vec3 a, graze_vec3 b, graze_scalar radius)
{
    graze_capsule capsule;
    capsule.core.a = a;
    capsule.core.b = b;
    capsule.radius = radius;
    return capsule;
}

/* A core of one point is a sphere, one without radius a segment. */
static void check_one(const graze_obb *box, graze_capsule c, bool meets)
{
    const graze_sphere ball = ball_of(c.core.a, c.radius);
    CHECK(graze_obb_overlaps_capsule(box, &c) == meets);
    if (vec3_equal(c.core.a, c.core.b))
        CHECK(graze_obb_overlaps_sphere(box, &ball) == meets);
    if (c.radius >= 0 && c.radius <= 0)
        CHECK(graze_obb_overlaps_segment(box, &c.core) == meets);
    c.core = segment_reversed(c.core);
    CHECK(graze_obb_overlaps_capsule(box, &c) == meets);
}

/* In the frame of the box; in each frame, at each center, and mirrored. */
static void check_with(graze_vec3 half, graze_vec3 a, graze_vec3 b, graze_scalar radius, bool meets)
{
    for (int i = 0; i < FRAMES * CENTERS; i++) {
        const int frame = i % FRAMES;
        const graze_obb box = box_in(frame, centers[i / FRAMES], half);
        const graze_scalar r = radius * (graze_scalar)frames[frame].squared;
        check_one(&box, capsule_of(point_in(&box, a), point_in(&box, b), r), meets);
        for (int axis = 0; axis < 3; axis++)
            check_one(&box,
                      capsule_of(point_in(&box, vec3_mirrored(a, axis)),
                                 point_in(&box, vec3_mirrored(b, axis)), r),
                      meets);
    }
}

static void check(graze_vec3 a, graze_vec3 b, graze_scalar radius, bool meets)
{
    check_with(P(1, 2, 3), a, b, radius, meets);
}

static void obb_capsule_stays_apart(void)
{
    check(P(4, 0, 0), P(9, 0, 0), GRAZE_C(2.75), false);
    check(P(5, -9, 0), P(5, 9, 0), GRAZE_C(3.75), false);
    check(P(4, 6, -9), P(4, 6, 9), GRAZE_C(5) - RAW, false);
    check(P(9, 0, 0), P(0, 10, 0), GRAZE_C(4), false);
    check(P(6, -6, 9), P(-6, 6, 9), GRAZE_C(6) - RAW, false);
    check(P(6, -6, 4), P(7, -7, 9), GRAZE_C(6), false);
    check(P(4, 6, -9), P(5, 7, 9), GRAZE_C(5), false);
}

/* A side, an edge and a corner; between the ends of the core, and at one of them. */
static void obb_capsule_only_touches(void)
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

static void obb_capsule_meets(void)
{
    check(P(-9, 0, 0), P(9, 0, 0), 0, true);
    check(P(9, 0, 0), P(0, 9, 0), GRAZE_C(4.5), true);
    check(P(0, 0, 0), P(9, 9, 9), GRAZE_C(1), true);
    check(P(6, -6, 9), P(-6, 6, 9), GRAZE_C(6) + RAW, true);
    check(P(9, 1, -2), P(-9, -1, 1), GRAZE_C(0.5), true);
    check(P(9, 1, 5), P(-9, -1, 4), GRAZE_C(2.5), true);
}

static void obb_capsule_is_within(void)
{
    check(P(0, 0, 0), P(0.5, 1, 0), GRAZE_C(0.25), true);
    check(P(-0.5, 0, 1), P(0.5, 1, 0), 0, true);
    check(P(20, 0, 0), P(21, 0, 0), GRAZE_C(90), true);
}

/* Flat boxes, a core of one point. */
static void obb_capsule_meets_a_flat_one(void)
{
    const graze_vec3 plate = P(2, 2, 0), point = P(0, 0, 0);
    check(P(4, 6, 0), P(4, 6, 0), GRAZE_C(5), true);
    check(P(4, 6, 0), P(4, 6, 0), GRAZE_C(5) - RAW, false);
    check_with(plate, P(0, 0, 9), P(0, 0, 3), GRAZE_C(3), true);
    check_with(plate, P(0, 0, 9), P(0, 0, 3), GRAZE_C(3) - RAW, false);
    check_with(plate, P(0, 0, 9), P(1, -1, -9), 0, true);
    check_with(point, P(-1, -2, -3), P(1, 2, 3), 0, true);
    check_with(point, P(0, 0, 0), P(0, 0, 0), 0, true);
    check_with(point, P(3, -9, 4), P(3, 9, 4), GRAZE_C(5), true);
    check_with(point, P(3, -9, 4), P(3, 9, 4), GRAZE_C(5) - RAW, false);
}

static void obb_capsule_meets_an_empty_one(void)
{
    check(P(0, 0, 0), P(1, 0, 0), -RAW, false);
    check_with(vec3_at(-RAW, 0, 0), P(0, 0, 0), P(1, 1, 1), GRAZE_C(9), false);
    check_with(vec3_at(0, -RAW, 0), P(0, 0, 0), P(1, 1, 1), GRAZE_C(9), false);
    check_with(vec3_at(0, 0, -RAW), P(0, 0, 0), P(1, 1, 1), GRAZE_C(9), false);
}

static void obb_capsule_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar low = INT32_MIN, high = INT32_MAX;
    const graze_vec3 bottom = {low, low, low}, top = {high, high, high};
    graze_obb corner = box_in(0, top, vec3_at(0, 0, 0)), all = box_in(0, bottom, top);
    const graze_obb middle = box_in(0, vec3_at(-1, -1, 1), vec3_at(0, 0, 0));
    check_one(&all, capsule_of(top, bottom, 0), true);
    check_one(&middle, capsule_of(bottom, top, 0), false);
    check_one(&middle, capsule_of(bottom, top, 2), true);
    check_one(&middle, capsule_of(bottom, top, 1), false);
    check_one(&corner, capsule_of(bottom, vec3_at(0, high, high), high), true);
    check_one(&corner, capsule_of(bottom, vec3_at(-1, high, high), high), false);
    check_one(&corner, capsule_of(bottom, bottom, high), false);
    for (int i = 0; i < 3; i++)
        corner.axis[i] = bottom;
    check_one(&corner, capsule_of(bottom, top, 0), true);
    check_one(&corner, capsule_of(bottom, vec3_at(low, low, high), high), false);
#endif
}

static void obb_capsule_has_no_number(void)
{
    graze_obb box = box_in(0, P(0, 0, 0), P(1, 2, 3));
    const graze_scalar nan = some_nan(), infinite = some_infinity();
    const graze_capsule plain = capsule_of(P(0, 0, 0), P(1, 0, 0), GRAZE_ONE);
    const graze_capsule odd[] = {capsule_of(vec3_at(nan, 0, 0), P(0, 0, 0), GRAZE_ONE),
                                 capsule_of(P(0, 0, 0), vec3_at(0, nan, 0), GRAZE_ONE),
                                 capsule_of(P(0, 0, 0), P(1, 0, 0), nan),
                                 capsule_of(P(0, 0, 0), vec3_at(0, infinite, 0), 0)};
    for (int i = 0; i < 4; i++)
        CHECK(graze_obb_overlaps_capsule(&box, &odd[i]) == !GRAZE_FLOAT);
    box.half.y = nan;
    CHECK(graze_obb_overlaps_capsule(&box, &plain) == !GRAZE_FLOAT);
    box = box_in(0, P(0, 0, 0), P(1, 2, 3));
    box.center.z = nan;
    CHECK(!graze_obb_overlaps_capsule(&box, &plain));
    box = box_in(0, P(0, 0, 0), P(1, 2, 3));
    box.axis[1].x = nan;
    CHECK(graze_obb_overlaps_capsule(&box, &plain) == !GRAZE_FLOAT);
    box = box_in(0, P(0, 0, 0), P(1, 2, 3));
    box.half.y = infinite;
    CHECK(graze_obb_overlaps_capsule(&box, &plain));
}

/* A zero axis imposes no limit; equal axes are a slab. */
static void obb_capsule_has_no_normal(void)
{
    graze_obb box = box_in(0, P(0, 0, 0), P(1, 2, 3));
    box.axis[1] = P(0, 0, 0);
    check_one(&box, capsule_of(P(4, 90, 7), P(4, 70, 12), GRAZE_C(5)), true);
    check_one(&box, capsule_of(P(4, 90, 7), P(4, 70, 12), GRAZE_C(5) - RAW), false);
    check_one(&box, capsule_of(P(9, 90, 0), P(-9, -90, 0), 0), true);
    box.axis[0] = box.axis[2] = box.axis[1];
    check_one(&box, capsule_of(P(9, 90, 0), P(-9, -90, 0), 0), true);
    box.half.z = -RAW;
    check_one(&box, capsule_of(P(9, 90, 0), P(-9, -90, 0), 0), false);
    for (int i = 0; i < 3; i++)
        box.axis[i] = P(1, 0, 0);
    box.half = P(1, 2, 1);
    check_one(&box, capsule_of(P(9, 8, 0), P(3, 4, 5), GRAZE_C(3)), true);
    check_one(&box, capsule_of(P(9, 8, 0), P(3, 4, 5), GRAZE_C(3) - RAW), false);
    check_one(&box, capsule_of(P(9, 8, 0), P(-9, 4, 5), 0), true);
}

/* ---- How far a segment is ---- */

static void check_distance(graze_vec3 a, graze_vec3 b, graze_scalar distance)
{
    for (int i = 0; i < FRAMES * CENTERS; i++) {
        const int frame = i % FRAMES;
        const graze_obb box = box_in(frame, centers[i / FRAMES], P(1, 2, 3));
        for (int axis = 0; axis <= 3; axis++) {
            const graze_vec3 p = axis < 3 ? vec3_mirrored(a, axis) : a,
                             q = axis < 3 ? vec3_mirrored(b, axis) : b;
            const graze_segment segment = {point_in(&box, p), point_in(&box, q)};
            const graze_segment back = segment_reversed(segment);
            const graze_scalar want = distance * (graze_scalar)frames[frame].squared;
            CHECK(scalar_close(graze_obb_distance_segment(&box, &segment), want));
            CHECK(scalar_close(graze_obb_distance_segment(&box, &back), want));
        }
    }
}

static void obb_distance_is_as_defined(void)
{
    check_distance(P(-9, 0, 0), P(9, 1, 0), 0);
    check_distance(P(0, 0, 0), P(0.5, 1, 0), 0);
    check_distance(P(1, 2, 3), P(9, 9, 9), 0);
    check_distance(P(4, 0, 0), P(9, 0, 0), GRAZE_C(3));
    check_distance(P(6, -6, 9), P(-6, 6, 9), GRAZE_C(6));
    check_distance(P(4, 6, -9), P(4, 6, 9), GRAZE_C(5));
    check_distance(P(3, 5, 9), P(3, 7, 12), GRAZE_C(7));
    check_distance(P(8, 3, 0), P(0, 9, 0), GRAZE_C(5));
    check_distance(P(4, 6, 0), P(4, 6, 0), GRAZE_C(5));
}

/* A third of a unit is not a raw number; half a raw unit rounds up. */
static void obb_distance_rounds(void)
{
#if !GRAZE_FLOAT
    graze_obb box = box_in(0, P(0, 0, 0), P(1, 2, 3));
    const graze_segment beside = {P(1, 9, 0), P(9, 3, 0)}, off = {P(0, 0, 5), P(9, 0, 5)};
    CHECK(graze_obb_distance_segment(&box, &beside) == 367002);
    box.axis[2].z = 1;
    for (int i = -1; i <= 1; i++) {
        box.half.z = 3;
        box.axis[2].z = 32768 + i;
        const graze_segment up = {vec3_at(0, 0, 17), vec3_at(9, 0, 17)};
        CHECK(graze_obb_distance_segment(&box, &up) == (i < 0 ? 5 : 6));
    }
    box.axis[2].z = 0;
    CHECK(graze_obb_distance_segment(&box, &off) == 0);
    const graze_segment up = {vec3_at(0, 0, 17), vec3_at(9, 0, 17)}; /* 17 / 65536 raw off */
    box.axis[2].z = 1;
    box.half.z = 0;
    CHECK(graze_obb_distance_segment(&box, &up) == 0);
#endif
}

static void obb_distance_is_of_a_flat_one(void)
{
    const graze_segment above = {P(0, 0, 4), P(1, 1, 4)}, through = {P(0, 0, 4), P(0, 0, -4)};
    const graze_obb plate = box_in(0, P(0, 0, 0), P(1, 2, 0));
    CHECK(scalar_close(graze_obb_distance_segment(&plate, &above), GRAZE_C(4)));
    CHECK(scalar_close(graze_obb_distance_segment(&plate, &through), 0));
}

static void obb_distance_is_of_an_empty_one(void)
{
    const graze_segment segment = {P(0, 0, 0), P(1, 1, 1)};
    for (int i = 0; i < 3; i++) {
        graze_obb box = box_in(0, P(0, 0, 0), P(1, 2, 3));
        (&box.half.x)[i] = -RAW;
        const graze_scalar distance = graze_obb_distance_segment(&box, &segment);
        CHECK(!(distance < GRAZE_SCALAR_MAX) && distance > 0);
    }
}

static void obb_distance_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar low = INT32_MIN, high = INT32_MAX;
    const graze_obb middle = box_in(0, vec3_at(-1, -1, 1), vec3_at(0, 0, 0)),
                    all = box_in(0, vec3_at(low, low, low), vec3_at(high, high, high));
    const graze_segment across = {{low, low, low}, {high, high, high}},
                        beside = {{high, high, high}, {high, low, high}};
    CHECK(graze_obb_distance_segment(&middle, &across) == 2);
    CHECK(graze_obb_distance_segment(&all, &across) == 0);
    CHECK(graze_obb_distance_segment(&all, &beside) == high);
#endif
}

static void obb_distance_saturates(void)
{
#if !GRAZE_FLOAT
    const graze_scalar low = INT32_MIN, high = INT32_MAX;
    graze_obb box = box_in(0, vec3_at(low, low, low), vec3_at(0, 0, 0));
    const graze_segment there = {{high, high, high}, {high, high, 0}},
                        near = {{0, low, low}, {1, low, low}};
    CHECK(graze_obb_distance_segment(&box, &there) == high);
    CHECK(graze_obb_distance_segment(&box, &near) == high);
    box.half.x = 1;
    CHECK(graze_obb_distance_segment(&box, &near) == high);
    box.half.x = 2;
    CHECK(graze_obb_distance_segment(&box, &near) == high - 1);
    box.axis[0] = box.axis[1] = box.axis[2] = vec3_at(high, high, high);
    CHECK(graze_obb_distance_segment(&box, &there) == high);
#else
    const graze_obb box = box_in(0, P(0, 0, 0), P(1, 1, 1));
    const graze_segment there = {{0x1p70f, 0, 0}, {0x1p70f, 1, 0}};
    CHECK(graze_obb_distance_segment(&box, &there) > 0x1p63f);
#endif
}
POLICY_CANNOT_OCCUR(obb_distance, overwrites_argument, "the distance is returned by value")

/* A NaN in any one number, and a length whose square overflows. */
static void obb_distance_has_no_number(void)
{
#if GRAZE_FLOAT
    for (int i = 0; i < 21; i++) {
        graze_obb box = box_in(0, P(0, 0, 0), P(1, 2, 3));
        graze_segment segment = {P(5, 6, 7), P(9, 9, 9)};
        *(i < 15 ? &(&box.center.x)[i] : &(&segment.a.x)[i - 15]) = some_nan();
        const graze_scalar distance = graze_obb_distance_segment(&box, &segment);
        CHECK(distance != distance);
    }
    const graze_obb box = box_in(0, P(0, 0, 0), P(1, 2, 3));
    const graze_segment segment = {P(5, 6, 7), {0x1p70f, 0, 0}};
    const graze_scalar distance = graze_obb_distance_segment(&box, &segment);
    CHECK(distance != distance);
#endif
}

static void obb_distance_has_no_normal(void)
{
    graze_obb box = box_in(0, P(0, 0, 0), P(1, 2, 3));
    const graze_segment segment = {P(4, 90, 7), P(4, 70, 12)};
    box.axis[1] = P(0, 0, 0);
    CHECK(scalar_close(graze_obb_distance_segment(&box, &segment), GRAZE_C(5)));
    box.axis[0] = box.axis[2] = box.axis[1];
    CHECK(scalar_close(graze_obb_distance_segment(&box, &segment), 0));
}

void test_obb_capsule(void)
{
    CONSTRUCTION_COLUMN(obb_distance);
    SOLID_COLUMN(obb_capsule);
}
