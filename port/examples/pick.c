/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Picking with a camera: which object is at a pixel, where, and how far away. The ray through the center of the pixel is
 * cast at all objects, and the nearest is picked. The same for all pixels draws the picture. */
#include "../../include/graze/graze.h"
#include "../board.h"
#include "../print.h"

#define AT(x, y, z) GRAZE_C(x), GRAZE_C(y), GRAZE_C(z)
enum { WIDTH = 64, HEIGHT = 20, BOXES = 5, BALLS = 2, OBJECTS = BOXES + BALLS };

static const graze_aabb boxes[BOXES] = {
    {{AT(-50, -1, -60)}, {AT(50, 0, 20)}},
    {{AT(-4.5, 0, -8)}, {AT(-3, 2.25, -8)}}, /* flat, in the front of the house */
    {{AT(-7, 0, -12)}, {AT(-1, 4, -8)}},
    {{AT(-6, 4, -11)}, {AT(-5, 6, -10)}},
    {{AT(2, 0, -6)}, {AT(20, 1.5, -5)}}};
static const graze_sphere balls[BALLS] = {{{AT(0, 1, -4)}, GRAZE_C(1)},
                                          {{AT(-24, 14, -60)}, GRAZE_C(4)}};
static const char *const names[OBJECTS + 1] = {"ground", "door", "house", "chimney",
                                               "wall",   "ball", "moon",  "sky"};
static const char letters[OBJECTS + 1] = {'.', 'd', 'H', 'c', '#', 'o', 'm', ' '};

static void set_camera(graze_camera *camera)
{
    graze_camera_look_at(graze_vec3_of(AT(1, 2.5, 6)), graze_vec3_of(AT(1, 2, -8)),
                         graze_vec3_of(AT(0, 1, 0)), camera);
    camera->fov = GRAZE_DEGREES(44);
    camera->aspect = GRAZE_RATIO(16, 10); /* a character is twice as high as it is wide */
    camera->z_near = GRAZE_C(0.125);
    camera->z_far = GRAZE_C(100);
}

/* The object at a pixel, or OBJECTS. A ray of a camera starts at the eye, and ends at the far plane, where t = 1. The
 * segment between them has fractions that are 2^14 times finer than t. At an equal fraction the first object is kept:
 * so the door is before the house, in whose front it lies. */
static uint32_t pick(const graze_camera *camera, uint16_t x, uint16_t y, graze_line_hit *hit)
{
    uint32_t found, ball;
    graze_ray ray;
    graze_segment sight;
    graze_line_hit ball_hit;
    graze_camera_ray(camera, x, y, WIDTH, HEIGHT, &ray);
    sight.a = ray.origin;
    sight.b = graze_vec3_add(ray.origin, ray.dir);
    graze_nearest_aabb_linecast(boxes, BOXES, &sight, &found, hit);
    if (graze_nearest_sphere_linecast(balls, BALLS, &sight, &ball, &ball_hit) != GRAZE_MISS &&
        (found == GRAZE_NO_INDEX || ball_hit.fraction < hit->fraction)) {
        *hit = ball_hit;
        found = BOXES + ball;
    }
    if (found == GRAZE_NO_INDEX)
        return OBJECTS;
    return found;
}

static void print_pick(const graze_camera *camera, uint16_t x, uint16_t y)
{
    graze_line_hit hit;
    const uint32_t object = pick(camera, x, y, &hit);
    print("pixel ");
    print_int(x);
    print(", ");
    print_int(y);
    print(": ");
    print(names[object]);
    if (object != OBJECTS) {
        print_text_vec3(" at ", hit.point);
        print_text_scalar(", distance ", graze_vec3_distance(camera->position, hit.point));
    }
    print("\n");
}

int main(void)
{
    static const uint8_t pixels[][2] = {{15, 11}, {18, 7}, {27, 10}, {45, 12},
                                        {14, 4},  {12, 4}, {0, 19},  {63, 0}};
    graze_camera camera;
    graze_line_hit hit;
    set_camera(&camera);
    for (uint16_t y = 0; y < HEIGHT; y++) {
        for (uint16_t x = 0; x < WIDTH; x++)
            print_char(letters[pick(&camera, x, y, &hit)]);
        print("\n");
    }
    for (unsigned i = 0; i < sizeof pixels / sizeof pixels[0]; i++)
        print_pick(&camera, pixels[i][0], pixels[i][1]);
    return BOARD_PASSED;
}
