/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of faces. A triangle and a parallelogram are a corner and two edges, u and v; only the limits of their
 * multiples differ. triangle.c and parallelogram.c include begin_triangle.h or begin_parallelogram.h before. Far code is
 * compiled once, in face_far.c, after begin_any_face.h, and tests IS_TRIANGLE.
 *
 *   face_shape               the type
 *   FACE_ORIGIN(f)           the corner from which the edges u and v lead
 *   FACE_END_OF_U, FACE_END_OF_V(f)   the ends of these edges for a triangle, the edges for a parallelogram
 *   FACE_MOST_CORNERS, FACE_CORNERS_OF(f)   the number of corners
 *   FACE_EDGE_IN_RANGE(edge) whether the bounds of an edge hold, after are_all_near
 */

#include "../number/separation.h"
#include "../number/vectors.h"
#include "face_far.h"

#define FACE_CORNERS_OF(f) (IS_TRIANGLE(f) ? 3 : 4)

static inline void face_set_edge_vector(length3 *edge, const face_shape *f, const graze_vec3 *end)
{
    if (IS_TRIANGLE(f))
        set_between(edge, FACE_ORIGIN(f), end);
    else
        set_direction(edge, end);
}

static inline void face_set_u(length3 *u, const face_shape *f)
{
    face_set_edge_vector(u, f, FACE_END_OF_U(f));
}

static inline void face_set_v(length3 *v, const face_shape *f)
{
    face_set_edge_vector(v, f, FACE_END_OF_V(f));
}

/* The component of an edge along one axis. The caller MUST add the corner to the nearness as well. */
GRAZE_INLINE length face_load_edge_length(nearness *n, const face_shape *f, graze_scalar corner,
                                          graze_scalar end)
{
    return load_length(n, IS_TRIANGLE(f) ? corner : 0, end);
}

static inline bool face_is_near(const face_shape *f)
{
    return is_near(FACE_ORIGIN(f)) && is_near(FACE_END_OF_U(f)) && is_near(FACE_END_OF_V(f));
}

/* Adds the numbers to the nearness while it computes the differences, so that each number is read once. The caller
 * MUST add the corner as well. */
GRAZE_INLINE void face_load_edge(nearness *n, length3 *edge, const face_shape *f,
                                 const graze_vec3 *end)
{
    const graze_vec3 *corner = FACE_ORIGIN(f);
    length_set(&edge->x, face_load_edge_length(n, f, corner->x, end->x));
    length_set(&edge->y, face_load_edge_length(n, f, corner->y, end->y));
    length_set(&edge->z, face_load_edge_length(n, f, corner->z, end->z));
}

GRAZE_INLINE void face_load_u(nearness *n, length3 *u, const face_shape *f)
{
    face_load_edge(n, u, f, FACE_END_OF_U(f));
}

GRAZE_INLINE void face_load_v(nearness *n, length3 *v, const face_shape *f)
{
    face_load_edge(n, v, f, FACE_END_OF_V(f));
}

static inline bool face_edges_in_range(const length3 *u, const length3 *v)
{
    return FACE_EDGE_IN_RANGE(&u->x) && FACE_EDGE_IN_RANGE(&u->y) && FACE_EDGE_IN_RANGE(&u->z) &&
           FACE_EDGE_IN_RANGE(&v->x) && FACE_EDGE_IN_RANGE(&v->y) && FACE_EDGE_IN_RANGE(&v->z);
}

static inline bool face_is_known_near(const face_shape *f)
{
    return is_known_near(FACE_ORIGIN(f)) && is_known_near(FACE_END_OF_U(f)) &&
           is_known_near(FACE_END_OF_V(f));
}

static inline void face_set_normal(area3 *normal, const face_shape *f)
{
    length3 u, v;
    face_set_u(&u, f);
    face_set_v(&v, f);
    set_cross_in_place(normal, &u, &v);
}

/* Returns true for the normal of a face without area. */
GRAZE_INLINE bool face_is_zero_normal(const area3 *normal)
{
    return area_sign(&normal->x) == 0 && area_sign(&normal->y) == 0 && area_sign(&normal->z) == 0;
}

/* Vectors from the corner of a face: its edges, and the gap to a point. */
typedef struct {
    length3 u, v, gap;
} face_frame;

static inline bool face_frame_in_range(const face_frame *from)
{
    return face_edges_in_range(&from->u, &from->v) && lengths_in_range(&from->gap);
}

/* In the order for which gcc spills the fewest registers. */
GRAZE_INLINE bool face_load_frame(face_frame *to, const face_shape *f, const graze_vec3 *point)
{
    nearness n;
    nearness_begin(&n);
    load_between(&n, &to->gap, FACE_ORIGIN(f), point);
    face_load_v(&n, &to->v, f);
    face_load_u(&n, &to->u, f);
    nearness_add_point(&n, FACE_ORIGIN(f));
    return IMPLIES(are_all_near(&n), face_frame_in_range(to)) && is_known_near(point) &&
           face_is_known_near(f);
}

/* Sets the normal, and the height of the point above the plane times the length of the normal. */
static inline void face_set_height(area3 *normal, volume *above, const face_frame *from)
{
    set_cross(normal, &from->u, &from->v);
    set_volume(above, normal, &from->gap);
}

static inline bool face_is_flat(const face_shape *f)
{
    area3 normal;
    face_set_normal(&normal, f);
    return face_is_zero_normal(&normal);
}

/* Behind if the side is negative, else in front. */
static inline void face_set_unit_on_side(graze_vec3 *unit, const area3 *normal, int side)
{
    unit_along(unit, normal);
    if (side < 0) {
        unit->x = -unit->x;
        unit->y = -unit->y;
        unit->z = -unit->z;
    }
}

#include "face_line.h"
#include "face_part.h"

/* ---- The interval that a face covers along an axis of the world ---- */

/* The numbers of a face along one axis. */
typedef struct {
    graze_scalar corner, u, v;
} face_row;

#define FACE_ROW(axis)                                                                             \
    {                                                                                              \
        FACE_ORIGIN(f)->axis, FACE_END_OF_U(f)->axis, FACE_END_OF_V(f)->axis                       \
    }

/* The same as face_load_u and face_load_v, on one axis. */
GRAZE_INLINE void face_load_row(nearness *n, length *u, length *v, const face_shape *f,
                                const face_row *row)
{
    nearness_add(n, row->corner);
    length_set(u, face_load_edge_length(n, f, row->corner, row->u));
    length_set(v, face_load_edge_length(n, f, row->corner, row->v));
}

/* Extends the interval by another edge from the same corner. */
static inline void face_extend(stretch *least, stretch *most, const face_shape *f, stretch by)
{
    const stretch low = IS_TRIANGLE(f) ? by : stretch_plus(*least, by);
    const stretch high = IS_TRIANGLE(f) ? by : stretch_plus(*most, by);
    if (stretch_less(low, *least))
        *least = low;
    if (stretch_less(*most, high))
        *most = high;
}

/* Whether the interval of the face, from its corner, overlaps the interval from low to high.
 * Lengths are passed by address: gcc -Os copies far ones with memcpy on a Cortex-M0. */
static inline bool face_meets_interval(const face_shape *f, const length *u, const length *v,
                                       const stretch *low, const stretch *high)
{
    stretch least = stretch_of(length_of(0)), most = stretch_of(length_of(0));
    face_extend(&least, &most, f, stretch_of(*u));
    face_extend(&least, &most, f, stretch_of(*v));
    return !stretch_less(*high, least) && !stretch_less(most, *low);
}
