/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Lines that count as points: in the float build those whose squared length is 0. Such a line
 * consists of its start only, whatever its limit. And balls that are small against the line.
 */
#include "ball_line.h"
#include "../oracle/draw.h"
#include "../support/check.h"

#if GRAZE_FLOAT

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static const graze_vec3 ways[] = {
    {1e-30f, 0, 0}, {-1e-30f, 0, 0}, {0, 1e-30f, 0}, {-5e-31f, -1e-30f, 0}};
static const graze_scalar limits[] = {0, 1, 1e29f, 3e30f, 1e31f, GRAZE_NO_LIMIT};

/* A start on the x axis, and a ball of radius 1 at the origin. */
typedef struct {
    const char *name;
    graze_scalar from_center;
    graze_result want;
} start;

static const start starts[] = {{"a short line at the center", 0, GRAZE_INSIDE},
                               {"a short line inside", 0.5f, GRAZE_INSIDE},
                               {"a short line inside", -0.5f, GRAZE_INSIDE},
                               {"a short line on the surface", 1, GRAZE_TOUCH},
                               {"a short line on the surface", -1, GRAZE_TOUCH},
                               {"a short line outside", 3, GRAZE_MISS},
                               {"a short line outside", -3, GRAZE_MISS}};

/* A NaN in the normal or the point fails the comparison. */
static void check_stays(const start *s, const graze_vec3 *at, const graze_vec3 *point,
                        const graze_vec3 *normal, graze_scalar t)
{
    graze_scalar out = s->want == GRAZE_TOUCH ? s->from_center : 0;
    if (s->want == GRAZE_MISS)
        CHECK(point->x == 7 && normal->y == 7 && t == 7);
    else
        CHECK(vec3_equal(*point, *at) && vec3_equal(*normal, vec3_at(out, 0, 0)) && t == 0);
}

static bool overlaps_ray(const graze_sphere *ball, const graze_ray *ray, bool flat)
{
    const graze_circle circle = flat_circle(ball);
    const graze_ray2 in_plane = flat_ray(ray);
    return flat ? graze_circle_overlaps_ray(&circle, &in_plane)
                : graze_sphere_overlaps_ray(ball, ray);
}

static bool overlaps_segment(const graze_sphere *ball, const graze_segment *segment, bool flat)
{
    const graze_circle circle = flat_circle(ball);
    const graze_segment2 in_plane = flat_segment(segment);
    return flat ? graze_circle_overlaps_segment(&circle, &in_plane)
                : graze_sphere_overlaps_segment(ball, segment);
}

static void check_short_ray(const start *s, const graze_vec3 *way, graze_scalar t_max, bool flat)
{
    const graze_sphere ball = BALL(0, 0, 0, 1);
    const graze_ray ray = {{s->from_center, 0, 0}, *way, t_max};
    const graze_segment none = {AT(0, 0, 0), AT(0, 0, 0)};
    ball_answers a = flat ? ask_circle(&ball, &none, &ray) : ask_sphere(&ball, &none, &ray);
    CHECK(a.ray == s->want && a.ray_exit == s->want);
    CHECK(overlaps_ray(&ball, &ray, flat) == (s->want != GRAZE_MISS));
    check_stays(s, &ray.origin, &a.ray_hit.point, &a.ray_hit.normal, a.ray_hit.t);
    check_stays(s, &ray.origin, &a.ray_exit_hit.point, &a.ray_exit_hit.normal, a.ray_exit_hit.t);
}

/* Two points this close differ only near 0, so the ball is moved instead of the line. */
static void check_short_segment(const start *s, const graze_vec3 *way, bool flat)
{
    const graze_sphere ball = {{-s->from_center, 0, 0}, 1};
    const graze_segment segment = {AT(0, 0, 0), *way};
    const graze_ray none = {AT(0, 0, 0), AT(0, 0, 0), -1};
    ball_answers a = flat ? ask_circle(&ball, &segment, &none) : ask_sphere(&ball, &segment, &none);
    CHECK(a.segment == s->want && a.segment_exit == s->want);
    CHECK(overlaps_segment(&ball, &segment, flat) == (s->want != GRAZE_MISS));
    check_stays(s, &segment.a, &a.hit.point, &a.hit.normal, a.hit.fraction);
    check_stays(s, &segment.a, &a.exit_hit.point, &a.exit_hit.normal, a.exit_hit.fraction);
}

/* Floats compute that the end is outside of this small ball, and that the start is inside. */
static void check_short_way_out(bool flat)
{
    const graze_sphere ball = {AT(0, 0, 0), 1e-21f};
    const graze_segment out = {{9.95e-22f, 0, 0}, {1.01e-21f, 0, 0}};
    const graze_ray ray = {out.a, {1.5e-23f, 0, 0}, 1};
    ball_answers a = flat ? ask_circle(&ball, &out, &ray) : ask_sphere(&ball, &out, &ray);
    CHECK(a.segment == GRAZE_INSIDE && a.segment_exit == GRAZE_INSIDE);
    CHECK(a.ray == GRAZE_INSIDE && a.ray_exit == GRAZE_INSIDE);
    CHECK(vec3_equal(a.exit_hit.point, out.a) && a.exit_hit.fraction == 0);
    CHECK(vec3_equal(a.ray_exit_hit.point, out.a) && a.ray_exit_hit.t == 0);
}

