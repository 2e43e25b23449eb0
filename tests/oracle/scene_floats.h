/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Randomly drawn numbers and points of a scene, for oracles of the float build. */
#ifndef GRAZE_TESTS_SCENE_FLOATS_H
#define GRAZE_TESTS_SCENE_FLOATS_H

#include "../../include/graze/vec3.h"
#include "floats.h"

static inline float number_within(float most)
{
    return (float)((int32_t)(uint32_t)(random_bits() >> 32)) * 0x1p-31f * most;
}

static inline graze_vec3 point_within(float most)
{
    const float x = number_within(most), y = number_within(most);
    return graze_vec3_of(x, y, number_within(most));
}

/* from + (b - a) * times */
static inline graze_vec3 beside(graze_vec3 from, graze_vec3 a, graze_vec3 b, float times)
{
    return graze_vec3_of(from.x + (b.x - a.x) * times, from.y + (b.y - a.y) * times,
                         from.z + (b.z - a.z) * times);
}

#endif
