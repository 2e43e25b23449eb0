/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Which side of a plane points, boxes and spheres are on: the policy, case by case. */
#include "boxes.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"

/* A plane through (1, 0, 0); its normal is at 45 degrees to x and y, and not of unit length. */
static const graze_plane slope = {AT(1, 0, 0), AT(2, 2, 0)};
static const graze_plane wall = {AT(1, 0, 0), AT(-3, 0, 0)};
/* The normal is five units long. */
static const graze_plane steep = {AT(0, 0, 0), AT(3, 4, 0)};
static const graze_plane none = {AT(1, 0, 0), AT(0, 0, 0)};

#if GRAZE_FLOAT
#define LONGEST 0.25f
#else
#define LONGEST GRAZE_SCALAR_MAX
#endif
static const graze_plane across_the_world = {{WORLD, WORLD, WORLD}, {LONGEST, LONGEST, LONGEST}};

/* ---- Points ---- */

static graze_side side(const graze_plane *plane, graze_scalar x, graze_scalar y, graze_scalar z)
{
    graze_vec3 p = vec3_at(x, y, z);
    return graze_plane_side_of_point(plane, &p);
}

static void plane_side_of_point_stays_apart(void)
{
    CHECK(side(&slope, 0, 0, GRAZE_C(5)) == GRAZE_BACK);
    CHECK(side(&slope, GRAZE_C(1), GRAZE_C(1), GRAZE_C(5)) == GRAZE_FRONT);
    CHECK(side(&wall, 0, GRAZE_C(9), 0) == GRAZE_FRONT);
    CHECK(side(&wall, GRAZE_C(2), GRAZE_C(9), 0) == GRAZE_BACK);
}

/* One raw unit off the plane decides. */
static void plane_side_of_point_only_touches(void)
{
    CHECK(side(&slope, GRAZE_C(-6), GRAZE_C(7), GRAZE_C(2)) == GRAZE_ACROSS);
    CHECK(side(&slope, GRAZE_C(-6), GRAZE_C(7) + RAW, GRAZE_C(2)) == GRAZE_FRONT);
    CHECK(side(&slope, GRAZE_C(-6) - RAW, GRAZE_C(7), GRAZE_C(2)) == GRAZE_BACK);
}
POLICY_CANNOT_OCCUR(plane_side_of_point, meets, "neither a point nor a plane has an interior")

static void plane_side_of_point_is_within(void)
{
    CHECK(side(&slope, slope.point.x, slope.point.y, slope.point.z) == GRAZE_ACROSS);
}
POLICY_CANNOT_OCCUR(plane_side_of_point, meets_a_flat_one, "a point is as flat as can be")

POLICY_CANNOT_OCCUR(plane_side_of_point, meets_an_empty_one, "neither a point nor a plane is empty")

static void plane_side_of_point_spans_the_world(void)
{
    graze_plane back = across_the_world;
    CHECK(side(&across_the_world, -WORLD, -WORLD, -WORLD) == GRAZE_BACK);
    CHECK(side(&across_the_world, WORLD, WORLD, WORLD) == GRAZE_ACROSS);
    back.normal = vec3_at(-LONGEST, -LONGEST, -LONGEST);
    CHECK(side(&back, -WORLD, -WORLD, -WORLD) == GRAZE_FRONT);
    CHECK(side(&back, 0, 0, WORLD) == GRAZE_FRONT);
}

/* In the fixed build these are large numbers. */
static void plane_side_of_point_has_no_number(void)
{
    const graze_side front = GRAZE_FLOAT ? GRAZE_ACROSS : GRAZE_FRONT;
    graze_plane plane = wall;
    CHECK(side(&slope, some_nan(), 0, 0) == front);
    CHECK(side(&slope, some_infinity(), 0, 0) == GRAZE_FRONT);
    CHECK(side(&slope, some_infinity(), -some_infinity(), 0) ==
          (GRAZE_FLOAT ? GRAZE_ACROSS : GRAZE_BACK));
    plane.normal.x = some_nan();
    CHECK(side(&plane, GRAZE_C(2), 0, 0) == front);
}

/* ---- Boxes ---- */

