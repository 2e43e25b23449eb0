/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Tangents of balls from the smallest to the greatest radius, by lines across the whole world: an
 * exact tangent touches, one raw unit farther out misses, and one farther in hits.
 */
#include "ball_line.h"
#include "../support/check.h"

#include <stddef.h>

static bool is_wanted(const ball_answers *a, graze_result want)
{
    return a->segment == want && a->segment_exit == want && a->ray == want && a->ray_exit == want;
}

#if GRAZE_FLOAT

enum { SIZES = 5 };
static const graze_scalar sizes[SIZES] = {0.125f, 1.0f, 25.0f, 4096.0f, 32768.0f};

/* Sizes whose squares are exact. */
void ball_tangents(void)
{
    for (int i = 0; i < SIZES; i++) {
        const graze_scalar k = sizes[i];
        const graze_sphere ball = {{0, 0, 0}, 5 * k}, less = {{0, 0, 0}, 4.875f * k};
        const graze_segment line = {{7 * k, k, 0}, {-k, 7 * k, 0}};
        const graze_ray ray = ray_of_segment(line);
        ball_answers a = ask_sphere(&ball, &line, &ray), b = ask_circle(&ball, &line, &ray);
        CHECK(is_wanted(&a, GRAZE_TOUCH) && is_wanted(&b, GRAZE_TOUCH));
        CHECK(a.hit.point.x == 3 * k && a.hit.point.y == 4 * k && b.hit.point.x == 3 * k);
        a = ask_sphere(&less, &line, &ray);
        b = ask_circle(&less, &line, &ray);
        CHECK(is_wanted(&a, GRAZE_MISS) && is_wanted(&b, GRAZE_MISS));
    }
}

#else

enum { STEPS = 16384, RADII = 12 };

/* A fifth of the radius. */
static const int32_t fifths[RADII] = {1,         2,         13107,     13108,
                                      65536,     107374182, 107374183, 214748364,
                                      214748365, 400000000, 429496728, 429496729};

/* A line that touches at (3, 4) k, as long as the world allows in whole steps. */
typedef struct {
    graze_sphere ball;
    graze_segment segment;
    graze_ray ray;
} tangent;

static tangent tangent_of(int32_t k)
{
    const int32_t step = (INT32_MAX - 4 * k) / 4 / STEPS, n = STEPS * step;
    const tangent t = {
        {{0, 0, 0}, 5 * k},
        {{3 * k + 4 * n, 4 * k - 3 * n, 0}, {3 * k - 4 * n, 4 * k + 3 * n, 0}},
        {{3 * k + 4 * n, 4 * k - 3 * n, 0}, {-4 * step, 3 * step, 0}, GRAZE_NO_LIMIT}};
    return t;
}

static void check_answers(const tangent *t, graze_result want)
{
    ball_answers a = ask_sphere(&t->ball, &t->segment, &t->ray);
    CHECK(is_wanted(&a, want));
    a = ask_circle(&t->ball, &t->segment, &t->ray);
    CHECK(is_wanted(&a, want));
}

static void check_touch(const ball_answers *a, int32_t k)
{
    CHECK(is_wanted(a, GRAZE_TOUCH));
    CHECK(a->hit.point.x == 3 * k && a->hit.point.y == 4 * k && a->hit.point.z == 0);
    CHECK(a->ray_exit_hit.point.x == 3 * k && a->ray_exit_hit.point.y == 4 * k);
    CHECK(a->hit.fraction == FRACTION(0.5) && a->ray_hit.t == STEPS * GRAZE_ONE);
    if (5 * k >= GRAZE_ONE)
        CHECK(vec3_equal(a->hit.normal, graze_vec3_of(GRAZE_C(0.6), GRAZE_C(0.8), 0)));
}

/* Changes one raw unit of the radius, the whole line, one of its ends, or the limit. */
static void check_neighbours(int32_t k)
{
    const tangent exact = tangent_of(k);
    for (int32_t out = -1; out <= 1; out += 2) {
        tangent t = exact;
        graze_result want = out > 0 ? GRAZE_MISS : GRAZE_HIT;
        t.ball.radius -= out;
        check_answers(&t, want);
        t.ball.radius += out;
        t.segment.b.y += out;
        t.ray.origin.y += out;
        check_answers(&t, want);
        t.segment.a.y += out;
        check_answers(&t, want);
    }
    tangent t = exact;
    t.ray.t_max = STEPS * GRAZE_ONE;
    check_answers(&t, GRAZE_TOUCH);
    t.ray.t_max--;
    CHECK(!graze_sphere_overlaps_ray(&t.ball, &t.ray));
}

/* Lines parallel to an axis; the radius may be 0 or the greatest. */
static void check_along_axis(int32_t radius)
{
    for (int32_t out = -1; out <= 1; out++) {
        const tangent t = {{{-1, 0, 0}, radius - (radius == INT32_MAX)},
                           {{INT32_MIN, 0, 0}, {INT32_MAX, 0, 0}},
                           {{INT32_MIN, 0, 0}, {INT32_MAX, 0, 0}, GRAZE_NO_LIMIT}};
        tangent beside = t;
        beside.segment.a.y = beside.segment.b.y = beside.ray.origin.y = t.ball.radius + out;
        check_answers(&beside, out > 0             ? GRAZE_MISS
                               : out == 0          ? GRAZE_TOUCH
                               : t.ball.radius > 0 ? GRAZE_HIT
                                                   : GRAZE_MISS);
    }
}

/* A ball of radius 0 or one raw unit, on a line as long as near arithmetic takes, so that
 * rounding along the line matters as much as the radius. The normal is still at most 1, and 0
 * for a radius of 0. */
static void check_small(void)
{
    static const struct {
        int32_t radius, center, a, b;
    } ways[] = {
        {0, 28933453, -536830625, 536864721},   {0, 1102759, -536776631, 536821407},
        {0, -161907893, -536773195, 536808139}, {1, 95590838, -536811919, 536856642},
        {1, -516187902, -536818610, 536841730}, {1, 47751488, -536821544, 536851973},
    };
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++)
        for (int32_t side = -1; side <= 1; side += 2) {
            const int32_t a = side * ways[i].a, b = side * ways[i].b;
            const tangent t = {{{side * ways[i].center, 0, 0}, ways[i].radius},
                               {{a, 0, 0}, {b, 0, 0}},
                               {{a, 0, 0}, {0, 0, 0}, 0}};
            const int32_t normal = ways[i].radius > 0 ? -side * GRAZE_ONE : 0;
            CHECK(ask_sphere(&t.ball, &t.segment, &t.ray).hit.normal.x == normal);
            CHECK(ask_circle(&t.ball, &t.segment, &t.ray).hit.normal.x == normal);
        }
}

void ball_tangents(void)
{
    for (int i = 0; i < RADII; i++) {
        const tangent t = tangent_of(fifths[i]);
        ball_answers a = ask_sphere(&t.ball, &t.segment, &t.ray);
        check_touch(&a, fifths[i]);
        a = ask_circle(&t.ball, &t.segment, &t.ray);
        check_touch(&a, fifths[i]);
        check_neighbours(fifths[i]);
    }
    for (uint32_t power = 0; power < 31; power++) {
        check_along_axis((int32_t)(UINT32_C(1) << power) - 1);
        check_along_axis((int32_t)(UINT32_C(1) << power));
    }
    check_along_axis(INT32_MAX);
    check_small();
}

#endif
