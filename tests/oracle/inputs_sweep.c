/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_sweep.h"

#include "inputs_moves.h"
#include "touching.h"

const char *const sweep_class_names[SWEEP_CLASSES] = {
    "uniform 1",   "uniform 100",           "uniform 8000",     "uniform all",
    "lattice raw", "lattice unit",          "in touch",         "along",
    "close",       "as large as the world", "along the border",
};

/* ---- Targets ---- */

/* Of any length, along an axis now and then; one in 64 is zero. */
static void draw_plane(input_stream *s, int kind, int32_t *plane)
{
    const int32_t most = kind == SWEEP_RAW ? 3 : draw_power(s, 31 - 1) * 2 - 1;
    for (int i = 0; i < 3; i++) {
        plane[i] = draw_scaled(s, kind);
        plane[3 + i] = draw_chance(s, 6) ? 0 : draw_about_zero(s, most);
    }
    if (draw_chance(s, 16)) {
        const uint32_t axis = draw_below(s, 3);
        plane[3 + axis] = draw_chance(s, 2) ? INT32_MIN : INT32_MAX;
    }
    if (draw_chance(s, 64))
        plane[3] = plane[4] = plane[5] = 0;
}

static void draw_round(input_stream *s, int kind, bool is_ball, int32_t *target)
{
    const bool is_point = is_ball || draw_chance(s, 16);
    for (int i = 0; i < 3; i++) {
        target[i] = draw_scaled(s, kind);
        target[3 + i] = draw_scaled(s, kind);
        if (is_point || draw_chance(s, 6))
            target[3 + i] = target[i];
    }
    target[6] = draw_radius(s, kind, -2);
}

/* On the core, often an end. */
static void draw_on_core(input_stream *s, const int32_t *target, int64_t *place)
{
    const int32_t part = draw_chance(s, 3) ? 0 : draw_chance(s, 3) ? 64 : draw_between(s, 0, 64);
    for (int i = 0; i < 3; i++)
        place[i] = target[i] + ((int64_t)target[i + 3] - target[i]) * part / 64;
}

/* Towards a place about the target, or any way; some along an axis, some none. */
static void draw_motion(input_stream *s, int kind, const int64_t *place, int64_t reach,
                        sweep_mover *m)
{
    const bool is_aimed = !draw_chance(s, 3);
    const int32_t times = draw_between(s, 1, 3), most = hold(reach < 0 ? 1 : reach);
    for (int i = 0; i < 3; i++) {
        const int64_t off = draw_about_zero(s, most);
        const int64_t way = (place[i] + off - m->sphere[i]) * times;
        m->motion[i] = is_aimed ? hold(way) : hold(2 * (int64_t)draw_scaled(s, kind));
        if (draw_chance(s, 12))
            m->motion[i] = 0;
    }
}

static void draw_any_mover(input_stream *s, int kind, sweep_mover *m)
{
    for (int i = 0; i < 3; i++)
        m->sphere[i] = draw_scaled(s, kind);
    m->sphere[3] = draw_radius(s, kind, -2);
}

/* ---- In touch, and close ---- */

/* So many of a vector `out` of whole length lead from a place of the target to the center of a sphere that touches it; `across`
 * is at right angles to it. */
typedef struct {
    int32_t out[3], across[3], whole, times;
    int64_t place[3];
} contact;

static void draw_contact(input_stream *s, contact *c)
{
    int32_t side[3];
    do {
        touching_any_side(s, 3, side);
        c->whole = touching_whole(s, 3, side, c->out);
        touching_across(s, 3, 3, c->out, c->across);
    } while (c->whole == 0 || (c->across[0] | c->across[1] | c->across[2]) == 0);
    c->times = draw_between(s, 1, draw_less(s, 4096));
}

/* Radius 0 now and then. */
static void set_plane(input_stream *s, contact *c, sweep_words *w)
{
    const int32_t length = draw_between(s, 1, draw_less(s, 4096));
    const int32_t sign = draw_chance(s, 2) ? 1 : -1, along = draw_about_zero(s, 4096);
    for (int i = 0; i < 3; i++) {
        w->plane[i] = draw_scaled(s, SWEEP_IN_TOUCH);
        w->plane[3 + i] = sign * c->out[i] * length;
        c->place[i] = w->plane[i] + c->across[i] * along;
    }
    if (draw_chance(s, 16))
        c->times = 0;
    w->at_plane.sphere[3] = c->whole * c->times;
}

