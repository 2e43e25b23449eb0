/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Arcs in units, for their tests. */
#ifndef GRAZE_TESTS_SHAPE_ARC2_H
#define GRAZE_TESTS_SHAPE_ARC2_H

#include "../../include/graze/graze.h"
#include "flat.h"

#define FULL    GRAZE_ARC2_TURN
#define HALF    (GRAZE_ARC2_TURN / 2)
#define QUARTER (GRAZE_ARC2_TURN / 4)

enum { UNTOUCHED = 12345 };

static inline graze_arc2 arc(double cx, double cy, double x, double y, int32_t turn)
{
    graze_arc2 a;
    a.center = flat_units(cx, cy);
    a.start = flat_units(x, y);
    a.turn = turn;
    return a;
}

static inline graze_scalar units(double radius)
{
    return flat_units(radius, 0).x;
}

#endif
