/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Lines in the plane, and what a cast answers there. All is as in line.h, its policy included: read
 * rectangle for box, side for face, and leave out z. A wall (segment2.h) is what a plane is there,
 * with ends; its own table says so.
 */
#ifndef GRAZE_LINE2_H
#define GRAZE_LINE2_H

#include "line.h"
#include "vec2.h"

#ifdef __cplusplus
extern "C" {
#endif

/* All points from a to b, both included. */
typedef struct graze_segment2 {
    graze_vec2 a;
    graze_vec2 b;
} graze_segment2;

/* All points origin + t * dir with 0 <= t <= t_max, both included. GRAZE_NO_LIMIT as t_max is no
 * limit. */
typedef struct graze_ray2 {
    graze_vec2 origin;
    graze_vec2 dir;
    graze_scalar t_max;
} graze_ray2;

/* Where a segment meets a shape, rounded as in graze_line_hit. */
typedef struct graze_line_hit2 {
    graze_vec2 point;
    graze_vec2 normal;       /* of the border at that point, outward; zero where there is none */
    graze_fraction fraction; /* of the way from a to b */
} graze_line_hit2;

/* Where a ray meets a shape, rounded as in graze_ray_hit. */
typedef struct graze_ray_hit2 {
    graze_vec2 point;
    graze_vec2 normal;
    graze_scalar t; /* in multiples of dir */
} graze_ray_hit2;

#ifdef __cplusplus
}
#endif

#endif
