/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The small world (GRAZE_SMALL_WORLD in number.h) has near arithmetic only, so each front door clamps its arguments:
 * coordinates, radii and half extents to [-2^29, 2^29). graze.h documents it. The other builds clamp nothing.
 *
 *   CLAMP(type, a)                   the parameter `a` of a door, a pointer to const `type`, then points to a
 *                                    clamped copy, or is unchanged if no clamping is needed
 *   CLAMP_BOTH(type, a, type_b, b)   the same for two parameters, in one call
 *   CLAMP_COORDINATE(c)              clamps a coordinate that the door takes by value
 *   CLAMP_IN_PLACE(type, a)          clamps *a
 *   CLAMP_TO(type, a, room)          as CLAMP, with the copy in *room
 *   clamped_coordinate(c)            the coordinate c, clamped
 *   opened_below(c), opened_above(c) the lower and the upper end of an interval of clamped coordinates. An unclamped
 *                                    coordinate is outside of the result if and only if its clamped value is outside of c
 */
#ifndef GRAZE_NUMBER_CLAMP_H
#define GRAZE_NUMBER_CLAMP_H

#include <stdbool.h>

#include "../../include/graze/number.h"
#include "../wide/inlining.h"

#if GRAZE_SMALL_WORLD

/*
 * The layout of a structure, CLAMPS_<type>: how many words from its first on are coordinates, how many then are
 * copied, how many are components of axes, to be clamped to [-1, 1], and how many are coordinates again; at most 15
 * each. Normals, axes and t_max are copied. The header of a shape in src/shape/ may define the layout of a structure.
 */
#define CLAMP_WORDS(coordinates, copied, axes, more_coordinates)                                   \
    ((coordinates) + 0x10 * (copied) + 0x100 * (axes) + UINT32_C(0x1000) * (more_coordinates))

#define CLAMPS_graze_vec2          CLAMP_WORDS(2, 0, 0, 0)
#define CLAMPS_graze_vec3          CLAMP_WORDS(3, 0, 0, 0)
#define CLAMPS_graze_segment2      CLAMP_WORDS(4, 0, 0, 0)
#define CLAMPS_graze_ray2          CLAMP_WORDS(4, 1, 0, 0)
#define CLAMPS_graze_segment       CLAMP_WORDS(6, 0, 0, 0)
#define CLAMPS_graze_ray           CLAMP_WORDS(6, 1, 0, 0)
#define CLAMPS_graze_circle        CLAMP_WORDS(3, 0, 0, 0)
#define CLAMPS_graze_sphere        CLAMP_WORDS(4, 0, 0, 0)
#define CLAMPS_graze_capsule       CLAMP_WORDS(7, 0, 0, 0)
#define CLAMPS_graze_capsule2      CLAMP_WORDS(5, 0, 0, 0)
#define CLAMPS_graze_rect          CLAMP_WORDS(4, 0, 0, 0)
#define CLAMPS_graze_aabb          CLAMP_WORDS(6, 0, 0, 0)
#define CLAMPS_graze_triangle      CLAMP_WORDS(9, 0, 0, 0)
#define CLAMPS_graze_parallelogram CLAMP_WORDS(9, 0, 0, 0)
#define CLAMPS_graze_plane         CLAMP_WORDS(3, 3, 0, 0)
#define CLAMPS_graze_obb           CLAMP_WORDS(3, 9, 0, 3)
#define CLAMPS_LIGHT_OBB           CLAMP_WORDS(3, 0, 9, 3) /* of a graze_obb */

/* The layout, which must have as many words as the type: else it does not compile. */
#define CLAMP_LAYOUT(type, layout)                                                                 \
    ((layout) + 0 * (uint32_t)sizeof(char[CLAMP_SIZE(layout) == sizeof(type) ? 1 : -1]))
#define CLAMP_SIZE(layout)                                                                         \
    (((layout) % 16 + (layout) / 0x10 % 16 + (layout) / 0x100 % 16 + (layout) / 0x1000) *          \
     sizeof(graze_scalar))

/*
 * Copies `first`, which has the layout `layouts` % CLAMPS_SECOND, and behind it `second`, which has the layout
 * `layouts` / CLAMPS_SECOND; 0: there is none. A negative radius stays negative. `to` may be `first`.
 */
#define CLAMPS_SECOND UINT32_C(0x10000)
void grazes_clamp(const void *first, const void *second, void *to, uint32_t layouts);

/* Clamps one coordinate. */
graze_scalar grazes_clamp_number(graze_scalar c);

/* Nonzero if i < count and coordinate i must be clamped. */
#define CLAMPS_COORDINATE(word, count, i)                                                          \
    ((count) > (i) ? ((uint32_t)(word)[i] + UINT32_C(0x20000000)) / UINT32_C(0x40000000) : 0u)

/* 0 if clamping would leave `count` coordinates as they are; the count is a constant, at most 9. Written out: that is a
 * few instructions a coordinate, and grazes_clamp takes five times as many. At -Os, for which flash counts, the library
 * would be a tenth larger: there all arguments are clamped. */
