/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of oriented boxes and capsules. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"
#include "boxes.h"

#define P(x, y, z) vec3_units(x, y, z)
#define ONE        GRAZE_C(1)

/* Turned by right angles: x from -2 to 4, y from 1 to 3, z from 1 to 5. axis[1] points down. */
static const graze_obb block = {AT(1, 2, 3), {AT(0, 1, 0), AT(0, 0, -1), AT(1, 0, 0)}, AT(1, 2, 3)};
static const graze_obb cube = {AT(0, 0, 0), {AT(1, 0, 0), AT(0, 1, 0), AT(0, 0, 1)}, AT(1, 1, 1)};

static graze_capsule capsule_of(graze_vec3 a, graze_vec3 b, graze_scalar radius)
{
    graze_capsule capsule;
    capsule.core.a = a;
    capsule.core.b = b;
    capsule.radius = radius;
    return capsule;
}

static bool is_within(graze_scalar a, graze_scalar b, graze_scalar most)
{
    return a <= b + most && b <= a + most;
}

static bool is_near_to(graze_vec3 a, graze_vec3 b, graze_scalar most)
{
    return is_within(a.x, b.x, most) && is_within(a.y, b.y, most) && is_within(a.z, b.z, most);
}

static bool is_plane(const graze_plane *plane, graze_vec3 point, graze_vec3 normal)
{
    return vec3_equal(plane->point, point) && vec3_equal(plane->normal, normal);
}

static bool obb_touches(const graze_obb *target, graze_capsule c, graze_scalar margin,
                        graze_vec3 point, graze_vec3 normal)
{
    graze_plane plane;
    return graze_obb_planes_of_capsule(target, &c, margin, &plane, 1) == 1 &&
           is_plane(&plane, point, normal) &&
           graze_obb_planes_of_capsule(target, &c, margin, 0, 0) == 1;
}

static bool is_apart(const graze_obb *target, graze_capsule c, graze_scalar margin)
{
    graze_plane plane = {P(9, 9, 9), P(9, 9, 9)};
    return graze_obb_planes_of_capsule(target, &c, margin, &plane, 1) == 0 &&
           is_plane(&plane, P(9, 9, 9), P(9, 9, 9)) &&
           graze_obb_planes_of_capsule(target, &c, margin, 0, 0) == 0;
}

#if GRAZE_FLOAT || GRAZE_SMALL_WORLD
enum { PLACES = 1 };
#else
enum { PLACES = 2 };
#endif

/* Here, and where no number is near. */
static graze_vec3 in_place(graze_vec3 v, int place)
{
    return place == 0 ? v : graze_vec3_add(v, P(16384, 0, -16384));
}

static graze_obb box_in_place(const graze_obb *target, int place)
{
    graze_obb box = *target;
    box.center = in_place(box.center, place);
    return box;
}

static graze_capsule capsule_in_place(graze_capsule c, int place)
{
    return capsule_of(in_place(c.core.a, place), in_place(c.core.b, place), c.radius);
}

static bool touches_with(const graze_obb *target, graze_capsule c, graze_scalar margin,
                         graze_vec3 point, graze_vec3 normal)
{
    for (int i = 0; i < PLACES; i++) {
        const graze_obb box = box_in_place(target, i);
        if (!obb_touches(&box, capsule_in_place(c, i), margin, in_place(point, i), normal))
            return false;
    }
    return true;
}

static bool stays_apart(const graze_obb *target, graze_capsule c, graze_scalar margin)
{
    for (int i = 0; i < PLACES; i++) {
        const graze_obb box = box_in_place(target, i);
        if (!is_apart(&box, capsule_in_place(c, i), margin))
            return false;
    }
    return true;
}

static bool touches(graze_vec3 a, graze_vec3 b, graze_vec3 point, graze_vec3 normal)
{
    return touches_with(&block, capsule_of(a, b, ONE), 0, point, normal);
}

static bool touches_either_way(graze_vec3 a, graze_vec3 b, graze_vec3 point, graze_vec3 normal)
{
    return touches(a, b, point, normal) && touches(b, a, point, normal);
}

/* ---- Beside the box ---- */

