/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Circles that move at polygons: graze/sweep2.h. Their algorithm is in shape/sweep2_polygon.h and shape/sweep2_polygon_stop.h;
 * capsule2.c has the cast of a wall. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"
#include "shape/begin_plane.h"

#include "wide/begin_fast.h"
#include "shape/ball.h"
#include "shape/sweep2_polygon.h"
#include "shape/sweep2_polygon_stop.h"

graze_result graze_polygon2_circlecast(const graze_polygon2 *polygon, const graze_circle *circle,
                                       graze_vec2 motion, graze_sweep_hit2 *hit)
{
    sweep2_solid s;
    CLAMP_WHERE_LOADED(polygon);
    CLAMP(graze_circle, circle);
    sweep2_solid_set(&s, polygon, circle->radius);
    sweep2_set_path(&s.path, &circle->center, motion);
    return sweep2_solid_circlecast(&s, hit);
}

#include "wide/end_fast.h"

#endif
