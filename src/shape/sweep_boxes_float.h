/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A box that moves at a box, in floats: its slabs are those of slabs_float.h, and so are the comparisons. A caller sets the axes,
 * finds the contact, and then locates it.
 *
 * At a face of the box `center` is the coordinate of the face, or less than it by the size of the mover, rounded down: so the
 * mover at `center`, whose other side is center + size, rounded, does not overlap the box.
 */
#ifndef GRAZE_SHAPE_SWEEP_BOXES_FLOAT_H
#define GRAZE_SHAPE_SWEEP_BOXES_FLOAT_H

#include "interval_float.h"
#include "slabs_float.h"
#include "sweep_sides.h"

/* What a hit has on one axis. */
typedef struct {
    float center, point, normal;
} sweep_place;

/* One axis: the box, the mover and its motion; and the slab as the mover passes it. */
typedef struct {
    float low, high, min, max, motion;
    slab way;
} sweep_axis;

typedef struct {
    sweep_axis axis[3];
    int axes;
    sweep_sides sides;
    graze_result result;
    float t;
} sweep_scene;

static void sweep_set_axis(sweep_scene *s, int axis, float low, float high, float min, float max,
                           float motion)
{
    sweep_axis *a = &s->axis[axis];
    a->low = low;
    a->high = high;
    a->min = min;
    a->max = max;
    a->motion = motion;
    a->way.down = is_negative(motion);
    a->way.to_near = a->way.down ? min - high : low - max;
    a->way.to_far = a->way.down ? max - low : high - min;
    a->way.step = float_abs(motion);
    s->axes = axis + 1;
}

/* Neither is empty, no number is infinite or NaN, and the size of the mover is a float. */
GRAZE_INLINE bool sweep_is_usual(const sweep_axis *a)
{
    return are_finite(a->low, a->high, a->motion) && is_finite(a->max - a->min) &&
           float_at_most(a->low, a->high) && float_at_most(a->min, a->max);
}

/* The last axis first: see passage_narrow. */
static void sweep_find(sweep_scene *s)
{
    passage p;
    contact c;
    s->result = GRAZE_MISS;
    for (int axis = 0; axis < s->axes; axis++)
        if (!sweep_is_usual(&s->axis[axis]))
            return;
    passage_begin(&p, 1.0f, true);
    for (int axis = s->axes - 1; axis >= 0; axis--)
        if (!passage_narrow(&p, &s->axis[axis].way, axis))
            return;
    if (!passage_is_open(&p))
        return;
    passage_contact(&c, &p, false);
    s->result = c.result;
    s->t = c.t;
}

/* A mover that does not move along the axis is at that side always or never. */
GRAZE_INLINE bool sweep_is_at(const slab *way, float gap, float t)
{
    const bool moves = is_positive(way->step);
    const float at = moves ? float_div(gap, way->step) : gap;
    const float then = moves ? t : 0.0f;
    return !is_negative(gap) && float_at_most(at, then) && float_at_most(then, at);
}

static int sweep_side_on(const slab *way, float t)
{
    if (sweep_is_at(way, way->to_near, t))
        return way->down ? SWEEP_AT_MAX : SWEEP_AT_MIN;
    if (sweep_is_at(way, way->to_far, t))
        return way->down ? SWEEP_AT_MIN : SWEEP_AT_MAX;
    return SWEEP_BETWEEN;
}

GRAZE_INLINE float sweep_center(const sweep_axis *a, int side, float t)
{
    if (is_zero(t) || is_zero(a->motion))
        return a->min;
    if (side == SWEEP_AT_MIN)
        return float_held(side_below(a->low, a->max - a->min));
    return side == SWEEP_AT_MAX ? a->high : float_held(a->min + a->motion * t);
}

/* The middle of what box and mover have in common; rounding does not move it out of the box. */
GRAZE_INLINE float sweep_point(const sweep_axis *a, int side, float center)
{
    const float low = greater(a->low, center), high = lesser(a->high, center + (a->max - a->min));
    if (side == SWEEP_BETWEEN)
        return interval_closest(a->low, low + (high - low) * 0.5f, a->high);
    return side == SWEEP_AT_MIN ? a->low : a->high;
}

/* The next axis of the place. */
static void sweep_locate(sweep_scene *s, int axis, sweep_place *place)
{
    const sweep_axis *a = &s->axis[axis];
    place->center = place->point = a->min;
    place->normal = 0.0f;
    if (s->result == GRAZE_INSIDE)
        return;
    const int side = sweep_side_on(&a->way, s->t);
    place->center = sweep_center(a, side, s->t);
    place->point = sweep_point(a, side, place->center);
    place->normal = (float)sweep_add_side(&s->sides, side, axis);
}

GRAZE_INLINE graze_feature sweep_feature_of(const sweep_scene *s)
{
    return s->result == GRAZE_INSIDE ? GRAZE_FEATURE_NONE : sweep_feature(&s->sides, s->axes);
}

#endif
