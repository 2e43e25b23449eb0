/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A robot with two wheels drives through a warehouse and touches nothing. It searches a grid for free ways, drives in straight
 * legs, and measures its clearance. One gap is exactly as wide as it needs, so closed; one is two raw units wider. */
#include "../../include/graze/graze.h"
#include "../board.h"
#include "../print.h"

#define RADIUS GRAZE_C(0.5)
#define NEEDED GRAZE_C(0.75) /* the radius, and the clearance that it keeps */
#define TRACK  GRAZE_C(0.75) /* between the wheels */
enum { WIDTH = 13, HEIGHT = 11, NODES = WIDTH * HEIGHT, START = 1, GOAL = 12 };

static const graze_circle pillars[] = {{{GRAZE_C(2.5), GRAZE_C(4.25)}, GRAZE_ONE},
                                       {{GRAZE_C(9), GRAZE_C(4.5)}, GRAZE_C(0.25)}};
/* Two walls, which are flat boxes, and three shelves with gaps around y = 2 and y = 7. */
static const graze_rect boxes[] = {{{GRAZE_C(-1), GRAZE_C(-1)}, {GRAZE_C(13), GRAZE_C(-1)}},
                                   {{GRAZE_C(-1), GRAZE_C(11)}, {GRAZE_C(13), GRAZE_C(11)}},
                                   {{GRAZE_C(6), GRAZE_C(-1)}, {GRAZE_C(7), GRAZE_C(1.25)}},
                                   {{GRAZE_C(6), GRAZE_C(2.75)}, {GRAZE_C(7), GRAZE_C(6.25) - 1}},
                                   {{GRAZE_C(6), GRAZE_C(7.75) + 1}, {GRAZE_C(7), GRAZE_C(11)}}};
enum { PILLARS = sizeof pillars / sizeof pillars[0], BOXES = sizeof boxes / sizeof boxes[0] };

static graze_vec2 place_of(int node)
{
    return graze_vec2_of(graze_from_int(node % WIDTH), graze_from_int(node / WIDTH));
}

/* A robot that drives straight needs the capsule around its way. */
static bool is_free(int a, int b)
{
    const graze_capsule2 room = {{place_of(a), place_of(b)}, NEEDED};
    bool free = true;
    for (int i = 0; i < PILLARS; i++)
        free = free && !graze_circle_overlaps_capsule2(&pillars[i], &room);
    for (int i = 0; i < BOXES; i++)
        free = free && !graze_rect_overlaps_capsule2(&boxes[i], &room);
    return free;
}

/* Searches from the goal: next[node] is the next node on a shortest way; 0 if there is none, so node 0 is not used. */
static void plan(uint8_t next[NODES])
{
    uint8_t queue[NODES] = {GOAL};
    next[GOAL] = GOAL;
    for (int first = 0, last = 1; first < last; first++)
        for (int i = 0; i < 4; i++) {
            const int at = queue[first], node = at + (i < 2 ? 1 : WIDTH) * (i % 2 ? 1 : -1);
            const bool in_row = node / WIDTH == at / WIDTH;
            if (node <= 0 || node >= NODES || in_row != (i < 2) || next[node] || !is_free(node, at))
                continue;
            next[node] = (uint8_t)at;
            queue[last++] = (uint8_t)node;
        }
}

/* A second opinion, by distances. They are rounded once, to nearest: a greater one than needed proves the clearance. */
static graze_scalar clearance_at(graze_vec2 place)
{
    graze_scalar least = GRAZE_SCALAR_MAX;
    for (int i = 0; i < PILLARS; i++)
        least = graze_min(least, graze_circle_distance(&pillars[i], &place));
    for (int i = 0; i < BOXES; i++)
        least = graze_min(least, graze_rect_distance(&boxes[i], &place));
    return least - RADIUS;
}

/* Turns in place, then drives straight. `least` is the least clearance of all steps so far. */
static void drive(graze_vec2 from, graze_vec2 to, graze_angle *heading, graze_scalar *least)
{
    const graze_angle turn = graze_atan2(to.y - from.y, to.x - from.x) - *heading;
    for (graze_fraction f = 0; f < GRAZE_FRACTION_ONE; f += GRAZE_FRACTION_ONE / 64)
        *least = graze_min(*least, clearance_at(graze_vec2_lerp(from, to, f)));
    *heading += turn;
    print_text_scalar("turns each wheel by ", graze_mul(graze_angle_to_radians(turn), TRACK / 2));
    print_text_vec2(", drives to ", to);
    print_text_scalar(", least clearance ", *least);
    print("\n");
}

int main(void)
{
    uint8_t next[NODES] = {0};
    graze_scalar least = GRAZE_SCALAR_MAX;
    graze_angle heading = 0;
    int at = START, to;
    for (plan(next); at != GOAL && next[at]; at = to) {
        for (to = next[at]; to != GOAL && is_free(at, next[to]);) /* the farthest on a free line */
            to = next[to];
        drive(place_of(at), place_of(to), &heading, &least);
    }
    return at == GOAL && least > NEEDED - RADIUS ? BOARD_PASSED : BOARD_FAILED;
}
