/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A program with both kinds of numbers: the same cast in fixed point and, in drawing.c, in floats. Status 0 if both hit
 * at 1.5.
 */
#include <graze/graze.h>

#if GRAZE_FLOAT
#error "the definition of a private library reaches this file"
#endif

float drawn_distance(void);

int main(void)
{
    static const graze_sphere ball = {{0, GRAZE_C(2.5), 0}, GRAZE_C(1)};
    static const graze_ray up = {{0, 0, 0}, {0, GRAZE_C(1), 0}, GRAZE_NO_LIMIT};
    graze_ray_hit hit;
    if (graze_sphere_raycast(&ball, &up, &hit) != GRAZE_HIT || hit.t != GRAZE_C(1.5))
        return 1;
    return drawn_distance() == 1.5f ? 0 : 2;
}