static void at_sides(void)
{
    const graze_capsule ball = capsule_of(P(1, 2, 5.5), P(1, 2, 5.5), ONE);
    const graze_capsule edge = capsule_of(P(4.75, 4, 2), P(5, 6, 2), GRAZE_C(1.25));
    check_case("an end at a side, an edge, a corner");
    CHECK(touches_either_way(P(5, 2, 2), P(7, 2, 3), P(4, 2, 2), P(1, 0, 0)));
    CHECK(touches_either_way(P(-3, 2, 2), P(-7, 2, 3), P(-2, 2, 2), P(-1, 0, 0)));
    CHECK(touches_either_way(P(1, 0, 2), P(2, -3, 3), P(1, 1, 2), P(0, -1, 0)));
    CHECK(touches_either_way(P(1, 4, 2), P(1, 6, 3), P(1, 3, 2), P(0, 1, 0)));
    CHECK(touches_either_way(P(1, 2, 0), P(1, 2, -3), P(1, 2, 1), P(0, 0, -1)));
    CHECK(touches_either_way(P(4, 3, 6), P(5, 4, 7), P(4, 3, 5), P(0, 0, 1)));
    CHECK(touches_with(&block, edge, 0, P(4, 3, 2), P(0.6, 0.8, 0)));
    CHECK(touches_with(&block, ball, 0, P(1, 2, 5), P(0, 0, 1)));
}

/* A raw unit to either side of a face, and of an edge. */
static void limits(void)
{
    const graze_capsule above = capsule_of(P(1, 2, 6), P(2, 2, 9), ONE);
    const graze_capsule edge = capsule_of(P(0.75, 7, 1), P(8.75, 1, 5), GRAZE_C(1.25));
    const graze_capsule x = capsule_of(P(5, 2, 2), P(5, 2, 3), ONE);
    const graze_capsule y = capsule_of(P(1, 4, 2), P(1, 4, 3), ONE);
    const graze_capsule corner = capsule_of(P(5, 4, 6), P(6, 5, 9), ONE);
    check_case("a raw unit to either side");
    CHECK(touches_with(&block, above, 0, P(1, 2, 5), P(0, 0, 1)) &&
          stays_apart(&block, above, -RAW));
    CHECK(touches_with(&block, edge, 0, P(4, 3, 3), P(0.6, 0.8, 0)) &&
          stays_apart(&block, edge, -RAW));
    CHECK(touches_with(&block, x, 0, P(4, 2, 2), P(1, 0, 0)) && stays_apart(&block, x, -RAW));
    CHECK(touches_with(&block, y, 0, P(1, 3, 2), P(0, 1, 0)) && stays_apart(&block, y, -RAW));
    CHECK(stays_apart(&block, corner, GRAZE_C(0.5)));
}

/* Across an edge. Long cores, and short ones. */
static void between_the_ends(void)
{
    const graze_scalar radius = GRAZE_C(1.25);
    const graze_vec3 a = P(0.75, 7, 1), b = P(8.75, 1, 5);
    const graze_vec3 far_a = P(-155.25, 124, 1), far_b = P(164.75, -116, 5);
    const graze_vec3 low_a = P(-6.75, 3, 5), low_b = P(1.25, -3, 1);
    check_case("between the ends");
    CHECK(touches_with(&block, capsule_of(a, b, radius), 0, P(4, 3, 3), P(0.6, 0.8, 0)));
    CHECK(touches_with(&block, capsule_of(b, a, radius), 0, P(4, 3, 3), P(0.6, 0.8, 0)));
    CHECK(touches_with(&block, capsule_of(far_a, far_b, radius), 0, P(4, 3, 3), P(0.6, 0.8, 0)));
    CHECK(touches_with(&block, capsule_of(far_b, far_a, radius), 0, P(4, 3, 3), P(0.6, 0.8, 0)));
    CHECK(touches_with(&block, capsule_of(low_a, low_b, radius), 0, P(-2, 1, 3), P(-0.6, -0.8, 0)));
}

/* A box that is turned by 3-4-5: a core beside an edge, along z. */
static void turned(void)
{
    const graze_obb box = {
        AT(0, 0, 0), {AT(0.6, 0.8, 0), AT(-0.8, 0.6, 0), AT(0, 0, 1)}, AT(5, 5, 5)};
    const graze_capsule end = capsule_of(P(3.54, 4.72, 1), P(6, 8, 2), ONE);
    graze_plane plane;
    check_case("a turned box");
    CHECK(graze_obb_planes_of_capsule(&box, &end, 0, &plane, 1) == 1);
    CHECK(is_near_to(plane.point, P(3, 4, 1), 4 * RAW));
    CHECK(is_near_to(plane.normal, P(0.6, 0.8, 0), RAW));
}

