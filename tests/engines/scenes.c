/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "scenes.h"

#include "../oracle/draw.h"

#include <math.h>

__extension__ typedef __float128 real;

enum { UNIT = 65536 };

/* ---- The judge ---- */

typedef struct {
    real c[3];
} vector;

static vector from_raw(const int32_t *from, const double *to)
{
    vector v;
    for (int i = 0; i < 3; i++)
        v.c[i] = (real)to[i] - from[i];
    return v;
}

static real dot(vector a, vector b)
{
    return a.c[0] * b.c[0] + a.c[1] * b.c[1] + a.c[2] * b.c[2];
}

static vector vector_of(const int32_t *c)
{
    const vector v = {{c[0], c[1], c[2]}};
    return v;
}

/* To the target's nearest point: of a wall beside it, or of a plane, only the length counts, which is that along the normal. */
static vector gap_to_box(const engine_scene *s, const double *place)
{
    vector gap;
    for (int i = 0; i < 3; i++) {
        const real min = s->core[0][i], max = s->core[1][i], p = (real)place[i];
        gap.c[i] = p < min ? p - min : p > max ? p - max : 0;
    }
    return gap;
}

/* The square of the distance, as a quotient. */
static void squared_distance(const engine_scene *s, const double *place, real *square,
                             real *divisor)
{
    const vector out = vector_of(s->out), gap = gap_to_box(s, place);
    const vector a = from_raw(s->core[0], place), b = from_raw(s->core[1], place);
    vector along = {{a.c[0] - b.c[0], a.c[1] - b.c[1], 0}};
    *divisor = 1;
    if (s->target == ENGINE_RECT || s->target == ENGINE_BOX) {
        *square = dot(gap, gap);
    } else if (s->target == ENGINE_WALL && dot(along, a) <= 0) {
        *square = dot(a, a);
    } else if (s->target == ENGINE_WALL && dot(along, b) >= 0) {
        *square = dot(b, b);
    } else {
        *square = dot(out, a) * dot(out, a);
        *divisor = dot(out, out);
    }
}

/* Behind the side where the mover starts; of a wall this is no overlap. */
static bool is_behind(const engine_scene *s, const double *place)
{
    const int32_t *on = s->target == ENGINE_BOX || s->target == ENGINE_RECT
                            ? s->core[s->out[0] + s->out[1] + s->out[2] > 0]
                            : s->core[0];
    return dot(vector_of(s->out), from_raw(on, place)) < 0;
}

bool scene_overlaps(const engine_scene *s, const double *place)
{
    real square, divisor;
    squared_distance(s, place, &square, &divisor);
    return square < (real)s->radius * s->radius * divisor ||
           (s->target == ENGINE_PLANE && is_behind(s, place));
}

double scene_depth(const engine_scene *s, const double *place)
{
    real square, divisor;
    squared_distance(s, place, &square, &divisor);
    const double distance = (double)sqrtl((long double)(square / divisor));
    return scene_overlaps(s, place) ? s->radius - distance : 0;
}

/* The way leads through the line or the plane of the side where its heights are 0, at before + way * above / (above - below). */
bool scene_passes(const engine_scene *s, const double *before, const double *after)
{
    const bool is_box = s->target == ENGINE_BOX || s->target == ENGINE_RECT;
    const int32_t *on = s->core[is_box && s->out[0] + s->out[1] + s->out[2] > 0];
    const vector out = vector_of(s->out);
    const real above = dot(out, from_raw(on, before)), below = dot(out, from_raw(on, after));
    bool is_within = above >= 0 && below < 0;
    for (int i = 0; i < 3 && is_within && s->target != ENGINE_PLANE; i++) {
        const real min = s->core[0][i] < s->core[1][i] ? s->core[0][i] : s->core[1][i];
        const real max = s->core[0][i] < s->core[1][i] ? s->core[1][i] : s->core[0][i];
        const real at = before[i] + ((real)after[i] - before[i]) * above / (above - below);
        is_within = s->out[i] != 0 && is_box ? true : min <= at && at <= max;
    }
    return is_within;
}

/* ---- Targets ---- */

/* Normals of whole length, in the plane and in space: the last number. */
static const int8_t whole[2][4][4] = {{{3, 4, 0, 5}, {5, 12, 0, 13}, {15, 8, 0, 17}, {0, 1, 0, 1}},
                                      {{1, 2, 2, 3}, {2, 3, 6, 7}, {4, 4, 7, 9}, {0, 0, 1, 1}}};

static bool is_in_space(const engine_scene *s)
{
    return s->target == ENGINE_PLANE || s->target == ENGINE_BOX;
}

/* Any direction, or one of whole length, which is returned; else 0. */
static int32_t draw_normal(input_stream *in, engine_scene *s, bool touches)
{
    const int8_t *n = whole[is_in_space(s)][draw_below(in, 4)];
    do
        for (int i = 0; i < 3; i++) {
            const int32_t sign = draw_chance(in, 2) ? -1 : 1;
            const int32_t any = draw_between(in, -4096, 4096);
            s->out[i] = touches ? sign * n[i] : i < 2 || is_in_space(s) ? any : 0;
        }
    while (s->out[0] == 0 && s->out[1] == 0 && s->out[2] == 0);
    return touches ? n[3] : 0;
}

static double length_of(const int32_t *v)
{
    return sqrt((double)v[0] * v[0] + (double)v[1] * v[1] + (double)v[2] * v[2]);
}

