/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Boxes made from center and size, from points, and from two boxes. */
#include "boxes.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"

#define P(x, y, z) vec3_at(GRAZE_C(x), GRAZE_C(y), GRAZE_C(z))

static bool box_is(graze_aabb box, graze_vec3 min, graze_vec3 max)
{
    return vec3_equal(box.min, min) && vec3_equal(box.max, max);
}

/* ---- From center and size ---- */

static graze_aabb made(graze_vec3 center, graze_vec3 size)
{
    graze_aabb box = {AT(7, 7, 7), AT(7, 7, 7)};
    graze_aabb_from_center_size(&center, &size, &box);
    return box;
}

static void aabb_from_center_size_is_as_defined(void)
{
    CHECK(box_is(made(P(0, 0, 0), P(2, 4, 1)), P(-1, -2, -0.5), P(1, 2, 0.5)));
    CHECK(box_is(made(P(5, -7, 0.25), P(2, 0.5, 3)), P(4, -7.25, -1.25), P(6, -6.75, 1.75)));
}

/* Half of an odd size rounds away from zero: the box is symmetric, and no smaller than the given size. */
static void aabb_from_center_size_rounds(void)
{
    const graze_aabb odd = made(P(0, 0, 0), vec3_at(RAW, 3 * RAW, GRAZE_ONE + RAW));
    for (int axis = 0; axis < 3; axis++) {
        graze_aabb mirrored = aabb_mirrored(odd, axis);
        CHECK(aabb_equal(&mirrored, &odd));
    }
#if GRAZE_FLOAT
    CHECK(odd.max.x == RAW / 2 && odd.max.y == RAW * 3 / 2);
#else
    CHECK(odd.max.x == 1 && odd.max.y == 2 && odd.max.z == 32769);
    CHECK(box_is(made(vec3_at(10, 10, 10), vec3_at(-1, -3, 5)), vec3_at(11, 12, 7),
                 vec3_at(9, 8, 13)));
#endif
}

static void aabb_from_center_size_is_of_a_flat_one(void)
{
    CHECK(box_is(made(P(1, 2, 3), P(0, 2, 0)), P(1, 1, 3), P(1, 3, 3)));
}

/* A negative size inverts the box on that axis, also at the ends of the world and where floats lose the size. */
static void aabb_from_center_size_is_of_an_empty_one(void)
{
    const graze_scalar centers[] = {0, GRAZE_C(-5), GRAZE_SCALAR_MIN, GRAZE_SCALAR_MAX, GRAZE_C(9)};
    const graze_scalar sizes[] = {-RAW, GRAZE_C(-3), GRAZE_SCALAR_MIN};
    for (int i = 0; i < 15; i++) {
        graze_aabb box = made(vec3_at(centers[i / 3], 0, 0), vec3_at(sizes[i % 3], 1, 1));
        CHECK(box.min.x > box.max.x && box.min.y < box.max.y);
        box = made(vec3_at(0, 0, centers[i / 3]), vec3_at(1, 1, sizes[i % 3]));
        CHECK(aabb_is_empty(&box) && box.min.z > box.max.z);
    }
    CHECK(box_is(made(P(0, 0, 0), P(-2, 4, -1)), P(1, -2, 0.5), P(-1, 2, -0.5)));
}

static void aabb_from_center_size_spans_the_world(void)
{
#if GRAZE_FLOAT
    CHECK(made(P(0, 0, 0), vec3_at(FLT_MAX, 0, 0)).max.x == FLT_MAX / 2);
#else
    const graze_aabb box = made(vec3_at(0, -1, 1), vec3_at(INT32_MAX, INT32_MAX - 1, INT32_MAX));
    CHECK(box_is(box, vec3_at(-0x40000000, -0x40000000, 1 - 0x40000000),
                 vec3_at(0x40000000, 0x3ffffffe, 0x40000001)));
#endif
}

static void aabb_from_center_size_saturates(void)
{
    const graze_vec3 size = vec3_at(GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX, 0);
    const graze_aabb box = made(vec3_at(GRAZE_SCALAR_MAX, GRAZE_SCALAR_MIN, 0), size);
#if GRAZE_FLOAT
    CHECK(box.max.x == some_infinity() && box.min.y == -some_infinity());
    CHECK(box.min.x == FLT_MAX / 2 && box.max.y == -FLT_MAX / 2);
#else
    CHECK(box.max.x == INT32_MAX && box.min.y == INT32_MIN);
    CHECK(box.min.x == INT32_MAX - 0x40000000 && box.max.y == INT32_MIN + 0x40000000);
#endif
}