GRAZE_INLINE uint32_t clamps_coordinates(const graze_scalar *word, uint32_t count)
{
    return CLAMPS_COORDINATE(word, count, 0) | CLAMPS_COORDINATE(word, count, 1) |
           CLAMPS_COORDINATE(word, count, 2) | CLAMPS_COORDINATE(word, count, 3) |
           CLAMPS_COORDINATE(word, count, 4) | CLAMPS_COORDINATE(word, count, 5) |
           CLAMPS_COORDINATE(word, count, 6) | CLAMPS_COORDINATE(word, count, 7) |
           CLAMPS_COORDINATE(word, count, 8);
}

/* Whether a structure must be clamped; with axes it always is. */
GRAZE_INLINE bool clamps(const void *a, uint32_t layout)
{
#if GRAZE_FOR_SIZE
    (void)a;
    (void)layout;
    return true;
#else
    const graze_scalar *word = (const graze_scalar *)a;
    const uint32_t first = layout % 16u, copied = layout / 0x10u % 16u;
    return layout / 0x100u % 16u > 0u || clamps_coordinates(word, first) != 0u ||
           clamps_coordinates(word + first + copied, layout / 0x1000u) != 0u;
#endif
}

#define CLAMP_AS(type, layout, a)                                                                  \
    type a##_clamped;                                                                              \
    if (clamps(a, CLAMP_LAYOUT(type, layout))) {                                                   \
        grazes_clamp(a, 0, &a##_clamped, CLAMP_LAYOUT(type, layout));                              \
        (a) = &a##_clamped;                                                                        \
    }                                                                                              \
    (void)0
#define CLAMP_TO(type, a, room)                                                                    \
    grazes_clamp(a, 0, room, CLAMP_LAYOUT(type, CLAMPS_##type));                                   \
    (a) = (room)
#define CLAMP_BOTH_AS(type_a, layout_a, a, type_b, layout_b, b)                                    \
    struct {                                                                                       \
        type_a first;                                                                              \
        type_b second;                                                                             \
    } a##_and_##b;                                                                                 \
    if (clamps(a, CLAMP_LAYOUT(type_a, layout_a)) || clamps(b, CLAMP_LAYOUT(type_b, layout_b))) {  \
        grazes_clamp(a, b, &a##_and_##b,                                                           \
                     CLAMP_LAYOUT(type_a, layout_a) +                                              \
                         CLAMPS_SECOND * CLAMP_LAYOUT(type_b, layout_b));                          \
        (a) = &a##_and_##b.first;                                                                  \
        (b) = &a##_and_##b.second;                                                                 \
    }                                                                                              \
    (void)0
#define CLAMP(type, a) CLAMP_AS(type, CLAMPS_##type, a)
#define CLAMP_BOTH(type_a, a, type_b, b)                                                           \
    CLAMP_BOTH_AS(type_a, CLAMPS_##type_a, a, type_b, CLAMPS_##type_b, b)
#define CLAMP_COORDINATE(c)     (c) = grazes_clamp_number(c)
#define CLAMP_IN_PLACE(type, a) grazes_clamp(a, 0, a, CLAMP_LAYOUT(type, CLAMPS_##type))

#define CLAMP_LEAST (-INT32_C(0x20000000)) /* -2^29 */
#define CLAMP_MOST  INT32_C(0x1FFFFFFF)    /* 2^29 - 1 */

GRAZE_INLINE graze_scalar clamped_coordinate(graze_scalar c)
{
    return c < CLAMP_LEAST ? CLAMP_LEAST : c > CLAMP_MOST ? CLAMP_MOST : c;
}

GRAZE_INLINE graze_scalar opened_below(graze_scalar c)
{
    return c > CLAMP_LEAST ? c : GRAZE_SCALAR_MIN;
}

GRAZE_INLINE graze_scalar opened_above(graze_scalar c)
{
    return c < CLAMP_MOST ? c : GRAZE_SCALAR_MAX;
}

#else

#define CLAMP_AS(type, layout, a)                               ((void)0)
#define CLAMP_BOTH_AS(type_a, layout_a, a, type_b, layout_b, b) ((void)0)
#define CLAMP(type, a)                                          ((void)0)
#define CLAMP_BOTH(type_a, a, type_b, b)                        ((void)0)
#define CLAMP_COORDINATE(c)                                     ((void)0)
#define CLAMP_IN_PLACE(type, a)                                 ((void)0)
#define CLAMP_TO(type, a, room)                                 ((void)(room))

GRAZE_INLINE graze_scalar clamped_coordinate(graze_scalar c)
{
    return c;
}

GRAZE_INLINE graze_scalar opened_below(graze_scalar c)
{
    return c;
}

GRAZE_INLINE graze_scalar opened_above(graze_scalar c)
{
    return c;
}

#endif

#endif
