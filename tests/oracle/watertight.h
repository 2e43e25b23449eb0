/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What the files of watertight.c share. */
#ifndef GRAZE_TESTS_WATERTIGHT_H
#define GRAZE_TESTS_WATERTIGHT_H

#include "../../include/graze/mesh.h"
#include "draw.h"

/* ---- Closed meshes: watertight_mesh.c ---- */

enum { SHELL_VERTICES = 32, SHELL_FACES = 64 };
enum { SHELL_SHAPES = 4 }; /* tetrahedron, octahedron cut up once, globe, ring */

/* How large: half of it, in raw units; and how far from the origin. */
typedef struct {
    const char *name;
    int32_t least, most, away;
} shell_size;

enum { SHELL_SIZES = 7 };
extern const shell_size shell_sizes[SHELL_SIZES];

/* Each edge is that of two faces, once there and once back. Vertices are a multiple of `parts` from
 * each other on each axis, so that edges are cut into as many parts by points of whole raw units. */
typedef struct {
    graze_vec3 vertices[SHELL_VERTICES];
    uint16_t indices[3 * SHELL_FACES];
    graze_mesh mesh;
    graze_aabb box;
    graze_vec3 heart; /* a point that is inside, if any is */
    int32_t parts;
} shell;

/* Round, dented, or with each vertex anywhere: that one passes through itself. */
void draw_shell(input_stream *s, const shell_size *size, shell *to);

/*
 * How often the surface goes round the point, exactly: 0 outside. Every way from a point to one with
 * another number leads through the surface. ON_SHELL: on it, or so placed that it can't be decided.
 */
enum { ON_SHELL = 1000 };
int winding_of(const shell *s, const graze_vec3 *point);

/* Whether both points are in the plane of a face. Of a face without area, which has none, no. */
bool in_plane_of_a_face(const shell *s, const graze_vec3 *a, const graze_vec3 *b);

/* ---- What others write: watertight_peers.c ---- */

/* In floats, by Moeller and Trumbore: a determinant up to epsilon is none, and so is a t. */
bool float_meets(const shell *s, const graze_segment *segment, float epsilon);
/* In Q16.16, by the bench's idiom. */
bool idiom_meets(const shell *s, const graze_segment *segment);

#endif