static void aabb_from_center_size_overwrites_argument(void)
{
    graze_aabb box = {AT(1, 2, 3), AT(2, 2, 4)};
    graze_aabb_from_center_size(&box.min, &box.max, &box);
    CHECK(box_is(box, P(0, 1, 1), P(2, 3, 5)));
    box = aabb_of(P(2, 2, 4), P(1, 2, 3));
    graze_aabb_from_center_size(&box.max, &box.min, &box);
    CHECK(box_is(box, P(0, 1, 1), P(2, 3, 5)));
}

static void aabb_from_center_size_has_no_number(void)
{
#if GRAZE_FLOAT
    graze_aabb box = made(vec3_at(some_nan(), 0, 0), vec3_at(1, some_nan(), some_infinity()));
    CHECK(is_nan(box.min.x) && is_nan(box.max.x) && is_nan(box.min.y) && is_nan(box.max.y));
    CHECK(box.min.z == -some_infinity() && box.max.z == some_infinity());
#else
    graze_aabb box = made(vec3_at(some_nan(), 0, 0), vec3_at(2, some_infinity(), 0));
    CHECK(box.min.x == some_nan() - 1 && box.max.y == some_infinity() / 2);
#endif
}

/* ---- From points ---- */

static const graze_aabb nothing = {{GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX},
                                   {GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN}};

static void aabb_from_points_is_as_defined(void)
{
    const graze_vec3 points[] = {AT(1, 5, -3), AT(0, 9, 2), AT(-4, 7, 0.5)};
    graze_aabb box;
    graze_aabb_from_points(points, 3, &box);
    CHECK(box_is(box, P(-4, 5, -3), P(1, 9, 2)));
    graze_aabb_from_points(points, 2, &box);
    CHECK(box_is(box, P(0, 5, -3), P(1, 9, 2)));
    for (int i = 0; i < 27; i++) {
        graze_vec3 all[3] = {lattice_point(i, GRAZE_ONE), AT(0, 0, 0),
                             lattice_point(i * 7 % 27, GRAZE_C(2))};
        graze_aabb_from_points(all, 3, &box);
        CHECK(graze_aabb_contains_point(&box, &all[0]) && graze_aabb_contains_point(&box, &all[2]));
        CHECK(graze_aabb_contains_point(&box, &all[1]));
    }
}
POLICY_CANNOT_OCCUR(aabb_from_points, rounds, "each side is a coordinate that was given")

static void aabb_from_points_is_of_a_flat_one(void)
{
    const graze_vec3 points[] = {AT(1, 5, -3), AT(1, 4, -3)};
    graze_aabb box;
    graze_aabb_from_points(points, 1, &box);
    CHECK(box_is(box, points[0], points[0]));
    graze_aabb_from_points(points, 2, &box);
    CHECK(box_is(box, points[1], points[0]));
}

static void aabb_from_points_is_of_an_empty_one(void)
{
    graze_aabb box = CUBE;
    graze_aabb_from_points(0, 0, &box);
    CHECK(aabb_equal(&box, &nothing) && aabb_is_empty(&box));
}

static void aabb_from_points_spans_the_world(void)
{
    const graze_vec3 ends[] = {{GRAZE_SCALAR_MIN, GRAZE_SCALAR_MAX, GRAZE_SCALAR_MIN},
                               {GRAZE_SCALAR_MAX, GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN}};
    graze_aabb box;
    graze_aabb_from_points(ends, 2, &box);
    CHECK(box_is(box, vec3_at(GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN),
                 vec3_at(GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX, GRAZE_SCALAR_MIN)));
}
POLICY_CANNOT_OCCUR(aabb_from_points, saturates, "each side is a coordinate that was given")

static void aabb_from_points_overwrites_argument(void)
{
    graze_aabb box = {AT(1, 5, -3), AT(0, 9, 2)};
    graze_aabb_from_points(&box.min, 1, &box);
    CHECK(box_is(box, P(1, 5, -3), P(1, 5, -3)));
}

static void aabb_from_points_has_no_number(void)
{
    graze_vec3 points[] = {AT(1, 5, -3), AT(0, 9, 2), AT(3, 3, 3)};
    graze_aabb box;
    points[1].y = some_nan();
    points[2].x = some_infinity();
    graze_aabb_from_points(points, 3, &box);
    CHECK(box.max.x == some_infinity() && box.min.x == 0 && box.max.z == GRAZE_C(3));
    CHECK(GRAZE_FLOAT ? is_nan(box.min.y) && is_nan(box.max.y) : box.max.y == some_nan());
}

