/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Planes through three points: the policy, case by case. */
#include "boxes.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"

#define P(x, y, z) vec3_at(GRAZE_C(x), GRAZE_C(y), GRAZE_C(z))

static graze_plane made(graze_vec3 a, graze_vec3 b, graze_vec3 c)
{
    graze_plane plane = {AT(7, 7, 7), AT(7, 7, 7)};
    graze_plane_from_points(&a, &b, &c, &plane);
    return plane;
}

static bool normal_is(graze_plane plane, graze_scalar x, graze_scalar y, graze_scalar z)
{
    return vec3_equal(plane.normal, vec3_at(x, y, z));
}

static graze_scalar greatest(graze_vec3 v)
{
    graze_scalar most = 0, all[6] = {v.x, v.y, v.z, -v.x, -v.y, -v.z};
    for (int i = 0; i < 6; i++)
        most = all[i] > most ? all[i] : most;
    return most;
}

static bool holds(const graze_plane *plane, graze_vec3 p)
{
    return graze_plane_side_of_point(plane, &p) == GRAZE_ACROSS;
}

/* Three points of a lattice in half units: the plane contains all three, and the normal's size
 * is as documented. Swapping b and c, or mirroring, negates the normal. */
static void check_lattice(graze_vec3 a, graze_vec3 b, graze_vec3 c)
{
    const graze_plane plane = made(a, b, c), swapped = made(a, c, b);
    CHECK(vec3_equal(plane.point, a));
    CHECK(holds(&plane, a) && holds(&plane, b) && holds(&plane, c));
    CHECK(vec3_equal(swapped.normal, graze_vec3_neg(plane.normal)));
    graze_scalar most = greatest(plane.normal);
    CHECK(most <= 0 || (GRAZE_C(16384) <= most && most <= GRAZE_C(32767.9999)));
    const graze_plane image = made(vec3_mirrored(a, 1), vec3_mirrored(b, 1), vec3_mirrored(c, 1));
    CHECK(vec3_equal(image.normal, graze_vec3_neg(vec3_mirrored(plane.normal, 1))));
}

static void plane_from_points_is_as_defined(void)
{
    CHECK(normal_is(made(P(0, 0, 0), P(1, 0, 0), P(0, 1, 0)), 0, 0, GRAZE_C(16384)));
    CHECK(normal_is(made(P(5, 1, 2), P(5, 1, 3), P(8, 1, 2)), 0, GRAZE_C(24576), 0));
    CHECK(normal_is(made(P(1, 0, 0), P(0, 1, 0), P(0, 0, 1)), GRAZE_C(16384), GRAZE_C(16384),
                    GRAZE_C(16384)));
    const graze_plane plane = made(P(0, 0, 0), P(1, 0, 0), P(0, 1, 0));
    const graze_vec3 front = P(0.25, 0.25, 1);
    CHECK(graze_plane_side_of_point(&plane, &front) == GRAZE_FRONT);
    for (int i = 0; i < 27; i++)
        for (int j = 0; j < 27; j += 2)
            check_lattice(lattice_point(i, GRAZE_C(0.5)), lattice_point(j, GRAZE_C(1.5)),
                          lattice_point((i + 2 * j) % 27, GRAZE_C(-4)));
}

/* Products beyond 31 bits: to nearest, ties away from zero; a result that rounds to 2^31 is halved once more. */
static void plane_from_points_rounds(void)
{
#if GRAZE_FLOAT
    const graze_plane plane = made(P(0, 0, 0), P(1, 0, 0.000001), P(0, 3, 0));
    CHECK(plane.normal.z == 24576 && plane.normal.x == -0.000001f * 24576);
#else
    const graze_vec3 o = {0, 0, 0}, along = {65537, 0, 0};
    CHECK(normal_is(made(o, along, vec3_at(0, 65535, 0)), 0, 0, 0x40000000)); /* 2^32 - 1 */
    CHECK(normal_is(made(o, along, vec3_at(0, -65535, 0)), 0, 0, -0x40000000));
    CHECK(normal_is(made(o, along, vec3_at(0, 65534, 0)), 0, 0, 2147450879)); /* 2147450879.0 */
    CHECK(normal_is(made(o, along, vec3_at(0, 65533, 0)), 0, 0, 2147418111)); /* ... 110.5 */
    CHECK(normal_is(made(o, vec3_at(65537, 0, 0), vec3_at(0, 65533, 1)), 0, -32769, 2147418111));
    CHECK(normal_is(made(o, vec3_at(65537, 0, 0), vec3_at(0, 65533, -1)), 0, 32769, 2147418111));
    CHECK(normal_is(made(o, vec3_at(3, 0, 0), vec3_at(0, 1, 0)), 0, 0, 0x60000000));
#endif
}
POLICY_CANNOT_OCCUR(plane_from_points, is_of_a_flat_one,
                    "every triangle is flat, and so is a plane")

