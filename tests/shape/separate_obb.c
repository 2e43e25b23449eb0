/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Moves of spheres and capsules out of oriented boxes. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"
#include "boxes.h"

#define P(x, y, z) vec3_units(x, y, z)
#define ROD(ax, ay, az, bx, by, bz, radius)                                                        \
    {                                                                                              \
        {AT(ax, ay, az), AT(bx, by, bz)}, GRAZE_C(radius)                                          \
    }

static const graze_vec3 nine = AT(9, 9, 9);

/* Turned by right angles: x from -2 to 4, y from 1 to 3, z from 1 to 5. axis[1] points down. */
static const graze_obb block = {AT(1, 2, 3), {AT(0, 1, 0), AT(0, 0, -1), AT(1, 0, 0)}, AT(1, 2, 3)};
static const graze_obb cube = {AT(0, 0, 0), {AT(1, 0, 0), AT(0, 1, 0), AT(0, 0, 1)}, AT(1, 1, 1)};

static graze_segment moved_core(graze_segment core, graze_vec3 by)
{
    core.a = graze_vec3_add(core.a, by);
    core.b = graze_vec3_add(core.b, by);
    return core;
}

/* The move, and that the place is free. */
static bool rod_moves(const graze_obb *target, graze_capsule mover, graze_vec3 move,
                      graze_vec3 normal)
{
    graze_vec3 by = nine, out = nine;
    if (graze_obb_separate_capsule(target, &mover, &by, &out) != GRAZE_MOVED ||
        !vec3_equal(by, move) || !vec3_equal(out, normal))
        return false;
    mover.core = moved_core(mover.core, by);
    return graze_obb_separate_capsule(target, &mover, &by, &out) == GRAZE_FREE;
}

/* And a capsule whose core is the center. */
static bool ball_moves(const graze_obb *target, graze_vec3 center, graze_scalar radius,
                       graze_vec3 move, graze_vec3 normal)
{
    graze_vec3 by = nine, out = nine;
    const graze_sphere ball = {center, radius};
    const graze_capsule point = {{center, center}, radius};
    return graze_obb_separate_sphere(target, &ball, &by, &out) == GRAZE_MOVED &&
           vec3_equal(by, move) && vec3_equal(out, normal) &&
           rod_moves(target, point, move, normal);
}

static bool rod_stays(const graze_obb *target, const graze_capsule *mover)
{
    graze_vec3 by = nine, out = nine;
    const graze_sphere ball = {mover->core.a, mover->radius};
    return graze_obb_separate_capsule(target, mover, &by, &out) == GRAZE_FREE &&
           graze_obb_separate_sphere(target, &ball, &by, &out) == GRAZE_FREE &&
           vec3_equal(by, nine) && vec3_equal(out, nine);
}

static bool rod_has_no_place(const graze_obb *target, const graze_capsule *mover)
{
    graze_vec3 by = nine, out = nine;
    return graze_obb_separate_capsule(target, mover, &by, &out) == GRAZE_NO_PLACE &&
           vec3_equal(by, P(0, 0, 0)) && vec3_equal(out, P(0, 0, 0));
}

/* ---- Straight ---- */

static void straight_from_faces(void)
{
    const graze_scalar one = GRAZE_C(1);
    const graze_capsule along = ROD(0, 3.5, 3, 2, 3.5, 3, 1), end = ROD(0, 9, 3, 1, 3.25, 3, 1);
    const graze_capsule start = ROD(-2.5, 2, 3, -7, 2, 4, 1),
                        across = ROD(4.5, 2, -3, 4.5, 2, 9, 1);
    check_case("straight from faces");
    CHECK(ball_moves(&block, P(1, 3.5, 3), one, P(0, 0.5, 0), P(0, 1, 0)));
    CHECK(ball_moves(&block, P(1, 0.5, 3), one, P(0, -0.5, 0), P(0, -1, 0)));
    CHECK(ball_moves(&block, P(-2.25, 2, 3), one, P(-0.75, 0, 0), P(-1, 0, 0)));
    CHECK(ball_moves(&block, P(4.25, 2, 3), one, P(0.75, 0, 0), P(1, 0, 0)));
    CHECK(ball_moves(&block, P(1, 2, 0.25), one, P(0, 0, -0.25), P(0, 0, -1)));
    CHECK(ball_moves(&block, P(1, 2, 5.25), one, P(0, 0, 0.75), P(0, 0, 1)));
    CHECK(rod_moves(&block, along, P(0, 0.5, 0), P(0, 1, 0)));
    CHECK(rod_moves(&block, end, P(0, 0.75, 0), P(0, 1, 0)));
    CHECK(rod_moves(&block, start, P(-0.5, 0, 0), P(-1, 0, 0)));
    CHECK(rod_moves(&block, across, P(0.5, 0, 0), P(1, 0, 0)));
}

