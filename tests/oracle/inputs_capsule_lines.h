/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Lines against capsules: the classes of inputs_capsule.h, and others that each aim at a case of casts. They follow from a
 * seed and an index alone.
 */
#ifndef GRAZE_TESTS_INPUTS_CAPSULE_LINES_H
#define GRAZE_TESTS_INPUTS_CAPSULE_LINES_H

#include "inputs_capsule.h"
#include "solid_class.h"

enum { CAPSULE_LINE_CLASSES = CAPSULE_CLASSES + 9 };

extern const solid_class capsule_line_classes[CAPSULE_LINE_CLASSES];

/* Case `index` of a stream is of class `index % CAPSULE_LINE_CLASSES`. */
void input_capsule_line(uint64_t seed, uint32_t index, capsule_query *q);
/* The same numbers as raw integers, for both builds. */
void input_capsule_line_words(uint64_t seed, uint32_t index, capsule_words *words);

#endif