static graze_side box_side(const graze_plane *plane, graze_vec3 min, graze_vec3 max)
{
    graze_aabb box = aabb_of(min, max);
    return graze_plane_classify_aabb(plane, &box);
}

static graze_aabb box_from(graze_scalar x, graze_scalar y)
{
    return aabb_of(vec3_at(x, y, GRAZE_C(-1)), vec3_at(x + GRAZE_ONE, y + GRAZE_ONE, GRAZE_ONE));
}

static void plane_classify_aabb_stays_apart(void)
{
    graze_aabb box = box_from(GRAZE_C(0.75), GRAZE_C(0.5));
    CHECK(graze_plane_classify_aabb(&slope, &box) == GRAZE_FRONT);
    CHECK(graze_plane_classify_aabb(&wall, &box) == GRAZE_ACROSS);
    box = box_from(GRAZE_C(-0.75), GRAZE_C(-0.5));
    CHECK(graze_plane_classify_aabb(&slope, &box) == GRAZE_BACK);
    CHECK(graze_plane_classify_aabb(&wall, &box) == GRAZE_FRONT);
}

/* Touches with a corner, from both sides; one raw unit off it does not. */
static void plane_classify_aabb_only_touches(void)
{
    graze_aabb box = box_from(GRAZE_C(0.5), GRAZE_C(0.5));
    CHECK(graze_plane_classify_aabb(&slope, &box) == GRAZE_ACROSS);
    box.min.y += RAW;
    CHECK(graze_plane_classify_aabb(&slope, &box) == GRAZE_FRONT);
    box = box_from(GRAZE_C(-0.5), GRAZE_C(-0.5));
    CHECK(graze_plane_classify_aabb(&slope, &box) == GRAZE_ACROSS);
    box.max.x -= RAW;
    CHECK(graze_plane_classify_aabb(&slope, &box) == GRAZE_BACK);
}

/* For any choice of the corners that are farthest along and against the normal. */
static void plane_classify_aabb_meets(void)
{
    for (int i = 0; i < 27; i++) {
        graze_plane plane = {AT(0, 0, 0), AT(0, 0, 0)};
        plane.normal = lattice_point(i, GRAZE_C(3));
        for (int j = 0; j < 27; j++) {
            graze_vec3 min = lattice_point(j, GRAZE_C(4));
            graze_vec3 max = vec3_at(min.x + GRAZE_ONE, min.y + GRAZE_ONE, min.z + GRAZE_ONE);
            bool any[3] = {false, false, false};
            for (int corner = 0; corner < 8; corner++)
                any[1 + (int)side(&plane, corner & 1 ? min.x : max.x, corner & 2 ? min.y : max.y,
                                  corner & 4 ? min.z : max.z)] = true;
            graze_side all = any[1] || (any[0] && any[2]) ? GRAZE_ACROSS
                             : any[0]                     ? GRAZE_BACK
                                                          : GRAZE_FRONT;
            CHECK(box_side(&plane, min, max) == all);
        }
    }
}

/* The largest box. */
static void plane_classify_aabb_is_within(void)
{
    const graze_aabb world = {{-WORLD, -WORLD, -WORLD}, {WORLD, WORLD, WORLD}};
    CHECK(graze_plane_classify_aabb(&slope, &world) == GRAZE_ACROSS);
    CHECK(graze_plane_classify_aabb(&wall, &world) == GRAZE_ACROSS);
}

/* A flat box lies in the plane, or beside it. */
static void plane_classify_aabb_meets_a_flat_one(void)
{
    graze_aabb flat = {AT(1, -1, -1), AT(1, 1, 1)};
    CHECK(graze_plane_classify_aabb(&wall, &flat) == GRAZE_ACROSS);
    flat.min.x = flat.max.x = GRAZE_ONE + RAW;
    CHECK(graze_plane_classify_aabb(&wall, &flat) == GRAZE_BACK);
    flat.min.x = flat.max.x = GRAZE_ONE - RAW;
    CHECK(graze_plane_classify_aabb(&wall, &flat) == GRAZE_FRONT);
    CHECK(box_side(&slope, slope.point, slope.point) == GRAZE_ACROSS);
}

