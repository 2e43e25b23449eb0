/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The exact result of a line against a disc, and the point of a disc that is nearest to a point, in rational numbers
 * (GMP). A line is followed to the parameter at which its height above the plane is zero; there, the distance from the
 * center is compared with the radius. A foot on the plane is a rational point; only the way to the rim needs a root, which
 * has 256 bits.
 */
#ifndef GRAZE_TESTS_ORACLE_DISC_H
#define GRAZE_TESTS_ORACLE_DISC_H

#include "exact.h"
#include "inputs_disc.h"

/* All 0 for a miss. */
typedef struct disc_answer {
    graze_result result;
    graze_vec3 point;
    int32_t at; /* fraction or t */
    int32_t side;
} disc_answer;

typedef struct disc_oracle {
    exact_line line;
    exact_point point;
    exact_ratio at;
    mpq_t normal[3],
        offset[3]; /* offset: from the center to a point, or to its foot on the plane */
    mpq_t height, squared, scratch;
    mpf_t root, real;
} disc_oracle;

void disc_oracle_init(disc_oracle *o);
void disc_oracle_clear(disc_oracle *o);

disc_answer disc_oracle_segment(disc_oracle *o, const graze_disc *disc, const graze_segment *s);
disc_answer disc_oracle_ray(disc_oracle *o, const graze_disc *disc, const graze_ray *r);

/* Where the foot of the point is; of an empty disc FOOT_WITHIN. */
disc_foot disc_oracle_foot(disc_oracle *o, const graze_disc *disc, const graze_vec3 *point);
/* After disc_oracle_foot: the error of `got`, in raw units, on the worst axis: 0 or 1 for a foot, which is rounded once. */
double disc_oracle_off(disc_oracle *o, const graze_disc *disc, const graze_vec3 *point,
                       disc_foot where, const graze_vec3 *got);

#endif
