/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A program that casts one segment at a sphere, and nothing else: for its flash, and for the pair with two shapes. CAST_RAY=1: one ray. */
#include "graze.h"

#ifndef CAST_RAY
#define CAST_RAY 0
#endif

static const graze_sphere ball = {{GRAZE_C(5), 0, 0}, GRAZE_C(1)};

int main(void)
{
#if CAST_RAY
    const graze_ray path = {{0, 0, 0}, {GRAZE_C(10), 0, 0}, GRAZE_ONE};
    graze_ray_hit hit;
    const graze_result result = graze_sphere_raycast(&ball, &path, &hit);
#else
    const graze_segment path = {{0, 0, 0}, {GRAZE_C(10), 0, 0}};
    graze_line_hit hit;
    const graze_result result = graze_sphere_linecast(&ball, &path, &hit);
#endif
    return result == GRAZE_HIT && hit.point.x == GRAZE_C(4) ? 0 : 1;
}
