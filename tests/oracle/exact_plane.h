/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points of the plane and sides of lines, exactly, for the oracles of polygons. */
#ifndef GRAZE_TESTS_EXACT_PLANE_H
#define GRAZE_TESTS_EXACT_PLANE_H

#include "inputs_polygon2.h"

#include <stdbool.h>

/* Coordinates have 32 bits, three times a coordinate 34, and the products of two differences 70. */
__extension__ typedef __int128 exact;

typedef struct {
    exact x, y;
} place2;

static inline place2 place_of(const int32_t *point)
{
    const place2 p = {point[0], point[1]};
    return p;
}

static inline place2 corner(const raw_polygon2 *p, uint32_t i)
{
    return place_of(p->corners + 2 * (i % p->count));
}

static inline bool same(place2 a, place2 b)
{
    return a.x == b.x && a.y == b.y;
}

/* The side of the line from a to b: its equation, as a determinant of three rows. */
static inline int side(place2 a, place2 b, place2 p)
{
    const exact d = (a.x * b.y - b.x * a.y) + (b.x * p.y - p.x * b.y) + (p.x * a.y - a.x * p.y);
    return (d > 0) - (d < 0);
}

static inline bool between(exact a, exact b, exact c)
{
    return (a <= b && b <= c) || (c <= b && b <= a);
}

static inline bool on_segment(place2 a, place2 b, place2 p)
{
    return side(a, b, p) == 0 && between(a.x, p.x, b.x) && between(a.y, p.y, b.y);
}

#endif
