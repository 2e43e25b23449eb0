/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * graze: exact intersection queries on machines too small for floats.
 *
 * A name consists of graze_, the shape, the verb, and the other shape. The verb determines the
 * result:
 *
 *     verb                             result
 *     -------------------------------  ------------------------------------------------------------
 *     overlaps, contains               bool: closed sets, exact, no division, no root
 *     linecast (a segment),            graze_result, and a hit if you pass one: the first point of
 *     raycast (a ray)                  the line in the shape
 *     linecast_exit, raycast_exit      the same for the last point of the line in a solid
 *     side_of, classify                graze_side, graze_view: the side of a surface, exact
 *     closest_point, distance, ...     a construction: its comment says how it rounds
 *     from_...                         a shape or a hit, made from other data
 *     graze_nearest_..._linecast       the first shape of an array on the line
 *
 * Structures are passed by const pointer, and results are written through the last pointers. The
 * functions of vector algebra take vectors by value. No routine allocates memory, keeps state,
 * calls a library or reports an error: every input is valid and has a defined result. There is
 * one exception: the indices of a mesh MUST be indices of its vertices.
 *
 * A result may alias an argument of the same type, as in graze_aabb_merge(&a, &b, &a). A hit, and
 * a result of any other type, MUST NOT overlap the shape or the line, unless the comment of the
 * routine allows it.
 *
 * Structures have the alignment of their members, 4 bytes (frustums 8 bytes, the array of indices
 * of a mesh 2 bytes), and no padding. A graze_mesh contains pointers, and may have padding.
 *
 * Every routine is re-entrant: threads, cores and interrupt handlers may call any routine at the
 * same time, with the same shapes, as long as nobody writes to these shapes. A handler needs the
 * stack that tests/bench/RESULTS.md lists. In the float build on an FPU it also needs its
 * floating-point registers saved, as Cortex-M does by default.
 *
 * In the small world, GRAZE_SMALL_WORLD=1 (see number.h), queries clamp their arguments. The
 * result is the exact one for the clamped numbers. The same limits hold for all shapes, for the
 * elements of arrays, and for the vertices of meshes:
 *
 *     argument                                           clamped to
 *     -------------------------------------------------  ------------------------------------------
 *     positions: points, centers, corners, the ends of   [-8192, 8192) units: raw -2^29 to 2^29 - 1
 *     segments, the origins of rays, the point of a
 *     plane, the coordinate of a plane across an axis
 *     dir of a ray; u and v of a parallelogram           the same, each component
 *     radii, half extents                                the same: a negative one stays negative
 *     axes of an oriented box in a query with a box      [-1, 1], each component
 *     the center of a box that is made from other data   as a position
 *     sizes of such a box, normals, t_max, counts,       not clamped
 *     axes in other queries
 *     scalars, vectors, text, angles, transforms,        not clamped: as in the fixed build
 *     cameras, frustums, 4x4 matrices
 *
 * If a hit contains a copy of an argument, such as the start of a line, it is a copy of the
 * clamped argument. Computed results may lie outside the limits: the point of a hit on a ray with
 * a huge t, or the far corner of a parallelogram. A box that lies beyond the world on an axis
 * becomes a flat box on the border of the world, even if it was inverted on that axis.
 */
#ifndef GRAZE_H
#define GRAZE_H

/* clang-format off */
/* Made by `make names`. */
#include "number.h"         /* graze_scalar, GRAZE_C, GRAZE_RATIO; the fixed and the float build */
#include "scalar.h"         /* graze_add, graze_mul, graze_sqrt ..., conversions from and to int */
#include "angle.h"          /* graze_angle, graze_sincos, graze_atan2 ... */
#include "convert.h"        /* conversions from and to float */
#include "text.h"           /* conversions from and to decimal text */
#include "vec3.h"           /* graze_vec3: vector algebra in space */
#include "vec2.h"           /* graze_vec2: vector algebra in the plane */
#include "line.h"           /* graze_segment, graze_ray, graze_result, hits; the edge cases of all casts */
#include "segment.h"        /* where two segments are closest, and how far apart */
#include "sphere.h"         /* graze_sphere: the solid ball */
#include "capsule.h"        /* graze_capsule: a segment with a radius */
#include "cylinder.h"       /* graze_cylinder: a segment with a radius and flat caps */
#include "line2.h"          /* graze_segment2, graze_ray2, hits in the plane */
#include "circle.h"         /* graze_circle: the solid disc in the plane */
#include "capsule2.h"       /* graze_capsule2: a segment with a radius, in the plane */
#include "aabb.h"           /* graze_aabb: the axis-aligned box */
#include "rect.h"           /* graze_rect: the axis-aligned rectangle in the plane */
#include "quaternion.h"     /* graze_quaternion: rotations in space */
#include "matrix.h"         /* graze_matrix: a place in the world */
#include "obb.h"            /* graze_obb: the oriented box */
#include "segment2.h"       /* a segment in the plane as a wall */
#include "polygon2.h"       /* graze_polygon2: a convex polygon in the plane */
#include "disc.h"           /* graze_disc: a flat, round face */
#include "plane.h"          /* graze_plane, and planes across an axis */
#include "triangle.h"       /* graze_triangle, graze_barycentric */
#include "parallelogram.h"  /* graze_parallelogram: a corner and two edges */
#include "mesh.h"           /* graze_mesh: triangles on shared vertices */
#include "separate.h"       /* moves that free a shape which overlaps another */
#include "contact.h"        /* planes of contact, and motions along planes */
#include "sweep.h"          /* shapes that move in space: where they stop */
#include "sweep_capsule.h"  /* capsules that move at planes, spheres and capsules */
#include "sweep_face.h"     /* spheres that move at triangles and parallelograms */
#include "sweep_face_box.h" /* boxes that move at a triangle: where they stop */
#include "sweep_obb.h"      /* spheres that move at oriented boxes */
#include "sweep2.h"         /* shapes that move in the plane: where they stop */
#include "arc2.h"           /* graze_arc2: discs that drive along arcs in the plane */
#include "nearest.h"        /* the first shape of an array on a line */
#include "sweep_nearest.h"  /* the shape of an array that stops a mover in space */
#include "sweep_mesh.h"     /* spheres that move at a mesh: the face that stops them */
#include "sweep2_nearest.h" /* the shape of an array that stops a mover in the plane */
#include "frustum.h"        /* graze_frustum: the part of the world that a camera can see */
#include "camera.h"         /* graze_camera: its frustum, and the ray through a pixel */
#include "mat4.h"           /* graze_mat4: projections and their frustums */
#include "selftest.h"       /* graze_selftest: whether this machine computes the documented bits */
#include "version.h"        /* GRAZE_VERSION; GRAZE_RESULTS, a number for the bits of all results */

#endif
