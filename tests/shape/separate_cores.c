/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A capsule that moves out of a triangle, and out of the faces of a mesh. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"
#include "boxes.h"
#include "meshes.h"

#define P(x, y, z) vec3_units(x, y, z)
#define ROD(ax, ay, az, bx, by, bz, radius)                                                        \
    {                                                                                              \
        {AT(ax, ay, az), AT(bx, by, bz)}, GRAZE_C(radius)                                          \
    }

/* In the plane z = 0, with the front up. */
static const graze_triangle floor_face = {AT(0, 0, 0), AT(8, 0, 0), AT(0, 8, 0)};
static const graze_vec3 nine = AT(9, 9, 9);

static graze_segment moved_core(graze_segment core, graze_vec3 by)
{
    core.a = graze_vec3_add(core.a, by);
    core.b = graze_vec3_add(core.b, by);
    return core;
}

static graze_separation part(const graze_triangle *face, const graze_capsule *mover,
                             const graze_vec3 *before, graze_vec3 *move, graze_vec3 *normal)
{
    *move = *normal = nine;
    return graze_triangle_separate_capsule(face, mover, before, move, normal);
}

static bool stays(const graze_triangle *face, const graze_capsule *mover)
{
    graze_vec3 by, out;
    const graze_vec3 behind = P(0, 0, -9);
    return part(face, mover, 0, &by, &out) == GRAZE_FREE && vec3_equal(by, nine) &&
           vec3_equal(out, nine) && part(face, mover, &behind, &by, &out) == GRAZE_FREE;
}

/* The move and the normal, and that the place is free. With its ends exchanged the mover moves likewise. */
static bool moves(const graze_triangle *face, graze_capsule mover, const graze_vec3 *before,
                  graze_vec3 move, graze_vec3 normal)
{
    graze_vec3 by, out;
    for (int turn = 0; turn < 2; turn++) {
        const graze_vec3 a = mover.core.a;
        mover.core.a = mover.core.b;
        mover.core.b = a;
        if (part(face, &mover, before, &by, &out) != GRAZE_MOVED || !vec3_equal(by, move) ||
            !vec3_equal(out, normal))
            return false;
    }
    mover.core = moved_core(mover.core, by);
    return stays(face, &mover);
}

static bool has_no_place(graze_separation result, graze_vec3 move, graze_vec3 normal)
{
    return result == GRAZE_NO_PLACE && vec3_equal(move, P(0, 0, 0)) &&
           vec3_equal(normal, P(0, 0, 0));
}

/* ---- Cores that do not meet the face ---- */

static void above_the_face(void)
{
    const graze_capsule stands = ROD(1, 1, 0.5, 2, 3, 4, 1), hangs = ROD(2, 3, -0.5, 1, 1, -4, 1);
    const graze_capsule lies = ROD(1, 1, 0.25, 3, 1, 0.25, 1), wide = ROD(-9, 2, 0.5, 9, 2, 0.5, 1);
    const graze_capsule slanted = ROD(-2, 1, 2.5, 2, 1, 0.5, 1);
    check_case("above the face");
    CHECK(moves(&floor_face, stands, 0, P(0, 0, 0.5), P(0, 0, 1)));
    CHECK(moves(&floor_face, hangs, 0, P(0, 0, -0.5), P(0, 0, -1)));
    CHECK(moves(&floor_face, lies, 0, P(0, 0, 0.75), P(0, 0, 1)));
    CHECK(moves(&floor_face, wide, 0, P(0, 0, 0.5), P(0, 0, 1)));
    CHECK(moves(&floor_face, slanted, 0, P(0, 0, 0.5), P(0, 0, 1)));
}

/* An end beside an edge; an edge beside the core; two ends; the same in the plane, and with the core parallel to the edge. */
static void beside_edges(void)
{
    const graze_capsule ends = ROD(4, -0.5, 0, 5, -4, 2, 1),
                        upright = ROD(4, -0.5, -1, 4, -0.5, 3, 1);
    const graze_capsule corner = ROD(-0.5, 0, 0, -4, -1, 1, 1),
                        level = ROD(1, -0.5, 0, 3, -0.5, 0, 1);
    const graze_capsule past = ROD(-0.5, -3, 0, -0.5, 9, 0, 2),
                        sunk = ROD(4, -0.5, -3, 4, -0.5, 1, 1);
    const graze_vec3 above = P(0, 0, 3);
    check_case("beside edges");
    CHECK(moves(&floor_face, ends, 0, P(0, -0.5, 0), P(0, -1, 0)));
    CHECK(moves(&floor_face, upright, 0, P(0, -0.5, 0), P(0, -1, 0)));
    CHECK(moves(&floor_face, corner, 0, P(-0.5, 0, 0), P(-1, 0, 0)));
    CHECK(moves(&floor_face, level, 0, P(0, -0.5, 0), P(0, -1, 0)));
    CHECK(moves(&floor_face, past, 0, P(-1.5, 0, 0), P(-1, 0, 0)));
    CHECK(moves(&floor_face, sunk, 0, P(0, -0.5, 0), P(0, -1, 0)));
    CHECK(moves(&floor_face, sunk, &above, P(0, 0, 4), P(0, 0, 1)));
}

