/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A capsule that moves at a sphere. The first end of its core is a line at a capsule around the target, whose core is that of the
 * mover, turned: it goes from the center of the target to where the first end is when the second one is there. Places of the
 * line and of that core differ by as much as places of the mover and of the target do, so where the turned core leaves the world,
 * or near coordinates, a move leads all of them into it.
 *
 * The core of the mover at the rounded place is tested, and moved, as sweep_round.h says.
 */
#include "sweep_ends.h"
#include "sweep_round.h"

/* ---- The line ---- */

/* The line, and the turned core, moved into the world. */
typedef struct {
    graze_segment path, core;
} core_line;

static inline int64_t core_least(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline int64_t core_most(int64_t a, int64_t b)
{
    return a < b ? b : a;
}

/* Of four coordinates, which differ by at most 2^32 - 1, or near ones by less than 2^30: less the middle they are in the world,
 * or near. */
static inline int64_t core_middle(int64_t a, int64_t b, int64_t c, int64_t d)
{
    const int64_t least = core_least(core_least(a, b), core_least(c, d));
    const int64_t most = core_most(core_most(a, b), core_most(c, d));
    return least + (most - least + 1) / 2;
}

/* Else nothing has to move: the other three are in the world. */
static inline bool core_turns_far(int64_t to)
{
    return to < -GRAZE_NEAR_LIMIT || to >= GRAZE_NEAR_LIMIT;
}

static inline void core_set_line(core_line *l, const graze_vec3 *center, const graze_segment *path,
                                 const graze_segment *beside)
{
#define SET_ON(axis)                                                                               \
    do {                                                                                           \
        const int64_t from = center->axis, to = from + path->a.axis - beside->a.axis;              \
        const int64_t middle =                                                                     \
            core_turns_far(to) ? core_middle(from, to, path->a.axis, path->b.axis) : 0;            \
        l->path.a.axis = (graze_scalar)(path->a.axis - middle);                                    \
        l->path.b.axis = (graze_scalar)(path->b.axis - middle);                                    \
        l->core.a.axis = (graze_scalar)(from - middle);                                            \
        l->core.b.axis = (graze_scalar)(to - middle);                                              \
    } while (0)
    SET_ON(x);
    SET_ON(y);
    SET_ON(z);
}
#undef SET_ON

/* The point of the hit is on the path. */
static inline graze_result core_cast(const round_sweep *s, graze_line_hit *found)
{
    core_line l;
    graze_capsule turned, around;
    core_set_line(&l, &s->target->core.a, s->path, s->beside);
    vec3_copy(&turned.core.a, &l.core.a);
    vec3_copy(&turned.core.b, &l.core.b);
    vec3_copy(&around.core.a, &l.core.a);
    vec3_copy(&around.core.b, &l.core.b);
    turned.radius = s->target->radius;
    around.radius = s->around.radius;
    const graze_result result = graze_capsule_sweep(&turned, s->radius, &around, &l.path, found);
    if (found != 0 && result != GRAZE_MISS)
        sweep_set_along(&found->point, &s->path->a, &l.path.a, &found->point);
    return result;
}

/* ---- The cast ---- */

static inline void core_write(const round_sweep *s, graze_result result, graze_line_hit *found,
                              graze_sweep_hit *hit)
{
    graze_segment core;
    graze_vec3 nearest;
    if (result == GRAZE_INSIDE) {
        sweep_write_inside(&s->path->a, hit);
        return;
    }
    round_set_core(&core, s, &found->point);
    round_set_closest(&nearest, &core, &s->target->core.a);
    round_write(s, &nearest, found, hit);
}

static inline graze_result sphere_capsulecast(const graze_capsule *ball, graze_scalar radius,
                                              const graze_segment *path,
                                              const graze_segment *beside, graze_sweep_hit *hit)
{
    round_sweep s;
    graze_line_hit found;
    if (ball->radius < 0 || radius < 0)
        return GRAZE_MISS;
    round_set(&s, ball, radius, path, beside);
    s.is_ball = false;
    const graze_result result = core_cast(&s, hit != 0 ? &found : 0);
    if (hit != 0 && result != GRAZE_MISS)
        core_write(&s, result, &found, hit);
    return result;
}
