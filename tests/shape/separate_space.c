/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Moves of spheres and capsules out of planes, and of capsules out of boxes, spheres and each other. */
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

static graze_segment moved_core(graze_segment core, graze_vec3 by)
{
    core.a = graze_vec3_add(core.a, by);
    core.b = graze_vec3_add(core.b, by);
    return core;
}

/* ---- Planes: the front is +z ---- */

static const graze_plane ground = {AT(1, 2, 0), AT(0, 0, 3)};

static graze_separation out_of_plane(const graze_plane *plane, const graze_capsule *mover,
                                     const graze_vec3 *before, graze_vec3 *move, graze_vec3 *normal)
{
    return graze_plane_separate_capsule(plane, mover, before, move, normal);
}

/* The move, and that the place is free. */
static bool leaves(const graze_plane *plane, graze_capsule mover, const graze_vec3 *before,
                   graze_vec3 move, graze_vec3 normal)
{
    graze_vec3 by = nine, out = nine;
    if (out_of_plane(plane, &mover, before, &by, &out) != GRAZE_MOVED || !vec3_equal(by, move) ||
        !vec3_equal(out, normal))
        return false;
    mover.core = moved_core(mover.core, by);
    return out_of_plane(plane, &mover, before, &by, &out) == GRAZE_FREE;
}

static bool stays_at(const graze_plane *plane, const graze_capsule *mover)
{
    graze_vec3 by = nine, out = nine;
    const graze_vec3 behind = P(0, 0, -1);
    const graze_sphere ball = {mover->core.a, mover->radius};
    return out_of_plane(plane, mover, &behind, &by, &out) == GRAZE_FREE &&
           graze_plane_separate_sphere(plane, &ball, 0, &by, &out) == GRAZE_FREE &&
           vec3_equal(by, nine) && vec3_equal(out, nine);
}

static void out_of_planes(void)
{
    const graze_capsule high = ROD(5, 5, 0.25, 6, 5, 2, 1), low = ROD(5, 5, -0.5, 6, 5, -3, 1);
    const graze_capsule across = ROD(5, 5, -1, 6, 5, 2, 1), even = ROD(5, 5, -1, 6, 5, 1, 1);
    const graze_capsule deep = ROD(0, 0, -2, 0, 0, 1, 0.5);
    const graze_vec3 above = P(0, 0, 3), below = P(0, 0, -3), level = P(7, 7, 0);
    check_case("out of planes");
    CHECK(leaves(&ground, high, 0, P(0, 0, 0.75), P(0, 0, 1)));
    CHECK(leaves(&ground, low, 0, P(0, 0, -0.5), P(0, 0, -1)));
    CHECK(leaves(&ground, across, 0, P(0, 0, 2), P(0, 0, 1)));
    CHECK(leaves(&ground, even, 0, P(0, 0, 2), P(0, 0, 1)));
    CHECK(leaves(&ground, deep, 0, P(0, 0, -1.5), P(0, 0, -1)));
    CHECK(leaves(&ground, high, &above, P(0, 0, 0.75), P(0, 0, 1)));
    CHECK(leaves(&ground, high, &level, P(0, 0, 0.75), P(0, 0, 1)));
    CHECK(leaves(&ground, high, &below, P(0, 0, -3), P(0, 0, -1)));
    CHECK(leaves(&ground, low, &above, P(0, 0, 4), P(0, 0, 1)));
}

static void free_of_planes(void)
{
    const graze_plane none = {AT(0, 0, 0), AT(0, 0, 0)};
    const graze_capsule touches = ROD(0, 0, 1, 1, 0, 1, 1), behind = ROD(0, 0, -1, 0, 0, -4, 1);
    const graze_capsule thin = ROD(0, 0, -1, 0, 0, 1, 0), empty = ROD(0, 0, 0, 0, 0, 1, -1);
    const graze_capsule high = ROD(5, 5, 0.25, 6, 5, 2, 1);
    check_case("free of planes");
    CHECK(stays_at(&ground, &touches) && stays_at(&ground, &behind));
    CHECK(stays_at(&ground, &thin) && stays_at(&ground, &empty) && stays_at(&none, &high));
}

/* ---- Capsules ---- */