/* Many places are as close: the start, the end, or where the core enters the last space between two sides. */
static void parallel(void)
{
    check_case("parallel to a side");
    CHECK(touches(P(0, 2, 6), P(2, 2, 6), P(0, 2, 5), P(0, 0, 1)));
#if !GRAZE_FLOAT
    CHECK(touches(P(-3, 2, 6), P(3, 2, 6), P(3, 2, 5), P(0, 0, 1)));
    CHECK(touches(P(-3, 2, 6), P(5, 2, 6), P(-2, 2, 5), P(0, 0, 1)));
    CHECK(touches(P(5, 2, 6), P(-3, 2, 6), P(4, 2, 5), P(0, 0, 1)));
    CHECK(touches(P(-3, -2, 6), P(5, 6, 6), P(0, 1, 5), P(0, 0, 1)));
    CHECK(touches(P(-4, 0, 6), P(4, 8, 6), P(-2, 2, 5), P(0, 0, 1)));
    CHECK(touches(P(4, 8, 6), P(-4, 0, 6), P(-1, 3, 5), P(0, 0, 1)));
    CHECK(touches(P(5, 0, 0), P(5, 6, 6), P(4, 1, 1), P(1, 0, 0)));
    CHECK(touches(P(-155, 2, 0), P(164, 2, 0), P(-2, 2, 1), P(0, 0, -1)));
#endif
}

/* ---- A core that meets the box ---- */

static void meeting(void)
{
    const graze_capsule thin = capsule_of(P(1, 2, 4.75), P(1, 2, 4.5), 0);
    check_case("cores that meet the box");
    CHECK(touches(P(1, 2.75, 2), P(1, 2.75, 4), P(1, 3, 2), P(0, 1, 0)));
    CHECK(touches(P(1, 2.75, 4), P(1, 2.75, 2), P(1, 3, 4), P(0, 1, 0)));
    CHECK(touches(P(1, 1.25, 3), P(1, 1.5, 3), P(1, 1, 3), P(0, -1, 0)));
    CHECK(touches(P(3.5, 2, 3), P(3.75, 2, 3), P(4, 2, 3), P(1, 0, 0)));
    CHECK(touches(P(-1.5, 2, 3), P(-1.75, 2, 3), P(-2, 2, 3), P(-1, 0, 0)));
    CHECK(touches(P(1, 2, 1.25), P(1, 2, 1.5), P(1, 2, 1), P(0, 0, -1)));
    CHECK(touches(P(4, 2, 3), P(6, 2, 3), P(4, 2, 3), P(1, 0, 0)));
    CHECK(touches_with(&block, thin, 0, P(1, 2, 5), P(0, 0, 1)));
    CHECK(stays_apart(&block, thin, -RAW));
}

/* Across an axis of the cube and the core, outwards on two axes alike. */
static void past_edge(void)
{
    const graze_capsule rod = capsule_of(P(4, -2.25, 0.5), P(-2.25, 4, 0.5), ONE);
    graze_plane plane;
    check_case("past an edge");
    CHECK(graze_obb_planes_of_capsule(&cube, &rod, 0, &plane, 1) == 1);
    CHECK(is_near_to(plane.point, P(1, 1, 0.5), 2 * RAW));
    CHECK(is_near_to(plane.normal, P(0.70710678, 0.70710678, 0), RAW));
}

/* ---- Odd boxes ---- */

/* For a box of the fixed build a face is farther than the world. */
static graze_obb wide_box(graze_vec3 x, graze_vec3 y, graze_vec3 z)
{
    graze_obb box = obb_of(P(0, 0, 0), x, y, z, P(1, 1, 1));
    if (GRAZE_FLOAT)
        box.half = vec3_at(some_infinity(), some_infinity(), some_infinity());
    return box;
}

