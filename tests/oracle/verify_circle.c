/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `circle`: N cases for each routine of lines and points against a circle
 * against the exact answer: yes and no, touch and hit and inside to the last bit, points, parameters
 * and normals within the bounds of circle.h, of which the worst seen are reported.
 */
#define AXES         2
#define POINT_BOUND  GRAZE_CIRCLE_POINT_BOUND
#define NORMAL_BOUND GRAZE_CIRCLE_NORMAL_BOUND
#include "ball_lines.h"
#include "flat_solid.h"

FLAT_SOLID(circle)
BALL_PROGRAM(circle)
