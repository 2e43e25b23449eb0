/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Oriented boxes as raw integers, for touching.h: center, three axes, half extents. The axes are
 * those of a rotation, rounded: the idiom needs them so.
 */
#ifndef GRAZE_TESTS_TOUCHING_OBB_H
#define GRAZE_TESTS_TOUCHING_OBB_H

#include "touching.h"

enum { OBB_AXES = 3, OBB_HALF = 12, OBB_WORDS = 15 };

/* The axes are not nudged. */
#define OBB_STILL (UINT32_C(0x1ff) << OBB_AXES)

/* At random: its center and its half extents are up to half of `most`. */
void touching_obb(input_stream *s, int32_t most, int32_t *raw);
/* From the box's frame, to the nearest raw units. */
void touching_turn(const int32_t *axes, const int32_t *in_frame, int32_t *v);
/* Half extents that end at the place, to the nearest raw unit. */
void touching_fit_halves(const touching_place *place, int32_t *raw);

#endif
