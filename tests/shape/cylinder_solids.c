/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A cylinder and a point, a segment or a ray, yes or no: the policy. */
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "balls.h"

#define P(x, y, z) vec3_at(GRAZE_C(x), GRAZE_C(y), GRAZE_C(z))

static graze_segment core_of(graze_vec3 a, graze_vec3 b)
{
    graze_segment core;
    core.a = a;
    core.b = b;
    return core;
}

static graze_cylinder cylinder_of(graze_vec3 a, graze_vec3 b, graze_scalar radius)
{
    graze_cylinder cylinder;
    cylinder.core = core_of(a, b);
    cylinder.radius = radius;
    return cylinder;
}

/* From -4 to 4 along x, with a radius of 5. */
static graze_cylinder drum(void)
{
    return cylinder_of(P(-4, 0, 0), P(4, 0, 0), GRAZE_C(5));
}

/* ---- Segments, and points if they have no length ---- */

static void check_one(graze_cylinder c, graze_segment line, bool meets)
{
    const graze_ray ray = ray_of_segment(line);
    CHECK(graze_cylinder_overlaps_segment(&c, &line) == meets);
    CHECK(graze_cylinder_overlaps_ray(&c, &ray) == meets);
    if (graze_vec3_distance(line.a, line.b) <= 0)
        CHECK(graze_cylinder_contains_point(&c, &line.a) == meets);
}

/* The ends of neither matter. */
static void check_all(graze_cylinder c, graze_segment line, bool meets)
{
    check_one(c, line, meets);
    check_one(c, segment_reversed(line), meets);
    c.core = segment_reversed(c.core);
    check_one(c, line, meets);
}

static void check_images(graze_cylinder c, graze_segment line, bool meets)
{
    check_all(c, line, meets);
    for (int i = 0; i < IMAGES; i++) {
        const graze_sphere end = image_of_ball(ball_of(c.core.a, c.radius), i);
        const graze_vec3 b = image_of_point(c.core.b, i);
        check_all(cylinder_of(end.center, b, end.radius),
                  core_of(image_of_point(line.a, i), image_of_point(line.b, i)), meets);
    }
}

static void check(graze_vec3 a, graze_vec3 b, bool meets)
{
    check_images(drum(), core_of(a, b), meets);
}

static void check_point(graze_vec3 point, bool meets)
{
    check(point, point, meets);
}

static void cylinder_solid_stays_apart(void)
{
    check_point(P(0, 3.0000152587890625, 4), false);
    check_point(P(4.0000152587890625, 0, 0), false);
    check_point(P(-5, 3, 0), false);
    check(P(-4, 6, 0), P(4, 6, 0), false);
    check(P(5, -9, 0), P(5, 9, 0), false);
    check(P(0, 5.0000152587890625, -9), P(0, 5.0000152587890625, 9), false);
    check(P(3, 9, 0), P(9, 3, 0), false);
    check(P(-9, 0, 0), P(-5, 0, 0), false);
    check(P(-9, 7, 0), P(9, 7, 7), false);
    check(P(0, 9, 0), P(0, 6, 0), false);
}

/* The side, a rim, a cap, the plane of a cap. */
static void cylinder_solid_only_touches(void)
{
    check_point(P(0, 3, 4), true);
    check_point(P(4, 3, 4), true);
    check_point(P(-4, 1, 1), true);
    check(P(-9, 3, 4), P(9, 3, 4), true);
    check(P(1, 5, -9), P(1, 5, 9), true);
    check(P(2, 7, 0), P(6, 3, 0), true);
    check(P(2, 7.0000152587890625, 0), P(6, 3.0000152587890625, 0), false);
    check(P(4, 9, 0), P(4, -9, 0), true);
    check(P(4, 9, 5), P(4, -9, 5), true);
    check(P(4, 9, 5.0000152587890625), P(4, -9, 5.0000152587890625), false);
    check(P(9, 3, 0), P(4, 2, 0), true);
    check(P(9, 3, 0), P(4.0000152587890625, 2, 0), false);
    check(P(0, 9, 4), P(0, 3, 4), true);
    check(P(0, 9, 4), P(0, 3.0000152587890625, 4), false);
}

