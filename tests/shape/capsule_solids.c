/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A capsule and a point, a segment, a ray, a sphere, or another capsule: the policy. */
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

static graze_capsule capsule_of(graze_vec3 a, graze_vec3 b, graze_scalar radius)
{
    graze_capsule capsule;
    capsule.core = core_of(a, b);
    capsule.radius = radius;
    return capsule;
}

/* From -4 to 4 along x, with a radius of 2. */
static graze_capsule rod(void)
{
    return capsule_of(P(-4, 0, 0), P(4, 0, 0), GRAZE_C(2));
}

static graze_segment image_of_core(graze_segment core, int kind)
{
    return core_of(image_of_point(core.a, kind), image_of_point(core.b, kind));
}

static graze_capsule image_of_capsule(graze_capsule c, int kind)
{
    c.radius = image_of_ball(ball_of(c.core.a, c.radius), kind).radius;
    c.core = image_of_core(c.core, kind);
    return c;
}

/* ---- Another capsule, as a core with a radius; with radius 0 also as a segment, and as a ray ---- */

static void check_order(graze_capsule a, graze_capsule b, bool meets)
{
    CHECK(graze_capsule_overlaps_capsule(&a, &b) == meets);
    CHECK(graze_capsule_overlaps_capsule(&b, &a) == meets);
    b.core = segment_reversed(b.core);
    CHECK(graze_capsule_overlaps_capsule(&a, &b) == meets);
}

static void check_thin(graze_capsule a, graze_segment core, bool meets)
{
    const graze_ray ray = ray_of_segment(core);
    CHECK(graze_capsule_overlaps_segment(&a, &core) == meets);
    CHECK(graze_capsule_overlaps_ray(&a, &ray) == meets);
}

static void check_one(graze_capsule a, graze_capsule b, bool meets)
{
    check_order(a, b, meets);
    if (b.radius <= 0 && b.radius >= 0) {
        check_thin(a, b.core, meets);
        check_thin(a, segment_reversed(b.core), meets);
    }
}

static void check_all(graze_capsule a, graze_capsule b, bool meets)
{
    check_one(a, b, meets);
    for (int i = 0; i < IMAGES; i++)
        check_one(image_of_capsule(a, i), image_of_capsule(b, i), meets);
}

/* The other one from p to q. */
static void check_rod(graze_vec3 p, graze_vec3 q, graze_scalar radius, bool meets)
{
    check_all(rod(), capsule_of(p, q, radius), meets);
}

static void capsule_core_stays_apart(void)
{
    check_rod(P(-4, 3, 0), P(4, 3, 0), GRAZE_C(0.75), false);
    check_rod(P(7, 0, -5), P(7, 0, 5), 0, false);
    check_rod(P(6, 2, 0), P(9, 9, 0), 0, false);
    check_rod(P(0, 3, -5), P(0, 3, 5), GRAZE_C(1) - RAW, false);
}

/* Cross, parallel, an end and a core, two ends; and one raw unit apart. */
static void capsule_core_only_touches(void)
{
    check_rod(P(0, 2, -5), P(0, 2, 5), 0, true);
    check_rod(P(1, 5, -5), P(1, 5, 5), GRAZE_C(3), true);
    check_rod(P(1, 5, -5), P(1, 5, 5), GRAZE_C(3) - RAW, false);
    check_rod(P(-9, 2, 0), P(9, 2, 0), 0, true);
    check_rod(P(2, 3, 4), P(3, 6, 8), GRAZE_C(3), true);
    check_rod(P(2, 3, 4), P(3, 6, 8), GRAZE_C(3) - RAW, false);
    check_rod(P(7, 4, 0), P(12, 8, 0), GRAZE_C(3), true);
    check_rod(P(6, 3, 6), P(9, 4, 6), GRAZE_C(5), true);
    check_rod(P(6, 3, 6), P(9, 4, 6), GRAZE_C(5) - RAW, false);
    check_rod(P(6, 0, 0), P(9, 0, 0), 0, true);
}

