/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A ball in floats that moves out of a box, or out of another ball: the center of the mover must be at least at the distance
 * `reach` from a core, which is a box or the center of the other ball. In the plane the third axis is 0.
 *
 *   core_escape               the core, the center and the reach; set_axis(&b, axis, low, c, high) for each of `axes`
 *   core_separate(&b)         the result; writes b.move and b.normal, unless the mover is free
 */
#ifndef GRAZE_SHAPE_SEPARATE_BALL_FLOAT_H
#define GRAZE_SHAPE_SEPARATE_BALL_FLOAT_H

#include "../../include/graze/separate.h"
#include "separate_float.h"

/* Each try moves the center twice as far beyond the rounded place as the one before: at most 64 units in the last place. */
enum { SEPARATE_TRIES = 8 };

typedef struct {
    float low[3], high[3], center[3], reach;
    int axes;
    float move[3], normal[3];
} core_escape;

GRAZE_INLINE void core_begin(core_escape *b, int axes, float reach)
{
    b->axes = axes;
    b->reach = reach;
    b->low[2] = b->high[2] = b->center[2] = 0.0f;
}

GRAZE_INLINE void set_axis(core_escape *b, int axis, float low, float c, float high)
{
    b->low[axis] = low;
    b->center[axis] = c;
    b->high[axis] = high;
}

static inline float core_gap(const core_escape *b, int axis, float c)
{
    return interval_gap(b->low[axis], c, b->high[axis]);
}

/* The squared distance of the center from the core, after the move. */
static float core_squared(const core_escape *b, const float *move)
{
    const float x = core_gap(b, 0, b->center[0] + move[0]);
    const float y = core_gap(b, 1, b->center[1] + move[1]);
    const float z = core_gap(b, 2, b->center[2] + move[2]);
    return x * x + y * y + z * z;
}

GRAZE_INLINE bool core_is_entered(const core_escape *b, float squared)
{
    return float_less(squared, b->reach * b->reach);
}

/* Whether the center is in the world after the move, and free. */
static bool core_is_free_after(const core_escape *b, const float *move)
{
    return are_finite(b->center[0] + move[0], b->center[1] + move[1], b->center[2] + move[2]) &&
           are_finite(move[0], move[1], move[2]) && !core_is_entered(b, core_squared(b, move));
}

/* A unit in the last place of the greatest number. */
static float core_unit(const core_escape *b)
{
    float most = b->reach;
    for (int axis = 0; axis < b->axes; axis++)
        if (float_less(most, float_abs(b->center[axis])))
            most = float_abs(b->center[axis]);
    return most * 0x1p-23f;
}

/* Moves along the unit vector by the way, or by a little more. */
static bool core_move(const core_escape *b, const float *unit, float way, float *move)
{
    float more = core_unit(b), by = way;
    for (int i = 0; i < SEPARATE_TRIES; i++) {
        for (int axis = 0; axis < 3; axis++)
            move[axis] = unit[axis] * by;
        if (core_is_free_after(b, move))
            return true;
        by = way + more;
        more *= 2.0f;
    }
    return false;
}

static bool core_move_straight(core_escape *b, float squared)
{
    const float distance = float_sqrt(squared);
    if (!is_positive(distance))
        return false;
    for (int axis = 0; axis < 3; axis++) {
        const float gap = float_div(core_gap(b, axis, b->center[axis]), distance);
        b->normal[axis] = float_less(b->center[axis], b->low[axis]) ? -gap : gap;
    }
    return core_move(b, b->normal, b->reach - distance, b->move);
}

/* The way along an axis, down or up, to the place where the other axes leave the reach. */
static float core_way_out(const core_escape *b, int axis, bool down, float squared)
{
    const float gap = core_gap(b, axis, b->center[axis]);
    const float rest = b->reach * b->reach - (squared - gap * gap);
    const float span = is_positive(rest) && is_finite(rest) ? float_sqrt(rest) : b->reach;
    return down ? b->center[axis] - b->low[axis] + span : b->high[axis] - b->center[axis] + span;
}

static graze_separation core_move_along_axis(core_escape *b, float squared)
{
    graze_separation result = GRAZE_NO_PLACE;
    float shortest = 0.0f;
    for (int axis = 0; axis < 3; axis++)
        b->move[axis] = b->normal[axis] = 0.0f;
    for (int side = 0; side < 2 * b->axes; side++) {
        float unit[3] = {0.0f, 0.0f, 0.0f}, move[3];
        unit[side / 2] = side % 2 == 0 ? -1.0f : 1.0f;
        if (!core_move(b, unit, core_way_out(b, side / 2, side % 2 == 0, squared), move))
            continue;
        const float size = float_abs(move[side / 2]);
        if (result == GRAZE_MOVED && !float_less(size, shortest))
            continue;
        result = GRAZE_MOVED;
        shortest = size;
        for (int axis = 0; axis < 3; axis++) {
            b->move[axis] = axis == side / 2 ? move[axis] : 0.0f;
            b->normal[axis] = unit[axis];
        }
    }
    return result;
}

static graze_separation core_separate(core_escape *b)
{
    static const float nowhere[3] = {0.0f, 0.0f, 0.0f};
    const float squared = core_squared(b, nowhere);
    if (!core_is_entered(b, squared))
        return GRAZE_FREE;
    return core_move_straight(b, squared) ? GRAZE_MOVED : core_move_along_axis(b, squared);
}

#endif
