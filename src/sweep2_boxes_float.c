/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routine of graze/sweep2.h for rectangles that move: the build in floats. */
#include "../include/graze/sweep2.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "shape/sweep_boxes_float.h"

static void sweep_write(sweep_scene *s, graze_sweep_hit2 *hit)
{
    sweep_place x, y;
    sweep_no_sides(&s->sides);
    sweep_locate(s, 0, &x);
    sweep_locate(s, 1, &y);
    hit->center = graze_vec2_of(x.center, y.center);
    hit->point = graze_vec2_of(x.point, y.point);
    hit->normal = graze_vec2_of(x.normal, y.normal);
    hit->fraction = s->t;
    hit->feature = sweep_feature_of(s);
    hit->index = sweep_index(&s->sides);
}

graze_result graze_rect_rectcast(const graze_rect *rect, const graze_rect *mover, graze_vec2 motion,
                                 graze_sweep_hit2 *hit)
{
    const graze_vec2 *low = &rect->min, *high = &rect->max, *min = &mover->min, *max = &mover->max;
    sweep_scene s;
    sweep_set_axis(&s, 0, low->x, high->x, min->x, max->x, motion.x);
    sweep_set_axis(&s, 1, low->y, high->y, min->y, max->y, motion.y);
    sweep_find(&s);
    if (s.result != GRAZE_MISS && hit != 0)
        sweep_write(&s, hit);
    return s.result;
}

#endif
