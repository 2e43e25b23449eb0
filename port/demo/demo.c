/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A first look at the library, as firmware: it runs a few queries on one box and prints each with
 * its result, in decimal and as the raw bits that every machine computes.
 */
#include "../../include/graze/graze.h"
#include "../board.h"

#include <stddef.h>

static void print(const char *text)
{
    unsigned length = 0;
    while (text[length] != '\0')
        length++;
    board_write(text, length);
}

static void print_digits(uint32_t number, uint32_t base, unsigned least)
{
    char digits[10];
    unsigned first = sizeof digits;
    while (first > 0 && (number > 0 || first > sizeof digits - least)) {
        digits[--first] = "0123456789abcdef"[number % base];
        number /= base;
    }
    board_write(digits + first, (unsigned)sizeof digits - first);
}

/* A number of 1 / 2^places, |raw| < 2^31, with five decimals. */
static void print_decimal(int32_t raw, unsigned places)
{
    uint32_t size = raw < 0 ? 0 - (uint32_t)raw : (uint32_t)raw;
    uint32_t part = size & ((UINT32_C(1) << places) - 1);
    uint32_t decimals =
        (uint32_t)(((uint64_t)part * 100000 + (UINT64_C(1) << (places - 1))) >> places);
    if (raw < 0)
        print("-");
    print_digits((size >> places) + decimals / 100000, 10, 1);
    print(".");
    print_digits(decimals % 100000, 10, 5);
}

static void print_both(const char *name, int32_t raw, unsigned places)
{
    print(name);
    print_decimal(raw, places);
    print(" [");
    print_digits((uint32_t)raw, 16, 8);
    print("]");
}

static void print_vec3(const char *name, graze_vec3 v)
{
    print(name);
    print_both(" (", v.x, 16);
    print_both(", ", v.y, 16);
    print_both(", ", v.z, 16);
    print(")\n");
}

static const char *const words[] = {"a miss", "a touch", "a hit", "inside"};

/* All of it const, so all of it stays in flash. */
static const graze_aabb box = {{GRAZE_C(-1), GRAZE_C(-1), GRAZE_C(-1)},
                               {GRAZE_C(1), GRAZE_C(1), GRAZE_C(1)}};

static void ask_segment(const char *question, const graze_segment *segment)
{
    graze_line_hit hit;
    graze_result result = graze_aabb_linecast(&box, segment, &hit);
    print(question);
    print_vec3("\n  from     ", segment->a);
    print_vec3("  to       ", segment->b);
    print("  answer    ");
    print(words[result]);
    if (result != GRAZE_MISS) {
        print_vec3("\n  point    ", hit.point);
        print_vec3("  normal   ", hit.normal);
        print_both("  fraction  ", hit.fraction, 30);
    }
    print("\n\n");
}

static void ask_ray(const char *question, const graze_ray *ray)
{
    graze_ray_hit hit;
    graze_result result = graze_aabb_raycast_exit(&box, ray, &hit);
    print(question);
    print_vec3("\n  from     ", ray->origin);
    print_vec3("  along    ", ray->dir);
    print("  answer    ");
    print(words[result]);
    if (result != GRAZE_MISS) {
        print_vec3("\n  point    ", hit.point);
        print_both("  t         ", hit.t, 16);
    }
    print("\n\n");
}

int main(void)
{
    static const graze_segment through = {{GRAZE_C(-3), GRAZE_C(0.5), GRAZE_C(0.1)},
                                          {GRAZE_C(5), GRAZE_RATIO(-1, 3), GRAZE_C(-0.7)}};
    static const graze_segment along = {{GRAZE_C(-3), GRAZE_C(1), 0}, {GRAZE_C(3), GRAZE_C(1), 0}};
    static const graze_segment beside = {{GRAZE_C(-3), GRAZE_C(1) + 1, 0},
                                         {GRAZE_C(3), GRAZE_C(1) + 1, 0}};
    static const graze_segment world = {{INT32_MIN, INT32_MIN, INT32_MIN},
                                        {INT32_MAX, INT32_MAX, INT32_MAX}};
    static const graze_ray out = {
        {0, GRAZE_C(0.25), 0}, {GRAZE_C(0.3), GRAZE_C(0.1), 0}, GRAZE_NO_LIMIT};
    print("The box is from (-1, -1, -1) to (1, 1, 1). Numbers are in units, [raw bits].\n\n");
    ask_segment("Where does a segment enter it?", &through);
    ask_segment("And one that runs along its top?", &along);
    ask_segment("One raw unit, 1/65536, higher?", &beside);
    ask_segment("From one corner of the world to the other?", &world);
    ask_ray("Where does a ray from within leave it?", &out);
    return BOARD_PASSED;
}
