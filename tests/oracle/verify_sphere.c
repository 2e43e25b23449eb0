/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sphere`: N cases for each routine of lines and points against a sphere
 * against the exact answer: yes and no, touch and hit and inside to the last bit, points, parameters
 * and normals within the bounds of sphere.h, of which the worst seen are reported.
 */
#define AXES         3
#define POINT_BOUND  GRAZE_SPHERE_POINT_BOUND
#define NORMAL_BOUND GRAZE_SPHERE_NORMAL_BOUND
#include "ball_lines.h"
#include "space_solid.h"

SPACE_SOLID(sphere)
BALL_PROGRAM(sphere)
