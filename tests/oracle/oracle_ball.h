/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The sphere for the oracle: a point is compared with it by its squared distance from the center.
 * The circle is a sphere in the plane z = 0.
 *
 * A line enters or leaves the sphere at irrational parameters, but the result follows from three
 * points: the ends, and the point nearest to the center, where the line is deepest. A square root,
 * in real numbers, is taken only if the result is not one of these points.
 */
#ifndef GRAZE_TESTS_ORACLE_BALL_H
#define GRAZE_TESTS_ORACLE_BALL_H

#include "../../include/graze/sphere.h"
#include "solid.h"

typedef struct ball_data {
    graze_sphere ball;
    cast_bound bound;                  /* of the radius */
    mpz_t sum, part, way, off, radius; /* scratch */
    mpf_t t, normal[3];
} ball_data;

void ball_data_init(ball_data *d);
void ball_data_clear(ball_data *d);

oracle_shape oracle_ball(ball_data *d);

/* The answer_line of a solid. The line's shape is an oracle_ball. */
void ball_answer_segment(solid_scene *s, solid_answer *a);
void ball_answer_ray(solid_scene *s, solid_answer *a);

/* The t at which the ray enters, in raw units, truncated. Returns false if it does not enter. */
bool ball_entry_of_ray(solid_scene *s, int32_t *t);

#endif
