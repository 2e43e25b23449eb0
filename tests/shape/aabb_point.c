/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Constructions from a box and a point: the nearest point, the distance, the point off the surface. */
#include "boxes.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"

#if GRAZE_FLOAT
#define WIDE_MAX FLT_MAX
#else
#define WIDE_MAX INT64_MAX
#endif

#define P(x, y, z) vec3_at(GRAZE_C(x), GRAZE_C(y), GRAZE_C(z))

static graze_aabb cube_at_origin(void)
{
    const graze_aabb cube = CUBE;
    return cube;
}

/* ---- The nearest point ---- */

static void check_one(graze_aabb box, graze_vec3 p, graze_vec3 want)
{
    graze_vec3 nearest = {7, 7, 7};
    graze_aabb_closest_point(&box, &p, &nearest);
    CHECK(vec3_equal(nearest, want));
}

static void check_closest(graze_aabb box, graze_vec3 p, graze_vec3 want)
{
    check_one(box, p, want);
    for (int i = 0; i < IMAGES; i++)
        check_one(image_of_box(box, i), image_of_point(p, i), image_of_point(want, i));
}

static void aabb_closest_point_is_as_defined(void)
{
    check_closest(cube_at_origin(), P(0.5, -0.25, 0), P(0.5, -0.25, 0));
    check_closest(cube_at_origin(), P(1, 0, 1), P(1, 0, 1));
    check_closest(cube_at_origin(), P(-3, 0.5, 0), P(-1, 0.5, 0));
    check_closest(cube_at_origin(), P(-3, 9, 0.25), P(-1, 1, 0.25));
    check_closest(cube_at_origin(), P(-3, 9, 2), P(-1, 1, 1));
}
POLICY_CANNOT_OCCUR(aabb_closest_point, rounds, "each coordinate is one that was given")
static void aabb_closest_point_is_of_a_flat_one(void)
{
    const graze_aabb wall = {AT(2, -1, -1), AT(2, 1, 1)}, point = {AT(1, 2, 3), AT(1, 2, 3)};
    check_closest(wall, P(0, 0.5, 3), P(2, 0.5, 1));
    check_closest(point, P(-9, 50, 3), P(1, 2, 3));
}

/* Returns the query point, also on the axes that are not inverted. */
static void aabb_closest_point_is_of_an_empty_one(void)
{
    for (int axis = 0; axis < 3; axis++) {
        graze_aabb empty = CUBE;
        (&empty.min.x)[axis] = GRAZE_ONE + RAW;
        check_closest(empty, P(-3, 9, 0.25), P(-3, 9, 0.25));
        check_closest(empty, P(0, 0, 0), P(0, 0, 0));
    }
}

static void aabb_closest_point_spans_the_world(void)
{
    const graze_vec3 low = {GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN};
    const graze_vec3 high = {GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX};
    check_one(aabb_of(low, high), low, low);
    check_one(aabb_of(low, low), high, low);
    check_one(aabb_of(high, high), low, high);
}
POLICY_CANNOT_OCCUR(aabb_closest_point, saturates, "each coordinate is one that was given")
static void aabb_closest_point_overwrites_argument(void)
{
    graze_aabb box = CUBE;
    graze_vec3 p = AT(-3, 9, 0.25);
    graze_aabb_closest_point(&box, &p, &p);
    CHECK(vec3_equal(p, P(-1, 1, 0.25)));
    p = P(-3, 9, 0.25);
    graze_aabb_closest_point(&box, &p, &box.max);
    CHECK(vec3_equal(box.max, P(-1, 1, 0.25)));
}

#if GRAZE_FLOAT
/* The nearest point has a NaN on the same axis as the box or the query point. */
static void aabb_closest_point_has_no_number(void)
{
    for (int field = 0; field < 9; field++) {
        graze_aabb box = CUBE;
        graze_vec3 p = AT(5, 5, 5), nearest = {7, 7, 7};
        (field < 6 ? &box.min.x + field : &p.x + field - 6)[0] = some_nan();
        graze_aabb_closest_point(&box, &p, &nearest);
        CHECK(is_nan((&nearest.x)[field % 3]));
        CHECK(is_nan(graze_aabb_distance(&box, &p)) && is_nan(graze_aabb_distance_sq(&box, &p)));
    }
    const graze_scalar inf = some_infinity();
    const graze_aabb half = {{-inf, -inf, -inf}, {0, inf, inf}};
    check_one(half, P(3, 4, 5), P(0, 4, 5));
    CHECK(graze_aabb_distance(&half, &half.max) <= 0);
}
#else
static void aabb_closest_point_has_no_number(void)
{
    const graze_aabb box = {{0, 0, 0}, {some_nan(), some_infinity(), 4}};
    check_one(box, vec3_at(INT32_MAX, INT32_MAX, 9), box.max);
}
#endif

