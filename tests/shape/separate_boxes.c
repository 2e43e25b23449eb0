/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A box that moves out of a box, and a rectangle out of a rectangle. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"
#include "boxes.h"

#define P(x, y, z) vec3_units(x, y, z)

/* Infinite sides in the float build. */
#if GRAZE_FLOAT
#define FARTHEST some_infinity()
#else
#define FARTHEST GRAZE_SCALAR_MAX
#endif

static const graze_aabb cube = CUBE;

/* The result, what is written, and that the moved box is free; vectors of 9 stay as they are. */
static bool moves(const graze_aabb *target, graze_aabb mover, graze_separation result,
                  graze_vec3 move, graze_vec3 normal)
{
    graze_vec3 by = P(9, 9, 9), out = P(9, 9, 9);
    if (graze_aabb_separate_aabb(target, &mover, &by, &out) != result || !vec3_equal(by, move) ||
        !vec3_equal(out, normal))
        return false;
    if (result != GRAZE_MOVED)
        return true;
    mover.min = graze_vec3_add(mover.min, by);
    mover.max = graze_vec3_add(mover.max, by);
    return graze_aabb_separate_aabb(target, &mover, &by, &out) == GRAZE_FREE &&
           graze_aabb_overlaps_aabb(target, &mover);
}

static bool stays(const graze_aabb *target, graze_aabb mover)
{
    return moves(target, mover, GRAZE_FREE, P(9, 9, 9), P(9, 9, 9));
}

static void the_least_axis(void)
{
    const graze_aabb low = {AT(-2, -2, -2), AT(-0.75, 0.5, 0.5)};
    const graze_aabb high = {AT(-3, -3, 0.5), AT(0.25, 0.25, 4)};
    check_case("the least axis");
    CHECK(moves(&cube, low, GRAZE_MOVED, P(-0.25, 0, 0), P(-1, 0, 0)));
    CHECK(moves(&cube, high, GRAZE_MOVED, P(0, 0, 0.5), P(0, 0, 1)));
}

/* In the order -x +x -y +y -z +z. */
static void ties(void)
{
    const graze_aabb corner = {AT(0.5, 0.5, -2), AT(2, 2, -0.5)};
    check_case("ties");
    CHECK(moves(&cube, cube, GRAZE_MOVED, P(-2, 0, 0), P(-1, 0, 0)));
    CHECK(moves(&cube, corner, GRAZE_MOVED, P(0.5, 0, 0), P(1, 0, 0)));
}

static void touching_is_free(void)
{
    const graze_aabb face = {AT(1, -0.5, -0.5), AT(2, 0.5, 0.5)}, far = {AT(3, 3, 3), AT(4, 4, 4)};
    const graze_aabb corner = {AT(1, 1, 1), AT(2, 2, 2)};
    check_case("touching is free");
    CHECK(stays(&cube, face) && stays(&cube, corner) && stays(&cube, far));
}

/* A flat mover has no interior; a flat target is left through the nearer of its two sides. */
static void flat_and_empty(void)
{
    const graze_aabb flat = {AT(0, -0.5, -0.5), AT(0, 0.5, 0.5)};
    const graze_aabb inverted = {AT(-0.5, 0.5, -0.5), AT(0.5, -0.5, 0.5)};
    const graze_aabb beside = {AT(-0.25, -1, -1), AT(1, 1, 1)};
    const graze_aabb at_side = {AT(0, -1, -1), AT(1, 1, 1)};
    check_case("flat and empty");
    CHECK(stays(&cube, flat) && stays(&cube, inverted));
    CHECK(stays(&inverted, cube));
    CHECK(moves(&flat, beside, GRAZE_MOVED, P(0.25, 0, 0), P(1, 0, 0)));
    CHECK(stays(&flat, at_side));
}

/* Through the other side if the nearer one is at the end of the world. */
static void the_end_of_the_world(void)
{
    const graze_scalar end = FARTHEST, start = GRAZE_FLOAT ? -end : GRAZE_SCALAR_MIN;
    const graze_aabb whole = {{start, start, start}, {end, end, end}};
    graze_aabb target = cube, mover = cube;
    check_case("the end of the world");
    CHECK(moves(&whole, cube, GRAZE_NO_PLACE, P(0, 0, 0), P(0, 0, 0)));
    target.min = vec3_at(GRAZE_C(4000), start, start);
    target.max = vec3_at(end, end, end);
    mover.min = vec3_at(GRAZE_C(6000), 0, 0);
    mover.max = vec3_at(GRAZE_C(6001), GRAZE_C(1), GRAZE_C(1));
    CHECK(moves(&target, mover, GRAZE_MOVED, P(-2001, 0, 0), P(-1, 0, 0)));
}

static void rectangles(void)
{
    const graze_rect rect = {{GRAZE_C(-1), GRAZE_C(-1)}, {GRAZE_C(1), GRAZE_C(1)}};
    const graze_rect above = {{GRAZE_C(-2), GRAZE_C(0.5)}, {GRAZE_C(2), GRAZE_C(3)}};
    graze_vec2 move = {1, 1}, normal = {1, 1};
    check_case("rectangles");
    CHECK(graze_rect_separate_rect(&rect, &above, &move, &normal) == GRAZE_MOVED);
    CHECK(move.x == 0 && move.y == GRAZE_C(0.5) && normal.x == 0 && normal.y == GRAZE_C(1));
    CHECK(graze_rect_separate_rect(&rect, &rect, &move, &normal) == GRAZE_MOVED);
    CHECK(move.x == GRAZE_C(-2) && move.y == 0 && normal.x == GRAZE_C(-1) && normal.y == 0);
}

#if GRAZE_FLOAT

/* 0.1 + 1 is no float: the move is rounded up. A box with a NaN is free. */
static void floats(void)
{
    const graze_aabb target = {{-1, -1, -1}, {0.1f, 1, 1}}, mover = {{-1e-9f, -1, -1}, {9, 1, 1}};
    graze_aabb strange = cube;
    graze_vec3 move, normal;
    check_case("floats");
    CHECK(graze_aabb_separate_aabb(&target, &mover, &move, &normal) == GRAZE_MOVED);
    CHECK(move.x > 0.1f && mover.min.x + move.x >= target.max.x);
    strange.max.y = some_nan();
    CHECK(stays(&cube, strange) && stays(&strange, cube));
}

#else

static void floats(void)
{
}

#endif

void test_separate_boxes(void)
{
    check_group("separate_boxes");
    the_least_axis();
    ties();
    touching_is_free();
    flat_and_empty();
    the_end_of_the_world();
    rectangles();
    floats();
}
