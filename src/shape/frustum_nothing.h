/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The frustum that contains nothing: each of its planes excludes everything. One text for the exact build and the float build. */
#ifndef GRAZE_SHAPE_FRUSTUM_NOTHING_H
#define GRAZE_SHAPE_FRUSTUM_NOTHING_H

#include "../../include/graze/frustum.h"

static inline void frustum_set_empty(graze_frustum *f)
{
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        f->normal[i].x = f->normal[i].y = f->normal[i].z = 0;
        f->limit[i] = 1;
    }
}

#endif
