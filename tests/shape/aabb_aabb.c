/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Two boxes: whether they overlap, and whether one contains the other. */
#include "boxes.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"

/* Checks both orders of the two boxes, in each image of the scene. */
static void check_pair(graze_aabb a, graze_aabb b, bool overlap, bool a_holds_b)
{
    CHECK(graze_aabb_overlaps_aabb(&a, &b) == overlap);
    CHECK(graze_aabb_overlaps_aabb(&b, &a) == overlap);
    CHECK(graze_aabb_contains_aabb(&a, &b) == a_holds_b);
    for (int i = 0; i < IMAGES; i++) {
        graze_aabb p = image_of_box(a, i), q = image_of_box(b, i);
        CHECK(graze_aabb_overlaps_aabb(&p, &q) == overlap);
        CHECK(graze_aabb_contains_aabb(&p, &q) == a_holds_b);
    }
}

static void aabb_aabb_stays_apart(void)
{
    const graze_aabb cube = CUBE;
    const graze_aabb beside = {AT(1.0000152587890625, -1, -1), AT(3, 1, 1)};
    const graze_aabb above = {AT(-1, 2, -1), AT(1, 3, 1)}, behind = {AT(-1, -1, -9), AT(1, 1, -2)};
    check_pair(cube, beside, false, false);
    check_pair(cube, above, false, false);
    check_pair(cube, behind, false, false);
}

static void aabb_aabb_only_touches(void)
{
    const graze_aabb cube = CUBE;
    const graze_aabb face = {AT(1, -0.5, -0.5), AT(2, 0.5, 0.5)};
    const graze_aabb edge = {AT(1, 1, -0.5), AT(2, 2, 0.5)}, corner = {AT(1, 1, 1), AT(2, 2, 2)};
    check_pair(cube, face, true, false);
    check_pair(cube, edge, true, false);
    check_pair(cube, corner, true, false);
}

static void aabb_aabb_meets(void)
{
    const graze_aabb cube = CUBE;
    const graze_aabb askew = {AT(0, 0.5, -3), AT(2, 5, -0.5)};
    const graze_aabb through = {AT(-0.5, -0.5, -5), AT(0.5, 0.5, 5)};
    check_pair(cube, askew, true, false);
    check_pair(cube, through, true, false);
}

static void aabb_aabb_is_within(void)
{
    const graze_aabb cube = CUBE;
    const graze_aabb small = {AT(-0.5, 0, 0), AT(0.5, 0.25, 0.5)};
    const graze_aabb at_a_face = {AT(0, 0, -1), AT(0.5, 0.25, 1)};
    const graze_aabb larger = {AT(-1, -1, -1), AT(1, 1, 1.0000152587890625)};
    check_pair(cube, small, true, true);
    check_pair(cube, at_a_face, true, true);
    check_pair(cube, cube, true, true);
    check_pair(cube, larger, true, false);
    check_pair(larger, cube, true, true);
}

static void aabb_aabb_meets_a_flat_one(void)
{
    const graze_aabb cube = CUBE;
    const graze_aabb point = {AT(1, 1, 1), AT(1, 1, 1)}, off = {AT(1, 1, 2), AT(1, 1, 2)};
    const graze_aabb wall = {AT(0, -5, -5), AT(0, 5, 5)}, floor = {AT(-5, 0, -5), AT(5, 0, 5)};
    check_pair(cube, point, true, true);
    check_pair(point, point, true, true);
    check_pair(cube, off, false, false);
    check_pair(cube, wall, true, false);
    check_pair(wall, floor, true, false);
}

/* An empty box overlaps nothing, is contained in every box, and contains only empty boxes. */
static void aabb_aabb_meets_an_empty_one(void)
{
    const graze_aabb cube = CUBE, empty = {AT(1, -1, -1), AT(-1, 1, 1)};
    const graze_aabb far_off = {AT(90, 90, 99), AT(91, 91, 98)};
    check_pair(cube, empty, false, true);
    check_pair(empty, cube, false, false);
    check_pair(empty, empty, false, true);
    check_pair(empty, far_off, false, true);
    check_pair(cube, far_off, false, true);
    for (int axis = 0; axis < 3; axis++) {
        graze_aabb one = cube;
        graze_scalar *min = &one.min.x + axis, *max = &one.max.x + axis;
        *min = GRAZE_C(0.25);
        *max = GRAZE_C(-0.25);
        check_pair(cube, one, false, true);
        check_pair(one, cube, false, false);
        check_pair(one, empty, false, true);
    }
}

