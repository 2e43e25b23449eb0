/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere that moves at a box: the table of sweep.h, case by case. Each case runs in 24 images, turned and mirrored, so that the
 * sphere stops at each side, edge and corner. The fixed build runs all of them a second time, far from the origin.
 */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "sweep_box_cases.h"

static graze_result cast_box(const graze_aabb *box, const graze_sphere *sphere, graze_vec3 motion,
                             graze_sweep_hit *hit)
{
    return graze_aabb_spherecast(box, sphere, motion, hit);
}

/* ---- The table ---- */

/* The distance is not less than the radius, and the next cast does not start inside. */
static bool is_free(const graze_aabb *box, graze_sphere sphere, graze_vec3 motion)
{
    graze_sweep_hit hit = untouched;
    graze_vec3 end = graze_vec3_add(sphere.center, motion);
    if (graze_aabb_spherecast(box, &sphere, motion, &hit) != GRAZE_HIT)
        return false;
    sphere.center = hit.center;
    if (graze_aabb_spherecast(box, &sphere, graze_vec3_sub(end, hit.center), 0) == GRAZE_INSIDE)
        return false;
#if !GRAZE_FLOAT
    sphere.radius--;
    if (graze_aabb_overlaps_sphere(box, &sphere))
        return false;
    graze_vec3 off = graze_vec3_sub(hit.center, hit.point);
    return off.x * (int64_t)off.x + off.y * (int64_t)off.y + off.z * (int64_t)off.z >=
           (sphere.radius + INT64_C(1)) * (sphere.radius + INT64_C(1));
#else
    return graze_aabb_distance(box, &hit.center) >= sphere.radius;
#endif
}

static bool are_free(graze_sphere sphere, graze_vec3 motion)
{
    graze_aabb box = solid;
    bool are = is_free(&box, sphere, motion);
#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
    box.min = graze_vec3_add(box.min, far_away);
    box.max = graze_vec3_add(box.max, far_away);
    sphere.center = graze_vec3_add(sphere.center, far_away);
    are = are && is_free(&box, sphere, motion);
#endif
    return are;
}

/* At edges and corners, from many places. */
static void box_sphere_stops_off_the_path(void)
{
    for (int i = 0; i < 64; i++) {
        const double off = i / 32.0, radius = 1 + i / 128.0;
        CHECK(are_free(ball(5 + off / 4, 8, 0, 1 + radius), V(-0.25, -9, 1)));
        CHECK(are_free(ball(4.25 + off / 8, 8, 3.25, radius), V(0.125, -9, 0.125)));
        CHECK(are_free(ball(-9, -2.25 - off / 4, -3.125, radius), V(8, 0.125, -0.0625)));
        CHECK(are_free(ball(off - 1, 9, 1, radius), V(1, -9, 0.5)));
    }
}

/* The path ends at the border, on each axis. At the border a place is not moved off. */
static void box_sphere_leaves_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar most = GRAZE_SMALL_WORLD ? 0x1FFFFFFF : INT32_MAX;
    graze_aabb box = {{most, -8, -8}, {most, 8, 8}};
    graze_sweep_hit hit = untouched;
    graze_sphere s = raw_ball(0, 0, 0, 1);
    const graze_vec3 far = {INT32_MAX, 1, 0}, out = {9, 9, 9}, across = {9, -9, -9};
    CHECK(graze_aabb_spherecast(&box, &s, far, &hit) == GRAZE_HIT && hit.center.x == most - 1);
    s.radius = 0;
    CHECK(graze_aabb_spherecast(&box, &s, far, &hit) == GRAZE_TOUCH && hit.center.x == most);
    s = raw_ball(most, most, 0, 5);
    box.min = graze_vec3_of(0, 0, -8);
    box.max = graze_vec3_of(most - 3, most - 4, 8);
    CHECK(graze_aabb_spherecast(&box, &s, out, &hit) == GRAZE_TOUCH);
    CHECK(vec3_equal(hit.center, s.center) && hit.feature == GRAZE_FEATURE_EDGE && hit.index == 11);
    CHECK(graze_aabb_spherecast(&box, &s, across, &hit) == GRAZE_HIT && hit.fraction == 0);
    s = raw_ball(most, most - 1, 99, 4);
    CHECK(graze_aabb_spherecast(&box, &s, graze_vec3_of(0, 0, -199), &hit) == GRAZE_MISS);
    s = raw_ball(most, 2, -99, 3);
    box.min = graze_vec3_of(most - 2, 0, -8);
    box.max = graze_vec3_of(most - 2, 0, 8);
    CHECK(graze_aabb_spherecast(&box, &s, graze_vec3_of(0, 0, 199), &hit) == GRAZE_HIT);
    CHECK(hit.center.x == most && hit.feature == GRAZE_FEATURE_CORNER);
