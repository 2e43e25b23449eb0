/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The demo's scene on a Game Boy Advance. Left and right turn it, up and down move the eye closer and farther, L and R
 * lower and higher, START is the first view. A view appears as squares of 16 x 16 pixels, and gets finer until a key
 * is pressed. Below it are the seconds that the squares took, and all of its pixels. For the test, mGBA's log has the
 * cycles.
 */
#include "../print.h"
#include "gba.h"
#include "picture.h"

enum { SQUARE = 16, CYCLES_IN_HUNDREDTH = 167772 };

#define STEP_TURN GRAZE_DEGREES(5)
#define STEP      GRAZE_C(0.05)

static const eye_place first_place = {0, RENDER_DISTANCE, RENDER_EYE_HEIGHT};
static eye_place eye;
static view seen;
static unsigned keys; /* pressed since the last step */

/* ---- Time and keys ---- */

static void start_clock(void)
{
    GBA_TIMER_CONTROL(2) = GBA_TIMER_CONTROL(3) = 0;
    GBA_TIMER(2) = GBA_TIMER(3) = 0;
    GBA_TIMER_CONTROL(3) = GBA_TIMER_CASCADES;
    GBA_TIMER_CONTROL(2) = GBA_TIMER_ON;
}

/* The upper half is read again, in case the lower one overflowed in between. */
static uint32_t clock(void)
{
    uint32_t high = GBA_TIMER(3), low = GBA_TIMER(2);
    if (GBA_TIMER(3) != high) {
        high = GBA_TIMER(3);
        low = GBA_TIMER(2);
    }
    return high << 16 | low;
}

/* A short press counts, whenever it comes. */
static unsigned poll_keys(void)
{
    keys |= ~GBA_KEYS & GBA_ALL_KEYS;
    return keys;
}

static int direction(unsigned plus, unsigned minus)
{
    return (int)((keys & plus) != 0) - (int)((keys & minus) != 0);
}

static graze_scalar moved(graze_scalar from, int steps, graze_scalar least, graze_scalar most)
{
    return graze_max(least, graze_min(from + steps * STEP, most));
}

static void move_eye(void)
{
    eye.turn += (graze_angle)direction(GBA_RIGHT, GBA_LEFT) * STEP_TURN;
    eye.distance = moved(eye.distance, direction(GBA_DOWN, GBA_UP), GRAZE_C(1.25), GRAZE_C(2.5));
    eye.height = moved(eye.height, direction(GBA_R, GBA_L), GRAZE_C(0.3), GRAZE_C(1.2));
    if (keys & GBA_START)
        eye = first_place;
    keys = 0;
}

/* ---- The text below the picture ---- */

enum { GLYPH_POINT = 10, GLYPH_SECONDS, GLYPH_COLUMNS = 3, GLYPH_ROWS = 5, DOT = 2 };
enum { TEXT_COLOR = 0x6B5A };

/* Five rows of three bits, from the top. */
static const uint16_t glyphs[] = {075557, 026227, 071747, 071717, 055711, 074717,
                                  074757, 071111, 075757, 075717, 000002, 003616};

static void fill_square(unsigned x, unsigned y, unsigned size, uint16_t color)
{
    for (unsigned row = 0; row < size; row++)
        for (unsigned column = 0; column < size; column++)
            GBA_PIXELS[(y + row) * GBA_WIDTH + x + column] = color;
}

/* Returns where the glyph to the left of it is. */
static unsigned draw_glyph(unsigned x, unsigned glyph)
{
    unsigned bits = glyphs[glyph];
    for (unsigned row = GLYPH_ROWS; row-- > 0;)
        for (unsigned column = GLYPH_COLUMNS; column-- > 0; bits >>= 1)
            fill_square(x + DOT * column, PICTURE_ROWS + 3 + DOT * row, DOT,
                        bits & 1 ? TEXT_COLOR : 0);
    return x - DOT * (GLYPH_COLUMNS + 1);
}

/* As 12.34 s, from the right. */
static void draw_seconds(unsigned x, uint32_t cycles)
{
    uint32_t rest = cycles / CYCLES_IN_HUNDREDTH;
    x = draw_glyph(x, GLYPH_SECONDS) - DOT;
    for (int digit = 0; digit < 3 || rest > 0; digit++, rest /= 10) {
        if (digit == 2)
            x = draw_glyph(x, GLYPH_POINT);
        x = draw_glyph(x, rest % 10);
    }
}

static void clear_text(void)
{
    for (unsigned x = 0; x < GBA_WIDTH; x += GBA_HEIGHT - PICTURE_ROWS)
        fill_square(x, PICTURE_ROWS, GBA_HEIGHT - PICTURE_ROWS, 0);
}

/* ---- The picture ---- */

/* The squares of this size whose first pixel no larger square had. Ends early if a key is pressed while they get finer. */
static bool draw_row(unsigned y, unsigned size)
{
    const unsigned had = size < SQUARE && y % (2 * size) == 0 ? size : 0;
    render_begin_row(&seen, (uint16_t)y);
    for (unsigned x = had; x < PICTURE_COLUMNS; x += size + had) {
        if (poll_keys() != 0 && size < SQUARE)
            return false;
        fill_square(x, y, size, picture_pixel(&seen, (uint16_t)x));
    }
    return true;
}

static bool draw_squares(unsigned size)
{
    for (unsigned y = 0; y < PICTURE_ROWS; y += size)
        if (!draw_row(y, size))
            return false;
    return true;
}

static void print_view(uint32_t cycles)
{
    print("view ");
    print_hex(eye.turn);
    print(" ");
    print_hex((uint32_t)eye.distance);
    print(" ");
    print_hex((uint32_t)eye.height);
    print_text_int(" rays ", (int32_t)seen.rays);
    print_text_int(" cycles ", (int32_t)cycles);
    print(" drawn\n");
}

/* Finer and finer, as long as no key is pressed. */
static void draw_view(void)
{
    const uint32_t start = clock();
    render_look_from(&seen, &eye, PICTURE_COLUMNS, PICTURE_ROWS);
    (void)draw_squares(SQUARE);
    clear_text();
    draw_seconds(60, clock() - start);
    print_text_int("squares: cycles ", (int32_t)(clock() - start));
    print("\n");
    for (unsigned size = SQUARE / 2; size > 0; size /= 2)
        if (!draw_squares(size))
            return;
    draw_seconds(230, clock() - start);
    print_view(clock() - start);
}

int main(void)
{
    GBA_DISPLAY = GBA_DISPLAY_MODE_3;
    eye = first_place;
    start_clock();
    scene_build();
    for (;;) {
        draw_view();
        while (poll_keys() == 0) {
        }
        move_eye();
    }
}
