/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Prints a query on one line, for graze_query: the routine, and the integers of its arguments. For firmware: a header
 * without a library, without stdio, malloc or state. Copy it.
 *
 *     graze_result result = graze_aabb_linecast(&box, &path, &hit);
 *     if (result != expected)
 *         GRAZE_PRINT_QUERY(uart_put, "aabb_linecast", GRAZE_PART(box), GRAZE_PART(path));
 *
 * calls uart_put with each character of
 *
 *     graze_aabb_linecast -65536 -65536 -65536 65536 65536 65536 -196608 32768 0 327680 16384 0
 *
 * The arguments are those that the routine reads, in its order. The name begins with grazef_ in the float build, where
 * numbers are printed as bits, and with grazes_ in the small world.
 */
#ifndef GRAZE_PRINT_QUERY_H
#define GRAZE_PRINT_QUERY_H

#ifndef GRAZE_H
#error "include graze.h before print_query.h"
#endif

#include <stddef.h>

/* Sends a character. */
typedef void graze_put(char c);

/* A part of a query: `size` bytes of numbers, each of `width` bytes: 1, 2, 4 or 8. */
typedef struct {
    const void *numbers;
    size_t size;
    unsigned width;
} graze_query_part;

/* A number of at most 4 bytes, or a structure: all but frustums, meshes, polygons and wide numbers. x is an object; of a pointer p
 * write GRAZE_PART(*p). */
#define GRAZE_PART(x)                                                                              \
    {                                                                                              \
        &(x), sizeof(x), sizeof(x) < 4 ? GRAZE_CAST(unsigned, sizeof(x)) : 4U                      \
    }
#define GRAZE_PART_WIDE(x)                                                                         \
    {                                                                                              \
        &(x), sizeof(x), GRAZE_CAST(unsigned, sizeof(x))                                           \
    }
/* `count` elements, of which p points to the first. The count is a part of its own, in a variable of 4 bytes. */
#define GRAZE_PART_ARRAY(p, count)                                                                 \
    {                                                                                              \
        (p), (count) * sizeof *(p), sizeof *(p) < 4 ? GRAZE_CAST(unsigned, sizeof *(p)) : 4U       \
    }
#define GRAZE_PART_FRUSTUM(f)                                                                      \
    {(f).limit, sizeof(f).limit, GRAZE_CAST(unsigned, sizeof(f).limit[0])}, GRAZE_PART((f).normal)
/* A mesh does not know how many vertices it has. Of graze.hpp's: GRAZE_PART_MESH(mesh.raw(), vertex_count). */
#define GRAZE_PART_MESH(m, vertex_count)                                                           \
    GRAZE_PART_ARRAY((m).vertices, vertex_count), GRAZE_PART_ARRAY((m).indices, 3 * (m).count),    \
        GRAZE_PART((m).count)

/* Of graze.hpp's: GRAZE_PART_POLYGON2(polygon.raw()). */
#define GRAZE_PART_POLYGON2(p) GRAZE_PART_ARRAY((p).corners, (p).count), GRAZE_PART((p).count)

#define GRAZE_PRINT_QUERY(put, routine, ...)                                                       \
    do {                                                                                           \
        const graze_query_part graze_parts[] = {__VA_ARGS__};                                      \
        graze_print_query(put, routine, graze_parts, sizeof graze_parts / sizeof graze_parts[0]);  \
    } while (0)

static inline void graze_put_text(graze_put *put, const char *text)
{
    while (*text != '\0')
        put(*text++);
}

/* A byte of a number, the first being the one of least value. */
static inline unsigned graze_byte_of(const void *number, unsigned width, unsigned i)
{
    const uint16_t one = 1;
    const void *first = &one;
    bool little = *GRAZE_CAST(const unsigned char *, first) == 1;
    return GRAZE_CAST(const unsigned char *, number)[little ? i : width - 1 - i];
}

static inline void graze_put_hex(graze_put *put, const void *number, unsigned width)
{
    graze_put_text(put, "0x");
    for (unsigned i = width; i-- > 0;) {
        unsigned byte = graze_byte_of(number, width, i);
        put("0123456789abcdef"[byte >> 4]);
        put("0123456789abcdef"[byte & 15U]);
    }
}

/* Numbers of 4 bytes are printed as signed; graze_query reads them as unsigned where the parameter is. */
static inline void graze_put_decimal(graze_put *put, const void *number, unsigned width)
{
    char digits[10];
    unsigned first = sizeof digits;
    uint32_t rest = 0;
    for (unsigned i = 0; i < width; i++)
        rest |= GRAZE_CAST(uint32_t, graze_byte_of(number, width, i)) << 8 * i;
    if (rest >> 31 != 0) {
        put('-');
        rest = 0 - rest;
    }
    do {
        digits[--first] = GRAZE_CAST(char, '0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    while (first < sizeof digits)
        put(digits[first++]);
}

/* Wide numbers are printed in hexadecimal, since many cores have no division of 64 bits. */
static inline void graze_print_query(graze_put *put, const char *routine,
                                     const graze_query_part *parts, size_t count)
{
    graze_put_text(put, GRAZE_FLOAT ? "grazef_" : GRAZE_SMALL_WORLD ? "grazes_" : "graze_");
    graze_put_text(put, routine);
    for (size_t i = 0; i < count; i++) {
        const char *at = GRAZE_CAST(const char *, parts[i].numbers);
        for (size_t done = 0; done < parts[i].size; done += parts[i].width) {
            put(' ');
            if (GRAZE_FLOAT || parts[i].width > 4)
                graze_put_hex(put, at + done, parts[i].width);
            else
                graze_put_decimal(put, at + done, parts[i].width);
        }
    }
    put('\n');
}

#endif
