/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Meshes for tests, all queries of a line against a mesh, and the loop over its faces that must agree. */
#ifndef GRAZE_TESTS_MESHES_H
#define GRAZE_TESTS_MESHES_H

#include "../../include/graze/graze.h"

/* What was left alone is 7 in each place. */
typedef struct {
    bool overlaps;
    graze_result result, bare; /* bare: the cast's without face and hit */
    uint32_t face, alone;      /* alone: from the cast without a hit */
    graze_face_line_hit hit;
} mesh_segment_answers;

typedef struct {
    bool overlaps;
    graze_result result, bare;
    uint32_t face, alone;
    graze_face_ray_hit hit;
} mesh_ray_answers;

mesh_segment_answers ask_mesh_segment(const graze_mesh *m, const graze_segment *segment);
mesh_ray_answers ask_mesh_ray(const graze_mesh *m, const graze_ray *ray);

graze_triangle triangle_of_mesh(const graze_mesh *m, uint32_t face);
mesh_segment_answers loop_segment(const graze_mesh *m, const graze_segment *segment);
mesh_ray_answers loop_ray(const graze_mesh *m, const graze_ray *ray);

/* To the last bit. */
bool same_of_segment(const mesh_segment_answers *a, const mesh_segment_answers *b);
bool same_of_ray(const mesh_ray_answers *a, const mesh_ray_answers *b);

/* The same mesh with its vertices, at most MOST_SPREAD, at other places of a longer list, so that all of
 * them share one place of the cache, or four share each place, or none do. Valid until the next call. */
enum { MOST_SPREAD = 12, SPREADS = 3 };
graze_mesh spread(const graze_mesh *m, uint32_t vertices, int way);

/* The corners two units from the middle on each axis; two faces a side, in the order -x +x -y +y -z
 * +z, and 8 vertices. */
extern const graze_mesh cube;
enum { CUBE_VERTICES = 8 };

#endif
