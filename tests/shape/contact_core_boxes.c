/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of boxes and capsules. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"
#include "boxes.h"

#define P(x, y, z) vec3_units(x, y, z)
#define ONE        GRAZE_C(1)

static const graze_aabb box = {AT(0, 0, 0), AT(4, 2, 6)};

static graze_capsule capsule_of(graze_vec3 a, graze_vec3 b, graze_scalar radius)
{
    graze_capsule capsule;
    capsule.core.a = a;
    capsule.core.b = b;
    capsule.radius = radius;
    return capsule;
}

static bool is_plane(const graze_plane *plane, graze_vec3 point, graze_vec3 normal)
{
    return vec3_equal(plane->point, point) && vec3_equal(plane->normal, normal);
}

static bool box_touches(const graze_aabb *target, graze_capsule c, graze_scalar margin,
                        graze_vec3 point, graze_vec3 normal)
{
    graze_plane plane;
    return graze_aabb_planes_of_capsule(target, &c, margin, &plane, 1) == 1 &&
           is_plane(&plane, point, normal) &&
           graze_aabb_planes_of_capsule(target, &c, margin, 0, 0) == 1;
}

static bool touches(graze_vec3 a, graze_vec3 b, graze_vec3 point, graze_vec3 normal)
{
    return box_touches(&box, capsule_of(a, b, ONE), 0, point, normal);
}

static bool touches_either_way(graze_vec3 a, graze_vec3 b, graze_vec3 point, graze_vec3 normal)
{
    return touches(a, b, point, normal) && touches(b, a, point, normal);
}

static bool is_apart(const graze_aabb *target, graze_capsule c, graze_scalar margin)
{
    graze_plane plane = {P(9, 9, 9), P(9, 9, 9)};
    return graze_aabb_planes_of_capsule(target, &c, margin, &plane, 1) == 0 &&
           is_plane(&plane, P(9, 9, 9), P(9, 9, 9));
}

static void at_sides(void)
{
    check_case("an end at a side, an edge, a corner");
    CHECK(touches_either_way(P(5, 1, 1), P(7, 1, 3), P(4, 1, 1), P(1, 0, 0)));
    CHECK(touches_either_way(P(2, -1, 1), P(1, -3, 2), P(2, 0, 1), P(0, -1, 0)));
    CHECK(box_touches(&box, capsule_of(P(4.75, 3, 1), P(5, 4, 1), GRAZE_C(1.25)), 0, P(4, 2, 1),
                      P(0.6, 0.8, 0)));
    CHECK(touches_either_way(P(4, 2, 7), P(5, 3, 8), P(4, 2, 6), P(0, 0, 1)));
    CHECK(touches(P(2, 1, 7), P(2, 1, 7), P(2, 1, 6), P(0, 0, 1)));
}

/* Across an edge, and past a corner. */
static void between_the_ends(void)
{
    const graze_capsule across = capsule_of(P(0.75, 6, 1), P(8.75, 0, 5), GRAZE_C(1.25));
    const graze_capsule back = capsule_of(P(8.75, 0, 5), P(0.75, 6, 1), GRAZE_C(1.25));
    const graze_capsule past = capsule_of(P(3, 3, 8), P(7, 3, 6), GRAZE_C(4));
    graze_plane plane;
    check_case("between the ends");
    CHECK(box_touches(&box, across, 0, P(4, 2, 3), P(0.6, 0.8, 0)));
    CHECK(box_touches(&box, back, 0, P(4, 2, 3), P(0.6, 0.8, 0)));
    CHECK(graze_aabb_planes_of_capsule(&box, &past, 0, &plane, 1) == 1 &&
          vec3_equal(plane.point, P(4, 2, 6)) && plane.normal.x > 0 && plane.normal.y > 0 &&
          plane.normal.z > plane.normal.x);
}

/* Many places are as close: the start, the end, or where the core enters the last space between two sides. */
static void parallel(void)
{
    check_case("parallel to a side");
    CHECK(touches(P(1, 1, 7), P(3, 1, 7), P(1, 1, 6), P(0, 0, 1)));
#if !GRAZE_FLOAT
    CHECK(touches(P(-1, 1, 7), P(5, 1, 7), P(0, 1, 6), P(0, 0, 1)));
    CHECK(touches(P(5, 1, 7), P(-1, 1, 7), P(4, 1, 6), P(0, 0, 1)));
    CHECK(touches(P(-1, -2, 7), P(7, 6, 7), P(1, 0, 6), P(0, 0, 1)));
    CHECK(touches(P(-2, -1, 7), P(6, 7, 7), P(0, 1, 6), P(0, 0, 1)));
    CHECK(touches(P(5, -2, 1), P(5, 5, 8), P(4, 0, 3), P(1, 0, 0)));
    CHECK(touches(P(-1, 1, 7), P(3, 1, 7), P(3, 1, 6), P(0, 0, 1)));
#endif
}

