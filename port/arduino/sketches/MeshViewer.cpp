// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
//
// Draws an icosahedron as text, shaded by its normals, and turns the camera around it: open the serial monitor. For a
// display, draw a pixel where this sketch prints a character.
//
// The mesh is two arrays, used in place: const arrays stay in flash, except on AVR.
#include <graze.h>

const graze_scalar A = GRAZE_RATIO(5, 1),
                   B = GRAZE_RATIO(80901699, 10000000); // A times the golden ratio
const graze_vec3 vertices[] = {{-A, B, 0}, {A, B, 0}, {-A, -B, 0}, {A, -B, 0},
                               {0, -A, B}, {0, A, B}, {0, -A, -B}, {0, A, -B},
                               {B, 0, -A}, {B, 0, A}, {-B, 0, -A}, {-B, 0, A}};
const uint16_t faces[] = {0, 11, 5,  0, 5,  1, 0, 1, 7, 0, 7,  10, 0, 10, 11, 1, 5, 9, 5, 11,
                          4, 11, 10, 2, 10, 7, 6, 7, 1, 8, 3,  9,  4, 3,  4,  2, 3, 2, 6, 3,
                          6, 8,  3,  8, 9,  4, 9, 5, 2, 4, 11, 6,  2, 10, 8,  6, 7, 9, 8, 1};
const graze_mesh mesh = {vertices, faces, sizeof faces / sizeof faces[0] / 3};

const uint16_t WIDTH = 40, HEIGHT = 20;
const char shades[] = "@%#*+=-:.";
const graze_vec3 up = {0, GRAZE_ONE, 0};

graze_camera camera;
graze_aabb box;
unsigned frame = 0;

// Brighter where the face looks up and to the camera: shades from the darkest to the brightest.
char shade(const graze_vec3 &normal)
{
    graze_scalar light =
        graze_from_wide(graze_vec3_dot(normal, camera.forward)); // -1 faces the camera
    graze_scalar level = graze_max(0, graze_min(GRAZE_ONE, (normal.y - 2 * light) / 3));
    return shades[graze_to_int_down(level * 8)];
}

char pixel(uint16_t x, uint16_t y)
{
    graze_ray ray;
    graze_face_ray_hit hit;
    uint32_t face;
    graze_camera_ray(&camera, x, y, WIDTH, HEIGHT, &ray);
    if (!graze_aabb_overlaps_ray(&box, &ray) ||
        graze_mesh_raycast(&mesh, &ray, &face, &hit) == GRAZE_MISS)
        return ' ';
    return shade(hit.normal);
}

void setup()
{
    Serial.begin(115200);
    graze_mesh_aabb(&mesh, &box);
    camera.fov = GRAZE_TURNS(50, 360);
    camera.aspect =
        GRAZE_ONE; // the picture is twice as wide as high, in characters that are twice as high as wide
    camera.z_near = GRAZE_ONE;
    camera.z_far = GRAZE_RATIO(100, 1);
}

void loop()
{
    graze_vec2 place =
        graze_vec2_rotate(graze_vec2_of(GRAZE_RATIO(22, 1), 0), frame * GRAZE_TURNS(10, 360));
    graze_camera_look_at(graze_vec3_of(place.x, GRAZE_RATIO(6, 1), place.y), graze_vec3_of(0, 0, 0),
                         up, &camera);
    char line[WIDTH + 1];
    line[WIDTH] = '\0';
    for (uint16_t y = 0; y < HEIGHT; y++) {
        for (uint16_t x = 0; x < WIDTH; x++)
            line[x] = pixel(x, y);
        Serial.println(line);
    }
    frame = (frame + 1) % 36;
    delay(200);
}
