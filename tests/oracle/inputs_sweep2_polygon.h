/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Circles that move at a polygon, as raw integers for both builds. They follow from a seed and an index alone. */
#ifndef GRAZE_TESTS_INPUTS_SWEEP2_POLYGON_H
#define GRAZE_TESTS_INPUTS_SWEEP2_POLYGON_H

#include "inputs_polygon2_corners.h"

typedef struct sweep2_polygon_words {
    raw_polygon2 polygon;
    int32_t circle[3], motion[2]; /* center and radius */
} sweep2_polygon_words;

enum {
    SWEEP2_POLYGON_LATTICE,
    SWEEP2_POLYGON_HULL,
    SWEEP2_POLYGON_SLIVER,
    SWEEP2_POLYGON_REPEATED, /* repeated corners, and corners between others */
    SWEEP2_POLYGON_FLAT,     /* corners on one line, in any order */
    SWEEP2_POLYGON_FEW,      /* none, one or two corners, or equal ones */
    SWEEP2_POLYGON_ANY,      /* any order of any corners */
    SWEEP2_POLYGON_IN_TOUCH, /* at the start, at the end or between */
    SWEEP2_POLYGON_ALONG,    /* along a side, at the distance of the radius */
    SWEEP2_POLYGON_CLOSE,    /* starts a few raw units off */
    SWEEP2_POLYGON_LINE,     /* radius 0, through corners and places of sides */
    SWEEP2_POLYGON_WORLD,    /* as large as the world */
    SWEEP2_POLYGON_BORDER,   /* stops at the border of the world, exactly above a corner */
    SWEEP2_POLYGON_CLASSES
};
extern const char *const sweep2_polygon_class_names[SWEEP2_POLYGON_CLASSES];

/* A polygon whose sides have whole lengths: side i leads along `ways` times a whole number, for a length in `ways[i][2]`. */
void draw_whole_polygon2(input_stream *s, int32_t most, raw_polygon2 *p, int32_t (*ways)[3]);

/* Case `index` of a stream is of class `index % SWEEP2_POLYGON_CLASSES`. */
void input_sweep2_polygon(uint64_t seed, uint32_t index, sweep2_polygon_words *words);

#endif
