/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Constructions of an oriented box: the policy. */
#include "../support/check.h"
#include "obb_line.h"
#include "../support/policy.h"
#include "../tests.h"

static graze_obb of_matrix(graze_vec3 x, graze_vec3 y, graze_vec3 z, graze_vec3 size)
{
    graze_matrix m;
    graze_obb box;
    m.x = x;
    m.y = y;
    m.z = z;
    m.origin = vec3_units(1, 2, 3);
    graze_obb_from_matrix(&m, &size, &box);
    return box;
}

/* For columns that differ by one raw unit, the cross product keeps all its bits. */
static void obb_from_crosses_what_is_nearly_parallel(void)
{
#if !GRAZE_FLOAT
    const graze_vec3 x = {19661, 26214, 56756}, y = {19662, 26214, 56756}, o = {0, 0, 0};
    graze_obb box = of_matrix(x, y, o, vec3_units(1, 1, 1));
    graze_wide along = graze_vec3_dot(box.axis[2], box.axis[0]);
    CHECK(-GRAZE_ONE <= along && along <= GRAZE_ONE);
    along = graze_vec3_dot(box.axis[2], box.axis[1]);
    CHECK(-GRAZE_ONE <= along && along <= GRAZE_ONE);
#endif
}

/* The cases of the articles: rotated, scaled, mirrored. */
static void obb_from_is_as_defined(void)
{
    obb_from_crosses_what_is_nearly_parallel();
    graze_obb box = of_matrix(vec3_units(0, 2, 0), vec3_units(-3, 0, 0), vec3_units(0, 0, -1),
                              vec3_units(4, 2, 6));
    CHECK(vec3_equal(box.center, vec3_units(1, 2, 3)) && vec3_equal(box.half, vec3_units(4, 3, 3)));
    CHECK(vec3_equal(box.axis[0], vec3_units(0, 1, 0)) &&
          vec3_equal(box.axis[1], vec3_units(-1, 0, 0)));
    CHECK(vec3_equal(box.axis[2], vec3_units(0, 0, -1)));
    graze_segment s = {AT(1, -8, 3), AT(1, 8, 3)};
    graze_line_hit hit;
    CHECK(graze_obb_linecast(&box, &s, &hit) == GRAZE_HIT && hit.fraction == FRACTION(0.375));
    CHECK(vec3_equal(hit.point, vec3_units(1, -2, 3)) &&
          vec3_equal(hit.normal, vec3_units(0, -1, 0)));
    const graze_quaternion turn = {0, 0, GRAZE_C(5), GRAZE_C(5)};
    graze_vec3 center = vec3_units(10, 0, 0), size = vec3_units(6, 2, 4), axes[3];
    graze_obb want = obb_usual(), got;
    graze_obb_from_quaternion(&center, &turn, &size, &got);
    for (int i = 0; i < 3; i++) {
        CHECK(vec3_equal(got.axis[i], want.axis[i]));
        axes[i] = graze_vec3_scale(want.axis[i], GRAZE_C(7));
    }
    CHECK(vec3_equal(got.center, center) && vec3_equal(got.half, want.half));
    graze_obb_from_axes(&center, axes, &size, &got);
    CHECK(vec3_equal(got.axis[0], want.axis[0]) && vec3_equal(got.axis[2], want.axis[2]));
    CHECK(vec3_equal(got.center, center) && vec3_equal(got.half, want.half));
}

static void obb_from_rounds(void)
{
    const graze_scalar one = GRAZE_SCALAR_MAX / GRAZE_SCALAR_MAX;
    const graze_scalar half = GRAZE_FRACTION_ONE == 1 ? one / 2 : one; /* away from zero */
    graze_obb box = of_matrix(vec3_units(1, 0, 0), vec3_units(0, 1, 0), vec3_units(0, 0, 1),
                              graze_vec3_of(one, -one, 0));
    CHECK(box.half.x == half && box.half.y == -half && box.half.z == 0);
    const graze_quaternion none = {0, 0, 0, 0};
    graze_vec3 size = graze_vec3_of(one, -one, 0), center = vec3_units(0, 0, 0);
    graze_obb_from_quaternion(&center, &none, &size, &box);
    CHECK(box.half.x == half && box.half.y == -half && box.half.z == 0);
    CHECK(vec3_equal(box.axis[0], vec3_units(1, 0, 0)) &&
          vec3_equal(box.axis[1], vec3_units(0, 1, 0)));
    CHECK(vec3_equal(box.axis[2], vec3_units(0, 0, 1)));
}

