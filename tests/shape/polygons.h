/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shared by the tests of polygons. */
#ifndef GRAZE_TESTS_POLYGONS_H
#define GRAZE_TESTS_POLYGONS_H

#include "rects.h"

enum { CORNERS_MOST = 16 };

/* Corners by value. */
typedef struct {
    uint32_t count;
    graze_vec2 corner[CORNERS_MOST];
} corners;

#define RAW_C (1.0 / 65536)

/* A square of four units with a roof. */
extern const corners house;

/* The polygon points to the corners, which must stay where they are. */
graze_polygon2 polygon_of(const corners *c);
/* The corners of a rectangle that is not empty. */
corners corners_of_rect(graze_rect rect);
corners moved_corners(const corners *c, graze_vec2 by);

/* Mirrored on an axis (0 and 1), x and y exchanged, doubled; in a mirror the order is reversed. */
corners image_of_corners(const corners *c, int kind);

/* The same polygon by other corners: each of them first; at most 8 of them twice; and with the middle of each edge. */
enum { VARIANTS = CORNERS_MOST + 2 };
corners variant_of_corners(const corners *c, uint32_t variant);

#endif
