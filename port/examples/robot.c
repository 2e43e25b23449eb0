/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A robot drives through a house, stops in time before a door that its map shows open, and plans anew. Moving circles say how far
 * it may go. One gap is exactly as wide as it needs, which is enough; another is a raw unit narrower. */
#include "../../include/graze/graze.h"
#include "../board.h"
#include "../print.h"

#define XY(x, y) GRAZE_C(x), GRAZE_C(y)
#define NEEDED   GRAZE_C(0.75)   /* its radius, and the clearance that it keeps */
#define BRAKES   GRAZE_C(0.0625) /* by so much its speed, in units a second, changes in a tick */
enum { WIDTH = 13, HEIGHT = 11, NODES = WIDTH * HEIGHT, START = 1, GOAL = 12, TICKS = 16, ALL = 7 };

/* Three of them have gaps around y = 2 and y = 7. The door is the last, and not on the map. */
static const graze_segment2 walls[ALL] = {
    {{XY(-1, -1)}, {XY(13, -1)}},    {{XY(-1, 11)}, {XY(13, 11)}},
    {{XY(6, -1)}, {XY(6, 1.25)}},    {{GRAZE_C(6), GRAZE_C(2.75) - 1}, {XY(6, 6.25)}},
    {{XY(6, 7.75)}, {XY(6, 11)}},    {{XY(2, 5)}, {XY(4, 3)}},
    {{XY(9, 4.75)}, {XY(9.5, 5.25)}}};

static graze_vec2 place_of(int node)
{
    return graze_vec2_of(graze_from_int(node % WIDTH), graze_from_int(node / WIDTH));
}

/* Where it stops among the first so many walls. The fraction is 1 if it enters none of them: then it may touch. */
static graze_sweep_hit2 reach(graze_vec2 start, graze_vec2 end, int count)
{
    const graze_circle robot = {start, NEEDED};
    const graze_vec2 motion = graze_vec2_sub(end, start);
    graze_sweep_hit2 first = {end, end, {0, 0}, GRAZE_FRACTION_ONE, GRAZE_FEATURE_NONE, 0}, hit;
    for (int i = 0; i < count; i++)
        if (graze_segment2_circlecast(&walls[i], &robot, motion, &hit) >= GRAZE_HIT &&
            hit.fraction < first.fraction)
            first = hit;
    return first;
}

/* Searches from the goal: next[node] is the next node on a shortest way; 0 if there is none, so node 0 is not used. */
static bool plan(uint8_t next[NODES], int start, int count)
{
    uint8_t queue[NODES] = {GOAL};
    for (int i = 0; i < NODES; i++)
        next[i] = i == GOAL ? GOAL : 0;
    for (int first = 0, last = 1; first < last; first++)
        for (int i = 0; i < 4; i++) {
            const int at = queue[first], node = at + (i < 2 ? 1 : WIDTH) * (i % 2 ? 1 : -1);
            const bool is_beside = (node / WIDTH == at / WIDTH) == (i < 2);
            if (node > 0 && node < NODES && is_beside && !next[node] &&
                reach(place_of(node), place_of(at), count).fraction == GRAZE_FRACTION_ONE) {
                next[node] = (uint8_t)at;
                queue[last++] = (uint8_t)node;
            }
        }
    return next[start] != 0;
}

/* Drives straight to a place, or until it stands before a wall; it sees all of them. The speed is the greatest from which the
 * brakes stop it in the room ahead. That is rounded down: a product is rounded to nearest, so it is a raw unit less. */
static bool drive(graze_vec2 *place, graze_vec2 to, graze_scalar *braked)
{
    graze_sweep_hit2 ahead;
    graze_scalar speed = 0;
    do {
        ahead = reach(*place, to, ALL);
        const graze_vec2 way = graze_vec2_sub(to, *place), ahead_of = graze_vec2_normalize(way);
        const graze_scalar room =
            graze_mul_fraction(graze_vec2_length_down(way), ahead.fraction) - 1;
        const graze_scalar safe = graze_sqrt_down(2 * room + BRAKES / TICKS) - BRAKES;
        *braked = graze_max(*braked, speed - safe);
        speed = graze_min(graze_min(speed + BRAKES, GRAZE_ONE), safe);
        const graze_vec2 next = graze_vec2_add(*place, graze_vec2_scale(ahead_of, speed / TICKS));
        *place = speed < TICKS ? ahead.center : reach(*place, next, ALL).center;
    } while (speed >= TICKS);
    return ahead.fraction == GRAZE_FRACTION_ONE;
}

int main(void)
{
    uint8_t next[NODES];
    graze_scalar braked = 0;
    graze_vec2 place = place_of(START);
    int at = START, to, known = ALL - 1;
    for (; at != GOAL && plan(next, at, known); at = to) {
        for (to = next[at]; to != GOAL && reach(place_of(at), place_of(next[to]), known).fraction ==
                                              GRAZE_FRACTION_ONE;)
            to = next[to];
        const bool arrives = drive(&place, place_of(to), &braked);
        print_text_vec2(arrives ? "drives to " : "stops in time at ", place);
        print("\n");
        if (!arrives) {
            known = ALL;
            (void)drive(&place, place_of(to = at), &braked);
        }
    }
    print_text_scalar("a tick slows it down by at most ", braked);
    print("\n");
    return at == GOAL && braked <= BRAKES ? BOARD_PASSED : BOARD_FAILED;
}
