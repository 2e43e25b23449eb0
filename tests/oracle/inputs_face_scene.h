/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Common to inputs_face.c and inputs_face_aimed.c. */
#ifndef GRAZE_TESTS_INPUTS_FACE_SCENE_H
#define GRAZE_TESTS_INPUTS_FACE_SCENE_H

#include "inputs_face.h"
#include "draw.h"

/* The first class of each kind. */
enum {
    LATTICE = 4,
    WORLD = 7,
    EXTREMES,
    BORDER,
    ONE_FAR,
    EDGES,
    CORNERS,
    ENDS,
    GRAZING,
    SLIVERS,
    SPECKS
};
enum { FLAT = SPECKS + 1, TIES, NOTHING, WIDEST };

#define NEAR INT32_C(536870912) /* the limit of near coordinates */

/* Corners of a triangle, or a parallelogram's corner with its two neighbours. */
typedef struct {
    graze_vec3 corner[3];
    graze_segment segment;
    graze_ray ray;
} scene;

/* The way from one to the other, held in the world, or one of equal parts of it. */
graze_vec3 part_of_way(const graze_vec3 *from, const graze_vec3 *to, int32_t parts);
/* This limit or, now and then, another: nothing is reached at 0 and before it. */
int32_t draw_face_limit(input_stream *s, int32_t t);

/* Lines through, up to and just beside a target: an edge, a corner, a point of the interior. */
void draw_face_aimed(input_stream *s, int kind, scene *c);
/* All is near, but for one corner, edge or end. */
void draw_face_one_far(input_stream *s, scene *c);
/* Along the plane; or nearly so, since coordinates are nudged. */
void draw_face_flat(input_stream *s, scene *c);
/* A face without area, or lines without length. */
void draw_face_nothing(input_stream *s, scene *c);
/* Results half way between two numbers. */
void draw_face_tie(input_stream *s, scene *c);

#endif
