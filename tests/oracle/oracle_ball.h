/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The sphere, as the oracle sees it: a point is compared with it by its squared distance from the
 * center. The circle is one in the plane z = 0.
 *
 * A line starts or stops to be in it at irrational parameters, but what it answers follows from
 * three points: the ends, and the one nearest to the center, where the line is at least as deep in
 * as anywhere else. Only where the answer is not one of these is a root taken, in real numbers.
 */
#ifndef GRAZE_TESTS_ORACLE_BALL_H
#define GRAZE_TESTS_ORACLE_BALL_H

#include "../../include/graze/sphere.h"
#include "solid.h"

typedef struct ball_data {
    graze_sphere ball;
    cast_bound bound;                  /* of its radius */
    mpz_t sum, part, way, off, radius; /* to compute with */
    mpf_t t, normal[3];
} ball_data;

void ball_data_init(ball_data *d);
void ball_data_clear(ball_data *d);

oracle_shape oracle_ball(ball_data *d);

/* For a solid's answer_line. The line's shape is an oracle_ball. */
void ball_answer_segment(solid_scene *s, solid_answer *a);
void ball_answer_ray(solid_scene *s, solid_answer *a);

/* Where the ray comes in, in raw units of t, cut; false where it does not. */
bool ball_entry_of_ray(solid_scene *s, int32_t *t);

#endif
