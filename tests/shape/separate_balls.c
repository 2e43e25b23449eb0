/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A ball that moves out of a box or another ball. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"
#include "boxes.h"

#define P(x, y, z) vec3_units(x, y, z)

static const graze_aabb cube = CUBE;

typedef graze_separation out_of(const void *target, const graze_sphere *mover, graze_vec3 *move,
                                graze_vec3 *normal);

static graze_separation out_of_box(const void *target, const graze_sphere *mover, graze_vec3 *move,
                                   graze_vec3 *normal)
{
    return graze_aabb_separate_sphere(target, mover, move, normal);
}

static graze_separation out_of_ball(const void *target, const graze_sphere *mover, graze_vec3 *move,
                                    graze_vec3 *normal)
{
    return graze_sphere_separate_sphere(target, mover, move, normal);
}

/* The result, the numbers that are written, and that the moved ball is free. */
static bool moves(out_of *routine, const void *target, graze_sphere mover, graze_vec3 move,
                  graze_vec3 normal)
{
    graze_vec3 by = P(9, 9, 9), out = P(9, 9, 9);
    if (routine(target, &mover, &by, &out) != GRAZE_MOVED || !vec3_equal(by, move) ||
        !vec3_equal(out, normal))
        return false;
    mover.center = graze_vec3_add(mover.center, by);
    return routine(target, &mover, &by, &out) == GRAZE_FREE;
}

static bool stays(out_of *routine, const void *target, graze_sphere mover)
{
    graze_vec3 by = P(9, 9, 9), out = P(9, 9, 9);
    return routine(target, &mover, &by, &out) == GRAZE_FREE && vec3_equal(by, P(9, 9, 9)) &&
           vec3_equal(out, P(9, 9, 9));
}

static void out_of_a_box(void)
{
    const graze_sphere face = {AT(1.5, 0.25, 0), GRAZE_C(1)}, edge = {AT(-4, 5, 0), GRAZE_C(10)};
    const graze_sphere touching = {AT(3, -2, 3), GRAZE_C(3)}, point = {AT(0, 0, 0), 0};
    const graze_sphere none = {AT(0, 0, 0), GRAZE_C(-1)};
    check_case("out of a box");
    CHECK(moves(out_of_box, &cube, face, P(0.5, 0, 0), P(1, 0, 0)));
    CHECK(stays(out_of_box, &cube, touching) && stays(out_of_box, &cube, point) &&
          stays(out_of_box, &cube, none));
    graze_vec3 move, normal;
    CHECK(graze_aabb_separate_sphere(&cube, &edge, &move, &normal) == GRAZE_MOVED);
    CHECK(move.x < GRAZE_C(-2.99) && move.y > GRAZE_C(3.99) && move.z == 0 &&
          move.x > GRAZE_C(-3.01) && move.y < GRAZE_C(4.01));
    CHECK(normal.x < GRAZE_C(-0.59) && normal.y > GRAZE_C(0.79) && normal.z == 0);
}

/* Through the nearest face; in the middle through -x. */
static void from_inside(void)
{
    const graze_sphere middle = {AT(0, 0, 0), GRAZE_C(0.5)}, high = {AT(0, 0, 0.5), GRAZE_C(0.5)};
    const graze_sphere on_edge = {AT(1, 0, 1), GRAZE_C(0.5)};
    check_case("from inside");
    CHECK(moves(out_of_box, &cube, middle, P(-1.5, 0, 0), P(-1, 0, 0)));
    CHECK(moves(out_of_box, &cube, high, P(0, 0, 1), P(0, 0, 1)));
    CHECK(moves(out_of_box, &cube, on_edge, P(0.5, 0, 0), P(1, 0, 0)));
}

static void out_of_a_ball(void)
{
    const graze_sphere ball = {AT(1, 2, 3), GRAZE_C(2)}, nothing = {AT(1, 2, 3), GRAZE_C(-1)};
    const graze_sphere beside = {AT(1, -0.5, 3), GRAZE_C(1)}, same = {AT(1, 2, 3), GRAZE_C(1)};
    const graze_sphere touching = {AT(2, 4, 5), GRAZE_C(1)}, center = {AT(1, 2, 3), 0};
    check_case("out of a ball");
    CHECK(moves(out_of_ball, &ball, beside, P(0, -0.5, 0), P(0, -1, 0)));
    CHECK(moves(out_of_ball, &ball, same, P(-3, 0, 0), P(-1, 0, 0)));
    CHECK(stays(out_of_ball, &ball, touching) && stays(out_of_ball, &ball, center) &&
          stays(out_of_ball, &nothing, same));
    CHECK(moves(out_of_ball, &center, same, P(-1, 0, 0), P(-1, 0, 0)));
}

static void in_the_plane(void)
{
    const graze_rect rect = {{GRAZE_C(-1), GRAZE_C(-1)}, {GRAZE_C(1), GRAZE_C(1)}};
    const graze_circle low = {{0, GRAZE_C(-1.5)}, GRAZE_C(1)}, one = {{0, 0}, GRAZE_C(1)};
    graze_vec2 move, normal;
    check_case("in the plane");
    CHECK(graze_rect_separate_circle(&rect, &low, &move, &normal) == GRAZE_MOVED);
    CHECK(move.x == 0 && move.y == GRAZE_C(-0.5) && normal.x == 0 && normal.y == GRAZE_C(-1));
    CHECK(graze_circle_separate_circle(&low, &one, &move, &normal) == GRAZE_MOVED);
    CHECK(move.x == 0 && move.y == GRAZE_C(0.5) && normal.y == GRAZE_C(1));
}

#if GRAZE_FLOAT

static void limits_of_the_build(void)
{
    graze_sphere ball = {AT(0, 0, 0), GRAZE_C(1)}, other = {AT(0.1, 0.2, 0.3), 1}, far;
    graze_vec3 move, normal;
    check_case("floats");
    CHECK(graze_sphere_separate_sphere(&ball, &other, &move, &normal) == GRAZE_MOVED);
    other.center = graze_vec3_add(other.center, move);
    CHECK(graze_sphere_separate_sphere(&ball, &other, &move, &normal) == GRAZE_FREE);
    other.center.x = some_nan();
    CHECK(stays(out_of_ball, &ball, other));
    far = ball;
    far.radius = some_infinity();
    CHECK(graze_sphere_separate_sphere(&far, &ball, &move, &normal) == GRAZE_NO_PLACE);
    CHECK(move.x == 0 && normal.x == 0);
}

#else

/* Straight on is out of the world, so along an axis. */
static void limits_of_the_build(void)
{
    const graze_scalar end = GRAZE_SCALAR_MAX;
    const graze_sphere corner = {{end, end, end}, GRAZE_C(1)};
    const graze_sphere beside = {{end, end - 1, end}, GRAZE_C(2)};
    const graze_aabb whole = {{-end, -end, -end}, {end, end, end}};
    graze_vec3 move, normal;
    check_case("the end of the world");
    CHECK(GRAZE_SMALL_WORLD ||
          moves(out_of_ball, &corner, beside, P(0, -2.9999847412109375, 0), P(0, -1, 0)));
    CHECK(GRAZE_SMALL_WORLD || moves(out_of_ball, &beside, corner, P(-3, 0, 0), P(-1, 0, 0)));
    CHECK(graze_aabb_separate_sphere(&whole, &corner, &move, &normal) == GRAZE_NO_PLACE ||
          GRAZE_SMALL_WORLD);
}

#endif

void test_separate_balls(void)
{
    check_group("separate_balls");
    out_of_a_box();
    from_inside();
    out_of_a_ball();
    in_the_plane();
    limits_of_the_build();
}
