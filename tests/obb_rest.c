/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What makes an oriented box, what is built from one, and spheres against it: the policy. */
#include "check.h"
#include "policy.h"
#include "shapes.h"
#include "tests.h"

/* Turned by a quarter about z: x of the box is y of the world, y of it -x. */
static graze_obb quarter(graze_scalar x, graze_scalar y, graze_scalar z)
{
    const graze_obb turned = {AT(10, 0, 0), {AT(0, 1, 0), AT(-1, 0, 0), AT(0, 0, 1)}, AT(0, 0, 0)};
    graze_obb box = turned;
    box.half = graze_vec3_of(x, y, z);
    return box;
}

static graze_obb usual(void)
{
    return quarter(GRAZE_C(3), GRAZE_C(1), GRAZE_C(2));
}

static graze_vec3 v(double x, double y, double z)
{
    return graze_vec3_of(graze_from_float((float)x), graze_from_float((float)y),
                         graze_from_float((float)z));
}

/* ---- Spheres ---- */

static bool meets(graze_obb box, graze_vec3 center, double radius)
{
    graze_sphere sphere;
    sphere.center = center;
    sphere.radius = graze_from_float((float)radius);
    return graze_obb_overlaps_sphere(&box, &sphere);
}

static void obb_sphere_stays_apart(void)
{
    CHECK(!meets(usual(), v(12.25, 0, 0), 1));
    CHECK(!meets(usual(), v(10, -5, 0), 1.5));
    CHECK(!meets(usual(), v(10, 0, 4), 1));
    CHECK(!meets(usual(), v(12, 4, 0), 1.25)); /* at an edge: within on each axis */
}

static void obb_sphere_only_touches(void)
{
    CHECK(meets(usual(), v(12, 0, 0), 1) && meets(usual(), v(10, -5, 0), 2));
    CHECK(meets(usual(), v(14, 7, 0), 5) && meets(usual(), v(7, -5, 3), 3));
}

static void obb_sphere_meets(void)
{
    CHECK(meets(usual(), v(11.5, 2, 1), 1) && meets(usual(), v(11, 3, 2), 0.5));
}

static void obb_sphere_is_within(void)
{
    CHECK(meets(usual(), v(10, 0, 0), 0.5) && meets(usual(), v(10, 0, 0), 100));
}

static void obb_sphere_meets_a_flat_one(void)
{
    CHECK(meets(quarter(0, 0, 0), v(10, 0, 0), 0) && !meets(quarter(0, 0, 0), v(10, 1, 0), 0));
    CHECK(meets(usual(), v(11, 3, 2), 0) && meets(quarter(GRAZE_ONE, 0, 0), v(11, 1, 0), 1));
}

static void obb_sphere_meets_an_empty_one(void)
{
    CHECK(!meets(usual(), v(10, 0, 0), -1));
    CHECK(!meets(quarter(-GRAZE_ONE, 5, 5), v(10, 0, 0), 1));
    CHECK(!meets(quarter(5, -GRAZE_ONE, 5), v(10, 0, 0), 1));
    CHECK(!meets(quarter(5, 5, -GRAZE_ONE), v(10, 0, 0), 1));
}

static void obb_sphere_spans_the_world(void)
{
    graze_obb box = usual();
    graze_sphere sphere;
    box.center = graze_vec3_of(-WORLD / 2, 0, 0);
    sphere.center = graze_vec3_of(WORLD / 2, 0, 0);
    sphere.radius = WORLD / 2;
    CHECK(!graze_obb_overlaps_sphere(&box, &sphere));
    box.half.y = WORLD / 2;
    CHECK(graze_obb_overlaps_sphere(&box, &sphere));
    box.axis[1].x = GRAZE_SCALAR_MIN / 2; /* in the fixed build: more than 2^64 */
    sphere.center.x = GRAZE_SCALAR_MAX;
    box.center.x = GRAZE_SCALAR_MIN;
    box.half.y = 0;
    CHECK(!graze_obb_overlaps_sphere(&box, &sphere));
}

static void obb_sphere_has_no_number(void)
{
    for (int i = 0; i < 15 + 4; i++) {
        graze_obb box = usual();
        graze_sphere sphere = {AT(10, 0, 0), GRAZE_C(1)};
        graze_scalar *place = i < 15 ? &box.center.x + i : &sphere.center.x + (i - 15);
        *place = scalar_of_bits(strange_bits[0]);
#if GRAZE_FLOAT
        CHECK(!graze_obb_overlaps_sphere(&box, &sphere));
#else
        (void)graze_obb_overlaps_sphere(&box, &sphere);
        CHECK(*place > GRAZE_C(1));
#endif
    }
}

/* ---- The nearest point ---- */

