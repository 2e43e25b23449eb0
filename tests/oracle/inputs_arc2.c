/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_arc2.h"

#include "draw.h"

const char *const arc2_class_names[ARC2_CLASSES] = {
    "uniform 1", "uniform 8000", "uniform all", "lattice raw", "lattice unit",          "in touch",
    "tangent",   "points",       "quarters",    "close",       "as large as the world",
};

#define FULL_TURN INT32_C(0x10000000)

/* The greatest size, and the step to which all numbers are rounded. */
typedef struct {
    int32_t most, unit;
} scale;

static const scale scales[ARC2_CLASSES] = {
    {65536, 1},  {500000000, 1}, {INT32_MAX, 1}, {8, 1},      {393216, 65536}, {800000, 1},
    {800000, 1}, {6, 1},         {800000, 1},    {800000, 1}, {INT32_MAX, 1},
};

static int32_t draw_scaled(input_stream *s, int kind)
{
    return draw_about_zero(s, scales[kind].most / scales[kind].unit) * scales[kind].unit;
}

static int32_t size_of(int32_t n)
{
    return n >= 0 ? n : n == INT32_MIN ? INT32_MAX : -n;
}

static void sort(int32_t *low, int32_t *high)
{
    if (*high < *low) {
        const int32_t least = *high;
        *high = *low;
        *low = least;
    }
}

static int32_t draw_signed(input_stream *s, int32_t n)
{
    return draw_chance(s, 2) ? -n : n;
}

/* A few raw units more or less in one of the words. */
static void draw_aside(input_stream *s, int32_t *words, uint32_t count, int32_t most)
{
    const uint32_t which = draw_below(s, count);
    words[which] += draw_between(s, -most, most);
}

/* A turn of any size, up to a few full ones; one in 16 is 0. */
static int32_t draw_turn(input_stream *s)
{
    switch (draw_below(s, 8)) {
    case 0:
        return draw_chance(s, 2) ? 0 : draw_about_zero(s, 8);
    case 1:
        return draw_about_zero(s, INT32_MAX);
    case 2:
        return draw_signed(s, FULL_TURN + draw_between(s, -1, 1));
    case 3:
        return draw_about_zero(s, draw_power(s, 28));
    default:
        return draw_about_zero(s, FULL_TURN);
    }
}

/* Rectangles are sorted, but one in 64; one in 8 targets is flat, along an axis, or one point. */
static void draw_target(input_stream *s, int kind, arc2_target target, arc2_words *w)
{
    int32_t *t = w->target;
    for (int i = 0; i < 4; i++)
        t[i] = draw_scaled(s, kind);
    if (target == ARC2_CIRCLE) {
        t[2] = draw_chance(s, 64) ? draw_scaled(s, kind) : size_of(draw_scaled(s, kind)) / 2;
        t[3] = 0;
        return;
    }
    const uint32_t defect = draw_below(s, 16);
    if (defect <= 1)
        t[2] = t[0];
    if (defect == 0 || defect == 2)
        t[3] = t[1];
    if (target == ARC2_RECT && !draw_chance(s, 64)) {
        sort(&t[0], &t[2]);
        sort(&t[1], &t[3]);
    }
}

static void draw_any(input_stream *s, int kind, arc2_target target, arc2_words *w)
{
    draw_target(s, kind, target, w);
    for (int i = 0; i < 4; i++)
        w->arc[i] = draw_scaled(s, kind);
    if (draw_chance(s, 32)) {
        w->arc[2] = w->arc[0];
        w->arc[3] = w->arc[1];
    }
    w->arc[4] = draw_turn(s);
    w->radius = draw_less(s, size_of(draw_scaled(s, kind)));
    if (draw_chance(s, 64))
        w->radius = draw_scaled(s, kind);
}

/* ---- Lengths that are exact ---- */

