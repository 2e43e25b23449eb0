/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Circles that move, of any coordinates: sweep2.c calls this routine where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1

#include "number/arithmetic.h"
#include "shape/begin_plane.h"
#include "shape/ball.h"
#include "shape/box.h"
#include "shape/capsule2.h"
#include "shape/capsule2_line.h"
#include "shape/sweep2.h"

graze_result graze_segment2_circlecast_far(const graze_capsule2 *around, const graze_segment2 *path,
                                           graze_sweep_hit2 *hit)
{
    return sweep2_circlecast(around, path, hit);
}

#endif
