/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define GRAZE_AXES 2
#include "../include/graze/number.h"
#if !GRAZE_SMALL_WORLD /* there small_rect_line.c */
#include "shape/box_line.h"
#endif
