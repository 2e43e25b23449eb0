/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The promises of line.h for ordinary floats, checked by double arithmetic. */
#include "check.h"
#include "contract.h"
#include "../tests.h"

#include <stddef.h>

#if GRAZE_FLOAT

enum { SCENES = 100 * DRAWN_TIMES };

static const double u = 1.0 / 16777216;

static double size(double x)
{
    return x < 0 ? -x : x;
}

static double greater(double x, double y)
{
    return y > x ? y : x;
}

/* Whether the root of `squared` is `length`, to `within`; computes no root. */
static bool is_root(double squared, double length, double within)
{
    double low = length - within, high = length + within;
    return (low <= 0 || low * low <= squared) && squared <= high * high;
}

static double run_on(const contract_scene *s, uint32_t axis)
{
    const graze_scalar *from = s->line.words, *to = from + s->kind->axes;
    return s->ray ? (double)to[axis] : (double)to[axis] - (double)from[axis];
}

/* S in line.h; an axis is not a coordinate, and neither is the normal of a plane. */
static double greatest_size(const contract_scene *s, const any_hit *hit)
{
    uint32_t words = s->kind->words;
    double most = 0;
    for (uint32_t i = 0; i < words; i++)
        if ((s->kind->family != ORIENTED || i < 3 || i >= 12) &&
            (s->kind->family != STORED_NORMAL || i < 3))
            most = greater(most, size((double)s->shape.words[i]));
    for (uint32_t i = 0; i < s->kind->axes; i++) {
        double from = (double)s->line.words[i], to = (double)hit->point[i];
        most = greater(greater(most, size(from)), greater(size(to), size(to - from)));
    }
    return most;
}

static bool is_on_line(const contract_scene *s, const any_hit *hit, double most)
{
    const double at = (double)(s->ray ? hit->t : hit->fraction);
    bool on = true;
    for (uint32_t i = 0; i < s->kind->axes; i++) {
        double beside = (double)hit->point[i] - (double)s->line.words[i] - run_on(s, i) * at;
        on = on && size(beside) <= GRAZE_FLOAT_POINT_ULPS * u * most;
    }
    return on;
}

static double squared_normal(const contract_scene *s, const any_hit *hit)
{
    double squared = 0;
    for (uint32_t i = 0; i < s->kind->axes; i++)
        squared += (double)hit->normal[i] * (double)hit->normal[i];
    return squared;
}

static void check_ball(const contract_scene *s, const any_hit *hit, double most)
{
    const double radius = (double)s->shape.words[s->kind->axes];
    double squared = 0, within;
    if (!(radius > 0))
        return;
    for (uint32_t i = 0; i < s->kind->axes; i++) {
        double way = (double)hit->point[i] - (double)s->shape.words[i];
        squared += way * way;
    }
    within = GRAZE_FLOAT_BALL_ULPS * u * (most + most * most / radius);
    CHECK(is_root(squared, radius, within));
    CHECK(is_root(squared_normal(s, hit), 1, within / radius));
}

static bool is_in_oriented(const graze_obb *box, const any_hit *hit, double most)
{
    const graze_scalar *center = &box->center.x, *half = &box->half.x;
    bool in = true;
    for (int i = 0; i < 3; i++) {
        const graze_scalar *axis = &box->axis[i].x;
        double along = 0;
        for (int k = 0; k < 3; k++)
            along += (double)axis[k] * ((double)hit->point[k] - (double)center[k]);
        in = in && size(along) <= (double)half[i] + GRAZE_FLOAT_OBB_ULPS * u * most;
    }
    return in;
}

static void check_hit(const contract_scene *s, bool leaving)
{
    any_hit hit = {{0, 0, 0}, {0, 0, 0}, 0, 0, 0};
    graze_result result = s->kind->cast(&s->shape, &s->line, &hit, s->ray, leaving);
    if (result == GRAZE_MISS)
        return;
    const double most = greatest_size(s, &hit), squared = squared_normal(s, &hit);
    CHECK(is_on_line(s, &hit, most));
    CHECK(s->kind->family != ORIENTED || is_in_oriented(&s->shape.obb, &hit, most));
    if (s->kind->family == BALL && result != GRAZE_INSIDE)
        check_ball(s, &hit, most);
    if (s->kind->family == SURFACE ||
        ((s->kind->family == WALL || s->kind->family == POLYGON) && squared > 0))
        CHECK(is_root(squared, 1, GRAZE_FLOAT_NORMAL_ULPS * u));
}

void test_contract_ordinary(void)
{
    check_group("contract of casts, ordinary floats");
    for (uint32_t kind = 0; kind < CAST_KINDS; kind++) {
        contract_scene s;
        check_case(contract_kinds[kind].name);
        for (uint32_t i = 0; i < SCENES; i++) {
            contract_draw_ordinary(&s, &contract_kinds[kind], i);
            check_hit(&s, false);
            if (contract_kinds[kind].family <= DRUM)
                check_hit(&s, true);
        }
    }
}

#endif
