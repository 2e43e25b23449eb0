/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere that moves at a triangle and at a parallelogram: the table of sweep.h, case by case. Each case runs in 24 images, turned
 * and mirrored, so that it comes from both sides. The fixed build runs all of them a second time, far from the origin.
 */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "sweep_face.h"

#define FACE   GRAZE_FEATURE_FACE, 0
#define EDGE   GRAZE_FEATURE_EDGE
#define CORNER GRAZE_FEATURE_CORNER
#define ALL    GRAZE_FRACTION_ONE

#define UP       V(0, 0, 1)
#define SIDEWAYS graze_vec3_of(0, -GRAZE_RATIO(3, 5), GRAZE_RATIO(4, 5))
#define AWAY     graze_vec3_of(-GRAZE_RATIO(2, 7), -GRAZE_RATIO(3, 7), GRAZE_RATIO(6, 7))

/* ---- The table ---- */

/* By the height; by the bounds; past an edge and past a corner, which the path does not come near enough to, or not before its end. */
static void face_ball_misses(void)
{
    CHECK(stops(ball(0, 0, 5, 1), V(0, 0, -3), miss()));
    CHECK(stops(ball(0, 0, 5, 1), V(4, 0, 3), miss()));
    CHECK(stops(ball(0, -13, 0, 5), V(0, 2, 0), miss()));
    CHECK(stops(ball(0, -13, 3, 5), V(4, 4.5, 0), miss()));
    CHECK(stops(ball(-4, -24, -8, 5), V(8, 32, 24), miss()));
    CHECK(stops(ball(-18, 1, 7, 7), V(24, -16, 0), miss()));
    CHECK(stops(ball(-6, -7, 12, 7), V(0, 0, -1), miss()));
    CHECK(stops(ball(-6, -6, 12, 2), V(0, 0, -24), miss()));
    CHECK(stops(ball(-5, -5, 1.25, 1), V(-0.25, -0.25, -0.125), miss()));
    CHECK(stops_at_triangle(ball(6, 10, 4, 3), V(0, 0, -9), miss()));
    CHECK(stops_at_triangle(ball(7, 7, 2, 4), V(1, 1, -1), miss()));
}

static void face_ball_starts_apart_and_touches(void)
{
    CHECK(stops(ball(0, 0, 5, 1), V(0, 0, -4), at(GRAZE_TOUCH, V(0, 0, 1), UP, FACE, ALL)));
    CHECK(stops(ball(0, -7, 8, 5), V(0, 0, -4),
                at(GRAZE_TOUCH, V(0, -7, 4), SIDEWAYS, EDGE, 0, ALL)));
    CHECK(stops(ball(-6, -7, 12, 7), V(0, 0, -6),
                at(GRAZE_TOUCH, V(-6, -7, 6), AWAY, CORNER, 0, ALL)));
    CHECK(stops(ball(-4, -23, -8, 5), V(8, 32, 24),
                at(GRAZE_TOUCH, V(0, -7, 4), SIDEWAYS, EDGE, 0, PART(1, 2))));
    CHECK(stops(ball(-4, -23, -8, 5), V(4, 16, 12),
                at(GRAZE_TOUCH, V(0, -7, 4), SIDEWAYS, EDGE, 0, ALL)));
    CHECK(stops(ball(-18, 1, 6, 7), V(24, -16, 0),
                at(GRAZE_TOUCH, V(-6, -7, 6), AWAY, CORNER, 0, PART(1, 2))));
    CHECK(stops(ball(-18, 1, 6, 7), V(12, -8, 0),
                at(GRAZE_TOUCH, V(-6, -7, 6), AWAY, CORNER, 0, ALL)));
}

/* Along an edge, over the inside from edge to edge, and from corner to corner: it stops where it comes first. */
static void runs_along_a_side(void)
{
    check_case("runs along a side");
    CHECK(stops(ball(-20, -9, 0, 5), V(32, 0, 0),
                at(GRAZE_TOUCH, V(-4, -9, 0), V(0, -1, 0), CORNER, 0, PART(1, 2))));
    CHECK(stops(ball(24, -9, 0, 5), V(-32, 0, 0),
                at(GRAZE_TOUCH, V(8, -9, 0), V(0, -1, 0), CORNER, 1, PART(1, 2))));
    CHECK(stops(ball(-20, -4, 1, 1), V(32, 0, 0),
                at(GRAZE_TOUCH, V(-4, -4, 1), UP, CORNER, 0, PART(1, 2))));
    CHECK(stops(ball(-20, 0, 1, 1), V(32, 0, 0),
                at(GRAZE_TOUCH, V(-4, 0, 1), UP, EDGE, 2, PART(1, 2))));
    CHECK(stops(ball(-16, -20, 1, 1), V(24, 32, 0),
                at(GRAZE_TOUCH, V(-4, -4, 1), UP, CORNER, 0, PART(1, 2))));
    CHECK(stops_at_rectangle(ball(20, 28, 1, 1), V(-24, -32, 0),
                             at(GRAZE_TOUCH, V(8, 12, 1), UP, CORNER, 2, PART(1, 2))));
}

