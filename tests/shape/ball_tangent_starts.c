/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Lines that start on a ball and leave along its tangent, so that in the float build each number that decides is a
 * rounding error. Whatever the result: the point is on the surface, and it is near the start, since the exact line
 * leaves the ball there. The fixed build rounds the coordinates otherwise, and gives the same answers but for that.
 */
#include "ball_line.h"
#include "../support/check.h"

#include <stddef.h>

/* The coordinates of `along` are those of the run. */
static const struct {
    graze_scalar radius;
    graze_vec3 start, along;
} starts[] = {
    /* the exit was at fraction 0.5, which is 0.68 beside the ball */
    {GRAZE_C(0.85), AT(0.51, 0.68, 0), AT(-2.04, 1.53, 0)},
    /* the entry was at fraction 1, which is 6.7 beside the ball; the exact line misses */
    {GRAZE_C(3.1), AT(1.86, 2.48, 0), AT(-7.44, 5.58, 0)},
};

/* Of the point from the surface: twice GRAZE_FLOAT_BALL_ULPS, as S is nearly the radius; and two units for the length
 * that the test computes. */
static bool is_on_surface(const graze_vec3 *point, graze_scalar radius)
{
#if GRAZE_FLOAT
    const graze_scalar most = (2 * GRAZE_FLOAT_BALL_ULPS + 2) * 0x1p-24f * radius;
#else
    const graze_scalar most = 2;
    (void)radius;
#endif
    return graze_abs(graze_sub(graze_vec3_length(*point), radius)) <= most;
}

/* Within 2^-6 of the run: the chord of a line that is 2^-24 of the radius too near is 2^-11 of it. */
static bool is_near_start(const graze_vec3 *point, const graze_segment *line)
{
    const graze_scalar way = graze_vec3_length(graze_vec3_sub(*point, line->a));
    return way <= graze_vec3_length(graze_vec3_sub(line->b, line->a)) / 64;
}

static void check_point(graze_result result, const graze_vec3 *point, graze_scalar radius,
                        const graze_segment *line)
{
    CHECK(result == GRAZE_MISS || is_on_surface(point, radius));
    CHECK(result == GRAZE_MISS || is_near_start(point, line));
}

static void check_answers(const ball_answers *a, graze_scalar radius, const graze_segment *line)
{
    CHECK((a->segment == GRAZE_MISS) == (a->segment_exit == GRAZE_MISS));
    check_point(a->segment, &a->hit.point, radius, line);
    check_point(a->segment_exit, &a->exit_hit.point, radius, line);
    check_point(a->ray, &a->ray_hit.point, radius, line);
    check_point(a->ray_exit, &a->ray_exit_hit.point, radius, line);
}

void ball_tangent_starts(void)
{
    for (size_t i = 0; i < sizeof starts / sizeof starts[0]; i++) {
        const graze_sphere ball = {AT(0, 0, 0), starts[i].radius};
        const graze_vec3 *start = &starts[i].start;
        const graze_segment line = {*start, graze_vec3_add(*start, starts[i].along)};
        const graze_ray ray = ray_of_segment(line);
        ball_answers a = ask_sphere(&ball, &line, &ray);
        check_answers(&a, ball.radius, &line);
        a = ask_circle(&ball, &line, &ray);
        check_answers(&a, ball.radius, &line);
    }
}
