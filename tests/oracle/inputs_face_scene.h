/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shared by inputs_face.c and inputs_face_aimed.c. */
#ifndef GRAZE_TESTS_INPUTS_FACE_SCENE_H
#define GRAZE_TESTS_INPUTS_FACE_SCENE_H

#include "inputs_face.h"
#include "draw.h"

/* The classes; only the first of each group has a name. */
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

/* Three corners of a triangle; or a corner of a parallelogram and its two neighbours. */
typedef struct {
    graze_vec3 corner[3];
    graze_segment segment;
    graze_ray ray;
} scene;

/* (to - from) / parts, clamped to the world. */
graze_vec3 part_of_way(const graze_vec3 *from, const graze_vec3 *to, int32_t parts);
/* `t`, or sometimes another limit; a limit of 0 or less reaches nothing. */
int32_t draw_face_limit(input_stream *s, int32_t t);

/* Lines that pass through, end at or just miss edges, corners and points inside. */
void draw_face_aimed(input_stream *s, int kind, scene *c);
/* All points are near, except for one corner, edge or end. */
void draw_face_one_far(input_stream *s, scene *c);
/* Lines in the plane, or (with nudged coordinates) nearly so. */
void draw_face_flat(input_stream *s, scene *c);
/* A face without area, or lines without length. */
void draw_face_nothing(input_stream *s, scene *c);
/* Results halfway between two numbers. */
void draw_face_tie(input_stream *s, scene *c);

#endif
