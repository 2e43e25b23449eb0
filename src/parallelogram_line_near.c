/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define GRAZE_CORNERS 4
#define GRAZE_FAR     0
#include "../include/graze/number.h"
#if !GRAZE_SMALL_WORLD /* there small_parallelogram_line.c */
#include "shape/face_line.h"
#endif
