/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_sweep2_polygon.h"
#include "exact_plane.h"
#include "oracle_polygon2.h"

enum {
    BITS = 512,
    EQUAL = 300
}; /* times that differ by less than 2^-300 are those of one corner */

void sweep2_polygon_oracle_init(sweep2_polygon_oracle *o)
{
    sweep2_oracle_init(&o->wall);
    mpf_init2(o->first, BITS);
    mpf_init2(o->off, BITS);
}

void sweep2_polygon_oracle_clear(sweep2_polygon_oracle *o)
{
    sweep2_oracle_clear(&o->wall);
    mpf_clears(o->first, o->off, NULL);
}

/* ---- The interior ---- */

/* Whether the ray from the point along x crosses the edge, whose upper end does not count. */
static bool ray_crosses(place2 a, place2 b, place2 p)
{
    const place2 low = a.y < b.y ? a : b, high = a.y < b.y ? b : a;
    return low.y <= p.y && p.y < high.y &&
           (p.x - low.x) * (high.y - low.y) < (high.x - low.x) * (p.y - low.y);
}

static bool in_interior(const raw_polygon2 *polygon, place2 p)
{
    bool is_odd = false;
    for (uint32_t i = 0; i < polygon->count; i++) {
        if (on_segment(corner(polygon, i), corner(polygon, i + 1), p))
            return false;
        is_odd = is_odd != ray_crosses(corner(polygon, i), corner(polygon, i + 1), p);
    }
    return is_odd;
}

/* Whether the line, an edge or the path, has points of the polygon's interior and the other one strictly on both its sides. */
static bool enters_interior(const raw_polygon2 *polygon, place2 from, place2 to)
{
    bool left = false, right = false;
    for (uint32_t i = 0; i < polygon->count; i++) {
        const place2 a = corner(polygon, i), b = corner(polygon, i + 1);
        if (!same(a, b) && side(a, b, from) <= 0 && side(a, b, to) <= 0)
            return false;
        left = left || side(from, to, a) > 0;
        right = right || side(from, to, a) < 0;
    }
    return same(from, to) ? in_interior(polygon, from) : left && right;
}

/* ---- Edges ---- */

static bool set_wall(const raw_polygon2 *p, uint32_t i, int32_t *wall)
{
    const uint32_t next = (i + 1) % p->count;
    for (int k = 0; k < 2; k++) {
        wall[k] = p->corners[2 * i + (uint32_t)k];
        wall[2 + k] = p->corners[2 * next + (uint32_t)k];
    }
    return wall[0] != wall[2] || wall[1] != wall[3];
}

static void set_feature(sweep2_polygon_oracle *o, uint32_t edge)
{
    const int part = o->wall.part;
    const place2 end = place_of(o->touched + (part > 0 ? 2 : 0));
    o->feature = part == 0 ? GRAZE_FEATURE_EDGE : GRAZE_FEATURE_CORNER;
    while (part != 0 && !same(corner(o->polygon, edge), end))
        edge++;
    o->index = (int32_t)edge;
}

/* Whether the circle reaches this wall before those that were tried before it. */
static bool is_first(sweep2_polygon_oracle *o)
{
    if (o->result == GRAZE_MISS)
        return true;
    mpf_sub(o->off, o->first, o->wall.t);
    mpf_mul_2exp(o->off, o->off, EQUAL);
    return mpf_cmp_ui(o->off, 1) > 0;
}

static void meet_edges(sweep2_polygon_oracle *o, const int64_t *start, const int64_t *end,
                       int32_t radius)
{
    const place2 from = {start[0], start[1]}, to = {end[0], end[1]};
    uint32_t edge = 0;
    for (uint32_t i = 0; i < o->polygon->count; i++) {
        int32_t wall[4];
        if (!set_wall(o->polygon, i, wall))
            continue;
        sweep2_oracle_solve(&o->wall, wall, start, end, radius);
        const graze_result result = o->wall.result;
        if (result == GRAZE_INSIDE || (result != GRAZE_MISS && is_first(o))) {
            mpf_set(o->first, o->wall.t);
            edge = i;
        }
        if (result > o->result)
            o->result = result;
    }
    if (in_interior(o->polygon, from))
        o->result = GRAZE_INSIDE;
    if (o->result == GRAZE_MISS || o->result == GRAZE_INSIDE)
        return;
    if (radius == 0)
        o->result = enters_interior(o->polygon, from, to) ? GRAZE_HIT : GRAZE_TOUCH;
    set_wall(o->polygon, edge, o->touched);
    sweep2_oracle_solve(&o->wall, o->touched, start, end, radius);
    set_feature(o, o->wall.part == 0 ? edge : 0);
}

/* ---- Corners on one line ---- */

static exact squared_between(place2 a, place2 b)
{
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

static void set_ends(sweep2_polygon_oracle *o)
{
    const raw_polygon2 *p = o->polygon;
    exact most = -1;
    for (uint32_t i = 0; i < p->count; i++)
        for (uint32_t j = 0; j <= i; j++)
            if (squared_between(corner(p, i), corner(p, j)) > most) {
                most = squared_between(corner(p, i), corner(p, j));
                for (uint32_t k = 0; k < 2; k++) {
                    o->touched[k] = p->corners[2 * i + k];
                    o->touched[2 + k] = p->corners[2 * j + k];
                }
            }
}

static uint32_t side_of_start(const raw_polygon2 *p, place2 start)
{
    for (uint32_t i = 0; i < p->count; i++)
        if (!same(corner(p, i), corner(p, i + 1)) &&
            side(corner(p, i), corner(p, i + 1), start) <= 0)
            return i;
    return 0;
}

static void meet_flat(sweep2_polygon_oracle *o, const int64_t *start, const int64_t *end,
                      int32_t radius)
{
    const place2 from = {start[0], start[1]};
    set_ends(o);
    sweep2_oracle_solve(&o->wall, o->touched, start, end, radius);
    o->result = o->wall.result;
    if (o->result == GRAZE_MISS || o->result == GRAZE_INSIDE)
        return;
    if (radius == 0)
        o->result = GRAZE_TOUCH;
    set_feature(o, o->wall.part == 0 ? side_of_start(o->polygon, from) : 0);
}

/* ---- The polygon ---- */

void sweep2_polygon_oracle_solve(sweep2_polygon_oracle *o, const raw_polygon2 *polygon,
                                 const int64_t *start, const int64_t *end, int32_t radius)
{
    o->polygon = polygon;
    o->result = GRAZE_MISS;
    o->is_flat = polygon2_oracle_is_flat(polygon);
    if (polygon->count == 0 || radius < 0)
        return;
    if (o->is_flat)
        meet_flat(o, start, end, radius);
    else
        meet_edges(o, start, end, radius);
}

bool sweep2_polygon_oracle_contains(sweep2_polygon_oracle *o, const graze_vec2 *place,
                                    int32_t radius)
{
    const place2 at = {place->x, place->y};
    for (uint32_t i = 0; i < o->polygon->count && radius > 0; i++) {
        int32_t wall[4];
        (void)set_wall(o->polygon, i, wall);
        if (sweep2_oracle_distance(&o->wall, wall, place, radius) < 0)
            return true;
    }
    return !o->is_flat && in_interior(o->polygon, at);
}