static graze_vec3 nearest(graze_obb box, graze_vec3 point)
{
    graze_obb_closest_point(&box, &point, &point);
    return point;
}

static void obb_point_is_as_defined(void)
{
    CHECK(vec3_equal(nearest(usual(), v(10.5, 2.5, -1)), v(10.5, 2.5, -1)));
    CHECK(vec3_equal(nearest(usual(), v(20, 1, 1)), v(11, 1, 1)));
    CHECK(vec3_equal(nearest(usual(), v(9.5, -7, 1)), v(9.5, -3, 1)));
    CHECK(vec3_equal(nearest(usual(), v(0, 40, -9)), v(9, 3, -2)));
}

/* Half a raw unit, away from the center. */
static void obb_point_rounds(void)
{
    const graze_scalar one = GRAZE_SCALAR_MAX / GRAZE_SCALAR_MAX;
    graze_obb box = quarter(one, one, one);
    box.axis[0].y = GRAZE_ONE / 2;
    box.axis[1].x = -(GRAZE_ONE / 2);
    graze_vec3 p = nearest(box, v(20, 5, 0));
    CHECK(p.x == box.center.x + one / (GRAZE_FRACTION_ONE == 1 ? 2 : 1));
    CHECK(p.y == (GRAZE_FRACTION_ONE == 1 ? one / 2 : one) && p.z == 0);
}

static void obb_point_is_of_a_flat_one(void)
{
    CHECK(vec3_equal(nearest(quarter(0, 0, 0), v(3, 4, 5)), v(10, 0, 0)));
    CHECK(vec3_equal(nearest(quarter(GRAZE_ONE, 0, 0), v(3, 4, 5)), v(10, 1, 0)));
}

static void obb_point_is_of_an_empty_one(void)
{
    CHECK(vec3_equal(nearest(quarter(-GRAZE_ONE, 1, 1), v(3, 4, 5)), v(3, 4, 5)));
    CHECK(vec3_equal(nearest(quarter(1, -GRAZE_ONE, 1), v(3, 4, 5)), v(3, 4, 5)));
    CHECK(vec3_equal(nearest(quarter(1, 1, -GRAZE_ONE), v(3, 4, 5)), v(3, 4, 5)));
}

static void obb_point_spans_the_world(void)
{
    graze_obb box = usual();
    graze_vec3 p = graze_vec3_of(-WORLD, WORLD, 0);
    CHECK(vec3_equal(nearest(box, p), v(9, 3, 0)));
    box.half = graze_vec3_of(WORLD / 2, WORLD / 2, WORLD / 2);
    box.center.x = 0;
    CHECK(vec3_equal(nearest(box, p), graze_vec3_of(-(WORLD / 2), WORLD / 2, 0)));
}

/* A nearest point out of the world. */
static void obb_point_saturates(void)
{
    graze_obb box = usual();
    box.center.x = 0;
    box.half.y = GRAZE_SCALAR_MAX / 2;
    box.axis[1].x = GRAZE_SCALAR_MIN / 4;
    graze_vec3 p = nearest(box, graze_vec3_of(GRAZE_SCALAR_MIN / 2, 0, GRAZE_C(5)));
    CHECK(p.x == GRAZE_SCALAR_MIN && p.z == GRAZE_C(2));
}

static void obb_point_overwrites_argument(void)
{
    graze_obb box = usual();
    graze_vec3 p = v(0, 40, -9), q;
    graze_obb_closest_point(&box, &p, &q);
    graze_obb_closest_point(&box, &p, &p);
    CHECK(vec3_equal(p, q));
}

static void obb_point_has_no_number(void)
{
    graze_vec3 p = nearest(usual(), graze_vec3_of(scalar_of_bits(strange_bits[0]), 5, 9));
#if GRAZE_FLOAT
    CHECK(!(p.x <= 0) && !(p.x >= 0));
#else
    CHECK(p.x == GRAZE_C(11));
#endif
}

/* ---- Making one ---- */

static graze_obb of_matrix(graze_vec3 x, graze_vec3 y, graze_vec3 z, graze_vec3 size)
{
    graze_matrix m;
    graze_obb box;
    m.x = x;
    m.y = y;
    m.z = z;
    m.origin = v(1, 2, 3);
    graze_obb_from_matrix(&m, &size, &box);
    return box;
}

