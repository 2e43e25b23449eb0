/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Common to near and far numbers: when a box that moves comes to a triangle, and the hit. sweep_face_box.h specifies each word;
 * sweep_face_box_hit.c defines the functions.
 *
 *   face_box_time             part / whole, at most 1: the quotient of two volumes, each below 2^102
 *   graze_face_box_order(&a, &b)   -1, 0 or 1: two products of 102 + 102 bits
 *   face_box_stop             the time of contact, and the plane: its unit normal, the sign of each component of its normal, and
 *                             the part of the triangle that is in it
 *   graze_face_box_write(&hit, &move, &stop)   the hit of a mover that goes along `way`
 */
#ifndef GRAZE_SHAPE_SWEEP_FACE_BOX_NUMBERS_H
#define GRAZE_SHAPE_SWEEP_FACE_BOX_NUMBERS_H

#include "../../include/graze/sweep_face_box.h"
#include "../number/separation_numbers.h"
#include "../number/share_progress.h"
#include "../wide/u256.h"

typedef struct GRAZE_WORD_ALIGNED {
    u128 part, whole; /* whole > 0 */
} face_box_time;

typedef struct {
    const graze_triangle *face;
    const graze_aabb *mover;
    graze_vec3 way; /* of the whole mover, which stays in the world */
} face_box_move;

typedef struct {
    face_box_time at;
    graze_vec3 normal, away;
    graze_feature feature;
    int32_t index;
} face_box_stop;

int graze_face_box_order(const face_box_time *a, const face_box_time *b);
void graze_face_box_write(graze_sweep_hit *hit, const face_box_move *move,
                          const face_box_stop *stop);

#endif
