/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Pixels of cameras, and the places that cameras look at. */
#include "draw_camera.h"

static uint16_t draw_size(input_stream *t)
{
    uint32_t kind = draw_below(t, 8), few = draw_below(t, 4), any = draw_bits(t) & 0xffff;
    return (uint16_t)(kind == 0 ? few : kind == 1 ? 65535 - few : kind == 2 ? any : any & 1023);
}

static uint16_t draw_place_in(input_stream *t, uint16_t size)
{
    uint32_t kind = draw_below(t, 8), any = draw_bits(t) & 0xffff, in = draw_below(t, size);
    uint32_t last = size > 0 ? size - 1u : 0, next = size < 65535 ? size : 65535;
    return (uint16_t)(kind == 0 ? 0 : kind == 1 ? last : kind == 2 ? next : kind == 3 ? any : in);
}

void draw_pixel(input_stream *t, uint16_t *x, uint16_t *y, uint16_t *width, uint16_t *height)
{
    *width = draw_size(t);
    *height = draw_size(t);
    *x = draw_place_in(t, *width);
    *y = draw_place_in(t, *height);
    if (draw_chance(t, 8)) { /* far beside a picture of a few pixels */
        *width = (uint16_t)(1 + draw_below(t, 3));
        *x = (uint16_t)(draw_bits(t) & 0xffff);
    }
}

void draw_view(input_stream *t, graze_vec3 *eye, graze_vec3 *target, graze_vec3 *up)
{
    uint32_t kind = draw_below(t, 8), flat = draw_below(t, 3);
    int32_t most = INT32_MAX >> draw_below(t, 31), step = draw_between(t, -9, 9);
    draw_vector(t, most, eye);
    draw_vector(t, most, target);
    draw_vector(t, INT32_MAX >> draw_below(t, 31), up);
    if (kind == 0)
        *target = *eye;
    if (kind == 1)
        *up = graze_vec3_of(0, 0, 0);
    if (kind == 2) {
        draw_vector(t, 1 << 20, up);
        *eye = graze_vec3_of(eye->x / 4, eye->y / 4, eye->z / 4);
        *target =
            graze_vec3_of(eye->x + up->x * step, eye->y + up->y * step, eye->z + up->z * step);
    }
    if (kind == 3)
        *axis_of(target, flat) = *axis_of(eye, flat);
    if (kind == 4)
        for (uint32_t i = 0; i < 3; i++)
            *axis_of(eye, i) = draw_corner(t);
}
