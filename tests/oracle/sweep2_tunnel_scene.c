/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "sweep2_tunnel_sides.h"

enum { MOST = 1 << 22 };

/* ---- Targets ---- */

static place2 draw_place2(input_stream *s, int32_t most)
{
    place2 p;
    p.x = draw_about_zero(s, most);
    p.y = draw_about_zero(s, most);
    return p;
}

static bool is_same(place2 a, place2 b)
{
    return a.x == b.x && a.y == b.y;
}

static bool has_area(const raw_polygon2 *p)
{
    place2 edge[2], other[2];
    for (uint32_t i = 0; i < p->count; i++)
        for (uint32_t j = 0; j < p->count && tunnel_set_edge(p, i, edge); j++)
            if (tunnel_set_edge(p, j, other) && side_of(edge, other[0]) > 0)
                return true;
    return false;
}

/* A triangle with one side of a few raw units, counterclockwise: near that side it is thinner than a raw unit, or near its tip. */
static void draw_needle(input_stream *s, int32_t most, raw_polygon2 *p)
{
    place2 edge[2], tip;
    do {
        tip = draw_place2(s, most);
        edge[0] = draw_place2(s, most);
        edge[1].x = edge[0].x + draw_between(s, -3, 3);
        edge[1].y = edge[0].y + draw_between(s, -3, 3);
    } while (side_of(edge, tip) == 0);
    const bool turns = side_of(edge, tip) < 0;
    const place2 corner[3] = {tip, edge[turns], edge[!turns]};
    p->count = 3;
    for (int i = 0; i < 3; i++) {
        p->corners[2 * i] = (int32_t)corner[i].x;
        p->corners[2 * i + 1] = (int32_t)corner[i].y;
    }
}

/* With an area; `whole`: with sides of whole lengths. */
static void draw_polygon(input_stream *s, tunnel_target *t, bool whole, int32_t most)
{
    static const place2 none;
    raw_polygon2 *p = &t->polygon;
    t->core[0] = t->core[1] = none;
    if (whole) {
        draw_whole_polygon2(s, draw_less(s, 4096) + 1, p, t->ways);
        return;
    }
    if (draw_chance(s, 4)) {
        draw_needle(s, most, p);
        return;
    }
    do
        draw_polygon2(s, draw_chance(s, 3) ? POLYGON2_REPEATED : POLYGON2_HULL, most, p);
    while (!has_area(p));
}

/* A wall of some length, and what is made of it. */
static void draw_target(input_stream *s, tunnel_scene *c, int kind, int32_t most)
{
    tunnel_target *t = &c->target[0];
    place2 *core = t->core;
    t->kind = kind;
    t->inner = 0;
    t->polygon.count = 0;
    if (kind == TUNNEL_POLYGON) {
        draw_polygon(s, t, c->c.index % TUNNEL_CLASSES == TUNNEL_IN_TOUCH, most);
        return;
    }
    do {
        core[0] = draw_place2(s, most);
        core[1] = draw_place2(s, most);
    } while (is_same(core[0], core[1]));
    if (kind == TUNNEL_CIRCLE)
        core[1] = core[0];
    if (kind == TUNNEL_RECT) {
        const place2 a = core[0], b = core[1];
        core[0].x = a.x < b.x ? a.x : b.x;
        core[0].y = a.y < b.y ? a.y : b.y;
        core[1].x = a.x < b.x ? b.x : a.x;
        core[1].y = a.y < b.y ? b.y : a.y;
    }
}

/* A round target takes a part of the radius. */
static void split_radius(input_stream *s, tunnel_scene *c)
{
    tunnel_target *t = &c->target[0];
    if (t->kind != TUNNEL_CIRCLE && t->kind != TUNNEL_CAPSULE)
        return;
    t->inner = draw_between(s, 0, (int32_t)c->radius);
    c->radius -= t->inner;
}

/* ---- The start ---- */

static int64_t whole_root(int64_t square)
{
    int64_t root = 0;
    for (int64_t bit = (int64_t)1 << 30; bit > 0; bit /= 2)
        if ((root + bit) * (root + bit) <= square)
            root += bit;
    return root;
}

/* A place of the target, the way out there, and the way along, of which the first is as long as the target or longer. */
typedef struct {
    place2 base, out, along;
    uint32_t edge; /* of a polygon */
} surroundings;

static void set_along(surroundings *r)
{
    r->along.x = -r->out.y;
    r->along.y = r->out.x;
}