/* ---- From inside ---- */

static void through_faces(void)
{
    const graze_scalar half = GRAZE_C(0.5);
    const graze_capsule x = ROD(-5, 2, 3, 5, 2, 3, 0.5), y = ROD(3.5, -9, 3, 3.5, 9, 3, 0.5);
    const graze_capsule z = ROD(1, 2.75, 0, 1, 2.75, 9, 0.5),
                        deep = ROD(1, 2, 1.75, 1, 3, 1.25, 0.5);
    check_case("through faces");
    CHECK(ball_moves(&block, P(1, 2, 3), half, P(0, -1.5, 0), P(0, -1, 0)));
    CHECK(ball_moves(&block, P(1, 2.5, 3), half, P(0, 1, 0), P(0, 1, 0)));
    CHECK(ball_moves(&block, P(1, 2, 1.25), half, P(0, 0, -0.75), P(0, 0, -1)));
    CHECK(ball_moves(&block, P(1, 2, 4.75), half, P(0, 0, 0.75), P(0, 0, 1)));
    CHECK(ball_moves(&block, P(-1.75, 2, 3), half, P(-0.75, 0, 0), P(-1, 0, 0)));
    CHECK(ball_moves(&block, P(3.75, 2, 3), half, P(0.75, 0, 0), P(1, 0, 0)));
    CHECK(rod_moves(&block, x, P(0, -1.5, 0), P(0, -1, 0)));
    CHECK(rod_moves(&block, y, P(1, 0, 0), P(1, 0, 0)));
    CHECK(rod_moves(&block, z, P(0, 0.75, 0), P(0, 1, 0)));
    CHECK(rod_moves(&block, deep, P(0, 0, -1.25), P(0, 0, -1)));
}

static void equal_moves(void)
{
    const graze_scalar one = GRAZE_C(1);
    const graze_capsule rod = ROD(0, 0, -0.5, 0, 0, 0.5, 1);
    check_case("equal moves");
    CHECK(ball_moves(&cube, P(0, 0, 0), one, P(-2, 0, 0), P(-1, 0, 0)));
    CHECK(ball_moves(&cube, P(0.5, 0.5, 0.5), one, P(1.5, 0, 0), P(1, 0, 0)));
    CHECK(ball_moves(&cube, P(0.25, -0.5, 0.5), one, P(0, -1.5, 0), P(0, -1, 0)));
    CHECK(ball_moves(&cube, P(0, 0.5, 0.5), one, P(0, 1.5, 0), P(0, 1, 0)));
    CHECK(rod_moves(&cube, rod, P(-2, 0, 0), P(-1, 0, 0)));
}

/* ---- Past edges ---- */

/* Across an axis of the cube and the core, outwards on two axes alike. */
static bool goes_past_edge(graze_capsule mover, graze_vec3 outwards)
{
    graze_vec3 by = nine, out = nine, again = nine;
    if (graze_obb_separate_capsule(&cube, &mover, &by, &out) != GRAZE_MOVED)
        return false;
    mover.core = moved_core(mover.core, by);
    const graze_scalar along = graze_from_wide(graze_vec3_dot(out, outwards));
    return graze_obb_separate_capsule(&cube, &mover, &again, &out) == GRAZE_FREE &&
           vec3_equal(again, nine) && along > GRAZE_C(1.414) && along < GRAZE_C(1.415);
}

