/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A sphere that moves out of the faces of a mesh. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"
#include "boxes.h"
#include "meshes.h"

#define P(x, y, z) vec3_units(x, y, z)

static graze_separation part(const graze_mesh *mesh, const graze_sphere *mover,
                             const graze_vec3 *before, graze_vec3 *move, graze_vec3 *normal)
{
    *move = *normal = P(9, 9, 9);
    return graze_mesh_separate_sphere(mesh, mover, before, move, normal);
}

static bool stays(const graze_mesh *mesh, graze_sphere mover, const graze_vec3 *before)
{
    graze_vec3 move, normal;
    return part(mesh, &mover, before, &move, &normal) == GRAZE_FREE &&
           vec3_equal(move, P(9, 9, 9)) && vec3_equal(normal, P(9, 9, 9));
}

static bool has_no_place(const graze_mesh *mesh, graze_sphere mover, const graze_vec3 *before)
{
    graze_vec3 move, normal;
    return part(mesh, &mover, before, &move, &normal) == GRAZE_NO_PLACE &&
           vec3_equal(move, P(0, 0, 0)) && vec3_equal(normal, P(0, 0, 0));
}

/* To a place that is free, which the move and the normal name. */
static bool moves(const graze_mesh *mesh, graze_sphere mover, const graze_vec3 *before,
                  graze_vec3 move, graze_vec3 normal)
{
    graze_vec3 by, out;
    if (part(mesh, &mover, before, &by, &out) != GRAZE_MOVED || !vec3_equal(by, move) ||
        !vec3_equal(out, normal))
        return false;
    mover.center = graze_vec3_add(mover.center, by);
    return stays(mesh, mover, before);
}

/* From a to a + d, within a few raw units. */
static bool is_about(graze_scalar a, graze_scalar b)
{
#if GRAZE_FLOAT
    return graze_abs(a - b) < GRAZE_C(0.001);
#else
    return a - b < 12 && b - a < 12;
#endif
}

static bool moves_about(const graze_mesh *mesh, graze_sphere mover, const graze_vec3 *before,
                        graze_vec3 move)
{
    graze_vec3 by, out;
    if (part(mesh, &mover, before, &by, &out) != GRAZE_MOVED || !is_about(by.x, move.x) ||
        !is_about(by.y, move.y) || !is_about(by.z, move.z))
        return false;
    mover.center = graze_vec3_add(mover.center, by);
    return stays(mesh, mover, before);
}

/* The cube has no inside: a sphere in it, or around nothing, is free. */
static void free_places(void)
{
    const graze_mesh none = {cube.vertices, cube.indices, 0};
    const graze_sphere inside = {AT(0, 0, 0), GRAZE_C(2)}, outside = {AT(3, 0, 0), GRAZE_C(1)};
    const graze_sphere point = {AT(2, 0, 0), 0}, empty = {AT(2, 0, 0), GRAZE_C(-1)};
    const graze_sphere corner = {AT(2, 2, 2), GRAZE_C(1)};
    check_case("free places");
    CHECK(stays(&cube, inside, 0) && stays(&cube, outside, 0));
    CHECK(stays(&cube, point, 0) && stays(&cube, empty, 0));
    CHECK(stays(&none, corner, 0));
}

/* The two faces of a side are one plane: the second is free after the first. */
static void out_of_one_face(void)
{
    const graze_sphere inner = {AT(1.5, 0.25, 0), GRAZE_C(1)},
                       outer = {AT(2.5, 0.25, 0), GRAZE_C(1)};
    const graze_sphere on_face = {AT(0.5, 0, -2), GRAZE_C(1)};
    const graze_vec3 middle = P(0, 0, 0), beyond = P(5, 0, 0);
    check_case("out of one face");
    CHECK(moves(&cube, inner, 0, P(-0.5, 0, 0), P(-1, 0, 0)));
    CHECK(moves(&cube, outer, 0, P(0.5, 0, 0), P(1, 0, 0)));
    CHECK(moves(&cube, inner, &beyond, P(1.5, 0, 0), P(1, 0, 0)));
    CHECK(moves(&cube, outer, &middle, P(-1.5, 0, 0), P(-1, 0, 0)));
    CHECK(moves(&cube, on_face, &middle, P(0, 0, 1), P(0, 0, 1)));
}

/* In a corner of the cube two or three sides push, from both sides of each axis. */
static void out_of_a_corner(void)
{
    const graze_sphere edge = {AT(1.5, 1.25, 0), GRAZE_C(1)},
                       corner = {AT(1.5, 1.25, 1.75), GRAZE_C(1)};
    const graze_sphere low = {AT(-1.5, -1.25, -1.75), GRAZE_C(1)},
                       behind = {AT(2.25, -2.5, 0), GRAZE_C(1)};
    const graze_vec3 middle = P(0, 0, 0);
    check_case("out of a corner");
    CHECK(moves_about(&cube, edge, 0, P(-0.5, -0.25, 0)));
    CHECK(moves_about(&cube, corner, 0, P(-0.5, -0.25, -0.75)));
    CHECK(moves_about(&cube, low, 0, P(0.5, 0.25, 0.75)));
    CHECK(moves_about(&cube, behind, &middle, P(-1.25, 1.5, 0)));
}

/* Of several faces the normal is the direction of the move. */
static void normal_of_several(void)
{
    const graze_sphere edge = {AT(1.5, 1.5, 0), GRAZE_C(1)};
    graze_vec3 move, normal;
    check_case("normal of several faces");
    CHECK(part(&cube, &edge, 0, &move, &normal) == GRAZE_MOVED);
    CHECK(is_about(normal.x, GRAZE_C(-0.70711)) && is_about(normal.y, GRAZE_C(-0.70711)));
    CHECK(is_about(normal.z, 0));
}

