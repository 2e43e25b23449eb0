/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Rectangles made from center and size, from points, and from two rectangles. */
#include "../support/check.h"
#include "../support/policy.h"
#include "rects.h"
#include "../tests.h"

static const graze_rect square = SQUARE;

#define R(x, y, u, v) rect_of(P2(x, y), P2(u, v))

static bool same(graze_rect a, graze_rect b)
{
    return rect_is(&a, b.min, b.max);
}

/* ---- From center and size ---- */

static graze_rect made(graze_vec2 center, graze_vec2 size)
{
    graze_rect rect = {AT2(7, 7), AT2(7, 7)};
    graze_rect_from_center_size(&center, &size, &rect);
    return rect;
}

static void rect_from_center_size_is_as_defined(void)
{
    CHECK(same(made(P2(0, 0), P2(2, 4)), R(-1, -2, 1, 2)));
    CHECK(same(made(P2(5, -7), P2(2, 0.5)), R(4, -7.25, 6, -6.75)));
}

static void rect_from_center_size_rounds(void)
{
    const graze_rect odd = made(P2(0, 0), graze_vec2_of(RAW, 3 * RAW));
    CHECK(odd.min.x == -odd.max.x && odd.min.y == -odd.max.y);
#if GRAZE_FLOAT
    CHECK(odd.max.x == RAW / 2 && odd.max.y == RAW * 3 / 2);
#else
    CHECK(odd.max.x == 1 && odd.max.y == 2);
#endif
}

static void rect_from_center_size_is_of_a_flat_one(void)
{
    CHECK(same(made(P2(1, 2), P2(0, 2)), R(1, 1, 1, 3)));
}

static void rect_from_center_size_is_of_an_empty_one(void)
{
    const graze_scalar centers[] = {0, GRAZE_C(-5), GRAZE_SCALAR_MIN, GRAZE_SCALAR_MAX};
    for (int i = 0; i < 4; i++) {
        graze_rect x = made(graze_vec2_of(centers[i], 0), graze_vec2_of(-RAW, 1));
        graze_rect y = made(graze_vec2_of(0, centers[i]), graze_vec2_of(1, GRAZE_SCALAR_MIN));
        CHECK(x.min.x > x.max.x && x.min.y < x.max.y && y.min.y > y.max.y);
    }
    CHECK(same(made(P2(0, 0), P2(-2, 4)), R(1, -2, -1, 2)));
}

static void rect_from_center_size_spans_the_world(void)
{
    const graze_rect rect = made(P2(0, 0), graze_vec2_of(GRAZE_SCALAR_MAX, 0));
#if GRAZE_FLOAT
    CHECK(rect.max.x == FLT_MAX / 2 && rect.min.x == -FLT_MAX / 2);
#else
    CHECK(rect.max.x == 0x40000000 && rect.min.x == -0x40000000);
#endif
}

static void rect_from_center_size_saturates(void)
{
    const graze_rect rect = made(graze_vec2_of(GRAZE_SCALAR_MAX, GRAZE_SCALAR_MIN),
                                 graze_vec2_of(GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX));
#if GRAZE_FLOAT
    CHECK(rect.max.x == some_infinity() && rect.min.y == -some_infinity());
#else
    CHECK(rect.max.x == INT32_MAX && rect.min.y == INT32_MIN);
    CHECK(rect.min.x == INT32_MAX - 0x40000000 && rect.max.y == INT32_MIN + 0x40000000);
#endif
}

static void rect_from_center_size_overwrites_argument(void)
{
    graze_rect rect = {AT2(1, 2), AT2(2, 2)};
    graze_rect_from_center_size(&rect.min, &rect.max, &rect);
    CHECK(same(rect, R(0, 1, 2, 3)));
    rect = R(2, 2, 1, 2);
    graze_rect_from_center_size(&rect.max, &rect.min, &rect);
    CHECK(same(rect, R(0, 1, 2, 3)));
}

static void rect_from_center_size_has_no_number(void)
{
    graze_rect rect =
        made(graze_vec2_of(some_nan(), 0), graze_vec2_of(GRAZE_C(2), some_infinity()));
#if GRAZE_FLOAT
    CHECK(is_nan(rect.min.x) && is_nan(rect.max.x));
    CHECK(rect.min.y == -some_infinity() && rect.max.y == some_infinity());
#else
    CHECK(rect.min.x == some_nan() - GRAZE_ONE && rect.max.y == some_infinity() / 2);
#endif
}

/* ---- From points ---- */

static const graze_rect nothing = {{GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX},
                                   {GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN}};

static void rect_from_points_is_as_defined(void)
{
    const graze_vec2 points[] = {AT2(1, 5), AT2(0, 9), AT2(-4, 7)};
    graze_rect rect;
    graze_rect_from_points(points, 3, &rect);
    CHECK(same(rect, R(-4, 5, 1, 9)));
    graze_rect_from_points(points, 2, &rect);
    CHECK(same(rect, R(0, 5, 1, 9)));
}
POLICY_CANNOT_OCCUR(rect_from_points, rounds, "each side is a coordinate that was given")

static void rect_from_points_is_of_a_flat_one(void)
{
    const graze_vec2 points[] = {AT2(1, 5), AT2(1, 4)};
    graze_rect rect;
    graze_rect_from_points(points, 1, &rect);
    CHECK(same(rect, R(1, 5, 1, 5)));
    graze_rect_from_points(points, 2, &rect);
    CHECK(same(rect, R(1, 4, 1, 5)));
}

