/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/capsule2.h for points. Their algorithms are in shape/capsule2_point.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"
#include "shape/begin_plane.h"

#include "../include/graze/capsule.h"
#include "wide/begin_fast.h"
#include "shape/ball.h"
#include "shape/box.h"
#include "shape/capsule2.h"
#include "shape/capsule2_point.h"

void graze_capsule2_closest_point(const graze_capsule2 *capsule, const graze_vec2 *point,
                                  graze_vec2 *nearest)
{
    CLAMP_BOTH(graze_capsule2, capsule, graze_vec2, point);
    capsule2_closest_point(capsule, point, nearest);
}

graze_scalar graze_capsule2_distance(const graze_capsule2 *capsule, const graze_vec2 *point)
{
    CLAMP_BOTH(graze_capsule2, capsule, graze_vec2, point);
    return capsule2_distance(capsule, point);
}

/* The capsule of space on the plane z = 0. */
void graze_capsule2_off_surface(const graze_capsule2 *capsule, const graze_vec2 *point,
                                const graze_vec2 *normal, graze_vec2 *off)
{
    CLAMP_BOTH(graze_capsule2, capsule, graze_vec2, point);
    const graze_segment2 *core = &capsule->core;
    const graze_capsule in_space = {{{core->a.x, core->a.y, 0}, {core->b.x, core->b.y, 0}},
                                    capsule->radius};
    const graze_vec3 way = {normal->x, normal->y, 0};
    graze_vec3 place = {point->x, point->y, 0};
    graze_capsule_off_surface(&in_space, &place, &way, &place);
    off->x = place.x;
    off->y = place.y;
}

#include "wide/end_fast.h"

#endif