/* Within 50 units. */
static void draw_base(input_stream *in, const engine_scene *s, int32_t *base)
{
    for (int i = 0; i < 3; i++)
        base[i] = i < 2 || is_in_space(s) ? draw_about_zero(in, 50 * UNIT) : 0;
}

/* Perpendicular to the normal: `out` is not 0 on one of the first two axes, or is the third. */
static void set_along(engine_scene *s, double length)
{
    const int32_t across[3] = {-s->out[1], s->out[0], 0}, first[3] = {1, 0, 0};
    const bool is_third = s->out[0] == 0 && s->out[1] == 0;
    const int32_t *way = is_third ? first : across;
    const int32_t times = (int32_t)(length / length_of(way));
    for (int i = 0; i < 3; i++)
        s->along[i] = way[i] * (times > 0 ? times : 1);
}

/* A wall of 4 to 20 units; the base is from a quarter of it to three. A motion along is at most a fifth. */
static void draw_wall(input_stream *in, engine_scene *s, const int32_t *base)
{
    const double size = draw_between(in, 4 * UNIT, 20 * UNIT);
    const int32_t times = (int32_t)(size / length_of(s->out) / 4);
    const int32_t before = draw_between(in, times, 3 * times);
    for (int i = 0; i < 2; i++) {
        const int32_t way = i == 0 ? -s->out[1] : s->out[0];
        s->core[0][i] = base[i] - way * before;
        s->core[1][i] = s->core[0][i] + way * 4 * times;
    }
    s->core[0][2] = s->core[1][2] = 0;
    set_along(s, size / 5);
}

/* A box of 1 to 10 units, or a rectangle: the base is on a side, and in the middle half of it. */
static void draw_box_at(input_stream *in, engine_scene *s, const int32_t *base)
{
    const int axes = is_in_space(s) ? 3 : 2;
    const int side = (int)draw_below(in, (uint32_t)axes);
    const bool is_max = draw_chance(in, 2);
    int32_t least = 10 * UNIT;
    for (int i = 0; i < axes; i++) {
        const int32_t size = draw_between(in, UNIT, 10 * UNIT);
        const int32_t before = draw_between(in, size / 4, size / 4 * 3);
        s->core[0][i] = base[i] - (i != side ? before : is_max ? size : 0);
        s->core[1][i] = s->core[0][i] + size;
        s->out[i] = i != side ? 0 : is_max ? 1 : -1;
        least = size < least ? size : least;
    }
    for (int i = axes; i < 3; i++)
        s->core[0][i] = s->core[1][i] = s->out[i] = 0;
    set_along(s, least / 5);
}

static void draw_target(input_stream *in, engine_scene *s, const int32_t *base)
{
    if (s->target == ENGINE_WALL)
        draw_wall(in, s, base);
    else if (s->target != ENGINE_PLANE)
        draw_box_at(in, s, base);
    else {
        for (int i = 0; i < 3; i++) {
            s->core[0][i] = base[i];
            s->core[1][i] = s->out[i];
        }
        set_along(s, draw_between(in, UNIT, 20 * UNIT));
    }
}

/* ---- Moves ---- */

static void draw_start_off(input_stream *in, engine_scene *s, const int32_t *base)
{
    int more = draw_between(in, 0, 3);
    double place[3];
    for (int off = 0;; off++) {
        for (int i = 0; i < 3; i++) {
            s->start[i] = base[i] + (int32_t)lround(s->out[i] * (double)(s->radius + off) /
                                                    length_of(s->out));
            place[i] = s->start[i];
        }
        if (!scene_overlaps(s, place) && more-- == 0)
            return;
    }
}

/* Straight in: beyond the other side, and aside by up to an eighth of the motion along. Grazing: one raw unit in, on the steepest axis. */
static void draw_end(input_stream *in, engine_scene *s, bool grazes)
{
    const double size = 2.0 * s->radius + draw_between(in, 12 * UNIT, 30 * UNIT);
    const int32_t aside = draw_between(in, -8, 8);
    const bool turns = draw_chance(in, 2);
    int steepest = 0;
    for (int i = 0; i < 3; i++) {
        const double in_raw = s->out[i] * size / length_of(s->out);
        s->along[i] = turns ? -s->along[i] : s->along[i];
        s->end[i] = grazes ? s->start[i] + s->along[i]
                           : s->start[i] - (int32_t)lround(in_raw) + s->along[i] / 8 * aside / 8;
        steepest = fabs((double)s->out[i]) > fabs((double)s->out[steepest]) ? i : steepest;
    }
    if (grazes)
        s->end[steepest] -= s->out[steepest] > 0 ? 1 : -1;
}

void scene_draw(engine_scene *s, int target, uint64_t seed, uint32_t index)
{
    input_stream in;
    int32_t base[3];
    draw_start(&in, seed + (uint64_t)target, index);
    const bool touches = draw_chance(&in, 4), grazes = draw_chance(&in, 2);
    s->target = target;
    s->radius = draw_between(&in, UNIT / 10, 2 * UNIT);
    draw_base(&in, s, base);
    const int32_t length = draw_normal(&in, s, touches);
    draw_target(&in, s, base);
    if (touches && (target == ENGINE_WALL || target == ENGINE_PLANE)) {
        const int32_t times = s->radius / length + 1;
        s->radius = times * length;
        for (int i = 0; i < 3; i++)
            s->start[i] = base[i] + s->out[i] * times;
    } else {
        draw_start_off(&in, s, base);
    }
    draw_end(&in, s, grazes);
}
