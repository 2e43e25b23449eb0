/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Both number types in one program: balls bounce on a planet in fixed point, the same on every machine, and floats draw
 * them. This file is compiled twice: with GRAZE_FLOAT 0 it is the simulation, with GRAZE_FLOAT 1 the drawing. The program
 * is linked with both libraries, whose names differ. Only plain floats pass between the halves. */
#include "../../include/graze/graze.h"
#include "../board.h"
#include "../print.h"

enum { BALLS = 3, PLANET = BALLS, SPHERES, WIDTH = 60, HEIGHT = 18 };
typedef struct {
    float x, y, z, radius;
} drawn_sphere;
void draw(const drawn_sphere drawn[SPHERES]);

#if GRAZE_FLOAT
/* A ball is brighter on the side of the light; the planet has squares. */
static char shade(const graze_sphere spheres[SPHERES], const graze_ray *ray)
{
    const graze_vec3 light = {0.48f, 0.8f, 0.36f};
    graze_ray_hit hit;
    uint32_t index;
    if (graze_nearest_sphere_raycast(spheres, SPHERES, ray, &index, &hit) == GRAZE_MISS)
        return ' ';
    if (index == PLANET)
        return ":."[(graze_to_int_down(hit.point.x) ^ graze_to_int_down(hit.point.z)) & 1];
    return "-=+*%@"[graze_to_int_down(5.99f * graze_max(graze_vec3_dot(hit.normal, light), 0))];
}

void draw(const drawn_sphere drawn[SPHERES])
{
    graze_camera camera = {{1, 3, 14},        {1, 0, 0}, {0, 1, 0}, {0, 0, -1},
                           GRAZE_DEGREES(50), 5.0f / 3,  0.125f,    200};
    graze_sphere spheres[SPHERES];
    graze_ray ray;
    for (int i = 0; i < SPHERES; i++) {
        spheres[i].center = graze_vec3_of(drawn[i].x, drawn[i].y, drawn[i].z);
        spheres[i].radius = drawn[i].radius;
    }
    for (uint16_t y = 0; y < HEIGHT; y++) {
        for (uint16_t x = 0; x < WIDTH; x++) {
            graze_camera_ray(&camera, x, y, WIDTH, HEIGHT, &ray);
            print_char(shade(spheres, &ray));
        }
        print("\n");
    }
}
#else
static graze_sphere spheres[SPHERES] = {{{GRAZE_C(-3), GRAZE_C(5), 0}, GRAZE_C(1)},
                                        {{GRAZE_C(2), GRAZE_C(4), 0}, GRAZE_C(1)},
                                        {{GRAZE_C(0.5), GRAZE_C(6), GRAZE_C(-2)}, GRAZE_C(1.5)},
                                        {{0, GRAZE_C(-500), 0}, GRAZE_C(500)}};
static graze_vec3 velocities[BALLS] = {
    {GRAZE_C(0.1), 0, 0}, {GRAZE_C(-0.05), 0, 0}, {0, 0, GRAZE_C(0.02)}};

/* The center moves as a point against spheres that are larger by the radius. It stops at the first that it enters. */
static void move(graze_sphere *ball, graze_vec3 *velocity)
{
    const graze_segment path = {ball->center, graze_vec3_add(ball->center, *velocity)};
    graze_line_hit hit, first = {path.b, {0, 0, 0}, GRAZE_FRACTION_ONE};
    ball->center = path.b;
    for (int i = 0; i < SPHERES; i++) {
        const graze_sphere larger = {spheres[i].center, spheres[i].radius + ball->radius};
        if (&spheres[i] == ball || graze_sphere_linecast(&larger, &path, &hit) != GRAZE_HIT ||
            hit.fraction > first.fraction)
            continue;
        first = hit;
        graze_sphere_off_surface(&larger, &hit.point, &hit.normal, &ball->center);
    }
    *velocity = graze_vec3_reflect(*velocity, first.normal); /* unchanged by a zero normal */
}

static void print_frame(void)
{
    drawn_sphere drawn[SPHERES];
    for (int i = 0; i < SPHERES; i++) {
        const graze_vec3 c = spheres[i].center;
        const drawn_sphere d = {graze_to_float(c.x), graze_to_float(c.y), graze_to_float(c.z),
                                graze_to_float(spheres[i].radius)};
        drawn[i] = d;
    }
    print_text_vec3("first ball at ", spheres[0].center);
    print("\n");
    draw(drawn);
}

int main(void)
{
    for (int tick = 0; tick <= 60; tick++) {
        if (tick % 20 == 0)
            print_frame();
        for (int i = 0; i < BALLS; i++) {
            velocities[i].y -= GRAZE_C(0.01);
            move(&spheres[i], &velocities[i]);
        }
    }
    return BOARD_PASSED;
}
#endif
