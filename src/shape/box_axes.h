/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A box and a rectangle: one interval on each axis. See axes.h. */
#ifndef GRAZE_BOX_AXES_H
#define GRAZE_BOX_AXES_H

#include "axes.h"

#if GRAZE_AXES == 3

#include "../../include/graze/aabb.h"

typedef graze_aabb box_n;

#define OF_BOX(routine)   graze_aabb_##routine
#define BOX_OVERLAPS_BOX  graze_aabb_overlaps_aabb
#define BOX_CONTAINS_BOX  graze_aabb_contains_aabb
#define BOX_OVERLAPS_BALL graze_aabb_overlaps_sphere

#else

#include "../../include/graze/rect.h"

typedef graze_rect box_n;

#define OF_BOX(routine)   graze_rect_##routine
#define BOX_OVERLAPS_BOX  graze_rect_overlaps_rect
#define BOX_CONTAINS_BOX  graze_rect_contains_rect
#define BOX_OVERLAPS_BALL graze_rect_overlaps_circle

#endif

#endif
