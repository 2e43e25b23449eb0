/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Constructions from a rectangle and a point: the nearest point, the distance, the point off the surface. */
#include "../support/check.h"
#include "../support/policy.h"
#include "rects.h"
#include "../tests.h"

#if GRAZE_FLOAT
#define WIDE_MAX FLT_MAX
#else
#define WIDE_MAX INT64_MAX
#endif

static const graze_rect square = SQUARE;
static const graze_rect inverted[] = {{AT2(2, -1), AT2(1, 1)}, {AT2(-1, 2), AT2(1, 1)}};

/* ---- The nearest point ---- */

static void check_one(graze_rect rect, graze_vec2 p, graze_vec2 want)
{
    graze_vec2 nearest = {7, 7};
    graze_rect_closest_point(&rect, &p, &nearest);
    CHECK(vec2_equal(nearest, want));
}

static void check_closest(graze_rect rect, graze_vec2 p, graze_vec2 want)
{
    check_one(rect, p, want);
    for (int i = 0; i < FLAT_IMAGES; i++)
        check_one(image_of_rect(rect, i), image_of_vec2(p, i), image_of_vec2(want, i));
}

static void rect_closest_point_is_as_defined(void)
{
    check_closest(square, P2(0.5, -0.25), P2(0.5, -0.25));
    check_closest(square, P2(1, 0), P2(1, 0));
    check_closest(square, P2(-3, 0.5), P2(-1, 0.5));
    check_closest(square, P2(-3, 9), P2(-1, 1));
}
POLICY_CANNOT_OCCUR(rect_closest_point, rounds, "each coordinate is one that was given")
static void rect_closest_point_is_of_a_flat_one(void)
{
    check_closest(rect_of(P2(2, -1), P2(2, 1)), P2(0, 0.5), P2(2, 0.5));
    check_closest(rect_of(P2(1, 2), P2(1, 2)), P2(-9, 50), P2(1, 2));
}

static void rect_closest_point_is_of_an_empty_one(void)
{
    for (int i = 0; i < 2; i++) {
        check_closest(inverted[i], P2(-3, 9), P2(-3, 9));
        check_closest(inverted[i], P2(0, 0), P2(0, 0));
    }
}

static void rect_closest_point_spans_the_world(void)
{
    const graze_vec2 low = {GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN};
    const graze_vec2 high = {GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX};
    check_one(rect_of(low, high), low, low);
    check_one(rect_of(low, low), high, low);
    check_one(rect_of(high, high), low, high);
}
POLICY_CANNOT_OCCUR(rect_closest_point, saturates, "each coordinate is one that was given")
static void rect_closest_point_overwrites_argument(void)
{
    graze_rect rect = square;
    graze_vec2 p = P2(-3, 9);
    graze_rect_closest_point(&rect, &p, &p);
    CHECK(vec2_equal(p, P2(-1, 1)));
    p = P2(-3, 9);
    graze_rect_closest_point(&rect, &p, &rect.max);
    CHECK(vec2_equal(rect.max, P2(-1, 1)));
}

static void rect_closest_point_has_no_number(void)
{
#if GRAZE_FLOAT
    for (int field = 0; field < 6; field++) {
        graze_rect rect = square;
        graze_vec2 p = P2(5, 5), nearest = {7, 7};
        (field < 4 ? &rect.min.x + field : &p.x + field - 4)[0] = some_nan();
        graze_rect_closest_point(&rect, &p, &nearest);
        CHECK(is_nan((&nearest.x)[field % 2]) && !is_nan((&nearest.x)[1 - field % 2]));
        CHECK(is_nan(graze_rect_distance(&rect, &p)) && is_nan(graze_rect_distance_sq(&rect, &p)));
    }
#else
    const graze_rect rect = {{0, 0}, {some_nan(), some_infinity()}};
    check_one(rect, graze_vec2_of(INT32_MAX, INT32_MAX), rect.max);
#endif
}

/* ---- The distance ---- */

static void check_distance(graze_rect rect, graze_vec2 p, graze_scalar want)
{
    graze_aabb box = rect_in_space(rect);
    graze_vec3 in_space = vec2_in_space(p);
    CHECK(graze_rect_distance(&rect, &p) == want);
    CHECK(graze_aabb_distance(&box, &in_space) == want);
    for (int i = 0; i < FLAT_IMAGES; i++) {
        graze_rect image = image_of_rect(rect, i);
        graze_vec2 q = image_of_vec2(p, i);
        graze_scalar d = i == TWICE ? want * 2 : want;
        CHECK(graze_rect_distance(&image, &q) == d);
        CHECK(graze_rect_distance_sq(&image, &q) == (graze_wide)d * d);
    }
}

