/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_outline.h"

#include <stdlib.h>

/* Differences are below 2^34, and products of two below 2^69. */
wide cross2(place2 a, place2 b)
{
    return (wide)a.x * b.y - (wide)a.y * b.x;
}

static wide dot2(place2 a, place2 b)
{
    return (wide)a.x * b.x + (wide)a.y * b.y;
}

place2 minus2(place2 a, place2 b)
{
    const place2 way = {a.x - b.x, a.y - b.y};
    return way;
}

place2 corner2(const outline_oracle *o, uint32_t i)
{
    const uint32_t at = i % o->count;
    const place2 corner = {o->corners[2 * at], o->corners[2 * at + 1]};
    return corner;
}

void outline_oracle_init(outline_oracle *o)
{
    mpz_inits(o->left, o->right, o->part, NULL);
}

void outline_oracle_clear(outline_oracle *o)
{
    mpz_clears(o->left, o->right, o->part, NULL);
}

static void set_wide(mpz_t to, wide n)
{
    const bool down = n < 0;
    const wide size = down ? -n : n;
    mpz_set_ui(to, (unsigned long)(size >> 62));
    mpz_mul_2exp(to, to, 62);
    mpz_add_ui(to, to, (unsigned long)(size & (((wide)1 << 62) - 1)));
    if (down)
        mpz_neg(to, to);
}

/* ---- The hull ---- */

static int order2(const void *a, const void *b)
{
    const place2 *p = a, *q = b;
    return p->x != q->x ? (p->x < q->x ? -1 : 1) : p->y < q->y ? -1 : p->y > q->y;
}

static int add_to_chain(place2 *chain, int length, int least, place2 p)
{
    while (length > least &&
           cross2(minus2(chain[length - 1], chain[length - 2]), minus2(p, chain[length - 2])) <= 0)
        length--;
    chain[length] = p;
    return length + 1;
}

/* The lower chain from left to right, then the upper one back. */
static void set_hull(outline_oracle *o, place2 *points, int count)
{
    int length = 0;
    qsort(points, (size_t)count, sizeof *points, order2);
    for (int i = 0; i < count; i++)
        if (i == 0 || order2(&points[i], &points[i - 1]) != 0)
            length = add_to_chain(o->hull, length, 1, points[i]);
    const int lower = length;
    for (int i = count - 2; i >= 0; i--)
        if (order2(&points[i], &points[i + 1]) != 0)
            length = add_to_chain(o->hull, length, lower, points[i]);
    o->sides = length - 1;
}

void outline_oracle_set(outline_oracle *o, const int32_t *corners, uint32_t count,
                        const int32_t *core, int64_t reach)
{
    const place2 start = {core[0], core[1]}, end = {core[2], core[3]};
    place2 points[2 * POLYGON2_MOST];
    o->corners = corners;
    o->count = count;
    o->start = start;
    o->end = end;
    o->reach = reach;
    for (uint32_t i = 0; i < count; i++) {
        points[2 * i] = minus2(corner2(o, i), start);
        points[2 * i + 1] = minus2(corner2(o, i), end);
    }
    set_hull(o, points, (int)(2 * count));
}

/* ---- Whether a move is free ---- */

static bool is_inside(const outline_oracle *o, place2 move)
{
    for (int i = 0; i < o->sides; i++)
        if (cross2(minus2(o->hull[i + 1], o->hull[i]), minus2(move, o->hull[i])) < 0)
            return false;
    return o->sides > 2;
}

/* cross^2 >= reach^2 * side^2 */
static bool is_beyond_side(outline_oracle *o, place2 side, place2 gap)
{
    set_wide(o->left, cross2(side, gap));
    mpz_mul(o->left, o->left, o->left);
    set_wide(o->right, dot2(side, side));
    mpz_set_si(o->part, o->reach);
    mpz_mul(o->right, o->right, o->part);
    mpz_mul(o->right, o->right, o->part);
    return mpz_cmp(o->left, o->right) >= 0;
}

static bool is_foot(place2 side, place2 gap)
{
    const wide along = dot2(side, gap);
    return along > 0 && along < dot2(side, side);
}

bool outline_oracle_frees(outline_oracle *o, place2 move)
{
    const wide squared = (wide)o->reach * o->reach;
    for (int i = 0; i <= o->sides; i++) {
        const place2 gap = minus2(move, o->hull[i]);
        if (dot2(gap, gap) < squared)
            return false;
    }
    for (int i = 0; i < o->sides; i++) {
        const place2 side = minus2(o->hull[i + 1], o->hull[i]), gap = minus2(move, o->hull[i]);
        if (is_foot(side, gap) && !is_beyond_side(o, side, gap))
            return false;
    }
    return !is_inside(o, move);
}

bool outline_oracle_is_convex(const outline_oracle *o)
{
    for (uint32_t i = 0; i < o->count; i++)
        for (uint32_t k = 0; k < o->count; k++)
            if (cross2(minus2(corner2(o, i + 1), corner2(o, i)),
                       minus2(corner2(o, k), corner2(o, i))) < 0)
                return false;
    return true;
}