/* ---- The distance ---- */

static void check_distance(graze_aabb box, graze_vec3 p, graze_scalar want)
{
    CHECK(graze_aabb_distance(&box, &p) == want);
    for (int i = 0; i < IMAGES; i++) {
        graze_aabb image = image_of_box(box, i);
        graze_vec3 q = image_of_point(p, i);
        graze_scalar d = i == 4 ? want * 2 : want;
        CHECK(graze_aabb_distance(&image, &q) == d);
        CHECK(graze_aabb_distance_sq(&image, &q) == (graze_wide)d * d);
    }
}

static void aabb_distance_is_as_defined(void)
{
    check_distance(cube_at_origin(), P(0.5, -0.25, 1), 0);
    check_distance(cube_at_origin(), P(-3, 0.5, 0), GRAZE_C(2));
    check_distance(cube_at_origin(), P(4, 5, 0), GRAZE_C(5));
    check_distance(cube_at_origin(), P(-2, -3, 3), GRAZE_C(3));
    check_distance(cube_at_origin(), P(2, 2.5, 4), GRAZE_C(3.5));
}

/* The worst cases: the squared distance is n^2 + n or n^2 + n + 1, with n near the end of the
 * world; then the distance is within 1 / 8n of halfway between n and n + 1. */
static void aabb_distance_rounds(void)
{
    const graze_aabb point = {AT(0, 0, 0), AT(0, 0, 0)};
    const graze_vec3 diagonal = AT(1, 1, 0), space = AT(1, 1, 1);
#if GRAZE_FLOAT
    CHECK(graze_aabb_distance(&point, &diagonal) == 1.41421354f);
    CHECK(graze_aabb_distance(&point, &space) == 1.7320508f);
#else
    const graze_vec3 below = {2147483636, 45994, 5660}, above = {2147483635, 45994, 5660};
    CHECK(graze_aabb_distance(&point, &diagonal) == 92682);
    CHECK(graze_aabb_distance(&point, &space) == 113512);
    CHECK(graze_aabb_distance(&point, &below) == 2147483636);
    CHECK(graze_aabb_distance(&point, &above) == 2147483636);
#endif
}

static void aabb_distance_is_of_a_flat_one(void)
{
    const graze_aabb wall = {AT(2, -1, -1), AT(2, 1, 1)}, point = {AT(1, 2, 3), AT(1, 2, 3)};
    check_distance(wall, P(0, 0.5, 0), GRAZE_C(2));
    check_distance(wall, P(2, 0.5, 0), 0);
    check_distance(point, P(1, 2, 3), 0);
    check_distance(point, P(4, 2, 7), GRAZE_C(5));
}

static void aabb_distance_is_of_an_empty_one(void)
{
    const graze_vec3 inside = AT(0, 0, 0), outside = AT(4, 5, 6);
    for (int axis = 0; axis < 3; axis++) {
        graze_aabb empty = CUBE;
        (&empty.max.x)[axis] = -GRAZE_ONE - RAW;
        CHECK(graze_aabb_distance(&empty, &inside) == GRAZE_SCALAR_MAX);
        CHECK(graze_aabb_distance(&empty, &outside) == GRAZE_SCALAR_MAX);
        CHECK(graze_aabb_distance_sq(&empty, &inside) == WIDE_MAX);
    }
}

static void aabb_distance_spans_the_world(void)
{
    const graze_vec3 low = vec3_at(-WORLD, -WORLD, -WORLD), high = vec3_at(WORLD, WORLD, WORLD);
    const graze_aabb world = aabb_of(low, high), middle = aabb_of(vec3_at(0, 0, 0), high);
    CHECK(graze_aabb_distance(&world, &high) == 0 && graze_aabb_distance_sq(&world, &low) == 0);
    const graze_vec3 left = vec3_at(-WORLD, 0, 0);
    CHECK(graze_aabb_distance(&middle, &left) == WORLD);
    CHECK(graze_aabb_distance_sq(&middle, &left) == (graze_wide)WORLD * WORLD);
}

