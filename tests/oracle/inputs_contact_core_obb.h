/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Oriented boxes and capsules with margins, for planes of contact, as raw integers for both builds: those of
 * inputs_separate_obb.h. One core in four is parallel to a face or to an axis, where the axes are exactly perpendicular. One box
 * in 32 has axes of zero.
 */
#ifndef GRAZE_TESTS_INPUTS_CONTACT_CORE_OBB_H
#define GRAZE_TESTS_INPUTS_CONTACT_CORE_OBB_H

#include "inputs_separate_obb.h"

typedef struct contact_core_obb_query {
    int32_t box[15], capsule[7], margin;
    uint32_t most;
} contact_core_obb_query;

/* The classes are those of input_separate_obb. */
void input_contact_core_obb(uint64_t seed, uint32_t index, contact_core_obb_query *q);

#endif
