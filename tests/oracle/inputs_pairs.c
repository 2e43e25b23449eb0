/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_pairs.h"
#include "draw.h"

const char *const pair_classes[PAIR_CLASSES] = {
    "uniform",
    "lattice",
    "corners of the world",
    "near and far",
    "a common corner",
    "a common edge",
    "one plane",
    "one plane, nudged",
    "a corner on a face",
    "a corner on a face, nudged",
    "edges cross",
    "edges cross, nudged",
    "a segment",
    "two segments",
    "a point",
    "one within the other",
    "needles",
};

#define NEAR INT32_C(536870912)

/* ---- Scenes of small whole numbers, which are then scaled and moved ---- */

static void small(input_stream *s, int32_t most, int32_t *v)
{
    for (int k = 0; k < 3; k++)
        v[k] = draw_about_zero(s, most);
}

static void copy(int32_t *to, const int32_t *from)
{
    for (int k = 0; k < 3; k++)
        to[k] = from[k];
}

/* corner + u * i + v * j */
static void in_plane(const int32_t *corner, const int32_t *u, const int32_t *v, int32_t i,
                     int32_t j, int32_t *to)
{
    for (int k = 0; k < 3; k++)
        to[k] = corner[k] + u[k] * i + v[k] * j;
}

/* i and j are drawn from their ranges. */
typedef struct {
    int32_t low, high;
} range;

static const range none = {0, 0};

static range range_of(int32_t low, int32_t high)
{
    range r;
    r.low = low;
    r.high = high;
    return r;
}

static void draw_in(input_stream *s, const int32_t *corner, const int32_t *u, const int32_t *v,
                    range of_i, range of_j, int32_t *to)
{
    const int32_t i = draw_between(s, of_i.low, of_i.high);
    const int32_t j = draw_between(s, of_j.low, of_j.high);
    in_plane(corner, u, v, i, j, to);
}

static void draw_small(input_stream *s, int32_t most, pair_query *q)
{
    for (int i = 0; i < 9; i += 3) {
        small(s, most, q->a + i);
        small(s, most, q->b + i);
    }
}

/* Both in the plane of u and v; the second is near the first. */
static void draw_in_plane(input_stream *s, pair_query *q)
{
    int32_t corner[3], u[3], v[3];
    small(s, 4, corner);
    small(s, 3, u);
    small(s, 3, v);
    const int32_t most = draw_between(s, 2, 5);
    for (int i = 0; i < 9; i += 3) {
        draw_in(s, corner, u, v, range_of(-most, most), range_of(-most, most), q->a + i);
        draw_in(s, corner, u, v, range_of(-most, most), range_of(-most, most), q->b + i);
    }
}

/* The first corner of b is at sixths of the edges of a, on a or beside it; the others are mostly on one side. */
static void draw_on_face(input_stream *s, pair_query *q)
{
    int32_t u[3], v[3], over = draw_chance(s, 8);
    small(s, 6, q->a);
    small(s, 3, u);
    small(s, 3, v);
    in_plane(q->a, u, v, 6, 0, q->a + 3);
    in_plane(q->a, u, v, 0, 6, q->a + 6);
    const int32_t i = draw_between(s, 0, 6), j = draw_between(s, 0, 6 - i);
    in_plane(q->a, u, v, i + over, j, q->b);
    small(s, 20, q->b + 3);
    small(s, 20, q->b + 6);
    const int32_t n[3] = {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2],
                          u[0] * v[1] - u[1] * v[0]};
    int32_t side[2];
    for (int c = 0; c < 2; c++) {
        const int32_t *p = q->b + 3 + 3 * c;
        side[c] = n[0] * (p[0] - q->a[0]) + n[1] * (p[1] - q->a[1]) + n[2] * (p[2] - q->a[2]);
    }
    if (side[0] < 0 && side[1] > 0)
        for (int k = 0; k < 3; k++)
            q->b[6 + k] = 2 * q->b[k] - q->b[6 + k];
}

/* The edges from b to c of both cross, or end, at one point. */
static void draw_crossing(input_stream *s, pair_query *q)
{
    int32_t at[3], u[3], v[3], w[3];
    small(s, 6, at);
    small(s, 5, u);
    small(s, 5, v);
    small(s, 8, w);
    draw_in(s, at, u, v, range_of(0, 3), none, q->a + 3);
    draw_in(s, at, u, v, range_of(-3, -1), none, q->a + 6);
    draw_in(s, at, u, v, none, range_of(0, 3), q->b + 3);
    draw_in(s, at, u, v, none, range_of(-3, -1), q->b + 6);
    draw_in(s, at, w, u, range_of(1, 2), range_of(-2, 2), q->a);
    draw_in(s, at, w, v, range_of(-2, 0), range_of(-2, 2), q->b);
}