static void past_edges(void)
{
    const graze_capsule z = ROD(4, -2.25, 0.5, -2.25, 4, 0.5, 0.5);
    const graze_capsule back = ROD(-4, 2.25, 0.5, 2.25, -4, 0.5, 0.5);
    const graze_capsule x = ROD(0.5, 4, -2.25, 0.5, -2.25, 4, 0.5);
    const graze_capsule y = ROD(-2.25, 0.5, -4, 4, 0.5, 2.25, 0.5);
    const graze_capsule flat = ROD(4, -2.25, 0.875, -2.25, 4, 0.875, 0.5);
    check_case("past edges");
    CHECK(goes_past_edge(z, P(1, 1, 0)));
    CHECK(goes_past_edge(back, P(-1, -1, 0)));
    CHECK(goes_past_edge(x, P(0, 1, 1)));
    CHECK(goes_past_edge(y, P(1, 0, -1)));
    CHECK(rod_moves(&cube, flat, P(0, 0, 0.625), P(0, 0, 1)));
}

/* ---- Nothing to do ---- */

static void free_movers(void)
{
    const graze_capsule touches = ROD(0, 4, 3, 2, 4, 3, 1), beside = ROD(0, 9, 3, 2, 9, 3, 1);
    const graze_capsule ends = ROD(5, 2, 3, 9, 2, 3, 1), passes = ROD(6, 2, 4, 3, 6, 4, 0.25);
    const graze_capsule thin = ROD(0, 2, 3, 2, 2, 3, 0), empty = ROD(0, 2, 3, 2, 2, 3, -1);
    check_case("free movers");
    CHECK(rod_stays(&block, &touches) && rod_stays(&block, &beside) && rod_stays(&block, &ends));
    CHECK(rod_stays(&block, &passes) && rod_stays(&block, &thin) && rod_stays(&block, &empty));
}

static void odd_targets(void)
{
    const graze_capsule rod = ROD(0, 0.5, 99, 0, 0.5, 100, 1);
    const graze_vec3 minus[3] = {P(-1, 1, 1), P(1, -1, 1), P(1, 1, -1)};
    graze_obb target = cube;
    check_case("empty and flat boxes, and axes of zero");
    for (int i = 0; i < 3; i++) {
        target.half = minus[i];
        CHECK(rod_stays(&target, &rod));
    }
    target.half = P(1, 1, 0);
    target.center.z = GRAZE_C(99);
    CHECK(rod_moves(&target, rod, P(0, 0, 1), P(0, 0, 1)));
    target = cube;
    target.axis[2] = P(0, 0, 0);
    CHECK(rod_moves(&target, rod, P(0, 1.5, 0), P(0, 1, 0)));
    target.axis[0] = target.axis[1] = P(0, 0, 0);
    CHECK(rod_has_no_place(&target, &rod));
}

#if GRAZE_FLOAT

static void strange_numbers(void)
{
    const graze_capsule rod = ROD(0, 0.5, 0, 0, 0.5, 1, 1);
    const graze_scalar strange[2] = {some_nan(), some_infinity()};
    check_case("numbers that are not finite");
    for (int i = 0; i < 2; i++) {
        graze_obb target = cube;
        graze_capsule mover = rod;
        mover.radius = strange[i];
        CHECK(rod_stays(&cube, &mover));
        mover = rod;
        mover.core.a.y = strange[i];
        CHECK(rod_stays(&cube, &mover));
        target.center.x = strange[i];
        CHECK(rod_stays(&target, &rod));
        for (int k = 0; k < 3; k++) {
            target = cube;
            target.half = P(k == 0 ? 0 : 1, k == 1 ? 0 : 1, k == 2 ? 0 : 1);
            target.half.x += k == 0 ? strange[i] : 0;
            target.half.y += k == 1 ? strange[i] : 0;
            target.half.z += k == 2 ? strange[i] : 0;
            CHECK(rod_stays(&target, &rod));
        }
    }
}

