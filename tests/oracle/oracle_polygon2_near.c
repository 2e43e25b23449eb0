/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The nearest point of a polygon in convex order is that of the edge with the least distance; oracle_segment2.c has the
 * point and the distance of an edge. Squared distances are fractions, which are compared exactly.
 */
#include "exact_plane.h"
#include "oracle_polygon2.h"
#include "oracle_segment2.h"

#include <gmp.h>
#include <string.h>

static void set_exact(mpz_t z, exact x)
{
    mpz_set_si(z, (long)(x >> 64));
    mpz_mul_2exp(z, z, 64);
    mpz_add_ui(z, z, (unsigned long)(x & UINT64_MAX));
}

static exact dot(place2 a, place2 b, place2 from, place2 to)
{
    return (b.x - a.x) * (to.x - from.x) + (b.y - a.y) * (to.y - from.y);
}

/* The squared distance from the edge, as part / whole. */
static void set_squared(mpz_t part, mpz_t whole, place2 a, place2 b, place2 p)
{
    const exact along = dot(a, b, a, p), length = dot(a, b, a, b);
    const place2 end = along >= length && length > 0 ? b : a;
    set_exact(whole, 1);
    set_exact(part, dot(end, p, end, p));
    if (along <= 0 || along >= length)
        return;
    set_exact(whole, length);
    set_exact(part, (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));
    mpz_mul(part, part, part);
}

/* Whether edge i is nearer than edge j: 1, equally near: 0, farther: -1. */
static int compare(const raw_polygon2 *p, uint32_t i, uint32_t j, place2 point)
{
    mpz_t n[4];
    for (int k = 0; k < 4; k++)
        mpz_init(n[k]);
    set_squared(n[0], n[1], corner(p, i), corner(p, i + 1), point);
    set_squared(n[2], n[3], corner(p, j), corner(p, j + 1), point);
    mpz_mul(n[0], n[0], n[3]);
    mpz_mul(n[2], n[2], n[1]);
    const int order = mpz_cmp(n[2], n[0]);
    for (int k = 0; k < 4; k++)
        mpz_clear(n[k]);
    return (order > 0) - (order < 0);
}

/* ---- Corners in any order: what polygon2.h says ---- */

static bool has_foot(place2 a, place2 b, place2 p)
{
    return side(a, b, p) < 0 && dot(a, b, a, p) >= 0 && dot(b, a, b, p) >= 0;
}

/* The first edge with a foot; else one that is its nearest corner alone. */
static void set_stated(const raw_polygon2 *p, place2 point, int32_t *edge)
{
    uint32_t nearest = 0;
    for (uint32_t i = 0; i < p->count; i++) {
        const place2 a = corner(p, i), least = corner(p, nearest);
        memcpy(edge, p->corners + 2 * i, 2 * sizeof *edge);
        memcpy(edge + 2, p->corners + 2 * ((i + 1) % p->count), 2 * sizeof *edge);
        if (has_foot(a, corner(p, i + 1), point))
            return;
        if (dot(a, point, a, point) < dot(least, point, least, point))
            nearest = i;
    }
    memcpy(edge, p->corners + 2 * nearest, 2 * sizeof *edge);
    memcpy(edge + 2, edge, 2 * sizeof *edge);
}

/* ---- Whether a result is right for an edge that is nearest ---- */

typedef bool is_right(const int32_t *edge, const int32_t *point, const void *result);

static bool is_nearest(const int32_t *edge, const int32_t *point, const void *result)
{
    int32_t want[2];
    wall_oracle_closest(edge, point, want);
    return memcmp(want, result, sizeof want) == 0;
}

static bool is_distance(const int32_t *edge, const int32_t *point, const void *result)
{
    return wall_oracle_distance_is(edge, point, *(const int32_t *)result);
}

static bool is_right_for_one(const raw_polygon2 *p, const int32_t *point, is_right *judge,
                             const void *result)
{
    const place2 at = place_of(point);
    uint32_t nearest = 0;
    int32_t edge[4];
    if (!polygon2_oracle_is_convex(p)) {
        set_stated(p, at, edge);
        return judge(edge, point, result);
    }
    for (uint32_t i = 1; i < p->count; i++)
        if (compare(p, i, nearest, at) > 0)
            nearest = i;
    for (uint32_t i = 0; i < p->count; i++) {
        memcpy(edge, p->corners + 2 * i, 2 * sizeof *edge);
        memcpy(edge + 2, p->corners + 2 * ((i + 1) % p->count), 2 * sizeof *edge);
        if (compare(p, i, nearest, at) == 0 && judge(edge, point, result))
            return true;
    }
    return false;
}

bool polygon2_oracle_is_nearest(const raw_polygon2 *p, const int32_t *point, const int32_t *nearest)
{
    if (p->count == 0 || polygon2_oracle_place(p, point) != POLYGON2_OUTSIDE)
        return memcmp(point, nearest, 2 * sizeof *nearest) == 0;
    return is_right_for_one(p, point, is_nearest, nearest);
}

bool polygon2_oracle_is_distance(const raw_polygon2 *p, const int32_t *point, int32_t distance)
{
    if (p->count == 0)
        return distance == INT32_MAX;
    if (polygon2_oracle_place(p, point) != POLYGON2_OUTSIDE)
        return distance == 0;
    return is_right_for_one(p, point, is_distance, &distance);
}
