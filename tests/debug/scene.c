/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* One of each type, for a debugger that stops in `stop` and prints the variables of main. */
#include "../../include/graze/graze.h"
#include "../../port/board.h"

static volatile uint8_t stopped;

void stop(graze_result result);

__attribute__((noinline)) void stop(graze_result result)
{
    stopped = result;
}

/* The place of a variable escapes, so that the compiler keeps it. */
static const void *volatile kept;
#define KEEP(variable) (kept = &(variable))

static void keep_planes(void)
{
    const graze_mat4 mat4 = {
        {{GRAZE_ONE, 0, 0, 0}, {0, GRAZE_C(-0.5), 0, 0}, {0, 0, 1, 0}, {0, 0, 0, GRAZE_C(100)}}};
    graze_frustum frustum;
    graze_frustum_from_mat4(&mat4, GRAZE_DEPTH_ZERO_TO_ONE, &frustum);
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        frustum.limit[i] = 0;
        frustum.normal[i].x = GRAZE_FRACTION_ONE / 4;
        frustum.normal[i].y = frustum.normal[i].z = 0;
    }
    KEEP(mat4);
    KEEP(frustum);
    stop(GRAZE_INSIDE);
}

static void keep_solids(void)
{
    const graze_vec3 tiny = {GRAZE_RATIO(1, 65536), GRAZE_RATIO(-1, 65536),
                             GRAZE_RATIO(-65537, 65536)};
    const graze_obb obb = {{0, 0, 0},
                           {{GRAZE_ONE, 0, 0}, {0, GRAZE_ONE, 0}, {0, 0, GRAZE_ONE}},
                           {GRAZE_C(1), GRAZE_C(2), GRAZE_C(0.5)}};
    const graze_triangle triangle = {
        {0, 0, 0}, {GRAZE_C(1.5), 0, 0}, {0, GRAZE_C(-100), GRAZE_C(0.25)}};
    const uint16_t indices[] = {0, 1, 2};
    const graze_mesh mesh = {&triangle.a, indices, 1};
    const graze_barycentric place = {GRAZE_FRACTION_ONE / 4, GRAZE_FRACTION_ONE};
    const graze_vec2 flat = {GRAZE_SCALAR_MIN, GRAZE_C(0.5)};
    const graze_angle angle = GRAZE_DEGREES(22.5);
    const graze_vec3 *const pointer = &tiny;
    KEEP(obb);
    KEEP(mesh);
    KEEP(place);
    KEEP(flat);
    KEEP(angle);
    KEEP(pointer);
    stop(GRAZE_TOUCH);
}

int main(void)
{
    const graze_aabb box = {{GRAZE_C(-1), GRAZE_C(-1), GRAZE_C(-1)},
                            {GRAZE_C(1), GRAZE_C(1), GRAZE_C(1)}};
    const graze_segment path = {{GRAZE_C(-3), GRAZE_C(0.5), 0}, {GRAZE_C(5), GRAZE_C(0.25), 0}};
    const graze_sphere ball = {{GRAZE_C(6), GRAZE_C(8), 0}, GRAZE_C(5)};
    const graze_plane floor = {{0, 0, 0}, {0, 0, GRAZE_ONE}};
    const graze_ray ray = {{0, 0, GRAZE_C(1)}, {GRAZE_C(3), GRAZE_C(4), GRAZE_C(-1)}, GRAZE_C(16)};
    graze_line_hit hit;
    graze_face_ray_hit face_hit;
    const graze_result result = graze_aabb_linecast(&box, &path, &hit);
    graze_plane_raycast(&floor, &ray, &face_hit);
    KEEP(ball);
    stop(result);
    keep_solids();
    keep_planes();
    board_write("printed\n", 8);
    return BOARD_PASSED;
}
