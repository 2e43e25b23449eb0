/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Writes a picture as a PNG file, row after row, in a few bytes of memory. The pixels are stored, not compressed, which
 * every reader of PNG accepts.
 */
#ifndef GRAZE_PORT_DEMO_PNG_H
#define GRAZE_PORT_DEMO_PNG_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    int file;
    uint16_t width, rows_left;
    uint32_t chunk_crc; /* of the chunk that is being written */
    uint32_t adler_a, adler_b;
    uint32_t pixels_crc; /* CRC-32 of all bytes of pixels so far */
    bool ok;             /* no write has failed */
} png;

void png_begin(png *p, const char *path, uint16_t width, uint16_t height);
/* Red, green and blue of each pixel of the next row. */
void png_row(png *p, const uint8_t *rgb);
/* Returns whether the whole file has been written. */
bool png_end(png *p);

#endif
