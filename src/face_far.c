/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Triangles and parallelograms of any coordinates, for triangle.c and parallelogram.c: compiled once for both. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/begin_any_face.h"
#include "shape/face.h"
#include "shape/face_point.h"
#include "shape/face_surface.h"
#include "shape/face_aabb.h"
#include "shape/triangle_triangle.h"
#define CORES_ARE_SEGMENTS 1
#include "shape/cores.h"
#include "shape/face_core.h"

static inline void face_set_kind(face_line *l, bool is_triangle)
{
    l->is_triangle = is_triangle;
}

/* Call face_set_kind first. Returns the limit of t: GRAZE_ONE for a segment, t_max for a ray. */
GRAZE_ONCE graze_scalar face_set_line(face_line *l, const void *face, const graze_segment *segment,
                                      const graze_ray *ray)
{
    face_shape either;
    const face_shape *f = &either;
    face_set(&either, face, l->is_triangle);
    l->start = segment != 0 ? &segment->a : &ray->origin;
    if (segment != 0)
        set_between(&l->run, l->start, &segment->b);
    else
        set_direction(&l->run, &ray->dir);
    set_between(&l->from_corner, FACE_ORIGIN(f), l->start);
    face_set_u(&l->u, f);
    face_set_v(&l->v, f);
    return segment != 0 ? GRAZE_ONE : ray->t_max;
}

/* The normal is long. It is computed twice rather than kept on the stack. */
GRAZE_ONCE bool face_rises_far(face_line *l)
{
    area3 normal;
    set_cross(&normal, &l->u, &l->v);
    return face_rises(l, &normal);
}

GRAZE_ONCE void face_write_line_normal(graze_vec3 *unit, const face_line *l)
{
    area3 normal;
    set_cross(&normal, &l->u, &l->v);
    unit_along(unit, &normal);
}

GRAZE_ONCE graze_result face_pass_far(const face_line *l, graze_scalar limit, face_sides seen)
{
    return face_pass_ray(l, limit, seen);
}

static inline graze_result face_find_far(face_line *l, graze_scalar limit, face_sides seen)
{
    return limit > 0 && face_rises_far(l) ? face_pass_far(l, limit, seen) : GRAZE_MISS;
}

/* One of the two hits is not NULL. */
GRAZE_ONCE void face_locate_far(const face_line *l, graze_face_line_hit *line_hit,
                                graze_face_ray_hit *ray_hit)
{
    share_progress at;
    face_progress_to_plane(&at, l);
    face_write_line_normal(line_hit != 0 ? &line_hit->normal : &ray_hit->normal, l);
    share_point(line_hit != 0 ? &line_hit->point : &ray_hit->point, l->start, &l->run, &at);
    const int32_t side = face_side_of_start(l);
    if (line_hit != 0) {
        line_hit->fraction = share_fraction(&at);
        line_hit->side = side;
    } else {
        ray_hit->t = share_t(&at);
        ray_hit->side = side;
    }
}

/* ---- Routines ---- */

bool graze_face_overlaps_far(const void *face, const graze_segment *segment, const graze_ray *ray,
                             bool is_triangle)
{
    face_line l;
    face_set_kind(&l, is_triangle);
    const graze_scalar limit = face_set_line(&l, face, segment, ray);
    return face_find_far(&l, limit, FACE_BOTH_SIDES) != GRAZE_MISS;
}

graze_result graze_face_cast_far(const void *face, const graze_segment *segment,
                                 graze_face_line_hit *line_hit, const graze_ray *ray,
                                 graze_face_ray_hit *ray_hit, face_sides seen, bool is_triangle)
{
    face_line l;
    face_set_kind(&l, is_triangle);
    const graze_scalar limit = face_set_line(&l, face, segment, ray);
    const graze_result result = face_find_far(&l, limit, seen);
    if (result != GRAZE_MISS && (line_hit != 0 || ray_hit != 0))
        face_locate_far(&l, line_hit, ray_hit);
    return result;
}

bool graze_face_barycentric_far(const void *face, const graze_segment *segment,
                                const graze_ray *ray, graze_barycentric *place, bool is_triangle)
{
    face_line l;
    face_set_kind(&l, is_triangle);
    (void)face_set_line(&l, face, segment, ray);
    return face_set_barycentric(&l, place);
}

void graze_face_closest_point_far(const void *face, const graze_vec3 *point, graze_vec3 *nearest,
                                  bool is_triangle)
{
    any_face f;
    face_set(&f, face, is_triangle);
    face_closest_point(&f, point, nearest);
}

void graze_face_measure_far(separation *a, const void *face, const graze_vec3 *point,
                            bool is_triangle)
{
    any_face f;
    face_set(&f, face, is_triangle);
    face_measure(a, &f, point);
}

graze_scalar graze_face_distance_far(const void *face, const graze_vec3 *point, bool is_triangle)
{
    any_face f;
    face_set(&f, face, is_triangle);
    return face_distance(&f, point);
}

bool graze_face_overlaps_sphere_far(const void *face, const graze_sphere *sphere, bool is_triangle)
{
    any_face f;
    face_set(&f, face, is_triangle);
    return face_overlaps_sphere(&f, sphere);
}

bool graze_face_overlaps_capsule_far(const void *face, const graze_capsule *capsule,
                                     bool is_triangle)
{
    any_face f;
    face_set(&f, face, is_triangle);
    return face_overlaps_capsule(&f, capsule);
}

bool graze_face_overlaps_aabb_far(const void *face, const graze_aabb *box, bool is_triangle)
{
    any_face f;
    face_set(&f, face, is_triangle);
    return face_overlaps_aabb(&f, box);
}

void graze_face_normal_far(const void *face, graze_vec3 *normal, bool is_triangle)
{
    any_face f;
    face_set(&f, face, is_triangle);
    face_write_normal(&f, normal);
}

void graze_face_off_surface_far(const void *face, const graze_vec3 *point, int32_t side,
                                graze_vec3 *off, bool is_triangle)
{
    any_face f;
    face_set(&f, face, is_triangle);
    face_move_off(&f, point, side, off);
}

bool graze_triangle_overlaps_triangle_far(const graze_triangle *a, const graze_triangle *b)
{
    return triangle_overlaps_triangle(a, b);
}

#endif
