/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The exact answer for a box that moves at a box, or a rectangle at a rectangle, in integers of 128 bits.
 *
 * The mover is tried at each instant at which a side of it is level with one of the target, and halfway between two such
 * instants: nothing changes elsewhere. An instant is a fraction of integers below 2^34, one halfway of integers below 2^69, so
 * a coordinate times its denominator is below 2^103.
 */
#ifndef GRAZE_TESTS_ORACLE_SWEEP_BOXES_H
#define GRAZE_TESTS_ORACLE_SWEEP_BOXES_H

#include "inputs_sweep_boxes.h"

#include "../../include/graze/line.h"

enum { AXES = 3 };

/* A hit, in space or in the plane: what is of no axis there is 0. */
typedef struct {
    graze_result result;
    int32_t center[AXES], point[AXES], normal[AXES], fraction, feature, index;
} sweep_boxes_stop;

/* How far both corners can go in the world. */
int64_t sweep_boxes_way(const sweep_boxes_words *w, int axis);

/* Whether the boxes overlap at the end. */
bool sweep_boxes_ends_inside(const sweep_boxes_words *w, int axes);

/* The numbers are as judged. */
void sweep_boxes_expect(const sweep_boxes_words *w, int axes, sweep_boxes_stop *e);

#endif
