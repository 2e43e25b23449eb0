/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a ball: the cells of the policy about numbers. */
#include "ball_line.h"
#include "../support/check.h"

#include <stddef.h>

static const graze_sphere unit = BALL(0, 0, 0, 1);

void ball_line_has_negative_limit(void)
{
    graze_ray ray = {AT(0, 0, 0), AT(1, 0, 0), -1};
    graze_ray_hit hit = {AT(7, 7, 7), AT(7, 7, 7), 7};
    graze_circle circle = flat_circle(&unit);
    graze_ray2 ray2 = flat_ray(&ray);
    CHECK(!graze_sphere_overlaps_ray(&unit, &ray) && !graze_circle_overlaps_ray(&circle, &ray2));
    CHECK(graze_sphere_raycast(&unit, &ray, &hit) == GRAZE_MISS && hit.t == 7);
    CHECK(graze_sphere_raycast_exit(&unit, &ray, &hit) == GRAZE_MISS && hit.t == 7);
    CHECK(graze_circle_raycast(&circle, &ray2, NULL) == GRAZE_MISS);
    CHECK(graze_circle_raycast_exit(&circle, &ray2, NULL) == GRAZE_MISS);
    ray.t_max = ray2.t_max = 0;
    CHECK(graze_sphere_raycast(&unit, &ray, &hit) == GRAZE_INSIDE && hit.t == 0);
    CHECK(graze_sphere_raycast_exit(&unit, &ray, &hit) == GRAZE_INSIDE && hit.t == 0);
    CHECK(graze_circle_raycast(&circle, &ray2, NULL) == GRAZE_INSIDE);
    ray.origin.x = ray2.origin.x = -GRAZE_ONE;
    CHECK(graze_sphere_raycast(&unit, &ray, &hit) == GRAZE_TOUCH && hit.t == 0);
    CHECK(hit.normal.x == -GRAZE_ONE && hit.normal.y == 0 && hit.point.x == -GRAZE_ONE);
    CHECK(graze_sphere_raycast_exit(&unit, &ray, &hit) == GRAZE_TOUCH && hit.t == 0);
    CHECK(graze_circle_raycast(&circle, &ray2, NULL) == GRAZE_TOUCH);
}

/* In the float build divides by the size of the world, so that rounding errors are comparable. */
static graze_scalar in_worlds(graze_scalar c)
{
#if GRAZE_FLOAT
    return c / WORLD;
#else
    return c;
#endif
}

/* The ray ends in the middle of a small ball, far from its start. */
static void ends_in_a_small_one(void)
{
    for (int i = 1; i <= 20; i++) {
        graze_scalar steps = (graze_scalar)i * GRAZE_C(12.5);
        graze_ray ray = {AT(0, 0, 0), AT(0.6, 0.8, 0), steps};
        graze_sphere ball = {{(graze_scalar)i * GRAZE_C(7.5), (graze_scalar)i * GRAZE_C(10), 0},
                             GRAZE_C(0.01)};
        graze_segment none = {AT(0, 0, 0), AT(0, 0, 0)};
        for (int flat = 0; flat < 2; flat++) {
            ball_answers got =
                flat ? ask_circle(&ball, &none, &ray) : ask_sphere(&ball, &none, &ray);
            CHECK(got.ray == GRAZE_HIT && got.ray_exit == GRAZE_INSIDE);
        }
    }
}

/* A ball half as large as the world; and a small one in the middle of the world's diagonal. */
void ball_line_spans_the_world(void)
{
    ends_in_a_small_one();
    graze_sphere ball = {{0, 0, 0}, WORLD / 2};
    graze_segment across = {{-WORLD, 0, 0}, {WORLD, 0, 0}};
    graze_segment diagonal = {{-WORLD, -WORLD, -WORLD}, {WORLD, WORLD, WORLD}};
    graze_ray ray = {{-WORLD, 0, 0}, {WORLD, 0, 0}, GRAZE_NO_LIMIT};
    for (int flat = 0; flat < 2; flat++) {
        ball_answers got =
            flat ? ask_circle(&ball, &across, &ray) : ask_sphere(&ball, &across, &ray);
        CHECK(got.segment == GRAZE_HIT && got.segment_exit == GRAZE_HIT);
        CHECK(got.ray == GRAZE_HIT && got.ray_exit == GRAZE_HIT);
        CHECK(scalar_close(in_worlds(got.hit.point.x), in_worlds(-ball.radius)));
        CHECK(scalar_close(in_worlds(got.exit_hit.point.x), in_worlds(ball.radius)));
        CHECK(scalar_close(got.hit.normal.x, -GRAZE_ONE));
        CHECK(scalar_close(got.exit_hit.normal.x, GRAZE_ONE));
        CHECK(got.hit.point.y == 0 && got.hit.normal.y == 0);
        got = flat ? ask_circle(&unit, &diagonal, &ray) : ask_sphere(&unit, &diagonal, &ray);
        CHECK(got.segment == GRAZE_HIT && got.segment_exit == GRAZE_HIT && got.ray == GRAZE_HIT);
    }
}

