/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Two boxes: what both pairs of them share.
 *
 * A box is three slabs, abs(u_i . (p - c_i)) <= h_i. By Farkas' lemma six of them have no point in
 * common exactly where some sum k_i * u_i = 0 shows it: abs(sum k_i * (u_i . c_i)) is greater than
 * the sum of abs(k_i) * h_i. It is enough to try sums of as few u_i as can add up to nothing. Where
 * the six u_i span space, those are found among the sums of four, with each k_i the determinant of
 * the other three. That makes fifteen, known as the separating axes: one axis of a box with all of the
 * other's, which is a face; or two and two, an edge of each.
 */
#ifndef GRAZE_OBB_MEETS_H
#define GRAZE_OBB_MEETS_H

#include "../number/edge.h"
#include "obb_far.h"

static inline bool has_close_halves(const graze_obb *box)
{
    const graze_vec3 *half = &box->half;
    return IMPLIES(are_close_halves(half->x, half->y, half->z),
                   is_close_half(half->x) && is_close_half(half->y) && is_close_half(half->z));
}

static inline bool is_light_axis(const graze_vec3 *axis)
{
    return is_light(axis->x) && is_light(axis->y) && is_light(axis->z);
}

/* Where what has been asked of all at once does not tell. */
GRAZE_ONCE bool are_light_axes(const graze_vec3 *axis)
{
    return is_light_axis(&axis[0]) && is_light_axis(&axis[1]) && is_light_axis(&axis[2]);
}

GRAZE_INLINE bool has_light_axes(const graze_obb *box)
{
    lightness n;
    lightness_begin(&n);
    ask_axis(&n, &box->axis[0]);
    ask_axis(&n, &box->axis[1]);
    ask_axis(&n, &box->axis[2]);
    return IMPLIES(are_surely_light(&n), are_light_axes(box->axis)) || are_light_axes(box->axis);
}

/* Not empty, and made of numbers. */
static inline bool is_box(const graze_obb *box)
{
    return is_half(box->half.x) && is_half(box->half.y) && is_half(box->half.z) &&
           are_coordinates(&box->center) && are_coordinates(&box->half) &&
           are_coordinates(&box->axis[0]) && are_coordinates(&box->axis[1]) &&
           are_coordinates(&box->axis[2]);
}

#endif
