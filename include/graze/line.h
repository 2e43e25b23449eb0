/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Lines, the results of casts, and the edge cases of all shapes.
 *
 * There are two kinds of line. A segment has two ends (`linecast`). A ray has an origin, a
 * direction and a limit (`raycast`). Both are closed sets: the ends belong to the line.
 *
 * All routines follow one policy:
 *
 *     case                                            result
 *     ----------------------------------------------  ---------------------------------------------
 *     The line has a point in common with the         GRAZE_TOUCH, with point, t and the normal of
 *     surface, but none with the interior: it is      that surface
 *     tangent, runs along a face or an edge, passes
 *     through a corner only, ends on the surface, or
 *     starts on it and leaves
 *     The line enters the interior, also from a       GRAZE_HIT
 *     start on the surface
 *     The line starts in the interior of a solid      GRAZE_INSIDE, t = 0, point = start,
 *                                                     normal = 0
 *     _exit: the line ends in the interior of a       GRAZE_INSIDE, t = the end, point = the end,
 *     solid                                           normal = 0
 *     Plane: the line passes from strictly one side   GRAZE_HIT
 *     to strictly the other
 *     Plane: the line starts or ends on the plane     GRAZE_TOUCH
 *     Plane: the line lies in the plane               GRAZE_TOUCH at t = 0
 *     Triangle, parallelogram, disc: the line passes  GRAZE_HIT
 *     through the face from strictly one side to
 *     strictly the other, also at edges, corners and
 *     the rim
 *     Triangle, parallelogram, disc: the line starts  GRAZE_TOUCH
 *     or ends on the face
 *     Triangle, parallelogram, disc: the line lies    GRAZE_MISS
 *     in the plane of the face, has no length, or
 *     t_max = 0
 *     Any other shape: zero-length segment, zero      a test of the start point: GRAZE_INSIDE in
 *     dir, or t_max = 0                               the interior, GRAZE_TOUCH on the surface,
 *                                                     else GRAZE_MISS; t = 0, also for _exit
 *     t_max < 0                                       the ray is empty: GRAZE_MISS
 *     The point is on an edge or a corner of a box    the normal of the first face that contains
 *                                                     the exact point, in the order
 *                                                     -x +x -y +y -z +z
 *     The point is on both faces of a flat axis of a  the normal of the face on the side that the
 *     box (min == max)                                line comes from; for _exit, of the face on
 *                                                     the side that the line goes to. The sign of
 *                                                     dir decides, also if t_max = 0. If the line
 *                                                     does not move along that axis: the - face
 *     The point is on an edge, a corner or a flat     the same, with the axes in the order in which
 *     axis of an oriented box                         they are stored
 *     The point is on a corner of a polygon, or the   the normal of the first edge by which the
 *     corners of the polygon are on one line          line comes in there; for _exit, by which it
 *                                                     goes out. If there is none, of the first edge
 *                                                     that is in line with the point
 *     Polygon whose corners are equal                 a point: the normal is 0
 *     The point is on the rim of a cylinder           the normal of the cap
 *     Solid without interior: a flat box, a sphere    GRAZE_TOUCH or GRAZE_MISS, nothing else
 *     or a capsule of radius 0, a cylinder of radius
 *     0, a polygon of two corners
 *     Cylinder whose core is one point                that point, whatever the radius
 *     Inverted box (min > max on any axis), negative  the empty set: GRAZE_MISS; it contains no
 *     radius, negative half extent, polygon without   point; it is GRAZE_BACK of every plane
 *     corners
 *     An axis of an oriented box is zero              the axis imposes no limit and has no face
 *     The normal of a plane is zero                   casts miss; every shape that is not empty is
 *                                                     GRAZE_ACROSS
 *     Triangle or parallelogram without area          casts miss; for points, spheres and boxes it
 *                                                     is the segment or the point that its corners
 *                                                     span
 *     Disc with a zero normal                         casts miss; every point is in its plane, so
 *                                                     for points it is the ball with this center
 *                                                     and radius
 *     Wall of zero length                             a point, for lines and for points
 *     Disc of radius 0                                as any disc: its center alone
 *     Float build: NaN                                predicates return false, casts miss, sides
 *                                                     are GRAZE_ACROSS
 *     Float build: infinity                           a side of a box may be infinite; a line with
 *                                                     an infinite coordinate misses
 *
 * A ray with t_max = 0 whose origin is on the surface of a solid is a GRAZE_TOUCH, whether dir
 * points into the solid or out of it. If a box is not flat, dir does not change the face.
 *
 * In the fixed build the result is exact for the numbers passed in, whatever they are.
 *
 * In the float build numbers are rounded, and a line that passes a surface within rounding may be
 * reported on either side of it. The following holds for all floats, including NaN, infinity,
 * subnormal and huge numbers:
 *
 *   - The result is one of those in the table. A miss does not change the hit. The result does
 *     not depend on whether you pass a hit. overlaps_ returns true if the cast does not miss. An
 *     exit misses if the entry misses.
 *   - All numbers of a hit are finite. (A normal that is copied from the shape is finite if the
 *     stored one is.)
 *   - A ray that reaches a box, a rectangle or an oriented box only beyond t = FLT_MAX misses.
 *   - fraction and wall_fraction are in [0, 1], and t is in [0, t_max]. The fraction or t of an
 *     entry is not greater than the one of the exit of the same line.
 *   - GRAZE_INSIDE of an entry: point is the start, and fraction or t is 0.
 *   - GRAZE_INSIDE of an exit of a segment: point is segment.b, and fraction is 1.
 *   - GRAZE_INSIDE of an exit of a ray: t is t_max, and point is origin + dir * t_max, with the
 *     product and the sum rounded. The sum saturates. If t_max is infinite or GRAZE_NO_LIMIT, t
 *     is FLT_MAX and the product is infinite. If rounding moves the point out of a box or a
 *     rectangle, the point is moved back to that side of it.
 *   - The exit of a line that is a point is at its start: fraction or t is 0. A line is a point
 *     for boxes, rectangles and oriented boxes if all components of b - a, or of dir, are 0, and
 *     for spheres, circles, capsules and cylinders if each component is at most 2^-75 in size, for
 *     any t_max: the squares of the components then round to 0.
 *   - The point of a hit on a box or a rectangle is never outside, and is exactly on the face
 *     that the normal names.
 *
 * The following holds for ordinary floats: each coordinate, radius, half extent and component of
 * dir is 0 or has a size from 2^-20 to 2^10, and the axes of an oriented box are perpendicular
 * and of unit length, except for rounding. u is 2^-24. S is the greatest size among the
 * coordinates, radius and half extents of the shape, the coordinates of the start of the line,
 * the coordinates of the point, and the differences of point and start.
 *
 *   - The point differs from start + run * fraction, or start + dir * t, by at most
 *     GRAZE_FLOAT_POINT_ULPS u S on each axis.
 *   - The distance of the point from the center of a sphere or circle of radius r differs from r
 *     by at most GRAZE_FLOAT_BALL_ULPS u (S + S S / r). The length of the normal differs from 1
 *     by at most that bound divided by r.
 *   - The distance of the point from the core of a capsule of radius r differs from r by at most
 *     GRAZE_FLOAT_BALL_ULPS u (S + S S / r) / e. e is the sine of the angle between line and core,
 *     and 1 for a line that is parallel to the core. The length of the normal differs from 1 by at
 *     most GRAZE_FLOAT_NORMAL_ULPS u, unless the point is on the core in floats.
 *   - The point is at most GRAZE_FLOAT_BALL_ULPS u (S + S S / r) outside a cylinder of radius r. A
 *     normal of it that is not 0 has the length 1, except for GRAZE_FLOAT_NORMAL_ULPS u.
 *   - The point is at most GRAZE_FLOAT_OBB_ULPS u S outside an oriented box along each axis, and at
 *     most GRAZE_FLOAT_FACE_ULPS u S on the right of each edge of a polygon.
 *   - A line that misses or touches a solid is nowhere deeper inside than these bounds, and neither
 *     is a line before its entry or after its exit. The depth in a box or a rectangle is at most
 *     GRAZE_FLOAT_POINT_ULPS u S. For a miss, S does not include the point.
 *   - The point on a plane, disc, triangle, parallelogram or wall is at most GRAZE_FLOAT_FACE_ULPS
 *     u S / e off its plane. For a disc it is at most as far beyond the rim. e is the sine of the angle
 *     between the edges at the first corner of a triangle or a parallelogram, and 1 for the others.
 *   - The point is at most GRAZE_FLOAT_FACE_ULPS u S / (e s) beyond an edge of a triangle or a
 *     parallelogram, or an end of a wall. s is the sine of the angle between line and plane. So a
 *     line that is parallel to the plane, except for rounding, may be reported as a hit beside the
 *     face. A triangle is never hit if the box around its corners and the box around the line, 2^-22
 *     of its length longer, are disjoint.
 *   - The length of the normal of a triangle, a parallelogram or a wall differs from 1 by at most
 *     GRAZE_FLOAT_NORMAL_ULPS u. A wall of zero length has normal 0.
 *   - A predicate of points, spheres, capsules and boxes is wrong only if the border is within
 *     4 u S: 8 u S for two oriented boxes, and for faces times the length of the face over its
 *     height. Here S is the greatest size among the numbers of both shapes and the differences of
 *     their places.
 */
