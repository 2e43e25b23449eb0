/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define GRAZE_AXES 2
#include "../include/graze/number.h"
#if !GRAZE_SMALL_WORLD /* there small_circle.c */
#include "shape/ball_point.h"
#endif
