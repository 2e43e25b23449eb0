/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "touching_obb.h"

#define ONE INT32_C(65536)

/* The rotation of a quaternion of whole numbers: its length squared is `whole`. */
static void draw_axes(input_stream *s, int32_t *axes)
{
    int32_t q[4] = {0, 0, 0, 0};
    while (q[0] == 0 && q[1] == 0 && q[2] == 0 && q[3] == 0)
        touching_vector(s, 1000, 4, q);
    int64_t w = q[0], x = q[1], y = q[2], z = q[3], whole = w * w + x * x + y * y + z * z;
    const int64_t turn[9] = {
        whole - 2 * (y * y + z * z), 2 * (x * y - w * z),         2 * (x * z + w * y),
        2 * (x * y + w * z),         whole - 2 * (x * x + z * z), 2 * (y * z - w * x),
        2 * (x * z - w * y),         2 * (y * z + w * x),         whole - 2 * (x * x + y * y)};
    for (int i = 0; i < 9; i++)
        axes[i] = (int32_t)((turn[i] * ONE + (turn[i] < 0 ? -whole : whole) / 2) / whole);
}

void touching_obb(input_stream *s, int32_t most, int32_t *raw)
{
    touching_vector(s, most / 2, 3, raw);
    draw_axes(s, raw + OBB_AXES);
    for (int i = 0; i < 3; i++)
        raw[OBB_HALF + i] = draw_between(s, 4, most / 2);
}

void touching_turn(const int32_t *axes, const int32_t *in_frame, int32_t *v)
{
    const int32_t local[3] = {in_frame[0], in_frame[1], in_frame[2]};
    for (int i = 0; i < 3; i++) {
        int64_t sum = 0;
        for (int j = 0; j < 3; j++)
            sum += (int64_t)axes[3 * j + i] * local[j];
        v[i] = (int32_t)((sum + (sum < 0 ? -ONE : ONE) / 2) / ONE);
    }
}

void touching_fit_halves(const touching_place *place, int32_t *raw)
{
    for (int i = 0; i < 3; i++) {
        int64_t sum = 0;
        for (int j = 0; j < 3; j++)
            sum += (int64_t)raw[OBB_AXES + 3 * i + j] * ((int64_t)place->at[j] - raw[j]);
        if (place->side[i] != 0)
            raw[OBB_HALF + i] = (int32_t)(((sum < 0 ? -sum : sum) + ONE / 2) / ONE);
    }
}
