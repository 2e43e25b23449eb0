/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Firmware that draws three pictures: the scene by graze, the same by the usual Q16.16 idiom, and which pixels differ.
 * It writes them into the folder that its argument names, and prints the number of instructions for each ray.
 */
#include "../board.h"
#include "../print.h"
#include "png.h"
#include "render.h"

/* Few enough that a core counts the instructions of the most expensive ones: see board_count_instructions. */
enum { PIXELS_AT_ONCE = 4 };

/* Colors that differ by no more than this, of 255, look alike: the rounding of a normal. */
enum { SLIGHTLY = 4 };

typedef struct {
    const char *name;
    const caster *cast;
    png file;
    uint8_t row[PIXEL_BYTES * PICTURE_WIDTH];
    uint32_t rays;
    uint64_t instructions;
    bool counted; /* every instruction so far */
} picture;

static view seen;
static picture by_graze = {.name = "graze", .cast = &cast_by_graze, .counted = true},
               by_idiom = {.name = "idiom", .cast = &cast_by_idiom, .counted = true};
static png difference;
static uint32_t different_pixels, slightly_different_pixels;

/* ---- Rows ---- */

typedef struct {
    picture *p;
    uint16_t x;
} some_pixels;

static void draw_some(void *argument)
{
    const some_pixels *some = argument;
    for (uint16_t x = some->x; x < some->x + PIXELS_AT_ONCE; x++)
        render_pixel(&seen, some->p->cast, x, some->p->row + PIXEL_BYTES * x);
}

static void draw_row(picture *p)
{
    some_pixels some = {p, 0};
    const uint32_t rays = seen.rays;
    for (; some.x < PICTURE_WIDTH; some.x = (uint16_t)(some.x + PIXELS_AT_ONCE)) {
        const uint32_t count = board_count_instructions(draw_some, &some);
        if (count == 0) /* this machine does not count, and has drawn nothing */
            draw_some(&some);
        p->counted = p->counted && count != 0 && count != BOARD_COUNT_TOO_LONG;
        p->instructions += count;
    }
    p->rays += seen.rays - rays;
    png_row(&p->file, p->row);
}

/* The most by which a color of the pixel differs. */
static int difference_of(const uint8_t *a, const uint8_t *b)
{
    int most = 0;
    for (int i = 0; i < PIXEL_BYTES; i++) {
        const int size = a[i] > b[i] ? a[i] - b[i] : b[i] - a[i];
        most = size > most ? size : most;
    }
    return most;
}

/* Red where they differ, pale red where they differ slightly, else the first in gray. It takes the place
 * of the second. */
static void write_difference(const uint8_t *a, uint8_t *b)
{
    for (int x = 0; x < PICTURE_WIDTH; x++, a += PIXEL_BYTES, b += PIXEL_BYTES) {
        const int size = difference_of(a, b);
        const uint8_t gray = (uint8_t)(128 + (a[0] + a[1] + a[2]) / 6);
        different_pixels += size > 0;
        slightly_different_pixels += size > 0 && size <= SLIGHTLY;
        b[0] = size > SLIGHTLY ? 215 : gray;
        b[1] = b[2] = size > SLIGHTLY ? 0 : size > 0 ? (uint8_t)(gray * 3 / 4) : gray;
    }
    png_row(&difference, by_idiom.row);
}

static void draw_all_rows(void)
{
    print("drawing ");
    for (uint16_t y = 0; y < PICTURE_HEIGHT; y++) {
        render_begin_row(&seen, y);
        draw_row(&by_graze);
        draw_row(&by_idiom);
        write_difference(by_graze.row, by_idiom.row);
        if (y % 8 == 7)
            print(".");
    }
    print("\n");
}

/* ---- Files and figures ---- */

static void begin_file(png *file, const char *folder, const char *name)
{
    char path[160];
    unsigned length = 0;
    for (; *folder != '\0'; folder++)
        path[length++] = *folder;
    path[length++] = '/';
    do
        path[length++] = *name;
    while (*name++ != '\0');
    png_begin(file, path, PICTURE_WIDTH, PICTURE_HEIGHT);
}

static void print_figures(const picture *p)
{
    print_column(p->name, 8);
    print_int((int32_t)p->rays);
    print(" rays  ");
    if (p->counted) {
        print_int((int32_t)(p->instructions / p->rays));
        print(" instructions a ray  ");
    }
    print("checksum ");
    print_hex(p->file.pixels_crc);
    print("\n");
}

static void print_differences(void)
{
    print_int((int32_t)different_pixels);
    print(" pixels differ, ");
    print_int((int32_t)slightly_different_pixels);
    print(" of them by no more than ");
    print_int(SLIGHTLY);
    print(" of 255\n");
}

static bool begin_files(const char *folder)
{
    begin_file(&by_graze.file, folder, "graze.png");
    begin_file(&by_idiom.file, folder, "idiom.png");
    begin_file(&difference, folder, "difference.png");
    return by_graze.file.ok && by_idiom.file.ok && difference.ok;
}

static bool end_files(void)
{
    const bool graze = png_end(&by_graze.file), idiom = png_end(&by_idiom.file);
    return png_end(&difference) && graze && idiom;
}

int main(void)
{
    char folder[128];
    if (board_arguments(folder, sizeof folder) == 0) {
        print("demo: the argument is the folder for the pictures, of at most 127 characters\n");
        return BOARD_FAILED;
    }
    if (!begin_files(folder)) {
        print("demo: the files cannot be created\n");
        return BOARD_FAILED;
    }
    scene_build();
    render_look(&seen, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
    draw_all_rows();
    print_figures(&by_graze);
    print_figures(&by_idiom);
    print_differences();
    if (end_files())
        return BOARD_PASSED;
    print("demo: the files could not be written\n");
    return BOARD_FAILED;
}