static void rect_distance_is_as_defined(void)
{
    check_distance(square, P2(0.5, -0.25), 0);
    check_distance(square, P2(-3, 0.5), GRAZE_C(2));
    check_distance(square, P2(4, 5), GRAZE_C(5));
    check_distance(square, P2(-6, -13), GRAZE_C(13));
}

static void rect_distance_rounds(void)
{
    const graze_rect point = {AT2(0, 0), AT2(0, 0)};
    const graze_vec2 diagonal = AT2(1, 1);
#if GRAZE_FLOAT
    CHECK(graze_rect_distance(&point, &diagonal) == 1.41421354f);
#else
    const graze_vec2 below = {2147483636, 46341}, above = {2147483636, 46340};
    CHECK(graze_rect_distance(&point, &diagonal) == 92682);
    CHECK(graze_rect_distance(&point, &below) == 2147483637); /* 46341^2 > 2147483636.25 */
    CHECK(graze_rect_distance(&point, &above) == 2147483636);
#endif
}

static void rect_distance_is_of_a_flat_one(void)
{
    check_distance(rect_of(P2(2, -1), P2(2, 1)), P2(0, 0.5), GRAZE_C(2));
    check_distance(rect_of(P2(1, 2), P2(1, 2)), P2(1, 2), 0);
    check_distance(rect_of(P2(1, 2), P2(1, 2)), P2(4, 6), GRAZE_C(5));
}

static void rect_distance_is_of_an_empty_one(void)
{
    const graze_vec2 inside = AT2(0, 0), outside = AT2(4, 5);
    for (int i = 0; i < 2; i++) {
        CHECK(graze_rect_distance(&inverted[i], &inside) == GRAZE_SCALAR_MAX);
        CHECK(graze_rect_distance(&inverted[i], &outside) == GRAZE_SCALAR_MAX);
        CHECK(graze_rect_distance_sq(&inverted[i], &inside) == WIDE_MAX);
    }
}

static void rect_distance_spans_the_world(void)
{
    const graze_vec2 low = graze_vec2_of(-WORLD, -WORLD), high = graze_vec2_of(WORLD, WORLD);
    const graze_rect world = rect_of(low, high), middle = rect_of(graze_vec2_of(0, 0), high);
    const graze_vec2 left = graze_vec2_of(-WORLD, 0);
    CHECK(graze_rect_distance(&world, &high) == 0 && graze_rect_distance_sq(&world, &low) == 0);
    CHECK(graze_rect_distance(&middle, &left) == WORLD);
    CHECK(graze_rect_distance_sq(&middle, &left) == (graze_wide)WORLD * WORLD);
}

static void rect_distance_saturates(void)
{
    const graze_vec2 low = {GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN};
    const graze_vec2 high = {GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX};
    const graze_rect first = rect_of(low, low);
    CHECK(graze_rect_distance(&first, &high) == GRAZE_SCALAR_MAX);
    CHECK(graze_rect_distance_sq(&first, &high) == WIDE_MAX);
#if !GRAZE_FLOAT
    const graze_vec2 edge = {INT32_MAX, INT32_MIN}, middle = {0, INT32_MIN}, third = {0, -1};
    const graze_vec2 just = {-2, INT32_MIN};
    CHECK(graze_rect_distance_sq(&first, &edge) == INT64_MAX);
    CHECK(graze_rect_distance(&first, &middle) == INT32_MAX);
    CHECK(graze_rect_distance_sq(&first, &middle) == INT64_C(0x4000000000000000));
    CHECK(graze_rect_distance_sq(&first, &third) == INT64_C(0x7fffffff00000001));
    CHECK(graze_rect_distance(&first, &just) == INT32_MAX - 1);
#endif
}
POLICY_CANNOT_OCCUR(rect_distance, overwrites_argument, "the result is returned by value")
static void rect_distance_has_no_number(void)
{
#if GRAZE_FLOAT /* NaN: see the nearest point */
    const graze_vec2 beyond = {some_infinity(), 0};
    CHECK(graze_rect_distance(&square, &beyond) == FLT_MAX);
    CHECK(graze_rect_distance_sq(&square, &beyond) == FLT_MAX);
#else
    const graze_rect rect = {{0, 0}, {some_nan(), 0}};
    const graze_vec2 p = {some_infinity(), 12};
    CHECK(graze_rect_distance(&rect, &p) == 12 && graze_rect_distance_sq(&rect, &p) == 144);
#endif
}

/* ---- Off the surface ---- */

static graze_vec2 off(graze_rect rect, graze_vec2 p, graze_vec2 normal)
{
    graze_vec2 r = {7, 7};
    graze_rect_off_surface(&rect, &p, &normal, &r);
    return r;
}

