/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What a circle that moves in the plane should do, for the tests of each target. */
#ifndef GRAZE_TESTS_SHAPE_SWEEP2_H
#define GRAZE_TESTS_SHAPE_SWEEP2_H

#include "../../include/graze/graze.h"
#include "flat.h"
#include "fraction.h"

static const graze_sweep_hit2 untouched = {{7, 7}, {7, 7}, {7, 7}, 7, 7, 7};

static inline bool is_untouched(const graze_sweep_hit2 *h)
{
    return flat_equal(h->center, untouched.center) && flat_equal(h->point, untouched.point) &&
           flat_equal(h->normal, untouched.normal) && h->fraction == untouched.fraction &&
           h->feature == untouched.feature && h->index == untouched.index;
}

/* A point of a round target, and its normal, are rounded more than once in the float build. */
static inline bool is_place(graze_vec2 v, graze_vec2 exact)
{
#if GRAZE_FLOAT
    const float off = 0x1p-18f;
    return v.x <= exact.x + off && exact.x <= v.x + off && v.y <= exact.y + off &&
           exact.y <= v.y + off;
#else
    return flat_equal(v, exact);
#endif
}

typedef struct {
    graze_result result;
    graze_vec2 center, point, normal;
    graze_fraction fraction;
    graze_feature feature;
    int32_t index;
} stop;

static inline bool is_stop(const graze_sweep_hit2 *h, const stop *e)
{
    if (e->result == GRAZE_MISS)
        return is_untouched(h);
    return is_place(h->center, e->center) && is_place(h->point, e->point) &&
           is_place(h->normal, e->normal) && is_fraction(h->fraction, e->fraction) &&
           h->feature == e->feature && h->index == e->index;
}

static inline graze_circle ball(double x, double y, double radius)
{
    graze_circle c;
    c.center = flat_units(x, y);
    c.radius = flat_units(radius, 0).x;
    return c;
}

#if !GRAZE_FLOAT
static inline graze_circle ball_at(int32_t x, int32_t y, int32_t radius)
{
    const graze_circle c = {{x, y}, radius};
    return c;
}
#endif

static inline stop miss(void)
{
    const stop e = {GRAZE_MISS, {0, 0}, {0, 0}, {0, 0}, 0, 0, 0};
    return e;
}

static inline stop inside(const graze_circle *c)
{
    stop e = {GRAZE_INSIDE, {0, 0}, {0, 0}, {0, 0}, 0, GRAZE_FEATURE_NONE, 0};
    e.center = c->center;
    e.point = c->center;
    return e;
}

static inline stop at_side(graze_result result, graze_vec2 center, graze_vec2 point,
                           graze_vec2 normal, graze_fraction fraction)
{
    stop e = {GRAZE_MISS, {0, 0}, {0, 0}, {0, 0}, 0, GRAZE_FEATURE_EDGE, 0};
    e.result = result;
    e.center = center;
    e.point = point;
    e.normal = normal;
    e.fraction = fraction;
    return e;
}

#define UP   Q(0, 1)
#define DOWN Q(0, -1)

#endif
