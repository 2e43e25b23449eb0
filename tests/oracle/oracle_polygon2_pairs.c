/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Two polygons have a point in common if a corner of one is in the other, or if two edges cross. A circle meets a polygon
 * if its squared distance from an edge is at most the square of the radius.
 */
#include "exact_plane.h"
#include "oracle_polygon2.h"

#include <gmp.h>

/* ---- Two polygons in convex order ---- */

static bool segments_meet(place2 a, place2 b, place2 c, place2 d)
{
    if (on_segment(a, b, c) || on_segment(a, b, d) || on_segment(c, d, a) || on_segment(c, d, b))
        return true;
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

static bool edges_meet(const raw_polygon2 *p, const raw_polygon2 *q)
{
    for (uint32_t i = 0; i < p->count; i++)
        for (uint32_t j = 0; j < q->count; j++)
            if (segments_meet(corner(p, i), corner(p, i + 1), corner(q, j), corner(q, j + 1)))
                return true;
    return false;
}

static bool has_corner_of(const raw_polygon2 *p, const raw_polygon2 *q)
{
    for (uint32_t i = 0; i < q->count; i++)
        if (polygon2_oracle_place(p, q->corners + 2 * i) != POLYGON2_OUTSIDE)
            return true;
    return false;
}

/* Corners on one line may be in any order, so that an edge is not all of it. */
static void sort_flat(raw_polygon2 *p)
{
    int32_t *c = p->corners;
    for (uint32_t i = 0; i < p->count; i++)
        for (uint32_t j = 1; j < p->count; j++)
            if (c[2 * j] < c[2 * j - 2] ||
                (c[2 * j] == c[2 * j - 2] && c[2 * j + 1] < c[2 * j - 1]))
                for (int k = 0; k < 2; k++) {
                    const int32_t old = c[2 * j + (uint32_t)k];
                    c[2 * j + (uint32_t)k] = c[2 * j - 2 + (uint32_t)k];
                    c[2 * j - 2 + (uint32_t)k] = old;
                }
}

/* ---- Corners in any order: what polygon2.h says ---- */

static bool apart_by_bounds(const raw_polygon2 *p, const raw_polygon2 *q, int axis)
{
    for (uint32_t i = 0; i < p->count; i++)
        for (uint32_t j = 0; j < q->count; j++)
            if (p->corners[2 * i + (uint32_t)axis] >= q->corners[2 * j + (uint32_t)axis])
                return false;
    return true;
}

static bool apart_by_edge(const raw_polygon2 *p, const raw_polygon2 *q)
{
    for (uint32_t i = 0; i < p->count; i++) {
        bool apart = true;
        for (uint32_t j = 0; j < q->count; j++)
            apart = apart && side(corner(p, i), corner(p, i + 1), corner(q, j)) < 0;
        if (apart)
            return true;
    }
    return false;
}

static bool apart_as_stated(const raw_polygon2 *p, const raw_polygon2 *q)
{
    for (int axis = 0; axis < 2; axis++)
        if (apart_by_bounds(p, q, axis) || apart_by_bounds(q, p, axis))
            return true;
    return apart_by_edge(p, q) || apart_by_edge(q, p);
}

bool polygon2_oracle_overlaps(const raw_polygon2 *p, const raw_polygon2 *q)
{
    raw_polygon2 a = *p, b = *q;
    if (p->count == 0 || q->count == 0)
        return false;
    if (!polygon2_oracle_is_convex(p) || !polygon2_oracle_is_convex(q))
        return !apart_as_stated(p, q);
    if (polygon2_oracle_is_flat(p))
        sort_flat(&a);
    if (polygon2_oracle_is_flat(q))
        sort_flat(&b);
    return has_corner_of(&a, &b) || has_corner_of(&b, &a) || edges_meet(&a, &b);
}

bool polygon2_oracle_overlaps_rect(const raw_polygon2 *p, const int32_t *rect)
{
    const raw_polygon2 q = {
        {rect[0], rect[1], rect[2], rect[1], rect[2], rect[3], rect[0], rect[3]}, 4};
    return rect[0] <= rect[2] && rect[1] <= rect[3] && polygon2_oracle_overlaps(p, &q);
}

/* ---- A circle ---- */

static void set_exact(mpz_t z, exact x)
{
    mpz_set_si(z, (long)(x >> 64));
    mpz_mul_2exp(z, z, 64);
    mpz_add_ui(z, z, (unsigned long)(x & UINT64_MAX));
}

/* The sign of distance - radius, from the edge from a to b. */
static int edge_against(place2 a, place2 b, place2 p, int32_t radius)
{
    const exact x = b.x - a.x, y = b.y - a.y, along = (p.x - a.x) * x + (p.y - a.y) * y,
                whole = x * x + y * y;
    const exact dx = p.x - (along >= whole ? b.x : a.x), dy = p.y - (along >= whole ? b.y : a.y);
    mpz_t squared, most, length;
    mpz_inits(squared, most, length, NULL);
    set_exact(length, along <= 0 || along >= whole ? 1 : whole);
    set_exact(squared,
              along <= 0 || along >= whole ? dx * dx + dy * dy : x * (p.y - a.y) - y * (p.x - a.x));
    if (along > 0 && along < whole)
        mpz_mul(squared, squared, squared);
    set_exact(most, (exact)radius * radius);
    mpz_mul(most, most, length);
    const int order = mpz_cmp(squared, most);
    mpz_clears(squared, most, length, NULL);
    return order;
}

int polygon2_oracle_circle(const raw_polygon2 *p, const int32_t *circle)
{
    const place2 center = place_of(circle);
    int nearest = 1;
    if (p->count == 0 || circle[2] < 0)
        return 1;
    if (polygon2_oracle_place(p, circle) != POLYGON2_OUTSIDE)
        return -1;
    for (uint32_t i = 0; i < p->count; i++) {
        const place2 a = corner(p, i), b = corner(p, i + 1);
        if (!polygon2_oracle_is_convex(p) && side(a, b, center) > 0)
            continue;
        const int order = edge_against(a, b, center, circle[2]);
        nearest = order < nearest ? order : nearest;
    }
    return nearest < 0 ? -1 : nearest > 0;
}
