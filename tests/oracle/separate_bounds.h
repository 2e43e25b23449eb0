/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The moves along an axis that separate.h documents for capsules whose other moves lead out of the world. */
#ifndef GRAZE_TESTS_SEPARATE_BOUNDS_H
#define GRAZE_TESTS_SEPARATE_BOUNDS_H

#include "separate_lengths.h"

/* The shortest move of a core along an axis that leads beside a box by the radius. Returns whether it is in the world. */
static inline bool bounds_find_move(graze_vec3 *move, graze_vec3 *normal, const int32_t *box,
                                    const int32_t *core, int64_t radius)
{
    int64_t least = INT64_MAX, by[3] = {0, 0, 0};
    int best = 0;
    for (int side = 0; side < 6; side++) {
        const int i = side / 2;
        const int64_t low = core[i] < core[3 + i] ? core[i] : core[3 + i];
        const int64_t high = core[i] < core[3 + i] ? core[3 + i] : core[i];
        const int64_t way = side % 2 == 0 ? high - box[i] + radius : box[3 + i] - low + radius;
        const bool fits = side % 2 == 0 ? low - way >= INT32_MIN : high + way <= INT32_MAX;
        if (way > INT32_MAX || !fits || way >= least)
            continue;
        least = way;
        best = side;
    }
    by[best / 2] = least == INT64_MAX ? 0 : best % 2 == 0 ? -least : least;
    move->x = (int32_t)by[0];
    move->y = (int32_t)by[1];
    move->z = (int32_t)by[2];
    normal->x = by[0] == 0 ? 0 : by[0] < 0 ? -65536 : 65536;
    normal->y = by[1] == 0 ? 0 : by[1] < 0 ? -65536 : 65536;
    normal->z = by[2] == 0 ? 0 : by[2] < 0 ? -65536 : 65536;
    return least != INT64_MAX;
}

static inline bool is_same(const graze_vec3 *v, const graze_vec3 *w)
{
    return v->x == w->x && v->y == w->y && v->z == w->z;
}

/* The box around a core. */
static inline void bounds_of_core(int32_t *box, const int32_t *core)
{
    for (int i = 0; i < 3; i++) {
        box[i] = core[i] < core[3 + i] ? core[i] : core[3 + i];
        box[3 + i] = core[i] < core[3 + i] ? core[3 + i] : core[i];
    }
}

#endif
