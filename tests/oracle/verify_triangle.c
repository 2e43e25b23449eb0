/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `triangle`: N cases for each routine of lines against a triangle against
 * the exact answer, bit by bit; a normal within one raw unit, of which the worst seen is reported.
 */
#define CORNERS       3
#define OF_FACE(rest) graze_triangle##rest
#include "face_lines.h"

FACE_PROGRAM(triangle)
