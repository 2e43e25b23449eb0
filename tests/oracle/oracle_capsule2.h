/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A line and a capsule in the plane. The result follows from three exact distances (oracle_capsule.h): of the start, of the
 * end, and of the line from the core. The place is the least, or the greatest, of the candidates whose distance from the core
 * is the radius or less, in real numbers of 512 bits: the ends of the line, and where it crosses the two circles and the two
 * lines beside the core.
 */
#ifndef GRAZE_TESTS_ORACLE_CAPSULE2_H
#define GRAZE_TESTS_ORACLE_CAPSULE2_H

#include "oracle_capsule.h"
#include "solid.h"

enum { CAPSULE2_CANDIDATES = 8 };

typedef struct capsule2_data {
    graze_capsule capsule; /* with z = 0 */
    cast_bound bound;
    capsule_oracle exact;
    mpf_t at[CAPSULE2_CANDIDATES], u[2], v[2], start[2], way[2], uu, part, most, radius;
    int count;
} capsule2_data;

void capsule2_data_init(capsule2_data *d);
void capsule2_data_clear(capsule2_data *d);

/* The answer_line of a solid, whose line shapes have the data. */
void capsule2_answer_segment(solid_scene *s, solid_answer *a);
void capsule2_answer_ray(solid_scene *s, solid_answer *a);

#endif