/* The articles' own: rotated, scaled, mirrored. */
static void obb_from_is_as_defined(void)
{
    graze_obb box = of_matrix(v(0, 2, 0), v(-3, 0, 0), v(0, 0, -1), v(4, 2, 6));
    CHECK(vec3_equal(box.center, v(1, 2, 3)) && vec3_equal(box.half, v(4, 3, 3)));
    CHECK(vec3_equal(box.axis[0], v(0, 1, 0)) && vec3_equal(box.axis[1], v(-1, 0, 0)));
    CHECK(vec3_equal(box.axis[2], v(0, 0, -1)));
    graze_segment s = {AT(1, -8, 3), AT(1, 8, 3)};
    graze_line_hit hit;
    CHECK(graze_obb_linecast(&box, &s, &hit) == GRAZE_HIT && hit.fraction == FRACTION(0.375));
    CHECK(vec3_equal(hit.point, v(1, -2, 3)) && vec3_equal(hit.normal, v(0, -1, 0)));
    const graze_quaternion turn = {0, 0, GRAZE_C(5), GRAZE_C(5)};
    graze_vec3 center = v(10, 0, 0), size = v(6, 2, 4), axes[3];
    graze_obb want = usual(), got;
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
    graze_obb box = of_matrix(v(1, 0, 0), v(0, 1, 0), v(0, 0, 1), graze_vec3_of(one, -one, 0));
    CHECK(box.half.x == half && box.half.y == -half && box.half.z == 0);
    const graze_quaternion none = {0, 0, 0, 0};
    graze_vec3 size = graze_vec3_of(one, -one, 0), center = v(0, 0, 0);
    graze_obb_from_quaternion(&center, &none, &size, &box);
    CHECK(box.half.x == half && box.half.y == -half && box.half.z == 0);
    CHECK(vec3_equal(box.axis[0], v(1, 0, 0)) && vec3_equal(box.axis[1], v(0, 1, 0)));
    CHECK(vec3_equal(box.axis[2], v(0, 0, 1)));
}

/* Zero columns: two, one, none left; and where the other two are parallel. */
static void obb_from_is_of_a_flat_one(void)
{
    const graze_vec3 o = v(0, 0, 0), x = v(2, 0, 0), y = v(0, 2, 0), z = v(0, 0, 2);
    const graze_vec3 columns[][3] = {{x, y, o}, {o, y, z}, {x, o, z}, {x, o, o}, {o, y, o},
                                     {o, o, z}, {o, o, o}, {x, x, o}, {o, y, y}, {z, o, z}};
    for (unsigned i = 0; i < sizeof columns / sizeof columns[0]; i++) {
        const graze_vec3 *c = columns[i];
        graze_obb box = of_matrix(c[0], c[1], c[2], v(1, 1, 1));
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
    graze_obb box = of_matrix(v(1, 0, 0), v(0, 1, 0), v(0, 0, 1), v(2, -2, 2));
    CHECK(vec3_equal(box.half, v(1, -1, 1)) && !graze_obb_contains_point(&box, &box.center));
}

static void obb_from_spans_the_world(void)
{
    graze_obb box = of_matrix(graze_vec3_of(WORLD, 0, 0), v(0, 1, 0), v(0, 0, 1), v(0, 1, 1));
    CHECK(box.half.x == 0 && box.axis[0].x == GRAZE_ONE);
}

static void obb_from_saturates(void)
{
    const graze_scalar most = GRAZE_SCALAR_MAX;
    graze_obb box = of_matrix(v(4, 0, 0), v(0, 4, 0), v(0, 0, 4), graze_vec3_of(most, -most, 0));
    CHECK(box.half.x == GRAZE_SCALAR_MAX && box.half.y == GRAZE_SCALAR_MIN && box.half.z == 0);
}

static void obb_from_overwrites_argument(void)
{
    graze_obb box = usual(), want, got = box;
    graze_vec3 size = v(1, 2, 3);
    graze_obb_from_axes(&box.center, box.axis, &size, &want);
    graze_obb_from_axes(&got.center, got.axis, &size, &got);
    CHECK(vec3_equal(got.axis[0], want.axis[0]) && vec3_equal(got.axis[1], want.axis[1]));
    CHECK(vec3_equal(got.center, want.center) && vec3_equal(got.half, want.half));
}

static void obb_from_has_no_number(void)
{
    const graze_scalar strange = scalar_of_bits(strange_bits[0]);
    graze_obb box = of_matrix(graze_vec3_of(strange, 0, 0), v(0, 1, 0), v(0, 0, 1), v(2, 2, 2));
#if GRAZE_FLOAT
    CHECK(!(box.half.x >= 0) && !(box.axis[0].x >= 0) && box.half.y == 1);
#else
    CHECK(box.half.x == strange && box.axis[0].x == GRAZE_ONE);
#endif
}

void test_obb_rest(void)
{
    SOLID_COLUMN(obb_sphere);
    CONSTRUCTION_COLUMN(obb_point);
    CONSTRUCTION_COLUMN(obb_from);
}