/* The distance saturates at the largest scalar, its square at a distance of 2^31.5 raw units. */
static void aabb_distance_saturates(void)
{
    const graze_vec3 low = {GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN};
    const graze_vec3 high = {GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX};
    const graze_aabb first = aabb_of(low, low);
    CHECK(graze_aabb_distance(&first, &high) == GRAZE_SCALAR_MAX);
    CHECK(graze_aabb_distance_sq(&first, &high) == WIDE_MAX);
#if !GRAZE_FLOAT
    const graze_vec3 edge = {INT32_MAX, INT32_MIN, INT32_MIN}, middle = {0, INT32_MIN, INT32_MIN};
    const graze_vec3 third = {0, -1, INT32_MIN}, just = {-2, INT32_MIN + 65535, INT32_MIN};
    const graze_vec3 two = {INT32_MAX, INT32_MAX, INT32_MIN};
    CHECK(graze_aabb_distance(&first, &two) == INT32_MAX);
    CHECK(graze_aabb_distance_sq(&first, &two) == INT64_MAX);
    CHECK(graze_aabb_distance(&first, &edge) == INT32_MAX);
    CHECK(graze_aabb_distance_sq(&first, &edge) == INT64_MAX);
    CHECK(graze_aabb_distance(&first, &middle) == INT32_MAX);
    CHECK(graze_aabb_distance_sq(&first, &middle) == INT64_C(0x4000000000000000));
    CHECK(graze_aabb_distance_sq(&first, &third) == INT64_C(0x7fffffff00000001));
    CHECK(graze_aabb_distance(&first, &just) == INT32_MAX);
#endif
}
POLICY_CANNOT_OCCUR(aabb_distance, overwrites_argument, "the result is returned by value")
static void aabb_distance_has_no_number(void)
{
#if GRAZE_FLOAT /* NaN: see the nearest point */
    const graze_vec3 beyond = {some_infinity(), 0, 0}, tiny = {1 + 1e-30f, 3e-20f, 4e-20f};
    const graze_aabb cube = CUBE;
    CHECK(graze_aabb_distance(&cube, &beyond) == FLT_MAX);
    CHECK(graze_aabb_distance_sq(&cube, &beyond) == FLT_MAX);
    const graze_aabb point = {{1, 0, 0}, {1, 0, 0}};
    CHECK(graze_aabb_distance(&point, &tiny) > 4.99e-20f);
    CHECK(graze_aabb_distance(&point, &tiny) < 5.01e-20f);
#else
    const graze_aabb box = {{0, 0, 0}, {some_nan(), 0, 0}};
    const graze_vec3 p = {some_infinity(), 0, 12};
    CHECK(graze_aabb_distance(&box, &p) == 12);
    CHECK(graze_aabb_distance_sq(&box, &p) == 144);
#endif
}

/* ---- Off the surface ---- */

static graze_vec3 off(graze_aabb box, graze_vec3 p, graze_vec3 normal)
{
    graze_vec3 r = {7, 7, 7};
    graze_aabb_off_surface(&box, &p, &normal, &r);
    return r;
}

/* For each face: a line enters through it, and a second line starts at the point off the surface and misses. */
static void aabb_off_surface_is_as_defined(void)
{
    for (int face = 0; face < 6; face++) {
        graze_aabb box = {AT(-3, 2, 5), AT(-1, 4, 9)};
        graze_segment in = {AT(-2, 3, 6), AT(-2, 3, 6)}, away;
        graze_line_hit hit;
        (&in.a.x)[face % 3] = face < 3 ? GRAZE_C(-50) : GRAZE_C(50);
        CHECK(graze_aabb_linecast(&box, &in, &hit) == GRAZE_HIT);
        away.a = off(box, hit.point, hit.normal);
        away.b = in.a;
        CHECK(!graze_aabb_contains_point(&box, &away.a));
        CHECK(graze_aabb_linecast(&box, &away, 0) == GRAZE_MISS);
        graze_aabb_closest_point(&box, &away.a, &away.b);
        CHECK(vec3_equal(away.b, hit.point));
    }
    CHECK(vec3_equal(off(cube_at_origin(), P(0.5, 0, 0), P(0, 0, 0)), P(0.5, 0, 0)));
}

static void aabb_off_surface_rounds(void)
{
#if GRAZE_FLOAT /* the next float: also from 0, and with each sign */
    const graze_aabb zero = {{-0.0f, 0, 0}, {0, 1, 1}};
    CHECK(off(zero, vec3_at(0, 0, 0), P(1, 0, 0)).x == 1.40129846e-45f);
    CHECK(off(zero, vec3_at(0, 0, 0), P(-1, 0, 0)).x == -1.40129846e-45f);
    CHECK(off(cube_at_origin(), P(1, 0, 0), P(1, 0, 0)).x == 1 + FLT_EPSILON);
    CHECK(off(cube_at_origin(), P(-1, 0, 0), P(-1, 0, 0)).x == -1 - FLT_EPSILON);
    const graze_aabb right = {{1, 1, 1}, {2, 2, 2}}, left = {{-2, -2, -2}, {-1, -1, -1}};
    CHECK(off(right, P(1, 1, 1), P(-1, 0, 0)).x == 1 - FLT_EPSILON / 2);
    CHECK(off(left, P(-1, -1, -1), P(0, 1, 0)).y == -1 + FLT_EPSILON / 2);
#else
    CHECK(off(cube_at_origin(), P(1, 0, 0), P(1, 0, 0)).x == GRAZE_ONE + 1);
    CHECK(off(cube_at_origin(), P(0, 0, -1), P(0, 0, -1)).z == -GRAZE_ONE - 1);
#endif
}

