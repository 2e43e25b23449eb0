/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Meshes for tests, all queries of a line and a mesh, and the loop over the faces that must give the same results. */
#ifndef GRAZE_TESTS_MESHES_H
#define GRAZE_TESTS_MESHES_H

#include "../../include/graze/graze.h"

/* A field that a routine leaves unchanged is 7. */
typedef struct {
    bool overlaps;
    graze_result result, result_only; /* result_only: the cast's without a hit */
    uint32_t face, face_only;         /* face_only: its face */
    graze_face_line_hit hit;
} mesh_segment_answers;

typedef struct {
    bool overlaps;
    graze_result result, result_only;
    uint32_t face, face_only;
    graze_face_ray_hit hit;
} mesh_ray_answers;

mesh_segment_answers ask_mesh_segment(const graze_mesh *m, const graze_segment *segment);
mesh_ray_answers ask_mesh_ray(const graze_mesh *m, const graze_ray *ray);

graze_triangle triangle_of_mesh(const graze_mesh *m, uint32_t face);
mesh_segment_answers loop_segment(const graze_mesh *m, const graze_segment *segment);
mesh_ray_answers loop_ray(const graze_mesh *m, const graze_ray *ray);

/* Equal to the last bit. */
bool same_of_segment(const mesh_segment_answers *a, const mesh_segment_answers *b);
bool same_of_ray(const mesh_ray_answers *a, const mesh_ray_answers *b);

/* The same mesh with its vertices (at most MOST_SPREAD) elsewhere in a longer list. way 0: all
 * vertices share one entry of the routine's cache; 1: four share one; 2: unchanged. The mesh is
 * valid until the next call. */
enum { MOST_SPREAD = 12, SPREADS = 3 };
graze_mesh spread(const graze_mesh *m, uint32_t vertices, int way);

/* Its corners are at -2 and 2 on each axis; two faces a side, in the order -x +x -y +y -z +z. */
extern const graze_mesh cube;
enum { CUBE_VERTICES = 8 };

#endif
