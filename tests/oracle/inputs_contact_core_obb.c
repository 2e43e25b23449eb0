/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_contact_core_obb.h"

#include "draw.h"

static uint32_t common_divisor(uint32_t a, uint32_t b)
{
    while (b > 0) {
        const uint32_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

static uint32_t size_of(int32_t x)
{
    return x < 0 ? 0u - (uint32_t)x : (uint32_t)x;
}

/* Of all components of the axes; 1 for zero axes. */
static uint32_t divisor_of_axes(const int32_t *axes)
{
    uint32_t all = 0;
    for (int i = 0; i < 9; i++)
        all = common_divisor(size_of(axes[i]), all);
    return all > 0 ? all : 1;
}

/* One to three of them. */
static void clear_axes(input_stream *s, int32_t *axes)
{
    const int first = (int)draw_below(s, 3) * 3, last = draw_chance(s, 2) ? 9 : first + 3;
    for (int i = first; i < last; i++)
        axes[i] = 0;
}

/* The core runs along an axis, or along two, about as far as before. */
static void draw_parallel(input_stream *s, contact_core_obb_query *q)
{
    const int64_t step = divisor_of_axes(q->box + 3);
    const int first = (int)draw_below(s, 3), second = (first + 1) % 3;
    const int64_t far = size_of(q->capsule[3] / 2 - q->capsule[0] / 2) / (65536 / step + 1) + 1;
    const int32_t most = far < 40000 ? (int32_t)far : 40000;
    const int64_t along = draw_about_zero(s, most);
    const int64_t across = draw_chance(s, 2) ? 0 : draw_about_zero(s, most);
    for (int k = 0; k < 3; k++) {
        const int64_t u = q->box[3 + 3 * first + k] / step, v = q->box[3 + 3 * second + k] / step;
        q->capsule[3 + k] = hold(q->capsule[k] + along * u + across * v);
    }
}

/* In a third of the cases a part of the radius is the margin. */
void input_contact_core_obb(uint64_t seed, uint32_t index, contact_core_obb_query *q)
{
    input_stream s;
    separate_obb_query drawn;
    input_separate_obb(seed, index, &drawn);
    draw_start(&s, seed ^ UINT64_C(0x6f6263), index); /* "obc" */
    for (int i = 0; i < 15; i++)
        q->box[i] = drawn.box[i];
    for (int i = 0; i < 7; i++)
        q->capsule[i] = drawn.capsule[i];
    int32_t *radius = &q->capsule[6];
    if (draw_chance(&s, 32))
        clear_axes(&s, q->box + 3);
    if (draw_chance(&s, 4))
        draw_parallel(&s, q);
    if (draw_chance(&s, 4))
        *radius = draw_between(&s, 0, *radius > 0 ? *radius / 4 : 0);
    q->margin = draw_chance(&s, 3) ? draw_between(&s, -9, *radius / 2 > 0 ? *radius / 2 : 9) : 0;
    *radius = hold((int64_t)*radius - q->margin);
    q->most = draw_chance(&s, 16) ? 0 : 1;
}
