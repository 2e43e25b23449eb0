/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Capsules at triangles and meshes, as raw integers for both builds: a sphere of input_contact whose center is drawn out to a
 * core, along edges and faces, through them, or anywhere. They follow from a seed and an index alone.
 */
#ifndef GRAZE_TESTS_INPUTS_CONTACT_CORES_H
#define GRAZE_TESTS_INPUTS_CONTACT_CORES_H

#include "inputs_contact.h"

typedef struct contact_core_words {
    contact_words mesh;
    int32_t capsule[7]; /* a and b of the core, radius */
} contact_core_words;

/* Case `index` of a stream is of class `index % CONTACT_CLASSES`. */
void input_contact_core(uint64_t seed, uint32_t index, contact_core_words *words);

#endif