/* The plane is where the core is moved out. */
static void meeting(void)
{
    const graze_aabb flat = {AT(0, 0, 1), AT(4, 2, 1)};
    check_case("cores that meet the box");
    CHECK(touches(P(2, 1.5, 2), P(2, 1.5, 4), P(2, 2, 2), P(0, 1, 0)));
    CHECK(touches(P(2, 1.5, 4), P(2, 1.5, 2), P(2, 2, 4), P(0, 1, 0)));
    CHECK(touches(P(2, 0.25, 3), P(2, 0.5, 3), P(2, 0, 3), P(0, -1, 0)));
    CHECK(touches(P(3.5, 1, 3), P(3.75, 1, 3), P(4, 1, 3), P(1, 0, 0)));
    CHECK(touches(P(0.5, 1, 3), P(0.25, 1, 3), P(0, 1, 3), P(-1, 0, 0)));
    CHECK(touches(P(2, 1, 5.75), P(2, 1, 5.5), P(2, 1, 6), P(0, 0, 1)));
    CHECK(touches(P(2, 1, 0.25), P(2, 1, 0.5), P(2, 1, 0), P(0, 0, -1)));
    CHECK(touches(P(4, 1, 3), P(6, 1, 3), P(4, 1, 3), P(1, 0, 0)));
    CHECK(box_touches(&flat, capsule_of(P(2, 1, 0.5), P(2, 1, 3), ONE), 0, P(2, 1, 1), P(0, 0, 1)));
}

static void margins(void)
{
    const graze_aabb empty = {AT(0, 3, 0), AT(4, 2, 6)};
    const graze_capsule above = capsule_of(P(1, 1, 8), P(2, 1, 9), ONE);
    const graze_capsule inside = capsule_of(P(1, 1, 1), P(2, 1, 1), 0);
    const graze_capsule none = capsule_of(P(1, 1, 1), P(2, 1, 1), GRAZE_C(-1));
    const graze_capsule large = capsule_of(P(1, 1, 7), P(2, 1, 9), GRAZE_SCALAR_MAX);
    check_case("margins");
    CHECK(box_touches(&box, above, ONE, P(1, 1, 6), P(0, 0, 1)));
    CHECK(is_apart(&box, above, ONE - RAW) && is_apart(&box, above, 0));
    CHECK(is_apart(&box, none, GRAZE_C(4)) && is_apart(&box, inside, -ONE));
    CHECK(is_apart(&empty, inside, ONE) && !is_apart(&box, inside, 0));
    CHECK(box_touches(&box, large, GRAZE_FLOAT ? 0 : GRAZE_SCALAR_MAX, P(1, 1, 6), P(0, 0, 1)));
}

#if GRAZE_FLOAT

static void limits_of_the_build(void)
{
    const graze_aabb world = {{-GRAZE_SCALAR_MAX, -GRAZE_SCALAR_MAX, -GRAZE_SCALAR_MAX},
                              {GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX}};
    graze_capsule strange = capsule_of(P(1, 1, 1), P(1, 1, 2), ONE);
    check_case("floats");
    CHECK(box_touches(&world, strange, 0, vec3_at(-GRAZE_SCALAR_MAX, ONE, ONE), P(-1, 0, 0)));
    CHECK(is_apart(&box, strange, some_nan()));
    strange.core.b.y = some_nan();
    CHECK(is_apart(&box, strange, 0));
    strange.core.b.y = ONE;
    strange.radius = some_nan();
    CHECK(is_apart(&box, strange, 0));
}

#else

/* Numbers that are not near: each corner of the box, and each end of the core. */
static void limits_of_the_build(void)
{
    const int32_t low = GRAZE_SCALAR_MIN, high = GRAZE_SCALAR_MAX;
    const graze_aabb world = {{low, low, low}, {high, high, high}};
    const graze_aabb upper = {{0, 0, 0}, {100, 100, high}}, lower = {{0, 0, low}, {100, 100, 0}};
    const graze_capsule level =
        capsule_of(graze_vec3_of(low, 50, 7), graze_vec3_of(high, 50, 7), 7);
    const graze_capsule past =
        capsule_of(graze_vec3_of(107, low, 7), graze_vec3_of(107, high, 7), 7);
    const graze_capsule away = capsule_of(graze_vec3_of(50, 50, -7), graze_vec3_of(50, 50, low), 7);
    const graze_capsule to = capsule_of(graze_vec3_of(50, 50, low), graze_vec3_of(50, 50, -7), 7);
    check_case("the whole world");
    CHECK(box_touches(&lower, level, 0, graze_vec3_of(0, 50, 0), P(0, 0, 1)));
    CHECK(box_touches(&upper, past, 0, graze_vec3_of(100, 0, 7), P(1, 0, 0)));
    CHECK(box_touches(&upper, away, 0, graze_vec3_of(50, 50, 0), P(0, 0, -1)));
    CHECK(box_touches(&upper, to, 0, graze_vec3_of(50, 50, 0), P(0, 0, -1)));
    CHECK(is_apart(&upper, past, -1) && is_apart(&upper, to, -1));
    CHECK(GRAZE_SMALL_WORLD ||
          box_touches(&world, away, 0, graze_vec3_of(low, 50, -7), P(-1, 0, 0)));
}

#endif

void test_contact_core_boxes(void)
{
    check_group("contact_core_boxes");
    at_sides();
    between_the_ends();
    parallel();
    meeting();
    margins();
    limits_of_the_build();
}