static bool rod_moves(const graze_capsule *target, graze_capsule mover, graze_vec3 move,
                      graze_vec3 normal)
{
    graze_vec3 by = nine, out = nine;
    if (graze_capsule_separate_capsule(target, &mover, &by, &out) != GRAZE_MOVED ||
        !vec3_equal(by, move) || !vec3_equal(out, normal))
        return false;
    mover.core = moved_core(mover.core, by);
    return graze_capsule_separate_capsule(target, &mover, &by, &out) == GRAZE_FREE;
}

static bool rod_stays(const graze_capsule *target, const graze_capsule *mover)
{
    graze_vec3 by = nine, out = nine;
    return graze_capsule_separate_capsule(target, mover, &by, &out) == GRAZE_FREE &&
           vec3_equal(by, nine) && vec3_equal(out, nine);
}

static const graze_capsule bar = ROD(-2, 0, 0, 2, 0, 0, 1);

/* Between the cores; an end and a core, either way; two ends. */
static void along_the_closest_points(void)
{
    const graze_capsule above = ROD(0, -3, 1, 0, 3, 1, 1), beside = ROD(0, 0.5, 0, 0, 4, 0, 1);
    const graze_capsule beyond = ROD(2.5, 0, 0, 4, 1, 0, 1), below = ROD(0, -3, -1, 0, 3, -1, 1);
    const graze_capsule across = ROD(2.5, -3, 0, 2.5, 3, 0, 1),
                        parallel = ROD(-1, 0, 1, 1, 0, 1, 1);
    check_case("along the line of the closest points");
    CHECK(rod_moves(&bar, above, P(0, 0, 1), P(0, 0, 1)));
    CHECK(rod_moves(&bar, below, P(0, 0, -1), P(0, 0, -1)));
    CHECK(rod_moves(&bar, beside, P(0, 1.5, 0), P(0, 1, 0)));
    CHECK(rod_moves(&bar, beyond, P(1.5, 0, 0), P(1, 0, 0)));
    CHECK(rod_moves(&bar, across, P(1.5, 0, 0), P(1, 0, 0)));
    CHECK(rod_moves(&bar, parallel, P(0, 0, 1), P(0, 0, 1)));
}

/* Cores that meet: across both; across the first that is not a point; from the same point along -x. */
static void across_the_cores(void)
{
    const graze_capsule crossing = ROD(0, -3, 0, 0, 3, 0, 1), same = ROD(-1, 0, 0, 3, 0, 0, 0.5);
    const graze_capsule ending = ROD(0, 0, 0, 0, 0, 3, 1), point = ROD(1, 0, 0, 1, 0, 0, 0.5);
    const graze_capsule upright = ROD(1, 0, -1, 1, 0, 1, 1);
    check_case("across cores that meet");
    CHECK(rod_moves(&bar, crossing, P(0, 0, -2), P(0, 0, -1)));
    CHECK(rod_moves(&crossing, bar, P(0, 0, -2), P(0, 0, -1)));
    CHECK(rod_moves(&bar, upright, P(0, -2, 0), P(0, -1, 0)));
    CHECK(rod_moves(&bar, ending, P(0, -2, 0), P(0, -1, 0)));
    CHECK(rod_moves(&bar, same, P(0, 0, -1.5), P(0, 0, -1)));
    CHECK(rod_moves(&bar, point, P(0, 0, -1.5), P(0, 0, -1)));
    CHECK(rod_moves(&point, bar, P(0, 0, -1.5), P(0, 0, -1)));
    CHECK(rod_moves(&point, point, P(-1, 0, 0), P(-1, 0, 0)));
}

static void spheres_and_capsules(void)
{
    const graze_sphere ball = {AT(1, 0, 1), GRAZE_C(1)}, inside = {AT(1, 0, 0), GRAZE_C(1)};
    graze_vec3 by = nine, out = nine;
    check_case("a sphere and a capsule");
    CHECK(graze_capsule_separate_sphere(&bar, &ball, &by, &out) == GRAZE_MOVED);
    CHECK(vec3_equal(by, P(0, 0, 1)) && vec3_equal(out, P(0, 0, 1)));
    CHECK(graze_sphere_separate_capsule(&ball, &bar, &by, &out) == GRAZE_MOVED);
    CHECK(vec3_equal(by, P(0, 0, -1)) && vec3_equal(out, P(0, 0, -1)));
    CHECK(graze_capsule_separate_sphere(&bar, &inside, &by, &out) == GRAZE_MOVED);
    CHECK(vec3_equal(by, P(0, 0, -2)) && vec3_equal(out, P(0, 0, -1)));
}

