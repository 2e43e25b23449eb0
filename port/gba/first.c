/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A first game for the Game Boy Advance, to copy as game.c: a square that the pad moves and walls stop. */
#include "gba.h"
#include "graze.h"

#define XY(x, y)                                                                                   \
    {                                                                                              \
        GRAZE_C(x), GRAZE_C(y)                                                                     \
    } /* in pixels */
enum { WALLS = 2, SIZE = 6, VERTICAL_COUNT = 0x04000006 };

static const graze_rect walls[WALLS] = {{XY(60, 40), XY(70, 120)}, {XY(120, 90), XY(200, 100)}};

static void fill(const graze_rect *r, uint16_t color)
{
    for (int y = graze_to_int(r->min.y); y < graze_to_int(r->max.y); y++)
        for (int x = graze_to_int(r->min.x); x < graze_to_int(r->max.x); x++)
            GBA_PIXELS[y * GBA_WIDTH + x] = color;
}

static graze_rect square_at(graze_vec2 p)
{
    const graze_vec2 half = {graze_from_int(SIZE / 2), graze_from_int(SIZE / 2)};
    const graze_rect square = {graze_vec2_sub(p, half), graze_vec2_add(p, half)};
    return square;
}

/* As far as the square can go: its center moves along a line, and each wall is larger by half the square. */
static graze_vec2 move(graze_vec2 from, graze_vec2 to)
{
    const graze_rect half = square_at(graze_vec2_of(0, 0));
    graze_segment2 path = {from, to};
    graze_line_hit2 hit;
    for (int i = 0; i < WALLS; i++) {
        const graze_rect wall = {graze_vec2_add(walls[i].min, half.min),
                                 graze_vec2_add(walls[i].max, half.max)};
        if (graze_rect_linecast(&wall, &path, &hit) == GRAZE_HIT)
            path.b = hit.point;
    }
    return path.b;
}

static graze_scalar pressed(uint16_t plus,
                            uint16_t minus) /* a key's bit is 0 while it is pressed */
{
    return graze_from_int(!(GBA_KEYS & plus) - !(GBA_KEYS & minus));
}

static void wait_for_frame(void)
{
    while (GBA_REGISTER(uint16_t, VERTICAL_COUNT) >= GBA_HEIGHT) {
    }
    while (GBA_REGISTER(uint16_t, VERTICAL_COUNT) < GBA_HEIGHT) {
    }
}

int main(void)
{
    graze_vec2 at = XY(30, 80);
    GBA_DISPLAY = GBA_DISPLAY_MODE_3;
    for (int i = 0; i < WALLS; i++)
        fill(&walls[i], 0x7FFF);
    for (;;) {
        const graze_rect before = square_at(at);
        const graze_vec2 step = {pressed(GBA_RIGHT, GBA_LEFT), pressed(GBA_DOWN, GBA_UP)};
        graze_rect after;
        wait_for_frame();
        at = move(at, graze_vec2_add(at, step));
        after = square_at(at);
        fill(&before, 0);
        fill(&after, 0x03FF);
    }
}
