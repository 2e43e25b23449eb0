/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Circles that move at a target, as raw integers for both builds. They follow from a seed and an index alone. */
#ifndef GRAZE_TESTS_INPUTS_SWEEP2_H
#define GRAZE_TESTS_INPUTS_SWEEP2_H

#include "draw.h"

/* The wall: its ends, those of a capsule's core, the center of a circle, twice, or the corners min and max of a rectangle. */
typedef struct sweep2_words {
    int32_t wall[4], inner;       /* inner: the radius of the target, or 0 */
    int32_t circle[3], motion[2]; /* center and radius */
} sweep2_words;

enum { SWEEP2_WALL, SWEEP2_CIRCLE, SWEEP2_CAPSULE, SWEEP2_RECT, SWEEP2_TARGETS };

enum {
    SWEEP2_UNIT,
    SWEEP2_ROOM,
    SWEEP2_NEAR,
    SWEEP2_ALL,
    SWEEP2_RAW,
    SWEEP2_LATTICE,
    SWEEP2_IN_TOUCH, /* at the start, at the end or between */
    SWEEP2_ALONG,    /* along the wall, at the distance of the radius */
    SWEEP2_CLOSE,    /* starts a few raw units off */
    SWEEP2_WORLD,
    SWEEP2_CLASSES
};
extern const char *const sweep2_class_names[SWEEP2_CLASSES];

/* Case `index` of a stream is of class `index % SWEEP2_CLASSES`. */
void input_sweep2(uint64_t seed, uint32_t index, sweep2_words *words);
/* The same at one of the targets. */
void input_sweep2_target(uint64_t seed, uint32_t index, int target, sweep2_words *words);

/* For inputs_sweep2_rect.c and inputs_sweep2_targets.c. */
/* Towards a place, or any way; some along an axis, some none. */
void draw_motion_to(input_stream *s, int kind, const int64_t *place, sweep2_words *words);
int32_t draw_at_border(input_stream *s);
extern const int8_t sweep2_triples[4][3];
void draw_sweep2_rect(input_stream *s, int kind, sweep2_words *words);

#endif
