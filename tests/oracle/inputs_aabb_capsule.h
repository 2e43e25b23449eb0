/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Boxes with capsules, as raw integers for both builds, in classes that each aim at something. They follow from a seed and an
 * index alone. Scenes that are meant to touch do so exactly: a way whose length is whole leads from a place on the box away
 * from its sides, and no point of the core is less far along it.
 */
#ifndef GRAZE_TESTS_INPUTS_AABB_CAPSULE_H
#define GRAZE_TESTS_INPUTS_AABB_CAPSULE_H

#include "draw.h"

typedef struct aabb_capsule_query {
    int32_t box[6], capsule[7];
} aabb_capsule_query;

enum { AABB_CAPSULE_CLASSES = 15 };

typedef struct aabb_capsule_class {
    const char *name;
    int32_t most;     /* the greatest coordinate; 0: the class does not limit it */
    uint32_t answers; /* that must occur: a set of 1u << 0 apart, 1 touch, 2 overlap */
} aabb_capsule_class;

extern const aabb_capsule_class aabb_capsule_classes[AABB_CAPSULE_CLASSES];

/* Case `index` of a stream is of class `index % AABB_CAPSULE_CLASSES`. */
void input_aabb_capsule(uint64_t seed, uint32_t index, aabb_capsule_query *q);

#endif
