/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Capsules with other capsules, segments, rays, spheres and points, in classes that each aim at something. They follow
 * from a seed and an index alone. Scenes that are meant to touch do so exactly: the way from one core to the other is a
 * whole multiple of a vector whose length is whole, and both cores are perpendicular to it, or lead away from it.
 */
#ifndef GRAZE_TESTS_INPUTS_CAPSULE_H
#define GRAZE_TESTS_INPUTS_CAPSULE_H

#include "../../include/graze/capsule.h"
#include "draw.h"

typedef struct capsule_query {
    graze_capsule capsule, other;
    graze_segment segment;
    graze_ray ray;
    graze_sphere sphere;
    graze_vec3 point;
    graze_vec3
        way; /* from the first core to the others, in some steps, where they touch or nearly do; else 0 */
} capsule_query;

enum { CAPSULE_CLASSES = 16 };

typedef struct capsule_class {
    const char *name;
    int32_t most;     /* the greatest coordinate; 0: the class does not limit it */
    uint32_t answers; /* that must occur: a set of 1u << 0 apart, 1 touch, 2 overlap */
} capsule_class;

extern const capsule_class capsule_classes[CAPSULE_CLASSES];

/* Case `index` of a stream is of class `index % CAPSULE_CLASSES`. */
void input_capsule(uint64_t seed, uint32_t index, capsule_query *q);

/* The same in the plane z = 0, for capsules there. */
void input_capsule_in_plane(uint64_t seed, uint32_t index, capsule_query *q);

/* The same numbers as raw integers, for both builds. */
typedef struct capsule_words {
    int32_t capsule[7], other[7], segment[6], ray[7], sphere[4], point[3];
} capsule_words;

void capsule_words_of(const capsule_query *q, capsule_words *words);
void input_capsule_words(uint64_t seed, uint32_t index, capsule_words *words);

#endif