static place2 draw_direction(input_stream *s)
{
    place2 way;
    do
        way = draw_place2(s, 4096);
    while (way.x == 0 && way.y == 0);
    return way;
}

static void draw_beside_rect(input_stream *s, const place2 *rect, surroundings *r)
{
    const bool high_x = draw_chance(s, 2), high_y = draw_chance(s, 2), on_x = draw_chance(s, 2);
    const place2 size = minus2(rect[1], rect[0]), way = draw_direction(s);
    r->base.x = high_x ? rect[1].x : rect[0].x;
    r->base.y = high_y ? rect[1].y : rect[0].y;
    r->out.x = (high_x ? 1 : -1) * (way.x < 0 ? -way.x : way.x);
    r->out.y = (high_y ? 1 : -1) * (way.y < 0 ? -way.y : way.y);
    if (draw_chance(s, 2)) {
        const int64_t part = draw_between(s, 0, 64);
        if (on_x)
            r->base.y = rect[0].y + size.y * part / 64;
        else
            r->base.x = rect[0].x + size.x * part / 64;
        r->out.x = on_x ? (high_x ? 1 : -1) * (size.x + 1) : 0;
        r->out.y = on_x ? 0 : (high_y ? 1 : -1) * (size.y + 1);
    }
}

static void draw_beside_polygon(input_stream *s, const raw_polygon2 *p, surroundings *r)
{
    const int32_t part = draw_between(s, 0, 64);
    place2 edge[2];
    do
        r->edge = draw_below(s, p->count);
    while (!tunnel_set_edge(p, r->edge, edge));
    const place2 u = minus2(edge[1], edge[0]);
    r->base.x = edge[0].x + u.x * part / 64;
    r->base.y = edge[0].y + u.y * part / 64;
    r->out.x = u.y;
    r->out.y = -u.x;
}

static void draw_surroundings(input_stream *s, const tunnel_target *t, surroundings *r)
{
    const place2 *core = t->core, u = minus2(core[1], core[0]);
    r->edge = 0;
    if (t->kind == TUNNEL_POLYGON) {
        draw_beside_polygon(s, &t->polygon, r);
    } else if (t->kind == TUNNEL_RECT) {
        draw_beside_rect(s, core, r);
    } else if (t->kind == TUNNEL_CIRCLE) {
        r->base = core[0];
        r->out = draw_direction(s);
    } else {
        const int32_t part = draw_between(s, 0, 64), side = draw_chance(s, 2) ? 1 : -1;
        r->base.x = core[0].x + u.x * part / 64;
        r->base.y = core[0].y + u.y * part / 64;
        r->out.x = -u.y * side;
        r->out.y = u.x * side;
    }
    set_along(r);
}

/* On a wall's line, or on a target of radius 0. */
static bool is_on(const tunnel_target *t, place2 p)
{
    const place2 way = tunnel_from_rect(t->core, p);
    if (t->kind == TUNNEL_POLYGON)
        return tunnel_is_in_polygon(&t->polygon, p, false);
    if (t->kind == TUNNEL_RECT || t->kind == TUNNEL_CIRCLE)
        return way.x == 0 && way.y == 0;
    return side_of(t->core, p) == 0;
}

/* So far from the base, rounded; then farther until it is outside, and up to 3 raw units more. */
static void draw_start_off(input_stream *s, tunnel_scene *c, const surroundings *r)
{
    const tunnel_target *t = &c->target[0];
    const int64_t length = whole_root(dot2(r->out, r->out)) + 1;
    int64_t off = t->inner + c->radius;
    int more = draw_between(s, 0, 3);
    do {
        c->start.x = r->base.x + r->out.x * off / length;
        c->start.y = r->base.y + r->out.y * off / length;
        off++;
    } while (tunnel_is_inside(t, c->start, c->radius) || is_on(t, c->start) || more-- > 0);
}

