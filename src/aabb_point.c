/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define GRAZE_AXES 3
#include "../include/graze/number.h"
#if !GRAZE_SMALL_WORLD /* there small_aabb_point.c */
#include "shape/box_point.h"
#endif
