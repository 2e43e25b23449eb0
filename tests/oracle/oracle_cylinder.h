/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The cylinder for the oracle. The way from the start of the core to a point is split into its part along the core, which
 * must be between the ends, and the rest, which must not be longer than the radius.
 *
 * A line enters or leaves through a cap at a rational parameter, and through the side at an irrational one. The result
 * follows from the points at which something changes, and from points between these: the ends, the planes of the caps, and
 * the point nearest to the axis. A root, in real numbers, is taken only for a place on the side between them.
 */
#ifndef GRAZE_TESTS_ORACLE_CYLINDER_H
#define GRAZE_TESTS_ORACLE_CYLINDER_H

#include "../../include/graze/cylinder.h"
#include "solid.h"

typedef struct cylinder_data {
    graze_cylinder cylinder;
    mpz_t core[3], way[3], rest[3],
        slope[3]; /* the core, a way from its start, and what is across the core */
    mpz_t whole, along, climb, a, b, c, part;
    mpf_t t, real, normal[3];
} cylinder_data;

void cylinder_data_init(cylinder_data *d);
void cylinder_data_clear(cylinder_data *d);

oracle_shape oracle_cylinder(cylinder_data *d);

/* The answer_line of a solid. The line's shape is an oracle_cylinder. */
void cylinder_answer_segment(solid_scene *s, solid_answer *a);
void cylinder_answer_ray(solid_scene *s, solid_answer *a);

#endif