static void free_capsules(void)
{
    const graze_capsule touches = ROD(0, 0, 2, 1, 1, 3, 1), thin = ROD(0, -1, 0, 0, 1, 0, 0);
    const graze_capsule empty = ROD(0, 0, 0, 1, 0, 0, -1), apart = ROD(9, 9, 9, 9, 9, 8, 1);
    const graze_capsule corner = ROD(4.5, 6, 0, 9, 9, 0, 5.5), skew = ROD(3, 3, -1, 3, 3, 5, 2);
    check_case("free capsules");
    CHECK(rod_stays(&bar, &touches) && rod_stays(&bar, &thin) && rod_stays(&bar, &empty));
    CHECK(rod_stays(&empty, &bar) && rod_stays(&bar, &apart) && rod_stays(&bar, &corner));
    CHECK(rod_stays(&bar, &skew));
}

/* ---- Boxes ---- */

static const graze_aabb block = {AT(-2, -2, -1), AT(2, 2, 1)};

static bool box_moves(const graze_aabb *box, graze_capsule mover, graze_vec3 move,
                      graze_vec3 normal)
{
    graze_vec3 by = nine, out = nine;
    if (graze_aabb_separate_capsule(box, &mover, &by, &out) != GRAZE_MOVED ||
        !vec3_equal(by, move) || !vec3_equal(out, normal))
        return false;
    mover.core = moved_core(mover.core, by);
    return graze_aabb_separate_capsule(box, &mover, &by, &out) == GRAZE_FREE;
}

static bool box_stays(const graze_aabb *box, const graze_capsule *mover)
{
    graze_vec3 by = nine, out = nine;
    return graze_aabb_separate_capsule(box, mover, &by, &out) == GRAZE_FREE &&
           vec3_equal(by, nine) && vec3_equal(out, nine);
}

/* Above a face, beside an edge, from either end; parallel to a face. */
static void out_of_boxes(void)
{
    const graze_capsule stands = ROD(0, 0, 1.5, 1, 0, 4, 1), hangs = ROD(0, 1, -4, 0, 0, -1.5, 1);
    const graze_capsule lies = ROD(-9, 0, 1.25, 9, 0, 1.25, 1),
                        beside = ROD(2.5, -1, 0, 3, 1, 0, 1);
    const graze_capsule touching = ROD(0, 0, 1, 0, 0, 4, 1), point = ROD(0, 0, 1.5, 0, 0, 1.5, 1);
    check_case("out of boxes");
    CHECK(box_moves(&block, stands, P(0, 0, 0.5), P(0, 0, 1)));
    CHECK(box_moves(&block, hangs, P(0, 0, -0.5), P(0, 0, -1)));
    CHECK(box_moves(&block, lies, P(0, 0, 0.75), P(0, 0, 1)));
    CHECK(box_moves(&block, beside, P(0.5, 0, 0), P(1, 0, 0)));
    CHECK(box_moves(&block, touching, P(0, 0, 1), P(0, 0, 1)));
    CHECK(box_moves(&block, point, P(0, 0, 0.5), P(0, 0, 1)));
}

/* The core leads from one side of the box to the next, and cuts the edge between them off: by 0.1768. */
static bool moves_past_edge(graze_scalar x, graze_scalar y, bool turned)
{
    const graze_vec3 on_x = vec3_at(x, 0, 0), on_y = vec3_at(0, y, 0);
    graze_capsule mover;
    graze_vec3 by, out;
    mover.core.a = turned ? on_y : on_x;
    mover.core.b = turned ? on_x : on_y;
    mover.radius = GRAZE_C(1);
    if (graze_aabb_separate_capsule(&block, &mover, &by, &out) != GRAZE_MOVED)
        return false;
    const graze_scalar length = graze_vec3_length(by);
    mover.core = moved_core(mover.core, by);
    return (by.x > 0) == (x > 0) && (by.y > 0) == (y > 0) && by.z >= 0 && by.z <= 0 &&
           length >= GRAZE_C(1.1767) && length <= GRAZE_C(1.1769) &&
           graze_aabb_separate_capsule(&block, &mover, &by, &out) == GRAZE_FREE;
}

static void past_edges(void)
{
    check_case("past edges");
    for (int i = 0; i < 8; i++)
        CHECK(moves_past_edge(i % 2 == 0 ? GRAZE_C(3.75) : GRAZE_C(-3.75),
                              i / 2 % 2 == 0 ? GRAZE_C(3.75) : GRAZE_C(-3.75), i >= 4));
}

