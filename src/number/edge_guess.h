/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The result of an estimate for a pair of boxes: see obb_edge.h. */
#ifndef GRAZE_EDGE_GUESS_H
#define GRAZE_EDGE_GUESS_H

typedef enum { GUESS_NOTHING, GUESS_HOLDS, GUESS_EXCEEDS } edge_guess;

#endif