static void plane_classify_aabb_meets_an_empty_one(void)
{
    for (int axis = 0; axis < 3; axis++) {
        graze_aabb empty = box_from(GRAZE_C(3), GRAZE_C(3));
        CHECK(graze_plane_classify_aabb(&slope, &empty) == GRAZE_FRONT);
        CHECK(graze_plane_classify_aabb(&none, &empty) == GRAZE_ACROSS);
        if (axis == 0)
            empty.min.x = empty.max.x + RAW;
        else if (axis == 1)
            empty.min.y = empty.max.y + RAW;
        else
            empty.min.z = empty.max.z + RAW;
        CHECK(graze_plane_classify_aabb(&slope, &empty) == GRAZE_BACK);
        CHECK(graze_plane_classify_aabb(&none, &empty) == GRAZE_BACK);
    }
}

static void plane_classify_aabb_spans_the_world(void)
{
    graze_aabb box = {{-WORLD, -WORLD, -WORLD}, {WORLD, WORLD, WORLD}};
    CHECK(graze_plane_classify_aabb(&across_the_world, &box) == GRAZE_ACROSS);
    box.max.y = 0;
    CHECK(graze_plane_classify_aabb(&across_the_world, &box) == GRAZE_BACK);
    CHECK(box_side(&slope, vec3_at(WORLD, WORLD, -WORLD), vec3_at(WORLD, WORLD, WORLD)) ==
          GRAZE_FRONT);
}

#if GRAZE_FLOAT

/* In each field, for an empty and for a non-empty box. */
static void plane_classify_aabb_has_a_nan(void)
{
    for (int i = 0; i < 36; i++) {
        graze_plane plane = i % 3 == 0 ? slope : i % 3 == 1 ? wall : none;
        graze_aabb box = box_from(GRAZE_C(3), GRAZE_C(3));
        float *const fields[12] = {&plane.point.x,  &plane.point.y,  &plane.point.z,
                                   &plane.normal.x, &plane.normal.y, &plane.normal.z,
                                   &box.min.x,      &box.min.y,      &box.min.z,
                                   &box.max.x,      &box.max.y,      &box.max.z};
        *fields[i / 3] = some_nan();
        CHECK(graze_plane_classify_aabb(&plane, &box) == GRAZE_ACROSS);
        for (int axis = 0; axis < 3; axis++) {
            graze_aabb empty = box;
            float *const ends[3] = {&empty.min.x, &empty.min.y, &empty.min.z};
            *ends[axis] = is_nan(*ends[axis]) ? *ends[axis] : 100.0f;
            CHECK(graze_plane_classify_aabb(&plane, &empty) == GRAZE_ACROSS);
        }
    }
}

/* An unbounded box fits on one side of an axis-aligned plane, or in front of a slanting one if its bounds allow. */
static void plane_classify_aabb_has_no_bound(void)
{
    const float most = some_infinity();
    const graze_plane even = {AT(0, 0, 0), AT(1, 1, 1)}, level = {AT(0, 0, 0), AT(0, 0, 1)};
    const graze_vec3 low = {1, 1, 1}, high = {most, most, most};
    CHECK(box_side(&even, low, high) == GRAZE_FRONT && box_side(&level, low, high) == GRAZE_FRONT);
    CHECK(box_side(&even, vec3_at(-most, 1, 1), high) == GRAZE_ACROSS);
    CHECK(box_side(&even, vec3_at(-most, -most, -most), vec3_at(-1, -1, -1)) == GRAZE_BACK);
    CHECK(box_side(&level, vec3_at(-most, 0, 1), vec3_at(most, 0, 2)) ==
          GRAZE_ACROSS); /* 0 * inf */
}

#endif

/* The fixed build has no infinity. */
static void plane_classify_aabb_has_no_number(void)
{
    graze_aabb box = box_from(GRAZE_C(3), GRAZE_C(3));
    graze_plane plane = slope;
    plane.normal.y = some_nan();
    CHECK(graze_plane_classify_aabb(&plane, &box) == (GRAZE_FLOAT ? GRAZE_ACROSS : GRAZE_FRONT));
    box.max.x = some_infinity();
    CHECK(graze_plane_classify_aabb(&slope, &box) == GRAZE_FRONT);
    box.max.x = some_nan();
    CHECK(graze_plane_classify_aabb(&slope, &box) == (GRAZE_FLOAT ? GRAZE_ACROSS : GRAZE_FRONT));
#if GRAZE_FLOAT
    plane_classify_aabb_has_a_nan();
    plane_classify_aabb_has_no_bound();
#endif
}

