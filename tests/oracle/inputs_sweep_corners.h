/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Triangles among the targets of inputs_sweep_nearest.c: nine words, of which the first six are drawn as a core. */
#ifndef GRAZE_TESTS_INPUTS_SWEEP_CORNERS_H
#define GRAZE_TESTS_INPUTS_SWEEP_CORNERS_H

#include "draw.h"

/* Often from an edge of the triangle before, as in a mesh. */
static inline void continue_triangle(input_stream *s, int32_t *triangle, const int32_t *before)
{
    if (draw_chance(s, 2))
        for (int i = 0; i < 6; i++)
            triangle[i] = before[3 + i];
}

/* In the plane of contact or behind it, so the contact is inside, or still on the edge or at the corner. */
static inline void set_corner_in_touch(input_stream *s, const int32_t *way, const int32_t *across,
                                       const int32_t *at, int32_t *triangle)
{
    const int32_t steps = draw_between(s, 1, 64), along = draw_between(s, -64, 64);
    const int32_t bend = draw_chance(s, 2) ? draw_between(s, 0, 64) : 0;
    const bool is_around = bend == 0 && draw_chance(s, 2);
    for (uint32_t i = 0; i < 3; i++) {
        const uint32_t j = (i + 1) % 3, k = (i + 2) % 3;
        const int32_t beside = way[j] * across[k] - way[k] * across[j];
        const int32_t off = beside * steps;
        triangle[6 + i] = at[i] + off + across[i] * along - way[i] * bend;
        if (!is_around)
            continue;
        triangle[i] -= off;
        triangle[3 + i] -= off;
    }
}

#endif