static void capsule_core_meets(void)
{
    check_rod(P(0, 1, -5), P(0, 1, 5), 0, true);
    check_rod(P(0, -5, 0), P(0, 5, 0), 0, true);
    check_rod(P(1, 5, -5), P(1, 5, 5), GRAZE_C(3) + RAW, true);
    check_rod(P(5, 1, 0), P(9, 9, 0), 0, true);
}

static void capsule_core_is_within(void)
{
    check_rod(P(-1, 1, 0), P(1, 0, 1), GRAZE_C(0.25), true);
    check_rod(P(-4, 0, 0), P(4, 0, 0), GRAZE_C(2), true);
    check_rod(P(-1, 0, 0), P(1, 0, 0), 0, true);
    check_rod(P(0, 1, 0), P(0, 1, 0), GRAZE_C(50), true);
}

/* Cores that are points, and radius 0. */
static void capsule_core_meets_a_flat_one(void)
{
    const graze_capsule line = capsule_of(P(0, 0, 0), P(6, 4, 2), 0);
    const graze_capsule point = capsule_of(P(3, 2, 1), P(3, 2, 1), 0);
    check_all(line, point, true);
    check_all(line, capsule_of(P(0, 4, 2), P(6, 0, 0), 0), true);
    check_all(line, capsule_of(P(0, 4, 3), P(6, 0, 0), 0), false);
    check_all(point, point, true);
    check_all(point, capsule_of(P(3, 2, 4), P(3, 2, 4), GRAZE_C(3)), true);
    check_all(point, capsule_of(P(3, 2, 4), P(3, 2, 4), GRAZE_C(3) - RAW), false);
}

static void capsule_core_meets_an_empty_one(void)
{
    check_rod(P(0, 0, 0), P(1, 0, 0), -RAW, false);
    check_rod(P(0, 0, 0), P(1, 0, 0), GRAZE_C(-2), false);
    check_order(capsule_of(P(0, 0, 0), P(1, 0, 0), GRAZE_SCALAR_MIN), rod(), false);
    const graze_segment core = core_of(P(0, 0, 0), P(1, 0, 0));
    check_thin(capsule_of(P(0, 0, 0), P(1, 0, 0), -RAW), core, false);
}

#if !GRAZE_FLOAT
/* No ray has a direction as long as the world. */
static void check_far(graze_capsule a, graze_capsule b, bool meets)
{
    check_order(a, b, meets);
    if (b.radius == 0)
        CHECK(graze_capsule_overlaps_segment(&a, &b.core) == meets);
}
#endif

static void capsule_core_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_vec3 low = {INT32_MIN, INT32_MIN, INT32_MIN};
    const graze_vec3 high = {INT32_MAX, INT32_MAX, INT32_MAX};
    const graze_vec3 across = {INT32_MIN, INT32_MAX, 0}, back = {INT32_MAX, INT32_MIN, -1};
    const graze_capsule long_one = capsule_of(low, high, 0);
    check_far(long_one, capsule_of(across, back, 0), true);
    check_far(long_one, capsule_of(vec3_at(-1, -1, 0), vec3_at(1, 1, 0), 0), true);
    check_far(long_one, capsule_of(vec3_at(-1, -1, 1), vec3_at(1, 1, 2), 0), false);
    check_far(capsule_of(low, low, INT32_MAX), capsule_of(high, high, INT32_MAX), false);
    check_far(capsule_of(low, vec3_at(INT32_MIN, 0, 0), INT32_MAX),
              capsule_of(high, vec3_at(INT32_MAX - 1, 0, 0), INT32_MAX), true);
    check_far(capsule_of(low, vec3_at(INT32_MIN, 0, 0), INT32_MAX),
              capsule_of(high, vec3_at(INT32_MAX, 0, 0), INT32_MAX), false);
#endif
}