/* The corners of the segment from p to q, at eighths of it. */
static void draw_segment(input_stream *s, const int32_t *p, const int32_t *way, int32_t *face)
{
    for (int i = 0; i < 9; i += 3)
        draw_in(s, p, way, way, range_of(0, 4), range_of(0, 4), face + i);
}

/* A segment through or beside a place of the other triangle, also in its plane. */
static void draw_with_segment(input_stream *s, pair_query *q)
{
    int32_t way[3], from[3];
    draw_on_face(s, q);
    if (draw_chance(s, 2))
        small(s, 3, way);
    else
        for (int k = 0; k < 3; k++)
            way[k] = (q->a[3 + k] - q->a[k]) / 6 * 2 - (q->a[6 + k] - q->a[k]) / 6;
    draw_in(s, q->b, way, way, range_of(-4, 0), range_of(-4, 0), from);
    draw_segment(s, from, way, q->b);
}

static void draw_segments(input_stream *s, pair_query *q)
{
    int32_t at[3], u[3], v[3], from[3];
    small(s, 6, at);
    small(s, 4, u);
    small(s, 4, v);
    if (draw_chance(s, 3))
        copy(v, u);
    draw_in(s, at, u, v, range_of(-9, 0), none, from);
    draw_segment(s, from, u, q->a);
    draw_in(s, at, u, v, none, range_of(-9, 0), from);
    draw_segment(s, from, v, q->b);
}

static void draw_point(input_stream *s, pair_query *q)
{
    if (draw_chance(s, 3))
        draw_segments(s, q);
    else
        draw_on_face(s, q);
    copy(q->b + 3, q->b);
    copy(q->b + 6, q->b);
    if (draw_chance(s, 8)) {
        copy(q->a, q->b);
        copy(q->a + 3, q->b);
        copy(q->a + 6, q->b);
    }
}

/* In one plane: the second is the first, smaller, and moved a little. */
static void draw_within(input_stream *s, pair_query *q)
{
    int32_t u[3], v[3];
    small(s, 6, q->a);
    small(s, 3, u);
    small(s, 3, v);
    in_plane(q->a, u, v, 9, 0, q->a + 3);
    in_plane(q->a, u, v, 0, 9, q->a + 6);
    const int32_t i = draw_between(s, 0, 4), j = draw_between(s, 0, 4);
    in_plane(q->a, u, v, i, j, q->b);
    draw_in(s, q->b, u, v, range_of(0, 4), none, q->b + 3);
    draw_in(s, q->b, u, v, none, range_of(0, 4), q->b + 6);
}

/* Long and thin, in the same direction. */
static void draw_needles(input_stream *s, pair_query *q)
{
    int32_t way[3];
    small(s, 7, way);
    for (int i = 0; i < 9; i += 3)
        for (int k = 0; k < 3; k++) {
            q->a[i + k] = draw_about_zero(s, 2);
            q->a[i + k] += way[k] * draw_about_zero(s, 1000);
            q->b[i + k] = draw_about_zero(s, 2);
            q->b[i + k] += way[k] * draw_about_zero(s, 1000);
        }
}

/* Shares a corner or an edge with the first; often with a third corner on the other side. */
static void draw_shared(input_stream *s, int corners, pair_query *q)
{
    draw_small(s, 6, q);
    for (int i = 0; i < corners; i++)
        copy(q->b + 3 * i, q->a + 3 * i);
    if (draw_chance(s, 2))
        for (int k = 0; k < 3; k++)
            q->b[6 + k] = q->a[k] + q->a[3 + k] - q->a[6 + k];
}

/* ---- Classes ---- */

static void draw_limit_pair(input_stream *s, pair_query *q)
{
    const int32_t size = draw_chance(s, 2)   ? 2 * NEAR
                         : draw_chance(s, 3) ? NEAR + draw_about_zero(s, 2)
                                             : NEAR;
    for (int i = 0; i < 18; i++) {
        int32_t *c = i < 9 ? &q->a[i] : &q->b[i - 9];
        *c = draw_chance(s, 2) ? size - 1 - draw_between(s, 0, 2) : -size + draw_between(s, 0, 2);
        if (draw_chance(s, 4))
            *c = draw_about_zero(s, size - 1);
    }
}

