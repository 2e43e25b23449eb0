/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where a capsule that moves meets a plane, a sphere or a capsule. At a plane the ends of the core are two spheres, of which the
 * nearest one decides; at a sphere the sphere moves backwards at the capsule: oracle_sweep.h solves both. At a capsule the first end
 * of the core moves at the parallelogram of all differences of places of both cores: oracle_sweep_face.h.
 */
#ifndef GRAZE_TESTS_ORACLE_SWEEP_CAPSULE_H
#define GRAZE_TESTS_ORACLE_SWEEP_CAPSULE_H

#include "oracle_sweep.h"
#include "oracle_sweep_face.h"

/* One of the three; the others are NULL. */
typedef struct {
    const int32_t *plane, *ball, *capsule;
} core_target;

typedef struct {
    sweep_oracle o;
    sweep_face_oracle f;
    graze_result result;
    double center[3],
        point
            [3]; /* of the exact contact, less those of the hit; at a capsule: from both surfaces */
    double fraction; /* in 2^-30, less that of the hit */
    double normal[3];
    const int32_t *nearest; /* at a plane: the end of the core that decides */
} core_oracle;

void core_oracle_init(core_oracle *o);
void core_oracle_clear(core_oracle *o);

/* The capsule: its core, and its radius. way: of the motion, as far as the world allows. */
void core_oracle_solve(core_oracle *o, const core_target *target, const int32_t *capsule,
                       const int64_t *way);
/* After that, unless it is a miss or inside: what the hit is off. The capsule at the center MUST be in the world. */
void core_oracle_compare(core_oracle *o, const core_target *target, const int32_t *capsule,
                         const int64_t *way, const graze_sweep_hit *hit);
/* The sign of the distance of a capsule from the target, on the side of the last solution, less the radius. */
int core_oracle_distance(core_oracle *o, const core_target *target, const int32_t *capsule);

#endif