static void capsule_core_has_no_number(void)
{
    const graze_scalar nan = some_nan(), infinite = some_infinity();
    check_order(rod(), capsule_of(vec3_at(nan, 0, 0), P(0, 0, 0), GRAZE_ONE), !GRAZE_FLOAT);
    check_order(rod(), capsule_of(P(0, 0, 0), vec3_at(0, nan, 0), GRAZE_ONE), !GRAZE_FLOAT);
    check_order(rod(), capsule_of(P(0, 0, 0), P(1, 0, 0), nan), !GRAZE_FLOAT);
    check_order(rod(), capsule_of(P(0, 0, 0), vec3_at(0, infinite, 0), 0), !GRAZE_FLOAT);
    check_thin(capsule_of(P(0, 0, 0), P(1, 0, 0), nan), core_of(P(0, 0, 0), P(1, 0, 0)),
               !GRAZE_FLOAT);
}
POLICY_CANNOT_OCCUR(capsule_core, has_no_normal, "the shape of a capsule has no stored direction")

/* ---- A sphere, as a point with a radius; with radius 0 also as a point ---- */

static void check_ball_one(graze_capsule c, graze_sphere ball, bool meets)
{
    CHECK(graze_capsule_overlaps_sphere(&c, &ball) == meets);
    if (ball.radius <= 0 && ball.radius >= 0)
        CHECK(graze_capsule_contains_point(&c, &ball.center) == meets);
    c.core = segment_reversed(c.core);
    CHECK(graze_capsule_overlaps_sphere(&c, &ball) == meets);
}

static void check_ball(graze_vec3 center, graze_scalar radius, bool meets)
{
    const graze_sphere ball = ball_of(center, radius);
    check_ball_one(rod(), ball, meets);
    for (int i = 0; i < IMAGES; i++)
        check_ball_one(image_of_capsule(rod(), i), image_of_ball(ball, i), meets);
}

static void capsule_ball_stays_apart(void)
{
    check_ball(P(0, 2.0000152587890625, 0), 0, false);
    check_ball(P(5.5, 1.5, 0), 0, false);
    check_ball(P(3, 3, 3), GRAZE_C(2), false);
}

static void capsule_ball_only_touches(void)
{
    check_ball(P(0, 2, 0), 0, true);
    check_ball(P(6, 0, 0), 0, true);
    check_ball(P(-6.0000152587890625, 0, 0), 0, false);
    check_ball(P(7, 4, 0), GRAZE_C(3), true);
    check_ball(P(7, 4, 0), GRAZE_C(3) - RAW, false);
    check_ball(P(6, 3, 6), GRAZE_C(5), true);
    check_ball(P(1, 3, 4), GRAZE_C(3), true);
    check_ball(P(1, 3, 4), GRAZE_C(3) - RAW, false);
}

static void capsule_ball_meets(void)
{
    check_ball(P(7, 4, 0), GRAZE_C(3) + RAW, true);
    check_ball(P(1, 1, 1), GRAZE_C(1), true);
}

static void capsule_ball_is_within(void)
{
    check_ball(P(3, 1, 1), 0, true);
    check_ball(P(-2, 0, 0), GRAZE_C(0.5), true);
    check_ball(P(0, 1, 0), GRAZE_C(50), true);
}

static void capsule_ball_meets_a_flat_one(void)
{
    const graze_capsule line = capsule_of(P(0, 0, 0), P(6, 4, 2), 0);
    check_ball_one(line, ball_of(P(3, 2, 1), 0), true);
    check_ball_one(line, ball_of(P(3, 2, 1.0000152587890625), 0), false);
    check_ball_one(capsule_of(P(1, 2, 3), P(1, 2, 3), 0), ball_of(P(1, 2, 3), 0), true);
}

