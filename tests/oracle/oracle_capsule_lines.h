/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where a line enters and leaves a capsule. Exact distances of whole cores, oracle_capsule.h, decide whether it does. The
 * places are real numbers of 512 bits: of all crossings with the two balls, and those with the cylinder that lie beside
 * the core, the first and the last.
 */
#ifndef GRAZE_TESTS_ORACLE_CAPSULE_LINES_H
#define GRAZE_TESTS_ORACLE_CAPSULE_LINES_H

#include "oracle_capsule.h"
#include "solid.h"

typedef struct capsule_data {
    graze_capsule capsule;
    cast_bound bound;
    capsule_oracle cores;
    exact_ratio zero;
    mpz_t u[3], gap[3], across[3], turned[3], a, b, c, uu;
    mpf_t t, first, last, place, part, most, normal[3];
} capsule_data;

void capsule_data_init(capsule_data *d);
void capsule_data_clear(capsule_data *d);

oracle_shape oracle_capsule_shape(capsule_data *d);

/* The answer_line and the answer_point of a solid. */
void capsule_answer_segment(solid_scene *s, solid_answer *a);
void capsule_answer_ray(solid_scene *s, solid_answer *a);
place capsule_answer_point(solid_scene *s);

/* The t at which the ray enters, in raw units, truncated. Returns false if it does not enter. */
bool capsule_entry_of_ray(solid_scene *s, int32_t *t);

#endif