static void cylinder_solid_meets(void)
{
    check(P(-9, 0, 0), P(9, 0, 0), true);
    check(P(-9, 4, 2), P(9, 4, 2), true);
    check(P(0, -9, 0), P(0, 9, 0), true);
    check(P(-9, -9, 3), P(9, 9, 3), true);
    check(P(3, 7, 0), P(6, -1, 0), true);
    check(P(1, 1, 1), P(30, 20, 10), true);
    check(P(4, 4, 0), P(3, 9, 0), true);
}

static void cylinder_solid_is_within(void)
{
    check_point(P(0, 0, 0), true);
    check_point(P(3.5, 2, 4), true);
    check(P(-3, 1, 1), P(3, -1, 4), true);
    check(P(-1, 0, 0), P(1, 0, 0), true);
}

/* Radius 0 is the core, and a core of one point is that point. */
static void cylinder_solid_meets_a_flat_one(void)
{
    const graze_cylinder line = cylinder_of(P(0, 0, 0), P(6, 4, 2), 0);
    const graze_cylinder point = cylinder_of(P(3, 2, 1), P(3, 2, 1), GRAZE_C(5));
    check_images(line, core_of(P(3, 2, 1), P(3, 2, 1)), true);
    check_images(line, core_of(P(0, 4, 2), P(6, 0, 0)), true);
    check_images(line, core_of(P(0, 4, 3), P(6, 0, 0)), false);
    check_images(line, core_of(P(6, 4, 2), P(7, 9, 3)), true);
    check_images(line, core_of(P(9, 6, 3), P(12, 8, 4)), false);
    check_images(point, core_of(P(3, 2, 1), P(3, 2, 1)), true);
    check_images(point, core_of(P(3, 2, 1.0000152587890625), P(3, 2, 1.0000152587890625)), false);
    check_images(point, core_of(P(0, 0, 0), P(6, 4, 2)), true);
    check_images(point, core_of(P(0, 0, 0), P(6, 4, 3)), false);
    check_images(point, core_of(P(3, 9, 1), P(3, 3, 1)), false);
}

static void cylinder_solid_meets_an_empty_one(void)
{
    const graze_segment through = core_of(P(-1, 0, 0), P(1, 0, 0));
    check_images(cylinder_of(P(0, 0, 0), P(1, 0, 0), -RAW), through, false);
    check_images(cylinder_of(P(0, 0, 0), P(0, 0, 0), -RAW), core_of(P(0, 0, 0), P(0, 0, 0)), false);
    check_all(cylinder_of(P(0, 0, 0), P(1, 0, 0), GRAZE_SCALAR_MIN), through, false);
}

#if !GRAZE_FLOAT
/* No ray has a direction as long as the world. */
static void check_far(graze_cylinder c, graze_segment line, bool meets)
{
    CHECK(graze_cylinder_overlaps_segment(&c, &line) == meets);
    line = segment_reversed(line);
    CHECK(graze_cylinder_overlaps_segment(&c, &line) == meets);
    if (graze_vec3_distance(line.a, line.b) == 0)
        CHECK(graze_cylinder_contains_point(&c, &line.a) == meets);
}
#endif

static void cylinder_solid_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_vec3 low = {INT32_MIN, INT32_MIN, INT32_MIN};
    const graze_vec3 high = {INT32_MAX, INT32_MAX, INT32_MAX};
    const graze_vec3 bottom = {INT32_MIN, 0, 0}, top = {INT32_MAX, 0, 0};
    check_far(cylinder_of(low, high, 0), core_of(vec3_at(7, 7, 7), vec3_at(7, 7, 7)), true);
    check_far(cylinder_of(low, high, 0), core_of(vec3_at(7, 7, 8), vec3_at(7, 7, 8)), false);
    check_far(cylinder_of(low, high, 0), core_of(vec3_at(-9, 9, 0), vec3_at(9, -9, 0)), true);
    check_far(cylinder_of(low, high, 0), core_of(vec3_at(-9, 9, 1), vec3_at(9, -9, 1)), false);
    check_far(
        cylinder_of(bottom, top, INT32_MAX),
        core_of(vec3_at(INT32_MIN, INT32_MAX, INT32_MIN), vec3_at(INT32_MAX, INT32_MAX, INT32_MAX)),
        true);
    check_far(
        cylinder_of(bottom, top, INT32_MAX - 1),
        core_of(vec3_at(INT32_MIN, INT32_MAX, INT32_MIN), vec3_at(INT32_MAX, INT32_MAX, INT32_MAX)),
        false);
    check_far(cylinder_of(bottom, vec3_at(INT32_MAX - 1, 0, 0), INT32_MAX), core_of(top, high),
              false);