static const int32_t triples[][3] = {{3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {1, 0, 1}, {7, 24, 25}};

/* A vector of an exact length, in any quadrant: x, y, length. */
static void draw_exact(input_stream *s, int32_t most, int32_t *v)
{
    const int32_t *triple = triples[draw_below(s, 5)];
    const int32_t times = draw_between(s, 1, most / 25);
    const bool turned = draw_chance(s, 2);
    v[0] = (draw_chance(s, 2) ? -1 : 1) * times * triple[turned ? 1 : 0];
    v[1] = (draw_chance(s, 2) ? -1 : 1) * times * triple[turned ? 0 : 1];
    v[2] = times * triple[2];
}

/* Of the target: the radius that counts with that of the disc, and the part that an arc is drawn for: a corner, or a side along
 * an axis with a normal of one unit out of it. */
typedef struct {
    int32_t inner, x, y, nx, ny;
} spot;

static int32_t draw_middle(input_stream *s, int32_t a, int32_t b)
{
    const uint32_t at = draw_below(s, 8);
    return at == 0 ? a : at == 1 ? b : a < b ? draw_between(s, a, b) : draw_between(s, b, a);
}

static spot draw_corner_of(input_stream *s, arc2_target target, const int32_t *t)
{
    spot p = {0, t[0], t[1], 0, 0};
    if (target == ARC2_CIRCLE) {
        p.inner = t[2];
        return p;
    }
    const bool at_b = draw_chance(s, 2);
    p.x = at_b ? t[2] : t[0];
    p.y = (target == ARC2_WALL ? at_b : draw_chance(s, 2)) ? t[3] : t[1];
    return p;
}

static spot draw_side_of(input_stream *s, arc2_target target, int32_t *t)
{
    spot p = {0, 0, 0, 0, 0};
    const bool upper = draw_chance(s, 2), on_x = draw_chance(s, 2);
    if (target == ARC2_WALL) {
        t[on_x ? 2 : 3] = t[on_x ? 0 : 1];
        p.x = draw_middle(s, t[0], t[2]);
        p.y = draw_middle(s, t[1], t[3]);
    } else {
        p.x = on_x ? (upper ? t[2] : t[0]) : draw_middle(s, t[0], t[2]);
        p.y = on_x ? draw_middle(s, t[1], t[3]) : upper ? t[3] : t[1];
    }
    p.nx = on_x ? (upper ? 1 : -1) : 0;
    p.ny = on_x ? 0 : upper ? 1 : -1;
    return p;
}

static spot draw_spot(input_stream *s, int kind, arc2_target target, arc2_words *w)
{
    draw_target(s, kind, target, w);
    w->target[2] = target == ARC2_CIRCLE ? size_of(w->target[2]) : w->target[2];
    if (target == ARC2_RECT) {
        sort(&w->target[0], &w->target[2]);
        sort(&w->target[1], &w->target[3]);
    }
    return target == ARC2_CIRCLE || draw_chance(s, 2) ? draw_corner_of(s, target, w->target)
                                                      : draw_side_of(s, target, w->target);
}

/* A place of the disc in touch with the spot: its offset from there, and the radius of the disc. */
static void draw_place(input_stream *s, spot *p, int32_t *off, int32_t *radius)
{
    int32_t v[3];
    draw_exact(s, 300000, v);
    if (p->nx != 0 || p->ny != 0) {
        v[2] = draw_chance(s, 8) ? 0 : v[2];
        v[0] = p->nx * v[2];
        v[1] = p->ny * v[2];
    }
    off[0] = v[0];
    off[1] = v[1];
    *radius = v[2] >= p->inner ? v[2] - p->inner : 0;
}

static void draw_circle_radius(spot *p, arc2_words *w, const int32_t *v)
{
    if (p->inner > v[2]) {
        w->target[2] = v[2];
        p->inner = v[2];
    }
}

/* The center of the arc anywhere, or where it lets the disc run along the target, or straight in. */
static void draw_center(input_stream *s, const int32_t *off, arc2_words *w)
{
    const int32_t times = draw_between(s, -3, 3);
    switch (draw_below(s, 4)) {
    case 0: /* along */
        w->arc[0] = w->arc[2] + off[0] * times;
        w->arc[1] = w->arc[3] + off[1] * times;
        break;
    case 1: /* straight in, or out */
        w->arc[0] = w->arc[2] - off[1] * times;
        w->arc[1] = w->arc[3] + off[0] * times;
        break;
    default:
        w->arc[0] = draw_about_zero(s, 1000000);
        w->arc[1] = draw_about_zero(s, 1000000);
    }
    if (draw_chance(s, 8))
        draw_aside(s, w->arc, 2, 1);
}

static void draw_in_touch(input_stream *s, arc2_target target, arc2_words *w)
{
    int32_t off[3];
    spot p = draw_spot(s, ARC2_IN_TOUCH, target, w);
    draw_place(s, &p, off, &w->radius);
    off[2] = w->radius + p.inner;
    if (target == ARC2_CIRCLE && p.inner > 0 && w->radius == 0) {
        draw_exact(s, 300000, off);
        draw_circle_radius(&p, w, off);
        w->radius = off[2] - p.inner;
    }
    w->arc[2] = p.x + off[0];
    w->arc[3] = p.y + off[1];
    draw_center(s, off, w);
    w->arc[4] = draw_turn(s);
}

/* The distance from the center of the arc to the spot is the sum or the difference of R and the radius. */
static void draw_tangent(input_stream *s, arc2_target target, arc2_words *w)
{
    int32_t v[3], start[3];
    spot p = draw_spot(s, ARC2_TANGENT, target, w);
    draw_exact(s, 300000, start);
    draw_exact(s, 600000, v);
    if (p.nx != 0 || p.ny != 0) {
        v[0] = p.nx * v[2];
        v[1] = p.ny * v[2];
        if (draw_chance(s, 2)) /* behind the side */
            v[2] = -v[2];
    }
    const int32_t apart = draw_chance(s, 2) ? v[2] - start[2] : v[2] + start[2];
    const int32_t sum = draw_chance(s, 2) ? apart : start[2] - v[2];
    w->arc[0] = p.x + (v[2] < 0 ? -v[0] : v[0]);
    w->arc[1] = p.y + (v[2] < 0 ? -v[1] : v[1]);
    w->arc[2] = w->arc[0] + start[0];
    w->arc[3] = w->arc[1] + start[1];
    if (p.inner > size_of(sum))
        w->target[2] = p.inner = size_of(sum) / 2;
    w->radius = size_of(sum) - p.inner;
    if (draw_chance(s, 8))
        draw_aside(s, w->arc, 4, 1);
    w->arc[4] = draw_turn(s);
}

/* In touch after quarter turns from the start, which is the place in touch, turned back. */
static void draw_quarters(input_stream *s, arc2_target target, arc2_words *w)
{
    int32_t off[2];
    spot p = draw_spot(s, ARC2_QUARTERS, target, w);
    draw_place(s, &p, off, &w->radius);
    const int32_t turns = draw_signed(s, draw_between(s, 1, 3));
    const int32_t place[2] = {p.x + off[0], p.y + off[1]};
    w->arc[0] = p.x + draw_about_zero(s, 1000000);
    w->arc[1] = p.y + draw_about_zero(s, 1000000);
    int32_t x = place[0] - w->arc[0], y = place[1] - w->arc[1];
    for (int i = 0; i < 4 - (turns + 4) % 4; i++) {
        const int32_t turned = -y;
        y = x;
        x = turned;
    }
    w->arc[2] = w->arc[0] + x;
    w->arc[3] = w->arc[1] + y;
    w->arc[4] = turns * (FULL_TURN / 4) + draw_between(s, -3, 3);
}

static void draw_close(input_stream *s, arc2_target target, arc2_words *w)
{
    draw_in_touch(s, target, w);
    draw_aside(s, w->arc + 2, 2, 3);
    if (draw_chance(s, 2))
        w->arc[4] = draw_about_zero(s, draw_power(s, 28));
}

static void draw_points(input_stream *s, arc2_target target, arc2_words *w)
{
    draw_any(s, ARC2_POINTS, target, w);
    w->radius = 0;
    if (target == ARC2_CIRCLE && draw_chance(s, 4))
        w->target[2] = 0;
    if (target == ARC2_RECT && draw_chance(s, 2)) { /* flat */
        const int axis = (int)draw_below(s, 2);
        w->target[2 + axis] = w->target[axis];
    }
}

static void draw_world(input_stream *s, arc2_target target, arc2_words *w)
{
    draw_any(s, ARC2_WORLD, target, w);
    for (int i = 0; i < 4; i++) {
        const int32_t edge = draw_chance(s, 2) ? INT32_MIN + draw_between(s, 0, 3)
                                               : INT32_MAX - draw_between(s, 0, 3);
        if (draw_chance(s, 2) && (target != ARC2_CIRCLE || i != 2))
            w->target[i] = edge;
        if (draw_chance(s, 3))
            w->arc[i] = draw_corner(s);
    }
    w->radius = draw_chance(s, 8) ? draw_corner(s) : draw_less(s, w->radius);
    if (target == ARC2_RECT && !draw_chance(s, 16)) {
        sort(&w->target[0], &w->target[2]);
        sort(&w->target[1], &w->target[3]);
    }
}

void input_arc2(uint64_t seed, uint32_t index, arc2_target target, arc2_words *w)
{
    input_stream s;
    const int kind = (int)(index % ARC2_CLASSES);
    draw_start(&s, seed, index);
    switch (kind) {
    case ARC2_IN_TOUCH:
        draw_in_touch(&s, target, w);
        break;
    case ARC2_TANGENT:
        draw_tangent(&s, target, w);
        break;
    case ARC2_POINTS:
        draw_points(&s, target, w);
        break;
    case ARC2_QUARTERS:
        draw_quarters(&s, target, w);
        break;
    case ARC2_CLOSE:
        draw_close(&s, target, w);
        break;
    case ARC2_WORLD:
        draw_world(&s, target, w);
        break;
    default:
        draw_any(&s, kind, target, w);
    }
}