static const int8_t triples[4][3] = {{3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {0, 1, 1}};

/* Across the side, from a place on it: a corner, or between. */
static void draw_touch_at_polygon(input_stream *s, tunnel_scene *c, surroundings *r)
{
    const raw_polygon2 *p = &c->target[0].polygon;
    const int32_t *way = c->target[0].ways[r->edge], step = draw_between(s, 1, draw_less(s, 4096));
    place2 edge[2];
    (void)tunnel_set_edge(p, r->edge, edge);
    const int64_t size = minus2(edge[1], edge[0]).x / (way[0] != 0 ? way[0] : 1);
    const int64_t at = draw_between(s, 0, (int32_t)size);
    r->base.x = edge[0].x + at * way[0];
    r->base.y = edge[0].y + at * way[1];
    c->radius = step * way[2];
    c->start.x = r->base.x + step * way[1];
    c->start.y = r->base.y - step * way[0];
}

/* The way out has a whole length, which is the radius: across a wall, from a center, or from a corner; a side of a rectangle has
 * another one. */
static void draw_exact_touch(input_stream *s, tunnel_scene *c, surroundings *r)
{
    const int8_t *triple = triples[draw_below(s, 4)];
    const int32_t step = draw_between(s, 1, draw_less(s, 4096)), times = draw_between(s, 2, 2000);
    const int32_t at = draw_between(s, 0, times);
    place2 *core = c->target[0].core;
    place2 n = {triple[0] * (draw_chance(s, 2) ? 1 : -1), triple[1]};
    c->radius = step * triple[2];
    if (c->target[0].kind == TUNNEL_RECT) {
        n.x = r->out.x < 0 ? -triple[0] : triple[0];
        n.y = r->out.y < 0 ? -triple[1] : triple[1];
        if (r->out.x == 0 || r->out.y == 0) {
            n.x = sign_of_area(r->out.x) * triple[2];
            n.y = sign_of_area(r->out.y) * triple[2];
        }
    } else if (c->target[0].kind != TUNNEL_CIRCLE) {
        core[1].x = core[0].x - n.y * times;
        core[1].y = core[0].y + n.x * times;
        r->base.x = core[0].x - n.y * at;
        r->base.y = core[0].y + n.x * at;
        r->out.x = n.x * times;
        r->out.y = n.y * times;
        set_along(r);
    }
    c->start.x = r->base.x + n.x * step;
    c->start.y = r->base.y + n.y * step;
}

/* ---- The end ---- */

/* Straight in and far beyond, or one raw unit in, on each axis at most. */
static void draw_end(input_stream *s, tunnel_scene *c, int kind, const surroundings *r)
{
    const int64_t size = 2 * (c->target[0].inner + c->radius);
    const int64_t length = whole_root(dot2(r->out, r->out)) + 1;
    const int32_t times = draw_between(s, 1, 3), way = draw_chance(s, 2) ? 1 : -1;
    const place2 n = {r->out.x + r->out.x * size / length, r->out.y + r->out.y * size / length};
    if (kind == TUNNEL_GRAZING) {
        c->end.x = c->start.x + way * r->along.x - (n.x > 0) + (n.x < 0);
        c->end.y = c->start.y + way * r->along.y - (n.y > 0) + (n.y < 0);
        return;
    }
    c->end.x = c->start.x - n.x * times + draw_between(s, -3, 3);
    c->end.y = c->start.y - n.y * times + draw_between(s, -3, 3);
}

void tunnel_draw(tunnel_scene *c, int kind)
{
    input_stream s;
    surroundings r;
    draw_start(&s, c->c.seed + (uint64_t)kind, c->c.index);
    const int how = (int)(c->c.index % TUNNEL_CLASSES);
    const int32_t most = draw_less(&s, MOST / 8) + 8;
    c->targets = 1;
    c->radius = how == TUNNEL_SMALL ? draw_between(&s, 0, 3) : draw_between(&s, 1, most);
    draw_target(&s, c, kind, most);
    draw_surroundings(&s, &c->target[0], &r);
    if (how == TUNNEL_IN_TOUCH && kind == TUNNEL_POLYGON)
        draw_touch_at_polygon(&s, c, &r);
    else if (how == TUNNEL_IN_TOUCH)
        draw_exact_touch(&s, c, &r);
    split_radius(&s, c);
    if (how != TUNNEL_IN_TOUCH)
        draw_start_off(&s, c, &r);
    draw_end(&s, c, how == TUNNEL_SMALL && draw_chance(&s, 2) ? TUNNEL_GRAZING : how, &r);
}

/* Where the start is not inside. */
void tunnel_draw_second(tunnel_scene *c)
{
    tunnel_target *t = &c->target[1];
    input_stream s;
    draw_start(&s, c->c.seed + 17, c->c.index);
    c->targets = 2;
    t->kind = TUNNEL_WALL;
    t->inner = 0;
    t->polygon.count = 0;
    t->core[0] = c->target[0].core[1];
    do
        t->core[1] = draw_place2(&s, MOST);
    while (tunnel_is_inside(t, c->start, c->radius) || side_of(t->core, c->start) == 0);
}