/* A square that is not finite on the straight way; a face beyond the greatest number; all of them. */
static void great_numbers(void)
{
    const graze_capsule rod = {{{1e18f, 0, 0}, {1e18f, 0, 0}}, 2e19f};
    const graze_capsule high = {{{2.5e38f, 0, 0}, {2.5e38f, 0, 0}}, 1};
    const graze_vec3 tens[3] = {AT(10, 0, 0), AT(0, 10, 0), AT(0, 0, 10)};
    graze_obb target = cube;
    graze_vec3 by, out;
    check_case("great numbers");
    for (int i = 0; i < 3; i++)
        target.axis[i] = tens[i];
    CHECK(graze_obb_separate_capsule(&target, &rod, &by, &out) == GRAZE_MOVED);
    target = cube;
    target.center.x = 2.25e38f;
    target.half = graze_vec3_of(1.25e38f, 3e38f, 3e38f);
    CHECK(graze_obb_separate_capsule(&target, &high, &by, &out) == GRAZE_MOVED);
    CHECK(by.x < 0 && out.x < 0);
    target.half = graze_vec3_of(FLT_MAX, FLT_MAX, FLT_MAX);
    CHECK(rod_has_no_place(&target, &high));
}

static void limits_of_the_build(void)
{
    strange_numbers();
    great_numbers();
}

#else

/* One raw unit decides. From an edge, a corner and between the ends of a core, where the lengths are whole. */
static void raw_units(void)
{
    graze_capsule mover = ROD(0, 4, 3, 2, 4, 3, 1);
    const graze_capsule between = ROD(8.75, 1, 3, 0.75, 7, 3, 2.5);
    const graze_capsule along = ROD(4.75, 4, -9, 4.75, 4, 9, 2.5);
    check_case("raw units");
    mover.radius++;
    CHECK(rod_moves(&block, mover, vec3_at(0, 1, 0), P(0, 1, 0)));
    mover.radius -= 2;
    CHECK(rod_stays(&block, &mover));
    mover.radius++;
    mover.core.b.y--;
    CHECK(rod_moves(&block, mover, vec3_at(0, 1, 0), P(0, 1, 0)));
    CHECK(ball_moves(&block, P(4.75, 4, 3), GRAZE_C(2.5), P(0.75, 1, 0), P(0.6, 0.8, 0)));
    CHECK(ball_moves(&block, P(6, 6, 11), GRAZE_C(14), P(2, 3, 6), vec3_at(18725, 28087, 56174)));
    CHECK(rod_moves(&block, between, P(0.75, 1, 0), P(0.6, 0.8, 0)));
    CHECK(rod_moves(&block, along, P(0.75, 1, 0), P(0.6, 0.8, 0)));
}

/* Axes that are longer and shorter than a unit: the move is along the sum of the axes, until the excesses are the radius. */
static void scaled_axes(void)
{
    graze_obb target = cube;
    check_case("scaled axes");
    target.axis[0] = P(2, 0, 0);
    target.axis[1] = P(0, 0.5, 0);
    CHECK(ball_moves(&target, P(0.75, 0, 0), GRAZE_C(1), P(0.25, 0, 0), P(1, 0, 0)));
    CHECK(ball_moves(&target, P(0, 3, 0), GRAZE_C(1), P(0, 1, 0), P(0, 1, 0)));
    CHECK(ball_moves(&target, P(0, 0, 0), GRAZE_C(1), P(-1, 0, 0), P(-1, 0, 0)));
    CHECK(ball_moves(&target, P(0.25, 0, 0.75), GRAZE_C(1), P(0.75, 0, 0), P(1, 0, 0)));
}