static void through_faces(void)
{
    const graze_capsule deep = ROD(-1, 0, 0, 1, 0, 0, 1), pokes = ROD(0, 0, 0.5, 0, 0, 5, 1);
    const graze_capsule passes = ROD(0, 0, -9, 0, 0, 9, 1), low = ROD(0, 1, -5, 0, 1, -0.5, 0.5);
    const graze_aabb flat = {AT(-2, -2, 0), AT(2, 2, 0)}, point = {AT(0, 0, 0), AT(0, 0, 0)};
    check_case("through faces");
    CHECK(box_moves(&block, deep, P(0, 0, -2), P(0, 0, -1)));
    CHECK(box_moves(&block, pokes, P(0, 0, 1.5), P(0, 0, 1)));
    CHECK(box_moves(&block, low, P(0, 0, -1), P(0, 0, -1)));
    CHECK(box_moves(&block, passes, P(-3, 0, 0), P(-1, 0, 0)));
    CHECK(box_moves(&flat, deep, P(0, 0, -1), P(0, 0, -1)));
    CHECK(box_moves(&point, passes, P(-1, 0, 0), P(-1, 0, 0)));
}

static void free_of_boxes(void)
{
    const graze_capsule touches = ROD(0, 0, 2, 3, 0, 5, 1), thin = ROD(-9, 0, 0, 9, 0, 0, 0);
    const graze_capsule corner = ROD(5, 6, 0, 9, 9, 0, 5), inside = ROD(0, 0, 0, 1, 0, 0, 1);
    const graze_capsule apart = ROD(9, 0, 0, 9, 9, 0, 1), cuts = ROD(2, 6, 0, 6, 2, 0, 2);
    graze_aabb empty = block;
    check_case("free of boxes");
    CHECK(box_stays(&block, &touches) && box_stays(&block, &thin) && box_stays(&block, &corner));
    CHECK(box_stays(&block, &apart) && box_stays(&block, &cuts));
    empty.min.x = GRAZE_C(3);
    CHECK(box_stays(&empty, &inside));
    empty = block;
    empty.min.y = GRAZE_C(3);
    CHECK(box_stays(&empty, &inside));
    empty = block;
    empty.min.z = GRAZE_C(3);
    CHECK(box_stays(&empty, &inside));
}

/* ---- The limits of the build ---- */

#if GRAZE_FLOAT

static void limits_of_the_build(void)
{
    graze_capsule strange = ROD(0, 0, 0, 1, 0, 0, 1);
    check_case("floats");
    strange.core.b.y = some_nan();
    CHECK(rod_stays(&bar, &strange) && rod_stays(&strange, &bar));
    CHECK(box_stays(&block, &strange));
    strange.core.a.y = some_nan();
    CHECK(stays_at(&ground, &strange));
}

#else

static bool has_no_place(graze_separation result, graze_vec3 move, graze_vec3 normal)
{
    return result == GRAZE_NO_PLACE && vec3_equal(move, P(0, 0, 0)) &&
           vec3_equal(normal, P(0, 0, 0));
}

/* One raw unit to either side of touching. */
static void raw_units(void)
{
    const graze_capsule touching = ROD(0, -3, 2, 0, 3, 2, 1);
    graze_capsule mover = touching;
    check_case("raw units");
    CHECK(rod_stays(&bar, &mover) && box_stays(&block, &mover));
    mover.radius++;
    CHECK(rod_moves(&bar, mover, vec3_at(0, 0, 1), P(0, 0, 1)));
    CHECK(box_moves(&block, mover, vec3_at(0, 0, 1), P(0, 0, 1)));
    mover.radius -= 2;
    CHECK(rod_stays(&bar, &mover) && box_stays(&block, &mover));
    mover.core.a.z = GRAZE_C(1);
    CHECK(stays_at(&ground, &mover));
    mover.radius += 2;
    CHECK(leaves(&ground, mover, 0, vec3_at(0, 0, 1), P(0, 0, 1)));
}

