/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * How far a point is from a corner, an edge or a plane, and the nearest point of a plane.
 *
 *   separation                 degree 1: a distance, before the division and the root
 *   separation_of_stretches(&a, &x, &y, &z)   the length of a vector
 *   separation_of_areas(&a, &area3, &length3)   |area3| / |length3|: the distance of a point from the line of an edge
 *   separation_of_volume(&a, &volume, &area3)   |volume| / |area3|: the distance of a point from a plane
 *   separation_within(&a, radius)  whether a <= radius
 *   separation_distance(&a)        the distance, rounded once, saturating
 *   is_cross_rounding(&u, &v)   floats: whether rounding alone may have made the cross product of u and v; then its
 *                             direction means nothing, and u and v count as parallel. In the fixed build false: no
 *                             cross product is rounded
 *   set_foot(&to, &from, &gap, &normal, &above)   the foot of the perpendicular from a point to a plane. The gap leads
 *                             from the plane to the point. from - normal * above / |normal|^2, rounded once on each
 *                             axis, ties away from the point, saturating
 *   coordinate_after(start, a, b)   start + a + b, saturating
 *   share_beyond(start, first, run, progress)   start + first + run * share, the share rounded once, saturating
 *   coordinate_beyond(c, &above, &weight, side, &gap)   the first coordinate on that side of the plane, along an axis on
 *                             which the normal is `weight`, which MUST NOT be 0; saturating
 */
#ifndef GRAZE_SEPARATION_H
#define GRAZE_SEPARATION_H

#include "degrees.h"

#if GRAZE_FLOAT
#include "separation_float.h"
#elif GRAZE_FAR
#include "separation_far.h"
#else
#include "separation_near.h"
#endif

#endif