static void rect_from_points_is_of_an_empty_one(void)
{
    graze_rect rect = square;
    graze_rect_from_points(0, 0, &rect);
    CHECK(same(rect, nothing));
}

static void rect_from_points_spans_the_world(void)
{
    const graze_vec2 ends[] = {{GRAZE_SCALAR_MIN, GRAZE_SCALAR_MAX},
                               {GRAZE_SCALAR_MAX, GRAZE_SCALAR_MIN}};
    graze_rect rect;
    graze_rect_from_points(ends, 2, &rect);
    CHECK(same(rect, rect_of(nothing.max, nothing.min)));
}
POLICY_CANNOT_OCCUR(rect_from_points, saturates, "each side is a coordinate that was given")

static void rect_from_points_overwrites_argument(void)
{
    graze_rect rect = {AT2(1, 5), AT2(0, 9)};
    graze_rect_from_points(&rect.min, 1, &rect);
    CHECK(same(rect, R(1, 5, 1, 5)));
}

static void rect_from_points_has_no_number(void)
{
    graze_vec2 points[] = {AT2(1, 5), AT2(0, 9), AT2(3, 3)};
    graze_rect rect;
    points[1].y = some_nan();
    points[2].x = some_infinity();
    graze_rect_from_points(points, 3, &rect);
    CHECK(rect.max.x == some_infinity() && rect.min.x == 0);
    CHECK(GRAZE_FLOAT ? is_nan(rect.min.y) && is_nan(rect.max.y) : rect.max.y == some_nan());
}

/* ---- From two rectangles ---- */

static void check_merge(graze_rect a, graze_rect b, graze_rect want)
{
    graze_rect one, other;
    graze_rect_merge(&a, &b, &one);
    graze_rect_merge(&b, &a, &other);
    CHECK(same(one, want) && same(other, want));
    CHECK(graze_rect_contains_rect(&one, &a) && graze_rect_contains_rect(&one, &b));
}

static void rect_merge_is_as_defined(void)
{
    check_merge(square, R(3, -4, 5, 0), R(-1, -4, 5, 1));
    check_merge(square, R(-0.5, -0.5, 0, 0), square);
    check_merge(square, square, square);
}
POLICY_CANNOT_OCCUR(rect_merge, rounds, "each side is a coordinate that was given")

static void rect_merge_is_of_a_flat_one(void)
{
    check_merge(square, R(3, 0, 3, 0), R(-1, -1, 3, 1));
    check_merge(R(3, 0, 3, 0), R(0, 0, 0, 0), R(0, 0, 3, 0));
}

/* A rectangle that is inverted on one axis is empty, and its other axis does not widen the result. */
static void rect_merge_is_of_an_empty_one(void)
{
    const graze_rect inverted[] = {R(-9, -9, -10, 9), R(-9, -9, 9, -10)};
    for (int i = 0; i < 2; i++) {
        check_merge(square, inverted[i], square);
        check_merge(inverted[i], nothing, nothing);
        check_merge(inverted[i], inverted[1 - i], nothing);
    }
    check_merge(square, nothing, square);
    check_merge(nothing, nothing, nothing);
}

static void rect_merge_spans_the_world(void)
{
    const graze_vec2 low = nothing.max, high = nothing.min;
    check_merge(rect_of(low, low), rect_of(high, high), rect_of(low, high));
    check_merge(rect_of(high, high), nothing, rect_of(high, high));
    check_merge(rect_of(low, low), nothing, rect_of(low, low));
}
POLICY_CANNOT_OCCUR(rect_merge, saturates, "each side is a coordinate that was given")

static void rect_merge_overwrites_argument(void)
{
    graze_rect a = square, b = R(3, -4, 5, 0);
    graze_rect_merge(&a, &b, &a);
    CHECK(same(a, R(-1, -4, 5, 1)));
    graze_rect_merge(&a, &b, &b);
    CHECK(same(a, b));
    b = R(3, -4, -5, 0);
    graze_rect_merge(&b, &a, &b);
    CHECK(same(a, b));
}

static void rect_merge_has_no_number(void)
{
    graze_rect strange = square, rect;
    strange.min.y = some_nan();
    graze_rect_merge(&strange, &square, &rect);
#if GRAZE_FLOAT
    CHECK(is_nan(rect.min.y) && is_nan(rect.max.y));
    graze_rect_merge(&nothing, &strange, &rect);
    CHECK(is_nan(rect.min.y) && is_nan(rect.max.y));
#else
    CHECK(same(rect, square)); /* inverted */
#endif
}

POLICY_CANNOT_OCCUR(rect_from_center_size, has_no_normal,
                    "the normals of a rectangle are the axes of the plane")
POLICY_CANNOT_OCCUR(rect_from_points, has_no_normal,
                    "the normals of a rectangle are the axes of the plane")
POLICY_CANNOT_OCCUR(rect_merge, has_no_normal,
                    "the normals of a rectangle are the axes of the plane")

void test_rect_from(void)
{
    CONSTRUCTION_COLUMN(rect_from_center_size);
    CONSTRUCTION_COLUMN(rect_from_points);
    CONSTRUCTION_COLUMN(rect_merge);
}
