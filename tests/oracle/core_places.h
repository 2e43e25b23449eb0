/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A capsule beside a point or another core, exactly, for the oracles of capsules in space and, with z = 0, in the plane. */
#ifndef GRAZE_TESTS_CORE_PLACES_H
#define GRAZE_TESTS_CORE_PLACES_H

#include "oracle_capsule.h"
#include "oracle_closest.h"
#include "outward.h"

enum { APART, TOUCHES, OVERLAPS, IS_EMPTY };

typedef struct core_places {
    capsule_oracle oracle;
    closest_oracle
        closest; /* core_places_find: the place of the core that is nearest to the point */
    outward outward;
} core_places;

void core_places_init(core_places *p);
void core_places_clear(core_places *p);

/* The capsule and the other core, with a radius of its own, which is negative for none. */
int core_places_kind(core_places *p, const graze_capsule *capsule, const core_run *other,
                     int64_t radius);
/* The capsule and the point. */
int core_places_find(core_places *p, const graze_capsule *capsule, const graze_vec3 *point);
/* After that: how far a coordinate is from that of the surface, straight from the core to the point. */
double core_places_off(core_places *p, const graze_capsule *capsule, int32_t got, int axis);
/* After that: the distance, or INT32_MAX for that kind. */
int32_t core_places_distance(core_places *p, const graze_capsule *capsule, int kind);

#endif
