/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The far routines of face_far.c, which triangle.c and parallelogram.c call. Common to near and far numbers, unlike face.h. */
#ifndef GRAZE_SHAPE_FACE_FAR_H
#define GRAZE_SHAPE_FACE_FAR_H

#include "../../include/graze/parallelogram.h"
#include "../../include/graze/triangle.h"
#include "../number/separation_numbers.h"

/* The lines that meet a face. */
typedef enum { FACE_BOTH_SIDES, FACE_FRONT_ONLY } face_sides;

/* The part of a face that is nearest to a point. */
typedef enum { FACE_PART_CORNER, FACE_PART_EDGE, FACE_PART_INSIDE } face_part;

/* `face` points to a triangle or to a parallelogram. One of segment and ray is NULL, and so is its hit. */
bool graze_face_overlaps_far(const void *face, const graze_segment *segment, const graze_ray *ray,
                             bool is_triangle);
graze_result graze_face_cast_far(const void *face, const graze_segment *segment,
                                 graze_face_line_hit *line_hit, const graze_ray *ray,
                                 graze_face_ray_hit *ray_hit, face_sides seen, bool is_triangle);
bool graze_face_barycentric_far(const void *face, const graze_segment *segment,
                                const graze_ray *ray, graze_barycentric *place, bool is_triangle);

void graze_face_closest_point_far(const void *face, const graze_vec3 *point, graze_vec3 *nearest,
                                  bool is_triangle);
void graze_face_measure_far(separation *a, const void *face, const graze_vec3 *point,
                            bool is_triangle);
graze_scalar graze_face_distance_far(const void *face, const graze_vec3 *point, bool is_triangle);
bool graze_face_overlaps_sphere_far(const void *face, const graze_sphere *sphere, bool is_triangle);
bool graze_face_overlaps_capsule_far(const void *face, const graze_capsule *capsule,
                                     bool is_triangle);
bool graze_face_overlaps_aabb_far(const void *face, const graze_aabb *box, bool is_triangle);
void graze_face_normal_far(const void *face, graze_vec3 *normal, bool is_triangle);
void graze_face_off_surface_far(const void *face, const graze_vec3 *point, int32_t side,
                                graze_vec3 *off, bool is_triangle);

#endif
