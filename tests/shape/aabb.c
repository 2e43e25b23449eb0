/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A box and points: which points it contains. */
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"

static graze_scalar on_axis(int step)
{
    return (graze_scalar)step * GRAZE_ONE;
}

/* All points of a 5 x 5 x 5 lattice; the cube in its middle contains 3 x 3 x 3 of them. */
static void test_lattice(void)
{
    const graze_aabb cube = {AT(-1, -1, -1), AT(1, 1, 1)};
    for (int i = 0; i < 125; i++) {
        int x = i % 5 - 2, y = i / 5 % 5 - 2, z = i / 25 - 2;
        graze_vec3 p = {on_axis(x), on_axis(y), on_axis(z)};
        bool inside = x * x <= 1 && y * y <= 1 && z * z <= 1;
        CHECK(graze_aabb_contains_point(&cube, &p) == inside);
    }
}

static void test_flat_and_empty(void)
{
    const graze_aabb point = {AT(1, 2, 3), AT(1, 2, 3)};
    const graze_aabb inverted = {AT(1, -1, -1), AT(-1, 1, 1)};
    const graze_vec3 at = AT(1, 2, 3), beside = AT(1, 2, 3.0000153), origin = AT(0, 0, 0);
    CHECK(graze_aabb_contains_point(&point, &at));
    CHECK(!graze_aabb_contains_point(&point, &beside));
    CHECK(!graze_aabb_contains_point(&inverted, &origin));
}

static void test_whole_world(void)
{
    const graze_vec3 low = {GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN};
    const graze_vec3 high = {GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX};
    const graze_aabb world = {low, high}, nothing = {high, low};
    CHECK(graze_aabb_contains_point(&world, &low) && graze_aabb_contains_point(&world, &high));
    CHECK(!graze_aabb_contains_point(&nothing, &low) &&
          !graze_aabb_contains_point(&nothing, &high));
}

#if GRAZE_FLOAT
/* A NaN in any one field of the box or the point. */
static void test_no_number(void)
{
    union {
        uint32_t bits;
        float number;
    } nan;
    nan.bits = 0x7fc00000;
    for (int index = 0; index < 9; index++) {
        graze_aabb box = {AT(-1, -1, -1), AT(1, 1, 1)};
        graze_vec3 point = AT(0, 0, 0);
        graze_scalar *field = index < 6 ? &box.min.x + index : &point.x + (index - 6);
        *field = nan.number;
        CHECK(!graze_aabb_contains_point(&box, &point));
    }
}
#endif

void test_aabb(void)
{
    check_group("points in a box");
    test_lattice();
    test_flat_and_empty();
    test_whole_world();
#if GRAZE_FLOAT
    test_no_number();
#endif
}
