/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define GRAZE_AXES 2
#define GRAZE_FAR  0
#include "../include/graze/number.h"
#if !GRAZE_SMALL_WORLD /* there small_circle_line.c */
#include "shape/ball_line.h"
#endif
