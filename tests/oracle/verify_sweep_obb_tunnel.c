/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep_obb_tunnel`: N spheres that start in touch with an oriented box, or a few raw units off, and move straight in, or
 * along it and one raw unit into it; and N that move into the inner corner of three boxes. The loop is that of tunnel.h. Judged in
 * integers of 128 bits, in the coordinates of the box: places are below 2^29 and axes below 2^22, so coordinates are below 2^54 and
 * sums of three squares below 2^110.
 */
#include "../../include/graze/sweep_obb.h"

#include "draw.h"
#include "inputs_obb_capsule.h"
#include "judge.h"
#include "print_case.h"
#include "tunnel.h"
#include "tunnel_classes.h"

__extension__ typedef __int128 wide;

enum { BOXES = 3, MOST = 1 << 28, STORED = 11, ENDING = 7 }; /* classes of inputs_obb_capsule.h */

typedef struct {
    int64_t c[3];
} place;

typedef struct {
    judge_case c;
    int32_t box[BOXES][15];
    place start, end;
    int64_t radius;
    int boxes, side[3]; /* of the first box, on which the sphere starts */
} scene;

static graze_vec3 vector_at(const int32_t *w)
{
    const graze_vec3 v = {w[0], w[1], w[2]};
    return v;
}

static graze_vec3 vector_of(const place *p)
{
    const graze_vec3 v = {(int32_t)p->c[0], (int32_t)p->c[1], (int32_t)p->c[2]};
    return v;
}

static place place_of(graze_vec3 v)
{
    const place p = {{v.x, v.y, v.z}};
    return p;
}

/* ---- Distances ---- */

/* axis . (p - center), and the half extent, in units of 2^-16 raw. */
static int64_t coordinate(const scene *s, int b, const place *p, int i)
{
    int64_t sum = 0;
    for (int k = 0; k < 3; k++)
        sum += (int64_t)s->box[b][3 + 3 * i + k] * (p->c[k] - s->box[b][k]);
    return sum;
}

static int64_t half_of(const scene *s, int b, int i)
{
    return (int64_t)s->box[b][12 + i] * 65536;
}

static int64_t gap_on(const scene *s, int b, const place *p, int i)
{
    const int64_t c = coordinate(s, b, p, i), half = half_of(s, b, i);
    return c < -half ? c + half : c > half ? c - half : 0;
}

/* The square of the distance, less that of the radius. */
static wide depth_at(const scene *s, int b, const place *p)
{
    const wide r = (wide)s->radius * 65536;
    wide sum = -r * r;
    for (int i = 0; i < 3; i++) {
        const wide gap = gap_on(s, b, p, i);
        sum += gap * gap;
    }
    return sum;
}

static bool is_inside(const scene *s, int b, const place *p)
{
    bool is_within = true;
    for (int i = 0; i < 3; i++) {
        const int64_t c = coordinate(s, b, p, i), half = half_of(s, b, i);
        is_within = is_within && -half < c && c < half;
    }
    return is_within || depth_at(s, b, p) < 0;
}

/* Through the interior: after it crosses the last of the near planes, and before the first of the far ones. With a radius the way
 * does not even touch the box. */
static bool passes_through(const scene *s, int b, const place *p, const place *q)
{
    const int closed = s->radius > 0;
    wide in = 0, in_whole = 1, out = 1, out_whole = 1;
    for (int i = 0; i < 3; i++) {
        const int64_t start = coordinate(s, b, p, i), way = coordinate(s, b, q, i) - start;
        const int64_t half = half_of(s, b, i), size = way < 0 ? -way : way;
        const int64_t near = -half - (way < 0 ? -start : start),
                      far = half - (way < 0 ? -start : start);
        if (way == 0 && (near >= closed || far <= -closed))
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
    return in * out_whole < out * in_whole + closed;
}

/* ---- Scenes ---- */

/* Along the axes of a box, each times its part; in raw units, cut off. */
static int64_t along_axes(const int32_t *box, const int64_t *part, int k)
{
    int64_t sum = 0;
    for (int i = 0; i < 3; i++)
        sum += box[3 + 3 * i + k] * part[i];
    return sum / 65536;
}

static void set_box(const obb_capsule_query *q, int32_t *box)
{
    for (int i = 0; i < 15; i++)
        box[i] = q->box[i];
}

/* A turned box of stored axes. */
static void draw_turned_box(input_stream *s, int32_t *box)
{
    obb_capsule_query q;
    input_obb_capsule(draw_below(s, 1 << 24), STORED, &q);
    set_box(&q, box);
}

/* A face, an edge or a corner. */
static void draw_sides(input_stream *s, scene *c)
{
    do
        for (int i = 0; i < 3; i++)
            c->side[i] = draw_between(s, -1, 1);
    while (c->side[0] == 0 && c->side[1] == 0 && c->side[2] == 0);
}

/* So many raw units away along each axis of the world, as the sides lead; and out of the box. */
static void move_out(scene *c, int b, const int64_t *side, int more)
{
    while (is_inside(c, b, &c->start) || more-- > 0)
        for (int k = 0; k < 3; k++) {
            const int64_t way = along_axes(c->box[b], side, k);
            c->start.c[k] += (way > 0) - (way < 0);
        }
}

/* About the radius off, and up to 3 raw units more. */
static void draw_start_off(input_stream *s, scene *c)
{
    int64_t at[3], side[3];
    int32_t length = 0, square = 0;
    for (int i = 0; i < 3; i++) {
        const int32_t times = c->side[i] * draw_between(s, 1, 100);
        square += times * times;
        side[i] = (int64_t)times * 1000;
    }
    while (length * length < square)
        length++;
    for (int i = 0; i < 3; i++) {
        const int32_t half = c->box[0][12 + i];
        at[i] = c->side[i] == 0 ? draw_about_zero(s, half)
                                : c->side[i] * (int64_t)half + side[i] / 1000 * c->radius / length;
    }
    for (int k = 0; k < 3; k++)
        c->start.c[k] = c->box[0][k] + along_axes(c->box[0], at, k);
    move_out(c, 0, side, draw_between(s, 0, 3));
}

static bool is_in_range(const place *p)
{
    bool is = true;
    for (int k = 0; k < 3; k++)
        is = is && -MOST < p->c[k] && p->c[k] < MOST;
    return is;
}

/* One end of the core is in touch, unless the scene leaves the world. */
static bool draw_exact_touch(input_stream *s, scene *c)
{
    obb_capsule_query q;
    const uint32_t number = draw_below(s, 1 << 24);
    input_obb_capsule(number, ENDING, &q);
    set_box(&q, c->box[0]);
    c->radius = q.capsule[6];
    for (int i = 0; i < 6; i += 3) {
        const place center = place_of(vector_at(q.box));
        c->start = place_of(vector_at(q.capsule + i));
        if (is_in_range(&c->start) && is_in_range(&center) && c->radius > 0 &&
            depth_at(c, 0, &c->start) == 0)
            break;
        if (i > 0)
            return false;
    }
    for (int i = 0; i < 3; i++) {
        const int64_t gap = gap_on(c, 0, &c->start, i);
        c->side[i] = (gap > 0) - (gap < 0);
    }
    return true;
}

/* Straight in and far beyond, or along the box, and one raw unit in. */
static void draw_end(input_stream *s, scene *c, int kind)
{
    const int32_t most = draw_power(s, 24);
    int64_t part[3], in[3];
    for (int i = 0; i < 3; i++) {
        part[i] = c->side[i] == 0 ? draw_about_zero(s, most) : 0;
        in[i] = -c->side[i] * (int64_t)draw_between(s, 1, most);
    }
    for (int k = 0; k < 3; k++) {
        const int64_t way = along_axes(c->box[0], in, k);
        if (kind == GRAZING)
            c->end.c[k] = c->start.c[k] + along_axes(c->box[0], part, k) + (way > 0) - (way < 0);
        else
            c->end.c[k] = c->start.c[k] + way + draw_between(s, -3, 3);
    }
}

/* Two more, each beside the start: an inner corner. */
static void draw_other_boxes(input_stream *s, scene *c)
{
    for (int b = 1; b < BOXES; b++)
        do {
            int64_t at[3] = {0, 0, 0};
            draw_turned_box(s, c->box[b]);
            const int32_t half = c->box[b][12 + b];
            const int sign = draw_chance(s, 2) ? 1 : -1;
            at[b] = sign * (half + c->radius + draw_between(s, 0, 3));
            for (int k = 0; k < 3; k++)
                c->box[b][k] = (int32_t)(c->start.c[k] + along_axes(c->box[b], at, k));
        } while (is_inside(c, b, &c->start));
}

static void draw(void *at)
{
    scene *c = at;
    input_stream s;
    draw_start(&s, c->c.seed, c->c.index);
    const int kind = (int)(c->c.index % TUNNEL_CLASSES);
    draw_sides(&s, c);
    if (kind != IN_TOUCH || !draw_exact_touch(&s, c)) {
        draw_turned_box(&s, c->box[0]);
        c->radius =
            kind == SMALL ? draw_between(&s, 0, 3) : draw_between(&s, 1, draw_power(&s, 24));
        draw_start_off(&s, c);
    }
    draw_end(&s, c, draw_chance(&s, 4) ? GRAZING : kind);
}

/* ---- Moves ---- */

static graze_result cast(const void *at, int b, graze_vec3 start, graze_vec3 motion,
                         graze_sweep_hit *hit)
{
    const scene *c = at;
    const int32_t *w = c->box[b];
    const graze_obb box = {
        vector_at(w), {vector_at(w + 3), vector_at(w + 6), vector_at(w + 9)}, vector_at(w + 12)};
    const graze_sphere sphere = {start, (int32_t)c->radius};
    return graze_obb_spherecast(&box, &sphere, motion, hit);
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

/* From the nearest place of the box, or, from its surface, across the sides that the place is on; the highest 24 bits. */
static graze_vec3 away(const void *at, int b, graze_vec3 from)
{
    const scene *c = at;
    const place p = place_of(from);
    wide way[3] = {0, 0, 0}, most = 0;
    for (int i = 0; i < 3; i++) {
        const int64_t x = coordinate(c, b, &p, i), half = half_of(c, b, i);
        const int64_t on = c->radius == 0 ? (x == half) - (x == -half) : 0;
        for (int k = 0; k < 3; k++)
            way[k] += (wide)c->box[b][3 + 3 * i + k] * (gap_on(c, b, &p, i) + on);
    }
    for (int k = 0; k < 3; k++)
        most = most < way[k] ? way[k] : most < -way[k] ? -way[k] : most;
    for (; most > 1 << 24; most /= 2)
        for (int k = 0; k < 3; k++)
            way[k] /= 2;
    const graze_vec3 motion = {(int32_t)way[0], (int32_t)way[1], (int32_t)way[2]};
    return motion;
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
        c,    c->boxes, vector_of(&c->start), vector_of(&c->end), cast, is_inside_there, passes,
        away, NULL};
    *fault = tunnel_fault(&t);
    return 0;
}

static void print(const void *at)
{
    const scene *c = at;
    int32_t sphere[4], end[3];
    for (int k = 0; k < 3; k++) {
        sphere[k] = (int32_t)c->start.c[k];
        end[k] = (int32_t)c->end.c[k];
    }
    sphere[3] = (int32_t)c->radius;
    print_value("obb", "box", c->box[0]);
    print_value("sphere", "sphere", sphere);
    print_value("vec3", "end", end);
}

static const judge_routine routines[] = {
    {"spherecast_of_one", judge_moves, {"moves"}, {(1 << TUNNEL_CLASSES) - 1}, NULL, 1},
    {"spherecast_of_three", judge_moves, {"moves"}, {(1 << TUNNEL_CLASSES) - 1}, NULL, 3},
};

ORACLE(sweep_obb_tunnel)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep_obb_tunnel", "graze_obb_", TUNNEL_CLASSES),
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