static void capsule_ball_meets_an_empty_one(void)
{
    check_ball(P(0, 0, 0), -RAW, false);
    check_ball_one(capsule_of(P(0, 0, 0), P(1, 0, 0), -RAW), ball_of(P(0, 0, 0), 0), false);
    check_ball_one(capsule_of(P(0, 0, 0), P(1, 0, 0), GRAZE_SCALAR_MIN), ball_of(P(0, 0, 0), 9),
                   false);
}

static void capsule_ball_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_vec3 low = {INT32_MIN, INT32_MIN, INT32_MIN};
    const graze_vec3 high = {INT32_MAX, INT32_MAX, INT32_MAX};
    check_ball_one(capsule_of(low, high, 0), ball_of(vec3_at(7, 7, 7), 0), true);
    check_ball_one(capsule_of(low, high, 0), ball_of(vec3_at(7, 7, 8), 0), false);
    check_ball_one(capsule_of(low, high, INT32_MAX), ball_of(vec3_at(INT32_MIN, 0, 0), 0), true);
    check_ball_one(capsule_of(low, low, INT32_MAX), ball_of(high, INT32_MAX), false);
#endif
}

static void capsule_ball_has_no_number(void)
{
    const graze_scalar nan = some_nan();
    check_ball_one(rod(), ball_of(P(0, 0, 0), nan), !GRAZE_FLOAT);
    check_ball_one(rod(), ball_of(vec3_at(nan, 0, 0), GRAZE_ONE), false);
    check_ball_one(capsule_of(P(0, 0, 0), vec3_at(0, nan, 0), GRAZE_ONE), ball_of(P(0, 0, 0), 0),
                   !GRAZE_FLOAT);
}
POLICY_CANNOT_OCCUR(capsule_ball, has_no_normal, "the shape of a capsule has no stored direction")

/* ---- Rays that are not segments ---- */

static void check_ray(graze_vec3 origin, graze_vec3 dir, graze_scalar t_max, bool meets)
{
    const graze_capsule c = rod();
    graze_ray ray;
    ray.origin = origin;
    ray.dir = dir;
    ray.t_max = t_max;
    CHECK(graze_capsule_overlaps_ray(&c, &ray) == meets);
}

static void check_limits(void)
{
    check_case("limits of rays");
    check_ray(P(0, 6, 0), P(0, -1, 0), GRAZE_C(4), true);
    check_ray(P(0, 6, 0), P(0, -1, 0), GRAZE_C(4) - RAW, false);
    check_ray(P(0, 6, 0), P(0, -1, 0), GRAZE_NO_LIMIT, true);
    check_ray(P(0, 6, 0), P(0, 1, 0), GRAZE_NO_LIMIT, false);
    check_ray(P(9, 0, 0), P(-0.5, 0, 0), GRAZE_C(6), true);
    check_ray(P(9, 0, 0), P(-0.5, 0, 0), GRAZE_C(6) - RAW, false);
    check_ray(P(-9, 0, 0), P(0.5, 0, 0), GRAZE_C(6), true);
    check_ray(P(-9, 0, 0), P(0.5, 0, 0), GRAZE_C(6) - RAW, false);
    check_ray(P(0, 2, -5), P(0, 0, 1), GRAZE_NO_LIMIT, true);
    check_ray(P(0, 2, -5), P(0, 0, 1), GRAZE_C(4), false);
}

static void check_points(void)
{
    check_case("rays that are points");
    check_ray(P(0, 2, 0), P(0, 0, 0), GRAZE_NO_LIMIT, true);
    check_ray(P(0, 3, 0), P(0, 0, 0), GRAZE_NO_LIMIT, false);
    check_ray(P(0, 3, 0), P(0, -1, 0), 0, false);
    check_ray(P(0, 2, 0), P(0, 1, 0), 0, true);
    check_ray(P(0, 0, 0), P(0, 1, 0), -RAW, false);
}

void test_capsule_solids(void)
{
    SOLID_COLUMN(capsule_core);
    SOLID_COLUMN(capsule_ball);
    check_group("rays and a capsule");
    check_limits();
    check_points();
}