/* The shortest move would take the center through the plane: the core leans over the edge, and leads down. */
static void to_the_other_side(void)
{
    const graze_capsule leans = ROD(4, -10, 9, 4, 6, -7, 4), high = ROD(4, -14, 13, 4, 6, -7, 4);
    graze_vec3 by, out;
    check_case("a center near the plane");
    CHECK(part(&floor_face, &leans, 0, &by, &out) == GRAZE_MOVED);
    CHECK(vec3_equal(by, P(0, 0, 11)) && vec3_equal(out, P(0, 0, 1)));
    CHECK(part(&floor_face, &high, 0, &by, &out) == GRAZE_MOVED);
    CHECK(by.y < GRAZE_C(-2.32) && by.z < GRAZE_C(-2.32) && by.z > GRAZE_C(-2.33));
}

/* ---- Cores that meet the face ---- */

static void through_the_face(void)
{
    const graze_capsule pokes = ROD(2, 2, -0.25, 2, 2, 4, 0.5),
                        sunk = ROD(2, 2, 0.25, 2, 2, -4, 0.5);
    const graze_capsule stands = ROD(2, 2, 0, 2, 3, 4, 1), lies = ROD(1, 1, 0, 3, 2, 0, 1);
    const graze_capsule crosses = ROD(-9, 2, 0, 9, 2, 0, 1), even = ROD(2, 2, -1, 2, 2, 1, 0.5);
    const graze_vec3 above = P(0, 0, 3), below = P(0, 0, -3), level = P(7, 7, 0);
    check_case("through the face");
    CHECK(moves(&floor_face, pokes, 0, P(0, 0, 0.75), P(0, 0, 1)));
    CHECK(moves(&floor_face, sunk, 0, P(0, 0, -0.75), P(0, 0, -1)));
    CHECK(moves(&floor_face, stands, 0, P(0, 0, 1), P(0, 0, 1)));
    CHECK(moves(&floor_face, lies, 0, P(0, 0, 1), P(0, 0, 1)));
    CHECK(moves(&floor_face, crosses, 0, P(0, 0, 1), P(0, 0, 1)));
    CHECK(moves(&floor_face, even, 0, P(0, 0, 1.5), P(0, 0, 1)));
    CHECK(moves(&floor_face, even, &below, P(0, 0, -1.5), P(0, 0, -1)));
    CHECK(moves(&floor_face, even, &level, P(0, 0, 1.5), P(0, 0, 1)));
    CHECK(moves(&floor_face, pokes, &below, P(0, 0, -4.5), P(0, 0, -1)));
    CHECK(moves(&floor_face, sunk, &above, P(0, 0, 4.5), P(0, 0, 1)));
}

/* Past each of the three edges, upright: straight out of the prism of all places. */
static void past_edges(void)
{
    const graze_capsule first = ROD(4, 0.5, -4, 4, 0.5, 9, 1),
                        second = ROD(0.5, 4, -4, 0.5, 4, 9, 1);
    const graze_capsule on = ROD(4, 0, -4, 4, 0, 9, 1), below = ROD(4, 0.5, -9, 4, 0.5, 4, 1);
    graze_capsule third = ROD(3.75, 3.75, -4, 3.75, 3.75, 9, 1);
    graze_vec3 by, out;
    check_case("past edges");
    CHECK(moves(&floor_face, first, 0, P(0, -1.5, 0), P(0, -1, 0)));
    CHECK(moves(&floor_face, second, 0, P(-1.5, 0, 0), P(-1, 0, 0)));
    CHECK(moves(&floor_face, on, 0, P(0, -1, 0), P(0, -1, 0)));
    CHECK(moves(&floor_face, below, 0, P(0, -1.5, 0), P(0, -1, 0)));
    CHECK(part(&floor_face, &third, 0, &by, &out) == GRAZE_MOVED);
    CHECK(by.x > GRAZE_C(0.957) && by.x < GRAZE_C(0.958 + 0.001) && by.z <= 0 && by.z >= 0);
    third.core = moved_core(third.core, by);
    CHECK(stays(&floor_face, &third));
}

