/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Rays along a tangent whose limit is the last raw unit before the point of contact, that point, or the first raw unit
 * behind it. A limit that comes short of the point by less than a raw unit of t is a miss.
 */
#include "ball_line.h"
#include "../support/check.h"

#if !GRAZE_FLOAT

/* The ball of radius 5 k around the origin is touched at (3, 4) k, `before` steps of (4, -3) after the origin of the ray;
 * one unit of t is `parts` steps. */
typedef struct {
    int32_t k, before, parts;
} tangent;

static graze_ray ray_of(const tangent *t, int32_t limit)
{
    const graze_ray ray = {{3 * t->k - 4 * t->before, 4 * t->k + 3 * t->before, 0},
                           {4 * t->parts, -3 * t->parts, 0},
                           limit};
    return ray;
}

/* t is the nearest to before / parts; at a tie either. */
static void check_hit(const tangent *t, graze_result result, const graze_ray_hit *hit)
{
    const int64_t off = (int64_t)hit->t * t->parts - (int64_t)t->before * GRAZE_ONE;
    CHECK(result == GRAZE_TOUCH);
    CHECK(hit->point.x == 3 * t->k && hit->point.y == 4 * t->k && hit->point.z == 0);
    CHECK(-t->parts <= 2 * off && 2 * off <= t->parts);
}

static void check_answers(const tangent *t, const ball_answers *a, bool reaches)
{
    if (reaches) {
        check_hit(t, a->ray, &a->ray_hit);
        check_hit(t, a->ray_exit, &a->ray_exit_hit);
    } else {
        CHECK(a->ray == GRAZE_MISS && a->ray_exit == GRAZE_MISS);
        CHECK(a->ray_hit.t == 7 && a->ray_exit_hit.t == 7);
    }
}

static void check_limit(const tangent *t, int32_t limit)
{
    const graze_sphere ball = {{0, 0, 0}, 5 * t->k};
    const graze_segment none = {{0, 0, 0}, {0, 0, 0}};
    const graze_ray ray = ray_of(t, limit);
    const bool reaches = (int64_t)limit * t->parts >= (int64_t)t->before * GRAZE_ONE;
    const ball_answers in_space = ask_sphere(&ball, &none, &ray);
    const ball_answers in_plane = ask_circle(&ball, &none, &ray);
    check_answers(t, &in_space, reaches);
    check_answers(t, &in_plane, reaches);
    CHECK(graze_sphere_overlaps_ray(&ball, &ray) == reaches);
}

void ball_limits(void)
{
    static const int32_t sizes[] = {1, 77, 65536, 20000000};
    check_case("limits next to the point of contact");
    for (int32_t parts = 1; parts < 60; parts++) {
        const tangent t = {sizes[parts % 4], 1 + parts * parts * 77 % 10007, parts};
        const int32_t last = (int32_t)((int64_t)t.before * GRAZE_ONE / parts);
        for (int32_t limit = last - 1; limit <= last + 1; limit++)
            check_limit(&t, limit);
    }
}

#endif
