/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A sphere against a box: the policy, the cases of the article, and distances. */
#include "boxes.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"

static graze_sphere sphere_at(graze_vec3 center, graze_scalar radius)
{
    graze_sphere s;
    s.center = center;
    s.radius = radius;
    return s;
}

static void check_one(graze_aabb box, graze_vec3 center, graze_scalar radius, bool overlap)
{
    graze_sphere sphere = sphere_at(center, radius);
    CHECK(graze_aabb_overlaps_sphere(&box, &sphere) == overlap);
}

/* Checks each image of the scene. */
static void check_sphere(graze_aabb box, graze_vec3 center, graze_scalar radius, bool overlap)
{
    check_one(box, center, radius, overlap);
    for (int i = 0; i < IMAGES; i++)
        check_one(image_of_box(box, i), image_of_point(center, i), i == 4 ? radius * 2 : radius,
                  overlap);
}

static graze_aabb cube_at_origin(void)
{
    const graze_aabb cube = CUBE;
    return cube;
}

#define CENTER(x, y, z) vec3_at(GRAZE_C(x), GRAZE_C(y), GRAZE_C(z))

static void aabb_sphere_stays_apart(void)
{
    check_sphere(cube_at_origin(), CENTER(3, 0, 0), GRAZE_C(2) - RAW, false);
    check_sphere(cube_at_origin(), CENTER(2, 2, 0), GRAZE_C(1.25), false); /* past an edge */
    check_sphere(cube_at_origin(), CENTER(2, 2, 2), GRAZE_C(1.5), false);  /* past a corner */
    check_sphere(cube_at_origin(), CENTER(0, -9, 0), GRAZE_C(1), false);
}

/* Off a face; off an edge by 3, 4, 5; off a corner by 1, 2, 2, 3 and 2, 3, 6, 7. */
static void aabb_sphere_only_touches(void)
{
    check_sphere(cube_at_origin(), CENTER(3, 0.5, 0), GRAZE_C(2), true);
    check_sphere(cube_at_origin(), CENTER(4, 5, 0.5), GRAZE_C(5), true);
    check_sphere(cube_at_origin(), CENTER(4, 5, 0.5), GRAZE_C(5) - RAW, false);
    check_sphere(cube_at_origin(), CENTER(2, 3, 3), GRAZE_C(3), true);
    check_sphere(cube_at_origin(), CENTER(2, 3, 3), GRAZE_C(3) - RAW, false);
    check_sphere(cube_at_origin(), CENTER(3, 4, 7), GRAZE_C(7), true);
    check_sphere(cube_at_origin(), CENTER(3, 4, 7.0000152587890625), GRAZE_C(7), false);
}

static void aabb_sphere_meets(void)
{
    check_sphere(cube_at_origin(), CENTER(1.5, 0, 0), GRAZE_C(1), true);
    check_sphere(cube_at_origin(), CENTER(2, 3, 3), GRAZE_C(3) + RAW, true);
    check_sphere(cube_at_origin(), CENTER(1, 1, 1), GRAZE_C(0.5), true);
}

static void aabb_sphere_is_within(void)
{
    check_sphere(cube_at_origin(), CENTER(0.25, 0, 0), GRAZE_C(0.5), true);
    check_sphere(cube_at_origin(), CENTER(0.25, 0, 0), GRAZE_C(50), true);
}

static void aabb_sphere_meets_a_flat_one(void)
{
    const graze_aabb point = {AT(1, 2, 3), AT(1, 2, 3)};
    check_sphere(cube_at_origin(), CENTER(0.5, 0, 0), 0, true);
    check_sphere(cube_at_origin(), CENTER(1, 1, 1), 0, true);
    check_sphere(cube_at_origin(), vec3_at(GRAZE_ONE + RAW, 0, 0), 0, false);
    check_sphere(point, CENTER(1, 2, 3), 0, true);
    check_sphere(point, CENTER(1, 2, 4), GRAZE_ONE, true);
    check_sphere(point, CENTER(1, 2, 4), GRAZE_ONE - RAW, false);
}

static void aabb_sphere_meets_an_empty_one(void)
{
    check_sphere(cube_at_origin(), CENTER(0, 0, 0), -RAW, false);
    check_one(cube_at_origin(), CENTER(0, 0, 0), GRAZE_SCALAR_MIN, false);
    for (int axis = 0; axis < 3; axis++) {
        graze_aabb empty = CUBE;
        (&empty.min.x)[axis] = GRAZE_C(2);
        check_sphere(empty, CENTER(0, 0, 0), GRAZE_C(1000), false);
        check_sphere(empty, CENTER(1.5, 1.5, 1.5), GRAZE_C(9), false);
    }
}

