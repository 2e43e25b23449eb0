/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Capsules in the plane with other capsules, segments, rays, circles, points and rectangles: the queries of inputs_capsule.h
 * in the plane z = 0. Where its shapes touch, so does the rectangle, with a corner.
 */
#ifndef GRAZE_TESTS_INPUTS_CAPSULE2_H
#define GRAZE_TESTS_INPUTS_CAPSULE2_H

#include "../../include/graze/rect.h"
#include "inputs_capsule.h"

typedef struct capsule2_query {
    graze_capsule2 capsule, other;
    graze_segment2 segment;
    graze_ray2 ray;
    graze_circle circle;
    graze_vec2 point;
    graze_rect rect;
    capsule_query space; /* all but the rectangle, on three axes */
} capsule2_query;

/* Case `index` of a stream is of class `index % CAPSULE_CLASSES` of inputs_capsule.h. */
void input_capsule2(uint64_t seed, uint32_t index, capsule2_query *q);

/* The same numbers as raw integers, for both builds. */
typedef struct capsule2_words {
    int32_t capsule[5], other[5], segment[4], ray[5], circle[3], point[2], rect[4];
} capsule2_words;

void input_capsule2_words(uint64_t seed, uint32_t index, capsule2_words *words);

#endif
