/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Lines in the plane, and the results of casts there.
 *
 * The policy and the rounding are those of line.h, without z: read rectangle for box, and side
 * for face. A wall (segment2.h) corresponds to a plane, but has ends; segment2.h has a table of
 * its own.
 */
#ifndef GRAZE_LINE2_H
#define GRAZE_LINE2_H

#include "line.h"
#include "vec2.h"

#ifdef __cplusplus
extern "C" {
#endif

/** All points from a to b, both included. It is also the wall of segment2.h. */
typedef struct graze_segment2 {
    graze_vec2 a; /**< The start. */
    graze_vec2 b; /**< The end. */
} graze_segment2;

/** All points origin + t * dir with 0 <= t <= t_max, both ends included. */
typedef struct graze_ray2 {
    graze_vec2 origin;  /**< The start. */
    graze_vec2 dir;     /**< Of any length: t counts multiples of dir as it is stored. */
    graze_scalar t_max; /**< The limit of t. GRAZE_NO_LIMIT: no limit. Below 0: no point. */
} graze_ray2;

/** Where a segment hits a shape, rounded as in graze_line_hit. */
typedef struct graze_line_hit2 {
    graze_vec2 point;        /**< The point of the hit. */
    graze_vec2 normal;       /**< Outward normal of the border at the point; 0 if none. */
    graze_fraction fraction; /**< Position between a and b. */
} graze_line_hit2;

/** Where a ray hits a shape, rounded as in graze_ray_hit. */
typedef struct graze_ray_hit2 {
    graze_vec2 point;  /**< The point of the hit. */
    graze_vec2 normal; /**< Outward normal of the border at the point; 0 if none. */
    graze_scalar t;    /**< Distance from the origin in multiples of dir. */
} graze_ray_hit2;

/** Converts the hit of a segment to the hit of a ray, as graze_ray_hit_from_line_hit. */
static inline void graze_ray_hit2_from_line_hit2(const graze_line_hit2 *line_hit,
                                                 graze_ray_hit2 *hit)
{
    hit->point = line_hit->point;
    hit->normal = line_hit->normal;
    hit->t = graze_from_fraction(line_hit->fraction);
}

#ifdef __cplusplus
}
#endif

#endif
