/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * engine N SEED: N motions at each target that the engine has (scenes.h), each of them up to a hundred casts to the same end, the
 * next from the place where the one before stopped. Then one that moves away from that place, by 1 unit along the normal, and one from
 * the start exactly along the side. It prints one line for each target:
 *
 *     engine  target  motions  passes  overlaps  deepest  held  held-along  held-away
 *
 * passes      the center of the mover came through the side: it is behind the wall or the plane, or in the box
 * overlaps    not so, but the mover overlapped the target after a cast, by however little; `deepest`, in units, is the most
 * held-along  a mover at the start that moves along the side is stopped where it is
 * held-away   the same for the motion away, of a mover that did not pass; held: one of both
 */
#include "scenes.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { CASTS = 100 };

typedef struct {
    uint32_t passes, overlaps, held, held_along, held_away;
    double deepest;
} tally;

static void copy(const double *from, double *to)
{
    for (int i = 0; i < 3; i++)
        to[i] = from[i];
}

static bool is_same(const double *a, const double *b)
{
    return a[0] == b[0] && a[1] == b[1] && a[2] == b[2];
}

static bool is_held(const double *at, const double *to)
{
    double stop[3];
    return engine_cast(at, to, stop) && is_same(at, stop);
}

/* Goes on until it passes, or nothing stops it, or it does not move any more. True if it passes. */
static bool move_in(const engine_scene *s, double *at, const double *end, tally *t)
{
    bool stops = true, overlaps = false, passes = false;
    for (int i = 0; i < CASTS && stops && !passes; i++) {
        double to[3];
        stops = engine_cast(at, end, to);
        if (!stops)
            copy(end, to);
        passes = scene_passes(s, at, to);
        const double depth = passes ? 0 : scene_depth(s, to);
        overlaps = overlaps || (!passes && scene_overlaps(s, to));
        t->deepest = depth > t->deepest ? depth : t->deepest;
        stops = stops && !is_same(at, to);
        copy(to, at);
    }
    t->passes += passes;
    t->overlaps += overlaps && !passes;
    return passes;
}

static void add_motion(const engine_scene *s, tally *t)
{
    double at[3], end[3], beside[3], away[3], square = 0;
    for (int i = 0; i < 3; i++) {
        at[i] = s->start[i];
        end[i] = s->end[i];
        beside[i] = at[i] + s->along[i];
        square += (double)s->out[i] * s->out[i];
    }
    engine_set(s);
    const bool held_along = is_held(at, beside), passes = move_in(s, at, end, t);
    for (int i = 0; i < 3; i++)
        away[i] = at[i] + (double)(int32_t)(65536.0 * s->out[i] / sqrt(square));
    const bool held_away = !passes && is_held(at, away);
    t->held += held_along || held_away;
    t->held_along += held_along;
    t->held_away += held_away;
}

int main(int count, char **arguments)
{
    static const char *const names[ENGINE_TARGETS] = {"circle/wall", "circle/rectangle",
                                                      "ball/plane", "ball/box"};
    const uint32_t n = count == 3 ? (uint32_t)strtoul(arguments[1], NULL, 0) : 0;
    if (n == 0) {
        fprintf(stderr, "usage: engine N SEED\n");
        return 64;
    }
    for (int target = 0; target < ENGINE_TARGETS; target++) {
        tally t = {0, 0, 0, 0, 0, 0};
        engine_scene s;
        for (uint32_t i = 0; i < n && engine_has(target); i++) {
            scene_draw(&s, target, strtoull(arguments[2], NULL, 0), i);
            add_motion(&s, &t);
        }
        if (engine_has(target))
            printf("%s %s %" PRIu32 " %" PRIu32 " %" PRIu32 " %.5f %" PRIu32 " %" PRIu32 " %" PRIu32
                   "\n",
                   engine_name, names[target], n, t.passes, t.overlaps, t.deepest / 65536, t.held,
                   t.held_along, t.held_away);
    }
    return 0;
}
