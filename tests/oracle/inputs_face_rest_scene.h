/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shared by inputs_face_rest.c and inputs_face_rest_aimed.c. */
#ifndef GRAZE_TESTS_INPUTS_FACE_REST_SCENE_H
#define GRAZE_TESTS_INPUTS_FACE_REST_SCENE_H

#include "inputs_face_rest.h"
#include "touching.h"

#define NEAR INT32_C(536870912) /* the limit of near coordinates */

/* The face as a corner and two edges; the other shapes. */
typedef struct {
    int64_t base[3], u[3], v[3];
    int32_t point[3], radius, box[6];
    face_rest_radius kind;
} scene;

void put_corners(scene *c, int32_t corner[3][3]);

/* Makes a query of the scene, with a negative radius or an empty box in some. */
void store_rest_query(input_stream *s, int corners, scene *c, face_rest_query *q);

/* The face is on one side of a plane, point and box on the other, and the sphere touches the plane. */
void draw_touching(input_stream *s, int kind, int corners, scene *c);
/* The face and the point of the classes after those that touch. */
void draw_rest_face(input_stream *s, int kind, scene *c);

#endif
