/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The exact answer of a disc on an arc, in reals of 640 bits. The circle of the center is cut where it meets a circle around a
 * corner or a line beside a side; the distance from the target, in the middle of each piece, tells which pieces overlap. What is
 * less than 2^-300 counts as 0: no other number of these inputs is as small.
 */
#ifndef GRAZE_TESTS_ORACLE_ARC2_H
#define GRAZE_TESTS_ORACLE_ARC2_H

#include "inputs_arc2.h"

#include <stdbool.h>

/* mpfr.h is left to the source. Turns are in units of 2^-28 full turns. */
typedef struct {
    bool is_inside, is_in_touch; /* the start */
    bool enters, touches;        /* anywhere on the circle, in the direction of the turn */
    long double enters_at, touches_at;
    long double radius; /* of the circle of the center, raw */
    bool has_oblique_side;
} arc2_answer;

void arc2_expect(const arc2_words *w, arc2_target target, arc2_answer *to);

/* How near the center is to the target less the radius, after that turn of the exact arc; raw. */
long double arc2_room_at(const arc2_words *w, arc2_target target, int32_t turn);

#endif
