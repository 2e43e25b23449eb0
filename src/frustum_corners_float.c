/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The corners of a frustum and the box around them, in floats: the two ends of four seams. */
#include "../include/graze/frustum.h"

#if GRAZE_FLOAT
#include "shape/seam_float.h"

enum { FRUSTUM_EDGES = 4 };

static inline graze_vec3 corner_normal(const graze_frustum *f, unsigned plane)
{
    const graze_normal *n = &f->normal[plane];
    return graze_vec3_of(n->x, n->y, n->z);
}

/* The edge in which right (edge & 1) or left meets top (edge & 2) or bottom. */
static inline seam corner_edge(const graze_frustum *f, unsigned edge)
{
    const unsigned side = GRAZE_FRUSTUM_LEFT + edge % 2, rim = GRAZE_FRUSTUM_BOTTOM + edge / 2;
    const graze_vec3 m = corner_normal(f, side), n = corner_normal(f, rim);
    return seam_of(&m, f->limit[side], &n, f->limit[rim]);
}

/* part / 0, where 0 / 0 is 0 and a NaN stays. The sign of the zero below the line does not count. */
static float corner_over_zero(float part)
{
    if (is_positive(part))
        return FLT_MAX;
    return is_negative(part) ? -FLT_MAX : part;
}

/* The point in which the line meets the plane. */
static void corner_set(graze_vec3 *corner, const seam *line, const graze_frustum *f, unsigned plane)
{
    const graze_vec3 n = corner_normal(f, plane), across = vec3_cross(&n, &line->moment);
    const float whole = vec3_dot(&n, &line->run), limit = f->limit[plane];
    const float x = limit * line->run.x - across.x, y = limit * line->run.y - across.y;
    const float z = limit * line->run.z - across.z;
    if (is_zero(whole))
        *corner = graze_vec3_of(corner_over_zero(x), corner_over_zero(y), corner_over_zero(z));
    else
        *corner = graze_vec3_of(float_held(float_div(x, whole)), float_held(float_div(y, whole)),
                                float_held(float_div(z, whole)));
}

/* The end of the world to which the line runs, or the start if it does not run, or is NaN. */
static inline float corner_endless(float start, float run)
{
    const int sign = sign_of(run);
    return sign == 0 ? start : (float)sign * FLT_MAX;
}

/* Replaces a corner on the near plane by the far end of a line without one. */
static void corner_set_endless(graze_vec3 *corner, const seam *line, const graze_frustum *f)
{
    const graze_vec3 n = corner_normal(f, GRAZE_FRUSTUM_NEAR);
    const float sign = (float)sign_of(vec3_dot(&n, &line->run));
    corner->x = corner_endless(corner->x, sign * line->run.x);
    corner->y = corner_endless(corner->y, sign * line->run.y);
    corner->z = corner_endless(corner->z, sign * line->run.z);
}

void graze_frustum_corners(const graze_frustum *frustum, graze_vec3 corners[GRAZE_FRUSTUM_CORNERS])
{
    const graze_vec3 far = corner_normal(frustum, GRAZE_FRUSTUM_FAR);
    const bool endless = vec3_is_zero(&far);
    for (unsigned edge = 0; edge < FRUSTUM_EDGES; edge++) {
        const seam line = corner_edge(frustum, edge);
        graze_vec3 *back = &corners[edge + FRUSTUM_EDGES];
        corner_set(&corners[edge], &line, frustum, GRAZE_FRUSTUM_NEAR);
        corner_set(back, &line, frustum, endless ? GRAZE_FRUSTUM_NEAR : GRAZE_FRUSTUM_FAR);
        if (endless)
            corner_set_endless(back, &line, frustum);
    }
}

/* ---- The box around them ---- */

/* A NaN replaces min and max, and nothing replaces a NaN. No corner is infinite. */
static void corner_include(float c, float *min, float *max)
{
    if (float_less(c, *min) || !is_finite(c))
        *min = c;
    if (float_less(*max, c) || !is_finite(c))
        *max = c;
}

static inline bool corner_none(const graze_frustum *f)
{
    for (unsigned i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        const graze_vec3 n = corner_normal(f, i);
        if (is_positive(f->limit[i]) && vec3_is_zero(&n))
            return true;
    }
    return false;
}

void graze_frustum_aabb(const graze_frustum *frustum, graze_aabb *box)
{
    graze_vec3 corners[GRAZE_FRUSTUM_CORNERS];
    box->min = graze_vec3_of(FLT_MAX, FLT_MAX, FLT_MAX);
    box->max = graze_vec3_of(-FLT_MAX, -FLT_MAX, -FLT_MAX);
    if (corner_none(frustum))
        return;
    graze_frustum_corners(frustum, corners);
    for (unsigned i = 0; i < GRAZE_FRUSTUM_CORNERS; i++) {
        corner_include(corners[i].x, &box->min.x, &box->max.x);
        corner_include(corners[i].y, &box->min.y, &box->max.y);
        corner_include(corners[i].z, &box->min.z, &box->max.z);
    }
}

#endif