/* ---- Spheres ---- */

static graze_side ball_side(const graze_plane *plane, graze_scalar x, graze_scalar radius)
{
    graze_sphere ball = {AT(0, 0, 0), 0};
    ball.center.x = x;
    ball.radius = radius;
    return graze_plane_classify_sphere(plane, &ball);
}

static void plane_classify_sphere_stays_apart(void)
{
    CHECK(ball_side(&steep, GRAZE_C(7), GRAZE_C(3)) == GRAZE_FRONT);
    CHECK(ball_side(&steep, GRAZE_C(-7), GRAZE_C(3)) == GRAZE_BACK);
}

/* 15 / 5 = 3; one raw unit off it does not touch. */
static void plane_classify_sphere_only_touches(void)
{
    CHECK(ball_side(&steep, GRAZE_C(5), GRAZE_C(3)) == GRAZE_ACROSS);
    CHECK(ball_side(&steep, GRAZE_C(-5), GRAZE_C(3)) == GRAZE_ACROSS);
    CHECK(ball_side(&steep, GRAZE_C(5) + RAW, GRAZE_C(3)) == GRAZE_FRONT);
    CHECK(ball_side(&steep, GRAZE_C(-5) - RAW, GRAZE_C(3)) == GRAZE_BACK);
    CHECK(ball_side(&steep, GRAZE_C(5), GRAZE_C(3) - RAW) == GRAZE_FRONT);
}

static void plane_classify_sphere_meets(void)
{
    CHECK(ball_side(&steep, GRAZE_C(3), GRAZE_C(1.875)) == GRAZE_ACROSS);
    CHECK(ball_side(&steep, GRAZE_C(-3), GRAZE_C(1.875)) == GRAZE_ACROSS);
}

static void plane_classify_sphere_is_within(void)
{
    CHECK(ball_side(&steep, 0, GRAZE_C(2)) == GRAZE_ACROSS);
    CHECK(ball_side(&steep, GRAZE_C(2), WORLD) == GRAZE_ACROSS);
}

/* A sphere of radius 0. */
static void plane_classify_sphere_meets_a_flat_one(void)
{
    CHECK(ball_side(&steep, 0, 0) == GRAZE_ACROSS);
    CHECK(ball_side(&steep, RAW, 0) == GRAZE_FRONT);
    CHECK(ball_side(&steep, -RAW, 0) == GRAZE_BACK);
}

static void plane_classify_sphere_meets_an_empty_one(void)
{
    CHECK(ball_side(&steep, GRAZE_C(7), GRAZE_C(-3)) == GRAZE_BACK);
    CHECK(ball_side(&steep, GRAZE_C(7), -RAW) == GRAZE_BACK);
    CHECK(ball_side(&none, GRAZE_C(7), -RAW) == GRAZE_BACK);
}

#if GRAZE_FLOAT

/* Normals as from_points returns them, tiny and great; spheres far from the plane and next to it. */
static void plane_classify_sphere_is_of_any_size(void)
{
    static const float sizes[] = {0x1p-126f, 0x1p-100f, 1.0f, 16384.0f, 0x1p127f};
    for (int i = 0; i < 5; i++) {
        const graze_plane plane = {AT(0, 0, 0), {0, 0, sizes[i]}};
        for (float d = 0x1p-147f; d < 0x1p122f; d *= 8) {
            graze_sphere ball = {{0, 0, d}, d / 2};
            CHECK(graze_plane_classify_sphere(&plane, &ball) == GRAZE_FRONT);
            ball.radius = d;
            CHECK(graze_plane_classify_sphere(&plane, &ball) == GRAZE_ACROSS);
            ball.radius = FLT_MAX;
            CHECK(graze_plane_classify_sphere(&plane, &ball) == GRAZE_ACROSS);
            ball.center.z = -d;
            ball.radius = 0;
            CHECK(graze_plane_classify_sphere(&plane, &ball) == GRAZE_BACK);
        }
    }
}