#ifndef GRAZE_LINE_H
#define GRAZE_LINE_H

#include "vec3.h"

#ifdef __cplusplus
extern "C" {
#endif

/** All points from a to b, both included. */
typedef struct graze_segment {
    graze_vec3 a; /**< The start. */
    graze_vec3 b; /**< The end. */
} graze_segment;

/** All points origin + t * dir with 0 <= t <= t_max, both ends included. */
typedef struct graze_ray {
    graze_vec3 origin;  /**< The start. */
    graze_vec3 dir;     /**< Of any length: t counts multiples of dir as it is stored. */
    graze_scalar t_max; /**< The limit of t. GRAZE_NO_LIMIT: no limit. Below 0: no point. */
} graze_ray;

/**
 * @name Bounds of the float build for ordinary floats
 *
 * The tests assert these bounds. A search of 26 million casts found at most 2.8, 2.6, 5.8 and, for
 * normals, 2.6; a search of 9 million casts near surfaces found at most 4 for faces.
 * @{
 */
#define GRAZE_FLOAT_POINT_ULPS  4 /**< Point of a hit from the line, in u S. */
#define GRAZE_FLOAT_BALL_ULPS   4 /**< Point from the surface of a ball, in u (S + S S / r). */
#define GRAZE_FLOAT_OBB_ULPS    8 /**< Point outside an oriented box, in u S. */
#define GRAZE_FLOAT_FACE_ULPS   8 /**< Point from a shape without interior, in u S. */
#define GRAZE_FLOAT_NORMAL_ULPS 4 /**< Length of a normal from 1, in u. */
#define GRAZE_FLOAT_SEGMENT_ULPS                                                                   \
    8 /**< Distance of two segments, and of their closest points, in u S. */
/** @} */

/**
 * The result of a cast: GRAZE_MISS < GRAZE_TOUCH < GRAZE_HIT < GRAZE_INSIDE.
 *
 * `if (graze_..._linecast(...))` is true if the line and the closed shape have a point in common.
 * What to do with each result:
 *
 *             a ball that bounces                         a line of sight
 *     MISS    moves to the end of its step                is free
 *     TOUCH   moves on: it slides along the surface, or   is free if touching does not count, else
 *             has just left it                            blocked
 *     HIT     stops at `point`; `normal` reflects it      is blocked
 *     INSIDE  moves on, and leaves the shape by itself:   is blocked: the eye is in the solid. To
 *             there is no normal to reflect it, and       look out of this solid, leave it out of
 *             `point` is its start, where it would stay   the test
 *             for ever
 *
 * So `== GRAZE_HIT` makes a ball bounce, and `>= GRAZE_HIT` blocks a line of sight. The type is
 * not an enumeration, because the size of an enumeration depends on compiler flags.
 */
typedef uint8_t graze_result;
/** Values of graze_result, in this order. */
enum {
    GRAZE_MISS = 0,  /**< No point in common. */
    GRAZE_TOUCH = 1, /**< Only points of the surface in common. */
    GRAZE_HIT = 2,   /**< It enters (_exit: leaves) the interior, or passes a plane. */
    GRAZE_INSIDE = 3 /**< It starts (_exit: ends) in the interior. */
};

/**
 * The index that a miss reports: in graze_nearest_..._linecast, graze_mesh_linecast, and their
 * raycasts. No element has this index, because the greatest count is UINT32_MAX.
 */
#define GRAZE_NO_INDEX UINT32_MAX

/**
 * Where a segment hits a shape.
 *
 * point and fraction are rounded once, from their exact values, to nearest. A tie of `fraction`
 * rounds up, and a tie of `point` rounds away from the start of the segment. So the rounded point
 * of a line that ends in the interior may lie on the surface. For points on spheres and circles,
 * and for normals, the headers of the shapes state bounds.
 */
typedef struct graze_line_hit {
    graze_vec3 point;        /**< The point of the hit. */
    graze_vec3 normal;       /**< Outward normal of the surface at the point; 0 if none. */
    graze_fraction fraction; /**< Position between a and b: Q2.30, as 16 bits can't order hits. */
} graze_line_hit;

/**
 * Where a ray hits a shape, rounded as in graze_line_hit.
 *
 * t saturates at GRAZE_SCALAR_MAX, 32768 multiples of dir. Hits beyond that all have the same t,
 * but their points and results stay exact. t cannot saturate for a shape that ends within the
 * world if a component of dir is two units or more.
 */
typedef struct graze_ray_hit {
    graze_vec3 point;  /**< The point of the hit. */
    graze_vec3 normal; /**< Outward normal of the surface at the point; 0 if none. */
    graze_scalar t;    /**< Distance from the origin in multiples of dir. */
} graze_ray_hit;

/** The side of a surface: the sign of the signed distance. The normal points to the front. */
typedef int32_t graze_side;
/** Values of graze_side. */
enum {
    GRAZE_BACK = -1,  /**< Strictly behind the surface. */
    GRAZE_ACROSS = 0, /**< On both sides, or on the surface. */
    GRAZE_FRONT = 1   /**< Strictly in front of the surface. */
};

/**
 * The part of a target that a moving shape meets: sweep.h, sweep2.h. In the plane a side is an edge.
 * A point of contact that is a corner belongs to the corner, and one on an edge to the edge.
 */
typedef int32_t graze_feature;
/** Values of graze_feature. */
enum {
    GRAZE_FEATURE_NONE = 0,  /**< The mover starts inside: no part of the surface. */
    GRAZE_FEATURE_FACE = 1,  /**< The inner part of a face. */
    GRAZE_FEATURE_EDGE = 2,  /**< An edge without its ends. */
    GRAZE_FEATURE_CORNER = 3 /**< A corner. */
};

/**
 * Where a segment hits a surface that has two sides and no interior: a graze_line_hit, and the
 * side that the segment comes from. The normal does not depend on that side.
 */
typedef struct graze_face_line_hit {
    graze_vec3 point;        /**< The point of the hit. */
    graze_vec3 normal;       /**< Normal of the surface, whichever side the segment comes from. */
    graze_fraction fraction; /**< Position between a and b. */
    graze_side side;         /**< Side of the start; GRAZE_ACROSS if it is on the surface. */
} graze_face_line_hit;

/** Where a ray hits a surface that has two sides and no interior. */
typedef struct graze_face_ray_hit {
    graze_vec3 point;  /**< The point of the hit. */
    graze_vec3 normal; /**< Normal of the surface, whichever side the ray comes from. */
    graze_scalar t;    /**< Distance from the origin in multiples of dir. */
    graze_side side;   /**< Side of the origin; GRAZE_ACROSS if it is on the surface. */
} graze_face_ray_hit;

/**
 * @name Conversions between types of hits
 *
 * With these you can store the hits of solids and faces in one variable, or pass the hits of
 * segments and rays to one function. Members that both types have are copied, except for the
 * normal of a face. Convert a hit only if the cast did not miss.
 * @{
 */

/**
 * Converts the hit of a face to the type for solids. The normal of the result points to the side
 * that the segment comes from, as the outward normal of a solid does: if side is GRAZE_BACK, the
 * normal is negated, saturating. If side is GRAZE_ACROSS, the segment starts on the surface, and
 * the normal is copied: it points to the front.
 */
static inline void graze_line_hit_from_face_hit(const graze_face_line_hit *face_hit,
                                                graze_line_hit *hit)
{
    hit->point = face_hit->point;
    hit->normal = face_hit->normal;
    if (face_hit->side == GRAZE_BACK)
        hit->normal = graze_vec3_neg(face_hit->normal);
    hit->fraction = face_hit->fraction;
}

/** Converts the hit of a face to the type for solids, as graze_line_hit_from_face_hit. */
static inline void graze_ray_hit_from_face_hit(const graze_face_ray_hit *face_hit,
                                               graze_ray_hit *hit)
{
    hit->point = face_hit->point;
    hit->normal = face_hit->normal;
    if (face_hit->side == GRAZE_BACK)
        hit->normal = graze_vec3_neg(face_hit->normal);
    hit->t = face_hit->t;
}

/**
 * Converts the hit of a segment to the hit of the ray with origin a, dir b - a and t_max = 1. t
 * is the fraction, converted by graze_from_fraction. In the fixed build this rounds a second
 * time: t may differ by 1 raw unit from the t that a cast of the ray reports, and different
 * fractions may become the same t.
 */
static inline void graze_ray_hit_from_line_hit(const graze_line_hit *line_hit, graze_ray_hit *hit)
{
    hit->point = line_hit->point;
    hit->normal = line_hit->normal;
    hit->t = graze_from_fraction(line_hit->fraction);
}

/** @} */

#ifdef __cplusplus
}
#endif

#endif
