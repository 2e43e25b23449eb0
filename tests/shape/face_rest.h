/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A case of a point, a sphere or a box and a face, checked in every form: mirrored and rotated, moved,
 * also far away, and twice as large; with the opposite winding, and from another corner.
 */
#ifndef GRAZE_TESTS_FACE_REST_H
#define GRAZE_TESTS_FACE_REST_H

#include "balls.h"
#include "face_line.h"

#define P(x, y, z) vec3_at(GRAZE_C(x), GRAZE_C(y), GRAZE_C(z))

/* In the float build there is no last unit that a case would be about. */
#define IS_FLOAT (GRAZE_C(0.5) < 1)

/* Faces with three corners: a triangle, or the parallelogram in which the first is between the
 * others. */
typedef struct {
    int shapes;
    graze_vec3 corners[3];
} some_faces;

extern const some_faces floor_faces, floor_triangle, floor_parallelogram;

/* As it is only, of each of these faces. */
void check_nearest_once(const some_faces *of, graze_vec3 point, graze_vec3 nearest,
                        graze_scalar distance);

/* Each image. The sphere that reaches so far touches, and one that is smaller does not. */
void check_nearest(const some_faces *of, graze_vec3 point, graze_vec3 nearest,
                   graze_scalar distance);
void check_sphere(const some_faces *of, graze_vec3 center, graze_scalar radius, bool meets);
void check_box(const some_faces *of, graze_vec3 min, graze_vec3 max, bool meets);

/* True when any of its numbers is none. */
bool has_nan(graze_vec3 v);

/* One that holds all of the words in turn: a, b, c or corner, u, v. */
any_face face_of_numbers(bool is_triangle, const graze_scalar *numbers);

#endif
