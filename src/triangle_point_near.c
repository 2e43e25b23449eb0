/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define GRAZE_CORNERS 3
#define GRAZE_FAR     0
#include "../include/graze/number.h"
#if !GRAZE_SMALL_WORLD /* there small_triangle_point.c */
#include "shape/face_point.h"
#endif
