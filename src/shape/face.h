/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A triangle and a parallelogram are a corner and two edges; what differs is how far the edges'
 * multiples go. Near files are compiled for each, with GRAZE_CORNERS 3 and 4; far files are compiled once, and
 * `is_triangle` is an argument. This header also declares the far routines, which near ones call.
 */
#ifndef GRAZE_FACE_H
#define GRAZE_FACE_H

#include "../../include/graze/parallelogram.h"
#include "../number/degrees.h"

#if GRAZE_FAR

typedef struct {
    const graze_vec3 *corner, *u,
        *v; /* u, v: of a triangle b and c, of a parallelogram the edges */
    bool is_triangle;
} face;

/* `of` points to a triangle or to a parallelogram. */
static inline void set_face(face *f, const void *of, bool is_triangle)
{
    const graze_triangle *triangle = (const graze_triangle *)of;
    const graze_parallelogram *parallelogram = (const graze_parallelogram *)of;
    f->is_triangle = is_triangle;
    f->corner = is_triangle ? &triangle->a : &parallelogram->corner;
    f->u = is_triangle ? &triangle->b : &parallelogram->u;
    f->v = is_triangle ? &triangle->c : &parallelogram->v;
}

static inline const graze_vec3 *corner_of(const face *f)
{
    return f->corner;
}

static inline const graze_vec3 *end_of_u(const face *f)
{
    return f->u;
}

static inline const graze_vec3 *end_of_v(const face *f)
{
    return f->v;
}

/* For every structure with a member is_triangle. */
#define IS_TRIANGLE(of)     ((of)->is_triangle)
#define MOST_CORNERS        4
#define EDGE_IN_RANGE(edge) ((void)(edge), true)

#elif GRAZE_CORNERS == 3

#define OF_FACE(routine) graze_triangle_##routine

typedef graze_triangle face;

static inline const graze_vec3 *corner_of(const face *f)
{
    return &f->a;
}

static inline const graze_vec3 *end_of_u(const face *f)
{
    return &f->b;
}

static inline const graze_vec3 *end_of_v(const face *f)
{
    return &f->c;
}

#define IS_TRIANGLE(of)     ((void)(of), true)
#define MOST_CORNERS        3

/* After are_all_near. */
#define EDGE_IN_RANGE(edge) length_in_range(edge)

#else

#define OF_FACE(routine) graze_parallelogram_##routine

typedef graze_parallelogram face;

static inline const graze_vec3 *corner_of(const face *f)
{
    return &f->corner;
}

static inline const graze_vec3 *end_of_u(const face *f)
{
    return &f->u;
}

static inline const graze_vec3 *end_of_v(const face *f)
{
    return &f->v;
}

#define IS_TRIANGLE(of)     ((void)(of), false)
#define MOST_CORNERS        4
#define EDGE_IN_RANGE(edge) direction_in_range(edge)

#endif

static inline void set_edge(length3 *edge, const face *f, const graze_vec3 *end)
{
    if (IS_TRIANGLE(f))
        set_between(edge, corner_of(f), end);
    else
        set_direction(edge, end);
}

static inline void set_u(length3 *u, const face *f)
{
    set_edge(u, f, end_of_u(f));
}

static inline void set_v(length3 *v, const face *f)
{
    set_edge(v, f, end_of_v(f));
}

/* Along one axis. The caller MUST add the corner to the nearness as well. */
GRAZE_INLINE length edge_asked(nearness *n, const face *f, graze_scalar corner, graze_scalar end)
{
    return length_asked(n, IS_TRIANGLE(f) ? corner : 0, end);
}

static inline bool is_near_face(const face *f)
{
    return is_near(corner_of(f)) && is_near(end_of_u(f)) && is_near(end_of_v(f));
}

/* Adds the numbers to the nearness while it computes the differences, so that each number is read once. The caller
 * MUST add the corner as well. */
GRAZE_INLINE void ask_edge(nearness *n, length3 *edge, const face *f, const graze_vec3 *end)
{
    const graze_vec3 *corner = corner_of(f);
    length_put(&edge->x, edge_asked(n, f, corner->x, end->x));
    length_put(&edge->y, edge_asked(n, f, corner->y, end->y));
    length_put(&edge->z, edge_asked(n, f, corner->z, end->z));
}

GRAZE_INLINE void ask_u(nearness *n, length3 *u, const face *f)
{
    ask_edge(n, u, f, end_of_u(f));
}

GRAZE_INLINE void ask_v(nearness *n, length3 *v, const face *f)
{
    ask_edge(n, v, f, end_of_v(f));
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

/* `of` points to a triangle or to a parallelogram. One of segment and ray is NULL, and so is its hit. */
bool graze_face_overlaps_far(const void *of, const graze_segment *segment, const graze_ray *ray,
                             bool is_triangle);
graze_result graze_face_cast_far(const void *of, const graze_segment *segment,
                                 graze_face_line_hit *line_hit, const graze_ray *ray,
                                 graze_face_ray_hit *ray_hit, facing seen, bool is_triangle);
bool graze_face_barycentric_far(const void *of, const graze_segment *segment, const graze_ray *ray,
                                graze_barycentric *place, bool is_triangle);

void graze_face_closest_point_far(const void *of, const graze_vec3 *point, graze_vec3 *nearest,
                                  bool is_triangle);
graze_scalar graze_face_distance_far(const void *of, const graze_vec3 *point, bool is_triangle);
bool graze_face_overlaps_sphere_far(const void *of, const graze_sphere *sphere, bool is_triangle);
bool graze_face_overlaps_aabb_far(const void *of, const graze_aabb *box, bool is_triangle);
void graze_face_normal_far(const void *of, graze_vec3 *normal, bool is_triangle);
void graze_face_off_surface_far(const void *of, const graze_vec3 *point, int32_t side,
                                graze_vec3 *off, bool is_triangle);

#endif
