/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Common to near and far numbers: where the center of a sphere is as far from a plane as its radius. sweep_plane.h specifies
 * each word; arith_sweep_fixed.c defines the function. */
#ifndef GRAZE_SHAPE_SWEEP_PLANE_NUMBERS_H
#define GRAZE_SHAPE_SWEEP_PLANE_NUMBERS_H

#include "ball_crossing_numbers.h"
#include "../wide/u256.h"

typedef struct GRAZE_WORD_ALIGNED {
    u128 height, fall; /* < 2^66, in lengths of the normal */
    graze_vec3 normal;
    graze_scalar radius;
} plane_fall;

void graze_plane_fall_crossing(crossing *t, const plane_fall *f);

#endif
