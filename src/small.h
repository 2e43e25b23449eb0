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

#include "../include/graze/number.h"

#if GRAZE_SMALL_WORLD

#include "../include/graze/graze.h"
#include "inlining.h"

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
    OBB
};

/*
 * Copies `first`, of the kind `kinds` % SECOND, and behind it `second`, of the kind `kinds` / SECOND or
 * NOTHING. Coordinates are clamped to [-2^29, 2^29), radii and half extents to [-1, 2^29): a negative one is
 * -1. The rest is copied: normals, axes and t_max. `to` may be `first`.
 */
enum { SECOND = 16 };
void grazes_clamp(const void *first, const void *second, void *to, unsigned kinds);

/* The coordinate of a plane across an axis. */
graze_scalar grazes_clamp_position(graze_scalar c);

/* The components of the axes to [-1, 1]. */
void grazes_clamp_axes(graze_obb *box);

#endif

#endif
