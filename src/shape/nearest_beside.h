/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of nearest shapes: whether an axis-aligned box is surely outside of one of three slabs. A slab has the points
 * with |axis . (p - center)| <= half; an axis may have any length. Any coordinates, and no far arithmetic.
 *
 *   box_middle                the middle of an axis-aligned box and its half extents, rounded outward
 *   middle_set(&m, &low, &high)
 *   middle_way, way_from(&w, &m, x, y, z)   from the point (x, y, z), the center of the slabs, to the middle
 *   is_beside_any(&m, &w, axis, &half)   true only if no point of the box is in one of the slabs; half->x belongs to axis[0]
 */
#ifndef GRAZE_SHAPE_NEAREST_BESIDE_H
#define GRAZE_SHAPE_NEAREST_BESIDE_H

#include "../number/spans.h"

#include "nearest_beside_fixed.h"

#endif
