/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Polygons of any coordinates: polygon2.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/polygon2.h"
#include "shape/polygon2_convex.h"

bool graze_polygon2_is_convex_far(const graze_polygon2 *polygon)
{
    return polygon2_is_convex(polygon);
}

bool graze_polygon2_contains_point_far(const graze_polygon2 *polygon, const graze_vec2 *point)
{
    return polygon2_contains_point(polygon, point);
}

#endif