/* At the end of the world: to the other side of a plane, along an axis, or not at all. */
static void ends_of_the_world(void)
{
    const graze_scalar end = GRAZE_SCALAR_MAX, least = GRAZE_SCALAR_MIN;
    const graze_plane high = {{0, 0, end}, {0, 0, 1}};
    const graze_plane corner = {{least, least, least}, {end, end, end}};
    const graze_capsule opposite = {{{end, end, end}, {end, end, end}}, end};
    const graze_capsule low = {{{0, 0, end - 8}, {9, 0, end - 9}}, 16};
    const graze_capsule rod = {{{0, 0, end - 4}, {64, 0, end - 4}}, 8},
                        top = {{{0, 4, end}, {64, 4, end}}, 8};
    const graze_capsule all = {{{least, 0, 0}, {end, 0, 0}}, end},
                        huge = {{{least, 1, 1}, {end, 1, 1}}, end};
    const graze_aabb world = {{least, least, least}, {end, end, end}};
    const graze_aabb roof = {{-99, -99, end - 12}, {99, 99, end - 2}};
    graze_vec3 by, out;
    check_case("the end of the world");
    CHECK(stays_at(&corner, &opposite));
    CHECK(leaves(&high, low, 0, vec3_at(0, 0, -8), P(0, 0, -1)));
    CHECK(has_no_place(out_of_plane(&high, &low, &high.point, &by, &out), by, out));
    CHECK(rod_moves(&rod, top, vec3_at(0, 12, 0), P(0, 1, 0)));
    CHECK(has_no_place(graze_capsule_separate_capsule(&all, &huge, &by, &out), by, out));
    CHECK(has_no_place(graze_aabb_separate_capsule(&world, &huge, &by, &out), by, out));
    CHECK(box_moves(&roof, top, vec3_at(0, 0, -20), P(0, 0, -1)));
}

/* From places that are not near: the same moves. */
static void far_places(void)
{
    const graze_scalar off = GRAZE_C(20000);
    const graze_plane plane = {{off, off, off}, AT(0, 0, 1)};
    graze_capsule target = bar, mover = ROD(0, -3, 1, 0, 3, 1, 1);
    graze_aabb box = block;
    check_case("far places");
    target.core = moved_core(target.core, plane.point);
    mover.core = moved_core(mover.core, plane.point);
    box.min = graze_vec3_add(box.min, plane.point);
    box.max = graze_vec3_add(box.max, plane.point);
    CHECK(rod_moves(&target, mover, P(0, 0, 1), P(0, 0, 1)));
    mover.core.a.z = mover.core.b.z = off + GRAZE_C(1.5);
    CHECK(box_moves(&box, mover, P(0, 0, 0.5), P(0, 0, 1)));
    mover.core.a.z = mover.core.b.z = off + GRAZE_C(0.5);
    CHECK(leaves(&plane, mover, 0, P(0, 0, 0.5), P(0, 0, 1)));
    CHECK(box_moves(&box, mover, P(0, 0, 1.5), P(0, 0, 1)));
}

/* The target is near, and the place is not. */
static void leaving_near_places(void)
{
    const graze_scalar edge = INT32_C(0x1FFFFFFF);
    const graze_capsule rod = {{{0, 0, edge - 65536}, {0, 65536, edge - 65536}}, 65536};
    const graze_capsule mover = {{{-65536, 0, edge - 4}, {65536, 0, edge - 4}}, 65536};
    const graze_aabb box = {{-65536, -65536, edge - 65536}, {65536, 65536, edge - 4096}};
    graze_capsule moved = mover;
    graze_vec3 by, out;
    check_case("from near places to others");
    CHECK(graze_capsule_separate_capsule(&rod, &mover, &by, &out) == GRAZE_MOVED);
    CHECK(by.x == 0 && by.y == 0 && by.z >= 65540 && by.z <= 65542);
    CHECK(graze_aabb_separate_capsule(&box, &mover, &by, &out) == GRAZE_MOVED);
    CHECK(by.x == 0 && by.y == 0 && by.z >= 61444 && by.z <= 61446);
    moved.core = moved_core(mover.core, by);
    CHECK(GRAZE_SMALL_WORLD || graze_aabb_separate_capsule(&box, &moved, &by, &out) == GRAZE_FREE);
}

static void limits_of_the_build(void)
{
    raw_units();
    leaving_near_places();
    if (GRAZE_SMALL_WORLD)
        return;
    ends_of_the_world();
    far_places();
}

#endif

void test_separate_space(void)
{
    check_group("separate_space");
    out_of_planes();
    free_of_planes();
    along_the_closest_points();
    across_the_cores();
    spheres_and_capsules();
    free_capsules();
    out_of_boxes();
    past_edges();
    through_faces();
    free_of_boxes();
    limits_of_the_build();
}
