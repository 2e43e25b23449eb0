/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Projections, views and their frustums in cglm. glm_lookat makes the inverse of graze's place of a camera, with three
 * dot products besides. The corners of a frustum come from the inverse of projection times view, which is counted.
 */
#include "cglm_types.h"

static mat4 given, out;
static float fov;
static vec4 planes[6], corners[8];

static void finish_mat4(void)
{
    for (int column = 0; column < 4; column++)
        for (int row = 0; row < 4; row++)
            made.mat4.m[row][column] = out[column][row];
}

static void cglm_matrix_look_at(graze_vec3 eye, graze_vec3 target, graze_vec3 up,
                                graze_matrix *matrix)
{
    (void)matrix;
    glm_lookat(floats(&eye), floats(&target), floats(&up), out);
}

/* The inverse of the view, as the place. */
static void finish_matrix_look_at(void)
{
    glm_inv_tr(out);
    for (int column = 0; column < 4; column++)
        glm_vec3_copy(out[column], floats(&made.number[3 * column]));
}

static void cglm_mat4_multiply(const graze_mat4 *a, const graze_mat4 *b, graze_mat4 *product)
{
    glm_mat4_mul(vec4s(b), vec4s(a), vec4s(product));
}

static void prepare_mat4_perspective(graze_angle angle, graze_scalar aspect, graze_scalar z_near,
                                     graze_scalar z_far, graze_depth depth, graze_hand hand,
                                     graze_mat4 *mat4)
{
    (void)aspect, (void)z_near, (void)z_far, (void)depth, (void)hand, (void)mat4;
    fov = graze_angle_to_radians(angle);
}

static void cglm_mat4_perspective(graze_angle angle, graze_scalar aspect, graze_scalar z_near,
                                  graze_scalar z_far, graze_depth depth, graze_hand hand,
                                  graze_mat4 *mat4)
{
    (void)angle, (void)depth, (void)hand, (void)mat4;
    glm_perspective(fov, aspect, z_near, z_far, out);
}

static void cglm_mat4_orthographic(const graze_rect *picture, graze_scalar z_near,
                                   graze_scalar z_far, graze_depth depth, graze_hand hand,
                                   graze_mat4 *mat4)
{
    (void)depth, (void)hand, (void)mat4;
    glm_ortho(picture->min.x, picture->max.x, picture->min.y, picture->max.y, z_near, z_far, out);
}

static void prepare_frustum_from_mat4(const graze_mat4 *mat4, graze_depth depth,
                                      graze_frustum *frustum)
{
    (void)depth, (void)frustum;
    load_mat4(mat4, given);
}

static void cglm_frustum_from_mat4(const graze_mat4 *mat4, graze_depth depth,
                                   graze_frustum *frustum)
{
    (void)mat4, (void)depth, (void)frustum;
    glm_frustum_planes(given, planes);
}

static void prepare_frustum_corners(const graze_frustum *frustum, graze_vec3 *to)
{
    (void)frustum, (void)to;
    load_mat4(&bench_projection_of_view, given);
}

static void cglm_frustum_corners(const graze_frustum *frustum, graze_vec3 *to)
{
    (void)frustum, (void)to;
    glm_mat4_inv(given, out);
    glm_frustum_corners(out, corners);
}

/* From cglm's order to graze's. */
static void finish_frustum_corners(void)
{
    static const int order[8] = {GLM_LBN, GLM_RBN, GLM_LTN, GLM_RTN,
                                 GLM_LBF, GLM_RBF, GLM_LTF, GLM_RTF};
    for (int i = 0; i < 8; i++)
        glm_vec3_copy(corners[order[i]], floats(&made.corners[i]));
}

const cglm_row cglm_views[] = {
    CGLM_ROW_FINISHED(matrix_look_at, finish_matrix_look_at),
    CGLM_ROW(mat4_multiply),
    CGLM_ROW_PREPARED(mat4_perspective, finish_mat4),
    CGLM_ROW_FINISHED(mat4_orthographic, finish_mat4),
    CGLM_ROW_PREPARED(frustum_from_mat4, NULL),
    CGLM_ROW_PREPARED(frustum_corners, finish_frustum_corners),
    CGLM_END,
};