/* With a dir of one raw unit, t is 2^31 at the end of the world. */
void ball_line_saturates(void)
{
    const graze_sphere far_off = {{GRAZE_SCALAR_MAX, 0, 0}, 0};
    const graze_segment none = {AT(0, 0, 0), AT(0, 0, 0)};
    graze_ray slow = {AT(0, 0, 0), {GRAZE_C(0.0000152587890625), 0, 0}, GRAZE_NO_LIMIT};
#if GRAZE_FLOAT
    const graze_sphere in_reach = {{1e12f, 0, 0}, 1};
    slow.dir.x = 1e-30f; /* its squared length is 0, so the ray counts as a point */
    CHECK(!graze_sphere_overlaps_ray(&in_reach, &slow));
    CHECK(!graze_sphere_overlaps_segment(&far_off, &none));
#else
    for (int flat = 0; flat < 2; flat++) {
        ball_answers got =
            flat ? ask_circle(&far_off, &none, &slow) : ask_sphere(&far_off, &none, &slow);
        CHECK(got.segment == GRAZE_MISS && got.ray == GRAZE_TOUCH && got.ray_exit == GRAZE_TOUCH);
        CHECK(got.ray_hit.t == GRAZE_SCALAR_MAX && got.ray_exit_hit.t == GRAZE_SCALAR_MAX);
        CHECK(got.ray_hit.point.x == GRAZE_SCALAR_MAX && got.ray_hit.point.y == 0);
        CHECK(got.ray_hit.normal.x == 0);
    }
    slow.t_max--;
    CHECK(!graze_sphere_overlaps_ray(&far_off, &slow));
    /* the far side of its surface is beyond the world */
    const graze_sphere large = {{GRAZE_SCALAR_MAX, 0, 0}, GRAZE_SCALAR_MAX};
    graze_ray out = {{GRAZE_SCALAR_MAX, 0, 0}, {GRAZE_ONE, 0, 0}, GRAZE_NO_LIMIT};
    ball_answers got = ask_sphere(&large, &none, &out);
    CHECK(got.ray_exit == GRAZE_HIT && got.ray_exit_hit.point.x == GRAZE_SCALAR_MAX);
    CHECK(got.ray_exit_hit.normal.x == GRAZE_ONE && got.ray_exit_hit.t == GRAZE_SCALAR_MAX);
    CHECK(got.segment == GRAZE_TOUCH && got.hit.normal.x == -GRAZE_ONE);
#endif
}

#if GRAZE_FLOAT

/* The line that contains the NaN or infinity misses; if the ball contains it, both miss. For a
 * circle, z does not count. */
static void check_strange(const graze_sphere *ball, const graze_segment *segment,
                          const graze_ray *ray, bool in_segment, bool in_ray)
{
    for (int flat = 0; flat < 2; flat++) {
        ball_answers got = flat ? ask_circle(ball, segment, ray) : ask_sphere(ball, segment, ray);
        CHECK((got.segment == GRAZE_MISS) == in_segment && (got.ray == GRAZE_MISS) == in_ray);
        CHECK((got.segment_exit == GRAZE_MISS) == in_segment);
        CHECK((got.ray_exit == GRAZE_MISS) == in_ray);
    }
}

/* An infinity in one coordinate of the segment (field < 6) or the ray. */
static void check_infinity(const graze_segment *through, int field)
{
    graze_segment segment = *through;
    graze_ray ray = ray_of_segment(*through);
    *(field < 6 ? &segment.a.x + field : &ray.origin.x + (field - 6)) =
        field % 2 == 0 ? some_infinity() : -some_infinity();
    check_strange(&unit, &segment, &ray, field < 6, field >= 6);
}

/* A ray of length 0 that starts inside or on the surface misses if its direction has a NaN or an infinity. */
static void check_strange_direction(int axis, graze_scalar strange)
{
    const graze_segment segment = {AT(0, 0, 0), AT(0, 0, 0)};
    for (int from = 0; from < 2; from++) {
        graze_ray ray = {AT(0, 0, 0), AT(1, 0, 0), from == 0 ? 0.0f : -0.0f};
        ray.origin.y = (float)from;
        (&ray.dir.x)[axis] = strange;
        check_strange(&unit, &segment, &ray, false, true);
    }
}

void ball_line_has_no_number(void)
{
    static const int fields[12] = {0, 1, 3, 4, 5, 7, 8, 10, 11, 13, 14, 16};
    const graze_segment through = {AT(-3, 0.25, 0), AT(3, 0.5, 0)};
    for (int i = 0; i < 12; i++) { /* x and y of all points, the radius and the limit */
        int field = fields[i];
        graze_sphere ball = unit;
        graze_segment segment = through;
        graze_ray ray = ray_of_segment(through);
        graze_scalar *first = field < 4    ? &ball.center.x + field
                              : field < 10 ? &segment.a.x + (field - 4)
                                           : &ray.origin.x + (field - 10);
        *first = scalar_of_bits(strange_bits[i % 2 == 0 ? 0 : STRANGE - 1]);
        check_strange(&ball, &segment, &ray, field < 10, field < 4 || field >= 10);
    }
    for (int i = 0; i < 12; i++)
        if (i % 3 < 2)
            check_infinity(&through, i);
    for (int i = 0; i < STRANGE; i++) {
        check_strange_direction(0, scalar_of_bits(strange_bits[i]));
        check_strange_direction(1, scalar_of_bits(strange_bits[i]));
    }
}

#else

/* The fixed build treats these bit patterns as ordinary coordinates. */
void ball_line_has_no_number(void)
{
    for (int i = 0; i < STRANGE; i++) {
        graze_scalar c = scalar_of_bits(strange_bits[i]);
        graze_sphere ball = {{c, 0, 0}, 5};
        graze_segment segment = {{c + 7, 1, 0}, {c - 1, 7, 0}};
        graze_ray ray = ray_of_segment(segment);
        for (int flat = 0; flat < 2; flat++) {
            ball_answers got =
                flat ? ask_circle(&ball, &segment, &ray) : ask_sphere(&ball, &segment, &ray);
            CHECK(got.segment == GRAZE_TOUCH && got.ray == GRAZE_TOUCH);
            CHECK(got.hit.point.x == c + 3 && got.hit.point.y == 4);
            CHECK(got.hit.fraction == FRACTION(0.5) && got.ray_hit.t == GRAZE_C(0.5));
        }
    }
}

#endif
