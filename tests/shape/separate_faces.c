/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A sphere that moves out of a triangle, to one of its sides. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"
#include "boxes.h"

#define P(x, y, z) vec3_units(x, y, z)

/* Its front is +z. */
static const graze_triangle face = {AT(0, 0, 0), AT(4, 0, 0), AT(0, 3, 0)};

static bool moves(const graze_triangle *target, graze_sphere mover, const graze_vec3 *from,
                  graze_vec3 move, graze_vec3 normal)
{
    graze_vec3 by = P(9, 9, 9), out = P(9, 9, 9);
    if (graze_triangle_separate_sphere(target, &mover, from, &by, &out) != GRAZE_MOVED ||
        !vec3_equal(by, move) || !vec3_equal(out, normal))
        return false;
    mover.center = graze_vec3_add(mover.center, by);
    return graze_triangle_separate_sphere(target, &mover, from, &by, &out) == GRAZE_FREE;
}

static bool stays(const graze_triangle *target, graze_sphere mover)
{
    const graze_vec3 from = P(1, 1, -1);
    graze_vec3 by = P(9, 9, 9), out = P(9, 9, 9);
    return graze_triangle_separate_sphere(target, &mover, &from, &by, &out) == GRAZE_FREE &&
           vec3_equal(by, P(9, 9, 9)) && vec3_equal(out, P(9, 9, 9));
}

static void to_the_side_of_the_center(void)
{
    const graze_sphere front = {AT(1, 1, 0.25), GRAZE_C(1)}, back = {AT(1, 1, -0.25), GRAZE_C(1)};
    const graze_sphere middle = {AT(1, 1, 0), GRAZE_C(1)};
    check_case("to the side of the center");
    CHECK(moves(&face, front, 0, P(0, 0, 0.75), P(0, 0, 1)));
    CHECK(moves(&face, back, 0, P(0, 0, -0.75), P(0, 0, -1)));
    CHECK(moves(&face, middle, 0, P(0, 0, 1), P(0, 0, 1)));
}

static void to_the_side_of_from(void)
{
    const graze_sphere front = {AT(1, 1, 0.25), GRAZE_C(1)},
                       beside = {AT(2, -0.5, 0.5), GRAZE_C(1)};
    const graze_vec3 above = P(9, 9, 2), below = P(-9, 0, -0.5), level = P(3, 3, 0);
    check_case("to the side of from");
    CHECK(moves(&face, front, &above, P(0, 0, 0.75), P(0, 0, 1)));
    CHECK(moves(&face, front, &below, P(0, 0, -1.25), P(0, 0, -1)));
    CHECK(moves(&face, front, &level, P(0, 0, 0.75), P(0, 0, 1)));
    CHECK(moves(&face, beside, &below, P(0, 0, -1.5), P(0, 0, -1)));
}

/* Beside an edge and a corner it moves straight away from them. */
static void around_the_border(void)
{
    const graze_sphere edge = {AT(2, -0.5, 0), GRAZE_C(1)}, corner = {AT(-0.5, 0, 0), GRAZE_C(1)};
    const graze_sphere on_edge = {AT(2, 0, 0), GRAZE_C(1)};
    check_case("around the border");
    CHECK(moves(&face, edge, 0, P(0, -0.5, 0), P(0, -1, 0)));
    CHECK(moves(&face, corner, 0, P(-0.5, 0, 0), P(-1, 0, 0)));
    CHECK(moves(&face, on_edge, 0, P(0, 0, 1), P(0, 0, 1)));
}

static void free_places(void)
{
    const graze_sphere touching = {AT(1, 1, 1), GRAZE_C(1)}, point = {AT(1, 1, 0), 0};
    const graze_sphere none = {AT(1, 1, 0), GRAZE_C(-1)}, beyond = {AT(-3, -4, 0), GRAZE_C(5)};
    const graze_sphere passed = {AT(1, 1, 2), GRAZE_C(1)};
    check_case("free places");
    CHECK(stays(&face, touching) && stays(&face, point) && stays(&face, none));
    CHECK(stays(&face, beyond) && stays(&face, passed));
}

/* A segment, and a point. */
static void without_area(void)
{
    const graze_triangle line = {AT(0, 0, 0), AT(4, 0, 0), AT(2, 0, 0)};
    const graze_triangle point = {AT(1, 1, 1), AT(1, 1, 1), AT(1, 1, 1)};
    const graze_sphere above = {AT(1, 0, 0.5), GRAZE_C(1)}, inside = {AT(1, 1, 1), GRAZE_C(1)};
    const graze_sphere on = {AT(1, 0, 0), GRAZE_C(1)};
    graze_vec3 move, normal;
    check_case("without area");
    CHECK(moves(&line, above, 0, P(0, 0, 0.5), P(0, 0, 1)));
    CHECK(graze_triangle_separate_sphere(&line, &on, 0, &move, &normal) == GRAZE_MOVED);
    CHECK(move.x == 0 && (move.y == 0) != (move.z == 0));
    CHECK(moves(&point, inside, 0, P(-1, 0, 0), P(-1, 0, 0)));
}

#if GRAZE_FLOAT

static void limits_of_the_build(void)
{
    graze_sphere strange = {AT(1, 1, 0), GRAZE_C(1)};
    check_case("floats");
    strange.center.y = some_nan();
    CHECK(stays(&face, strange));
}

#else

/* The front is out of the world: to the back, or not at all. */
static void limits_of_the_build(void)
{
    const graze_scalar end = GRAZE_SCALAR_MAX;
    const graze_triangle high = {{0, 0, end}, {GRAZE_C(4), 0, end}, {0, GRAZE_C(4), end}};
    const graze_sphere mover = {{GRAZE_C(1), GRAZE_C(1), end}, GRAZE_C(1)};
    const graze_vec3 from = {0, 0, end};
    graze_vec3 move, normal;
    check_case("the end of the world");
    CHECK(GRAZE_SMALL_WORLD || moves(&high, mover, 0, P(0, 0, -1), P(0, 0, -1)));
    CHECK(GRAZE_SMALL_WORLD ||
          graze_triangle_separate_sphere(&high, &mover, &from, &move, &normal) == GRAZE_NO_PLACE);
}

#endif

void test_separate_faces(void)
{
    check_group("separate_faces");
    to_the_side_of_the_center();
    to_the_side_of_from();
    around_the_border();
    free_places();
    without_area();
    limits_of_the_build();
}