POLICY_CANNOT_OCCUR(plane_from_points, is_of_an_empty_one, "there are three points, and a plane")

/* Three points on a line, or at one point, give no plane. */
static void plane_from_points_has_no_normal(void)
{
    const graze_plane line = made(P(1, 2, 3), P(2, 4, 6), P(-1, -2, -3));
    CHECK(normal_is(line, 0, 0, 0) && vec3_equal(line.point, P(1, 2, 3)));
    CHECK(normal_is(made(P(1, 2, 3), P(1, 2, 3), P(4, 5, 9)), 0, 0, 0));
    CHECK(normal_is(made(P(1, 2, 3), P(1, 2, 3), P(1, 2, 3)), 0, 0, 0));
    CHECK(normal_is(made(P(9, 2, 3), P(1, 2, 3), P(1, 2, 3)), 0, 0, 0));
}

/* The longest edges, whose cross product has 65 bits or is not a float. */
static void plane_from_points_spans_the_world(void)
{
    const graze_scalar most = GRAZE_SCALAR_MAX, least = GRAZE_SCALAR_MIN;
    const graze_vec3 low = {least, least, least};
#if GRAZE_FLOAT
    CHECK(normal_is(made(low, vec3_at(most, least, least), vec3_at(least, most, least)), 0, 0,
                    0x1.fffffcp14f));
    CHECK(normal_is(made(vec3_at(0, 0, 0), vec3_at(1e-45f, 0, 0), vec3_at(0, 1e-45f, 0)), 0, 0,
                    16384));
    CHECK(normal_is(made(vec3_at(0, 0, 0), vec3_at(1e-40f, 0, 0), vec3_at(0, most, 0)), 0, 0,
                    71362.0f * 0x1.fffffep0f * 0x1p-3f));
#else
    CHECK(normal_is(made(low, vec3_at(most, least, least), vec3_at(least, most, least)), 0, 0,
                    0x7fffffff));
    CHECK(normal_is(made(low, vec3_at(most, most, least), vec3_at(least, most, most)), 0x7fffffff,
                    -0x7fffffff, 0x7fffffff));
    CHECK(
        normal_is(made(vec3_at(0, 0, 0), vec3_at(1, 0, 0), vec3_at(0, most, 0)), 0, 0, 0x7fffffff));
    CHECK(normal_is(made(low, vec3_at(least + 1, least, least), vec3_at(least, least + 1, least)),
                    0, 0, 0x40000000));
#endif
}
POLICY_CANNOT_OCCUR(plane_from_points, saturates, "the normal is scaled so that it fits")

/* Two of the points are fields of the result. */
static void plane_from_points_overwrites_argument(void)
{
    const graze_vec3 points[3] = {AT(1, 2, 3), AT(-4, 5, 9), AT(7, 0, 2)};
    const graze_plane plane = made(points[0], points[1], points[2]);
    for (int i = 0; i < 9; i++) {
        int first = i / 3, second = i % 3;
        graze_plane over;
        const graze_vec3 *from[3] = {&points[0], &points[1], &points[2]};
        over.point = points[first];
        over.normal = points[second];
        from[first] = &over.point;
        if (second != first)
            from[second] = &over.normal;
        graze_plane_from_points(from[0], from[1], from[2], &over);
        CHECK(vec3_equal(over.point, plane.point) && vec3_equal(over.normal, plane.normal));
    }
}

static void plane_from_points_has_no_number(void)
{
#if GRAZE_FLOAT
    const float none[2] = {some_nan(), some_infinity()};
    for (int i = 0; i < 18; i++) {
        graze_vec3 points[3] = {AT(1, 2, 3), AT(-4, 5, 9), AT(7, 0, 2)};
        float *const fields[3] = {&points[i % 3].x, &points[i % 3].y, &points[i % 3].z};
        *fields[i / 3 % 3] = none[i / 9];
        const graze_plane plane = made(points[0], points[1], points[2]);
        CHECK(is_nan(plane.normal.x) || is_nan(plane.normal.y) || is_nan(plane.normal.z));
    }
#else
    const graze_plane plane = made(P(0, 0, 0), vec3_at(some_nan(), 0, 0), P(0, 1, 0));
    CHECK(normal_is(plane, 0, 0, some_nan()));
#endif
}

void test_plane_from(void)
{
    CONSTRUCTION_COLUMN(plane_from_points);
}