static void no_place(void)
{
    const graze_vec3 none = P(0, 0, 0);
    const graze_capsule rod = capsule_of(P(1, 2, 3), P(1, 2, 4), ONE);
    const graze_obb x = wide_box(vec3_at(RAW, 0, 0), none, vec3_at(0, 0, RAW));
    const graze_obb y = wide_box(none, vec3_at(0, RAW, 0), vec3_at(RAW, 0, 0));
    const graze_obb z = wide_box(none, none, vec3_at(0, 0, -RAW));
    const graze_obb all = wide_box(none, none, none);
    check_case("boxes that no core can leave");
    CHECK(obb_touches(&x, rod, 0, P(1, 2, 3), P(-1, 0, 0)));
    CHECK(obb_touches(&y, rod, 0, P(1, 2, 3), P(0, -1, 0)));
    CHECK(obb_touches(&z, rod, 0, P(1, 2, 3), P(0, 0, 1)));
    CHECK(is_apart(&all, rod, 0));
}

static void empty_boxes(void)
{
    const graze_capsule rod = capsule_of(P(0, 0.5, 99), P(0, 0.5, 100), ONE);
    const graze_capsule none = capsule_of(P(1, 2, 2), P(1, 2, 3), GRAZE_C(-1));
    const graze_vec3 minus[3] = {P(-1, 1, 1), P(1, -1, 1), P(1, 1, -1)};
    graze_obb target = cube;
    check_case("empty and flat boxes, axes of zero, and negative radii");
    for (int i = 0; i < 3; i++) {
        target.half = minus[i];
        CHECK(is_apart(&target, capsule_of(P(0, 0, 0), P(0, 0, 1), ONE), 0));
    }
    target.half = P(1, 1, 0);
    target.center.z = GRAZE_C(99);
    CHECK(obb_touches(&target, rod, 0, P(0, 0.5, 99), P(0, 0, 1)));
    target = cube;
    target.axis[2] = P(0, 0, 0);
    CHECK(obb_touches(&target, rod, 0, P(0, 1, 0), P(0, 1, 0)));
    CHECK(is_apart(&block, none, GRAZE_C(4)));
    CHECK(obb_touches(&block, capsule_of(P(1, 2, 8), P(2, 2, 9), ONE), GRAZE_C(2), P(1, 2, 5),
                      P(0, 0, 1)));
}

#if GRAZE_FLOAT

static void limits_of_the_build(void)
{
    graze_capsule strange = capsule_of(P(1, 2, 2), P(1, 2, 3), ONE);
    graze_obb steep = cube;
    check_case("floats");
    CHECK(is_apart(&block, strange, some_nan()));
    strange.core.b.y = some_nan();
    CHECK(is_apart(&block, strange, 0));
    strange.core.b.y = GRAZE_C(2);
    strange.radius = some_nan();
    CHECK(is_apart(&block, strange, 0));
    steep.axis[0].x = 1e20f;
    CHECK(is_apart(&steep, capsule_of(vec3_at(1.5e-20f, 0, 0), vec3_at(1.75e-20f, 0, 0), ONE), 0));
}

#else

/* A box, or an end of a core, that is not near, and a core whose every move leads out of the world. */
static void limits_of_the_build(void)
{
    const int32_t low = GRAZE_SCALAR_MIN, high = GRAZE_SCALAR_MAX;
    const graze_capsule away = capsule_of(P(1, 2, 6), graze_vec3_of(65536, 131072, high), ONE);
    const graze_capsule to = capsule_of(graze_vec3_of(65536, 131072, high), P(1, 2, 6), ONE);
    const graze_capsule across =
        capsule_of(graze_vec3_of(low, low, low), graze_vec3_of(high, high, high), 0);
    const graze_capsule large = capsule_of(P(1, 2, 6), P(2, 2, 9), high);
    check_case("the whole world");
    CHECK(obb_touches(&block, away, 0, P(1, 2, 5), P(0, 0, 1)));
    CHECK(obb_touches(&block, to, 0, P(1, 2, 5), P(0, 0, 1)));
    CHECK(is_apart(&block, away, -1) && is_apart(&block, to, -1));
    CHECK(obb_touches(&block, large, high, P(1, 2, 5), P(0, 0, 1)));
    CHECK(GRAZE_SMALL_WORLD || obb_touches(&cube, across, 0, P(-1, -1, -1), P(-1, 0, 0)));
}

#endif

void test_contact_core_obbs(void)
{
    check_group("contact_core_obbs");
    at_sides();
    limits();
    between_the_ends();
    turned();
    parallel();
    meeting();
    past_edge();
    no_place();
    empty_boxes();
    limits_of_the_build();
}
