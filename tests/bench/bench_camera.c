/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Cameras, projections, and the exact tests of frustums. The camera is within +-128 units and looks
 * at another point there, 60 degrees high, 16 to 9, from 0.1 to 500 units. The boxes are those of
 * bench_frustum.c; in the row `.beside` the box is in front of each plane and yet beside the
 * frustum.
 */
#include "cglm.h"

static struct {
    graze_camera camera;
    graze_frustum frustum;
    graze_mat4 projection, view;
    graze_matrix matrix;
    graze_vec3 eye, target;
    graze_rect picture;
    graze_aabb box, beside;
} item;

graze_mat4 bench_projection_of_view;

static const graze_vec3 up = {0, GRAZE_ONE, 0};

/* The box is beside the upper right corner of the far plane, in line with that edge of the frustum. */
static void put_beside(const graze_frustum *f)
{
    const graze_scalar size = GRAZE_C(40);
    const graze_vec3 sizes = graze_vec3_of(size, size, size);
    graze_vec3 corners[GRAZE_FRUSTUM_CORNERS];
    graze_frustum_corners(f, corners);
    graze_vec3 from = corners[3], to = corners[7];
    const graze_vec3 way = graze_vec3_normalize(graze_vec3_sub(to, from));
    to = graze_vec3_add(to, graze_vec3_scale(way, GRAZE_C(30)));
    graze_aabb_from_center_size(&to, &sizes, &item.beside);
}

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    item.eye = q.segment.a;
    item.target = q.segment.b;
    item.box = q.box;
    item.picture.min = graze_vec2_of(GRAZE_C(-160), GRAZE_C(-90));
    item.picture.max = graze_vec2_of(GRAZE_C(160), GRAZE_C(90));
    graze_camera_look_at(item.eye, item.target, up, &item.camera);
    item.camera.fov = GRAZE_DEGREES(60);
    item.camera.aspect = GRAZE_RATIO(16, 9);
    item.camera.z_near = GRAZE_C(0.1);
    item.camera.z_far = GRAZE_C(500);
    graze_frustum_from_camera(&item.camera, &item.frustum);
    graze_matrix_look_at(item.eye, item.target, up, &item.matrix);
    graze_matrix_inverse_rigid(&item.matrix, &item.matrix);
    graze_mat4_from_matrix(&item.matrix, &item.view);
    graze_mat4_perspective(item.camera.fov, item.camera.aspect, item.camera.z_near,
                           item.camera.z_far, GRAZE_DEPTH_MINUS_ONE_TO_ONE, GRAZE_RIGHT_HANDED,
                           &item.projection);
    graze_mat4_multiply(&item.projection, &item.view, &bench_projection_of_view);
    put_beside(&item.frustum);
}

typedef void looking(graze_vec3, graze_vec3, graze_vec3, graze_camera *);
typedef void rays(const graze_camera *, uint16_t, uint16_t, uint16_t, uint16_t, graze_ray *);
typedef void of_camera(const graze_camera *, graze_frustum *);
typedef void to_corners(const graze_frustum *, graze_vec3 *);
typedef void to_box(const graze_frustum *, graze_aabb *);
typedef bool overlaps(const graze_frustum *, const graze_aabb *);
typedef void of_matrix(const graze_matrix *, graze_mat4 *);
typedef void multiplied(const graze_mat4 *, const graze_mat4 *, graze_mat4 *);
typedef void perspective(graze_angle, graze_scalar, graze_scalar, graze_scalar, graze_depth,
                         graze_hand, graze_mat4 *);
typedef void orthographic(const graze_rect *, graze_scalar, graze_scalar, graze_depth, graze_hand,
                          graze_mat4 *);
typedef void of_mat4(const graze_mat4 *, graze_depth, graze_frustum *);

static bool look(any_routine *routine)
{
    ((looking *)routine)(item.eye, item.target, up, &made.camera);
    return true;
}

static bool to_ray(any_routine *routine)
{
    ((rays *)routine)(&item.camera, 123, 45, 320, 180, &made.ray);
    return true;
}

static bool from_camera(any_routine *routine)
{
    ((of_camera *)routine)(&item.camera, &made.frustum);
    return true;
}

static bool corners(any_routine *routine)
{
    ((to_corners *)routine)(&item.frustum, made.corners);
    return true;
}

static bool around(any_routine *routine)
{
    ((to_box *)routine)(&item.frustum, &made.aabb);
    return true;
}

static bool of_box(any_routine *routine)
{
    return ((overlaps *)routine)(&item.frustum, &item.box);
}

static bool of_box_beside(any_routine *routine)
{
    return !((overlaps *)routine)(&item.frustum, &item.beside);
}

static bool from_matrix(any_routine *routine)
{
    ((of_matrix *)routine)(&item.matrix, &made.mat4);
    return true;
}

static bool of_mat4s(any_routine *routine)
{
    ((multiplied *)routine)(&item.projection, &item.view, &made.mat4);
    return true;
}

static bool of_perspective(any_routine *routine)
{
    ((perspective *)routine)(item.camera.fov, item.camera.aspect, item.camera.z_near,
                             item.camera.z_far, GRAZE_DEPTH_MINUS_ONE_TO_ONE, GRAZE_RIGHT_HANDED,
                             &made.mat4);
    return true;
}

static bool of_picture(any_routine *routine)
{
    ((orthographic *)routine)(&item.picture, item.camera.z_near, item.camera.z_far,
                              GRAZE_DEPTH_MINUS_ONE_TO_ONE, GRAZE_RIGHT_HANDED, &made.mat4);
    return true;
}

static bool from_mat4(any_routine *routine)
{
    ((of_mat4 *)routine)(&item.projection, GRAZE_DEPTH_MINUS_ONE_TO_ONE, &made.frustum);
    return true;
}

static const bench_row rows[] = {
    BENCH_ROW(camera_look_at, look, NOTHING, graze_camera_look_at, NULL),
    BENCH_ROW(camera_ray, to_ray, NOTHING, graze_camera_ray, NULL),
    BENCH_ROW(frustum_from_camera, from_camera, NOTHING, graze_frustum_from_camera, NULL),
    BENCH_ROW(frustum_corners, corners, CORNERS, graze_frustum_corners, NULL),
    BENCH_ROW(frustum_aabb, around, BOX, graze_frustum_aabb, NULL),
    BENCH_ROW(frustum_overlaps_aabb, of_box, NOTHING, graze_frustum_overlaps_aabb, NULL),
    BENCH_ROW(frustum_overlaps_aabb.beside, of_box_beside, NOTHING, graze_frustum_overlaps_aabb,
              NULL),
    BENCH_ROW(mat4_from_matrix, from_matrix, MAT4, graze_mat4_from_matrix, NULL),
    BENCH_ROW(mat4_multiply, of_mat4s, MAT4, graze_mat4_multiply, NULL),
    BENCH_ROW(mat4_perspective, of_perspective, MAT4, graze_mat4_perspective, NULL),
    BENCH_ROW(mat4_orthographic, of_picture, MAT4, graze_mat4_orthographic, NULL),
    BENCH_ROW(frustum_from_mat4, from_mat4, NOTHING, graze_frustum_from_mat4, NULL),
};

BENCH_SHAPE_WITH_INPUT(camera, "VA" TEN("k") TEN("k")
                                   TEN("k") "kkkk" /* of the camera, and of the frustum */ TEN("k")
                                       TEN("k") TEN("k") "kk" /* matrices */ "AVVVbBB");