/* A floor and a wall above it that leans over it. Where they come close, the planes push each other back. */
static void out_of_a_wedge(void)
{
    static const graze_vec3 vertices[5] = {AT(0, -8, 0), AT(0, 8, 0), AT(16, 0, 0), AT(16, -8, 8),
                                           AT(16, 8, 8)};
    static const uint16_t indices[6] = {0, 2, 1, 0, 1, 4};
    const graze_mesh wedge = {vertices, indices, 2};
    const graze_sphere mover = {AT(2, 0, 0.5), GRAZE_C(1)};
    graze_sphere at = mover;
    graze_vec3 move, normal;
    check_case("out of a wedge");
    CHECK(part(&wedge, &mover, 0, &move, &normal) == GRAZE_MOVED);
    at.center = graze_vec3_add(at.center, move);
    CHECK(stays(&wedge, at, 0) && move.x > 0 && move.z > 0);
}

/* A sphere that is wider than the cube has no place in it, and one as wide as it has one. */
static void no_place(void)
{
    const graze_sphere wide = {AT(0, 0, 0), GRAZE_C(2.5)}, fits = {AT(0.25, 0.5, 0), GRAZE_C(2)};
    const graze_sphere fitting = {AT(0.25, 0, 0), GRAZE_C(1.99)};
    check_case("no place");
    CHECK(has_no_place(&cube, wide, 0));
    CHECK(GRAZE_FLOAT || has_no_place(&cube, fits, 0)); /* the only place is a point */
    CHECK(moves_about(&cube, fitting, 0, P(-0.24, 0, 0)));
}

#if GRAZE_FLOAT

static void limits_of_the_build(void)
{
    const graze_scalar end = 3e38f;
    const graze_vec3 high[3] = {{0, 0, end}, {end, 0, end}, {0, end, end}};
    const graze_mesh roof = {high, cube.indices, 0};
    graze_sphere strange = {AT(1.5, 0, 0), GRAZE_C(1)};
    check_case("floats");
    CHECK(stays(&roof, strange, 0));
    strange.center.y = some_nan();
    CHECK(stays(&cube, strange, 0));
}

#else

/* Axis `up` of a vector, and the two others. */
static graze_vec3 with_up(int up, graze_scalar high, graze_scalar beside, graze_scalar along)
{
    graze_vec3 v;
    v.x = up == 0 ? high : up == 1 ? along : beside;
    v.y = up == 1 ? high : up == 2 ? along : beside;
    v.z = up == 2 ? high : up == 0 ? along : beside;
    return v;
}

/* A valley that ends at the end of the world: each side alone leaves room there, both of them do not. */
static bool valley_has_no_place(int up)
{
    static const uint16_t indices[12] = {0, 1, 3, 0, 3, 2, 0, 1, 5, 0, 5, 4};
    const graze_scalar end = GRAZE_SCALAR_MAX, low = end - GRAZE_C(3);
    const graze_vec3 vertices[6] = {with_up(up, low, 0, GRAZE_C(-8)),
                                    with_up(up, low, 0, GRAZE_C(8)),
                                    with_up(up, end, GRAZE_C(1.5), GRAZE_C(-8)),
                                    with_up(up, end, GRAZE_C(1.5), GRAZE_C(8)),
                                    with_up(up, end, GRAZE_C(-1.5), GRAZE_C(-8)),
                                    with_up(up, end, GRAZE_C(-1.5), GRAZE_C(8))};
    const graze_mesh valley = {vertices, indices, 4};
    graze_sphere mover;
    mover.center = with_up(up, end - GRAZE_C(2), 0, 0);
    mover.radius = GRAZE_C(2);
    return has_no_place(&valley, mover, 0);
}

/* A roof at the end of the world, one at the end of the near world, and a corner there. */
static void limits_of_the_build(void)
{
    const graze_scalar end = GRAZE_SCALAR_MAX, near_end = 0x1FFFFFFF;
    const graze_vec3 high[3] = {{0, 0, end}, {GRAZE_C(4), 0, end}, {0, GRAZE_C(4), end}};
    const graze_vec3 nearly[4] = {{0, 0, near_end - GRAZE_C(0.5)},
                                  {GRAZE_C(4), 0, near_end - GRAZE_C(0.5)},
                                  {0, GRAZE_C(4), near_end - GRAZE_C(0.5)},
                                  {0, 0, near_end - GRAZE_C(4)}};
    static const uint16_t indices[6] = {0, 1, 2, 0, 2, 3};
    const graze_mesh roof = {high, indices, 1}, near_roof = {nearly, indices, 1};
    const graze_sphere under = {{GRAZE_C(1), GRAZE_C(1), end}, GRAZE_C(1)};
    const graze_sphere near_under = {{GRAZE_C(1), GRAZE_C(1), near_end - GRAZE_C(0.5)}, GRAZE_C(1)};
    const graze_vec3 below = {0, 0, 0}, above = {0, 0, end};
    check_case("the end of the world");
    CHECK(GRAZE_SMALL_WORLD || has_no_place(&roof, under, &above));
    CHECK(GRAZE_SMALL_WORLD || moves(&roof, under, &below, P(0, 0, -1), P(0, 0, -1)));
    for (int up = 0; up < 3; up++)
        CHECK(GRAZE_SMALL_WORLD || valley_has_no_place(up));
    CHECK(has_no_place(&near_roof, near_under, &above));
    CHECK(moves(&near_roof, near_under, &below, P(0, 0, -1), P(0, 0, -1)));
}

#endif

void test_separate_mesh(void)
{
    check_group("separate_mesh");
    free_places();
    out_of_one_face();
    out_of_a_corner();
    normal_of_several();
    out_of_a_wedge();
    no_place();
    limits_of_the_build();
}
