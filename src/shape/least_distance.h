/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The least of several exact distances, each of which is computed into distances_next and then taken, if it is less. */
#ifndef GRAZE_SHAPE_LEAST_DISTANCE_H
#define GRAZE_SHAPE_LEAST_DISTANCE_H

#include "../number/separation.h"

/* The least distance so far is that of `least`, one of two, so that none is copied. */
typedef struct {
    separation of[2];
    int least; /* -1: none so far */
} distances;

static inline separation *distances_next(distances *d)
{
    return &d->of[d->least == 0 ? 1 : 0];
}

/* After distances_next has been set. Returns whether it is less than the least so far. */
static bool distances_take(distances *d)
{
    const int next = d->least == 0 ? 1 : 0;
    if (d->least >= 0 && !separation_less(&d->of[next], &d->of[d->least]))
        return false;
    d->least = next;
    return true;
}

#endif
