/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Whether a box of the world is surely beside one of three slabs: the points with |axis . (p - center)| <= half, for axes
 * of any length. Any coordinates, and no far arithmetic. In the float build no box is surely beside a slab.
 *
 *   box_middle                the middle of a box of the world and its half extents, rounded outward
 *   middle_set(&m, &low, &high)
 *   middle_way, way_from(&w, &m, x, y, z)   from the point (x, y, z), the center of the slabs, to the middle
 *   is_beside_any(&m, &w, axis, &half)   true only if no point of the box is in one of the slabs; half->x belongs to axis[0]
 */
#ifndef GRAZE_ARITH_BESIDE_H
#define GRAZE_ARITH_BESIDE_H

#include "spans.h"

#if GRAZE_FLOAT
#include "beside_float.h"
#else
#include "beside_fixed.h"
#endif

#endif