/* With the axes of the world: the moves out of the same box as a graze_aabb. */
static void same_as_aabb(void)
{
    const graze_aabb box = CUBE;
    const graze_capsule rods[] = {
        ROD(1.5, 1.25, 1.125, 1.5, 1.25, 1.125, 1), ROD(0.25, -0.5, 0.5, 3, -0.5, 0.5, 1),
        ROD(4, -2.25, 0.5, -2.25, 4, 0.5, 0.5),     ROD(-1.5, 3, 2, 1.5, 0.5, 1.25, 1),
        ROD(2, 0.25, 3, 0.5, 0.75, -2, 0.75),       ROD(-2, 3, -1.125, 3, -2, -1.25, 0.875)};
    check_case("the same as an axis-aligned box");
    for (int i = 0; i < (int)(sizeof rods / sizeof rods[0]); i++) {
        const graze_sphere ball = {rods[i].core.a, rods[i].radius};
        graze_vec3 by = nine, out = nine, same = nine, side = nine;
        CHECK(graze_obb_separate_capsule(&cube, &rods[i], &by, &out) ==
              graze_aabb_separate_capsule(&box, &rods[i], &same, &side));
        CHECK(vec3_equal(by, same) && vec3_equal(out, side));
        CHECK(graze_obb_separate_sphere(&cube, &ball, &by, &out) ==
              graze_aabb_separate_sphere(&box, &ball, &same, &side));
        CHECK(vec3_equal(by, same) && vec3_equal(out, side));
    }
}

/* At the end of the world: through the other face, along an axis of the world, or not at all. */
static void ends_of_the_world(void)
{
    const graze_scalar end = GRAZE_SCALAR_MAX;
    const graze_vec3 corner = {end, end, end};
    const graze_capsule all = {{{end, 0, 0}, {end, 0, 1}}, end},
                        most = {{{0, 0, 0}, {0, 0, 9}}, end};
    const graze_obb slanted = {
        {end, end, end},
        {{43691, 43691, -21845}, {43691, -21845, 43691}, {-21845, 43691, 43691}},
        AT(1, 1, 1)};
    graze_obb target = cube;
    check_case("the end of the world");
    target.center = vec3_at(0, 0, end - 65536);
    CHECK(ball_moves(&target, vec3_at(0, 0, end - 9), GRAZE_C(2), vec3_at(-196608, 0, 0),
                     P(-1, 0, 0)));
    CHECK(ball_moves(&slanted, corner, GRAZE_C(1), vec3_at(-196607, 0, 0), P(-1, 0, 0)));
    target.center = vec3_at(0, 0, 0);
    target.half = corner;
    CHECK(rod_has_no_place(&target, &all) && rod_has_no_place(&target, &most));
}

/* From places that are not near: the same moves. */
static void far_places(void)
{
    const graze_scalar off = GRAZE_C(20000);
    graze_capsule mover = ROD(0, 3.5, 3, 2, 3.5, 3, 1);
    graze_obb target = block;
    check_case("far places");
    mover.core.b.x = off;
    CHECK(rod_moves(&target, mover, P(0, 0.5, 0), P(0, 1, 0)));
    mover.core.a.x = off;
    mover.core.b.x = GRAZE_C(2);
    CHECK(rod_moves(&target, mover, P(0, 0.5, 0), P(0, 1, 0)));
    target.center.x = target.half.z = off;
    mover.core.a.x = GRAZE_C(4);
    CHECK(rod_moves(&target, mover, P(0, 0.5, 0), P(0, 1, 0)));
}

/* The target is near, and the place is not. */
static void leaving_near_places(void)
{
    const graze_scalar edge = INT32_C(0x1FFFFFFF);
    graze_obb target = cube;
    check_case("from near places to others");
    target.center = vec3_at(0, 0, edge - 65536);
    const graze_capsule mover = {{{-9, 0, edge - 4}, {9, 0, edge - 4}}, 65536};
    graze_vec3 by = nine, out = nine;
    CHECK(graze_obb_separate_capsule(&target, &mover, &by, &out) == GRAZE_MOVED);
    CHECK(vec3_equal(by, vec3_at(0, 0, 65540)) && vec3_equal(out, P(0, 0, 1)));
}

static void limits_of_the_build(void)
{
    raw_units();
    scaled_axes();
    same_as_aabb();
    leaving_near_places();
    if (GRAZE_SMALL_WORLD)
        return;
    ends_of_the_world();
    far_places();
}

#endif

void test_separate_obb(void)
{
    check_group("separate_obb");
    straight_from_faces();
    through_faces();
    equal_moves();
    past_edges();
    free_movers();
    odd_targets();
    limits_of_the_build();
}