/* Zero columns: one, two, three; and a zero column where the other two are parallel. */
static void obb_from_is_of_a_flat_one(void)
{
    const graze_vec3 o = vec3_units(0, 0, 0), x = vec3_units(2, 0, 0), y = vec3_units(0, 2, 0),
                     z = vec3_units(0, 0, 2);
    const graze_vec3 columns[][3] = {{x, y, o}, {o, y, z}, {x, o, z}, {x, o, o}, {o, y, o},
                                     {o, o, z}, {o, o, o}, {x, x, o}, {o, y, y}, {z, o, z}};
    for (unsigned i = 0; i < sizeof columns / sizeof columns[0]; i++) {
        const graze_vec3 *c = columns[i];
        graze_obb box = of_matrix(c[0], c[1], c[2], vec3_units(1, 1, 1));
        for (int k = 0; k < 3; k++) {
            bool is_flat = vec3_equal(c[k], o);
            graze_scalar half = is_flat ? 0 : GRAZE_ONE;
            CHECK((k == 0 ? box.half.x : k == 1 ? box.half.y : box.half.z) == half);
            CHECK(graze_vec3_length(box.axis[k]) == GRAZE_ONE);
            for (int j = 0; is_flat && j < 3; j++)
                CHECK(j == k || graze_vec3_dot(box.axis[k], box.axis[j]) == 0);
        }
    }
}

static void obb_from_is_of_an_empty_one(void)
{
    graze_obb box = of_matrix(vec3_units(1, 0, 0), vec3_units(0, 1, 0), vec3_units(0, 0, 1),
                              vec3_units(2, -2, 2));
    CHECK(vec3_equal(box.half, vec3_units(1, -1, 1)) &&
          !graze_obb_contains_point(&box, &box.center));
    box = of_matrix(vec3_units(1, 0, 0), vec3_units(0, 1, 0), vec3_units(0, 0, 0),
                    vec3_units(2, 2, -2));
    CHECK(box.half.z == GRAZE_C(-2) && !graze_obb_contains_point(&box, &box.center));
}

static void obb_from_spans_the_world(void)
{
    graze_obb box = of_matrix(graze_vec3_of(WORLD, 0, 0), vec3_units(0, 1, 0), vec3_units(0, 0, 1),
                              vec3_units(0, 1, 1));
    CHECK(box.half.x == 0 && box.axis[0].x == GRAZE_ONE);
}

static void obb_from_saturates(void)
{
    const graze_scalar most = GRAZE_SCALAR_MAX;
    graze_obb box = of_matrix(vec3_units(4, 0, 0), vec3_units(0, 4, 0), vec3_units(0, 0, 4),
                              graze_vec3_of(most, -most, 0));
    CHECK(box.half.x == GRAZE_SCALAR_MAX && box.half.y == GRAZE_SCALAR_MIN && box.half.z == 0);
}

static void obb_from_overwrites_argument(void)
{
    graze_obb box = obb_usual(), want, got = box;
    graze_vec3 size = vec3_units(1, 2, 3);
    graze_obb_from_axes(&box.center, box.axis, &size, &want);
    graze_obb_from_axes(&got.center, got.axis, &size, &got);
    CHECK(vec3_equal(got.axis[0], want.axis[0]) && vec3_equal(got.axis[1], want.axis[1]));
    CHECK(vec3_equal(got.center, want.center) && vec3_equal(got.half, want.half));
}

static void obb_from_has_no_number(void)
{
    const graze_scalar strange = scalar_of_bits(strange_bits[0]);
    graze_obb box = of_matrix(graze_vec3_of(strange, 0, 0), vec3_units(0, 1, 0),
                              vec3_units(0, 0, 1), vec3_units(2, 2, 2));
#if GRAZE_FLOAT
    CHECK(!(box.half.x >= 0) && !(box.axis[0].x >= 0) && box.half.y == 1);
#else
    CHECK(box.half.x == strange && box.axis[0].x == GRAZE_ONE);
#endif
}

POLICY_CANNOT_OCCUR(obb_from, has_no_normal,
                    "a zero column makes a flat box with axes of unit length")

void test_obb_from(void)
{
    CONSTRUCTION_COLUMN(obb_from);
}
