/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * What oriented boxes say about each other: the edges of one, which follow from its axes, held
 * against lengths and against the axes of the other. The words and what each must do stand in
 * spans.h; GRAZE_FAR chooses the arithmetic as in degrees.h.
 */
#include "degrees.h"

#if GRAZE_FLOAT
#include "edge_float.h"
#elif GRAZE_FAR
#include "edge_far.h"
#elif GRAZE_SMALL_WORLD
#include "edge_small.h"
#else
#include "edge_near.h"
#endif