/* A core across, from the place or through it. The radius is shared by the target and the sphere. */
static void set_round(input_stream *s, contact *c, bool is_ball, int32_t *target, sweep_mover *m)
{
    const int32_t sum = c->whole * c->times, length = is_ball ? 0 : draw_between(s, 0, 4096);
    const int32_t before = draw_chance(s, 2) ? 0 : draw_between(s, 0, length);
    for (int i = 0; i < 3; i++) {
        c->place[i] = draw_scaled(s, SWEEP_IN_TOUCH);
        target[i] = (int32_t)c->place[i] - c->across[i] * before;
        target[3 + i] = target[i] + c->across[i] * length;
    }
    target[6] = draw_between(s, 0, sum);
    m->sphere[3] = sum - target[6];
}

/* Touches at the start, or at the end; then it goes on, or not. */
static void set_in_touch(input_stream *s, const contact *c, sweep_mover *m)
{
    const bool ends = draw_chance(s, 2);
    for (int i = 0; i < 3; i++) {
        const int64_t at = c->place[i] + (int64_t)c->out[i] * c->times;
        m->motion[i] = draw_chance(s, 6) ? 0 : draw_about_zero(s, draw_power(s, 20));
        m->sphere[i] = (int32_t)(ends ? at - m->motion[i] : at);
    }
    const int32_t more = draw_chance(s, 3) ? 2 : 1;
    for (int i = 0; i < 3; i++)
        m->motion[i] *= more;
}

static void set_along(input_stream *s, const contact *c, sweep_mover *m)
{
    const int32_t before = draw_between(s, -2, 3) * 64, times = draw_between(s, -4, 4) * 64;
    const bool is_off = draw_chance(s, 3);
    for (int i = 0; i < 3; i++) {
        const int64_t at = c->place[i] + (int64_t)c->out[i] * c->times;
        m->sphere[i] = (int32_t)(at + c->across[i] * before);
        m->motion[i] = times * c->across[i];
        if (is_off) {
            m->sphere[i] += draw_between(s, -1, 1);
            m->motion[i] += draw_between(s, -1, 1);
        }
    }
}

static void set_close(input_stream *s, const contact *c, sweep_mover *m)
{
    const int32_t times = draw_between(s, 1, 1000);
    for (int i = 0; i < 3; i++) {
        const int64_t off = (int64_t)c->out[i] * c->times + draw_between(s, -3, 3);
        m->sphere[i] = hold(c->place[i] + off);
        m->motion[i] = hold(-off * times + draw_between(s, -3, 3));
    }
}

static void set_mover(input_stream *s, int kind, const contact *c, sweep_mover *m)
{
    if (kind == SWEEP_IN_TOUCH)
        set_in_touch(s, c, m);
    else if (kind == SWEEP_ALONG)
        set_along(s, c, m);
    else
        set_close(s, c, m);
}

static void draw_contacts(input_stream *s, int kind, sweep_words *w)
{
    contact c;
    draw_contact(s, &c);
    set_plane(s, &c, w);
    set_mover(s, kind, &c, &w->at_plane);
    draw_contact(s, &c);
    set_round(s, &c, true, w->ball, &w->at_ball);
    set_mover(s, kind, &c, &w->at_ball);
    draw_contact(s, &c);
    set_round(s, &c, false, w->capsule, &w->at_capsule);
    set_mover(s, kind, &c, &w->at_capsule);
}

/* ---- The ends of the world ---- */

static int32_t draw_at_border(input_stream *s)
{
    return draw_chance(s, 2) ? INT32_MIN + draw_between(s, 0, 3)
                             : INT32_MAX - draw_between(s, 0, 3);
}

static void move_to_border(input_stream *s, sweep_mover *m)
{
    for (int i = 0; i < 3; i++) {
        if (draw_chance(s, 2))
            m->sphere[i] = draw_at_border(s);
        if (draw_chance(s, 3))
            m->motion[i] = draw_at_border(s);
        else if (draw_chance(s, 4))
            m->motion[i] = draw_between(s, -3, 3);
    }
    if (draw_chance(s, 3))
        m->sphere[3] = INT32_MAX - draw_between(s, 0, 3);
}

/* Many sums of radii are beyond 2^31. */
static void move_round_to_border(input_stream *s, bool is_ball, int32_t *target)
{
    for (int i = 0; i < 3; i++) {
        if (draw_chance(s, 3))
            target[i] = draw_at_border(s);
        if (draw_chance(s, 3))
            target[3 + i] = draw_at_border(s);
        if (is_ball)
            target[3 + i] = target[i];
    }
    if (draw_chance(s, 4))
        target[6] = INT32_MAX - draw_between(s, 0, 3);
}

/* The plane is at a corner of the world. The start is so far across from it that its height, in lengths of the normal, is 2^64
 * or more. Motion and radius are about as long as they can be, so the sphere just gets there. */
