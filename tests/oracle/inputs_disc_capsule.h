/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Discs with capsules, as raw integers for both builds, in classes that each aim at something. They follow from a seed and an
 * index alone. Scenes that are meant to touch do so exactly: the core has a point at a whole distance from the disc, and goes on
 * from there across the way to it or farther away.
 */
#ifndef GRAZE_TESTS_INPUTS_DISC_CAPSULE_H
#define GRAZE_TESTS_INPUTS_DISC_CAPSULE_H

#include "draw.h"

typedef struct disc_capsule_query {
    int32_t disc[7], capsule[7];
} disc_capsule_query;

enum { DISC_CAPSULE_CLASSES = 16 };

typedef struct disc_capsule_class {
    const char *name;
    int32_t most;     /* the greatest coordinate; 0: the class does not limit it */
    uint32_t answers; /* that must occur: a set of 1u << 0 apart, 1 touch, 2 overlap, 3 empty */
} disc_capsule_class;

extern const disc_capsule_class disc_capsule_classes[DISC_CAPSULE_CLASSES];

/* Case `index` of a stream is of class `index % DISC_CAPSULE_CLASSES`. */
void input_disc_capsule(uint64_t seed, uint32_t index, disc_capsule_query *q);

#endif
