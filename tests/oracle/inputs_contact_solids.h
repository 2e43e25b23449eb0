/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Spheres and capsules, planes and solids that they mostly touch or enter, and a margin, as raw integers for both builds. They follow
 * from a seed and an index alone. A radius and the margin are together what inputs_separate_space.h and inputs_obb_capsule.h draw,
 * or they are any numbers.
 */
#ifndef GRAZE_TESTS_INPUTS_CONTACT_SOLIDS_H
#define GRAZE_TESTS_INPUTS_CONTACT_SOLIDS_H

#include "inputs_obb_capsule.h"
#include "inputs_separate_space.h"

typedef struct contact_solid_words {
    space_words space;
    obb_capsule_query oriented;
    int32_t margin;
    uint32_t most;
} contact_solid_words;

/* Case `index` of a stream is of class `index % SPACE_CLASSES`. */
void input_contact_solids(uint64_t seed, uint32_t index, contact_solid_words *words);

#endif