static void aabb_aabb_spans_the_world(void)
{
    const graze_vec3 low = vec3_at(GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN);
    const graze_vec3 high = vec3_at(GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX);
    const graze_aabb world = aabb_of(low, high), first = aabb_of(low, low),
                     last = aabb_of(high, high), cube = CUBE;
    CHECK(graze_aabb_overlaps_aabb(&world, &first) && graze_aabb_overlaps_aabb(&last, &world));
    CHECK(!graze_aabb_overlaps_aabb(&first, &last) && !graze_aabb_overlaps_aabb(&last, &first));
    CHECK(graze_aabb_contains_aabb(&world, &first) && graze_aabb_contains_aabb(&world, &last));
    CHECK(graze_aabb_contains_aabb(&world, &cube) && !graze_aabb_contains_aabb(&cube, &world));
    CHECK(graze_aabb_overlaps_aabb(&cube, &world) && graze_aabb_contains_aabb(&world, &world));
}

#if GRAZE_FLOAT
/* A NaN in any field of either box makes both predicates false, also if a box is empty. */
static void aabb_aabb_has_no_number(void)
{
    const graze_scalar inf = some_infinity();
    const graze_aabb half = {{-inf, -inf, -inf}, {0, inf, inf}}, cube = CUBE;
    for (int field = 0; field < 6; field++) {
        graze_aabb strange = CUBE, empty = {AT(1, 1, 1), AT(-1, -1, -1)};
        (&strange.min.x)[field] = some_nan();
        CHECK(!graze_aabb_overlaps_aabb(&cube, &strange));
        CHECK(!graze_aabb_overlaps_aabb(&strange, &cube));
        CHECK(!graze_aabb_contains_aabb(&cube, &strange));
        CHECK(!graze_aabb_contains_aabb(&strange, &empty));
        (&empty.min.x)[field] = some_nan();
        CHECK(!graze_aabb_contains_aabb(&cube, &empty));
    }
    CHECK(graze_aabb_overlaps_aabb(&half, &cube) && !graze_aabb_contains_aabb(&half, &cube));
}
#else
static void aabb_aabb_has_no_number(void)
{
    const graze_aabb strange = {{some_nan(), 0, 0}, {some_nan(), 0, 0}};
    const graze_aabb endless = {{some_infinity(), 0, 0}, {some_nan(), 0, 0}};
    CHECK(graze_aabb_overlaps_aabb(&strange, &strange));
    CHECK(graze_aabb_contains_aabb(&endless, &strange));
}
#endif

/* Checks all pairs of boxes of a lattice against the points of a finer lattice. */
static void test_lattice(void)
{
    for (int i = 0; i < 729; i += 4) {
        graze_aabb a = aabb_of(lattice_point(i % 27, GRAZE_ONE), lattice_point(i / 27, GRAZE_ONE));
        graze_aabb b =
            aabb_of(lattice_point(i * 7 % 27, GRAZE_ONE), vec3_at(GRAZE_ONE, 0, GRAZE_ONE));
        bool share = false, holds = true;
        for (int k = 0; k < 27; k++) {
            graze_vec3 p = lattice_point(k, GRAZE_ONE);
            bool in_a = graze_aabb_contains_point(&a, &p), in_b = graze_aabb_contains_point(&b, &p);
            share = share || (in_a && in_b);
            holds = holds && (in_a || !in_b);
        }
        CHECK(graze_aabb_overlaps_aabb(&a, &b) == share);
        CHECK(graze_aabb_contains_aabb(&a, &b) == holds);
    }
}

POLICY_CANNOT_OCCUR(aabb_aabb, has_no_normal, "the normals of a box are the axes of the world")

void test_aabb_aabb(void)
{
    SOLID_COLUMN(aabb_aabb);
    check_group("boxes of a lattice");
    test_lattice();
}