static void face_ball_starts_apart_and_enters(void)
{
    CHECK(stops(ball(0, 0, 5, 1), V(0, 0, -8), at(GRAZE_HIT, V(0, 0, 1), UP, FACE, PART(1, 2))));
    CHECK(stops(ball(-2, 1, 5, 1), V(4, -2, -8), at(GRAZE_HIT, V(0, 0, 1), UP, FACE, PART(1, 2))));
    CHECK(stops(ball(-12, 0, 5, 1), V(24, 0, -8), at(GRAZE_HIT, V(0, 0, 1), UP, FACE, PART(1, 2))));
    CHECK(stops(ball(0, -13, 0, 5), V(0, 8, 0),
                at(GRAZE_HIT, V(0, -9, 0), V(0, -1, 0), EDGE, 0, PART(1, 2))));
    CHECK(stops(ball(0, -7, 8, 5), V(0, 0, -8),
                at(GRAZE_HIT, V(0, -7, 4), SIDEWAYS, EDGE, 0, PART(1, 2))));
    CHECK(stops(ball(0, -7, 12, 5), V(0, 0, -16),
                at(GRAZE_HIT, V(0, -7, 4), SIDEWAYS, EDGE, 0, PART(1, 2))));
    CHECK(stops(ball(0, -7, 12, 5), V(0, 0, -32),
                at(GRAZE_HIT, V(0, -7, 4), SIDEWAYS, EDGE, 0, PART(1, 4))));
    CHECK(stops(ball(-14, 0, 0, 5), V(10, 0, 0),
                at(GRAZE_HIT, V(-9, 0, 0), V(-1, 0, 0), EDGE, 2, PART(1, 2))));
    CHECK(stops_at_triangle(ball(10, 10, 0, 5), V(-8, -6, 0),
                            at(GRAZE_HIT, V(6, 7, 0),
                               graze_vec3_of(GRAZE_RATIO(4, 5), GRAZE_RATIO(3, 5), 0), EDGE, 1,
                               PART(1, 2))));
    CHECK(stops_at_rectangle(ball(18, 0, 0, 5), V(-10, 0, 0),
                             at(GRAZE_HIT, V(13, 0, 0), V(1, 0, 0), EDGE, 1, PART(1, 2))));
    CHECK(stops_at_rectangle(ball(0, 22, 0, 5), V(0, -10, 0),
                             at(GRAZE_HIT, V(0, 17, 0), V(0, 1, 0), EDGE, 2, PART(1, 2))));
    CHECK(stops(ball(-6, -7, 12, 7), V(0, 0, -12),
                at(GRAZE_HIT, V(-6, -7, 6), AWAY, CORNER, 0, PART(1, 2))));
    CHECK(stops(ball(-6, -7, 12, 7), V(0, 0, -24),
                at(GRAZE_HIT, V(-6, -7, 6), AWAY, CORNER, 0, PART(1, 4))));
}

