/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Polygons, and the points, circles, rectangles, other polygons and lines that are tested against them, in raw integers. */
#ifndef GRAZE_TESTS_INPUTS_POLYGON2_H
#define GRAZE_TESTS_INPUTS_POLYGON2_H

#include <stdint.h>

enum { POLYGON2_MOST = 8 };

typedef struct raw_polygon2 {
    int32_t corners[2 * POLYGON2_MOST];
    uint32_t count;
} raw_polygon2;

typedef struct polygon2_query {
    raw_polygon2 polygon, other;
    int32_t point[2], circle[3], rect[4], segment[4], ray[5];
} polygon2_query;

/* Case `index` is of class index % POLYGON2_CLASSES. */
enum {
    POLYGON2_LATTICE,   /* hulls of points on a small lattice */
    POLYGON2_HULL,      /* hulls of random points */
    POLYGON2_TRIANGLE,  /* one of three corners, in any direction */
    POLYGON2_SLIVER,    /* hulls of points that are almost on one line */
    POLYGON2_REPEATED,  /* hulls with repeated corners, and corners between others */
    POLYGON2_FLAT,      /* corners on one line, in any order */
    POLYGON2_FEW,       /* none, one or two corners, or equal ones */
    POLYGON2_ANY,       /* any order of any corners */
    POLYGON2_CLOCKWISE, /* hulls, clockwise */
    POLYGON2_NUDGED,    /* hulls of a lattice of which one number is one raw unit off */
    POLYGON2_WORLD,     /* the ends of the world, and of near numbers */
    POLYGON2_CLASSES
};
extern const char *const polygon2_classes[POLYGON2_CLASSES];

void input_polygon2(uint64_t seed, uint32_t index, polygon2_query *q);

#endif