/* For each side: a line enters through it, and a second line starts at the point off the surface and misses. */
static void rect_off_surface_is_as_defined(void)
{
    for (int face = 0; face < 4; face++) {
        graze_rect rect = {AT2(-3, 2), AT2(-1, 4)};
        graze_segment2 in = {AT2(-2, 3), AT2(-2, 3)}, away;
        graze_line_hit2 hit;
        (&in.a.x)[face % 2] = face < 2 ? GRAZE_C(-50) : GRAZE_C(50);
        CHECK(graze_rect_linecast(&rect, &in, &hit) == GRAZE_HIT);
        away.a = off(rect, hit.point, hit.normal);
        away.b = in.a;
        CHECK(!graze_rect_contains_point(&rect, &away.a));
        CHECK(graze_rect_linecast(&rect, &away, 0) == GRAZE_MISS);
        graze_rect_closest_point(&rect, &away.a, &away.b);
        CHECK(vec2_equal(away.b, hit.point));
    }
    CHECK(vec2_equal(off(square, P2(0.5, 0), P2(0, 0)), P2(0.5, 0)));
}

static void rect_off_surface_rounds(void)
{
#if GRAZE_FLOAT
    CHECK(off(square, P2(1, 0), P2(1, 0)).x == 1 + FLT_EPSILON);
    CHECK(off(square, P2(0, -1), P2(0, -1)).y == -1 - FLT_EPSILON);
#else
    CHECK(off(square, P2(1, 0), P2(1, 0)).x == GRAZE_ONE + 1);
    CHECK(off(square, P2(0, -1), P2(0, -1)).y == -GRAZE_ONE - 1);
#endif
}

static void rect_off_surface_is_of_a_flat_one(void)
{
    const graze_rect wall = {AT2(2, -1), AT2(2, 1)};
    graze_vec2 left = off(wall, P2(2, 0), P2(-1, 0)), right = off(wall, P2(2, 0), P2(1, 0));
    CHECK(left.x < GRAZE_C(2) && right.x > GRAZE_C(2) && left.y == 0 && right.y == 0);
}
POLICY_CANNOT_OCCUR(rect_off_surface, is_of_an_empty_one, "an empty rectangle is never hit")

static void rect_off_surface_spans_the_world(void)
{
    graze_rect rect = {{GRAZE_SCALAR_MIN, 0}, {GRAZE_SCALAR_MAX, 1}};
    graze_vec2 p = {GRAZE_SCALAR_MAX, 1}, up = off(rect, p, P2(0, 1));
    CHECK(up.x == GRAZE_SCALAR_MAX && up.y > 1 && !graze_rect_contains_point(&rect, &up));
}

static void rect_off_surface_saturates(void)
{
    graze_rect rect = {{GRAZE_SCALAR_MIN, 0}, {GRAZE_SCALAR_MAX, 1}};
    graze_vec2 p = {GRAZE_SCALAR_MAX, 1}, q = {GRAZE_SCALAR_MIN, 1};
    CHECK(vec2_equal(off(rect, p, P2(1, 0)), p) && vec2_equal(off(rect, q, P2(-1, 0)), q));
    rect.max.x = rect.max.x / 2;
    CHECK(off(rect, p, P2(1, 0)).x > rect.max.x);
}

static void rect_off_surface_overwrites_argument(void)
{
    graze_vec2 p = AT2(0.5, 1), normal = AT2(0, 1);
    graze_rect_off_surface(&square, &p, &normal, &p);
    CHECK(p.x == GRAZE_C(0.5) && p.y > GRAZE_ONE);
    graze_rect_off_surface(&square, &p, &normal, &normal);
    CHECK(vec2_equal(normal, p));
}

static void rect_off_surface_has_no_number(void)
{
    graze_rect rect = square;
    rect.max.x = some_nan();
#if GRAZE_FLOAT
    CHECK(is_nan(off(rect, P2(1, 0), P2(1, 0)).x));
    CHECK(is_nan(off(rect, P2(1, 0), graze_vec2_of(0, some_nan())).y));
    CHECK(is_nan(off(rect, graze_vec2_of(0, some_nan()), P2(1, 0)).y));
#else
    CHECK(off(rect, P2(1, 0), P2(1, 0)).x == some_nan() + 1);
#endif
}

POLICY_CANNOT_OCCUR(rect_closest_point, has_no_normal,
                    "the normals of a rectangle are the axes of the plane")
POLICY_CANNOT_OCCUR(rect_distance, has_no_normal,
                    "the normals of a rectangle are the axes of the plane")
POLICY_CANNOT_OCCUR(rect_off_surface, has_no_normal,
                    "the normals of a rectangle are the axes of the plane")

void test_rect_point(void)
{
    CONSTRUCTION_COLUMN(rect_closest_point);
    CONSTRUCTION_COLUMN(rect_distance);
    CONSTRUCTION_COLUMN(rect_off_surface);
}
