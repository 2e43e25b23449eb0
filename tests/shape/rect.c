/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A rectangle with points, rectangles and circles: overlaps and contains. */
#include "../support/check.h"
#include "../support/policy.h"
#include "rects.h"
#include "../tests.h"

static const graze_rect square = SQUARE;

/* ---- Another rectangle ---- */

/* Checks both orders, each image of the scene, and the box in space. */
static void check_pair(graze_rect a, graze_rect b, bool overlap, bool a_holds_b)
{
    graze_aabb box = rect_in_space(a), other = rect_in_space(b);
    CHECK(graze_rect_overlaps_rect(&a, &b) == overlap);
    CHECK(graze_rect_overlaps_rect(&b, &a) == overlap);
    CHECK(graze_rect_contains_rect(&a, &b) == a_holds_b);
    CHECK(graze_aabb_overlaps_aabb(&box, &other) == overlap);
    CHECK(graze_aabb_contains_aabb(&box, &other) == a_holds_b);
    for (int i = 0; i < FLAT_IMAGES; i++) {
        graze_rect p = image_of_rect(a, i), q = image_of_rect(b, i);
        CHECK(graze_rect_overlaps_rect(&p, &q) == overlap);
        CHECK(graze_rect_contains_rect(&p, &q) == a_holds_b);
    }
}

#define R(x, y, u, v) rect_of(P2(x, y), P2(u, v))

static void rect_rect_stays_apart(void)
{
    check_pair(square, R(1.0000152587890625, -1, 3, 1), false, false);
    check_pair(square, R(-1, 2, 1, 3), false, false);
}

static void rect_rect_only_touches(void)
{
    check_pair(square, R(1, -0.5, 2, 0.5), true, false);
    check_pair(square, R(1, 1, 2, 2), true, false);
}

static void rect_rect_meets(void)
{
    check_pair(square, R(0, 0.5, 2, 5), true, false);
    check_pair(square, R(-0.5, -5, 0.5, 5), true, false);
}

static void rect_rect_is_within(void)
{
    check_pair(square, R(-0.5, 0, 0.5, 0.25), true, true);
    check_pair(square, R(0, -1, 0.5, 1), true, true);
    check_pair(square, square, true, true);
    check_pair(square, R(-1, -1, 1, 1.0000152587890625), true, false);
    check_pair(R(-1, -1, 1, 1.0000152587890625), square, true, true);
}

static void rect_rect_meets_a_flat_one(void)
{
    check_pair(square, R(1, 1, 1, 1), true, true);
    check_pair(R(1, 1, 1, 1), R(1, 1, 1, 1), true, true);
    check_pair(square, R(1, 2, 1, 2), false, false);
    check_pair(square, R(0, -5, 0, 5), true, false);
    check_pair(R(0, -5, 0, 5), R(-5, 0, 5, 0), true, false);
}

static void rect_rect_meets_an_empty_one(void)
{
    const graze_rect inverted[] = {R(1, -1, -1, 1), R(-1, 0.25, 1, -0.25), R(90, 91, 99, 90)};
    for (int i = 0; i < 3; i++) {
        check_pair(square, inverted[i], false, true);
        check_pair(inverted[i], square, false, false);
        check_pair(inverted[i], inverted[(i + 1) % 3], false, true);
    }
}

static void rect_rect_spans_the_world(void)
{
    const graze_vec2 low = graze_vec2_of(GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN);
    const graze_vec2 high = graze_vec2_of(GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX);
    const graze_rect world = rect_of(low, high), first = rect_of(low, low),
                     last = rect_of(high, high);
    CHECK(graze_rect_overlaps_rect(&world, &first) && graze_rect_overlaps_rect(&last, &world));
    CHECK(!graze_rect_overlaps_rect(&first, &last) && !graze_rect_overlaps_rect(&last, &first));
    CHECK(graze_rect_contains_rect(&world, &first) && graze_rect_contains_rect(&world, &last));
    CHECK(graze_rect_contains_rect(&world, &square) && !graze_rect_contains_rect(&square, &world));
    CHECK(graze_rect_contains_point(&world, &low) && graze_rect_contains_point(&world, &high));
}

static void rect_rect_has_no_number(void)
{
#if GRAZE_FLOAT
    for (int field = 0; field < 4; field++) {
        graze_rect strange = square, empty = R(1, 1, -1, -1);
        graze_vec2 point = P2(0, 0);
        (&strange.min.x)[field] = some_nan();
        CHECK(!graze_rect_overlaps_rect(&square, &strange));
        CHECK(!graze_rect_overlaps_rect(&strange, &square));
        CHECK(!graze_rect_contains_rect(&square, &strange));
        CHECK(!graze_rect_contains_rect(&strange, &empty));
        CHECK(!graze_rect_contains_point(&strange, &point));
        (&empty.min.x)[field] = some_nan();
        CHECK(!graze_rect_contains_rect(&square, &empty));
        (&point.x)[field % 2] = some_nan();
        CHECK(!graze_rect_contains_point(&square, &point));
    }
#else
    const graze_rect strange = {{some_nan(), 0}, {some_nan(), 0}};
    const graze_rect endless = {{some_infinity(), 0}, {some_nan(), 0}};
    CHECK(graze_rect_overlaps_rect(&strange, &strange));
    CHECK(graze_rect_contains_rect(&endless, &strange));
#endif
}

/* ---- A circle ---- */

static void check_one(graze_rect rect, graze_vec2 center, graze_scalar radius, bool overlap)
{
    graze_circle circle;
    circle.center = center;
    circle.radius = radius;
    CHECK(graze_rect_overlaps_circle(&rect, &circle) == overlap);
}

