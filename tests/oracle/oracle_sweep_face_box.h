/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The exact answer for a box that moves at a triangle, by elimination: the point a + x (b - a) + y (c - a) is in the box at the time
 * t if nine conditions hold, linear in x, y and t. Each two that limit x, or then y, from both sides give one without it; what is
 * left limits t. The same with < in place of <=, where neither the box nor the triangle is flat, says when they overlap.
 *
 * The plane of contact is the first that the header names, of the directions whose supports are equal at that time.
 */
#ifndef GRAZE_TESTS_ORACLE_SWEEP_FACE_BOX_H
#define GRAZE_TESTS_ORACLE_SWEEP_FACE_BOX_H

#include "inputs_sweep_face_box.h"

#include "../../include/graze/line.h"

#include <stdbool.h>

/* `normal`: of no particular length. */
typedef struct {
    graze_result result;
    int32_t center[3], fraction, feature, index;
    double normal[3];
} sweep_face_box_stop;

/* How far the whole mover goes in the world. */
int64_t sweep_face_box_way(const sweep_face_box_words *w, int axis);

/* The numbers are as judged. */
graze_result sweep_face_box_result(const sweep_face_box_words *w);
void sweep_face_box_expect(const sweep_face_box_words *w, sweep_face_box_stop *e);

/* A direction in which the mover, which does not overlap the triangle at its start, never comes nearer to it. */
void sweep_face_box_away(const sweep_face_box_words *w, int32_t *way);

#endif
