/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Spheres and circles with points, segments, rays and each other, in classes that each aim at one
 * case, as raw integers for both builds. They depend only on a seed and an index. Scenes that are
 * meant to touch do so exactly, by Pythagorean triples and (in space) quadruples.
 */
#ifndef GRAZE_TESTS_INPUTS_BALL_H
#define GRAZE_TESTS_INPUTS_BALL_H

#include "solid_class.h"

/* The hashes use the first BALL_CLASSES classes, so their number is fixed; the judges use all. */
enum { BALL_CLASSES = 14, BALL_JUDGED = 16 };

extern const solid_class ball_classes[BALL_JUDGED];

/* Center and radius; x, y and z of each point, a and b of the segment; origin, dir and t_max.
 * The ray roughly follows the segment. */
typedef struct ball_query {
    int32_t ball[4], other[4];
    int32_t point[3], segment[6], ray[7];
} ball_query;

/* Case `index` of a stream is of class `index % BALL_CLASSES`. With 2 axes z is 0 everywhere. */
void input_ball(uint64_t seed, uint32_t index, uint32_t axes, ball_query *q);
/* The same with two classes more, for the judges: case `index` is of class `index % BALL_JUDGED`. */
void input_ball_judged(uint64_t seed, uint32_t index, uint32_t axes, ball_query *q);
/* Rays along a tangent whose limit is next to the point of contact. */
void input_ball_limits(uint64_t seed, uint32_t index, uint32_t axes, ball_query *q);

#endif
