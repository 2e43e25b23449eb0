/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "sweep2_tunnel_scene.h"

__extension__ typedef __int128 wide;

enum { MOST = 1 << 22 };

/* ---- Distances and sides ---- */

static place2 minus2(place2 a, place2 b)
{
    const place2 way = {a.x - b.x, a.y - b.y};
    return way;
}

static int64_t cross2(place2 a, place2 b)
{
    return a.x * b.y - a.y * b.x;
}

static int64_t dot2(place2 a, place2 b)
{
    return a.x * b.x + a.y * b.y;
}

static int sign_of_area(int64_t n)
{
    return n < 0 ? -1 : n > 0;
}

static int side_of(const place2 *wall, place2 p)
{
    return sign_of_area(cross2(minus2(wall[1], wall[0]), minus2(p, wall[0])));
}

/* Nearer to the core than the radius. */
static bool is_near(const place2 *core, place2 p, int64_t radius)
{
    const place2 u = minus2(core[1], core[0]), g = minus2(p, core[0]), h = minus2(p, core[1]);
    if (dot2(g, g) < radius * radius || dot2(h, h) < radius * radius)
        return true;
    const wide across = cross2(u, g);
    return dot2(u, g) > 0 && dot2(u, h) < 0 && across * across < (wide)radius * radius * dot2(u, u);
}

static int64_t between(int64_t low, int64_t high, int64_t c)
{
    return c < low ? low : c > high ? high : c;
}

/* From the nearest place of a rectangle. */
static place2 from_rect(const place2 *rect, place2 p)
{
    const place2 nearest = {between(rect[0].x, rect[1].x, p.x), between(rect[0].y, rect[1].y, p.y)};
    return minus2(p, nearest);
}

static bool is_in_open_rect(const place2 *rect, place2 p)
{
    return rect[0].x < p.x && p.x < rect[1].x && rect[0].y < p.y && p.y < rect[1].y;
}

/* ---- Polygons ---- */

/* The ends of an edge; false if it has no length. */
static bool set_edge(const raw_polygon2 *p, uint32_t i, place2 *edge)
{
    const int32_t *a = p->corners + 2 * i, *b = p->corners + 2 * ((i + 1) % p->count);
    edge[0].x = a[0];
    edge[0].y = a[1];
    edge[1].x = b[0];
    edge[1].y = b[1];
    return a[0] != b[0] || a[1] != b[1];
}

/* Whether no edge has the place on its right, and, if `open`, on its line. */
static bool is_in_polygon(const raw_polygon2 *polygon, place2 p, bool open)
{
    place2 edge[2];
    for (uint32_t i = 0; i < polygon->count; i++)
        if (set_edge(polygon, i, edge) && side_of(edge, p) < (open ? 1 : 0))
            return false;
    return true;
}

static bool is_near_polygon(const raw_polygon2 *polygon, place2 p, int64_t radius)
{
    place2 edge[2];
    for (uint32_t i = 0; i < polygon->count; i++)
        if (set_edge(polygon, i, edge) && is_near(edge, p, radius))
            return true;
    return is_in_polygon(polygon, p, true);
}

/* Corners on both sides of the path, more than two raw units off; and no edge has the path on its right. */
static bool crosses_polygon(const raw_polygon2 *polygon, place2 before, place2 after)
{
    const place2 u = minus2(after, before);
    const wide off = 4 * (wide)dot2(u, u);
    bool left = false, right = false;
    place2 edge[2];
    for (uint32_t i = 0; i < polygon->count; i++) {
        if (set_edge(polygon, i, edge) && side_of(edge, before) <= 0 && side_of(edge, after) <= 0)
            return false;
        const wide across = cross2(u, minus2(edge[0], before));
        left = left || (across > 0 && across * across > off);
        right = right || (across < 0 && across * across > off);
    }
    return left && right;
}

