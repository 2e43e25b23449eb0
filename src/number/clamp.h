/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The small world (GRAZE_SMALL_WORLD in number.h) has near arithmetic only, so each front door clamps its arguments:
 * coordinates, radii and half extents to [-2^29, 2^29). graze.h documents it. The other builds clamp nothing.
 *
 *   CLAMP(type, a)                   the parameter `a` of a door, a pointer to const `type`, then points to a
 *                                    clamped copy
 *   CLAMP_BOTH(type, a, type_b, b)   the same for two parameters, in one call
 *   CLAMP_COORDINATE(c)              clamps a coordinate that the door takes by value
 *   CLAMP_IN_PLACE(type, a)          clamps *a
 *   CLAMP_TO(type, a, room)          as CLAMP, with the copy in *room
 */
#ifndef GRAZE_CLAMP_H
#define GRAZE_CLAMP_H

#include "../../include/graze/number.h"
#include "../wide/inlining.h"

#if GRAZE_SMALL_WORLD

/* How grazes_clamp treats a structure: its words are coordinates, or are copied. */
enum {
    CLAMPS_NOTHING,
    CLAMPS_graze_vec2,
    CLAMPS_graze_vec3,
    CLAMPS_graze_segment2,
    CLAMPS_graze_ray2,
    CLAMPS_graze_segment,
    CLAMPS_graze_ray,
    CLAMPS_graze_circle,
    CLAMPS_graze_sphere,
    CLAMPS_graze_rect,
    CLAMPS_graze_aabb,
    CLAMPS_graze_triangle,
    CLAMPS_graze_parallelogram = CLAMPS_graze_triangle,
    CLAMPS_graze_plane,
    CLAMPS_graze_obb,
    CLAMPS_LIGHT_OBB /* a graze_obb: the components of its axes are clamped to [-1, 1] */
};

/*
 * Copies `first`, a structure of the kind `kinds` % CLAMPS_SECOND, and behind it `second`, of the kind
 * `kinds` / CLAMPS_SECOND or CLAMPS_NOTHING. Normals, axes and t_max are copied. A negative radius stays negative.
 * `to` may be `first`.
 */
enum { CLAMPS_SECOND = 16 };
void grazes_clamp(const void *first, const void *second, void *to, unsigned kinds);

/* Clamps one coordinate. */
graze_scalar grazes_clamp_number(graze_scalar c);

#define CLAMP_AS(type, kind, a)                                                                    \
    type a##_clamped;                                                                              \
    grazes_clamp(a, 0, &a##_clamped, kind);                                                        \
    (a) = &a##_clamped
#define CLAMP_TO(type, a, room)                                                                    \
    grazes_clamp(a, 0, room, CLAMPS_##type);                                                       \
    (a) = (room)
#define CLAMP_BOTH_AS(type_a, kind_a, a, type_b, kind_b, b)                                        \
    struct {                                                                                       \
        type_a first;                                                                              \
        type_b second;                                                                             \
    } a##_and_##b;                                                                                 \
    grazes_clamp(a, b, &a##_and_##b, (kind_a) + CLAMPS_SECOND * (kind_b));                         \
    (a) = &a##_and_##b.first;                                                                      \
    (b) = &a##_and_##b.second
#define CLAMP(type, a) CLAMP_AS(type, CLAMPS_##type, a)
#define CLAMP_BOTH(type_a, a, type_b, b)                                                           \
    CLAMP_BOTH_AS(type_a, CLAMPS_##type_a, a, type_b, CLAMPS_##type_b, b)
#define CLAMP_COORDINATE(c)     (c) = grazes_clamp_number(c)
#define CLAMP_IN_PLACE(type, a) grazes_clamp(a, 0, a, CLAMPS_##type)

#else

#define CLAMP_AS(type, kind, a)                             ((void)0)
#define CLAMP_BOTH_AS(type_a, kind_a, a, type_b, kind_b, b) ((void)0)
#define CLAMP(type, a)                                      ((void)0)
#define CLAMP_BOTH(type_a, a, type_b, b)                    ((void)0)
#define CLAMP_COORDINATE(c)                                 ((void)0)
#define CLAMP_IN_PLACE(type, a)                             ((void)0)
#define CLAMP_TO(type, a, room)                             ((void)(room))

#endif

#endif
