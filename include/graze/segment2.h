/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The wall: a graze_segment2 that lines in the plane meet. Its ends belong to it. It has two sides
 * and no interior; its front is to the left of the way from a to b.
 *
 *   the line passes from strictly one side to strictly the     GRAZE_HIT
 *   other, through the wall or one of its ends
 *   an end of the line is on the wall                          GRAZE_TOUCH
 *   the line runs along the wall and meets it                  GRAZE_TOUCH at the first common point
 *   a wall of zero length                                      a point: only ever touched, normal 0
 *   zero-length segment, zero dir                              the point query it is
 *   t_max < 0                                                  the empty set: a miss
 *
 * In the fixed build each answer is exact for every wall and every line, opposite corners of the
 * world included. In the float build products of differences are rounded: a line is missed where one
 * of them overflows, which takes differences of more than 1e19, and a line along the wall where the
 * square of its length vanishes, which takes less than 2^-74.
 */
#ifndef GRAZE_SEGMENT2_H
#define GRAZE_SEGMENT2_H

#include "line2.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Where a segment meets a wall, each number rounded once, as in graze_line_hit. The normal points to
 * the wall's front, whichever side the line comes from; each component is within
 * GRAZE_SEGMENT2_NORMAL_BOUND raw units of that of the unit vector.
 */
typedef struct graze_wall_line_hit2 {
    graze_vec2 point;
    graze_vec2 normal;
    graze_fraction fraction;      /* of the way along the segment */
    graze_fraction wall_fraction; /* of the way along the wall */
    graze_side side;              /* where the segment starts; GRAZE_ACROSS: on the wall's line */
} graze_wall_line_hit2;

/* Where a ray meets a wall. */
typedef struct graze_wall_ray_hit2 {
    graze_vec2 point;
    graze_vec2 normal;
    graze_scalar t; /* in multiples of dir */
    graze_fraction wall_fraction;
    graze_side side; /* where the ray starts; GRAZE_ACROSS: on the wall's line */
} graze_wall_ray_hit2;

/* As GRAZE_NORMALIZE_BOUND, for walls that may be longer than a vector. */
#define GRAZE_SEGMENT2_NORMAL_BOUND 0.5001

/*
 * Lines against a wall
 *
 * The hit may be NULL, and then nothing is divided. A miss leaves it alone. The point of a hit is on
 * each axis the exact point, rounded once, ties away from the line's start. Far out on a ray it
 * saturates.
 */

/* True when the segments have a point in common; in the fixed build whichever is called the wall. */
bool graze_segment2_overlaps_segment(const graze_segment2 *wall, const graze_segment2 *segment);

/* True when the ray and the wall have a point in common. */
bool graze_segment2_overlaps_ray(const graze_segment2 *wall, const graze_ray2 *ray);

/* The first point of the segment on the wall. */
graze_result graze_segment2_linecast(const graze_segment2 *wall, const graze_segment2 *segment,
                                     graze_wall_line_hit2 *hit);

/* The first point of the ray on the wall. */
graze_result graze_segment2_raycast(const graze_segment2 *wall, const graze_ray2 *ray,
                                    graze_wall_ray_hit2 *hit);

/*
 * Points and a wall
 *
 * In the float build a NaN makes the distance one, and the nearest point on its axis. Squares of
 * differences must neither overflow nor vanish there: from 2^-60 to 2^60 they don't.
 */

/* The point of the wall that is nearest to that point: on each axis the exact one, rounded once, ties
 * away from the wall's a. The result may go where an argument is. */
void graze_segment2_closest_point(const graze_segment2 *wall, const graze_vec2 *point,
                                  graze_vec2 *nearest);

/* How far it is from the point to the wall itself, not to a rounded point of it: rounded once, to
 * nearest, so at most half a raw unit off; saturating. */
graze_scalar graze_segment2_distance(const graze_segment2 *wall, const graze_vec2 *point);

#ifdef __cplusplus
}
#endif

#endif
