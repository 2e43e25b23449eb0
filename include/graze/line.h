/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Lines, and what a cast answers.
 *
 * Two kinds of line meet every shape: a segment has two ends (`linecast`), a ray an origin, a
 * direction and a limit (`raycast`). Both are closed: their ends belong to them.
 *
 * All routines follow one policy:
 *
 *   case                                             answer
 *   -----------------------------------------------  ---------------------------------------------
 *   the line meets the closed shape, but not its     GRAZE_TOUCH, with point, t and the normal of
 *   interior: tangent, along a face or an edge,      that surface
 *   through a corner only, ends on it, starts on
 *   it and leaves
 *   it goes in, also when it starts on the surface   GRAZE_HIT
 *   it starts in the interior of a solid             GRAZE_INSIDE, t = 0, point = start, normal = 0
 *   _exit: it ends in the interior of a solid        GRAZE_INSIDE, t = the end, point = the end,
 *                                                    normal = 0
 *   plane: it passes from strictly one side to       GRAZE_HIT
 *   strictly the other
 *   plane: it starts or ends on it                   GRAZE_TOUCH
 *   plane: it lies in it                             GRAZE_TOUCH at t = 0
 *   triangle, parallelogram: as a plane, at edges    GRAZE_HIT, or GRAZE_TOUCH where it starts or
 *   and corners too                                  ends on it
 *   triangle, parallelogram: it lies in the plane    a miss
 *   of it, or has no length, or t_max = 0
 *   zero-length segment, zero dir, t_max = 0         the point query it is: t = 0 on entry and exit
 *   t_max < 0                                        the empty set: a miss
 *   on an edge or a corner of a box                  the face first in -x +x -y +y -z +z of those
 *                                                    that hold the exact point; of the two faces
 *                                                    of a flat axis, the one on the side that the
 *                                                    line comes from, and for _exit the one on the
 *                                                    side it leaves to (-, if it runs along them)
 *   on an edge or a corner of an oriented box        the same, of its axes in their order
 *   a solid without interior: a flat box             is only ever touched
 *   inverted box (min > max on any axis), negative   the empty set: never met, contains nothing; on
 *   radius, negative half extent                     the back of each plane
 *   an axis of an oriented box is zero               it does not limit, and has no face
 *   zero normal of a plane                           no plane: never met; on both sides of it is
 *                                                    all that is not empty
 *   triangle or parallelogram without area           never met
 *   float build: NaN                                 predicates false, casts miss, sides are
 *                                                    GRAZE_ACROSS
 *   float build: infinity                            a box may be unbounded on a side; a line with
 *                                                    an infinite coordinate is never met
 *
 * In the fixed build the answer is the exact one for the numbers passed in, whatever they are.
 *
 * In the float build numbers are rounded, and a line that passes a surface within rounding may be
 * reported on either side of it. These hold for all floats, NaN, infinity, subnormal and huge numbers
 * included:
 *
 *   - the answer is one of those above; a miss leaves the hit alone; the answer is the same without a
 *     hit; overlaps_ is true where the cast does not miss; an exit misses where the entry misses
 *   - numbers of a hit are finite (of a normal that is a stored one: where the stored one is)
 *   - fraction and wall_fraction lie in [0, 1], and t in [0, t_max]; an entry has no greater one than
 *     the exit of the same line
 *   - GRAZE_INSIDE of an entry: point is the start, and fraction or t is 0
 *   - GRAZE_INSIDE of an exit: point is segment.b and fraction is 1; or t is t_max, and point is
 *     origin + dir * t_max, product and sum rounded. The sum saturates; where t_max is infinite or
 *     GRAZE_NO_LIMIT, t is FLT_MAX and the product is infinite. In a box or a rectangle the point moves to
 *     the side that rounding carried it past
 *   - a line that is a point has an exit at its start: fraction or t is 0. A ball takes a segment, and a
 *     ray whatever its t_max, for a point where no component of b - a or of dir is greater than 2^-62
 *   - the point on a box or a rectangle is never outside, and is exactly on the face that is named
 *
 * These hold for ordinary floats: each coordinate, radius, half extent and component of dir is 0 or of
 * a size from 2^-20 to 2^10, and the axes of an oriented box are perpendicular and of unit length, but
 * for rounding. S is the greatest size of a coordinate, radius or half extent of the shape, of a
 * coordinate of the line's start and of the point, and of the way between these two; u is 2^-24:
 *
 *   - the point is start + run * fraction, or t, to GRAZE_FLOAT_POINT_ULPS u S; but on a ball only to what
 *     keeps it on the surface, which may be a little past the end
 *   - its distance from the center of a ball of radius r is r, to GRAZE_FLOAT_BALL_ULPS u (S + S S / r);
 *     the length of the normal is 1, to that over r
 *   - it is in an oriented box, to GRAZE_FLOAT_OBB_ULPS u S along each axis
 *   - the normal of a triangle, a parallelogram or a wall has length 1, to GRAZE_FLOAT_NORMAL_ULPS u; a
 *     wall of no length has normal 0
 */
