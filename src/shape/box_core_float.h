/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The core of a capsule and a box, in floats: the place on the core that is nearest to the box, by the slopes that box_core.h
 * explains, and the distance of that place from the box. A place that is rounded is farther, by the square of its error only.
 * The box is axis-aligned, or an oriented one in its own coordinates.
 */
#ifndef GRAZE_SHAPE_BOX_CORE_FLOAT_H
#define GRAZE_SHAPE_BOX_CORE_FLOAT_H

#include "../../include/graze/aabb.h"
#include "../number/float.h"

/* From the lower sides and from the higher ones to the start of the core, and the way to its end. */
typedef struct {
    float low[3], high[3], run[3];
} box_core;

static inline void box_set_core(box_core *c, const graze_aabb *box, const graze_segment *core)
{
    const graze_vec3 low = vec3_between(&box->min, &core->a),
                     high = vec3_between(&box->max, &core->a),
                     run = vec3_between(&core->a, &core->b);
    c->low[0] = low.x, c->low[1] = low.y, c->low[2] = low.z;
    c->high[0] = high.x, c->high[1] = high.y, c->high[2] = high.z;
    c->run[0] = run.x, c->run[1] = run.y, c->run[2] = run.z;
}

/* How far the core is below the box at t, < 0, or above it, > 0. */
static inline float box_gap_at(const box_core *c, int i, float t)
{
    const float low = c->low[i] + c->run[i] * t, high = c->high[i] + c->run[i] * t;
    return is_negative(low) ? low : is_positive(high) ? high : 0.0f;
}

static float box_slope_at(const box_core *c, float t)
{
    return c->run[0] * box_gap_at(c, 0, t) + c->run[1] * box_gap_at(c, 1, t) +
           c->run[2] * box_gap_at(c, 2, t);
}

/* A part of the core in which the square of the distance is least: it falls at the beginning, and rises at the end. */
typedef struct {
    float from, to, fall, rise;
} box_core_part;

/* Where the core crosses the plane of a side, the part is cut. */
static void box_cut_at_side(box_core_part *p, const box_core *c, float start, float run)
{
    if (is_negative(start) == is_negative(start + run) || is_zero(run))
        return;
    const float t = float_div(-start, run);
    if (!float_less(p->from, t) || !float_less(t, p->to))
        return;
    const float slope = box_slope_at(c, t);
    if (!is_positive(slope)) {
        p->from = t;
        p->fall = slope;
    }
    if (!is_negative(slope)) {
        p->to = t;
        p->rise = slope;
    }
}

/* The slope is linear in what is left of the core. */
static float box_nearest_on_core(const box_core *c)
{
    box_core_part p = {0.0f, 1.0f, box_slope_at(c, 0.0f), box_slope_at(c, 1.0f)};
    if (!is_negative(p.fall))
        return 0.0f;
    if (!is_positive(p.rise))
        return 1.0f;
    for (int i = 0; i < 3; i++) {
        box_cut_at_side(&p, c, c->low[i], c->run[i]);
        box_cut_at_side(&p, c, c->high[i], c->run[i]);
    }
    if (!float_less(p.from, p.to))
        return p.from;
    return p.from + (p.to - p.from) * float_div(-p.fall, p.rise - p.fall);
}

/* The square of the distance there. */
static inline float box_core_squared(const box_core *c)
{
    const float t = box_nearest_on_core(c);
    const float x = box_gap_at(c, 0, t), y = box_gap_at(c, 1, t), z = box_gap_at(c, 2, t);
    return x * x + y * y + z * z;
}

#endif
