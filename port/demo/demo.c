/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A first look at the library, as firmware: it runs a few queries on one box and prints each with
 * its result, in decimal and as the raw bits that every machine computes.
 */
#include "../../include/graze/graze.h"
#include "../board.h"
#include "../print.h"

static void print_both(const char *name, graze_scalar x, int32_t raw)
{
    print(name);
    print_scalar(x);
    print(" [");
    print_hex((uint32_t)raw);
    print("]");
}

static void print_point(const char *name, graze_vec3 v)
{
    print(name);
    print_both(" (", v.x, v.x);
    print_both(", ", v.y, v.y);
    print_both(", ", v.z, v.z);
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
    print_point("\n  from     ", segment->a);
    print_point("  to       ", segment->b);
    print("  answer    ");
    print(words[result]);
    if (result != GRAZE_MISS) {
        print_point("\n  point    ", hit.point);
        print_point("  normal   ", hit.normal);
        print_both("  fraction  ", graze_from_fraction(hit.fraction), hit.fraction);
    }
    print("\n\n");
}

static void ask_ray(const char *question, const graze_ray *ray)
{
    graze_ray_hit hit;
    graze_result result = graze_aabb_raycast_exit(&box, ray, &hit);
    print(question);
    print_point("\n  from     ", ray->origin);
    print_point("  along    ", ray->dir);
    print("  answer    ");
    print(words[result]);
    if (result != GRAZE_MISS) {
        print_point("\n  point    ", hit.point);
        print_both("  t         ", hit.t, hit.t);
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
