/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where a line crosses the surface of a ball. The words and what each must do stand in arith.h. For
 * a file that has said GRAZE_AXES, and included ball.h.
 */
#ifndef GRAZE_ARITH_CROSSING_H
#define GRAZE_ARITH_CROSSING_H

#include "ball.h"

#if GRAZE_FLOAT
#include "arith_crossing_float.h"
#else
#include "arith_crossing_fixed.h"
#if GRAZE_FAR
#include "arith_crossing_far.h"
#else
#include "arith_crossing_near.h"
#endif
#endif

#endif
