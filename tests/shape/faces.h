/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Triangles and parallelograms as one type, and all queries about them. */
#ifndef GRAZE_TESTS_FACES_H
#define GRAZE_TESTS_FACES_H

#include "../../include/graze/graze.h"

typedef struct {
    bool is_triangle;
    union {
        graze_triangle triangle;
        graze_parallelogram parallelogram;
    } as;
} any_face;

any_face face_of_triangle(const graze_triangle *t);
any_face face_of_parallelogram(const graze_parallelogram *p);

/* A field that a routine leaves unchanged is 7. */
typedef struct {
    bool overlaps, found;
    graze_result result, front, without_hit; /* without_hit: of the casts with NULL */
    graze_result front_without_hit;
    graze_face_line_hit hit, front_hit;
    graze_barycentric uv;
} face_segment_answers;

typedef struct {
    bool overlaps, found;
    graze_result result, front, without_hit;
    graze_result front_without_hit;
    graze_face_ray_hit hit, front_hit;
    graze_barycentric uv;
} face_ray_answers;

face_segment_answers ask_segment(const any_face *f, const graze_segment *segment);
face_ray_answers ask_ray(const any_face *f, const graze_ray *ray);

graze_vec3 face_closest_point(const any_face *f, graze_vec3 point);
graze_scalar face_distance(const any_face *f, graze_vec3 point);
bool face_overlaps_sphere(const any_face *f, graze_vec3 center, graze_scalar radius);
bool face_overlaps_capsule(const any_face *f, graze_segment core, graze_scalar radius);
bool face_overlaps_aabb(const any_face *f, const graze_aabb *box);
graze_vec3 face_normal(const any_face *f);
graze_vec3 face_off_surface(const any_face *f, graze_vec3 point, int32_t side);

#endif
