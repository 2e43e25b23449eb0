/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Triangles and parallelograms of any coordinates, for triangle.c and parallelogram.c: compiled once for both. */
#include "number/instance.h"

#if GRAZE_HAS_FAR
#include "number/begin_far.h"
#include "shape/begin_any_face.h"
#include "shape/face.h"
#include "shape/face_aabb.h"
#include "shape/face_line_far.h"

bool graze_face_overlaps_far(const void *of, const graze_segment *segment, const graze_ray *ray,
                             bool is_triangle)
{
    face_line l;
    face_set_kind(&l, is_triangle);
    const graze_scalar limit = face_set_line(&l, of, segment, ray);
    return face_find_far(&l, limit, FACE_BOTH_SIDES) != GRAZE_MISS;
}

graze_result graze_face_cast_far(const void *of, const graze_segment *segment,
                                 graze_face_line_hit *line_hit, const graze_ray *ray,
                                 graze_face_ray_hit *ray_hit, face_sides seen, bool is_triangle)
{
    face_line l;
    face_set_kind(&l, is_triangle);
    const graze_scalar limit = face_set_line(&l, of, segment, ray);
    const graze_result result = face_find_far(&l, limit, seen);
    if (result != GRAZE_MISS && (line_hit != 0 || ray_hit != 0))
        face_locate_far(&l, line_hit, ray_hit);
    return result;
}

bool graze_face_barycentric_far(const void *of, const graze_segment *segment, const graze_ray *ray,
                                graze_barycentric *place, bool is_triangle)
{
    face_line l;
    face_set_kind(&l, is_triangle);
    (void)face_set_line(&l, of, segment, ray);
    return face_set_barycentric(&l, place);
}

void graze_face_closest_point_far(const void *of, const graze_vec3 *point, graze_vec3 *nearest,
                                  bool is_triangle)
{
    any_face f;
    face_set(&f, of, is_triangle);
    face_closest_point(&f, point, nearest);
}

graze_scalar graze_face_distance_far(const void *of, const graze_vec3 *point, bool is_triangle)
{
    any_face f;
    face_set(&f, of, is_triangle);
    return face_distance(&f, point);
}

bool graze_face_overlaps_sphere_far(const void *of, const graze_sphere *sphere, bool is_triangle)
{
    any_face f;
    face_set(&f, of, is_triangle);
    return face_overlaps_sphere(&f, sphere);
}

bool graze_face_overlaps_aabb_far(const void *of, const graze_aabb *box, bool is_triangle)
{
    any_face f;
    face_set(&f, of, is_triangle);
    return face_overlaps_aabb(&f, box);
}

void graze_face_normal_far(const void *of, graze_vec3 *normal, bool is_triangle)
{
    any_face f;
    face_set(&f, of, is_triangle);
    face_write_normal(&f, normal);
}

void graze_face_off_surface_far(const void *of, const graze_vec3 *point, int32_t side,
                                graze_vec3 *off, bool is_triangle)
{
    any_face f;
    face_set(&f, of, is_triangle);
    face_move_off(&f, point, side, off);
}

#include "number/begin_near.h"
#endif
