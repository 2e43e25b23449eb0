/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * How far a point is from a corner, an edge or a plane, and where it comes down on that. The words
 * and what each must do stand in arith.h; GRAZE_FAR chooses the arithmetic as in arith3.h.
 */
#ifndef GRAZE_ARITH_APART_H
#define GRAZE_ARITH_APART_H

#include "arith3.h"

#if GRAZE_FLOAT
#include "arith_apart_float.h"
#else
#if GRAZE_FAR
#include "arith_apart_far.h"
#else
#include "arith_apart_near.h"
#endif
#include "arith_apart_exact.h"
#endif

#endif
