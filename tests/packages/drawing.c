/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The float part of a program whose other part, two_kinds.c, uses fixed point.
 */
#include <graze/graze.h>

#if !GRAZE_FLOAT
#error "the target does not pass GRAZE_FLOAT=1 to its users"
#endif

float drawn_distance(void);

float drawn_distance(void)
{
    static const graze_sphere ball = {{0, 2.5f, 0}, 1};
    static const graze_ray up = {{0, 0, 0}, {0, 1, 0}, GRAZE_NO_LIMIT};
    graze_ray_hit hit;
    return graze_sphere_raycast(&ball, &up, &hit) == GRAZE_HIT ? hit.t : -1;
}
