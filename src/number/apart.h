/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * How far a point is from a corner, an edge or a plane, and where it comes down on that. The words
 * and what each must do stand in spans.h; GRAZE_FAR chooses the arithmetic as in degrees.h.
 */
#include "degrees.h"

#if GRAZE_FLOAT
#include "apart_float.h"
#elif GRAZE_FAR
#include "apart_far.h"
#else
#include "apart_near.h"
#endif
