/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The functions of projections, beyond those of transform.h.
 *
 *   cotangent_over(&half, aspect)    cot(fov / 2) / aspect, as a scalar; half: the rotor of fov / 2, which MUST be
 *                                between 0 and a quarter turn; aspect MUST be above 0
 *   product_over(a, b, times, &whole)   a * b * times / whole, rounded once; MUST be |times| <= 2
 *   rows_gained(&mat4, &space)   the matrix; in floats, in `space`, its rows times powers of two, so that products
 *                                neither overflow nor vanish
 *   sum_is_zero(a, b)            whether the determinant, the sum of six products of minors a[i] * b[i], is 0
 *   clip                         a row of the matrix, or the exact sum or difference of two: x, y, z, w
 *   set_clip(&clip, &row), clip_add(&clip, &row), clip_subtract(&clip, &row)
 *   set_clip_plane(&normal, &limit, &clip)   the plane of all points p with x p.x + y p.y + z p.z + w >= 0
 */
#ifndef GRAZE_ARITH_CLIP_H
#define GRAZE_ARITH_CLIP_H

#include "../../include/graze/mat4.h"
#include "transform.h"

enum { MINORS = 6 };

#if GRAZE_FLOAT
#include "clip_float.h"
#else
#include "clip_fixed.h"
#endif

static inline void set_clip(clip *c, const graze_scalar row[4])
{
    c->x = row[0];
    c->y = row[1];
    c->z = row[2];
    c->w = row[3];
}

static inline void clip_add(clip *c, const graze_scalar row[4])
{
    c->x += row[0];
    c->y += row[1];
    c->z += row[2];
    c->w += row[3];
}

static inline void clip_subtract(clip *c, const graze_scalar row[4])
{
    c->x -= row[0];
    c->y -= row[1];
    c->z -= row[2];
    c->w -= row[3];
}

#endif
