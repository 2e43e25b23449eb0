/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "picture.h"

/* 0 to 7, spread over squares of 4 x 4 pixels: what 8 bits lose as 5 bits shows on average over a few pixels. */
static const uint8_t dither[4][4] = {{0, 4, 1, 5}, {6, 2, 7, 3}, {1, 5, 0, 4}, {7, 3, 6, 2}};

static unsigned five_bits(uint8_t color, unsigned added)
{
    const unsigned sum = color + added;
    return (sum < 255 ? sum : 255) >> 3;
}

uint16_t picture_pixel(view *v, uint16_t x)
{
    const unsigned added = dither[v->y & 3][x & 3];
    uint8_t rgb[PIXEL_BYTES];
    render_pixel(v, &cast_by_graze, x, rgb);
    return (uint16_t)(five_bits(rgb[0], added) | five_bits(rgb[1], added) << 5 |
                      five_bits(rgb[2], added) << 10);
}