/* Corners with angles of 90 degrees and less; from far over the face too. */
static void face_ball_meets_a_corner(void)
{
    CHECK(stops(ball(14, -7, 8, 7), V(0, 0, -12), part(GRAZE_HIT, CORNER, 1)));
    CHECK(stops(ball(-7, 18, 8, 7), V(0, 0, -12), part(GRAZE_HIT, CORNER, 2)));
    CHECK(stops(ball(-12, -12, 0, 5), V(8, 8, 0), part(GRAZE_HIT, CORNER, 0)));
    CHECK(stops_at_rectangle(ball(11, 18, 8, 7), V(0, 0, -12), part(GRAZE_HIT, CORNER, 2)));
    CHECK(
        stops(ball(0, -4, 5, 1), V(0, 0, -8), at(GRAZE_HIT, V(0, -4, 1), UP, EDGE, 0, PART(1, 2))));
    CHECK(stops(ball(0, -3.9375, 5, 1), V(0, 0, -8),
                at(GRAZE_HIT, V(0, -3.9375, 1), UP, FACE, PART(1, 2))));
    CHECK(stops(ball(0, -4.0625, 5, 1), V(0, 0, -8), part(GRAZE_HIT, EDGE, 0)));
    CHECK(stops(ball(-4, -4, 5, 1), V(0, 0, -8),
                at(GRAZE_HIT, V(-4, -4, 1), UP, CORNER, 0, PART(1, 2))));
    CHECK(stops(ball(-4.0625, -4, 5, 1), V(0, 0, -8), part(GRAZE_HIT, CORNER, 0)));
    CHECK(stops(ball(-4, -14, 0, 5), V(0, 10, 0),
                at(GRAZE_HIT, V(-4, -9, 0), V(0, -1, 0), CORNER, 0, PART(1, 2))));
    CHECK(stops(ball(-3.9375, -14, 0, 5), V(0, 10, 0),
                at(GRAZE_HIT, V(-3.9375, -9, 0), V(0, -1, 0), EDGE, 0, PART(1, 2))));
    CHECK(stops(ball(-12, -15, 5, 5), V(16, 12, -10),
                at(GRAZE_HIT, V(-4, -9, 0), V(0, -1, 0), CORNER, 0, PART(1, 2))));
    CHECK(stops(ball(-4, -15, 8, 5), V(8, 12, -10), part(GRAZE_HIT, EDGE, 0)));
}

static void face_ball_starts_in_touch_and_leaves(void)
{
    CHECK(stops(ball(0, 0, 1, 1), V(1, 0, 3), at(GRAZE_TOUCH, V(0, 0, 1), UP, FACE, 0)));
    CHECK(stops(ball(0, 0, 1, 1), V(9, 0, 0), at(GRAZE_TOUCH, V(0, 0, 1), UP, FACE, 0)));
    CHECK(stops(ball(0, -7, 4, 5), V(1, 4, 3), at(GRAZE_TOUCH, V(0, -7, 4), SIDEWAYS, EDGE, 0, 0)));
    CHECK(
        stops(ball(-6, -7, 6, 7), V(3, -2, 0), at(GRAZE_TOUCH, V(-6, -7, 6), AWAY, CORNER, 0, 0)));
    CHECK(stops(ball(-6, -7, 6, 7), V(0, 0, 1), at(GRAZE_TOUCH, V(-6, -7, 6), AWAY, CORNER, 0, 0)));
}

static void face_ball_starts_in_touch_and_enters(void)
{
    CHECK(stops(ball(0, 0, 1, 1), V(9, 0, -0.25), at(GRAZE_HIT, V(0, 0, 1), UP, FACE, 0)));
    CHECK(stops(ball(0, -7, 4, 5), V(0, 1, 0), at(GRAZE_HIT, V(0, -7, 4), SIDEWAYS, EDGE, 0, 0)));
    CHECK(stops(ball(-6, -7, 6, 7), V(0, 0, -1), at(GRAZE_HIT, V(-6, -7, 6), AWAY, CORNER, 0, 0)));
}

static void face_ball_starts_inside(void)
{
    const graze_sphere over = ball(0, 0, 0.5, 1), by = ball(0, -5, 0, 2), off = ball(-5, -5, 1, 2);
    CHECK(stops(over, V(0, 0, 9), inside(&over)));
    CHECK(stops(by, V(0, -9, 0), inside(&by)));
    CHECK(stops(off, V(0, 0, 0.25), inside(&off)));
}

static void face_ball_does_not_move(void)
{
    const graze_sphere in = ball(0, 0, 1, 2);
    CHECK(stops(ball(0, 0, 2, 2), V(0, 0, 0), at(GRAZE_TOUCH, V(0, 0, 2), UP, FACE, 0)));
    CHECK(stops(in, V(0, 0, 0), inside(&in)));
    CHECK(stops(ball(0, 0, 2.5, 2), V(0, 0, 0), miss()));
    CHECK(stops(ball(-5.75, -5.75, 0, 2), V(0, 0, 0), miss()));
}