static void aabb_off_surface_is_of_a_flat_one(void)
{
    const graze_aabb wall = {AT(2, -1, -1), AT(2, 1, 1)};
    graze_vec3 left = off(wall, P(2, 0, 0), P(-1, 0, 0)), right = off(wall, P(2, 0, 0), P(1, 0, 0));
    CHECK(left.x < GRAZE_C(2) && right.x > GRAZE_C(2));
    CHECK(left.y == 0 && right.z == 0);
}
POLICY_CANNOT_OCCUR(aabb_off_surface, is_of_an_empty_one, "an empty box is never hit")

static void aabb_off_surface_spans_the_world(void)
{
    graze_aabb box = {{GRAZE_SCALAR_MIN, 0, 0}, {GRAZE_SCALAR_MAX, 1, 1}};
    graze_vec3 p = {GRAZE_SCALAR_MAX, 1, 0}, up = off(box, p, P(0, 1, 0));
    CHECK(up.x == GRAZE_SCALAR_MAX && up.y > 1 && !graze_aabb_contains_point(&box, &up));
}

/* Nothing lies beyond the end of the world: the point stays on the surface. */
static void aabb_off_surface_saturates(void)
{
    graze_aabb box = {{GRAZE_SCALAR_MIN, 0, 0}, {GRAZE_SCALAR_MAX, 1, 1}};
    graze_vec3 p = {GRAZE_SCALAR_MAX, 1, 0}, q = {GRAZE_SCALAR_MIN, 1, 0};
    CHECK(vec3_equal(off(box, p, P(1, 0, 0)), p));
    CHECK(vec3_equal(off(box, q, P(-1, 0, 0)), q));
    box.max.x = box.max.x / 2;
    CHECK(off(box, p, P(1, 0, 0)).x > box.max.x);
#if !GRAZE_FLOAT
    box.max.x = INT32_MAX - 1;
    box.min.x = INT32_MIN + 1;
    CHECK(off(box, p, P(1, 0, 0)).x == INT32_MAX && off(box, q, P(-1, 0, 0)).x == INT32_MIN);
#endif
}

static void aabb_off_surface_overwrites_argument(void)
{
    graze_aabb box = CUBE;
    graze_vec3 p = AT(0.5, 1, 0.25), normal = AT(0, 1, 0);
    graze_aabb_off_surface(&box, &p, &normal, &p);
    CHECK(p.x == GRAZE_C(0.5) && p.y > GRAZE_ONE && p.z == GRAZE_C(0.25));
    graze_aabb_off_surface(&box, &p, &normal, &normal);
    CHECK(vec3_equal(normal, p));
}

static void aabb_off_surface_has_no_number(void)
{
#if GRAZE_FLOAT
    graze_aabb box = CUBE;
    box.max.x = some_nan();
    CHECK(is_nan(off(box, P(1, 0, 0), P(1, 0, 0)).x));
    CHECK(is_nan(off(box, P(1, 0, 0), vec3_at(0, some_nan(), 0)).y));
    CHECK(is_nan(off(box, vec3_at(0, 0, some_nan()), P(0, 1, 0)).z));
    box.max.x = some_infinity();
    CHECK(off(box, P(1, 0, 0), P(1, 0, 0)).x == some_infinity());
#else
    graze_aabb box = {{0, 0, 0}, {some_nan(), 1, 1}};
    CHECK(off(box, P(1, 0, 0), P(1, 0, 0)).x == some_nan() + 1);
#endif
}

POLICY_CANNOT_OCCUR(aabb_closest_point, has_no_normal,
                    "the normals of a box are the axes of the world")
POLICY_CANNOT_OCCUR(aabb_distance, has_no_normal, "the normals of a box are the axes of the world")
POLICY_CANNOT_OCCUR(aabb_off_surface, has_no_normal,
                    "the normals of a box are the axes of the world")

void test_aabb_point(void)
{
    CONSTRUCTION_COLUMN(aabb_closest_point);
    CONSTRUCTION_COLUMN(aabb_distance);
    CONSTRUCTION_COLUMN(aabb_off_surface);
}