#endif

static void plane_classify_sphere_spans_the_world(void)
{
    graze_sphere ball = {{-WORLD, -WORLD, -WORLD}, WORLD};
    CHECK(graze_plane_classify_sphere(&across_the_world, &ball) == GRAZE_BACK);
    ball.center = vec3_at(0, 0, WORLD / 2);
    CHECK(graze_plane_classify_sphere(&across_the_world, &ball) == GRAZE_BACK);
    ball.center.y = WORLD / 2;
    CHECK(graze_plane_classify_sphere(&across_the_world, &ball) == GRAZE_BACK);
    ball.center.x = WORLD / 2;
    CHECK(graze_plane_classify_sphere(&across_the_world, &ball) == GRAZE_ACROSS);
#if GRAZE_FLOAT
    plane_classify_sphere_is_of_any_size();
#endif
}

#if GRAZE_FLOAT

/* In each field, for an empty and for a non-empty sphere; NaN and infinity. */
static void plane_classify_sphere_has_a_strange_one(graze_scalar strange)
{
    for (int i = 0; i < 20; i++) {
        graze_plane plane = steep;
        graze_sphere ball = {AT(70, 80, 90), i % 2 == 0 ? 3.0f : -3.0f};
        float *const fields[10] = {
            &plane.point.x,  &plane.point.y, &plane.point.z, &plane.normal.x, &plane.normal.y,
            &plane.normal.z, &ball.center.x, &ball.center.y, &ball.center.z,  &ball.radius};
        *fields[i / 2] = strange;
        bool empty = ball.radius < 0 && !is_nan(strange);
        CHECK(graze_plane_classify_sphere(&plane, &ball) == (empty ? GRAZE_BACK : GRAZE_ACROSS));
    }
}

#endif

static void plane_classify_sphere_has_no_number(void)
{
    CHECK(ball_side(&steep, GRAZE_C(7), some_nan()) == GRAZE_ACROSS);
    CHECK(ball_side(&steep, GRAZE_C(7), some_infinity()) == GRAZE_ACROSS);
    CHECK(ball_side(&steep, some_nan(), GRAZE_C(3)) == (GRAZE_FLOAT ? GRAZE_ACROSS : GRAZE_FRONT));
    CHECK(ball_side(&steep, some_infinity(), GRAZE_C(3)) ==
          (GRAZE_FLOAT ? GRAZE_ACROSS : GRAZE_FRONT));
#if GRAZE_FLOAT
    plane_classify_sphere_has_a_strange_one(some_nan());
    plane_classify_sphere_has_a_strange_one(some_infinity());
    plane_classify_sphere_has_a_strange_one(-some_infinity());
#endif
}

/* ---- Every shape that is not empty is on both sides of a zero normal ---- */

static void plane_side_of_point_has_no_normal(void)
{
    CHECK(side(&none, 0, 0, 0) == GRAZE_ACROSS && side(&none, GRAZE_C(9), 0, 0) == GRAZE_ACROSS);
}

static void plane_classify_aabb_has_no_normal(void)
{
    const graze_vec3 p = vec3_at(GRAZE_C(5), GRAZE_C(6), GRAZE_C(7));
    graze_aabb box = {p, p};
    CHECK(graze_plane_classify_aabb(&none, &box) == GRAZE_ACROSS);
    box.max.x += GRAZE_ONE;
    CHECK(graze_plane_classify_aabb(&none, &box) == GRAZE_ACROSS);
}

static void plane_classify_sphere_has_no_normal(void)
{
    CHECK(ball_side(&none, GRAZE_C(7), 0) == GRAZE_ACROSS);
    CHECK(ball_side(&none, GRAZE_C(7), GRAZE_ONE) == GRAZE_ACROSS);
    CHECK(ball_side(&none, GRAZE_C(-7), 0) == GRAZE_ACROSS);
}

void test_plane_side(void)
{
    SOLID_COLUMN(plane_side_of_point);
    SOLID_COLUMN(plane_classify_aabb);
    SOLID_COLUMN(plane_classify_sphere);
}
