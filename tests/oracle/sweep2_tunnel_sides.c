/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "sweep2_tunnel_sides.h"

__extension__ typedef __int128 wide;

/* ---- Distances and sides ---- */

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

place2 tunnel_from_rect(const place2 *rect, place2 p)
{
    const place2 nearest = {between(rect[0].x, rect[1].x, p.x), between(rect[0].y, rect[1].y, p.y)};
    return minus2(p, nearest);
}

static bool is_in_open_rect(const place2 *rect, place2 p)
{
    return rect[0].x < p.x && p.x < rect[1].x && rect[0].y < p.y && p.y < rect[1].y;
}

/* ---- Polygons ---- */

bool tunnel_set_edge(const raw_polygon2 *p, uint32_t i, place2 *edge)
{
    const int32_t *a = p->corners + 2 * i, *b = p->corners + 2 * ((i + 1) % p->count);
    edge[0].x = a[0];
    edge[0].y = a[1];
    edge[1].x = b[0];
    edge[1].y = b[1];
    return a[0] != b[0] || a[1] != b[1];
}

bool tunnel_is_in_polygon(const raw_polygon2 *polygon, place2 p, bool open)
{
    place2 edge[2];
    for (uint32_t i = 0; i < polygon->count; i++)
        if (tunnel_set_edge(polygon, i, edge) && side_of(edge, p) < (open ? 1 : 0))
            return false;
    return true;
}

static bool is_near_polygon(const raw_polygon2 *polygon, place2 p, int64_t radius)
{
    place2 edge[2];
    for (uint32_t i = 0; i < polygon->count; i++)
        if (tunnel_set_edge(polygon, i, edge) && is_near(edge, p, radius))
            return true;
    return tunnel_is_in_polygon(polygon, p, true);
}

/* Corners on both sides of the path, more than two raw units off; and no edge has the path on its right. */
static bool crosses_polygon(const raw_polygon2 *polygon, place2 before, place2 after)
{
    const place2 u = minus2(after, before);
    const wide off = 4 * (wide)dot2(u, u);
    bool left = false, right = false;
    place2 edge[2];
    for (uint32_t i = 0; i < polygon->count; i++) {
        if (tunnel_set_edge(polygon, i, edge) && side_of(edge, before) <= 0 &&
            side_of(edge, after) <= 0)
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
        if (!tunnel_set_edge(polygon, i, edge))
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
    const place2 way = tunnel_from_rect(t->core, p);
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
        away = tunnel_from_rect(core, at);
    else if (dot2(u, g) <= 0)
        away = g;
    else if (dot2(u, h) >= 0)
        away = h;
    away.x += at.x;
    away.y += at.y;
    return away;
}
