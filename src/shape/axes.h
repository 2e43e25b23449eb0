/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Box and rectangle are the same shape in space and in the plane, and so are sphere and circle. Each algorithm is written
 * once, and included after begin_space.h or begin_plane.h. These define
 *
 *   vector_n, segment_n, ray_n, ball_n, box_n ...   the types with three or two axes
 *   EACH_AXIS(DO), ALL_AXES(IS), SUM_OF_AXES(plus, A) ...   DO, IS and A are macros whose argument is x, y or z
 *   FAR_OF_BALL(routine)     the routine of sphere_far.c or circle_far.c
 */
#ifndef GRAZE_SHAPE_AXES_H
#define GRAZE_SHAPE_AXES_H

#include "../../include/graze/aabb.h"
#include "../../include/graze/circle.h"
#include "../../include/graze/rect.h"
#include "../../include/graze/sphere.h"
#include "axis.h"

/* See box_hit.h. */
enum { BOX_NO_SIDE = 2 * NO_AXIS };

static const graze_vec2 nowhere2 = {0, 0};
static const graze_vec3 nowhere3 = {0, 0, 0};

#endif
