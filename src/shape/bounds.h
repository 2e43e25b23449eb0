/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The box around corners, or around a core. */
#ifndef GRAZE_SHAPE_BOUNDS_H
#define GRAZE_SHAPE_BOUNDS_H

#include "../../include/graze/aabb.h"
#include "../number/solid.h"

static inline void bounds_set_empty(graze_aabb *box)
{
    box->min.x = box->min.y = box->min.z = GRAZE_SCALAR_MAX;
    box->max.x = box->max.y = box->max.z = GRAZE_SCALAR_MIN;
}

static inline void bounds_widen(graze_aabb *box, const graze_vec3 *p)
{
    box->min.x = lesser(box->min.x, p->x);
    box->min.y = lesser(box->min.y, p->y);
    box->min.z = lesser(box->min.z, p->z);
    box->max.x = greater(box->max.x, p->x);
    box->max.y = greater(box->max.y, p->y);
    box->max.z = greater(box->max.z, p->z);
}

static inline void bounds_set_core(graze_aabb *box, const graze_segment *core)
{
    box->min.x = lesser(core->a.x, core->b.x);
    box->min.y = lesser(core->a.y, core->b.y);
    box->min.z = lesser(core->a.z, core->b.z);
    box->max.x = greater(core->a.x, core->b.x);
    box->max.y = greater(core->a.y, core->b.y);
    box->max.z = greater(core->a.z, core->b.z);
}

#endif
