/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Moves that free a core with a radius from a convex target, in exact integers. A move m is free if its distance from the hull
 * of all differences of a corner and an end of the core is at least the reach: this hull, and nothing else of the two shapes,
 * decides. The library computes no such differences.
 */
#ifndef GRAZE_TESTS_ORACLE_OUTLINE_H
#define GRAZE_TESTS_ORACLE_OUTLINE_H

#include <gmp.h>
#include "inputs_polygon2.h"

#include <stdbool.h>
#include <stdint.h>

__extension__ typedef __int128 wide;

typedef struct {
    int64_t x, y;
} place2;

typedef struct {
    const int32_t *corners;
    uint32_t count;
    place2 start, end; /* of the core */
    int64_t reach;
    place2 hull[2 * POLYGON2_MOST +
                1]; /* counterclockwise, the first corner again behind the last one */
    int sides;      /* 0 if the hull is a point */
    mpz_t left, right, part;
} outline_oracle;

void outline_oracle_init(outline_oracle *o);
void outline_oracle_clear(outline_oracle *o);
void outline_oracle_set(outline_oracle *o, const int32_t *corners, uint32_t count,
                        const int32_t *core, int64_t reach);

wide cross2(place2 a, place2 b);
place2 minus2(place2 a, place2 b);
place2 corner2(const outline_oracle *o, uint32_t i);

/* Whether no corner is on the right of an edge. */
bool outline_oracle_is_convex(const outline_oracle *o);
bool outline_oracle_frees(outline_oracle *o, place2 move);
/* The same for corners in any order: the core has a distance from each edge, and its start is on the right of one. */
bool outline_oracle_frees_any(outline_oracle *o, place2 move);
/* Whether the core meets the target. */
bool outline_oracle_meets(const outline_oracle *o);

/* The shortest way out, of any length: by the reach, and num / den of the way. */
typedef struct {
    place2 along;
    wide num, den; /* den > 0 */
} way2;

/* From a core that does not meet the target. */
void outline_oracle_straight(outline_oracle *o, way2 *way);
/* From a core that does: through the first of the least deep sides, in the order of the header, without the edge with this
 * index. Returns false if there is no side. */
bool outline_oracle_through(outline_oracle *o, int without, way2 *way);

#endif
