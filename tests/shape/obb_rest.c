/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Constructions from an oriented box, and spheres against it: the policy. */
#include "../support/check.h"
#include "obb_line.h"
#include "../support/policy.h"
#include "../tests.h"

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
    CHECK(!meets(obb_usual(), vec3_units(12.25, 0, 0), 1));
    CHECK(!meets(obb_usual(), vec3_units(10, -5, 0), 1.5));
    CHECK(!meets(obb_usual(), vec3_units(10, 0, 4), 1));
    CHECK(!meets(obb_usual(), vec3_units(12, 4, 0), 1.25)); /* at an edge: within on each axis */
}

static void obb_sphere_only_touches(void)
{
    CHECK(meets(obb_usual(), vec3_units(12, 0, 0), 1) &&
          meets(obb_usual(), vec3_units(10, -5, 0), 2));
    CHECK(meets(obb_usual(), vec3_units(14, 7, 0), 5) &&
          meets(obb_usual(), vec3_units(7, -5, 3), 3));
}

static void obb_sphere_meets(void)
{
    CHECK(meets(obb_usual(), vec3_units(11.5, 2, 1), 1) &&
          meets(obb_usual(), vec3_units(11, 3, 2), 0.5));
}

static void obb_sphere_is_within(void)
{
    CHECK(meets(obb_usual(), vec3_units(10, 0, 0), 0.5) &&
          meets(obb_usual(), vec3_units(10, 0, 0), 100));
}

static void obb_sphere_meets_a_flat_one(void)
{
    CHECK(meets(obb_quarter(0, 0, 0), vec3_units(10, 0, 0), 0) &&
          !meets(obb_quarter(0, 0, 0), vec3_units(10, 1, 0), 0));
    CHECK(meets(obb_usual(), vec3_units(11, 3, 2), 0) &&
          meets(obb_quarter(GRAZE_ONE, 0, 0), vec3_units(11, 1, 0), 1));
}

static void obb_sphere_meets_an_empty_one(void)
{
    CHECK(!meets(obb_usual(), vec3_units(10, 0, 0), -1));
    CHECK(!meets(obb_quarter(-GRAZE_ONE, 5, 5), vec3_units(10, 0, 0), 1));
    CHECK(!meets(obb_quarter(5, -GRAZE_ONE, 5), vec3_units(10, 0, 0), 1));
    CHECK(!meets(obb_quarter(5, 5, -GRAZE_ONE), vec3_units(10, 0, 0), 1));
}

static void obb_sphere_spans_the_world(void)
{
    graze_obb box = obb_usual();
    graze_sphere sphere;
    box.center = graze_vec3_of(-WORLD / 2, 0, 0);
    sphere.center = graze_vec3_of(WORLD / 2, 0, 0);
    sphere.radius = WORLD / 2;
    CHECK(!graze_obb_overlaps_sphere(&box, &sphere));
    box.half.y = WORLD / 2;
    CHECK(graze_obb_overlaps_sphere(&box, &sphere));
    box.axis[1].x = GRAZE_SCALAR_MIN / 2; /* needs more than 64 bits in the fixed build */
    sphere.center.x = GRAZE_SCALAR_MAX;
    box.center.x = GRAZE_SCALAR_MIN;
    box.half.y = 0;
    CHECK(!graze_obb_overlaps_sphere(&box, &sphere));
}

