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

static inline void set_u(length3 *u, const face *f)
{
    set_between(u, &f->a, &f->b);
}

static inline void set_v(length3 *v, const face *f)
{
    set_between(v, &f->a, &f->c);
}

static inline const graze_vec3 *end_of_u(const face *f)
{
    return &f->b;
}

static inline const graze_vec3 *end_of_v(const face *f)
{
    return &f->c;
}

/* Along one axis; the corner MUST be asked about as well. */
GRAZE_INLINE length edge_asked(nearness *n, graze_scalar corner, graze_scalar end)
{
    return length_asked(n, corner, end);
}

/* After are_all_near. */
#define EDGE_IN_RANGE(edge) length_in_range(edge)

#else

#define OF_FACE(routine) graze_parallelogram_##routine

typedef graze_parallelogram face;

static inline const graze_vec3 *corner_of(const face *f)
{
    return &f->corner;
}

static inline void set_u(length3 *u, const face *f)
{
    set_direction(u, &f->u);
}

static inline void set_v(length3 *v, const face *f)
{
    set_direction(v, &f->v);
}

static inline const graze_vec3 *end_of_u(const face *f)
{
    return &f->u;
}

static inline const graze_vec3 *end_of_v(const face *f)
{
    return &f->v;
}

GRAZE_INLINE length edge_asked(nearness *n, graze_scalar corner, graze_scalar end)
{
    (void)corner;
    return length_asked(n, 0, end);
}

#define EDGE_IN_RANGE(edge) direction_in_range(edge)

#endif

static inline bool is_near_face(const face *f)
{
    return is_near(corner_of(f)) && is_near(end_of_u(f)) && is_near(end_of_v(f));
}

/* The question whether all is near goes along with the differences, so that each number is read once.
 * The corner MUST be asked about as well. */
GRAZE_INLINE void ask_edge(nearness *n, length3 *edge, const graze_vec3 *corner,
                           const graze_vec3 *end)
{
    length_put(&edge->x, edge_asked(n, corner->x, end->x));
    length_put(&edge->y, edge_asked(n, corner->y, end->y));
    length_put(&edge->z, edge_asked(n, corner->z, end->z));
}

GRAZE_INLINE void ask_u(nearness *n, length3 *u, const face *f)
{
    ask_edge(n, u, corner_of(f), end_of_u(f));
}

GRAZE_INLINE void ask_v(nearness *n, length3 *v, const face *f)
{
    ask_edge(n, v, corner_of(f), end_of_v(f));
}

static inline bool edges_in_range(const length3 *u, const length3 *v)
{
    return EDGE_IN_RANGE(&u->x) && EDGE_IN_RANGE(&u->y) && EDGE_IN_RANGE(&u->z) &&
           EDGE_IN_RANGE(&v->x) && EDGE_IN_RANGE(&v->y) && EDGE_IN_RANGE(&v->z);
}

static inline bool is_known_face(const face *f)
{
    return is_known_near(corner_of(f)) && is_known_near(end_of_u(f)) && is_known_near(end_of_v(f));
}

static inline void set_normal(area3 *normal, const face *f)
{
    length3 u, v;
    set_u(&u, f);
    set_v(&v, f);
    set_cross(normal, &u, &v);
}

/* Of a face without area. */
static inline bool is_zero(const area3 *normal)
{
    return area_sign(&normal->x) == 0 && area_sign(&normal->y) == 0 && area_sign(&normal->z) == 0 &&
           area_is_number(&normal->x) && area_is_number(&normal->y) && area_is_number(&normal->z);
}

/* What leads from the corner of a face: its edges, and the gap to a point. */
typedef struct {
    length3 u, v, gap;
} fan;

static inline bool fan_in_range(const fan *from)
{
    return edges_in_range(&from->u, &from->v) && lengths_in_range(&from->gap);
}

/* In the order that leaves gcc the most registers. */
GRAZE_INLINE bool ask_fan(fan *to, const face *f, const graze_vec3 *point)
{
    nearness n;
    nearness_begin(&n);
    ask_between(&n, &to->gap, corner_of(f), point);
    ask_u(&n, &to->u, f);
    ask_v(&n, &to->v, f);
    ask_point(&n, corner_of(f));
    return IMPLIES(are_all_near(&n), fan_in_range(to)) && is_known_near(point) && is_known_face(f);
}

/* The normal, and how far the point is above the plane, times the normal's length. */
static inline void set_height(area3 *normal, volume *above, const fan *from)
{
    set_cross(normal, &from->u, &from->v);
    set_volume(above, normal, &from->gap);
}

/* Which lines meet it. */
typedef enum { BOTH_SIDES, FRONT_ONLY } facing;

/* Of a segment or of a ray: the other is NULL, and so is its hit. */
bool OF_FACE(overlaps_far)(const face *f, const graze_segment *segment, const graze_ray *ray);
graze_result OF_FACE(cast_far)(const face *f, const graze_segment *segment,
                               graze_face_line_hit *line_hit, const graze_ray *ray,
                               graze_face_ray_hit *ray_hit, facing seen);
bool OF_FACE(barycentric_far)(const face *f, const graze_segment *segment, const graze_ray *ray,
                              graze_barycentric *place);

void OF_FACE(closest_point_far)(const face *f, const graze_vec3 *point, graze_vec3 *nearest);
graze_scalar OF_FACE(distance_far)(const face *f, const graze_vec3 *point);
bool OF_FACE(overlaps_sphere_far)(const face *f, const graze_sphere *sphere);
bool OF_FACE(overlaps_aabb_far)(const face *f, const graze_aabb *box);
void OF_FACE(normal_far)(const face *f, graze_vec3 *normal);
void OF_FACE(off_surface_far)(const face *f, const graze_vec3 *point, int32_t side,
                              graze_vec3 *off);

#endif
