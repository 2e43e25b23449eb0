/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A program that casts one segment at a sphere, and nothing else: for its flash, and for the pair with two shapes. */
#include "graze.h"

static const graze_sphere ball = {{GRAZE_C(5), 0, 0}, GRAZE_C(1)};

int main(void)
{
    const graze_segment path = {{0, 0, 0}, {GRAZE_C(10), 0, 0}};
    graze_line_hit hit;
    return graze_sphere_linecast(&ball, &path, &hit) == GRAZE_HIT && hit.point.x == GRAZE_C(4) ? 0
                                                                                               : 1;
}
