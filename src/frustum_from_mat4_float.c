/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of projections, in floats: where clip.x, clip.y or clip.z is clip.w, -clip.w or 0. */
#include "../include/graze/mat4.h"

#if GRAZE_FLOAT
#include "number/float_scale.h"
#include "shape/frustum_nothing.h"
#include "shape/seam_float.h"

/* ---- Singular matrices ---- */

/* The 2x2 minors of two rows are the numbers of the seam of two planes. */
static seam clip_minors(const float a[4], const float b[4])
{
    const graze_vec3 m = graze_vec3_of(a[0], a[1], a[2]), n = graze_vec3_of(b[0], b[1], b[2]);
    return seam_of(&m, a[3], &n, b[3]);
}

/* By the minors of the upper two rows and of the lower two (Laplace). The sign does not matter here. */
static float clip_determinant(const graze_mat4 *mat4)
{
    const seam upper = clip_minors(mat4->m[0], mat4->m[1]);
    const seam lower = clip_minors(mat4->m[2], mat4->m[3]);
    return vec3_dot(&upper.run, &lower.moment) + vec3_dot(&upper.moment, &lower.run);
}

static inline void clip_scale_row(float scaled[4], const float row[4])
{
    const float scale =
        scale_of(greater_size(greatest_of(row[0], row[1], row[2]), float_abs(row[3])));
    for (int i = 0; i < 4; i++)
        scaled[i] = float_times_power(row[i], scale);
}

/*
 * A determinant that is small, or not finite, is computed again, from rows whose products neither vanish nor overflow.
 * With numbers up to 2^30 a product of two that vanished, below 2^-149, is multiplied by a minor of at most 2^61. There
 * are 24 of these, so they change a determinant by less than 2^-83.
 */
static inline bool clip_is_singular(const graze_mat4 *mat4)
{
    const float determinant = clip_determinant(mat4);
    graze_mat4 scaled;
    if (float_less(0x1p-60f, float_abs(determinant)) && is_finite(determinant))
        return false;
    for (int i = 0; i < 4; i++)
        clip_scale_row(scaled.m[i], mat4->m[i]);
    return is_zero(clip_determinant(&scaled));
}

/* ---- Planes ---- */

/* The plane of all points with x p.x + y p.y + z p.z + w >= 0. */
static void clip_set_plane(graze_frustum *f, int plane, float x, float y, float z, float w)
{
    graze_normal *normal = &f->normal[plane];
    if (is_zero(x) && is_zero(y) && is_zero(z)) {
        normal->x = normal->y = normal->z = 0.0f;
        f->limit[plane] = is_negative(w) ? 1.0f : 0.0f;
        return;
    }
    const float_norm n = norm_of(x, y, z);
    normal->x = norm_unit(&n, x);
    normal->y = norm_unit(&n, y);
    normal->z = norm_unit(&n, z);
    f->limit[plane] = float_held(-float_div(w, n.size) * n.scale);
}

/* w + row >= 0 */
GRAZE_INLINE void clip_set_low(graze_frustum *f, int plane, const float row[4], const float w[4])
{
    clip_set_plane(f, plane, w[0] + row[0], w[1] + row[1], w[2] + row[2], w[3] + row[3]);
}

/* w - row >= 0 */
GRAZE_INLINE void clip_set_high(graze_frustum *f, int plane, const float row[4], const float w[4])
{
    clip_set_plane(f, plane, w[0] - row[0], w[1] - row[1], w[2] - row[2], w[3] - row[3]);
}

void graze_frustum_from_mat4(const graze_mat4 *mat4, graze_depth depth, graze_frustum *frustum)
{
    const float *x = mat4->m[0], *y = mat4->m[1], *z = mat4->m[2], *w = mat4->m[3];
    const bool reversed = depth == GRAZE_DEPTH_ONE_TO_ZERO;
    const int low = reversed ? GRAZE_FRUSTUM_FAR : GRAZE_FRUSTUM_NEAR;
    const int high = reversed ? GRAZE_FRUSTUM_NEAR : GRAZE_FRUSTUM_FAR;
    if (clip_is_singular(mat4)) {
        frustum_set_empty(frustum);
        return;
    }
    clip_set_low(frustum, GRAZE_FRUSTUM_LEFT, x, w);
    clip_set_high(frustum, GRAZE_FRUSTUM_RIGHT, x, w);
    clip_set_low(frustum, GRAZE_FRUSTUM_BOTTOM, y, w);
    clip_set_high(frustum, GRAZE_FRUSTUM_TOP, y, w);
    if (reversed || depth == GRAZE_DEPTH_ZERO_TO_ONE)
        clip_set_plane(frustum, low, z[0], z[1], z[2], z[3]);
    else
        clip_set_low(frustum, low, z, w);
    clip_set_high(frustum, high, z, w);
}

#endif