/* Floats compute that the end of the ray is in this small ball, and that its line passes beside the ball. */
static void check_end_in_small_ball(void)
{
    const graze_sphere ball = {{221.518112f, 211.873581f, -196.617676f}, 0x1p-15f};
    const graze_segment none = {AT(0, 0, 0), AT(0, 0, 0)};
    const graze_ray ray = {{-15.6611633f, -196.153229f, 171.954193f},
                           {237.179367f, 408.026917f, -368.571991f},
                           0x1.fffff6p-1f};
    const ball_answers a = ask_sphere(&ball, &none, &ray);
    CHECK(a.ray == GRAZE_HIT && ray.t_max - a.ray_hit.t < 0x1p-20f);
    CHECK(a.ray_exit == GRAZE_INSIDE && !(a.ray_exit_hit.t < a.ray_hit.t));
    CHECK(graze_sphere_overlaps_ray(&ball, &ray));
}

/* ---- Up to which run a line is a point ---- */

/* A run with one component of that size, or of the next greater float if `up`; no other component is greater. */
static graze_vec3 short_way(input_stream *s, float size, bool up, bool flat)
{
    const uint32_t axes = flat ? 2 : 3, greatest = draw_below(s, axes);
    graze_scalar way[3] = {0, 0, 0};
    for (uint32_t i = 0; i < axes; i++)
        way[i] = size * (float)draw_about_zero(s, 4) * 0.25f;
    way[greatest] = up ? size * (1.0f + 0x1p-23f) : size;
    if (draw_chance(s, 2))
        way[greatest] = -way[greatest];
    return graze_vec3_of(way[0], way[1], way[2]);
}

/* From the center of a ball of radius 1: the exit is at the end of the line, or at its start if the line is a point. */
static void check_way_out(const graze_vec3 *way, bool is_point, bool flat)
{
    const graze_sphere ball = BALL(0, 0, 0, 1);
    const graze_segment segment = {AT(0, 0, 0), *way};
    const graze_ray limited = {AT(0, 0, 0), *way, 2}, endless = {AT(0, 0, 0), *way, GRAZE_NO_LIMIT};
    ball_answers a =
        flat ? ask_circle(&ball, &segment, &limited) : ask_sphere(&ball, &segment, &limited);
    CHECK(a.segment_exit == GRAZE_INSIDE && a.exit_hit.fraction == (is_point ? 0 : 1.0f));
    CHECK(a.ray_exit == GRAZE_INSIDE && a.ray_exit_hit.t == (is_point ? 0 : 2.0f));
    a = flat ? ask_circle(&ball, &segment, &endless) : ask_sphere(&ball, &segment, &endless);
    CHECK(a.ray_exit == (is_point ? GRAZE_INSIDE : GRAZE_HIT));
    CHECK(is_point == (a.ray_exit_hit.t == 0));
}

/* Every size from 2^-85 to 2^-60, and the next float above it. */
static void check_least_runs(void)
{
    input_stream s;
    check_case("a line is a point up to 2^-75");
    draw_start(&s, 75, 0);
    for (int i = 0; i < 26 * 16; i++) {
        const bool flat = i % 2 != 0, up = i / 2 % 2 != 0;
        float size = 0x1p-60f;
        for (int k = 0; k < i / 16; k++)
            size *= 0.5f;
        const graze_vec3 way = short_way(&s, size, up, flat);
        check_way_out(&way, up ? size < 0x1p-75f : size <= 0x1p-75f, flat);
    }
}

void ball_line_is_short(void)
{
    check_least_runs();
    for (unsigned i = 0; i < COUNT(starts) * COUNT(ways); i++) {
        const start *s = &starts[i / COUNT(ways)];
        const graze_vec3 *way = &ways[i % COUNT(ways)];
        check_case(s->name);
        for (int flat = 0; flat < 2; flat++) {
            check_short_segment(s, way, flat != 0);
            for (unsigned k = 0; k < COUNT(limits); k++)
                check_short_ray(s, way, limits[k], flat != 0);
        }
    }
    check_case("a short way out of a small ball");
    check_short_way_out(false);
    check_short_way_out(true);
    check_case("an end in a small ball");
    check_end_in_small_ball();
}

#else

/* One raw unit is the shortest length: from the surface into the ball, and out of it. */
void ball_line_is_short(void)
{
    const graze_sphere ball = BALL(0, 0, 0, 1);
    const graze_segment in = {{GRAZE_ONE, 0, 0}, {GRAZE_ONE - 1, 0, 0}}, out = segment_reversed(in);
    const graze_ray ray_in = ray_of_segment(in), ray_out = ray_of_segment(out);
    for (int flat = 0; flat < 2; flat++) {
        ball_answers a = flat ? ask_circle(&ball, &in, &ray_in) : ask_sphere(&ball, &in, &ray_in);
        ball_answers b =
            flat ? ask_circle(&ball, &out, &ray_out) : ask_sphere(&ball, &out, &ray_out);
        CHECK(a.segment == GRAZE_HIT && a.ray == GRAZE_HIT);
        CHECK(a.segment_exit == GRAZE_INSIDE && a.ray_exit == GRAZE_INSIDE);
        CHECK(b.segment == GRAZE_INSIDE && b.ray == GRAZE_INSIDE);
        CHECK(b.segment_exit == GRAZE_HIT && b.ray_exit == GRAZE_HIT);
        CHECK(b.exit_hit.point.x == GRAZE_ONE && b.exit_hit.fraction == GRAZE_FRACTION_ONE);
    }
}

#endif
