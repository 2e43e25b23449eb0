/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* PNG files: a signature, then chunks of length, type, data and CRC. One IDAT chunk a row has one stored block of the
 * zlib stream: a filter byte, which is 0, and the pixels. */
#include "png.h"
#include "../board.h"
#include "crc32.h"

/* a and b stay below 65521, and sums below 2^17. */
static void add_to_adler(png *p, const uint8_t *bytes, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        p->adler_a += bytes[i];
        p->adler_a -= p->adler_a >= 65521 ? 65521 : 0;
        p->adler_b += p->adler_a;
        p->adler_b -= p->adler_b >= 65521 ? 65521 : 0;
    }
}

static void write_bytes(png *p, const uint8_t *bytes, uint32_t count)
{
    p->ok = p->ok && board_append(p->file, bytes, (unsigned)count);
    p->chunk_crc = crc32_after(p->chunk_crc, bytes, count);
}

static void write_number(png *p, uint32_t number)
{
    const uint8_t bytes[4] = {(uint8_t)(number >> 24), (uint8_t)(number >> 16),
                              (uint8_t)(number >> 8), (uint8_t)number};
    write_bytes(p, bytes, 4);
}

/* The CRC of a chunk begins with its type. */
static void begin_chunk(png *p, const char *type, uint32_t length)
{
    write_number(p, length);
    p->chunk_crc = 0;
    write_bytes(p, (const uint8_t *)type, 4);
}

static void end_chunk(png *p)
{
    write_number(p, p->chunk_crc);
}

void png_begin(png *p, const char *path, uint16_t width, uint16_t height)
{
    static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'},
                         kind[5] = {8, 2, 0, 0, 0}; /* 8 bits each of red, green and blue */
    p->file = board_create_file(path);
    p->ok = p->file >= 0;
    p->width = width;
    p->rows_left = height;
    p->pixels_crc = 0;
    p->adler_a = 1;
    p->adler_b = 0;
    write_bytes(p, signature, 8);
    begin_chunk(p, "IHDR", 13);
    write_number(p, width);
    write_number(p, height);
    write_bytes(p, kind, 5);
    end_chunk(p);
    begin_chunk(p, "IDAT", 2);
    write_bytes(p, (const uint8_t[2]){0x78, 0x01}, 2);
    end_chunk(p);
}

void png_row(png *p, const uint8_t *rgb)
{
    const uint32_t pixels = 3u * p->width, size = pixels + 1;
    const uint8_t last = p->rows_left == 1,
                  block[6] = {last,           (uint8_t)size,         (uint8_t)(size >> 8),
                              (uint8_t)~size, (uint8_t)(~size >> 8), 0 /* no filter */};
    begin_chunk(p, "IDAT", 5 + size);
    write_bytes(p, block, 6);
    write_bytes(p, rgb, pixels);
    end_chunk(p);
    add_to_adler(p, block + 5, 1);
    add_to_adler(p, rgb, pixels);
    p->pixels_crc = crc32_after(p->pixels_crc, rgb, pixels);
    p->rows_left--;
}

bool png_end(png *p)
{
    begin_chunk(p, "IDAT", 4);
    write_number(p, p->adler_b << 16 | p->adler_a);
    end_chunk(p);
    begin_chunk(p, "IEND", 0);
    end_chunk(p);
    return board_close(p->file) && p->ok;
}