/* The way past the edge leads down, and would take the center behind the plane. The next longer one does not. */
static void down_past_an_edge(void)
{
    const graze_capsule leans = ROD(4, 8.5, -8, 4, -7.5, 8, 2),
                        high = ROD(4, 5.5, -5, 4, -10.5, 11, 2);
    graze_vec3 by, out;
    check_case("down past an edge");
    CHECK(part(&floor_face, &leans, 0, &by, &out) == GRAZE_MOVED);
    CHECK(by.x > GRAZE_C(2.32) && by.y > GRAZE_C(2.32) && by.z > GRAZE_C(2.32));
    CHECK(by.x < GRAZE_C(2.323) && by.y < GRAZE_C(2.323) && by.z < GRAZE_C(2.323));
    CHECK(part(&floor_face, &high, 0, &by, &out) == GRAZE_MOVED);
    CHECK(by.y < GRAZE_C(-1.664) && by.z < GRAZE_C(-1.664) && by.z > GRAZE_C(-1.665));
}

/* ---- Free, and strange ---- */

static void free_places(void)
{
    const graze_capsule touches = ROD(2, 2, 1, 3, 3, 4, 1), behind = ROD(2, 2, -1, 2, 2, -4, 1);
    const graze_capsule thin = ROD(2, 2, -1, 2, 2, 1, 0), empty = ROD(2, 2, -1, 2, 2, 1, -1);
    const graze_capsule corner = ROD(-3, -4, -2, -3, -4, 5, 5), edge = ROD(4, -1, -2, 4, -1, 5, 1);
    const graze_capsule apart = ROD(4, 9, 9, 9, 9, 9, 1), beyond = ROD(7, 7, -4, 7, 7, 4, 4);
    check_case("free places");
    CHECK(stays(&floor_face, &touches) && stays(&floor_face, &behind));
    CHECK(stays(&floor_face, &thin) && stays(&floor_face, &empty));
    CHECK(stays(&floor_face, &corner) && stays(&floor_face, &edge));
    CHECK(stays(&floor_face, &apart) && stays(&floor_face, &beyond));
}

/* As a capsule of radius 0 around the longest edge, whichever it is; and as a sphere. */
static void without_area_or_length(void)
{
    const graze_triangle flats[4] = {{AT(-4, 0, 0), AT(4, 0, 0), AT(1, 0, 0)},
                                     {AT(-4, 0, 0), AT(1, 0, 0), AT(4, 0, 0)},
                                     {AT(1, 0, 0), AT(-4, 0, 0), AT(4, 0, 0)},
                                     {AT(0, 0, 0), AT(0, 0, 0), AT(0, 0, 0)}};
    const graze_capsule above = ROD(0, -3, 0.5, 0, 3, 0.5, 1), across = ROD(0, -3, 0, 0, 3, 0, 1);
    const graze_capsule ball = ROD(2, 2, 0.5, 2, 2, 0.5, 1);
    const graze_vec3 below = P(0, 0, -1);
    check_case("without area or length");
    for (int i = 0; i < 4; i++) {
        CHECK(moves(&flats[i], above, &below, P(0, 0, 0.5), P(0, 0, 1)));
        CHECK(i == 3 || moves(&flats[i], across, 0, P(0, 0, -1), P(0, 0, -1)));
    }
    CHECK(moves(&floor_face, ball, 0, P(0, 0, 0.5), P(0, 0, 1)));
    CHECK(moves(&floor_face, ball, &below, P(0, 0, -1.5), P(0, 0, -1)));
}

/* ---- Meshes ---- */

static graze_separation part_from(const graze_mesh *mesh, const graze_capsule *mover,
                                  const graze_vec3 *before, graze_vec3 *move, graze_vec3 *normal)
{
    *move = *normal = nine;
    return graze_mesh_separate_capsule(mesh, mover, before, move, normal);
}

static bool stays_in(const graze_mesh *mesh, const graze_capsule *mover)
{
    graze_vec3 by, out;
    return part_from(mesh, mover, 0, &by, &out) == GRAZE_FREE && vec3_equal(by, nine) &&
           vec3_equal(out, nine);
}

static bool is_about(graze_scalar a, graze_scalar b)
{
    return a - b < GRAZE_C(0.001) && b - a < GRAZE_C(0.001);
}

