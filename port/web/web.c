/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The demo's scene for a web page: page.js calls these functions, and shows the pixels. */
#include "../demo/crc32.h"
#include "../demo/render.h"

#define EXPORTED(name) __attribute__((export_name(#name))) name

enum { GRAZE, IDIOM, PICTURES, CANVAS_BYTES = 4 };

/* Red, green, blue and opacity, as in a canvas. */
static uint8_t canvas[PICTURES][CANVAS_BYTES * PICTURE_WIDTH * PICTURE_HEIGHT];
static view seen;

void EXPORTED(web_begin)(void);
uint8_t *EXPORTED(web_canvas)(uint32_t which);
uint32_t EXPORTED(web_draw)(uint32_t which, uint32_t turn, uint32_t width, uint32_t height);

void web_begin(void)
{
    scene_build();
}

uint8_t *web_canvas(uint32_t which)
{
    return canvas[which % PICTURES];
}

static void draw_pixel(const caster *cast, uint16_t x, uint8_t *to, uint32_t *checksum)
{
    uint8_t rgb[PIXEL_BYTES];
    render_pixel(&seen, cast, x, rgb);
    *checksum = crc32_after(*checksum, rgb, PIXEL_BYTES);
    for (int i = 0; i < PIXEL_BYTES; i++)
        to[i] = rgb[i];
    to[PIXEL_BYTES] = 255;
}

/* Draws graze's picture, 0, or the idiom's, 1, of at most 320 x 240 pixels, in the direction `turn`. Returns the checksum
 * of the pixels, which the firmware prints for turn 0. */
uint32_t web_draw(uint32_t which, uint32_t turn, uint32_t width, uint32_t height)
{
    const caster *cast = which == GRAZE ? &cast_by_graze : &cast_by_idiom;
    uint8_t *to = web_canvas(which);
    uint32_t checksum = 0;
    width = width < PICTURE_WIDTH ? width : PICTURE_WIDTH;
    height = height < PICTURE_HEIGHT ? height : PICTURE_HEIGHT;
    render_look(&seen, turn, (uint16_t)width, (uint16_t)height);
    for (uint16_t y = 0; y < height; y++) {
        render_begin_row(&seen, y);
        for (uint16_t x = 0; x < width; x++, to += CANVAS_BYTES)
            draw_pixel(cast, x, to, &checksum);
    }
    return checksum;
}
