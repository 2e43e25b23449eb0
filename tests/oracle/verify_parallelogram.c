/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `parallelogram`: N cases for each routine of lines against a
 * parallelogram against the exact answer, bit by bit; a normal within one raw unit, of which the
 * worst seen is reported.
 */
#define CORNERS       4
#define OF_FACE(rest) graze_parallelogram##rest
#include "face_lines.h"

FACE_PROGRAM(parallelogram)
