/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The mesh: triangles on shared vertices; each face is three indices.
 *
 * Vertices and indices are only read, so they may stay in flash. A line hits a face as it hits a
 * triangle (see triangle.h), from both sides; a face without area is never hit. Every index MUST
 * be the index of an existing vertex; so a mesh has at most 65536 vertices.
 *
 * The result is that of a loop that casts the line at each triangle and keeps the hit with the
 * least rounded fraction or t, and of equal ones the hit of the lower index. It is equal to the
 * last bit. The mesh needs fewer instructions: if all vertices of a face are on one side of the
 * line, cached vertex flags reject the face.
 *
 * In the fixed build a closed mesh is watertight, by construction: a line from the outside to the
 * inside that does not lie in the plane of a face hits a face, also through edges and vertices.
 *
 * A query caches the flags of GRAZE_MESH_KEPT vertices on the stack, at index modulo
 * GRAZE_MESH_KEPT, until another vertex takes the place. So in a mesh of at most GRAZE_MESH_KEPT
 * vertices the flags of each vertex are computed once. In a larger mesh that depends on the
 * order: it is good if faces with common vertices are close in the list of faces, and these
 * vertices are close in the list of vertices. The flags of a vertex are computed once for a globe
 * in rings of 16, about four times in rings of 32, and for nearly each of its faces in random
 * order. The flags say on which sides of the line a vertex is; they do not contain its distance.
 * So a face that the flags do not reject is tested as a triangle: less than one face in fifty if
 * a line hits a globe.
 *
 * In the float build the flags do not say whether a vertex is before the start or beyond the end of
 * the line. They never reject a face that the line hits. But they reject some faces
 * beside the line that graze_triangle_linecast, because of rounding, may report as hit: there the
 * loop finds more hits. Every hit of the mesh is a hit of the triangle, with the same bits.
 */
#ifndef GRAZE_MESH_H
#define GRAZE_MESH_H

#include "aabb.h"
#include "obb.h"
#include "triangle.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * The number of cached vertices. It is fixed when the library is compiled: another value in your
 * program has no effect.
 */
#define GRAZE_MESH_KEPT 32

/** A mesh. The arrays belong to the caller. */
typedef struct graze_mesh {
    const graze_vec3 *vertices; /**< The vertices. */
    const uint16_t *indices;    /**< Three for each face, counterclockwise seen from its front. */
    uint32_t count;             /**< The number of faces. */
} graze_mesh;

/** True if the segment hits or touches a face. */
bool graze_mesh_overlaps_segment(const graze_mesh *mesh, const graze_segment *segment);
/** True if the ray hits or touches a face. */
bool graze_mesh_overlaps_ray(const graze_mesh *mesh, const graze_ray *ray);

/**
 * Finds the first face on the segment: the face with the least rounded fraction, and of equal
 * ones the face of the lower index. `hit` and the result are those of the triangle. `face` and
 * `hit` may each be NULL. A miss sets `face` to GRAZE_NO_INDEX and does not change `hit`; a count
 * of 0 is a miss.
 */
graze_result graze_mesh_linecast(const graze_mesh *mesh, const graze_segment *segment,
                                 uint32_t *face, graze_face_line_hit *hit);
/** Finds the first face on the ray, by the least rounded t, as graze_mesh_linecast. */
graze_result graze_mesh_raycast(const graze_mesh *mesh, const graze_ray *ray, uint32_t *face,
                                graze_face_ray_hit *hit);

/**
 * @name Points, spheres, capsules, boxes and triangles, and a mesh
 *
 * Except for graze_mesh_contains_point the mesh is its faces, without what they enclose: a shape
 * inside of a closed mesh overlaps it only if it has a point in common with a face. Each face is
 * the same set of points as a triangle, so a face without area is the segment or the point that its
 * corners span, and the fixed build decides exactly. The bounds of a face are tested first, one
 * axis after the other. Without faces nothing overlaps.
 *
 * In the float build the limits of triangle.h hold for each face.
 * @{
 */

