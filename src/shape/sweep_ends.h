/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The paths of both ends of a core that moves. */
#ifndef GRAZE_SHAPE_SWEEP_ENDS_H
#define GRAZE_SHAPE_SWEEP_ENDS_H

#include "sweep_hit.h"

/* How far a core with these coordinates moves: until its front end comes to the border of the world. At most as far as motion. */
static inline graze_scalar core_way(graze_scalar a, graze_scalar b, graze_scalar motion)
{
    const graze_scalar front = (a < b) == (motion < 0) ? a : b;
    return clamped_coordinate(graze_add(front, motion)) - front;
}

static inline void core_set_paths(graze_segment *path, graze_segment *beside,
                                  const graze_segment *core, graze_vec3 motion)
{
    vec3_copy(&path->a, &core->a);
    vec3_copy(&beside->a, &core->b);
    path->b.x = core->a.x + core_way(core->a.x, core->b.x, motion.x);
    path->b.y = core->a.y + core_way(core->a.y, core->b.y, motion.y);
    path->b.z = core->a.z + core_way(core->a.z, core->b.z, motion.z);
    sweep_set_along(&beside->b, &core->b, &core->a, &path->b);
}

#endif
