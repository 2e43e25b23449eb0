/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* When a box that moves touches a triangle, and when they overlap: by elimination, as oracle_sweep_face_box.h says. */
#ifndef GRAZE_TESTS_ORACLE_SWEEP_FACE_BOX_TIMES_H
#define GRAZE_TESTS_ORACLE_SWEEP_FACE_BOX_TIMES_H

#include "oracle_sweep_face_box.h"

#include <gmp.h>

__extension__ typedef __int128 wide;

/* From 0 to 1: while they touch. Where an end is open, they do not overlap there. */
typedef struct {
    mpz_t from, from_whole, to, to_whole, t, c, left, right;
    bool from_is_open, to_is_open, touches, overlaps;
} times;

void sweep_face_box_set_wide(mpz_t to, wide n);

/* The next call overwrites them. */
times *sweep_face_box_times(const sweep_face_box_words *w);
graze_result sweep_face_box_result_at(times *s);

#endif
