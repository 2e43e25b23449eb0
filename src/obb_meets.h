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

#include "arith_edge.h"
#include "obb_far.h"

static inline bool is_close(const graze_vec3 *v)
{
#ifdef __FRAMAC__ /* as in is_near */
    return is_close_number(v->x) && is_close_number(v->y) && is_close_number(v->z);
#else
    return are_close_numbers(v->x, v->y, v->z);
#endif
}

static inline bool is_close_axis(const graze_vec3 *axis)
{
    return is_close_weight(axis->x) && is_close_weight(axis->y) && is_close_weight(axis->z);
}

static inline bool is_close_box(const graze_obb *box)
{
    return is_close(&box->center) && is_close(&box->half) && is_close_axis(&box->axis[0]) &&
           is_close_axis(&box->axis[1]) && is_close_axis(&box->axis[2]);
}

/* Not empty, and made of numbers. */
static inline bool is_box(const graze_obb *box)
{
    return box->half.x >= 0 && box->half.y >= 0 && box->half.z >= 0 &&
           are_coordinates(&box->center) && are_coordinates(&box->half) &&
           are_coordinates(&box->axis[0]) && are_coordinates(&box->axis[1]) &&
           are_coordinates(&box->axis[2]);
}

#endif