/* From the nearest corner, or, beside an edge, across it. */
static place2 from_polygon(const raw_polygon2 *polygon, place2 p)
{
    place2 edge[2], way = {0, 0};
    for (uint32_t i = 0; i < polygon->count; i++) {
        if (!set_edge(polygon, i, edge))
            continue;
        const place2 u = minus2(edge[1], edge[0]), g = minus2(p, edge[0]), h = minus2(p, edge[1]);
        if (side_of(edge, p) <= 0 && dot2(u, g) >= 0 && dot2(u, h) <= 0) {
            const place2 across = {u.y, -u.x};
            return across;
        }
        if ((way.x == 0 && way.y == 0) || dot2(g, g) < dot2(way, way))
            way = g;
    }
    return way;
}

bool tunnel_is_inside(const tunnel_target *t, place2 p, int64_t radius)
{
    if (t->kind == TUNNEL_POLYGON)
        return is_near_polygon(&t->polygon, p, radius);
    if (t->kind != TUNNEL_RECT)
        return is_near(t->core, p, t->inner + radius);
    const place2 way = from_rect(t->core, p);
    return is_in_open_rect(t->core, p) || dot2(way, way) < radius * radius;
}

/* From strictly one side of the wall to strictly the other, through it. */
static bool crosses_wall(const place2 *wall, place2 before, place2 after)
{
    const place2 path[2] = {before, after};
    return side_of(wall, before) * side_of(wall, after) < 0 &&
           side_of(path, wall[0]) * side_of(path, wall[1]) <= 0;
}

static bool overlap(int64_t a, int64_t b, int64_t low, int64_t high)
{
    return low < high && (a < high || b < high) && (low < a || low < b);
}

/* Through the rectangle without two raw units at each side: not all of its corners are on one side of the path. */
static bool crosses_rect(const place2 *rect, place2 before, place2 after)
{
    const place2 path[2] = {before, after};
    const int64_t x[2] = {rect[0].x + 2, rect[1].x - 2}, y[2] = {rect[0].y + 2, rect[1].y - 2};
    int least = 1, most = -1;
    for (int i = 0; i < 4; i++) {
        const place2 corner = {x[i % 2], y[i / 2]};
        const int side = side_of(path, corner);
        least = side < least ? side : least;
        most = side > most ? side : most;
    }
    return overlap(before.x, after.x, x[0], x[1]) && overlap(before.y, after.y, y[0], y[1]) &&
           least < 0 && most > 0;
}

bool tunnel_passes_through(const tunnel_target *t, place2 before, place2 after, int64_t radius)
{
    const place2 path[2] = {before, after};
    if (t->kind == TUNNEL_POLYGON)
        return crosses_polygon(&t->polygon, before, after);
    if (t->kind == TUNNEL_RECT)
        return crosses_rect(t->core, before, after);
    if (t->kind == TUNNEL_CIRCLE)
        return t->inner + radius > 2 && is_near(path, t->core[0], t->inner + radius - 2);
    return crosses_wall(t->core, before, after);
}

place2 tunnel_away(const tunnel_target *t, place2 at)
{
    const place2 *core = t->core, u = minus2(core[1], core[0]);
    const place2 g = minus2(at, core[0]), h = minus2(at, core[1]);
    const int side = side_of(core, at);
    place2 away = {-u.y * side, u.x * side};
    if (t->kind == TUNNEL_POLYGON)
        away = from_polygon(&t->polygon, at);
    else if (t->kind == TUNNEL_RECT)
        away = from_rect(core, at);
    else if (dot2(u, g) <= 0)
        away = g;
    else if (dot2(u, h) >= 0)
        away = h;
    away.x += at.x;
    away.y += at.y;
    return away;
}

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
        for (uint32_t j = 0; j < p->count && set_edge(p, i, edge); j++)
            if (set_edge(p, j, other) && side_of(edge, other[0]) > 0)
                return true;
    return false;
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
    while (!set_edge(p, r->edge, edge));
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
    const place2 way = from_rect(t->core, p);
    if (t->kind == TUNNEL_POLYGON)
        return is_in_polygon(&t->polygon, p, false);
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
    (void)set_edge(p, r->edge, edge);
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