static void check_circle(graze_rect rect, graze_vec2 center, graze_scalar radius, bool overlap)
{
    graze_aabb box = rect_in_space(rect);
    graze_sphere sphere;
    sphere.center = vec2_in_space(center);
    sphere.radius = radius;
    CHECK(graze_aabb_overlaps_sphere(&box, &sphere) == overlap);
    check_one(rect, center, radius, overlap);
    for (int i = 0; i < FLAT_IMAGES; i++)
        check_one(image_of_rect(rect, i), image_of_vec2(center, i),
                  i == TWICE ? radius * 2 : radius, overlap);
}

static void rect_circle_stays_apart(void)
{
    check_circle(square, P2(3, 0), GRAZE_C(2) - RAW, false);
    check_circle(square, P2(2, 2), GRAZE_C(1.25), false); /* past a corner */
    check_circle(square, P2(0, -9), GRAZE_C(1), false);
}

/* Off a side; off a corner by 3, 4, 5. */
static void rect_circle_only_touches(void)
{
    check_circle(square, P2(3, 0.5), GRAZE_C(2), true);
    check_circle(square, P2(4, 5), GRAZE_C(5), true);
    check_circle(square, P2(4, 5), GRAZE_C(5) - RAW, false);
    check_circle(square, P2(4.0000152587890625, 5), GRAZE_C(5), false);
}

static void rect_circle_meets(void)
{
    check_circle(square, P2(1.5, 0), GRAZE_C(1), true);
    check_circle(square, P2(1, 1), GRAZE_C(0.5), true);
}

static void rect_circle_is_within(void)
{
    check_circle(square, P2(0.25, 0), GRAZE_C(0.5), true);
    check_circle(square, P2(0.25, 0), GRAZE_C(50), true);
}

static void rect_circle_meets_a_flat_one(void)
{
    check_circle(square, P2(0.5, 0), 0, true);
    check_circle(square, P2(1, 1), 0, true);
    check_circle(square, graze_vec2_of(GRAZE_ONE + RAW, 0), 0, false);
    check_circle(R(1, 2, 1, 2), P2(1, 3), GRAZE_ONE, true);
    check_circle(R(1, 2, 1, 2), P2(1, 3), GRAZE_ONE - RAW, false);
}

static void rect_circle_meets_an_empty_one(void)
{
    check_circle(square, P2(0, 0), -RAW, false);
    check_one(square, P2(0, 0), GRAZE_SCALAR_MIN, false);
    check_circle(R(2, -1, 1, 1), P2(1.5, 0), GRAZE_C(100), false);
    check_circle(R(-1, 2, 1, 1), P2(0, 1.5), GRAZE_C(100), false);
}

static void rect_circle_spans_the_world(void)
{
    const graze_vec2 low = graze_vec2_of(-WORLD, -WORLD), high = graze_vec2_of(WORLD, WORLD);
    check_one(rect_of(low, high), high, 0, true);
    check_one(rect_of(low, low), high, WORLD, false);
    check_one(rect_of(low, low), graze_vec2_of(0, -WORLD), WORLD, true);
    check_one(rect_of(low, low), graze_vec2_of(-WORLD / 2, 0), WORLD, false);
#if !GRAZE_FLOAT
    const graze_vec2 corner = {INT32_MIN, INT32_MIN}, off = {INT32_MAX, INT32_MIN + 65536};
    check_one(rect_of(low, low), graze_vec2_of(1, -WORLD), WORLD, false);
    check_one(rect_of(corner, corner), off, 32768, false); /* a gap of 2^32 - 1 */
    check_one(rect_of(low, high), corner, 1, false);       /* off by 1, 1 */
    check_one(rect_of(low, high), corner, 2, true);
#endif
}

static void rect_circle_has_no_number(void)
{
#if GRAZE_FLOAT
    for (int field = 0; field < 7; field++) {
        graze_rect rect = square;
        graze_circle circle = {AT2(0, 0), GRAZE_ONE};
        (field < 4 ? &rect.min.x : &circle.center.x)[field % 4] = some_nan();
        CHECK(!graze_rect_overlaps_circle(&rect, &circle));
    }
    check_one(square, P2(5, 5), some_infinity(), true);
    check_one(square, graze_vec2_of(1e30f, 1e30f), 1.2e30f, false);
#else
    check_one(rect_of(graze_vec2_of(some_nan(), 0), graze_vec2_of(some_nan(), 0)),
              graze_vec2_of(some_nan() + 3, 4), 5, true);
    check_one(square, P2(0, 0), some_infinity(), true);
#endif
}

/* ---- Points ---- */

/* All points of a 5 x 5 lattice around the square. */
static void test_lattice(void)
{
    for (int i = 0; i < 25; i++) {
        int x = i % 5 - 2, y = i / 5 - 2;
        graze_vec2 p = {(graze_scalar)x * GRAZE_ONE, (graze_scalar)y * GRAZE_ONE};
        CHECK(graze_rect_contains_point(&square, &p) == (x * x <= 1 && y * y <= 1));
    }
}

POLICY_CANNOT_OCCUR(rect_rect, has_no_normal,
                    "the normals of a rectangle are the axes of the plane")
POLICY_CANNOT_OCCUR(rect_circle, has_no_normal,
                    "the normals of a rectangle are the axes of the plane")

void test_rect(void)
{
    check_group("points in a rectangle");
    test_lattice();
    SOLID_COLUMN(rect_rect);
    SOLID_COLUMN(rect_circle);
}
