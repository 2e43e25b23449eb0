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

static inline length3 edge_u(const face *f)
{
    return vector_between(&f->a, &f->b);
}

static inline length3 edge_v(const face *f)
{
    return vector_between(&f->a, &f->c);
}

static inline bool is_near_face(const face *f)
{
    return is_near(&f->a) && is_near(&f->b) && is_near(&f->c);
}

#else

#define OF_FACE(routine) graze_parallelogram_##routine

typedef graze_parallelogram face;

static inline const graze_vec3 *corner_of(const face *f)
{
    return &f->corner;
}

static inline length3 edge_u(const face *f)
{
    return vector_of(&f->u);
}

static inline length3 edge_v(const face *f)
{
    return vector_of(&f->v);
}

static inline bool is_near_face(const face *f)
{
    return is_near(&f->corner) && is_near(&f->u) && is_near(&f->v);
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
