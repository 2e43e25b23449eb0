/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A ball bounces in a room and does not stick: not in a corner, and not when a fast block covers it. The center of the ball
 * moves as a point against boxes that are larger by its radius. After each tick an exact distance is checked. */
#include "../../include/graze/graze.h"
#include "../board.h"
#include "../print.h"

#define RADIUS GRAZE_C(0.25)
enum { BOXES = 6, BLOCK = 5, TICKS = 300, BOUNCES_MAX = 4 };
/* Four walls, a table, and the block, which moves. */
static const char *const names[BOXES] = {" west wall ",  " east wall ", " south wall ",
                                         " north wall ", " table ",     " block "};
static graze_rect boxes[BOXES] = {{{GRAZE_C(-6), GRAZE_C(-5)}, {GRAZE_C(-5), GRAZE_C(5)}},
                                  {{GRAZE_C(5), GRAZE_C(-5)}, {GRAZE_C(6), GRAZE_C(5)}},
                                  {{GRAZE_C(-6), GRAZE_C(-6)}, {GRAZE_C(6), GRAZE_C(-5)}},
                                  {{GRAZE_C(-6), GRAZE_C(5)}, {GRAZE_C(6), GRAZE_C(6)}},
                                  {{GRAZE_C(1), GRAZE_C(1)}, {GRAZE_C(2), GRAZE_C(3)}},
                                  {{GRAZE_C(-4), GRAZE_C(-3)}, {GRAZE_C(-3), GRAZE_C(-1)}}};

/* The set of places where the center would be too near, with square corners: at a corner the ball bounces a little early. */
static graze_rect grown(int box)
{
    const graze_vec2 margin = {RADIUS, RADIUS};
    const graze_rect r = {graze_vec2_sub(boxes[box].min, margin),
                          graze_vec2_add(boxes[box].max, margin)};
    return r;
}

/* The first box that the path enters, or -1. A path that only touches a box slides along it or leaves it: it goes on. */
static int first_on(const graze_segment2 *path, graze_line_hit2 *first)
{
    int box = -1;
    for (int i = 0; i < BOXES; i++) {
        graze_line_hit2 hit;
        const graze_rect r = grown(i);
        if (graze_rect_linecast(&r, path, &hit) == GRAZE_HIT &&
            (box < 0 || hit.fraction < first->fraction)) {
            *first = hit;
            box = i;
        }
    }
    return box;
}

/* The rounded point of a hit lies on the box. The ball goes on from a point strictly outside. */
static void move(graze_vec2 *place, graze_vec2 *velocity, int tick)
{
    graze_vec2 motion = *velocity;
    for (int bounces = 0; bounces < BOUNCES_MAX; bounces++) {
        const graze_segment2 path = {*place, graze_vec2_add(*place, motion)};
        graze_line_hit2 hit;
        const int box = first_on(&path, &hit);
        *place = path.b;
        if (box < 0)
            return;
        const graze_rect r = grown(box);
        graze_rect_off_surface(&r, &hit.point, &hit.normal, place);
        motion = graze_vec2_reflect(graze_vec2_sub(path.b, hit.point), hit.normal);
        *velocity = graze_vec2_reflect(*velocity, hit.normal);
        print_text_int("tick ", tick);
        print_text_vec2(names[box], *place);
        print("\n");
    }
}

/* A ball in the block has no surface to bounce off: the block pushes it ahead, to the side that the signs of step name. */
static void push_out(graze_vec2 *place, graze_vec2 *velocity, graze_vec2 step, int tick)
{
    const graze_rect r = grown(BLOCK);
    const graze_segment2 here = {*place, *place};
    if (graze_rect_linecast(&r, &here, NULL) != GRAZE_INSIDE)
        return;
    graze_rect_off_surface(&r, place, &step, place);
    if (graze_vec2_dot(*velocity, step) < 0)
        *velocity = graze_vec2_reflect(*velocity, step);
    print_text_int("tick ", tick);
    print_text_vec2(" pushed to ", *place);
    print("\n");
}

int main(void)
{
    graze_vec2 place = {GRAZE_C(3), GRAZE_C(-3)}; /* it flies into a corner first */
    graze_vec2 velocity = {GRAZE_C(0.25), GRAZE_C(-0.25)}, step = {GRAZE_C(0.5), 0};
    for (int tick = 1; tick <= TICKS; tick++) {
        if (boxes[BLOCK].min.x + step.x < GRAZE_C(-4) || boxes[BLOCK].max.x + step.x > GRAZE_C(4))
            step = graze_vec2_neg(step);
        boxes[BLOCK].min = graze_vec2_add(boxes[BLOCK].min, step);
        boxes[BLOCK].max = graze_vec2_add(boxes[BLOCK].max, step);
        push_out(&place, &velocity, step, tick);
        move(&place, &velocity, tick);
        for (int i = 0; i < BOXES; i++) /* it may touch a box, but must not overlap it */
            if (graze_rect_distance(&boxes[i], &place) < RADIUS)
                return BOARD_FAILED;
    }
    return BOARD_PASSED;
}