/* A line, which stops before the plane if it passes. */
static void face_ball_has_no_radius(void)
{
    graze_vec3 before = V(0, 0, 0);
#if !GRAZE_FLOAT
    before.z = 1;
#endif
    CHECK(stops(ball(0, 0, 4, 0), V(0, 0, -8), at(GRAZE_HIT, before, UP, FACE, PART(1, 2))));
    CHECK(stops(ball(0, 0, 4, 0), V(0, 0, -4), at(GRAZE_TOUCH, V(0, 0, 0), UP, FACE, ALL)));
    CHECK(stops(ball(0, 0, 0, 0), V(0, 0, -4), part(GRAZE_TOUCH, FACE)));
    CHECK(stops(ball(0, -4, 4, 0), V(0, 0, -8), part(GRAZE_HIT, EDGE, 0)));
    CHECK(stops(ball(-4, 4, 4, 0), V(0, 0, -8), part(GRAZE_HIT, EDGE, 2)));
    CHECK(stops_at_triangle(ball(2, 4, 4, 0), V(0, 0, -8), part(GRAZE_HIT, EDGE, 1)));
    CHECK(stops_at_rectangle(ball(8, 4, 4, 0), V(0, 0, -8), part(GRAZE_HIT, EDGE, 1)));
    CHECK(stops_at_rectangle(ball(2, 12, 4, 0), V(0, 0, -8), part(GRAZE_HIT, EDGE, 2)));
    CHECK(stops(ball(-4, -4, 4, 0), V(0, 0, -8), part(GRAZE_HIT, CORNER, 0)));
    CHECK(stops(ball(8, -4, 4, 0), V(0, 0, -8), part(GRAZE_HIT, CORNER, 1)));
    CHECK(stops(ball(-4, 12, 4, 0), V(0, 0, -8), part(GRAZE_HIT, CORNER, 2)));
    CHECK(stops_at_rectangle(ball(8, 12, 4, 0), V(0, 0, -8), part(GRAZE_HIT, CORNER, 2)));
    CHECK(stops(ball(-12, 0, 0, 0), V(24, 0, 0), miss()));
    CHECK(stops(ball(-6, 0, 4, 0), V(0, 0, -8), miss()));
    CHECK(stops(ball(0, 0, 4, 0), V(0, 0, -3), miss()));
}

static void face_ball_is_empty(void)
{
    CHECK(stops(ball(0, 0, 5, -1), V(0, 0, -9), miss()));
    CHECK(stops(ball(0, 0, 5, -9), V(0, 0, -9), miss()));
}

/* A face without area is a segment, whose edges overlap, or a point; one in the plane of the path comes from the side. */
static void face_ball_meets_a_flat_one(void)
{
    const any_face line = face_of(V(-4, 0, 0), V(8, 0, 0), V(2, 0, 0), true),
                   twice = face_of(V(0, 0, 0), V(0, 0, 0), V(6, 0, 0), true),
                   long_one = face_of(V(-4, 0, 0), V(0, 0, 0), V(8, 0, 0), false),
                   point = face_of(V(1, 1, 1), V(1, 1, 1), V(1, 1, 1), true),
                   dot = face_of(V(1, 1, 1), V(1, 1, 1), V(1, 1, 1), false);
    const stop above = at(GRAZE_HIT, V(4, 0, 1), UP, EDGE, 0, PART(1, 2));
    const stop aside =
        at(GRAZE_HIT, V(4, 5, 1), graze_vec3_of(GRAZE_RATIO(3, 5), GRAZE_RATIO(4, 5), 0), CORNER, 0,
           PART(1, 2));
    CHECK(stops_at(line, ball(4, 0, 5, 1), V(0, 0, -8), above));
    CHECK(stops_at(line, ball(2, 0, 5, 1), V(0, 0, -8), part(GRAZE_HIT, EDGE, 0)));
    CHECK(stops_at(line, ball(16, 0, 0, 1), V(-14, 0, 0), part(GRAZE_HIT, CORNER, 1)));
    CHECK(stops_at(line, ball(-20, 0, 1, 1), V(32, 0, 0), part(GRAZE_TOUCH, CORNER, 0)));
    CHECK(stops_at(line, ball(24, 0, 1, 1), V(-32, 0, 0), part(GRAZE_TOUCH, CORNER, 1)));
    CHECK(stops_at(twice, ball(0, 0, 5, 1), V(0, 0, -8), part(GRAZE_HIT, CORNER, 0)));
    CHECK(stops_at(twice, ball(3, 0, 5, 1), V(0, 0, -8), part(GRAZE_HIT, EDGE, 1)));
    CHECK(stops_at(long_one, ball(10, 0, 5, 1), V(0, 0, -8), part(GRAZE_HIT, EDGE, 1)));
    CHECK(stops_at(long_one, ball(12, 0, 5, 1), V(0, 0, -8), part(GRAZE_HIT, CORNER, 2)));
    CHECK(stops_at(point, ball(4, 9, 1, 5), V(0, -8, 0), aside));
    CHECK(stops_at(dot, ball(4, 9, 1, 5), V(0, -8, 0), aside));
    CHECK(stops_at(line, ball(4, 0, 5, 0), V(0, 0, -8), miss()));
    CHECK(stops(ball(-14, 1, 0, 5), V(10, 0, 0), part(GRAZE_HIT, EDGE, 2)));
}