bool outline_oracle_frees_any(outline_oracle *o, place2 move)
{
    const place2 start = {o->start.x + move.x, o->start.y + move.y};
    bool is_right = false;
    for (uint32_t i = 0; i < o->count; i++) {
        const place2 from = corner2(o, i), to = corner2(o, i + 1);
        const int32_t core[4] = {(int32_t)o->start.x, (int32_t)o->start.y, (int32_t)o->end.x,
                                 (int32_t)o->end.y};
        const int32_t ends[4] = {(int32_t)from.x, (int32_t)from.y, (int32_t)to.x, (int32_t)to.y};
        outline_oracle edge;
        outline_oracle_init(&edge);
        outline_oracle_set(&edge, ends, 2, core, o->reach);
        const bool is_free = outline_oracle_frees(&edge, move);
        outline_oracle_clear(&edge);
        if (!is_free)
            return false;
        is_right = is_right || cross2(minus2(to, from), minus2(start, from)) < 0;
    }
    return is_right || o->count < 3;
}

/* ---- The shortest way ---- */

/* On the hull, if it has no area. */
static bool is_on_side(place2 side, place2 gap)
{
    const wide along = dot2(side, gap);
    return cross2(side, gap) == 0 && along >= 0 && along <= dot2(side, side);
}

bool outline_oracle_meets(const outline_oracle *o)
{
    const place2 zero = {0, 0};
    if (o->sides == 0)
        return o->hull[0].x == 0 && o->hull[0].y == 0;
    if (o->sides == 2)
        return is_on_side(minus2(o->hull[1], o->hull[0]), minus2(zero, o->hull[0]));
    return is_inside(o, zero);
}

/* The sign of the difference of two depths: of cross^2 / side^2. */
static int compare_depths(outline_oracle *o, place2 side, wide across, place2 other,
                          wide other_across)
{
    set_wide(o->left, across);
    mpz_mul(o->left, o->left, o->left);
    set_wide(o->part, dot2(other, other));
    mpz_mul(o->left, o->left, o->part);
    set_wide(o->right, other_across);
    mpz_mul(o->right, o->right, o->right);
    set_wide(o->part, dot2(side, side));
    mpz_mul(o->right, o->right, o->part);
    return mpz_cmp(o->left, o->right);
}

/* To the right of a side, from a place that far to the left of it. */
static void set_way_across(way2 *way, place2 side, wide across)
{
    way->along.x = side.y;
    way->along.y = -side.x;
    way->num = across;
    way->den = dot2(side, side);
}

/* Away from the nearest corner; or from a side that is nearer: across^2 / side^2 against gap^4 / gap^2. */
void outline_oracle_straight(outline_oracle *o, way2 *way)
{
    const place2 zero = {0, 0};
    place2 nearest = minus2(zero, o->hull[0]);
    for (int i = 1; i <= o->sides; i++) {
        const place2 gap = minus2(zero, o->hull[i]);
        if (dot2(gap, gap) < dot2(nearest, nearest))
            nearest = gap;
    }
    way->along = nearest;
    way->num = -1;
    way->den = 1;
    wide least = dot2(nearest, nearest);
    for (int i = 0; i < o->sides; i++) {
        const place2 side = minus2(o->hull[i + 1], o->hull[i]), gap = minus2(zero, o->hull[i]);
        const wide across = cross2(side, gap);
        if (is_foot(side, gap) && across < 0 &&
            compare_depths(o, side, across, nearest, least) < 0) {
            nearest = side;
            least = across;
            set_way_across(way, side, across);
        }
    }
}

static bool leads_along(place2 a, place2 b)
{
    return cross2(a, b) == 0 && dot2(a, b) > 0;
}

/* The order of a side of the hull: that of the edge of the target along it; or of the core, whose left side leads back. */
static int order_of_side(const outline_oracle *o, place2 side)
{
    const place2 core = minus2(o->end, o->start);
    for (uint32_t i = 0; i < o->count; i++)
        if (leads_along(side, minus2(corner2(o, i + 1), corner2(o, i))))
            return (int)i;
    return leads_along(side, core) ? (int)o->count + 1 : (int)o->count;
}

bool outline_oracle_through(outline_oracle *o, int without, way2 *way)
{
    const place2 zero = {0, 0};
    place2 best = zero;
    wide depth = 0;
    int first = -1;
    for (int i = 0; i < o->sides; i++) {
        const place2 side = minus2(o->hull[i + 1], o->hull[i]);
        const wide across = cross2(side, minus2(zero, o->hull[i]));
        const int order = order_of_side(o, side);
        if (order == without)
            continue;
        const int sign = first < 0 ? -1 : compare_depths(o, side, across, best, depth);
        if (sign < 0 || (sign == 0 && order < first)) {
            best = side;
            depth = across;
            first = order;
        }
    }
    if (first < 0)
        return false;
    set_way_across(way, best, depth);
    return true;
}
