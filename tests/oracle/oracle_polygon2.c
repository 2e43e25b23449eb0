/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "exact_plane.h"
#include "oracle_polygon2.h"

/* A triangle without area is the segments between its corners. */
static bool in_triangle(place2 a, place2 b, place2 c, place2 p)
{
    const int sum = side(a, b, p) + side(b, c, p) + side(c, a, p);
    return on_segment(a, b, p) || on_segment(b, c, p) || on_segment(c, a, p) || sum == 3 ||
           sum == -3;
}

/* ---- The hull ---- */

static bool in_hull(const raw_polygon2 *p, place2 point)
{
    for (uint32_t i = 0; i < p->count; i++)
        for (uint32_t j = i; j < p->count; j++)
            for (uint32_t k = j; k < p->count; k++)
                if (in_triangle(corner(p, i), corner(p, j), corner(p, k), point))
                    return true;
    return false;
}

/* Whether all corners are on one side of the line through two of them, or on it; of equal ones, whether all are equal. */
static bool bounds_hull(const raw_polygon2 *p, place2 a, place2 b)
{
    bool left = false, right = false;
    for (uint32_t i = 0; i < p->count; i++) {
        if (same(a, b) && !same(a, corner(p, i)))
            return false;
        left = left || side(a, b, corner(p, i)) > 0;
        right = right || side(a, b, corner(p, i)) < 0;
    }
    return !left || !right;
}

static bool on_border(const raw_polygon2 *p, place2 point)
{
    for (uint32_t i = 0; i < p->count; i++)
        for (uint32_t j = i; j < p->count; j++)
            if (on_segment(corner(p, i), corner(p, j), point) &&
                bounds_hull(p, corner(p, i), corner(p, j)))
                return true;
    return false;
}

/* ---- The order of the corners ---- */

static bool is_flat(const raw_polygon2 *p, place2 *middle)
{
    for (uint32_t i = 2; i < p->count; i++)
        for (uint32_t j = 1; j < i; j++)
            if (side(corner(p, 0), corner(p, j), corner(p, i)) != 0) {
                middle->x = corner(p, 0).x + corner(p, j).x + corner(p, i).x;
                middle->y = corner(p, 0).y + corner(p, j).y + corner(p, i).y;
                return false;
            }
    for (uint32_t i = 1; i + 1 < p->count; i++)
        if (side(corner(p, i - 1), corner(p, i), corner(p, i + 1)) != 0)
            return false;
    return true;
}

bool polygon2_oracle_is_flat(const raw_polygon2 *p)
{
    place2 middle;
    return is_flat(p, &middle);
}

/* Seen from the middle of three: in the upper half before in the lower. */
static bool is_before(place2 middle, place2 a, place2 b)
{
    const place2 p = {3 * a.x - middle.x, 3 * a.y - middle.y},
                 q = {3 * b.x - middle.x, 3 * b.y - middle.y};
    const bool up_p = p.y > 0 || (p.y == 0 && p.x > 0), up_q = q.y > 0 || (q.y == 0 && q.x > 0);
    if (up_p != up_q)
        return up_p;
    return p.x * q.y - p.y * q.x > 0;
}

bool polygon2_oracle_is_convex(const raw_polygon2 *p)
{
    place2 middle = {0, 0};
    int rounds = 0;
    if (p->count < 3 || is_flat(p, &middle))
        return true;
    for (uint32_t i = 0; i < p->count; i++) {
        if (!on_border(p, corner(p, i)))
            return false;
        if (!same(corner(p, i), corner(p, i + 1)) &&
            !is_before(middle, corner(p, i), corner(p, i + 1)))
            rounds++;
    }
    return rounds == 1;
}

/* ---- A point ---- */

static bool within_bounds(const raw_polygon2 *p, place2 point)
{
    bool side_of[4] = {false, false, false, false};
    for (uint32_t i = 0; i < p->count; i++) {
        const place2 c = corner(p, i);
        side_of[0] = side_of[0] || c.x <= point.x;
        side_of[1] = side_of[1] || c.x >= point.x;
        side_of[2] = side_of[2] || c.y <= point.y;
        side_of[3] = side_of[3] || c.y >= point.y;
    }
    return side_of[0] && side_of[1] && side_of[2] && side_of[3];
}

static int place_by_edges(const raw_polygon2 *p, place2 point)
{
    place2 middle;
    bool on_line = false;
    for (uint32_t i = 0; i < p->count; i++) {
        const int s = side(corner(p, i), corner(p, i + 1), point);
        if (s < 0)
            return POLYGON2_OUTSIDE;
        on_line = on_line || (s == 0 && !same(corner(p, i), corner(p, i + 1)));
    }
    if (is_flat(p, &middle))
        return within_bounds(p, point) ? POLYGON2_BORDER : POLYGON2_OUTSIDE;
    return on_line ? POLYGON2_BORDER : POLYGON2_INSIDE;
}

int polygon2_oracle_place(const raw_polygon2 *p, const int32_t *point)
{
    const place2 at = place_of(point);
    if (!polygon2_oracle_is_convex(p))
        return place_by_edges(p, at);
    if (!in_hull(p, at))
        return POLYGON2_OUTSIDE;
    return on_border(p, at) ? POLYGON2_BORDER : POLYGON2_INSIDE;
}
