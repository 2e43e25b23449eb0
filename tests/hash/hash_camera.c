/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of cameras and projections. */
#include "../support/check.h"
#include "hash.h"
#include "../support/raw_inputs.h"
#include "../support/shapes.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(800) };
enum {
    LOOK_AT,
    RAY,
    FROM_CAMERA,
    FROM_MATRIX,
    MULTIPLY,
    PERSPECTIVE,
    ORTHOGRAPHIC,
    FROM_MAT4,
    ROUTINES
};

static const char *const names[ROUTINES] = {"graze_camera_look_at",      "graze_camera_ray",
                                            "graze_frustum_from_camera", "graze_mat4_from_matrix",
                                            "graze_mat4_multiply",       "graze_mat4_perspective",
                                            "graze_mat4_orthographic",   "graze_frustum_from_mat4"};

static const hash expected[ROUTINES] = HASHES(CAMERA);

static void mix_mat4(hash *h, const graze_mat4 *m)
{
    for (int row = 0; row < 4; row++)
        for (int column = 0; column < 4; column++)
            mix_scalar(h, m->m[row][column]);
}

static void mix_frustum(hash *h, const graze_frustum *f)
{
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        mix_vec3(h, graze_vec3_of(f->normal[i].x, f->normal[i].y, f->normal[i].z));
        mix_wide(h, f->limit[i]);
    }
}

/* Most of these cameras have a picture. */
static void put_camera(graze_camera *c, uint32_t index, const graze_segment *s, graze_vec3 up)
{
    const uint32_t word = index * UINT32_C(0x9e3779b1);
    graze_camera_look_at(s->a, s->b, up, c);
    c->fov = word % UINT32_C(0x88000000);
    c->aspect = scalar_of((int32_t)(word % 300000));
    c->z_near = scalar_of((int32_t)(word % 70000));
    c->z_far = scalar_of((int32_t)(word / 2));
}

static void hash_cameras(hash *h, graze_camera *c, uint32_t index, graze_vec3 other)
{
    const uint16_t x = (uint16_t)(index * 17 % 640), y = (uint16_t)(index * 31 % 480);
    graze_frustum f;
    graze_ray ray;
    mix_vec3(&h[LOOK_AT], c->position);
    mix_vec3(&h[LOOK_AT], c->right);
    mix_vec3(&h[LOOK_AT], c->up);
    mix_vec3(&h[LOOK_AT], c->forward);
    if (index % 4 == 0)
        c->right = other;
    graze_frustum_from_camera(c, &f);
    mix_frustum(&h[FROM_CAMERA], &f);
    graze_camera_ray(c, x, y, 640, (uint16_t)(480 * (index % 50)), &ray);
    mix_vec3(&h[RAY], ray.origin);
    mix_vec3(&h[RAY], ray.dir);
    mix_scalar(&h[RAY], ray.t_max);
}

static void hash_projections(hash *h, const graze_camera *c, uint32_t index, const graze_matrix *m,
                             const graze_rect *picture)
{
    const graze_depth depth = (graze_depth)(index % 4);
    const graze_hand hand = (graze_hand)(index / 4 % 3);
    graze_mat4 view, projection, both;
    graze_frustum f;
    graze_mat4_from_matrix(m, &view);
    mix_mat4(&h[FROM_MATRIX], &view);
    graze_mat4_orthographic(picture, c->z_near, c->z_far, depth, hand, &projection);
    mix_mat4(&h[ORTHOGRAPHIC], &projection);
    graze_frustum_from_mat4(&projection, depth, &f);
    mix_frustum(&h[FROM_MAT4], &f);
    graze_mat4_perspective(c->fov, c->aspect, c->z_near, c->z_far, depth, hand, &projection);
    mix_mat4(&h[PERSPECTIVE], &projection);
    graze_mat4_multiply(&projection, &view, &both);
    mix_mat4(&h[MULTIPLY], &both);
    graze_frustum_from_mat4(&both, depth, &f);
    mix_frustum(&h[FROM_MAT4], &f);
}

void test_hash_camera(void)
{
    hash h[ROUTINES] = {{0, 0}};
    raw_query q;
    check_group("hash of cameras");
    for (uint32_t i = 0; i < QUERIES; i++) {
        graze_camera camera;
        graze_matrix m;
        graze_rect picture;
        raw_segment(i, &q);
        const graze_aabb box = aabb_of_raw(q.box);
        const graze_segment s = segment_of_raw(q.line);
        put_camera(&camera, i, &s, box.min);
        hash_cameras(h, &camera, i, box.max);
        m.x = camera.right;
        m.y = camera.up;
        m.z = camera.forward;
        m.origin = box.min;
        picture.min = graze_vec2_of(box.min.x, box.min.y);
        picture.max = graze_vec2_of(box.max.x, box.max.z);
        hash_projections(h, &camera, i, &m, &picture);
    }
    hash_check("camera", h, expected, names, ROUTINES);
}
