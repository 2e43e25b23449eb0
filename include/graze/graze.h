/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * graze: exact intersection queries on machines too small for floats.
 *
 * Names are graze_, the shape, the verb, the other shape. The verb tells what comes back:
 *
 *   overlaps, contains             bool: closed sets, exact, no division, no root
 *   linecast (a segment),          graze_result, and on demand where: the first point of the line
 *   raycast (a ray)                in the shape
 *   side_of, classify              graze_side: which side of a surface, exact
 *   linecast_exit, raycast_exit    the same for the last point of the line in a solid
 *   closest_point, distance, ...   a construction: the header says how it rounds
 *   from_...                       makes the shape out of something else
 *   graze_nearest_..._linecast     which of an array of shapes is met first
 *
 * Structures go in by const pointer, results out by the last pointer. Nothing allocates, keeps
 * state, calls a library or sets an error: every input is valid and gets an answer. (Only the indices
 * of a mesh MUST be those of its vertices.)
 *
 * A result may be written over an argument of the same type, as in graze_aabb_merge(&a, &b, &a). A
 * hit, and any other result, MUST NOT overlap the shape or the line, unless the routine's comment
 * allows it. Structures have the alignment of their members, 4 bytes (the indices of a mesh 2, frustums 8), and
 * no padding. Every routine is re-entrant: threads, cores and interrupt handlers may call any of
 * them at the same time, with the same shapes, while nobody writes to these. A handler needs the
 * stack that the README lists, and in the float build on an FPU its registers saved, as Cortex-M
 * does by default.
 *
 * The small world, GRAZE_SMALL_WORLD=1 (see number.h), clamps what a query of a shape takes. The answer is the
 * exact one for the clamped numbers. It is the same for all shapes, and for arrays and the vertices of meshes:
 *
 *   argument                                          clamped to
 *   ------------------------------------------------  -----------------------------------------------
 *   positions: points, centers, corners, the ends     [-8192, 8192) units: raw -2^29 to 2^29 - 1
 *   of segments, the origins of rays, a plane's
 *   point, the coordinate of a plane across an axis
 *   dir of a ray; u and v of a parallelogram          the same, each component
 *   radii, half extents                               the same: a negative one stays negative
 *   axes of an oriented box against a box             [-1, 1], each component
 *   the center of a box that is made from something   as a position
 *   sizes of such a box, normals, t_max, counts,      not clamped
 *   other axes
 *   scalars, vectors, text, angles, transforms,       not clamped: as in the fixed build
 *   cameras, frustums, 4x4 matrices
 *
 * A hit that copies an argument has the clamped one: the start of a line, for example. What is computed may lie
 * outside: the point of a hit on a ray with a huge t, the far corner of a parallelogram. A box that lies
 * beyond the world becomes a flat one on its border, an inverted one too.
 */
#ifndef GRAZE_H
#define GRAZE_H

#include "number.h"  /* graze_scalar, GRAZE_C, GRAZE_RATIO; the fixed build and the float build */
#include "scalar.h"  /* graze_add, graze_mul, graze_sqrt ..., and numbers from and to int */
#include "angle.h"   /* graze_angle, graze_sincos, graze_atan2 ... */
#include "convert.h" /* numbers from and to float */
#include "text.h"    /* numbers from and to decimal text */
#include "vec3.h"    /* graze_vec3, and its algebra */
#include "vec2.h"    /* graze_vec2: the same in the plane */
#include "line.h"    /* graze_segment, graze_ray, graze_result, the hits; the policy of all casts */
#include "sphere.h"  /* graze_sphere: the solid ball */
#include "line2.h"   /* graze_segment2, graze_ray2, and their hits */
#include "circle.h"  /* graze_circle: the solid disc in the plane */
#include "aabb.h"    /* graze_aabb: the axis-aligned box */
#include "rect.h"    /* graze_rect: the axis-aligned rectangle in the plane */
#include "quaternion.h"    /* graze_quaternion: rotations in space */
#include "matrix.h"        /* graze_matrix: where something stands in the world */
#include "obb.h"           /* graze_obb: the oriented box */
#include "segment2.h"      /* a segment in the plane as a wall */
#include "plane.h"         /* graze_plane, and planes across an axis */
#include "triangle.h"      /* graze_triangle, graze_barycentric */
#include "parallelogram.h" /* graze_parallelogram: a triangle's other half with it */
#include "mesh.h"          /* graze_mesh: triangles on shared vertices */
#include "nearest.h"       /* which of many shapes a line meets first */
#include "frustum.h"       /* graze_frustum: what a camera can see */
#include "camera.h"        /* graze_camera: what is in its picture, and the ray through a pixel */
#include "mat4.h"          /* graze_mat4: projections, and the frustums of these */
#include "selftest.h"      /* graze_selftest: whether this machine computes the documented bits */

#endif
