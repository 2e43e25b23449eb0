/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Cases of a face with a point, a sphere or a box, and the runner that checks each in all its
 * forms: mirrored and turned, moved (also far away), doubled, wound the other way round, and from
 * another corner.
 */
#ifndef GRAZE_TESTS_FACE_REST_H
#define GRAZE_TESTS_FACE_REST_H

#include "balls.h"
#include "face_line.h"

#define P(x, y, z) vec3_at(GRAZE_C(x), GRAZE_C(y), GRAZE_C(z))

/* The float build has no raw unit, so cases about one are left out. */
#define IS_FLOAT (GRAZE_C(0.5) < 1)

/* Faces with three corners: a triangle, or the parallelogram in which the first corner is adjacent to the others. */
typedef struct {
    int shapes;
    graze_vec3 corners[3];
} some_faces;

extern const some_faces floor_faces, floor_triangle, floor_parallelogram;

/* Checks the case itself only, without images. */
void check_nearest_once(const some_faces *of, graze_vec3 point, graze_vec3 nearest,
                        graze_scalar distance);

/* Checks each image: the point, the distance, and that a sphere of that radius touches and a smaller one does not. */
void check_nearest(const some_faces *of, graze_vec3 point, graze_vec3 nearest,
                   graze_scalar distance);
void check_sphere(const some_faces *of, graze_vec3 center, graze_scalar radius, bool meets);
void check_capsule(const some_faces *of, graze_vec3 a, graze_vec3 b, graze_scalar radius,
                   bool meets);
void check_box(const some_faces *of, graze_vec3 min, graze_vec3 max, bool meets);

/* Whether any coordinate is NaN. */
bool has_nan(graze_vec3 v);

/* The face with these words in turn: a, b, c or corner, u, v. */
any_face face_of_numbers(bool is_triangle, const graze_scalar *numbers);

#endif
