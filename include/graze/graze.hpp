/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * graze for C++17: the routines of graze.h, with types that do not mix with plain numbers.
 *
 *     using namespace graze::literals;
 *
 *     constexpr graze::sphere ball{{0_q, 2.5_q, 0_q}, 1_q};
 *     constexpr graze::ray up{{0_q, 0_q, 0_q}, {0_q, 1_q, 0_q}};
 *     if (graze::ray_hit hit = raycast(ball, up))
 *         move_to(off_surface(ball, hit.point(), hit.normal()));
 *
 * Everything is inline and calls C. At -O2 a query takes the instructions of the same query in C, and one more, to
 * store its result, if the hit is passed on. Nothing allocates, nothing throws, and no header of the C++ library is
 * included. No function is noexcept: it would need a handler for exceptions, since a compiler does not know that
 * routines of C never throw.
 *
 * The verb is the function, and the shape is its first argument: raycast(shape, ray), linecast(shape, segment),
 * overlaps, contains, closest_point, distance and so on. Results are values. What makes a shape from other data is a
 * static function of its class: aabb::from_points. Where a comment says nothing else, the routine of C of that name
 * says what a function returns and how it rounds.
 *
 * A plain number is no scalar, as 1 would be 1/65536: write 1_q. `raw()` is the number or the structure of C, for
 * calls of C; scalar::from_raw and vec3(from_c, v) go the other way.
 */
#ifndef GRAZE_HPP
#define GRAZE_HPP

#include "graze.h"

#include "hpp/scalar.hpp"         /* scalar, fraction, wide; the literals 1.5_q, 0.1_qr */
#include "hpp/angle.hpp"          /* angle; the literal 22.5_deg */
#include "hpp/text.hpp"           /* to_text, from_text */
#include "hpp/vec3.hpp"           /* vec3 with operators */
#include "hpp/vec2.hpp"           /* vec2 with operators */
#include "hpp/line.hpp"           /* segment, ray, result, side, hits */
#include "hpp/segment.hpp"        /* closest_points, distance of two segments */
#include "hpp/sphere.hpp"         /* sphere */
#include "hpp/capsule.hpp"        /* capsule */
#include "hpp/cylinder.hpp"       /* cylinder */
#include "hpp/line2.hpp"          /* segment2, ray2, hits in the plane */
#include "hpp/circle.hpp"         /* circle */
#include "hpp/capsule2.hpp"       /* capsule2 */
#include "hpp/aabb.hpp"           /* aabb */
#include "hpp/rect.hpp"           /* rect */
#include "hpp/quaternion.hpp"     /* quaternion */
#include "hpp/matrix.hpp"         /* matrix */
#include "hpp/obb.hpp"            /* obb */
#include "hpp/segment2.hpp"       /* wall: a segment2 that others hit */
#include "hpp/polygon2.hpp"       /* polygon2 */
#include "hpp/disc.hpp"           /* disc */
#include "hpp/plane.hpp"          /* plane; plane_xy, plane_xz, plane_yz */
#include "hpp/triangle.hpp"       /* triangle, barycentric */
#include "hpp/parallelogram.hpp"  /* parallelogram */
#include "hpp/mesh.hpp"           /* mesh */
#include "hpp/separate.hpp"       /* separate: moves out of an overlap */
#include "hpp/contact.hpp"        /* planes_of, clip: planes of contact, and motions along them */
#include "hpp/sweep.hpp"          /* spherecast, aabbcast: shapes that move in space */
#include "hpp/sweep_capsule.hpp"  /* capsulecast: capsules that move in space */
#include "hpp/sweep_obb.hpp"      /* spherecast at oriented boxes */
#include "hpp/sweep_face.hpp"     /* spherecast at triangles and parallelograms */
#include "hpp/sweep_face_box.hpp" /* aabbcast: boxes that move at a triangle */
#include "hpp/sweep2.hpp"         /* circlecast, rectcast: shapes that move in the plane */
#include "hpp/arc2.hpp"           /* arc2, arccast: discs that drive along arcs in the plane */
#include "hpp/nearest.hpp"        /* nearest_linecast, nearest_raycast: the first of an array */
#include "hpp/sweep_nearest.hpp" /* nearest_spherecast, nearest_aabbcast: the first of an array that stops a mover */
#include "hpp/sweep_mesh.hpp"     /* spherecast at a mesh, with the index of the face */
#include "hpp/sweep2_nearest.hpp" /* nearest_circlecast, nearest_rectcast: the same in the plane */
#include "hpp/frustum.hpp"        /* frustum, view */
#include "hpp/camera.hpp"         /* camera */
#include "hpp/mat4.hpp"           /* mat4 */
#include "hpp/version.hpp"        /* version, results */
#include "hpp/selftest.hpp"       /* selftest */

#endif