#ifndef GRAZE_LINE_H
#define GRAZE_LINE_H

#include "vec3.h"

#ifdef __cplusplus
extern "C" {
#endif

/* All points from a to b, both included. */
typedef struct graze_segment {
    graze_vec3 a;
    graze_vec3 b;
} graze_segment;

/*
 * All points origin + t * dir with 0 <= t <= t_max, both included. dir need not have unit length;
 * t counts multiples of dir as it is stored. GRAZE_NO_LIMIT as t_max is no limit.
 */
typedef struct graze_ray {
    graze_vec3 origin;
    graze_vec3 dir;
    graze_scalar t_max;
} graze_ray;

/* Tested as stated; a search of 26 million casts found 2.8, 2.6, 5.8 and 2.6. */
#define GRAZE_FLOAT_POINT_ULPS  4
#define GRAZE_FLOAT_BALL_ULPS   4
#define GRAZE_FLOAT_OBB_ULPS    8
#define GRAZE_FLOAT_NORMAL_ULPS 4

/*
 * Ordered: `if (graze_..._linecast(...))` is true where the line and the closed shape share a
 * point. What to do with each answer:
 *
 *           a ball that bounces                          a line of sight
 *   MISS    moves on to the end of its step              is free
 *   TOUCH   moves on: it slides along the surface, or    is free past a surface that it only touches;
 *           has just left it                             or blocked, if a touch is to count
 *   HIT     stops at `point`, and `normal` reflects it   is blocked
 *   INSIDE  moves on, and so leaves by itself: there is  is blocked: the eye is in the solid. Without
 *           no normal to reflect it, and `point` is its  this solid the eye sees out of it
 *           start, where it would stay for ever
 *
 * So a ball bounces where the answer is `== GRAZE_HIT`, and `>= GRAZE_HIT` blocks a line of sight.
 */
typedef uint8_t graze_result; /* not an enumeration, whose size depends on the compiler's flags */
enum {
    GRAZE_MISS = 0,  /* nothing in common */
    GRAZE_TOUCH = 1, /* the surface only */
    GRAZE_HIT = 2,   /* the interior, entered or left through the surface */
    GRAZE_INSIDE = 3 /* the interior, from the start; for _exit, to the end */
};

/*
 * Where a segment meets a shape. Each number is rounded once, from its exact value, to nearest;
 * a tie of `fraction` goes up, and one of `point` away from the segment's start. So the rounded
 * point of a line that ends inside may lie on the surface.
 */
typedef struct graze_line_hit {
    graze_vec3 point;
    graze_vec3 normal;       /* of the surface at that point, outward; zero where there is none */
    graze_fraction fraction; /* of the way from a to b: Q2.30, since 16 bits can't order hits */
} graze_line_hit;

/*
 * Where a ray meets a shape, rounded as above. t saturates at GRAZE_SCALAR_MAX, 32768 multiples of
 * dir away: hits beyond that are all equal in t, while point and answer stay exact. On a shape that
 * ends within the world, a dir of two units or more on some axis never gets there.
 */
typedef struct graze_ray_hit {
    graze_vec3 point;
    graze_vec3 normal; /* of the surface at that point, outward; zero where there is none */
    graze_scalar t;    /* in multiples of dir */
} graze_ray_hit;

/*
 * On which side of a surface something is. The front is where the normal points. The sign is that
 * of the signed distance.
 */
typedef int32_t graze_side;
enum {
    GRAZE_BACK = -1,
    GRAZE_ACROSS = 0, /* on both sides, or on the surface */
    GRAZE_FRONT = 1
};

/*
 * Where a segment meets a surface that has two sides and no interior: what graze_line_hit says, and
 * the side that the segment comes from. The normal is the stored one, whichever side that is.
 */
typedef struct graze_face_line_hit {
    graze_vec3 point;
    graze_vec3 normal;
    graze_fraction fraction;
    graze_side side; /* where the segment starts; GRAZE_ACROSS: on the surface */
} graze_face_line_hit;

/* Where a ray meets such a surface. */
typedef struct graze_face_ray_hit {
    graze_vec3 point;
    graze_vec3 normal;
    graze_scalar t;
    graze_side side; /* where the ray starts; GRAZE_ACROSS: on the surface */
} graze_face_ray_hit;

#ifdef __cplusplus
}
#endif

#endif
