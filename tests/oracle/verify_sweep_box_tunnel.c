/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep_box_tunnel`: N spheres that start in touch with a box, or a few raw units off, and move straight in, or along
 * it and one raw unit into it; and N that move into the inner corner of three boxes. Each goes on from where it stopped to the
 * same end, a hundred times. None passes through a box, none is inside one, and none is held when it moves away: all judged in
 * integers, by distances and by the planes of the sides. Differences are below 2^26, so sums of three squares are below 2^54.
 */
#include "draw.h"
#include "judge.h"
#include "print_case.h"
#include "tunnel.h"
#include "tunnel_classes.h"

enum { BOXES = 3, MOST = 1 << 22 };

typedef struct {
    int64_t c[3];
} place;

typedef struct {
    judge_case c;
    int64_t box[BOXES][2][3]; /* min and max */
    place start, end;
    int64_t radius;
    int boxes, side[3]; /* of the first box, on which the sphere starts */
} scene;

/* ---- Distances ---- */

/* From the nearest point of the box. */
static place gap_to(const scene *s, int b, const place *p)
{
    place gap;
    for (int i = 0; i < 3; i++) {
        const int64_t c = p->c[i], min = s->box[b][0][i], max = s->box[b][1][i];
        gap.c[i] = c < min ? c - min : c > max ? c - max : 0;
    }
    return gap;
}

static int64_t square_of(const place *v)
{
    return v->c[0] * v->c[0] + v->c[1] * v->c[1] + v->c[2] * v->c[2];
}

static bool is_inside(const scene *s, int b, const place *p)
{
    const place gap = gap_to(s, b, p);
    bool is_within = true;
    for (int i = 0; i < 3; i++)
        is_within = is_within && s->box[b][0][i] < p->c[i] && p->c[i] < s->box[b][1][i];
    return is_within || square_of(&gap) < s->radius * s->radius;
}

/* Through the interior: after it crosses the last of the near planes, and before the first of the far ones. */
static bool passes_through(const scene *s, int b, const place *p, const place *q)
{
    int64_t in = 0, in_whole = 1, out = 1, out_whole = 1;
    for (int i = 0; i < 3; i++) {
        const int64_t low = s->box[b][0][i] - p->c[i], high = s->box[b][1][i] - p->c[i];
        const int64_t way = q->c[i] - p->c[i], size = way < 0 ? -way : way;
        const int64_t near = way < 0 ? -high : low, far = way < 0 ? -low : high;
        if (way == 0 && (near >= 0 || far <= 0))
            return false;
        if (way != 0 && near * in_whole > in * size) {
            in = near;
            in_whole = size;
        }
        if (way != 0 && far * out_whole < out * size) {
            out = far;
            out_whole = size;
        }
    }
    return in * out_whole < out * in_whole;
}

/* ---- Scenes ---- */

static void draw_first_box(input_stream *s, scene *c, int32_t most)
{
    for (int i = 0; i < 3; i++) {
        c->box[0][0][i] = draw_about_zero(s, most);
        c->box[0][1][i] = c->box[0][0][i] + draw_between(s, 1, most);
    }
}

/* A face, an edge or a corner. */
static void draw_sides(input_stream *s, scene *c)
{
    do
        for (int i = 0; i < 3; i++)
            c->side[i] = draw_between(s, -1, 1);
    while (c->side[0] == 0 && c->side[1] == 0 && c->side[2] == 0);
}

static int64_t draw_corner_of(input_stream *s, const scene *c, int axis)
{
    const int64_t min = c->box[0][0][axis], max = c->box[0][1][axis];
    if (c->side[axis] != 0)
        return c->side[axis] < 0 ? min : max;
    return min + (max - min) * draw_between(s, 0, 64) / 64;
}

/* So many raw units farther off on the axes of the sides. */
static place farther(const scene *c, int64_t times)
{
    place p;
    for (int i = 0; i < 3; i++)
        p.c[i] = c->start.c[i] + times * c->side[i];
    return p;
}

/* About the radius off, then farther until it is outside, and up to 3 raw units more. Farther off it stays outside, so the least
 * number of raw units is found bit by bit. It is at most the radius, which is below 2^20. */
static void draw_start_off(input_stream *s, scene *c, place *across)
{
    const int more = draw_between(s, 0, 3);
    int64_t inside = -1; /* and all below */
    for (int i = 0; i < 3; i++) {
        across->c[i] = c->side[i] * (int64_t)draw_between(s, 1, 100);
        c->start.c[i] = draw_corner_of(s, c, i) + across->c[i] * c->radius / 174;
    }
    for (int64_t bit = 1 << 20; bit > 0; bit /= 2) {
        const place p = farther(c, inside + bit);
        if (is_inside(c, 0, &p))
            inside += bit;
    }
    c->start = farther(c, inside + 1 + more);
}

/* Offsets of whole length, for one side, two or three. */
static const int8_t triples[3][2][4] = {
    {{1, 0, 0, 1}, {1, 0, 0, 1}}, {{3, 4, 0, 5}, {12, 5, 0, 13}}, {{2, 3, 6, 7}, {4, 4, 7, 9}}};

static void draw_exact_touch(input_stream *s, scene *c, place *across)
{
    const int sides = c->side[0] * c->side[0] + c->side[1] * c->side[1] + c->side[2] * c->side[2];
    const int8_t *triple = triples[sides - 1][draw_below(s, 2)];
    const int32_t step = draw_between(s, 1, draw_less(s, 4096));
    c->radius = step * triple[3];
    for (int i = 0, next = 0; i < 3; i++) {
        across->c[i] = c->side[i] != 0 ? c->side[i] * triple[next++] : 0;
        c->start.c[i] = draw_corner_of(s, c, i) + across->c[i] * step;
    }
}

/* Straight in and far beyond, or along the box, and one raw unit in. */
static void draw_end(input_stream *s, scene *c, int kind, const place *across)
{
    const int32_t times = draw_between(s, 1, draw_less(s, 1 << 15));
    for (int i = 0; i < 3; i++) {
        const int64_t along = c->side[i] == 0 ? draw_about_zero(s, MOST) : 0;
        if (kind == GRAZING)
            c->end.c[i] = c->start.c[i] + along - c->side[i];
        else
            c->end.c[i] = c->start.c[i] - across->c[i] * times + draw_between(s, -3, 3);
    }
}

/* Two more, so that the three are beside the start on three axes: an inner corner. */
static void draw_other_boxes(input_stream *s, scene *c)
{
    for (int b = 1; b < BOXES; b++)
        do
            for (int i = 0; i < 3; i++) {
                const int64_t at = c->start.c[i] + draw_about_zero(s, 8);
                const int64_t off = c->radius + draw_between(s, 0, 3);
                const int32_t size = draw_between(s, 1, MOST);
                const bool low = draw_chance(s, 2);
                c->box[b][0][i] = i == b ? at + (low ? -off - size : off) : at - size;
                c->box[b][1][i] = i == b ? at + (low ? -off : off + size) : at + size;
            }
        while (is_inside(c, b, &c->start));
}

static void draw(void *at)
{
    scene *c = at;
    place across;
    input_stream s;
    draw_start(&s, c->c.seed, c->c.index);
    const int kind = (int)(c->c.index % TUNNEL_CLASSES);
    const int32_t most = draw_less(&s, MOST / 8) + 8;
    draw_first_box(&s, c, most);
    draw_sides(&s, c);
    if (kind == IN_TOUCH) {
        draw_exact_touch(&s, c, &across);
    } else {
        c->radius = kind == SMALL ? draw_between(&s, 0, 3) : draw_between(&s, 1, most);
        draw_start_off(&s, c, &across);
    }
    draw_end(&s, c, draw_chance(&s, 4) ? GRAZING : kind, &across);
}

/* ---- Moves ---- */

static graze_vec3 vector_of(const int64_t *c)
{
    const graze_vec3 v = {(int32_t)c[0], (int32_t)c[1], (int32_t)c[2]};
    return v;
}

static place place_of(graze_vec3 v)
{
    const place p = {{v.x, v.y, v.z}};
    return p;
}

static graze_result cast(const void *at, int b, graze_vec3 start, graze_vec3 motion,
                         graze_sweep_hit *hit)
{
    const scene *c = at;
    const graze_aabb box = {vector_of(c->box[b][0]), vector_of(c->box[b][1])};
    const graze_sphere sphere = {start, (int32_t)c->radius};
    return graze_aabb_spherecast(&box, &sphere, motion, hit);
}

static bool is_inside_there(const void *at, int b, graze_vec3 there)
{
    const place p = place_of(there);
    return is_inside(at, b, &p);
}

static bool passes(const void *at, int b, graze_vec3 before, graze_vec3 after)
{
    const place p = place_of(before), q = place_of(after);
    return passes_through(at, b, &p, &q);
}

/* From the nearest place of the box, or, from its surface, across the sides that the place is on. */
static graze_vec3 away(const void *at, int b, graze_vec3 from)
{
    const scene *c = at;
    const place p = place_of(from);
    place way = gap_to(c, b, &p);
    for (int i = 0; i < 3 && c->radius == 0; i++)
        way.c[i] += (p.c[i] == c->box[b][1][i]) - (p.c[i] == c->box[b][0][i]);
    return vector_of(way.c);
}

static int judge_moves(void *at, const char **fault)
{
    scene *c = at;
    input_stream s;
    c->boxes = c->c.routine->variant;
    if (c->boxes > 1) {
        draw_start(&s, c->c.seed + 1, c->c.index);
        draw_other_boxes(&s, c);
    }
    const tunnel t = {
        c,    c->boxes, vector_of(c->start.c), vector_of(c->end.c), cast, is_inside_there, passes,
        away, NULL};
    *fault = tunnel_fault(&t);
    return 0;
}

static void print(const void *at)
{
    const scene *c = at;
    int32_t box[6], sphere[4], end[3];
    for (int i = 0; i < 3; i++) {
        box[i] = (int32_t)c->box[0][0][i];
        box[i + 3] = (int32_t)c->box[0][1][i];
        sphere[i] = (int32_t)c->start.c[i];
        end[i] = (int32_t)c->end.c[i];
    }
    sphere[3] = (int32_t)c->radius;
    print_value("aabb", "box", box);
    print_value("sphere", "sphere", sphere);
    print_value("vec3", "end", end);
}

static const judge_routine routines[] = {
    {"spherecast_of_one", judge_moves, {"moves"}, {(1 << TUNNEL_CLASSES) - 1}, NULL, 1},
    {"spherecast_of_three", judge_moves, {"moves"}, {(1 << TUNNEL_CLASSES) - 1}, NULL, 3},
};

ORACLE(sweep_box_tunnel)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep_box_tunnel", "graze_aabb_", TUNNEL_CLASSES),
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