static void obb_sphere_has_no_number(void)
{
    for (int i = 0; i < 15 + 4; i++) {
        graze_obb box = obb_usual();
        graze_sphere sphere = {AT(10, 0, 0), GRAZE_C(1)};
        graze_scalar *field = i < 15 ? &box.center.x + i : &sphere.center.x + (i - 15);
        *field = scalar_of_bits(strange_bits[0]);
#if GRAZE_FLOAT
        CHECK(!graze_obb_overlaps_sphere(&box, &sphere));
#else
        (void)graze_obb_overlaps_sphere(&box, &sphere);
        CHECK(*field > GRAZE_C(1));
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
    CHECK(vec3_equal(nearest(obb_usual(), vec3_units(10.5, 2.5, -1)), vec3_units(10.5, 2.5, -1)));
    CHECK(vec3_equal(nearest(obb_usual(), vec3_units(20, 1, 1)), vec3_units(11, 1, 1)));
    CHECK(vec3_equal(nearest(obb_usual(), vec3_units(9.5, -7, 1)), vec3_units(9.5, -3, 1)));
    CHECK(vec3_equal(nearest(obb_usual(), vec3_units(0, 40, -9)), vec3_units(9, 3, -2)));
}

/* Half a raw unit rounds away from the center. */
static void obb_point_rounds(void)
{
    const graze_scalar one = GRAZE_SCALAR_MAX / GRAZE_SCALAR_MAX;
    graze_obb box = obb_quarter(one, one, one);
    box.axis[0].y = GRAZE_ONE / 2;
    box.axis[1].x = -(GRAZE_ONE / 2);
    graze_vec3 p = nearest(box, vec3_units(20, 5, 0));
    CHECK(p.x == box.center.x + one / (GRAZE_FRACTION_ONE == 1 ? 2 : 1));
    CHECK(p.y == (GRAZE_FRACTION_ONE == 1 ? one / 2 : one) && p.z == 0);
}

static void obb_point_is_of_a_flat_one(void)
{
    CHECK(vec3_equal(nearest(obb_quarter(0, 0, 0), vec3_units(3, 4, 5)), vec3_units(10, 0, 0)));
    CHECK(vec3_equal(nearest(obb_quarter(GRAZE_ONE, 0, 0), vec3_units(3, 4, 5)),
                     vec3_units(10, 1, 0)));
}

static void obb_point_is_of_an_empty_one(void)
{
    CHECK(vec3_equal(nearest(obb_quarter(-GRAZE_ONE, 1, 1), vec3_units(3, 4, 5)),
                     vec3_units(3, 4, 5)));
    CHECK(vec3_equal(nearest(obb_quarter(1, -GRAZE_ONE, 1), vec3_units(3, 4, 5)),
                     vec3_units(3, 4, 5)));
    CHECK(vec3_equal(nearest(obb_quarter(1, 1, -GRAZE_ONE), vec3_units(3, 4, 5)),
                     vec3_units(3, 4, 5)));
}

static void obb_point_spans_the_world(void)
{
    graze_obb box = obb_usual();
    graze_vec3 p = graze_vec3_of(-WORLD, WORLD, 0);
    CHECK(vec3_equal(nearest(box, p), vec3_units(9, 3, 0)));
    box.half = graze_vec3_of(WORLD / 2, WORLD / 2, WORLD / 2);
    box.center.x = 0;
    CHECK(vec3_equal(nearest(box, p), graze_vec3_of(-(WORLD / 2), WORLD / 2, 0)));
}

/* The nearest point is beyond the world. */
static void obb_point_saturates(void)
{
    graze_obb box = obb_usual();
    box.center.x = 0;
    box.half.y = GRAZE_SCALAR_MAX / 2;
    box.axis[1].x = GRAZE_SCALAR_MIN / 4;
    graze_vec3 p = nearest(box, graze_vec3_of(GRAZE_SCALAR_MIN / 2, 0, GRAZE_C(5)));
    CHECK(p.x == GRAZE_SCALAR_MIN && p.z == GRAZE_C(2));
}

static void obb_point_overwrites_argument(void)
{
    graze_obb box = obb_usual();
    graze_vec3 p = vec3_units(0, 40, -9), q;
    graze_obb_closest_point(&box, &p, &q);
    graze_obb_closest_point(&box, &p, &p);
    CHECK(vec3_equal(p, q));
}

static void obb_point_has_no_number(void)
{
    graze_vec3 p = nearest(obb_usual(), graze_vec3_of(scalar_of_bits(strange_bits[0]), 5, 9));
#if GRAZE_FLOAT
    CHECK(!(p.x <= 0) && !(p.x >= 0));
    for (int i = 0; i < 15; i++) {
        graze_obb box = obb_usual();
        (&box.center.x)[i] = scalar_of_bits(strange_bits[0]);
        p = nearest(box, box.half);
        CHECK(!(p.y <= 0) && !(p.y >= 0));
    }
#else
    CHECK(p.x == GRAZE_C(11));
#endif
}

/* A zero axis imposes no limit on spheres; the closest point has no part along it. */
static void obb_sphere_has_no_normal(void)
{
    graze_obb box = obb_quarter(GRAZE_ONE, GRAZE_ONE, GRAZE_ONE);
    CHECK(!meets(box, vec3_units(10, 0, 3), 1));
    box.axis[2] = vec3_units(0, 0, 0);
    CHECK(meets(box, vec3_units(10, 0, 3), 0) && meets(box, vec3_units(10, 0, -90), 0));
    CHECK(meets(box, vec3_units(13, 0, 3), 2) && !meets(box, vec3_units(13, 0, 3), 1));
}

static void obb_point_has_no_normal(void)
{
    graze_obb box = obb_quarter(GRAZE_ONE, GRAZE_ONE, GRAZE_ONE);
    box.axis[2] = vec3_units(0, 0, 0);
    CHECK(vec3_equal(nearest(box, vec3_units(10, 0, 7)), vec3_units(10, 0, 7)));
    CHECK(vec3_equal(nearest(box, vec3_units(13, 0, 7)), vec3_units(11, 0, 0)));
}

void test_obb_rest(void)
{
    SOLID_COLUMN(obb_sphere);
    CONSTRUCTION_COLUMN(obb_point);
}
