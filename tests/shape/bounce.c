/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A bouncing ball that follows line.h for each result; and a second ball that also bounces at
 * GRAZE_INSIDE and gets stuck. */
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"

#include <stddef.h>

typedef struct {
    graze_vec3 at, step;
    uint32_t bounces;
} ball;

typedef graze_result cast_at(const graze_segment *path, graze_line_hit *hit);
typedef bool holds(const graze_vec3 *point);

static const graze_aabb box = {AT(-1, -1, -1), AT(1, 1, 1)};
static const graze_sphere sphere = {AT(0.25, 0, -0.125), GRAZE_C(1.5)};

static graze_result cast_box(const graze_segment *path, graze_line_hit *hit)
{
    return graze_aabb_linecast(&box, path, hit);
}

static bool box_holds(const graze_vec3 *point)
{
    return graze_aabb_contains_point(&box, point);
}

static graze_result cast_sphere(const graze_segment *path, graze_line_hit *hit)
{
    return graze_sphere_linecast(&sphere, path, hit);
}

static bool sphere_holds(const graze_vec3 *point)
{
    return graze_sphere_contains_point(&sphere, point);
}

/* step - 2 * (step . normal) * normal */
static graze_vec3 mirrored_at(graze_vec3 step, graze_vec3 normal)
{
    graze_scalar along = GRAZE_C(0);
    along = graze_add(along, graze_mul(step.x, normal.x));
    along = graze_add(along, graze_mul(step.y, normal.y));
    along = graze_mul(graze_add(along, graze_mul(step.z, normal.z)), GRAZE_C(2));
    step.x = graze_sub(step.x, graze_mul(normal.x, along));
    step.y = graze_sub(step.y, graze_mul(normal.y, along));
    step.z = graze_sub(step.z, graze_mul(normal.z, along));
    return step;
}

/* Bounces if the result is from `least` to `most`. */
static void move(ball *b, cast_at *cast, graze_result least, graze_result most)
{
    graze_segment path = {b->at, graze_vec3_add(b->at, b->step)};
    graze_line_hit hit;
    graze_result result = cast(&path, &hit);
    if (result < least || result > most) {
        b->at = path.b;
        return;
    }
    b->at = hit.point;
    b->step = mirrored_at(b->step, hit.normal);
    b->bounces++;
}

static ball ball_of(uint32_t i)
{
    ball b = {vec3_units((i % 5) / 4.0 - 0.5, (i % 3) / 4.0 - 0.25, (i % 7) / 8.0 - 0.375),
              vec3_units(0.25 + (i % 4) / 8.0, (i % 6) / 16.0 - 0.125, (i % 9) / 32.0 - 0.125), 0};
    return b;
}

/* It leaves on a straight path: at most 12 steps of a quarter unit through three units. */
static void check_gets_out(cast_at *cast, holds *is_in, uint32_t i)
{
    ball b = ball_of(i), stuck = ball_of(i);
    graze_vec3 start = b.at;
    CHECK(is_in(&b.at));
    for (int steps = 0; steps < 14; steps++) {
        move(&b, cast, GRAZE_HIT, GRAZE_HIT);
        move(&stuck, cast, GRAZE_HIT, GRAZE_INSIDE);
    }
    CHECK(!is_in(&b.at) && b.bounces == 0 && vec3_equal(b.step, ball_of(i).step));
    CHECK(vec3_equal(stuck.at, start) && stuck.bounces == 14);
}

/* A ball that comes from outside bounces once, and leaves on the side from which it came. */
static void check_bounces(cast_at *cast, holds *is_in, uint32_t i)
{
    ball b = ball_of(i);
    b.at.x = graze_sub(b.at.x, GRAZE_C(4));
    b.at.y = b.at.z = 0;
    b.step.y = graze_mul(b.step.y, GRAZE_C(0.125));
    b.step.z = graze_mul(b.step.z, GRAZE_C(0.125));
    CHECK(!is_in(&b.at));
    for (int steps = 0; steps < 60; steps++)
        move(&b, cast, GRAZE_HIT, GRAZE_HIT);
    CHECK(b.bounces == 1 && b.step.x < 0 && b.at.x < GRAZE_C(-2) && !is_in(&b.at));
}

void test_bounce(void)
{
    for (uint32_t i = 0; i < 120; i++) {
        check_group("bouncing ball");
        check_case("in a box");
        check_gets_out(cast_box, box_holds, i);
        check_case("in a sphere");
        check_gets_out(cast_sphere, sphere_holds, i);
        check_case("at a box");
        check_bounces(cast_box, box_holds, i);
        check_case("at a sphere");
        check_bounces(cast_sphere, sphere_holds, i);
    }
}
