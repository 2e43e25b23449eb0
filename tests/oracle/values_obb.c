/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Oriented boxes. */
#include "values.h"

#include <math.h>

static bool is_in_obb(const graze_obb *box, const real along[3])
{
    return fabsl(along[0]) <= box->half.x && fabsl(along[1]) <= box->half.y &&
           fabsl(along[2]) <= box->half.z;
}

/* The formula of obb.h. */
static void judge_obb_closest_point(margin *m, int kind)
{
    contract_scene s;
    any_point p;
    graze_vec3 nearest;
    const real size = value_draw(m, &s, &p, (border_kind)kind);
    const graze_obb *box = &s.shape.obb;
    const graze_scalar *half = &box->half.x;
    real along[3];
    real3 want = real3_of(box->center);
    for (int i = 0; i < 3; i++) {
        along[i] = real3_dot(real3_of(box->axis[i]), real3_between(box->center, p.vec3));
        want = real3_add(
            want, real3_scale(real3_of(box->axis[i]), real_clamp(along[i], -half[i], half[i])));
    }
    if (is_in_obb(box, along))
        want = real3_of(p.vec3);
    graze_obb_closest_point(box, &p.vec3, &nearest);
    value_error_of_point(m, real3_of(nearest), want, size);
}

/* The error of an axis in units of u, and of a half extent in units of u times it. */
static void axis_error(margin *m, const graze_obb *box, int i, real3 axis, real half)
{
    value_error_of_point(m, real3_of(box->axis[i]), axis, 1);
    value_error(m, (&box->half.x)[i], half, fabsl(half));
}

static void judge_from_axes(margin *m, int variant)
{
    any_point center, size, columns[3];
    graze_vec3 axes[3];
    graze_obb box;
    border_draw_point(&center, 3);
    border_draw_point(&size, 3);
    for (int i = 0; i < 3; i++) {
        border_draw_point(&columns[i], 3);
        axes[i] = columns[i].vec3;
    }
    const graze_matrix world = {axes[0], axes[1], axes[2], center.vec3};
    MARGIN_NAME(m, "matrix", world);
    MARGIN_NAME(m, "vec3", size);
    if (variant)
        graze_obb_from_matrix(&world, &size.vec3, &box);
    else
        graze_obb_from_axes(&center.vec3, axes, &size.vec3, &box);
    for (int i = 0; i < 3; i++) {
        const real length = real3_length(real3_of(axes[i]));
        if (length > 0)
            axis_error(m, &box, i, real3_unit(real3_of(axes[i])),
                       size.words[i] / (real)2 * (variant ? length : 1));
    }
    value_expect_words(m, &box.center.x, center.words, 3);
}

/* The image of a unit vector: v + 2 (w q x v + q x (q x v)) / |q|^2. */
static real3 rotated(const graze_quaternion *q, int axis)
{
    const real3 v = {axis == 0, axis == 1, axis == 2}, imaginary = {q->x, q->y, q->z};
    const real squared = real3_dot(imaginary, imaginary) + (real)q->w * q->w;
    const real3 cross = real3_cross(imaginary, v);
    const real3 twice = real3_add(real3_scale(cross, q->w), real3_cross(imaginary, cross));
    return squared > 0 ? real3_add(v, real3_scale(twice, 2 / squared)) : v;
}

static void judge_from_quaternion(margin *m, int variant)
{
    any_point center, size, imaginary;
    graze_quaternion q;
    graze_obb box;
    (void)variant;
    border_draw_point(&center, 3);
    border_draw_point(&size, 3);
    border_draw_point(&imaginary, 3);
    q = graze_quaternion_of(imaginary.vec3.x, imaginary.vec3.y, imaginary.vec3.z,
                            surface_nudged(surface_draw_about_zero() * 2));
    MARGIN_NAME(m, "quaternion", q);
    MARGIN_NAME(m, "vec3", size);
    graze_obb_from_quaternion(&center.vec3, &q, &size.vec3, &box);
    for (int i = 0; i < 3; i++)
        axis_error(m, &box, i, rotated(&q, i), size.words[i] / (real)2);
    value_expect_words(m, &box.center.x, center.words, 3);
}

const margin_row value_obb_rows[] = {
    {"obb_closest_point", judge_obb_closest_point, OF_OBB, 8, 0},
    {"obb_from_axes", judge_from_axes, 0, 4, 0},
    {"obb_from_matrix", judge_from_axes, 1, 4, 0},
    {"obb_from_quaternion", judge_from_quaternion, 0, 8, 0},
};
const size_t value_obb_count = sizeof value_obb_rows / sizeof value_obb_rows[0];
