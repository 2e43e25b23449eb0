/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Capsules with a point and a normal, in space and in the plane, in the classes of inputs_capsule.h. Some are scenes of the plane,
 * lifted along an axis to any heights: lines along that axis touch the capsule exactly where the scene does.
 */
#ifndef GRAZE_TESTS_INPUTS_CAPSULE_OFF_H
#define GRAZE_TESTS_INPUTS_CAPSULE_OFF_H

#include "../../include/graze/capsule2.h"
#include "inputs_capsule.h"

typedef struct capsule_off_query {
    graze_capsule capsule;
    graze_vec3 point, normal;
    graze_capsule2 flat;
    graze_vec2 flat_point, flat_normal;
} capsule_off_query;

void input_capsule_off(uint64_t seed, uint32_t index, capsule_off_query *q);

/* The same numbers as raw integers, for both builds. */
typedef struct capsule_off_words {
    int32_t capsule[7], point[3], normal[3], flat[5], flat_point[2], flat_normal[2];
} capsule_off_words;

void input_capsule_off_words(uint64_t seed, uint32_t index, capsule_off_words *words);

#endif