static bool moves_in(const graze_mesh *mesh, graze_capsule mover, const graze_vec3 *before,
                     graze_vec3 move)
{
    graze_vec3 by, out;
    if (part_from(mesh, &mover, before, &by, &out) != GRAZE_MOVED || !is_about(by.x, move.x) ||
        !is_about(by.y, move.y) || !is_about(by.z, move.z))
        return false;
    mover.core = moved_core(mover.core, by);
    return stays_in(mesh, &mover);
}

/* The cube is hollow: from -2 to 2 on each axis. */
static void out_of_meshes(void)
{
    const graze_capsule inside = ROD(-1, 0, 0, 1, 0, 0, 1), none = ROD(-3, 0, 0, 3, 0, 0, 0);
    const graze_capsule near_side = ROD(1.5, 0.25, -1, 1.5, 0.25, 0.5, 1);
    const graze_capsule in_edge = ROD(1.5, 1.25, -0.5, 1.5, 1.25, 0.5, 1);
    const graze_capsule long_rod = ROD(-1.5, 0, 0, 1.5, 0, 0, 1),
                        ball = ROD(0, 0, 1.5, 0, 0, 1.5, 1);
    const graze_vec3 middle = P(0, 0, 0), beyond = P(9, 0.25, 0);
    graze_vec3 by, out;
    check_case("out of meshes");
    CHECK(stays_in(&cube, &inside) && stays_in(&cube, &none));
    CHECK(moves_in(&cube, near_side, 0, P(-0.5, 0, 0)));
    CHECK(moves_in(&cube, near_side, &middle, P(-0.5, 0, 0)));
    CHECK(moves_in(&cube, near_side, &beyond, P(1.5, 0, 0)));
    CHECK(moves_in(&cube, in_edge, 0, P(-0.5, -0.25, 0)));
    CHECK(moves_in(&cube, ball, 0, P(0, 0, -0.5)));
    CHECK(has_no_place(part_from(&cube, &long_rod, &middle, &by, &out), by, out));
}

/* ---- The limits of the build ---- */

#if GRAZE_FLOAT

static void limits_of_the_build(void)
{
    const graze_scalar end = 3e38f;
    const graze_capsule rod = ROD(2, 2, -1, 2, 2, 1, 1);
    const graze_capsule high = {{{0, 0, end}, {1, 0, end}}, 1}, wide = {rod.core, some_infinity()};
    graze_capsule strange = rod;
    graze_triangle face = floor_face;
    check_case("floats");
    CHECK(stays(&floor_face, &high) && stays(&floor_face, &wide));
    strange.core.b.y = some_nan();
    CHECK(stays(&floor_face, &strange));
    face.c.z = some_nan();
    CHECK(stays(&face, &rod));
    strange = rod;
    strange.radius = some_nan();
    CHECK(stays(&floor_face, &strange) && stays_in(&cube, &strange));
}

#else

/* One raw unit to either side of touching: above the face, beside an edge, at a corner. */
static void raw_units(void)
{
    const graze_capsule above = ROD(2, 2, 1, 3, 3, 4, 1), beside = ROD(4, -1, -2, 4, -1, 5, 1);
    const graze_capsule corner = ROD(-3, -4, -2, -3, -4, 5, 5);
    graze_capsule mover = above;
    graze_vec3 by, out;
    check_case("raw units");
    mover.radius++;
    CHECK(moves(&floor_face, mover, 0, vec3_at(0, 0, 1), P(0, 0, 1)));
    mover.radius -= 2;
    CHECK(stays(&floor_face, &mover));
    mover = beside;
    mover.radius++;
    CHECK(moves(&floor_face, mover, 0, vec3_at(0, -1, 0), P(0, -1, 0)));
    mover.radius -= 2;
    CHECK(stays(&floor_face, &mover));
    mover = corner;
    mover.radius++;
    CHECK(part(&floor_face, &mover, 0, &by, &out) == GRAZE_MOVED);
    CHECK(by.x <= 0 && by.x >= -2 && by.y <= 0 && by.y >= -2 && by.z == 0);
    mover.radius -= 2;
    CHECK(stays(&floor_face, &mover));
}

/* A center in the plane, beside a slanted edge: rounding does not take it behind the plane. */
static void level_centers(void)
{
    const graze_triangle slanted = {{0, 0, 0}, {70001, 1003, 30011}, {20011, 80021, 5003}};
    const graze_vec3 behind = {0, 0, -9000000};
    check_case("centers in the plane");
    for (int i = 1; i < 40; i++) {
        const graze_capsule mover = {{{35000 + i * 7, 501 - i * 31, 15005 - i * 977},
                                      {35001 - i * 7, 502 + i * 29, 15006 + i * 977}},
                                     900 + i * 13};
        graze_vec3 by, out;
        graze_capsule at = mover;
        CHECK(part(&slanted, &mover, 0, &by, &out) == GRAZE_MOVED);
        at.core = moved_core(at.core, by);
        CHECK(stays(&slanted, &at));
        CHECK(part(&slanted, &mover, &behind, &by, &out) == GRAZE_MOVED);
        at.core = moved_core(mover.core, by);
        CHECK(stays(&slanted, &at));
    }
}

