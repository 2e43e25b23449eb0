/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The small world: GRAZE_SMALL_WORLD in number.h. graze.h says what it clamps.
 *
 * Near arithmetic is all there is. A door is the exported routine: it clamps its arguments, and calls the
 * routine that the other builds compile for near coordinates. That one is static here and has another
 * name: NEAR(graze_sphere_linecast). Each file small_SHAPE.c declares those of one algorithm, includes the
 * algorithm between small_near_begin.h and small_near_end.h, and defines its doors.
 */
#ifndef GRAZE_SMALL_H
#define GRAZE_SMALL_H

#include "../../include/graze/number.h"

#if GRAZE_SMALL_WORLD

#include "../../include/graze/circle.h"
#include "../../include/graze/mesh.h"
#include "../../include/graze/nearest.h"
#include "../../include/graze/parallelogram.h"
#include "../../include/graze/plane.h"
#include "../../include/graze/rect.h"
#include "../../include/graze/segment2.h"
#include "../wide/inlining.h"

#define NEAR(routine)       NEAR_NAME(routine)
#define NEAR_NAME(exported) near_##exported

/* What grazes_clamp copies: vectors, lines and shapes. */
enum {
    NOTHING,
    VEC2,
    VEC3,
    SEGMENT2,
    RAY2,
    SEGMENT,
    RAY,
    CIRCLE,
    SPHERE,
    RECT,
    AABB,
    FACE, /* a triangle or a parallelogram */
    PLANE,
    OBB,
    LIGHT_OBB /* with the components of its axes clamped to [-1, 1] */
};

/*
 * Copies `first`, of the kind `kinds` % SECOND, and behind it `second`, of the kind `kinds` / SECOND or
 * NOTHING. Coordinates, radii and half extents are clamped to [-2^29, 2^29); normals, axes and t_max are
 * copied. A negative radius stays negative. `to` may be `first`.
 */
enum { SECOND = 16 };
void grazes_clamp(const void *first, const void *second, void *to, unsigned kinds);

/* One number, clamped so. */
graze_scalar grazes_clamp_number(graze_scalar c);

#endif

#endif
