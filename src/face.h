/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A triangle and a parallelogram are a corner and two edges; what differs is how far the edges'
 * multiples go. Files that are the same for both say GRAZE_CORNERS, 3 or 4. And what the routines
 * for near coordinates hand to those for any: see arith3.h.
 */
#ifndef GRAZE_FACE_H
#define GRAZE_FACE_H

#include "../include/graze/parallelogram.h"
#include "arith3.h"

#if GRAZE_CORNERS == 3

#define OF_FACE(routine) graze_triangle_##routine

typedef graze_triangle face;

static inline const graze_vec3 *corner_of(const face *f)
{
    return &f->a;
}

/* The corner has been asked about. */
GRAZE_INLINE void ask_edges(nearness *n, length3 *u, length3 *v, const face *f)
{
    ask_between(n, v, &f->a, &f->c);
    ask_between(n, u, &f->a, &f->b);
}

#else

#define OF_FACE(routine) graze_parallelogram_##routine

typedef graze_parallelogram face;

static inline const graze_vec3 *corner_of(const face *f)
{
    return &f->corner;
}

GRAZE_INLINE void ask_edges(nearness *n, length3 *u, length3 *v, const face *f)
{
    ask_direction(n, v, &f->v);
    ask_direction(n, u, &f->u);
}

#endif

/* Which lines meet it. */
typedef enum { BOTH_SIDES, FRONT_ONLY } facing;

graze_result OF_FACE(linecast_far)(const face *f, const graze_segment *segment,
                                   graze_face_line_hit *hit, facing seen);
graze_result OF_FACE(raycast_far)(const face *f, const graze_ray *ray, graze_face_ray_hit *hit,
                                  facing seen);
bool OF_FACE(barycentric_of_segment_far)(const face *f, const graze_segment *segment,
                                         graze_barycentric *place);
bool OF_FACE(barycentric_of_ray_far)(const face *f, const graze_ray *ray, graze_barycentric *place);

#endif
