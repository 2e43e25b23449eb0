/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Oriented boxes with capsules and segments, as raw integers for both builds, in classes that each aim at something. They follow
 * from a seed and an index alone. Scenes that are meant to touch do so exactly, by the excesses of obb.h: the axes are
 * perpendicular vectors of whole numbers and of one length, 1, 3 or 7, so a scene that touches in the frame of the box is one in
 * the world, where all excesses are the square of that length times as long.
 */
#ifndef GRAZE_TESTS_INPUTS_OBB_CAPSULE_H
#define GRAZE_TESTS_INPUTS_OBB_CAPSULE_H

#include "draw.h"

/* The box is its center, its axes and its half extents. */
typedef struct obb_capsule_query {
    int32_t box[15], capsule[7];
} obb_capsule_query;

enum { OBB_CAPSULE_CLASSES = 14 };

typedef struct obb_capsule_class {
    const char *name;
    int32_t most;     /* the greatest coordinate; 0: the class does not limit it */
    uint32_t answers; /* that must occur: a set of 1u << 0 apart, 1 touch, 2 overlap */
} obb_capsule_class;

extern const obb_capsule_class obb_capsule_classes[OBB_CAPSULE_CLASSES];

/* Case `index` of a stream is of class `index % OBB_CAPSULE_CLASSES`. */
void input_obb_capsule(uint64_t seed, uint32_t index, obb_capsule_query *q);

/* A frame in which a scene is drawn: one of the three, and the box, whose half extents are multiples of the power of 2. */
typedef struct {
    int32_t frame, power, box[6];
} obb_frame;

void draw_obb_frame(input_stream *s, obb_frame *f);
/* Draws where the box is in the world: center, axes, half extents. */
void obb_frame_put_box(input_stream *s, const obb_frame *f, int32_t *box);
/* From the frame to the world. Exact, unless it leaves the world. */
void obb_frame_put_point(const obb_frame *f, const int32_t *box, const int32_t *at, int32_t *point);

#endif
