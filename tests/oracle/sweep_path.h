/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What the oracles of moving shapes have in common, in space and in the plane: the end of a path, and the names of results. */
#ifndef GRAZE_TESTS_SWEEP_PATH_H
#define GRAZE_TESTS_SWEEP_PATH_H

#include "../../include/graze/line.h"
#include "draw.h"
#include "judged.h"

enum { UNTOUCHED = 0x5a5a5a5a, CENTER_OFF = 0, POINT_OFF, FRACTION_OFF, NORMAL_OFF };
#define SWEEP_MEASURES                                                                             \
    {                                                                                              \
        "center, in raw units off", "point", "fraction, in 2^-30", "normal, of its bound"          \
    }

/* Sets of results, for judge_routine. */
enum {
    MISS = 1u << GRAZE_MISS,
    TOUCH = 1u << GRAZE_TOUCH,
    HIT = 1u << GRAZE_HIT,
    INSIDE = 1u << GRAZE_INSIDE
};

/* Where a coordinate of the path ends, as judged: a motion that leaves the world ends at its border. */
static inline int64_t sweep_end(int32_t start, int32_t motion)
{
    return judged(hold((int64_t)start + motion));
}

/* How far a box with these sides goes on an axis: until one of them is at the border of the world. */
static inline int64_t sweep_whole_way(int32_t min, int32_t max, int32_t motion)
{
    const int64_t below = (int64_t)judged(INT32_MIN) - min;
    const int64_t above = (int64_t)judged(INT32_MAX) - max;
    return motion < below ? below : motion > above ? above : motion;
}

#endif
