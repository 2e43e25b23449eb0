/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of nearest shapes: whether an axis-aligned box is surely outside of one of three slabs. A slab has the points
 * with |axis . (p - center)| <= half; an axis may have any length. Any coordinates, and no far arithmetic. In the float
 * build no box is surely outside.
 *
 *   box_middle                the middle of an axis-aligned box and its half extents, rounded outward
 *   middle_set(&m, &low, &high)
 *   middle_way, way_from(&w, &m, x, y, z)   from the point (x, y, z), the center of the slabs, to the middle
 *   is_beside_any(&m, &w, axis, &half)   true only if no point of the box is in one of the slabs; half->x belongs to axis[0]
 */
#ifndef GRAZE_SHAPE_NEAREST_BESIDE_H
#define GRAZE_SHAPE_NEAREST_BESIDE_H

#include "../number/spans.h"

#if GRAZE_FLOAT
#include "../number/spans_float.h"

/* ---- Binary32: rounded casts decide, so no box is surely beside a slab ---- */

typedef struct {
    bool none;
} box_middle;

typedef struct {
    bool none;
} middle_way;

GRAZE_INLINE void middle_set(box_middle *m, const graze_vec3 *low, const graze_vec3 *high)
{
    (void)low;
    (void)high;
    m->none = true;
}

GRAZE_INLINE void way_from(middle_way *w, const box_middle *m, graze_scalar x, graze_scalar y,
                           graze_scalar z)
{
    (void)m;
    (void)x;
    (void)y;
    (void)z;
    w->none = true;
}

GRAZE_INLINE bool is_beside_any(const box_middle *m, const middle_way *w, const graze_vec3 *axis,
                                const graze_vec3 *half)
{
    (void)m;
    (void)w;
    (void)axis;
    (void)half;
    return false;
}

#else
#include "nearest_beside_fixed.h"
#endif

#endif
