/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Sides and distances in the plane, for the oracle `sweep2_tunnel`: in integers, exact. */
#ifndef GRAZE_TESTS_SWEEP2_TUNNEL_SIDES_H
#define GRAZE_TESTS_SWEEP2_TUNNEL_SIDES_H

#include "sweep2_tunnel_scene.h"

static inline place2 minus2(place2 a, place2 b)
{
    const place2 way = {a.x - b.x, a.y - b.y};
    return way;
}

static inline int64_t dot2(place2 a, place2 b)
{
    return a.x * b.x + a.y * b.y;
}

static inline int64_t cross2(place2 a, place2 b)
{
    return a.x * b.y - a.y * b.x;
}

static inline int sign_of_area(int64_t n)
{
    return n < 0 ? -1 : n > 0;
}

static inline int side_of(const place2 *wall, place2 p)
{
    return sign_of_area(cross2(minus2(wall[1], wall[0]), minus2(p, wall[0])));
}

/* From the nearest place of a rectangle. */
place2 tunnel_from_rect(const place2 *rect, place2 p);
/* The ends of an edge; false if it has no length. */
bool tunnel_set_edge(const raw_polygon2 *p, uint32_t i, place2 *edge);
/* Whether no edge has the place on its right, and, if `open`, on its line. */
bool tunnel_is_in_polygon(const raw_polygon2 *polygon, place2 p, bool open);

#endif