/* ---- Two boxes in one ---- */

static void check_merge(graze_aabb a, graze_aabb b, graze_aabb want)
{
    graze_aabb one, other;
    graze_aabb_merge(&a, &b, &one);
    graze_aabb_merge(&b, &a, &other);
    CHECK(aabb_equal(&one, &want) && aabb_equal(&other, &want));
    CHECK(graze_aabb_contains_aabb(&one, &a) && graze_aabb_contains_aabb(&one, &b));
}

static graze_aabb of(graze_vec3 min, graze_vec3 max)
{
    return aabb_of(min, max);
}

static void aabb_merge_is_as_defined(void)
{
    const graze_aabb cube = CUBE;
    check_merge(cube, of(P(3, -4, 0), P(5, 0, 0.5)), of(P(-1, -4, -1), P(5, 1, 1)));
    check_merge(cube, of(P(-0.5, -0.5, 0), P(0, 0, 0.5)), cube);
    check_merge(cube, cube, cube);
}
POLICY_CANNOT_OCCUR(aabb_merge, rounds, "each side is a coordinate that was given")

static void aabb_merge_is_of_a_flat_one(void)
{
    const graze_aabb cube = CUBE;
    check_merge(cube, of(P(3, 0, 0), P(3, 0, 0)), of(P(-1, -1, -1), P(3, 1, 1)));
    check_merge(of(P(3, 0, 0), P(3, 0, 0)), of(P(0, 0, 0), P(0, 0, 0)), of(P(0, 0, 0), P(3, 0, 0)));
}

/* A box that is inverted on one axis is empty, and its other axes do not widen the result. */
static void aabb_merge_is_of_an_empty_one(void)
{
    const graze_aabb cube = CUBE;
    for (int axis = 0; axis < 3; axis++) {
        graze_aabb empty = of(P(-9, -9, -9), P(9, 9, 9));
        (&empty.max.x)[axis] = GRAZE_C(-10);
        check_merge(cube, empty, cube);
        check_merge(empty, nothing, nothing);
        check_merge(empty, empty, nothing);
    }
    check_merge(cube, nothing, cube);
    check_merge(nothing, nothing, nothing);
}

static void aabb_merge_spans_the_world(void)
{
    const graze_vec3 low = {GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN};
    const graze_vec3 high = {GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX};
    check_merge(of(low, low), of(high, high), of(low, high));
    check_merge(of(high, high), nothing, of(high, high));
    check_merge(of(low, low), nothing, of(low, low));
}
POLICY_CANNOT_OCCUR(aabb_merge, saturates, "each side is a coordinate that was given")

static void aabb_merge_overwrites_argument(void)
{
    graze_aabb a = CUBE, b = {AT(3, -4, 0), AT(5, 0, 0.5)};
    const graze_aabb empty = {AT(3, -4, 0), AT(-5, 0, 0.5)};
    graze_aabb_merge(&a, &b, &a);
    CHECK(box_is(a, P(-1, -4, -1), P(5, 1, 1)));
    graze_aabb_merge(&a, &b, &b);
    CHECK(aabb_equal(&a, &b));
    b = empty;
    graze_aabb_merge(&b, &a, &b);
    CHECK(aabb_equal(&a, &b));
}

static void aabb_merge_has_no_number(void)
{
    graze_aabb strange = CUBE, cube = CUBE, box;
    strange.min.y = some_nan();
    graze_aabb_merge(&strange, &cube, &box);
#if GRAZE_FLOAT
    CHECK(is_nan(box.min.y) && is_nan(box.max.y));
    graze_aabb_merge(&nothing, &strange, &box);
    CHECK(is_nan(box.min.y) && is_nan(box.max.y));
    cube.max.x = some_infinity();
    graze_aabb_merge(&cube, &nothing, &box);
    CHECK(aabb_equal(&box, &cube));
#else
    CHECK(aabb_equal(&box, &cube)); /* inverted */
#endif
}

POLICY_CANNOT_OCCUR(aabb_from_center_size, has_no_normal,
                    "the normals of a box are the axes of the world")
POLICY_CANNOT_OCCUR(aabb_from_points, has_no_normal,
                    "the normals of a box are the axes of the world")
POLICY_CANNOT_OCCUR(aabb_merge, has_no_normal, "the normals of a box are the axes of the world")

void test_aabb_from(void)
{
    CONSTRUCTION_COLUMN(aabb_from_center_size);
    CONSTRUCTION_COLUMN(aabb_from_points);
    CONSTRUCTION_COLUMN(aabb_merge);
}