/**
 * True if the point is on a face, or if the mesh winds around it: the winding number is not 0.
 *
 * A mesh is closed if at each edge as many faces run along it in one direction as in the other.
 * Then the winding number is how often the mesh surrounds the point: 1 inside, 0 outside, -1 inside
 * of a mesh whose faces are inverted. Where two shells overlap it is their sum: 2, or 0 if one of
 * them is inverted, and so an inverted shell inside another one is a hollow.
 *
 * The number is counted along a ray from the point in the direction +x: the faces that the ray
 * passes from the back to the front, minus those that it passes from the front to the back. A ray
 * through an edge or a corner counts as a ray a tiny step beside it, the same step for all faces.
 * For a mesh that is not closed, this count is the result.
 *
 * In the float build the result near a face is subject to rounding, and products of three distances
 * must neither vanish nor overflow: see triangle.h. False if the point has a NaN; a
 * face with a NaN does not count.
 */
bool graze_mesh_contains_point(const graze_mesh *mesh, const graze_vec3 *point);

/** True if a face and the sphere have a point in common. False if the radius is negative. */
bool graze_mesh_overlaps_sphere(const graze_mesh *mesh, const graze_sphere *sphere);

/**
 * True if a face and the capsule have a point in common (graze_triangle_overlaps_capsule). False if
 * the radius is negative.
 */
bool graze_mesh_overlaps_capsule(const graze_mesh *mesh, const graze_capsule *capsule);

/** True if a face and the box have a point in common. False if the box is empty. */
bool graze_mesh_overlaps_aabb(const graze_mesh *mesh, const graze_aabb *box);

/** True if a face and the oriented box have a point in common (graze_obb_overlaps_triangle). */
bool graze_mesh_overlaps_obb(const graze_mesh *mesh, const graze_obb *box);

/** True if a face and the triangle have a point in common, also in one plane. */
bool graze_mesh_overlaps_triangle(const graze_mesh *mesh, const graze_triangle *triangle);

/**
 * Computes the point of the mesh that is nearest to `point`: graze_triangle_closest_point of the
 * face with the least distance, and of equally near faces of the face of the lowest index. The
 * fixed build compares the exact distances. `face`, which may be NULL, is set to the index of that
 * face. Without faces `nearest` is `point` and the index is GRAZE_NO_INDEX. `nearest` may alias
 * `point`.
 *
 * In the float build a face with a NaN is nearest only if each face has one. Then, and if `point`
 * has a NaN, the face is the first.
 */
void graze_mesh_closest_point(const graze_mesh *mesh, const graze_vec3 *point, uint32_t *face,
                              graze_vec3 *nearest);

/** @} */

/**
 * Makes the smallest box that contains all faces. Test this box first if most lines miss the
 * mesh. Vertices that no face uses do not count. Without faces the box is empty, as that of
 * graze_aabb_from_points with a count of 0.
 */
void graze_mesh_aabb(const graze_mesh *mesh, graze_aabb *box);

/**
 * Copies the corners of a face, in the order of its indices. Returns false, and does not change the
 * triangle, if the mesh has no face of this index.
 */
bool graze_mesh_face(const graze_mesh *mesh, uint32_t face, graze_triangle *triangle);

/**
 * Finds the faces near a shape, for queries of single triangles: those whose box
 * (graze_aabb_from_triangle) has a point in common with `box`. Returns how many these are, and
 * writes the indices of the first `most` of them to `faces`, in ascending order. So a result
 * greater than `most` says how long the array must be; `faces` may be NULL if `most` is 0. An empty
 * box meets no face; in the float build no face with a NaN is found.
 */
uint32_t graze_mesh_gather(const graze_mesh *mesh, const graze_aabb *box, uint32_t *faces,
                           uint32_t most);

#ifdef __cplusplus
}
#endif

#endif
