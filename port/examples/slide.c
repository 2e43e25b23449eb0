/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A character, a circle in the plane, slides along walls and boxes, and stops in corners. It passes a gap exactly as wide as
 * itself, but not one that is a raw unit narrower. Then it walks at random. Each step is checked: never inside, never through. */
#include "../../include/graze/graze.h"
#include "../board.h"
#include "../print.h"

#define XY(x, y) GRAZE_C(x), GRAZE_C(y)
enum { BOXES = 5, SHAPES = BOXES + 7, SLIDES_MAX = 4, AT_RANDOM = 100000 /* frames */ };

/* Two pairs with a gap between them, of which the second is a raw unit narrower; and a box in the hall. */
static const graze_rect boxes[BOXES] = {{{XY(10, 0)}, {XY(11, 5)}},
                                        {{XY(10, 6)}, {XY(11, 12)}},
                                        {{XY(14, 0)}, {XY(15, 5)}},
                                        {{XY(14, 5.99999)}, {XY(15, 12)}},
                                        {{XY(6, 8)}, {XY(8, 9)}}};
/* Around the hall; then one in it, and one that makes a wedge with the south wall. */
static const graze_segment2 walls[] = {{{XY(0, 0)}, {XY(20, 0)}},   {{XY(20, 0)}, {XY(20, 12)}},
                                       {{XY(20, 12)}, {XY(3, 12)}}, {{XY(3, 12)}, {XY(0, 8)}},
                                       {{XY(0, 8)}, {XY(0, 0)}},    {{XY(3, 4)}, {XY(6.5, 5)}},
                                       {{XY(4, 0)}, {XY(9, 1.25)}}};

static const struct {
    const char *title;
    graze_vec2 start, motion; /* in a frame */
    int frames;
} walks[] = {
    {"along a wall, touching it", {XY(4, 11.5)}, {XY(0.125, 0)}, 40},
    {"into the slanted wall", {XY(1, 8)}, {XY(0, 0.125)}, 40},
    {"into the wedge", {XY(8, 4)}, {XY(0, -0.125)}, 40},
    {"exact gap, then narrow gap", {XY(9, 5.5)}, {XY(0.25, 0)}, 40},
    {"faster than the hall is wide", {XY(5, 7)}, {XY(100, -50)}, 40},
    {"at random", {XY(2, 2)}, {XY(0, 0)}, AT_RANDOM},
};

static graze_result cast(int i, const graze_circle *body, graze_vec2 motion, graze_sweep_hit2 *hit)
{
    return i < BOXES ? graze_rect_circlecast(&boxes[i], body, motion, hit)
                     : graze_segment2_circlecast(&walls[i - BOXES], body, motion, hit);
}

/* The first of the shapes that the body enters or starts in; < 0 if there is none. A shape that it only touches is free. */
static int stop(const graze_circle *body, graze_vec2 motion, graze_sweep_hit2 *first)
{
    int at = -1;
    graze_sweep_hit2 hit;
    for (int i = 0; i < SHAPES; i++)
        if (cast(i, body, motion, &hit) >= GRAZE_HIT &&
            (at < 0 || hit.fraction < first->fraction)) {
            *first = hit;
            at = i;
        }
    return at;
}

/* After a stop the rest of the motion goes on along all that stopped it. If the place at one shape is in another, as in a narrow
 * corner, the body stays. False if it would be in that one shape, or if its center, a body of radius 0, came through a shape. */
static bool walk(graze_circle *body, graze_vec2 motion)
{
    graze_plane stops[SLIDES_MAX];
    for (int i = 0, at = 0; i < SLIDES_MAX && at >= 0; i++) {
        const graze_vec2 end = graze_vec2_add(body->center, motion);
        const graze_circle center = {body->center, 0};
        graze_sweep_hit2 hit = {end, end, {0, 0}, 0, GRAZE_FEATURE_NONE, 0}, other;
        at = stop(body, motion, &hit);
        const graze_circle next = {hit.center, body->radius};
        if (stop(&center, graze_vec2_sub(next.center, center.center), &other) >= 0)
            return false;
        if (stop(&next, graze_vec2_of(0, 0), &other) >= 0)
            return at >= 0 && cast(at, &next, graze_vec2_of(0, 0), NULL) != GRAZE_INSIDE;
        *body = next;
        stops[i].normal = graze_vec3_of(hit.normal.x, hit.normal.y, 0);
        const graze_vec3 rest = graze_vec3_of(end.x - next.center.x, end.y - next.center.y, 0);
        const graze_vec3 along = graze_vec3_clip(rest, stops, (uint32_t)i + 1);
        motion = graze_vec2_of(along.x, along.y);
    }
    return true;
}

int main(void)
{
    uint32_t random = 1;
    for (unsigned i = 0; i < sizeof walks / sizeof walks[0]; i++) {
        graze_circle body = {walks[i].start, GRAZE_C(0.5)};
        graze_vec2 motion = walks[i].motion;
        for (int frame = 0; frame < walks[i].frames; frame++) {
            random = random * 1664525 + 1013904223;
            if (walks[i].frames == AT_RANDOM && frame % 16 == 0)
                motion = graze_vec2_rotate(graze_vec2_of(GRAZE_C(0.25), 0), random);
            if (!walk(&body, motion))
                return BOARD_FAILED;
        }
        print_column(walks[i].title, 30);
        print_text_vec2("ends at ", body.center);
        print("\n");
    }
    return BOARD_PASSED;
}
