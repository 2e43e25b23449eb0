/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A few shapes of each kind and a line through them, in classes that each aim at one case, as raw
 * integers for both builds. They depend only on a seed and an index, on the host and on every core.
 */
#ifndef GRAZE_TESTS_INPUTS_NEAREST_H
#define GRAZE_TESTS_INPUTS_NEAREST_H

#include <stdint.h>

enum { NEAREST_MOST = 8, NEAREST_CLASSES = 10 };
extern const char *const nearest_classes[NEAREST_CLASSES];

/* The center and size of a candidate; the axes if it is an oriented box, the corners if it is a triangle. */
typedef struct nearest_candidate {
    int32_t center[3], half[3];
    int32_t axes[9], corners[9];
} nearest_candidate;

/* The ray follows the segment. Only the first `count` candidates are used. */
typedef struct nearest_scene {
    uint32_t count;
    int32_t segment[6], ray[7];
    nearest_candidate candidates[NEAREST_MOST];
} nearest_scene;

/* Case `index` of a stream is of class `index % NEAREST_CLASSES`. */
void input_nearest(uint64_t seed, uint32_t index, nearest_scene *scene);

#endif