static graze_triangle face_at(graze_scalar x, graze_scalar z, graze_scalar size)
{
    graze_triangle face = {{x, 0, z}, {x, 0, z}, {x, 0, z}};
    face.b.x -= size;
    face.c.y = size;
    return face;
}

/* At the end of the world: the next longer way, the other side, or none. */
static void ends_of_the_world(void)
{
    const graze_scalar end = GRAZE_SCALAR_MAX, least = GRAZE_SCALAR_MIN;
    const graze_triangle roof = face_at(end - 8, end - 4, 4096);
    const graze_capsule under = {{{end - 99, 99, end - 12}, {end - 99, 99, end - 2}}, 16};
    const graze_triangle low_roof = face_at(end - 8, end - 40, 4096);
    const graze_capsule pokes = {{{end - 99, 20, end - 50}, {end - 99, 20, end - 10}}, 16};
    const graze_capsule huge = {{{least, 0, 0}, {end, 1, 0}}, end};
    const graze_triangle world = {{least, least, least}, {end, least, 0}, {0, end, end}};
    const graze_vec3 above = {0, 0, end}, below = {0, 0, 0};
    graze_vec3 by, out;
    check_case("the end of the world");
    CHECK(GRAZE_SMALL_WORLD || moves(&roof, under, 0, vec3_at(0, 0, -18), P(0, 0, -1)));
    CHECK(GRAZE_SMALL_WORLD || moves(&roof, under, &below, vec3_at(0, 0, -18), P(0, 0, -1)));
    CHECK(GRAZE_SMALL_WORLD || has_no_place(part(&roof, &under, &above, &by, &out), by, out));
    CHECK(GRAZE_SMALL_WORLD || moves(&low_roof, pokes, 0, vec3_at(0, -36, 0), P(0, -1, 0)));
    CHECK(GRAZE_SMALL_WORLD || has_no_place(part(&world, &huge, 0, &by, &out), by, out));
    CHECK(GRAZE_SMALL_WORLD || has_no_place(part(&world, &huge, &above, &by, &out), by, out));
}

/* Out of the near world, and from `before` that is not near. */
static void ends_of_the_near_world(void)
{
    const graze_scalar end = 0x1FFFFFFF;
    const graze_triangle roof = face_at(end, end - 4, 4096);
    const graze_capsule under = {{{end - 99, 99, end - 12}, {end - 99, 99, end - 2}}, 16};
    const graze_capsule pokes = {{{end - 999, 99, end - 12}, {end - 999, 99, end}}, 16};
    const graze_vec3 high = {0, 0, GRAZE_SCALAR_MAX}, low = {0, 0, GRAZE_SCALAR_MIN};
    const graze_triangle faces[1] = {face_at(end, end - 4, 4096)};
    const uint16_t indices[3] = {0, 1, 2};
    const graze_mesh mesh = {&faces[0].a, indices, 1};
    graze_vec3 by, out;
    check_case("the end of the near world");
    CHECK(part(&roof, &under, &high, &by, &out) == GRAZE_MOVED &&
          vec3_equal(by, vec3_at(0, 0, 25)));
    CHECK(part(&roof, &under, &low, &by, &out) == GRAZE_MOVED &&
          vec3_equal(by, vec3_at(0, 0, -18)));
    CHECK(part(&roof, &pokes, 0, &by, &out) == GRAZE_MOVED);
    CHECK(has_no_place(part_from(&mesh, &under, &high, &by, &out), by, out));
    CHECK(part_from(&mesh, &under, &low, &by, &out) == GRAZE_MOVED);
    CHECK(vec3_equal(by, vec3_at(0, 0, -18)));
}

static void limits_of_the_build(void)
{
    raw_units();
    level_centers();
    ends_of_the_world();
    ends_of_the_near_world();
}

#endif

void test_separate_cores(void)
{
    check_group("separate_cores");
    above_the_face();
    beside_edges();
    to_the_other_side();
    through_the_face();
    past_edges();
    down_past_an_edge();
    free_places();
    without_area_or_length();
    out_of_meshes();
    limits_of_the_build();
}