static void face_ball_stops_off_the_path(void)
{
    for (int i = 0; i < 64; i++) {
        const double off = i / 32.0, radius = 1 + i / 128.0;
        CHECK(are_free(ball(off - 2, off / 3, 9, radius), V(0.25, 0.125, -16)));
        CHECK(are_free(ball(off, -4.5 - off / 8, 9, radius), V(0.125, -0.0625, -16)));
        CHECK(
            are_free(ball(-4.25 - off / 16, -4.25 - off / 32, 9, radius), V(0.125, -0.0625, -16)));
        CHECK(are_free(ball(off - 2, 0, 9, 0), V(0.25, 0.125, -16)));
    }
}

#if !GRAZE_FLOAT

/* The edge hardly rises to the border along z, so that the sphere, which moves along y on the border, comes 2^-15 raw units
 * nearer than its radius: it touches at y = 13.4. No component of the normal but that at the border is half a raw unit. */
static void slides_along_border(int32_t most)
{
    const int32_t radius = 2621440, length = 262144;
    const any_face f = {{most - radius + 1, 0, 4 - length},
                        {most - radius, 0, 4},
                        {most - radius, 0, 4 - length},
                        true};
    const graze_sphere s = {{most, 300, 0}, radius};
    const graze_vec3 motion = {0, -600, 0}, none = {0, 0, 0};
    graze_sweep_hit hit = untouched;
    CHECK(cast(&f, &s, motion, &hit) == GRAZE_HIT && hit.feature == GRAZE_FEATURE_EDGE);
    CHECK(hit.center.x == most && hit.normal.y == 0 && hit.normal.z == 0 && hit.center.y == 14);
    const graze_sphere there = {hit.center, radius};
    CHECK(cast(&f, &there, none, 0) <= GRAZE_TOUCH);
}

#endif

static void face_ball_leaves_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar most = GRAZE_SMALL_WORLD ? 0x1FFFFFFF : INT32_MAX;
    const graze_vec3 far = {INT32_MAX, 0, 0};
    const any_face f = raw_face(most);
    graze_sphere s = {{0, 0, 0}, 1};
    graze_sweep_hit hit = untouched;
    CHECK(cast(&f, &s, far, &hit) == GRAZE_HIT && hit.center.x == most - 1);
    s.radius = 0;
    CHECK(cast(&f, &s, far, &hit) == GRAZE_TOUCH && hit.center.x == most);
    slides_along_border(most);
#if !GRAZE_SMALL_WORLD
    slides_along_border(0x1FFFFFFF);
#endif
#endif
}

/* Corners of a parallelogram that are beyond the world. */
static void face_ball_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_vec3 low = {INT32_MIN, INT32_MIN, 0}, x = {INT32_MAX, 0, 0}, y = {0, INT32_MAX, 0};
    const graze_triangle all = {
        low, {INT32_MAX, INT32_MIN, INT32_MAX}, {INT32_MIN, INT32_MAX, INT32_MIN}};
    const graze_parallelogram wide = {{INT32_MAX, INT32_MAX, 0}, x, y};
    const graze_vec3 down = {0, 0, INT32_MIN}, up = {0, 0, INT32_MAX};
    graze_sphere s = {{0, 0, INT32_MAX}, 5};
    graze_sweep_hit hit = untouched;
    CHECK(graze_triangle_spherecast(&all, &s, down, 0) == GRAZE_HIT);
    s.radius = INT32_MAX;
    CHECK(graze_triangle_spherecast(&all, &s, up, &hit) == GRAZE_INSIDE);
    s.radius = INT32_MIN;
    CHECK(graze_triangle_spherecast(&all, &s, down, 0) == GRAZE_MISS);
    s.radius = 7;
    s.center = graze_vec3_of(INT32_MAX - 2, INT32_MAX - 3, 9);
    CHECK(graze_parallelogram_spherecast(&wide, &s, down, &hit) == GRAZE_HIT);
    CHECK(hit.feature == GRAZE_FEATURE_CORNER && hit.index == 0);
