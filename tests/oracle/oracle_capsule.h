/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * How far two cores are from each other, exactly, in integers of any length. The squared distance of two points of the
 * cores is a convex function of their two places, so it is least at one of nine: at an end of both; at an end of one, and
 * where the other is nearest to it; or where the lines come nearest. All of them are tried.
 */
#ifndef GRAZE_TESTS_ORACLE_CAPSULE_H
#define GRAZE_TESTS_ORACLE_CAPSULE_H

#include "../../include/graze/capsule.h"
#include "exact.h"

/* Any start + run * t, 0 <= t <= limit / 65536; a limit of -1: no limit. */
typedef struct core_run {
    int64_t start[3], run[3], limit;
} core_run;

typedef struct capsule_oracle {
    mpz_t u[3], v[3], gap[3], uu, uv, vv, ug, vg, sum, part, most;
    exact_ratio s, t, one, zero, limit;
} capsule_oracle;

void capsule_oracle_init(capsule_oracle *o);
void capsule_oracle_clear(capsule_oracle *o);

/* In the small world clamped, as the library clamps them. */
core_run core_of_point(const graze_vec3 *point);
core_run core_of_segment(const graze_segment *segment);
core_run core_of_ray(const graze_ray *ray);

/* The cores are farther apart than the radius: 1; exactly that far: 0; nearer: -1. */
int capsule_oracle_order(capsule_oracle *o, const core_run *first, const core_run *second,
                         int64_t radius);

#endif
