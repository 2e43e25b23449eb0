/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_moves.h"

/* The greatest size, and the step to which all numbers are rounded. */
typedef struct {
    int32_t most, unit;
} scale;

static const scale scales[] = {
    {65536, 1},   {6553600, 1}, {500000000, 1}, {INT32_MAX, 1}, {6, 1},         {393216, 65536},
    {1048576, 1}, {1048576, 1}, {1048576, 1},   {INT32_MAX, 1}, {INT32_MAX, 1},
};

int32_t draw_scaled(input_stream *s, int kind)
{
    return draw_about_zero(s, scales[kind].most / scales[kind].unit) * scales[kind].unit;
}

int32_t draw_radius(input_stream *s, int kind, int32_t least)
{
    if (draw_chance(s, 8))
        return draw_between(s, least, 3);
    if (draw_chance(s, 64))
        return draw_about_zero(s, INT32_MAX);
    return draw_between(s, 1, draw_less(s, scales[kind].most / scales[kind].unit)) *
           scales[kind].unit;
}
