/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A lidar turns in a room and prints the range of each beam: to walls, furniture and pillars. One beam aims at the corner of
 * the room, one leaves through the door, one only touches a pillar, and two scans start at a surface or in it. */
#include "../../include/graze/graze.h"
#include "../board.h"
#include "../print.h"

#define RANGE GRAZE_C(12) /* a beam ends here */

/* The room is 8 x 6 units around the origin, with a door in its east wall. All const, so all stays in flash. */
static const graze_segment2 walls[] = {
    {{GRAZE_C(-4), GRAZE_C(-3)}, {GRAZE_C(4), GRAZE_C(-3)}},
    {{GRAZE_C(4), GRAZE_C(-3)}, {GRAZE_C(4), GRAZE_C(-0.5)}},
    {{GRAZE_C(4), GRAZE_C(0.5)}, {GRAZE_C(4), GRAZE_C(3)}},
    {{GRAZE_C(4), GRAZE_C(3)}, {GRAZE_C(-4), GRAZE_C(3)}},
    {{GRAZE_C(-4), GRAZE_C(3)}, {GRAZE_C(-4), GRAZE_C(-3)}},
};
static const graze_rect furniture[] = {
    {{GRAZE_C(-3), GRAZE_C(-3)}, {GRAZE_C(-1), GRAZE_C(-2)}},
    {{GRAZE_C(1), GRAZE_C(2.25)}, {GRAZE_C(3), GRAZE_C(3)}},
};
static const graze_circle pillars[] = {
    {{GRAZE_C(-2), GRAZE_C(0.5)}, GRAZE_C(0.5)}, /* touches the x axis */
    {{GRAZE_C(2), GRAZE_C(-1.5)}, GRAZE_C(0.25)},
};
#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* The ray ends at the nearest surface so far: see nearest.h for why this loop is correct. */
typedef struct {
    graze_ray2 ray;
    const char *what;
    graze_result result;
    graze_vec2 point;
} beam;

static void keep(beam *b, const char *what, graze_result result, graze_vec2 point, graze_scalar t)
{
    if (b->result != GRAZE_MISS && t >= b->ray.t_max)
        return;
    b->what = what;
    b->result = result;
    b->point = point;
    b->ray.t_max = t;
}

static void cast_at_room(beam *b)
{
    graze_wall_ray_hit2 wall;
    graze_ray_hit2 hit;
    graze_result result;
    for (unsigned i = 0; i < COUNT(walls); i++)
        if ((result = graze_segment2_raycast(&walls[i], &b->ray, &wall)) != GRAZE_MISS)
            keep(b, "wall", result, wall.point, wall.t);
    for (unsigned i = 0; i < COUNT(furniture); i++)
        if ((result = graze_rect_raycast(&furniture[i], &b->ray, &hit)) != GRAZE_MISS)
            keep(b, "furniture", result, hit.point, hit.t);
    for (unsigned i = 0; i < COUNT(pillars); i++)
        if ((result = graze_circle_raycast(&pillars[i], &b->ray, &hit)) != GRAZE_MISS)
            keep(b, "pillar", result, hit.point, hit.t);
}

/* dir is as long as the range, and t_max is 1: a unit vector would have fewer bits for the direction. The range is the
 * distance to the point, which is rounded once. */
static void print_beam(graze_vec2 from, graze_angle angle)
{
    static const char *const words[] = {"", " (only touches)", "", " (starts inside)"};
    beam b = {{{0, 0}, {0, 0}, GRAZE_ONE}, "nothing in range", GRAZE_MISS, {0, 0}};
    b.ray.origin = from;
    b.ray.dir = graze_vec2_rotate(graze_vec2_of(RANGE, 0), angle);
    cast_at_room(&b);
    print_scalar_column(graze_angle_to_degrees(angle), 8);
    if (b.result == GRAZE_MISS)
        print_column("-", 9);
    else
        print_scalar_column(graze_vec2_distance(from, b.point), 9);
    print(b.what);
    print(words[b.result]);
    print("\n");
}

static void scan(const char *title, graze_vec2 from, uint32_t beams)
{
    print(title);
    print("\ndegrees range    what\n");
    for (uint32_t i = 0; i < beams; i++)
        print_beam(from, i * (GRAZE_QUARTER_TURN / beams * 4)); /* a full turn is 2^32 */
    print("\n");
}

int main(void)
{
    scan("From the middle of the room:", graze_vec2_of(0, 0), 24);
    scan("From (1, 0), a diagonal of the room:", graze_vec2_of(GRAZE_ONE, 0), 8);
    scan("On the west wall, which all beams touch at 0:", graze_vec2_of(GRAZE_C(-4), 0), 4);
    scan("Someone pushed it into the cupboard:", graze_vec2_of(GRAZE_C(2), GRAZE_C(2.5)), 4);
    return BOARD_PASSED;
}
