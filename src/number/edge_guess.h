/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What an estimate of the size of a box reports: see edge.h. */
#ifndef GRAZE_EDGE_GUESS_H
#define GRAZE_EDGE_GUESS_H

typedef enum { GUESS_NOTHING, GUESS_HOLDS, GUESS_EXCEEDS } edge_guess;

#endif