static void aabb_sphere_spans_the_world(void)
{
    const graze_vec3 low = vec3_at(-WORLD, -WORLD, -WORLD), high = vec3_at(WORLD, WORLD, WORLD);
    const graze_aabb world = aabb_of(low, high), first = aabb_of(low, low);
    check_one(world, high, 0, true);
    check_one(world, low, WORLD, true);
    check_one(first, high, WORLD, false);
    check_one(first, vec3_at(0, -WORLD, -WORLD), WORLD, true);
    check_one(first, vec3_at(0, -WORLD / 2, -WORLD), WORLD, false);
#if !GRAZE_FLOAT
    check_one(first, vec3_at(1, -WORLD, -WORLD), WORLD, false);
    for (int axis = 0; axis < 3; axis++) { /* (2^32 - 1)^2 + 2 r^2 < 2^64 + r^2 */
        const graze_vec3 corner = {INT32_MIN, INT32_MIN, INT32_MIN};
        graze_vec3 center = {INT32_MIN + 92681, INT32_MIN + 92681, INT32_MIN + 92681};
        (&center.x)[axis] = INT32_MAX;
        check_one(aabb_of(corner, corner), center, 92681, false);
    }
    check_one(world, vec3_at(INT32_MIN, INT32_MIN, INT32_MIN), 1, false); /* off by 1, 1, 1 */
    check_one(world, vec3_at(INT32_MIN, INT32_MIN, INT32_MIN), 2, true);
#endif
}

#if GRAZE_FLOAT
static void aabb_sphere_has_no_number(void)
{
    const graze_scalar inf = some_infinity();
    const graze_aabb half = {{-inf, -inf, -inf}, {0, inf, inf}};
    for (int field = 0; field < 10; field++) {
        graze_aabb box = CUBE;
        graze_sphere sphere = {AT(0, 0, 0), GRAZE_ONE};
        (field < 6 ? &box.min.x : &sphere.center.x)[field % 6] = some_nan();
        CHECK(!graze_aabb_overlaps_sphere(&box, &sphere));
    }
    check_one(half, CENTER(2, 9, 9), GRAZE_C(2), true);
    check_one(half, CENTER(3, 9, 9), GRAZE_C(2), false);
    check_one(cube_at_origin(), CENTER(5, 5, 5), inf, true);
    check_one(cube_at_origin(), vec3_at(inf, 0, 0), GRAZE_SCALAR_MAX, false);
    check_one(cube_at_origin(), vec3_at(1e30f, 1e30f, 0), 1.2e30f, false);
}
#else
static void aabb_sphere_has_no_number(void)
{
    const graze_aabb box = {{some_nan(), 0, 0}, {some_nan(), 0, 0}};
    check_one(box, vec3_at(some_nan() + 3, 4, 0), 5, true);
    check_one(box, vec3_at(some_nan() + 3, 4, 1), 5, false);
    check_one(box, vec3_at(0, 0, 0), some_infinity(), false);
    check_one(box, vec3_at(0, 0, 0), some_nan(), true);
}
#endif

/* The article "Sphere-AABB Intersection" clamps the center to the box on each axis, and compares
 * the squared distance with the squared radius. The boxes: Unity's default cube, and one given
 * by min and max. */
static void test_article(void)
{
    const graze_vec3 center = AT(0, 0, 0), size = AT(1, 1, 1);
    graze_aabb cube, bounds = {AT(2, -1, 0), AT(6, 3, 8)};
    graze_vec3 nearest;
    check_case("from its bounds' center and size");
    graze_aabb_from_center_size(&center, &size, &cube);
    check_sphere(cube, CENTER(1, 0, 0), GRAZE_C(0.5), true);
    check_sphere(cube, CENTER(1, 1, 0), GRAZE_C(0.5), false);
    check_sphere(cube, CENTER(1, 1, 0), GRAZE_C(0.75), true);
    check_case("less than min: min; greater than max: max; else as it is");
    const graze_vec3 outside = AT(1, 1, 10);
    graze_aabb_closest_point(&bounds, &outside, &nearest);
    CHECK(vec3_equal(nearest, CENTER(2, 1, 8)));
    check_case("the distance from S to C is at most r");
    check_one(bounds, outside, GRAZE_C(2.25), true);
    check_one(bounds, outside, GRAZE_C(2.2), false);
    check_case("S in the box");
    const graze_vec3 inside = AT(3, 0, 4);
    graze_aabb_closest_point(&bounds, &inside, &nearest);
    CHECK(vec3_equal(nearest, inside));
    check_one(bounds, inside, 0, true);
}

/* A sphere overlaps the box exactly if its radius is at least the distance. */
static void test_against_distance(void)
{
    for (int i = 0; i < 27 * 27; i += 2) {
        graze_aabb box = aabb_of(lattice_point(i % 27, GRAZE_ONE), CENTER(1, 0.5, 1));
        graze_vec3 p = lattice_point(i / 27, GRAZE_C(3));
        graze_wide squared = graze_aabb_distance_sq(&box, &p);
        for (int r = -1; r < 6; r++) {
            graze_scalar radius = (graze_scalar)r * GRAZE_ONE;
            bool within = r >= 0 && !aabb_is_empty(&box) && squared <= (graze_wide)radius * radius;
            check_one(box, p, radius, within);
        }
    }
}

POLICY_CANNOT_OCCUR(aabb_sphere, has_no_normal, "the normals of a box are the axes of the world")

void test_aabb_sphere(void)
{
    SOLID_COLUMN(aabb_sphere);
    check_group("the article on spheres and boxes");
    test_article();
    check_group("spheres and distances");
    test_against_distance();
}
