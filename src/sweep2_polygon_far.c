/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Circles that move at polygons of any coordinates: sweep2_polygon.c calls this routine where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1

#include "number/arithmetic.h"
#include "shape/begin_plane.h"
#include "shape/ball.h"
#include "shape/sweep2_polygon.h"

int graze_sweep2_find_edge_far(const graze_polygon2 *polygon, const graze_segment2 *path,
                               graze_scalar radius, uint32_t *edge)
{
    return sweep2_find_edge(polygon, path, radius, edge);
}

#endif
