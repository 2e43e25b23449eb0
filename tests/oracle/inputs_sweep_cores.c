/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Made of the inputs of spheres that move at a capsule: the sphere gets another end. Cores in touch are across a vector of whole
 * length, which leads from a place of one to a place of the other; there they cross, or an end is.
 */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_sweep_capsule.h"

#include "inputs_moves.h"
#include "touching.h"

/* ---- Any cores ---- */

static void draw_end(input_stream *s, int kind, cores_words *w)
{
    const int32_t times = draw_between(s, -3, 3), shorter = draw_between(s, 1, 2);
    const bool is_parallel = draw_chance(s, 8), is_point = draw_chance(s, 16);
    int32_t *core = w->mover.capsule;
    for (int i = 0; i < 3; i++) {
        const int64_t along = ((int64_t)w->target[3 + i] - w->target[i]) / 3 * times;
        const int64_t way = is_parallel ? along : draw_scaled(s, kind) / shorter;
        core[3 + i] = is_point ? core[i] : hold(core[i] + way);
    }
}

static void draw_any_cores(input_stream *s, int kind, const sweep_words *from, cores_words *w)
{
    for (int i = 0; i < 7; i++)
        w->target[i] = from->capsule[i];
    for (int i = 0; i < 3; i++) {
        w->mover.capsule[i] = from->at_capsule.sphere[i];
        w->mover.motion[i] = from->at_capsule.motion[i];
    }
    w->mover.capsule[6] = from->at_capsule.sphere[3];
    draw_end(s, kind, w);
    if (draw_chance(s, 16))
        w->target[6] = w->mover.capsule[6] = 0;
}

/* ---- In touch ---- */

/* So many of a vector `out` of whole length lead from one core to the other. Both are across it, but for `rise` of the mover. */
typedef struct {
    int32_t out[3], u[3], w[3], whole, times, rise;
} crossing_cores;

static void draw_crossing(input_stream *s, crossing_cores *c)
{
    int32_t side[3];
    do {
        touching_any_side(s, 3, side);
        c->whole = touching_whole(s, 3, side, c->out);
        touching_across(s, 3, 3, c->out, c->u);
    } while (c->whole == 0 || (c->u[0] | c->u[1] | c->u[2]) == 0);
    do
        touching_across(s, 3, 3, c->out, c->w);
    while ((c->w[0] | c->w[1] | c->w[2]) == 0);
    if (draw_chance(s, 4))
        for (int i = 0; i < 3; i++)
            c->w[i] = draw_chance(s, 2) ? c->u[i] : -c->u[i];
    c->times = draw_chance(s, 12) ? 0 : draw_between(s, 1, draw_less(s, 4096));
    c->rise = draw_chance(s, 2) ? 0 : draw_between(s, 0, 64);
}

/* From so many before a place to so many after it; an end is there if a part is 0. */
static void draw_parts(input_stream *s, int32_t *before, int32_t *after)
{
    const int32_t length = draw_between(s, 1, draw_less(s, 4096));
    *before = draw_chance(s, 3) ? 0 : draw_between(s, 0, length);
    *after = length - *before;
}

static void set_crossing(input_stream *s, const crossing_cores *c, cores_words *w)
{
    const int32_t sum = c->whole * c->times;
    int32_t before, after, at[3], *core = w->mover.capsule;
    draw_parts(s, &before, &after);
    for (int i = 0; i < 3; i++) {
        at[i] = draw_scaled(s, SWEEP_IN_TOUCH);
        w->target[i] = at[i] - c->u[i] * before;
        w->target[3 + i] = at[i] + c->u[i] * after;
    }
    w->target[6] = draw_between(s, 0, sum);
    draw_parts(s, &before, &after);
    for (int i = 0; i < 3; i++) {
        const int32_t place = at[i] + c->out[i] * c->times;
        core[i] = place - c->w[i] * before;
        core[3 + i] = place + c->w[i] * after;
        if (before == 0)
            core[3 + i] += c->out[i] * c->rise;
    }
    core[6] = sum - w->target[6];
}

static void move_by(core_mover *m, const int32_t *way, int32_t times)
{
    for (int i = 0; i < 3; i++) {
        m->capsule[i] += way[i] * times;
        m->capsule[3 + i] += way[i] * times;
    }
}

static void set_motion(core_mover *m, const int32_t *way, int32_t times)
{
    for (int i = 0; i < 3; i++)
        m->motion[i] = way[i] * times;
}

static void draw_off(input_stream *s, core_mover *m)
{
    int32_t off[3];
    for (int i = 0; i < 3; i++) {
        off[i] = draw_between(s, -1, 1);
        m->motion[i] += draw_between(s, -1, 1);
    }
    move_by(m, off, 1);
}

/* From there, or to there and no farther, or as far again. */
static void set_in_touch(input_stream *s, core_mover *m)
{
    for (int i = 0; i < 3; i++)
        m->motion[i] = draw_chance(s, 6) ? 0 : draw_about_zero(s, draw_power(s, 20));
    if (draw_chance(s, 2))
        move_by(m, m->motion, -1);
    if (draw_chance(s, 3))
        set_motion(m, m->motion, 2);
}

/* Along one of the cores. */
static void set_along(input_stream *s, const crossing_cores *c, core_mover *m)
{
    const int32_t *way = draw_chance(s, 2) ? c->u : c->w;
    move_by(m, way, draw_between(s, -2, 3) * 64);
    set_motion(m, way, draw_between(s, -4, 4) * 64);
    if (draw_chance(s, 3))
        draw_off(s, m);
}

static void set_close(input_stream *s, const crossing_cores *c, core_mover *m)
{
    set_motion(m, c->out, -draw_between(s, 0, 4096));
    for (int i = 0; i < 3; i++) {
        const int32_t off = draw_between(s, -3, 3);
        m->capsule[i] += off;
        m->capsule[3 + i] += off;
        m->motion[i] += draw_between(s, -3, 3);
    }
}

static void draw_touching_cores(input_stream *s, int kind, cores_words *w)
{
    crossing_cores c;
    draw_crossing(s, &c);
    set_crossing(s, &c, w);
    if (kind == SWEEP_IN_TOUCH)
        set_in_touch(s, &w->mover);
    else if (kind == SWEEP_ALONG)
        set_along(s, &c, &w->mover);
    else
        set_close(s, &c, &w->mover);
}

void input_sweep_cores(uint64_t seed, uint32_t index, cores_words *words)
{
    const int kind = (int)(index % SWEEP_CLASSES);
    input_stream s;
    sweep_words spheres;
    draw_start(&s, seed + 1, index);
    if (kind == SWEEP_IN_TOUCH || kind == SWEEP_ALONG || kind == SWEEP_CLOSE) {
        draw_touching_cores(&s, kind, words);
        return;
    }
    input_sweep(seed, index, &spheres);
    draw_any_cores(&s, kind, &spheres, words);
}
