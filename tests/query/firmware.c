/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Firmware that prints queries with port/query/print_query.h, each with its answer in a comment behind it: one query for
 * each kind of part. tests/query/run gives the lines to graze_query. */
#include "../../include/graze/graze.h"
#include "../../port/query/print_query.h"
#include "../../port/board.h"
#include "../../port/print.h"

static void answer(int32_t result)
{
    print_text_int("# answer ", result);
    print("\n");
}

static graze_camera camera_in_front(void)
{
    graze_camera camera;
    graze_vec3 eye = {GRAZE_C(1), GRAZE_C(2), GRAZE_C(-3.5)}, target = {0, 0, 0},
               up = {0, GRAZE_ONE, 0};
    camera.fov = GRAZE_DEGREES(75);
    camera.aspect = GRAZE_C(1.25);
    camera.z_near = GRAZE_C(0.5);
    camera.z_far = GRAZE_C(20);
    graze_camera_look_at(eye, target, up, &camera);
    return camera;
}

static void print_box(void)
{
    graze_aabb box = {{GRAZE_C(-1), GRAZE_C(-1), GRAZE_C(-1)},
                      {GRAZE_C(1), GRAZE_C(1), GRAZE_C(1)}};
    graze_segment path = {{GRAZE_C(-3), GRAZE_C(0.5), 0}, {GRAZE_C(5), GRAZE_C(0.25), 0}};
    GRAZE_PRINT_QUERY(print_char, "aabb_linecast", GRAZE_PART(box), GRAZE_PART(path));
    answer(graze_aabb_linecast(&box, &path, 0));
}

static void print_boxes(void)
{
    static const graze_aabb boxes[2] = {
        {{0, 0, 0}, {GRAZE_C(1), GRAZE_C(2), GRAZE_C(3)}},
        {{GRAZE_SCALAR_MIN, 0, 0}, {GRAZE_C(-4), GRAZE_C(1), GRAZE_SCALAR_MAX}}};
    graze_ray ray = {{GRAZE_C(-2), GRAZE_C(0.5), GRAZE_C(1)}, {GRAZE_C(-1), 0, 0}, GRAZE_NO_LIMIT};
    uint32_t count = 2, index;
    GRAZE_PRINT_QUERY(print_char, "nearest_aabb_raycast", GRAZE_PART_ARRAY(boxes, count),
                      GRAZE_PART(count), GRAZE_PART(ray));
    answer(graze_nearest_aabb_raycast(boxes, count, &ray, &index, 0));
}

static void print_polygon(void)
{
    static const graze_vec2 corners[3] = {{0, 0}, {GRAZE_C(2), 0}, {GRAZE_C(0.5), GRAZE_C(2)}};
    graze_polygon2 polygon = {corners, 3};
    graze_vec2 point = {GRAZE_C(1), GRAZE_C(0.25)};
    GRAZE_PRINT_QUERY(print_char, "polygon2_contains_point", GRAZE_PART_POLYGON2(polygon),
                      GRAZE_PART(point));
    answer(graze_polygon2_contains_point(&polygon, &point));
}

static void print_mesh(void)
{
    static const graze_vec3 vertices[4] = {
        {0, 0, 0}, {GRAZE_C(2), 0, 0}, {0, GRAZE_C(2), 0}, {GRAZE_C(2), GRAZE_C(2), GRAZE_C(0.5)}};
    static const uint16_t indices[6] = {0, 1, 2, 1, 3, 2};
    graze_mesh mesh = {vertices, indices, 2};
    graze_segment path = {{GRAZE_C(0.25), GRAZE_C(0.5), GRAZE_C(3)},
                          {GRAZE_C(0.25), GRAZE_C(0.5), GRAZE_C(-3)}};
    GRAZE_PRINT_QUERY(print_char, "mesh_linecast", GRAZE_PART_MESH(mesh, 4), GRAZE_PART(path));
    answer(graze_mesh_linecast(&mesh, &path, 0, 0));
}

static void print_views(void)
{
    graze_camera camera = camera_in_front();
    graze_frustum frustum;
    graze_sphere ball = {{GRAZE_C(0.5), GRAZE_C(-1), 0}, GRAZE_C(0.25)};
    const graze_camera *pointer = &camera;
    uint16_t x = 300, y = 7, width = 640, height = 480;
    graze_ray ray;
    graze_frustum_from_camera(&camera, &frustum);
    GRAZE_PRINT_QUERY(print_char, "frustum_classify_sphere", GRAZE_PART_FRUSTUM(frustum),
                      GRAZE_PART(ball));
    answer(graze_frustum_classify_sphere(&frustum, &ball));
    graze_camera_ray(&camera, x, y, width, height, &ray);
    GRAZE_PRINT_QUERY(print_char, "camera_ray", GRAZE_PART(*pointer), GRAZE_PART(x), GRAZE_PART(y),
                      GRAZE_PART(width), GRAZE_PART(height));
    answer(0);
}

static void print_numbers(void)
{
    graze_wide wide = graze_vec3_length_sq(graze_vec3_of(GRAZE_C(-3), GRAZE_C(4), GRAZE_C(0.25)));
    graze_depth depth = GRAZE_DEPTH_ONE_TO_ZERO;
    graze_scalar z_near = GRAZE_C(0.5), z_far = GRAZE_C(20);
    GRAZE_PRINT_QUERY(print_char, "from_wide", GRAZE_PART_WIDE(wide));
    answer(graze_to_int(graze_from_wide(wide)));
    GRAZE_PRINT_QUERY(print_char, "mat4_perspective_fits", GRAZE_PART(z_near), GRAZE_PART(z_far),
                      GRAZE_PART(depth));
    answer(graze_mat4_perspective_fits(z_near, z_far, depth));
}

int main(void)
{
    print_box();
    print_boxes();
    print_mesh();
    print_polygon();
    print_views();
    print_numbers();
    return BOARD_PASSED;
}
