/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Convex bodies in long doubles: the corners of a shape, all that lies between them, and all that is within a radius of
 * that. They measure how far two shapes are apart or overlap, and place a shape so that it touches another.
 */
#ifndef GRAZE_TESTS_BODY_H
#define GRAZE_TESTS_BODY_H

#include "real3.h"
#include "../../include/graze/graze.h"

enum { BODY_CORNERS = 8, BODY_SIDES = 6, BODY_EDGES = 12 };

/* `side` has normals of the faces, and `edge` directions of the edges, each of any length. */
typedef struct {
    int corners, sides, edges;
    real3 corner[BODY_CORNERS], side[BODY_SIDES], edge[BODY_EDGES];
    real radius;
} body;

void body_of_ball(body *b, real3 center, real radius);
void body_of_box(body *b, real3 min, real3 max);
/* All points with |axis . (p - center)| <= half. */
void body_of_obb(body *b, const graze_obb *box);
/* All points center + x axis[0] + ... with |x| <= half.x ... */
void body_of_spanned_obb(body *b, const graze_obb *box);
void body_of_triangle(body *b, const graze_triangle *t);
void body_of_parallelogram(body *b, const graze_parallelogram *p);
void body_of_wall(body *b, const graze_segment2 *wall);
void body_of_frustum(body *b, const graze_frustum *f);

/* The least and the greatest of direction . p. */
real body_least(const body *b, real3 direction);
real body_greatest(const body *b, real3 direction);

/* The distance of two bodies with radius 0 along the axis that separates them most: at most the true distance. Below 0,
 * how far one has to move for the two to be apart. */
real body_gap(const body *a, const body *b);

/* The point of a flat body (a triangle, a parallelogram or a wall) that is nearest to the point. */
real3 body_nearest(const body *b, real3 point);
real body_distance(const body *b, real3 point);

/* The height of a flat body over its length; 1 if it has no area. */
real body_thinness(const body *b);

/* The sine of the angle between two edges; 1 if one of them is zero or the sine is 0. */
real sine_between(real3 u, real3 v);

#endif