#if !GRAZE_SMALL_WORLD
    CHECK(hit.center.z == 6);
    const graze_parallelogram back = {{INT32_MAX, 5, 0}, {4, 0, 0}, {-9, 0, 0}};
    s.center = graze_vec3_of(INT32_MAX, 14, 0);
    CHECK(graze_parallelogram_spherecast(&back, &s, graze_vec3_of(0, -9, 0), &hit) == GRAZE_HIT);
    CHECK(hit.center.y == 12 && hit.feature == GRAZE_FEATURE_CORNER && hit.index == 0);
#endif
#endif
}

static void face_ball_has_no_number(void)
{
#if GRAZE_FLOAT
    const graze_scalar nan = scalar_of_bits(strange_bits[0]);
    graze_sphere s = ball(0, 0, 5, 1);
    any_face f = face_of(V(-4, -4, 0), V(8, -4, 0), graze_vec3_of(-4, 12, nan), true);
    CHECK(stops(s, graze_vec3_of(0, nan, 0), miss()));
    s.radius = nan;
    CHECK(stops(s, V(0, 0, -9), miss()));
    s = ball(0, 0, 5, 1);
    s.center.x = nan;
    CHECK(stops(s, V(0, 0, -9), miss()));
    s = ball(0, 0, 5, 1);
    f.c.z = nan;
    CHECK(stops_at(f, s, V(0, 0, -9), miss()));
    f.is_triangle = false;
    s.radius = 0;
    CHECK(stops_at(f, s, V(0, 0, -9), miss()));
#endif
}

/* A face so small that the square of its normal vanishes is a point at that distance. */
static void meets_a_face_below_the_range(void)
{
#if GRAZE_FLOAT
    const graze_sphere s = ball(0, 0, 10, 1);
    check_case("a face whose products are subnormal");
    for (int i = 0; i < 4; i++) {
        const float tiny = i < 2 ? 0x1p-73f : 0x1p-69f;
        const any_face f = face_of(graze_vec3_of(0, 0, 0), graze_vec3_of(tiny, 0, 0),
                                   graze_vec3_of(0, tiny, 0), i % 2 == 0);
        graze_sweep_hit hit = untouched;
        CHECK(cast(&f, &s, V(0, 0, -20), &hit) == GRAZE_HIT);
        CHECK(hit.fraction == 0.45f && hit.normal.z == 1 && hit.center.z == 1);
        CHECK(hit.point.x <= tiny && hit.point.y <= tiny && hit.point.z == 0);
        CHECK(cast(&f, &s, V(0, 0, -8.5), 0) == GRAZE_MISS);
    }
#endif
}

static void misses_a_face_above_the_range(void)
{
#if GRAZE_FLOAT
    graze_sphere s = ball(0, 0, 10, 0);
    check_case("a face whose squares are infinite");
    for (int i = 0; i < 4; i++) {
        const float wide = i < 2 ? 0x1p40f : 0x1p64f;
        const any_face f = face_of(graze_vec3_of(-1, -1, 0), graze_vec3_of(wide, -1, 0),
                                   graze_vec3_of(-1, wide, 0), true);
        s.radius = i % 2 == 0 ? 0.0f : 1.0f;
        CHECK(cast(&f, &s, V(0, 0, -20), 0) == (i < 2 ? GRAZE_HIT : GRAZE_MISS));
    }
#endif
}

/* ---- The next cast ---- */

static void goes_on(void)
{
    const any_face f = face_of(V(-4, -4, 0), V(8, -4, 1), V(-4, 12, 2), true);
    const graze_vec3 end = V(3, -2, -7);
    graze_sphere s = ball(0.25, 1, 5, 1);
    graze_sweep_hit hit = untouched;
    check_case("goes on from where it stops");
    for (int i = 0; i < 5; i++) {
        CHECK(cast(&f, &s, graze_vec3_sub(end, s.center), &hit) == GRAZE_HIT);
        s.center = hit.center;
        CHECK(cast(&f, &s, V(0, 0, 1), 0) <= GRAZE_TOUCH);
    }
}

void test_sweep_face(void)
{
    SWEEP_COLUMN(face_ball);
    runs_along_a_side();
    meets_a_face_below_the_range();
    misses_a_face_above_the_range();
    goes_on();
}
