/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Common to near and far numbers, and to floats: a mover and its target in the plane, as outline.h describes them. */
#ifndef GRAZE_SHAPE_OUTLINE_NUMBERS_H
#define GRAZE_SHAPE_OUTLINE_NUMBERS_H

#include "../../include/graze/separate.h"

typedef struct {
    graze_polygon2 target; /* counterclockwise */
    graze_segment2 core;
    graze_scalar target_radius, radius;
    bool is_wall;             /* the mover is freed to a side of it */
    const graze_vec2 *before; /* NULL: to the side of the middle of the core */
} outline_case;

#endif
