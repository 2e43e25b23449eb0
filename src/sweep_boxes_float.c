/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routine of graze/sweep.h for boxes that move: the build in floats. */
#include "../include/graze/sweep.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "shape/sweep_boxes_float.h"

static void sweep_write(sweep_scene *s, graze_sweep_hit *hit)
{
    sweep_place x, y, z;
    sweep_no_sides(&s->sides);
    sweep_locate(s, 0, &x);
    sweep_locate(s, 1, &y);
    sweep_locate(s, 2, &z);
    vec3_set(&hit->center, x.center, y.center, z.center);
    vec3_set(&hit->point, x.point, y.point, z.point);
    vec3_set(&hit->normal, x.normal, y.normal, z.normal);
    hit->fraction = s->t;
    hit->feature = sweep_feature_of(s);
    hit->index = sweep_index(&s->sides);
}

graze_result graze_aabb_aabbcast(const graze_aabb *box, const graze_aabb *mover, graze_vec3 motion,
                                 graze_sweep_hit *hit)
{
    const graze_vec3 *low = &box->min, *high = &box->max, *min = &mover->min, *max = &mover->max;
    sweep_scene s;
    sweep_set_axis(&s, 0, low->x, high->x, min->x, max->x, motion.x);
    sweep_set_axis(&s, 1, low->y, high->y, min->y, max->y, motion.y);
    sweep_set_axis(&s, 2, low->z, high->z, min->z, max->z, motion.z);
    sweep_find(&s);
    if (s.result != GRAZE_MISS && hit != 0)
        sweep_write(&s, hit);
    return s.result;
}

#endif
