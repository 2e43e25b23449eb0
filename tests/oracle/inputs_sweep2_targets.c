/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Circles that move at circles, capsules and rectangles: those at a wall, with a part of the radius given to the target; and
 * rectangles, of inputs_sweep2_rect.c. */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_sweep2.h"
#include "inputs_moves.h"

/* Of radii whose sum is the radius at the wall. One in 64 is negative. */
static void draw_split(input_stream *s, sweep2_words *w)
{
    const int32_t sum = w->circle[2];
    if (sum < 0 || draw_chance(s, 64)) {
        w->inner = draw_between(s, -1, 3);
        return;
    }
    w->inner = draw_chance(s, 8) ? 0 : draw_chance(s, 8) ? sum : draw_between(s, 0, sum);
    w->circle[2] = sum - w->inner;
}

/* In touch across the world, or nearly, with a sum of the radii that is no coordinate. */
static void draw_large(input_stream *s, sweep2_words *w)
{
    const uint32_t axis = draw_below(s, 2);
    const int64_t most = (int64_t)INT32_MAX + 1 + draw_between(s, 0, INT32_MAX);
    const int64_t sum = most > 0xfffffffe ? 0xfffffffe : most;
    const bool up = draw_chance(s, 2);
    for (uint32_t i = 0; i < 4; i++)
        w->wall[i] = up ? INT32_MIN : INT32_MAX;
    if (draw_chance(s, 2))
        w->wall[3 - axis] = draw_between(s, INT32_MIN, INT32_MAX);
    w->inner = hold(sum - draw_between(s, hold(sum - INT32_MAX), INT32_MAX));
    w->circle[2] = hold(sum - w->inner);
    w->circle[axis] = hold(up ? INT32_MIN + sum + draw_between(s, -1, 2)
                              : INT32_MAX - sum - draw_between(s, -1, 2));
    w->circle[1 - axis] = draw_chance(s, 2) ? w->wall[1 - axis] : draw_scaled(s, SWEEP2_WORLD);
    w->motion[axis] = draw_chance(s, 3) ? draw_between(s, -3, 3) : up ? -INT32_MAX : INT32_MAX;
    w->motion[1 - axis] = draw_chance(s, 3) ? 0 : draw_scaled(s, SWEEP2_WORLD);
}

static void draw_circle_at_end(input_stream *s, sweep2_words *w)
{
    const int end = draw_chance(s, 2) ? 2 : 0;
    for (int axis = 0; axis < 2; axis++)
        w->wall[axis] = w->wall[axis + 2] = w->wall[axis + end];
}

void input_sweep2_target(uint64_t seed, uint32_t index, int target, sweep2_words *words)
{
    const int kind = (int)(index % SWEEP2_CLASSES);
    input_stream s;
    draw_start(&s, seed + (uint64_t)target, index);
    if (target == SWEEP2_RECT) {
        draw_sweep2_rect(&s, kind, words);
        return;
    }
    input_sweep2(seed, index, words);
    if (target == SWEEP2_WALL)
        return;
    draw_split(&s, words);
    if (kind == SWEEP2_WORLD && draw_chance(&s, 2))
        draw_large(&s, words);
    if (target == SWEEP2_CIRCLE)
        draw_circle_at_end(&s, words);
}