static void draw_world(input_stream *s, pair_query *q)
{
    for (int i = 0; i < 9; i++) {
        q->a[i] = draw_corner(s);
        q->b[i] = draw_corner(s);
    }
}

static void draw_uniform(input_stream *s, pair_query *q)
{
    const int32_t most = draw_chance(s, 4) ? INT32_MAX : draw_power(s, 30);
    for (int i = 0; i < 9; i++) {
        q->a[i] = draw_about_zero(s, most);
        q->b[i] = draw_about_zero(s, most);
    }
}

static void draw_class(input_stream *s, int kind, pair_query *q)
{
    switch (kind) {
    case PAIR_LATTICE:
        draw_small(s, 3, q);
        break;
    case PAIR_CORNER:
        draw_shared(s, 1, q);
        break;
    case PAIR_EDGE:
        draw_shared(s, 2, q);
        break;
    case PAIR_PLANE:
    case PAIR_PLANE_APART:
        draw_in_plane(s, q);
        break;
    case PAIR_ON_FACE:
    case PAIR_ON_FACE_NUDGED:
        draw_on_face(s, q);
        break;
    case PAIR_CROSSING:
    case PAIR_CROSSING_NUDGED:
        draw_crossing(s, q);
        break;
    case PAIR_SEGMENT:
        draw_with_segment(s, q);
        break;
    case PAIR_SEGMENTS:
        draw_segments(s, q);
        break;
    case PAIR_POINT:
        draw_point(s, q);
        break;
    case PAIR_WITHIN:
        draw_within(s, q);
        break;
    default:
        draw_needles(s, q);
        break;
    }
}

static int32_t greatest_of(const pair_query *q)
{
    int32_t greatest = 1;
    for (int i = 0; i < 9; i++) {
        const int32_t a = q->a[i] < 0 ? -q->a[i] : q->a[i], b = q->b[i] < 0 ? -q->b[i] : q->b[i];
        greatest = a > greatest ? a : greatest;
        greatest = b > greatest ? b : greatest;
    }
    return greatest;
}

/* By any factor that keeps it within the limit of near coordinates, or within the world. */
static void scale_and_move(input_stream *s, pair_query *q)
{
    const int32_t limit = draw_chance(s, 3) ? INT32_MAX : NEAR - 4, size = greatest_of(q);
    const int32_t factor = draw_chance(s, 3) ? limit / size : draw_less(s, limit / size);
    const int32_t times = draw_chance(s, 4) ? 1 : factor > 0 ? factor : 1;
    for (int k = 0; k < 3; k++) {
        const int32_t by = draw_about_zero(s, limit - times * size);
        for (int i = k; i < 9; i += 3) {
            q->a[i] = q->a[i] * times + by;
            q->b[i] = q->b[i] * times + by;
        }
    }
}

static void nudge(input_stream *s, pair_query *q)
{
    const uint32_t which = draw_below(s, 9);
    const int32_t by = draw_chance(s, 2) ? 1 : -1;
    int32_t *c = draw_chance(s, 2) ? &q->a[which] : &q->b[which];
    *c = hold((int64_t)*c + by);
}

static void swap(input_stream *s, pair_query *q)
{
    if (draw_chance(s, 2))
        for (int i = 0; i < 9; i++) {
            const int32_t a = q->a[i];
            q->a[i] = q->b[i];
            q->b[i] = a;
        }
}

void input_pair(uint64_t seed, uint32_t index, pair_query *q)
{
    input_stream s;
    const int kind = (int)(index % PAIR_CLASSES);
    draw_start(&s, seed, index);
    if (kind == PAIR_UNIFORM)
        draw_uniform(&s, q);
    else if (kind == PAIR_WORLD)
        draw_world(&s, q);
    else if (kind == PAIR_LIMIT)
        draw_limit_pair(&s, q);
    else {
        draw_class(&s, kind, q);
        scale_and_move(&s, q);
    }
    if (kind == PAIR_PLANE_APART || kind == PAIR_ON_FACE_NUDGED || kind == PAIR_CROSSING_NUDGED)
        nudge(&s, q);
    swap(&s, q);
}
