/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The functions of cameras, beyond those of transform.h.
 *
 *   picture_point                a point of the picture: x / width to the right and y / height up, from -1 to 1
 *   sight                        the weights of forward, right and up in a direction
 *   set_sight(&sight, &half, aspect, &picture_point)   the weights of the direction of that point; half: the
 *                                rotor of fov / 2, which MUST be between 0 and a quarter turn; aspect MUST be
 *                                above 0
 *   set_way(&heading, &camera, &sight)   the weighted sum of the axes
 *   heading_across_axis(&h, &a, &v)   the cross product of a way and a vector
 *   heading_side(&a, &v)         the sign of the dot product, for the cross product of two short headings; 1 for a NaN
 *   set_heading_normal(&normal, &h, negative)   the unit normal along the heading, or against it
 *   limit_beyond(&normal, &point, distance)   the limit of the plane at that distance in front of the point;
 *                                the normal's components MUST be at most 1
 *   set_run(&ray, &way, &sight, depth)   dir = way * depth / sight.forward, halved until it fits; and t_max
 */
#ifndef GRAZE_ARITH_SIGHT_H
#define GRAZE_ARITH_SIGHT_H

#include "../../include/graze/camera.h"
#include "transform.h"

typedef struct {
    int32_t x, y;           /* below 2^17 */
    uint32_t width, height; /* below 2^16 */
} picture_point;

#if GRAZE_FLOAT
#include "sight_float.h"
#else
#include "sight_fixed.h"
#endif

#endif
