/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The mesh: triangles on shared vertices, each face three indices. All of it may lie in flash. A face
 * is met as a triangle is (see triangle.h), on both of its sides; one without area never is. The
 * indices MUST be those of vertices that are there: 65536 at most.
 *
 * The answer is that of a loop which casts the line at each triangle and keeps the least rounded
 * fraction or t, and of equal ones the lower index; equal to the last bit. It costs less, for a face
 * whose vertices are all on one side of the line is refused by what is known of them.
 *
 * In the fixed build a closed mesh is watertight, by construction: a line that lies in the plane of
 * no face, and leads from the outside to the inside, meets a face, through edges and vertices too.
 *
 * What is known of a vertex is kept on the stack for GRAZE_MESH_KEPT of them, by their index modulo
 * that number, and not asked again while no other has taken its place. So of a mesh of up to so many
 * vertices each is asked about once; and of a larger one, where faces with common vertices are close
 * in the list, and those vertices in theirs: once for a globe in rings of 16, about four times in
 * rings of 32, nearly for each face in no order at all. What is kept is which sides a vertex is on,
 * a word, and not its distance: a face that is not refused, less than one in fifty where a line meets
 * a globe, is cast at as a triangle by itself.
 *
 * The float build refuses no face that the line meets, but it refuses some beside the line that the
 * triangle, by what was rounded, may take for met: there the loop meets more. What the mesh meets,
 * the triangle meets, with the same bits.
 */
#ifndef GRAZE_MESH_H
#define GRAZE_MESH_H

#include "aabb.h"
#include "triangle.h"

#ifdef __cplusplus
extern "C" {
#endif

/* As the library has been compiled: to say something else here changes nothing there. */
#define GRAZE_MESH_KEPT 32

typedef struct graze_mesh {
    const graze_vec3 *vertices;
    const uint16_t *indices; /* three for each face, counterclockwise from its front */
    uint32_t count;          /* of faces */
} graze_mesh;

/* True when the line meets a face. */
bool graze_mesh_overlaps_segment(const graze_mesh *mesh, const graze_segment *segment);
bool graze_mesh_overlaps_ray(const graze_mesh *mesh, const graze_ray *ray);

/*
 * Where the line meets the mesh first, and the index of that face: the least rounded fraction or t,
 * then the lower index. The hit is that of the triangle. Face and hit may each be NULL; a miss leaves
 * both alone.
 */
graze_result graze_mesh_linecast(const graze_mesh *mesh, const graze_segment *segment,
                                 uint32_t *face, graze_face_line_hit *hit);
graze_result graze_mesh_raycast(const graze_mesh *mesh, const graze_ray *ray, uint32_t *face,
                                graze_face_ray_hit *hit);

/* The smallest box that holds all faces, to ask first where most lines pass by. Of none what
 * graze_aabb_from_points makes of no points. Vertices of no face don't count. */
void graze_mesh_aabb(const graze_mesh *mesh, graze_aabb *box);

#ifdef __cplusplus
}
#endif

#endif
