/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Exact answers about polygons. Of corners in convex order a polygon is the hull: a point is in it if it is in a triangle
 * of three of the corners. Of other corners it is what polygon2.h says.
 */
#ifndef GRAZE_TESTS_ORACLE_POLYGON2_H
#define GRAZE_TESTS_ORACLE_POLYGON2_H

#include "inputs_polygon2.h"

#include <stdbool.h>

/* Seen around a point of the interior, the corners are in order. */
bool polygon2_oracle_is_convex(const raw_polygon2 *p);

enum { POLYGON2_OUTSIDE, POLYGON2_BORDER, POLYGON2_INSIDE };
int polygon2_oracle_place(const raw_polygon2 *p, const int32_t *point);
/* All corners are on one line. */
bool polygon2_oracle_is_flat(const raw_polygon2 *p);

bool polygon2_oracle_overlaps(const raw_polygon2 *p, const raw_polygon2 *q);
bool polygon2_oracle_overlaps_rect(const raw_polygon2 *p, const int32_t *rect);
/* -1 if the circle overlaps the polygon, 0 if it touches it from outside, 1 if they are apart. */
int polygon2_oracle_circle(const raw_polygon2 *p, const int32_t *circle);

/* Whether the point is nearest, and whether the distance is that from the exact one, as polygon2.h rounds them. */
bool polygon2_oracle_is_nearest(const raw_polygon2 *p, const int32_t *point,
                                const int32_t *nearest);
bool polygon2_oracle_is_distance(const raw_polygon2 *p, const int32_t *point, int32_t distance);

#endif