#endif
}

static void cylinder_solid_has_no_number(void)
{
    const graze_scalar nan = some_nan(), infinite = some_infinity();
    const graze_segment through = core_of(P(-9, 0, 0), P(9, 0, 0));
    check_one(cylinder_of(vec3_at(GRAZE_C(-4), nan, 0), P(4, 0, 0), GRAZE_ONE), through,
              !GRAZE_FLOAT);
    check_one(cylinder_of(P(-4, 0, 0), vec3_at(GRAZE_C(4), 0, nan), GRAZE_ONE), through,
              !GRAZE_FLOAT);
    check_one(cylinder_of(P(-4, 0, 0), P(4, 0, 0), nan), through, !GRAZE_FLOAT);
    check_one(cylinder_of(P(-4, 0, 0), vec3_at(0, infinite, 0), 0), through, !GRAZE_FLOAT);
    check_one(drum(), core_of(P(0, 0, 0), vec3_at(nan, 0, 0)), !GRAZE_FLOAT);
}
POLICY_CANNOT_OCCUR(cylinder_solid, has_no_normal, "a cylinder has no stored direction")

/* ---- Rays that are not segments ---- */

static void check_ray(graze_vec3 origin, graze_vec3 dir, graze_scalar t_max, bool meets)
{
    const graze_cylinder c = drum();
    graze_ray ray;
    ray.origin = origin;
    ray.dir = dir;
    ray.t_max = t_max;
    CHECK(graze_cylinder_overlaps_ray(&c, &ray) == meets);
}

static void check_limits(void)
{
    check_case("limits of rays");
    check_ray(P(0, 9, 0), P(0, -1, 0), GRAZE_C(4), true);
    check_ray(P(0, 9, 0), P(0, -1, 0), GRAZE_C(4) - RAW, false);
    check_ray(P(0, 9, 0), P(0, -1, 0), GRAZE_NO_LIMIT, true);
    check_ray(P(0, 9, 0), P(0, 1, 0), GRAZE_NO_LIMIT, false);
    check_ray(P(9, 4, 0), P(-0.5, 0, 0), GRAZE_C(10), true);
    check_ray(P(9, 4, 0), P(-0.5, 0, 0), GRAZE_C(10) - RAW, false);
    check_ray(P(-9, 0, 3), P(1, 0, 0), GRAZE_NO_LIMIT, true);
    check_ray(P(-9, 0, 3), P(-1, 0, 0), GRAZE_NO_LIMIT, false);
    check_ray(P(4, 9, 3), P(0, -1, 0), GRAZE_NO_LIMIT, true);
    check_ray(P(4, 9, 3), P(0, -1, 0), GRAZE_C(5), true);
    check_ray(P(4, 9, 3), P(0, -1, 0), GRAZE_C(5) - RAW, false);
}

static void check_points(void)
{
    check_case("rays that are points");
    check_ray(P(0, 3, 4), P(0, 0, 0), GRAZE_NO_LIMIT, true);
    check_ray(P(0, 6, 0), P(0, 0, 0), GRAZE_NO_LIMIT, false);
    check_ray(P(0, 6, 0), P(0, -1, 0), 0, false);
    check_ray(P(4, 5, 0), P(0, 1, 0), 0, true);
    check_ray(P(0, 0, 0), P(0, 1, 0), -RAW, false);
}

void test_cylinder_solids(void)
{
    SOLID_COLUMN(cylinder_solid);
    check_group("rays and a cylinder");
    check_limits();
    check_points();
}
