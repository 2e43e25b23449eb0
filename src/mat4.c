/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Projections. Each number is one quotient of sums of products, so it is rounded once. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "../include/graze/mat4.h"
#include "shape/mat4_clip.h"
#include "shape/lens.h"

static inline void mat4_set_row(graze_scalar row[4], graze_scalar x, graze_scalar y, graze_scalar z,
                                graze_scalar w)
{
    row[0] = x;
    row[1] = y;
    row[2] = z;
    row[3] = w;
}

void graze_mat4_from_matrix(const graze_matrix *matrix, graze_mat4 *mat4)
{
    const graze_matrix *m = matrix;
    mat4_set_row(mat4->m[0], m->x.x, m->y.x, m->z.x, m->origin.x);
    mat4_set_row(mat4->m[1], m->x.y, m->y.y, m->z.y, m->origin.y);
    mat4_set_row(mat4->m[2], m->x.z, m->y.z, m->z.z, m->origin.z);
    mat4_set_row(mat4->m[3], 0, 0, 0, GRAZE_ONE);
}

static inline graze_scalar mat4_row_times_column(const graze_scalar row[4], const graze_mat4 *b,
                                                 int column)
{
    const form two = form_plus(form_of(row[0], b->m[0][column]), form_of(row[1], b->m[1][column]));
    const form four = form_plus(two, form_of(row[2], b->m[2][column]));
    return form_scalar(form_plus(four, form_of(row[3], b->m[3][column])));
}

void graze_mat4_multiply(const graze_mat4 *a, const graze_mat4 *b, graze_mat4 *product)
{
    graze_mat4 r;
    for (int row = 0; row < 4; row++)
        for (int column = 0; column < 4; column++)
            r.m[row][column] = mat4_row_times_column(a->m[row], b, column);
    for (int row = 0; row < 4; row++)
        mat4_set_row(product->m[row], r.m[row][0], r.m[row][1], r.m[row][2], r.m[row][3]);
}

static inline void mat4_set_zeros(graze_mat4 *mat4)
{
    for (int row = 0; row < 4; row++)
        mat4_set_row(mat4->m[row], 0, 0, 0, 0);
}

static inline form mat4_form_one(graze_scalar c)
{
    return form_of(c, GRAZE_ONE);
}

/* high - low */
static inline form mat4_width_of(graze_scalar low, graze_scalar high)
{
    return form_minus(mat4_form_one(high), mat4_form_one(low));
}

GRAZE_ONCE graze_scalar mat4_form_over(form part, const form *whole)
{
    const triple product = triple_of(&part, GRAZE_ONE);
    return triple_over(&product, whole);
}

/* clip.z = scale * depth + shift, for a depth along z or, when the sign is -GRAZE_ONE, along -z */
typedef struct {
    graze_scalar scale, shift;
} mat4_depth_map;

/* clip.w is the depth: clip.z is -w, 0 or w at z_near, and w, w or 0 at z_far. */
static inline mat4_depth_map mat4_depth_of_perspective(graze_scalar near, graze_scalar far,
                                                       graze_depth depth, graze_scalar sign)
{
    const form width = mat4_width_of(near, far);
    mat4_depth_map d;
    if (depth == GRAZE_DEPTH_ZERO_TO_ONE) {
        d.scale = mat4_form_over(form_of(far, sign), &width);
        d.shift = product_over(near, far, -1, &width);
    } else if (depth == GRAZE_DEPTH_ONE_TO_ZERO) {
        d.scale = mat4_form_over(form_of(-near, sign), &width);
        d.shift = product_over(near, far, 1, &width);
    } else {
        d.scale = mat4_form_over(form_plus(form_of(near, sign), form_of(far, sign)), &width);
        d.shift = product_over(near, far, -2, &width);
    }
    return d;
}

static inline graze_scalar mat4_forward_sign(graze_hand hand)
{
    return hand == GRAZE_LEFT_HANDED ? GRAZE_ONE : -GRAZE_ONE;
}

void graze_mat4_perspective(graze_angle fov, graze_scalar aspect, graze_scalar z_near,
                            graze_scalar z_far, graze_depth depth, graze_hand hand,
                            graze_mat4 *mat4)
{
    mat4_set_zeros(mat4);
    if (!is_lens(fov, aspect, z_near, z_far))
        return;
    const rotor half = rotor_of_half(fov);
    mat4->m[0][0] = cotangent_over(&half, aspect);
    mat4->m[1][1] = cotangent_over(&half, GRAZE_ONE);
    const mat4_depth_map along =
        mat4_depth_of_perspective(z_near, z_far, depth, mat4_forward_sign(hand));
    mat4_set_row(mat4->m[2], 0, 0, along.scale, along.shift);
    mat4->m[3][2] = mat4_forward_sign(hand);
}

/* clip.w is 1. */
static inline mat4_depth_map mat4_depth_of_box(graze_scalar near, graze_scalar far,
                                               graze_depth depth, graze_scalar sign)
{
    const form width = mat4_width_of(near, far), one = form_of(GRAZE_ONE, sign);
    mat4_depth_map d;
    if (depth == GRAZE_DEPTH_ZERO_TO_ONE) {
        d.scale = mat4_form_over(one, &width);
        d.shift = mat4_form_over(form_of(near, -GRAZE_ONE), &width);
    } else if (depth == GRAZE_DEPTH_ONE_TO_ZERO) {
        d.scale = mat4_form_over(form_of(-GRAZE_ONE, sign), &width);
        d.shift = mat4_form_over(mat4_form_one(far), &width);
    } else {
        d.scale = mat4_form_over(form_plus(one, one), &width);
        d.shift =
            mat4_form_over(form_plus(form_of(near, -GRAZE_ONE), form_of(far, -GRAZE_ONE)), &width);
    }
    return d;
}

void graze_mat4_orthographic(const graze_rect *picture, graze_scalar z_near, graze_scalar z_far,
                             graze_depth depth, graze_hand hand, graze_mat4 *mat4)
{
    const graze_vec2 min = picture->min, max = picture->max;
    mat4_set_zeros(mat4);
    if (min.x >= max.x || min.y >= max.y || z_near >= z_far)
        return;
    const mat4_depth_map across =
        mat4_depth_of_box(min.x, max.x, GRAZE_DEPTH_MINUS_ONE_TO_ONE, GRAZE_ONE);
    const mat4_depth_map upward =
        mat4_depth_of_box(min.y, max.y, GRAZE_DEPTH_MINUS_ONE_TO_ONE, GRAZE_ONE);
    const mat4_depth_map along = mat4_depth_of_box(z_near, z_far, depth, mat4_forward_sign(hand));
    mat4_set_row(mat4->m[0], across.scale, 0, 0, across.shift);
    mat4_set_row(mat4->m[1], 0, upward.scale, 0, upward.shift);
    mat4_set_row(mat4->m[2], 0, 0, along.scale, along.shift);
    mat4->m[3][3] = GRAZE_ONE;
}

#endif
