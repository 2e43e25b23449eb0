/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Spheres that move at a mesh: whether, where and on which face they stop.
 *
 * Each face is a target, as the triangles of graze_nearest_triangle_spherecast: the result, the face, the
 * hit and `center` are those of this routine for an array of all faces, bit for bit. So sweep_nearest.h
 * has the rules and the promises, and sweep_face.h defines the hit of a face. In short:
 *
 *     case                                              result
 *     ------------------------------------------------  ------------------------------------------
 *     A face stops the sphere                           GRAZE_HIT: the first face that does
 *     It only touches faces: it rolls along them, or    GRAZE_TOUCH: it can move to its end
 *     passes them
 *     It starts nearer to a face than its radius        GRAZE_INSIDE
 *     It does not come as near as its radius, or the    GRAZE_MISS
 *     mesh has no faces
 *
 * The mesh is its faces, without what they enclose, and both sides of a face count: a sphere inside of a
 * closed mesh is stopped from the inside. A sphere that rolls along faces in one plane passes their
 * common edges: GRAZE_HIT at fraction 0 says that it moves into a face with which it is in touch.
 *
 * Except for GRAZE_INSIDE, the sphere at `center` overlaps no face. A sphere that goes on from `center`,
 * any number of times, does not pass through a closed mesh, whatever its radius is.
 *
 * Vertices and indices are only read, where they are, so they may stay in flash; every index MUST be the
 * index of an existing vertex. Faces beyond the box around the sphere and its way are skipped before
 * anything is multiplied. After a GRAZE_HIT that box ends where the sphere stops.
 */
#ifndef GRAZE_SWEEP_MESH_H
#define GRAZE_SWEEP_MESH_H

#include "mesh.h"
#include "sweep_face.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Finds the face of the mesh that stops a sphere. `face` is its index in the mesh; `hit->feature` and
 * `hit->index` say which part of that face is in contact. `face` and `hit` may each be NULL. A miss sets
 * `face` to GRAZE_NO_INDEX and does not change `hit`; a count of 0 is a miss.
 *
 * If both pointers are NULL, no root is computed and nothing is divided.
 */
graze_result graze_mesh_spherecast(const graze_mesh *mesh, const graze_sphere *sphere,
                                   graze_vec3 motion, uint32_t *face, graze_sweep_hit *hit);

#ifdef __cplusplus
}
#endif

#endif
