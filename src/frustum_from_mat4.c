/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of projections: where clip.x, clip.y or clip.z is clip.w, -clip.w or 0. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "../include/graze/mat4.h"
#include "shape/mat4_clip.h"
#include "shape/frustum_nothing.h"

/* All 2x2 minors of the upper two rows and of the lower two. lower[i] has the columns that upper[i]
 * lacks, with the sign for which the determinant is the sum of all upper[i] * lower[i]
 * (Laplace). */
static inline void clip_set_minors(graze_wide upper[MINORS], graze_wide lower[MINORS],
                                   const graze_mat4 *mat4)
{
    const graze_scalar *p = mat4->m[0], *q = mat4->m[1], *r = mat4->m[2], *s = mat4->m[3];
    upper[0] = wide_difference(p[0], q[1], p[1], q[0]);
    upper[1] = wide_difference(p[0], q[2], p[2], q[0]);
    upper[2] = wide_difference(p[0], q[3], p[3], q[0]);
    upper[3] = wide_difference(p[1], q[2], p[2], q[1]);
    upper[4] = wide_difference(p[1], q[3], p[3], q[1]);
    upper[5] = wide_difference(p[2], q[3], p[3], q[2]);
    lower[0] = wide_difference(r[2], s[3], r[3], s[2]);
    lower[1] = wide_difference(r[3], s[1], r[1], s[3]);
    lower[2] = wide_difference(r[1], s[2], r[2], s[1]);
    lower[3] = wide_difference(r[0], s[3], r[3], s[0]);
    lower[4] = wide_difference(r[2], s[0], r[0], s[2]);
    lower[5] = wide_difference(r[0], s[1], r[1], s[0]);
}

static inline bool clip_is_singular(const graze_mat4 *mat4)
{
    graze_wide upper[MINORS], lower[MINORS];
    clip_set_minors(upper, lower, mat4);
    return sum_is_zero(upper, lower);
}

/* sign 1: w + row >= 0; -1: w - row >= 0; 0: row >= 0. */
static void clip_set_plane(graze_frustum *f, int plane, const graze_mat4 *mat4, int row, int sign)
{
    clip c;
    set_clip(&c, mat4->m[sign == 0 ? row : 3]);
    if (sign > 0)
        clip_add(&c, mat4->m[row]);
    if (sign < 0)
        clip_subtract(&c, mat4->m[row]);
    set_clip_plane(&f->normal[plane], &f->limit[plane], &c);
}

void graze_frustum_from_mat4(const graze_mat4 *mat4, graze_depth depth, graze_frustum *frustum)
{
    const bool reversed = depth == GRAZE_DEPTH_ONE_TO_ZERO;
    const int low = reversed ? GRAZE_FRUSTUM_FAR : GRAZE_FRUSTUM_NEAR;
    const int high = reversed ? GRAZE_FRUSTUM_NEAR : GRAZE_FRUSTUM_FAR;
    if (clip_is_singular(mat4)) {
        frustum_set_empty(frustum);
        return;
    }
    clip_set_plane(frustum, GRAZE_FRUSTUM_LEFT, mat4, 0, 1);
    clip_set_plane(frustum, GRAZE_FRUSTUM_RIGHT, mat4, 0, -1);
    clip_set_plane(frustum, GRAZE_FRUSTUM_BOTTOM, mat4, 1, 1);
    clip_set_plane(frustum, GRAZE_FRUSTUM_TOP, mat4, 1, -1);
    clip_set_plane(frustum, low, mat4, 2, reversed || depth == GRAZE_DEPTH_ZERO_TO_ONE ? 0 : 1);
    clip_set_plane(frustum, high, mat4, 2, -1);
}

#endif