static void draw_tall(input_stream *s, int32_t *plane, sweep_mover *m)
{
    const int32_t side = draw_chance(s, 2) ? 1 : -1;
    for (int i = 0; i < 3; i++) {
        const int32_t sign = draw_chance(s, 2) ? 1 : -1;
        plane[i] = -sign * (INT32_MAX - draw_between(s, 0, 0x1000000));
        plane[3 + i] = side * sign * (INT32_MAX - draw_between(s, 0, draw_power(s, 26)));
        m->sphere[i] = sign * draw_between(s, 0x28000000, 0x4C000000);
        m->motion[i] = -sign * (INT32_MAX - draw_between(s, 0, 0x4000000));
    }
    m->sphere[3] = INT32_MAX - draw_between(s, 0, 0x8000000);
}

/* The core hardly rises towards the border on one axis, along another. The sphere moves along the third. On the border the
 * distance is less than the radius by a small part of a raw unit, so that the component of the normal along the motion, `beside`
 * of the sum, is about half a raw unit. Also at the border of the small world. */
static void draw_along_border(input_stream *s, int32_t *target, sweep_mover *m)
{
    const int32_t border = draw_chance(s, 2) ? INT32_MAX : 0x1FFFFFFF;
    const uint32_t up = draw_below(s, 3), along = (up + 1 + draw_below(s, 2)) % 3;
    const uint32_t beside = 3 - up - along;
    const int32_t sum = draw_between(s, 0x10000, 0x400000), length = draw_between(s, 64, sum);
    const int32_t sign = draw_chance(s, 2) ? 1 : -1, down = sign > 0 ? 0 : -1;
    const int32_t at = draw_between(s, -1000, 1000), off = draw_between(s, 3, 60);
    target[up] = sign * (border - sum + 1) + down;
    target[3 + up] = target[up] - sign;
    target[along] = at - length + draw_between(s, 1, 3);
    target[3 + along] = target[along] + length;
    target[beside] = target[3 + beside] = at;
    target[6] = draw_between(s, 0, sum);
    m->sphere[up] = sign * border + down;
    m->sphere[along] = at;
    const int32_t aside = off * draw_between(s, 1, 3000);
    m->sphere[beside] = draw_chance(s, 2) ? at + aside : at - aside;
    m->sphere[3] = sum - target[6];
    for (uint32_t i = 0; i < 3; i++)
        m->motion[i] = i == beside ? (at - m->sphere[i]) * 2 : draw_chance(s, 4) ? sign : 0;
}

/* ---- All ---- */

static void draw_any(input_stream *s, int kind, sweep_words *w)
{
    int64_t place[3];
    draw_plane(s, kind, w->plane);
    draw_round(s, kind, true, w->ball);
    draw_round(s, kind, false, w->capsule);
    for (int i = 0; i < 3; i++)
        place[i] = w->plane[i];
    draw_any_mover(s, kind, &w->at_plane);
    draw_motion(s, kind, place, w->at_plane.sphere[3], &w->at_plane);
    draw_any_mover(s, kind, &w->at_ball);
    draw_on_core(s, w->ball, place);
    draw_motion(s, kind, place, (int64_t)w->ball[6] + w->at_ball.sphere[3], &w->at_ball);
    draw_any_mover(s, kind, &w->at_capsule);
    draw_on_core(s, w->capsule, place);
    draw_motion(s, kind, place, (int64_t)w->capsule[6] + w->at_capsule.sphere[3], &w->at_capsule);
}

static void draw_world(input_stream *s, sweep_words *w)
{
    draw_any(s, SWEEP_WORLD, w);
    for (int i = 0; i < 3; i++)
        if (draw_chance(s, 3))
            w->plane[i] = draw_at_border(s);
    move_round_to_border(s, true, w->ball);
    move_round_to_border(s, false, w->capsule);
    move_to_border(s, &w->at_plane);
    move_to_border(s, &w->at_ball);
    move_to_border(s, &w->at_capsule);
}

void input_sweep(uint64_t seed, uint32_t index, sweep_words *words)
{
    const int kind = (int)(index % SWEEP_CLASSES);
    input_stream s;
    draw_start(&s, seed, index);
    if (kind == SWEEP_IN_TOUCH || kind == SWEEP_ALONG || kind == SWEEP_CLOSE) {
        draw_contacts(&s, kind, words);
    } else if (kind == SWEEP_WORLD || kind == SWEEP_BORDER) {
        draw_world(&s, words);
        if (kind == SWEEP_BORDER)
            draw_along_border(&s, words->capsule, &words->at_capsule);
        if (kind == SWEEP_BORDER && draw_chance(&s, 2))
            draw_tall(&s, words->plane, &words->at_plane);
    } else {
        draw_any(&s, kind, words);
    }
}
