/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Projections and products of 4x4 matrices, in floats. */
#include "../include/graze/mat4.h"

#if GRAZE_FLOAT
#include "shape/lens_float.h"

GRAZE_INLINE void mat4_set_row(float row[4], float x, float y, float z, float w)
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
    mat4_set_row(mat4->m[3], 0.0f, 0.0f, 0.0f, 1.0f);
}

/* ---- Products ---- */

typedef struct {
    float x, y, z, w;
} mat4_row;

GRAZE_INLINE mat4_row mat4_row_of(const float row[4])
{
    mat4_row r;
    r.x = row[0];
    r.y = row[1];
    r.z = row[2];
    r.w = row[3];
    return r;
}

static inline void mat4_hold_row(float row[4])
{
    for (int i = 0; i < 4; i++)
        row[i] = float_held(row[i]);
}

/* Reads all of b before it writes, and each row of a before that row of the product, which may be the same. */
void graze_mat4_multiply(const graze_mat4 *a, const graze_mat4 *b, graze_mat4 *product)
{
    const mat4_row b0 = mat4_row_of(b->m[0]), b1 = mat4_row_of(b->m[1]);
    const mat4_row b2 = mat4_row_of(b->m[2]), b3 = mat4_row_of(b->m[3]);
    for (int i = 0; i < 4; i++) {
        const mat4_row r = mat4_row_of(a->m[i]);
        mat4_row p;
        p.x = r.x * b0.x + r.y * b1.x + r.z * b2.x + r.w * b3.x;
        p.y = r.x * b0.y + r.y * b1.y + r.z * b2.y + r.w * b3.y;
        p.z = r.x * b0.z + r.y * b1.z + r.z * b2.z + r.w * b3.z;
        p.w = r.x * b0.w + r.y * b1.w + r.z * b2.w + r.w * b3.w;
        mat4_set_row(product->m[i], p.x, p.y, p.z, p.w);
        if (!are_finite(p.x, p.y, p.z) || !is_finite(p.w))
            mat4_hold_row(product->m[i]);
    }
}

/* ---- Projections ---- */

static inline void mat4_set_zeros(graze_mat4 *mat4)
{
    for (int i = 0; i < 4; i++)
        mat4_set_row(mat4->m[i], 0.0f, 0.0f, 0.0f, 0.0f);
}

/* clip.z = scale * depth + shift, for a depth along the view */
typedef struct {
    float scale, shift;
} mat4_depth;

/* clip.w is the depth: clip.z is -w, 0 or w at z_near, and w, w or 0 at z_far. near * far could overflow. */
static inline mat4_depth mat4_depth_of_perspective(float near, float far, graze_depth depth)
{
    const float width = far - near, shift = near * float_div(far, width);
    mat4_depth d;
    if (depth == GRAZE_DEPTH_ZERO_TO_ONE) {
        d.scale = float_div(far, width);
        d.shift = -shift;
    } else if (depth == GRAZE_DEPTH_ONE_TO_ZERO) {
        d.scale = -float_div(near, width);
        d.shift = shift;
    } else {
        d.scale = float_div(near + far, width);
        d.shift = -2.0f * shift;
    }
    return d;
}

static inline float mat4_forward_sign(graze_hand hand)
{
    return hand == GRAZE_LEFT_HANDED ? 1.0f : -1.0f;
}

void graze_mat4_perspective(graze_angle fov, graze_scalar aspect, graze_scalar z_near,
                            graze_scalar z_far, graze_depth depth, graze_hand hand,
                            graze_mat4 *mat4)
{
    if (!is_lens(fov, aspect, z_near, z_far)) {
        mat4_set_zeros(mat4);
        return;
    }
    const lens half = lens_of(fov);
    const float cotangent = float_div(half.along, half.across), sign = mat4_forward_sign(hand);
    const mat4_depth d = mat4_depth_of_perspective(z_near, z_far, depth);
    mat4_set_row(mat4->m[0], float_held(float_div(cotangent, aspect)), 0.0f, 0.0f, 0.0f);
    mat4_set_row(mat4->m[1], 0.0f, cotangent, 0.0f, 0.0f);
    mat4_set_row(mat4->m[2], 0.0f, 0.0f, float_held(sign * d.scale), float_held(d.shift));
    mat4_set_row(mat4->m[3], 0.0f, 0.0f, sign, 0.0f);
}

/* Takes low to -1 and high to 1. */
GRAZE_INLINE mat4_depth mat4_depth_of_side(float low, float high)
{
    const float width = high - low;
    mat4_depth d;
    d.scale = float_held(float_div(2.0f, width));
    d.shift = float_held(float_div(-low - high, width));
    return d;
}

/* Takes near and far to the ends of the depth; clip.w is 1. */
static inline mat4_depth mat4_depth_of_box(float near, float far, graze_depth depth)
{
    const float width = far - near;
    mat4_depth d;
    if (depth != GRAZE_DEPTH_ZERO_TO_ONE && depth != GRAZE_DEPTH_ONE_TO_ZERO)
        return mat4_depth_of_side(near, far);
    d.scale = float_held(float_div(1.0f, width));
    d.shift = float_held(float_div(depth == GRAZE_DEPTH_ZERO_TO_ONE ? -near : far, width));
    if (depth == GRAZE_DEPTH_ONE_TO_ZERO)
        d.scale = -d.scale;
    return d;
}

void graze_mat4_orthographic(const graze_rect *picture, graze_scalar z_near, graze_scalar z_far,
                             graze_depth depth, graze_hand hand, graze_mat4 *mat4)
{
    const graze_vec2 min = picture->min, max = picture->max;
    if (!(float_less(min.x, max.x) && float_less(min.y, max.y) && float_less(z_near, z_far))) {
        mat4_set_zeros(mat4);
        return;
    }
    const mat4_depth x = mat4_depth_of_side(min.x, max.x), y = mat4_depth_of_side(min.y, max.y);
    const mat4_depth z = mat4_depth_of_box(z_near, z_far, depth);
    mat4_set_row(mat4->m[0], x.scale, 0.0f, 0.0f, x.shift);
    mat4_set_row(mat4->m[1], 0.0f, y.scale, 0.0f, y.shift);
    mat4_set_row(mat4->m[2], 0.0f, 0.0f, mat4_forward_sign(hand) * z.scale, z.shift);
    mat4_set_row(mat4->m[3], 0.0f, 0.0f, 0.0f, 1.0f);
}

#endif