#endif
}

static void box_sphere_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar low = GRAZE_SMALL_WORLD ? -0x20000000 : INT32_MIN;
    const graze_vec3 up = {INT32_MAX, INT32_MAX, INT32_MAX}, down = {INT32_MIN, INT32_MIN, 0};
    const graze_aabb all = {{INT32_MIN, INT32_MIN, INT32_MIN}, {INT32_MAX, INT32_MAX, INT32_MAX}};
    const graze_aabb one = {{INT32_MIN, INT32_MIN, INT32_MIN}, {INT32_MIN, INT32_MIN, INT32_MIN}};
    graze_sphere s = raw_ball(INT32_MAX, INT32_MAX, INT32_MIN, INT32_MAX);
    graze_sweep_hit hit = untouched;
    CHECK(graze_aabb_spherecast(&all, &s, down, &hit) == GRAZE_INSIDE);
    s = raw_ball(0, 0, INT32_MIN, INT32_MAX);
    CHECK(graze_aabb_spherecast(&one, &s, down, 0) == GRAZE_HIT);
    s = raw_ball(INT32_MAX, INT32_MAX, INT32_MIN, 0);
    CHECK(graze_aabb_spherecast(&all, &s, down, &hit) == GRAZE_TOUCH);
    CHECK(hit.feature == GRAZE_FEATURE_CORNER && hit.index == 3);
    s = raw_ball(INT32_MIN, INT32_MIN, INT32_MIN, 0);
    CHECK(graze_aabb_spherecast(&one, &s, up, &hit) == GRAZE_TOUCH && hit.center.x == low);
    s.radius = INT32_MIN;
    CHECK(graze_aabb_spherecast(&all, &s, up, 0) == GRAZE_MISS);
#endif
}

static void box_sphere_has_no_number(void)
{
#if GRAZE_FLOAT
    const graze_scalar nan = scalar_of_bits(strange_bits[0]);
    graze_aabb box = solid;
    graze_sphere s = ball(0, 5, 0, 1);
    CHECK(stops(solid, s, graze_vec3_of(0, nan, 0), miss()));
    s.radius = nan;
    CHECK(stops(solid, s, V(0, -9, 0), miss()));
    s = ball(0, 5, 0, 1);
    s.center.x = nan;
    CHECK(stops(solid, s, V(0, -9, 0), miss()));
    s = ball(0, 5, 0, 0);
    box.max.y = nan;
    CHECK(stops(box, s, V(0, -9, 0), miss()));
    s.radius = GRAZE_ONE;
    CHECK(stops(box, s, V(0, -9, 0), miss()));
#endif
}

/* Their squares are so small that a gap may exceed the distance. */
static void touches_with_tiny_numbers(void)
{
#if GRAZE_FLOAT
    const graze_aabb face = {AT(-4, 0, -3), AT(4, 0, 3)};
    graze_sweep_hit hit = untouched;
    graze_sphere s = ball(0, 0, 0, 0);
    check_case("touches with tiny numbers");
    for (int i = 0; i < 64; i++) {
        s.center.y = (i % 2 == 0 ? 0x1p-74f : -0x1p-74f) * (1.0f + (float)i / 64.0f);
        s.radius = graze_aabb_distance(&face, &s.center);
        CHECK(graze_aabb_spherecast(&face, &s, V(1, 0, 0), &hit) == GRAZE_TOUCH);
        CHECK(graze_abs(hit.normal.y) <= 1.0f && (hit.normal.y < 0) == (s.center.y < 0));
    }
#endif
}

/* ---- The next cast ---- */

static void goes_on(void)
{
    const graze_vec3 end = V(3, -7, 1);
    graze_sphere s = ball(0.25, 5, 0, 1);
    graze_sweep_hit hit = untouched;
    check_case("goes on from where it stops");
    for (int i = 0; i < 5; i++) {
        CHECK(graze_aabb_spherecast(&solid, &s, graze_vec3_sub(end, s.center), &hit) == GRAZE_HIT);
        s.center = hit.center;
        CHECK(s.center.y >= GRAZE_C(3));
        CHECK(graze_aabb_spherecast(&solid, &s, V(1, 0.5, 0), 0) <= GRAZE_TOUCH);
    }
}

void test_sweep_box(void)
{
    SWEEP_COLUMN(box_sphere);
    touches_with_tiny_numbers();
    goes_on();
}
