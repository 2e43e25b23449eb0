/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Made of the inputs of spheres that move. At a plane the sphere gets another end: along the plane, farther from it or anywhere.
 * A sphere that moves at a capsule, seen from the sphere, is a capsule that moves the other way.
 */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_sweep_capsule.h"

#include "inputs_moves.h"

/* ---- At a plane ---- */

static int64_t common_divisor(int64_t a, int64_t b)
{
    while (b != 0) {
        const int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a < 0 ? -a : a;
}

/* Exactly along the plane: across the normal and an axis. Zero if the normal is along that axis. */
static void draw_along_plane(input_stream *s, const int32_t *normal, int64_t *way)
{
    const uint32_t axis = draw_below(s, 3), i = (axis + 1) % 3, j = (axis + 2) % 3;
    const int64_t common = common_divisor(normal[i], normal[j]), times = draw_about_zero(s, 64);
    way[0] = way[1] = way[2] = 0;
    if (common == 0)
        return;
    way[i] = normal[j] / common * times;
    way[j] = -(normal[i] / common) * times;
}

/* The sign of a product of vectors below 2^66, from its halves: 2^16 high + low. */
static int side_of_start(const core_words *w, const int32_t *place)
{
    int64_t high = 0, low = 0;
    for (int i = 0; i < 3; i++) {
        const int64_t way = (int64_t)place[i] - w->plane[i];
        high += w->plane[3 + i] * (way / 65536);
        low += w->plane[3 + i] * (way % 65536);
    }
    high += low / 65536;
    return high < 0 || (high == 0 && low % 65536 < 0) ? -1 : 1;
}

static int32_t draw_length(input_stream *s, int kind)
{
    const bool is_short = kind == SWEEP_IN_TOUCH || kind == SWEEP_ALONG || kind == SWEEP_CLOSE;
    return is_short ? draw_about_zero(s, INT32_C(1) << 18) : draw_scaled(s, kind) / 2;
}

/* Away from the plane on each axis, unless it may lead anywhere. */
static void draw_off_plane(input_stream *s, int kind, const core_words *w, int64_t *way)
{
    const int side = side_of_start(w, w->at_plane.capsule);
    const bool is_away = !draw_chance(s, 4);
    for (int i = 0; i < 3; i++) {
        way[i] = draw_length(s, kind);
        if (is_away && (way[i] < 0) != ((w->plane[3 + i] < 0) != (side < 0)))
            way[i] = -way[i];
    }
}

static void draw_other_end(input_stream *s, int kind, core_words *w)
{
    int32_t *core = w->at_plane.capsule;
    int64_t way[3] = {0, 0, 0};
    if (draw_chance(s, 3))
        draw_along_plane(s, w->plane + 3, way);
    else if (!draw_chance(s, 12))
        draw_off_plane(s, kind, w, way);
    for (int i = 0; i < 3; i++)
        core[3 + i] = hold(core[i] + way[i]);
    if (!draw_chance(s, 2))
        return;
    for (int i = 0; i < 3; i++) {
        const int32_t end = core[i];
        core[i] = core[3 + i];
        core[3 + i] = end;
    }
}

/* Everything moves so that the other end is at the border of the world, or of the small one. */
static void move_end_to_border(input_stream *s, core_words *w)
{
    const uint32_t axis = draw_below(s, 3);
    const int32_t most = draw_chance(s, 2) ? INT32_MAX : 0x1FFFFFFF;
    const int64_t border = draw_chance(s, 2) ? most : -(int64_t)most - 1;
    int32_t *core = w->at_plane.capsule;
    const int64_t by = border - core[3 + axis];
    core[axis] = hold(core[axis] + by);
    core[3 + axis] = (int32_t)border;
    w->plane[axis] = hold(w->plane[axis] + by);
}

static void set_at_plane(input_stream *s, int kind, const sweep_words *from, core_words *w)
{
    for (int i = 0; i < 6; i++)
        w->plane[i] = from->plane[i];
    for (int i = 0; i < 3; i++) {
        w->at_plane.capsule[i] = from->at_plane.sphere[i];
        w->at_plane.motion[i] = from->at_plane.motion[i];
    }
    w->at_plane.capsule[6] = from->at_plane.sphere[3];
    draw_other_end(s, kind, w);
    if (kind == SWEEP_CLOSE && draw_chance(s, 4))
        move_end_to_border(s, w);
}

/* ---- At a sphere ---- */

static void set_at_ball(const sweep_words *from, core_words *w)
{
    for (int i = 0; i < 4; i++)
        w->ball[i] = from->at_capsule.sphere[i];
    for (int i = 0; i < 7; i++)
        w->at_ball.capsule[i] = from->capsule[i];
    for (int i = 0; i < 3; i++)
        w->at_ball.motion[i] = hold(-(int64_t)from->at_capsule.motion[i]);
}

/* Turned about the middle of the sphere and an end of the core: so that end comes to where the sphere was. */
static void turn_about_middle(core_words *w)
{
    int32_t *core = w->at_ball.capsule;
    for (int i = 0; i < 3; i++) {
        const int64_t sum = (int64_t)w->ball[i] + core[3 + i];
        core[i] = hold(sum - core[i]);
        w->ball[i] = core[3 + i];
        core[3 + i] = hold(sum - core[3 + i]);
        w->at_ball.motion[i] = hold(-(int64_t)w->at_ball.motion[i]);
    }
}

void input_sweep_capsule(uint64_t seed, uint32_t index, core_words *words)
{
    const int kind = (int)(index % SWEEP_CLASSES);
    input_stream s;
    sweep_words spheres;
    input_sweep(seed, index, &spheres);
    draw_start(&s, ~seed, index);
    set_at_plane(&s, kind, &spheres, words);
    set_at_ball(&spheres, words);
    if (kind == SWEEP_BORDER && draw_chance(&s, 2))
        turn_about_middle(words);
}
