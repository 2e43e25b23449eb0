/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A character slides along walls and round pillars, and stops in corners. It passes a gap exactly as wide as itself,
 * touching both sides, but not a gap that is one raw unit narrower. It is never in a wall, which each tick checks. */
#include "../../include/graze/graze.h"
#include "../board.h"
#include "../print.h"

#define XY(x, y) GRAZE_C(x), GRAZE_C(y)
enum { BOXES = 6, PILLARS = 2, SHAPES = BOXES + PILLARS, SLIDES_MAX = 4 };

/* The character is a circle of radius 0.5. Its center moves as a point, so each shape here is already 0.5 larger on each side.
 * South and east wall of a hall; then two walls with a gap at y = 6.5, of which the second is a raw unit narrower. */
static const graze_rect boxes[BOXES] = {
    {{XY(-1.5, -1.5)}, {XY(10.5, 0.5)}}, {{XY(9.5, -1.5)}, {XY(11.5, 5.5)}},
    {{XY(13.5, -1.5)}, {XY(15.5, 6.5)}}, {{XY(13.5, 6.5)}, {XY(15.5, 20.5)}},
    {{XY(17.5, -1.5)}, {XY(19.5, 6.5)}}, {{XY(17.5, 6.49999)}, {XY(19.5, 20.5)}}};
static const graze_circle pillars[PILLARS] = {{{XY(5, 5)}, GRAZE_C(1.5)},
                                              {{XY(3, 1.25)}, GRAZE_C(1)}};

static const struct {
    const char *title;
    graze_vec2 from, motion; /* motion in a tick, of 40 */
} walks[] = {
    {"along the wall, touching it", {XY(4.5, 0.5)}, {XY(0.125, 0)}},
    {"diagonally, into the corner", {XY(5, 2)}, {XY(0.125, -0.125)}},
    {"past the pillar", {XY(2, 4.5)}, {XY(0.25, 0)}},
    {"straight at the pillar", {XY(2, 5)}, {XY(0.25, 0)}},
    {"between pillar and wall", {XY(0, 1)}, {XY(0.25, -0.0625)}},
    {"exact gap, then narrow gap", {XY(12, 6.5)}, {XY(0.25, 0)}},
    {"past the exact gap", {XY(12, 6)}, {XY(0.125, 0.0625)}},
    {"faster than the hall is wide", {XY(6, 3)}, {XY(100, -50)}},
};

static graze_result cast(int shape, const graze_segment2 *path, graze_line_hit2 *hit)
{
    return shape < BOXES ? graze_rect_linecast(&boxes[shape], path, hit)
                         : graze_circle_linecast(&pillars[shape - BOXES], path, hit);
}

/* The first shape that the path enters, or SHAPES. A path that only touches a shape is free: it slides along already. */
static int first_on(const graze_segment2 *path, graze_line_hit2 *first)
{
    int found = SHAPES;
    graze_line_hit2 hit;
    for (int shape = 0; shape < SHAPES; shape++)
        if (cast(shape, path, &hit) == GRAZE_HIT &&
            (found == SHAPES || hit.fraction < first->fraction)) {
            *first = hit;
            found = shape;
        }
    return found;
}

static bool is_free(graze_vec2 place)
{
    const graze_segment2 here = {place, place}; /* without length: it tests its point */
    bool free = true;
    for (int shape = 0; shape < SHAPES; shape++)
        free = free && cast(shape, &here, NULL) != GRAZE_INSIDE;
    return free;
}

/* After a hit the rest of the motion goes on along the surface, from the first place outside the shape. In a narrow
 * corner that place may be in another shape: then the character stays where it is. */
static graze_vec2 walk(graze_vec2 place, graze_vec2 motion)
{
    for (int slides = 0; slides < SLIDES_MAX; slides++) {
        const graze_segment2 path = {place, graze_vec2_add(place, motion)};
        graze_line_hit2 hit;
        graze_vec2 off;
        const int shape = first_on(&path, &hit);
        if (shape == SHAPES)
            return path.b;
        if (shape < BOXES)
            graze_rect_off_surface(&boxes[shape], &hit.point, &hit.normal, &off);
        else
            graze_circle_off_surface(&pillars[shape - BOXES], &hit.point, &hit.normal, &off);
        if (!is_free(off))
            break;
        place = off;
        motion = graze_vec2_slide(graze_vec2_sub(path.b, hit.point), hit.normal);
    }
    return place;
}

int main(void)
{
    for (unsigned i = 0; i < sizeof walks / sizeof walks[0]; i++) {
        graze_vec2 place = walks[i].from;
        for (int tick = 0; tick < 40; tick++)
            if (!is_free(place = walk(place, walks[i].motion)))
                return BOARD_FAILED;
        print_column(walks[i].title, 30);
        print_text_vec2("ends at ", place);
        print("\n");
    }
    return BOARD_PASSED;
}
