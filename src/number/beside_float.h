/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* In the float build no box is surely beside a slab: rounded casts decide. beside.h specifies each function. */
#ifndef GRAZE_ARITH_BESIDE_FLOAT_H
#define GRAZE_ARITH_BESIDE_FLOAT_H

#include "spans_float.h"

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

#endif
