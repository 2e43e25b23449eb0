/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "../include/graze/number.h"
#if !GRAZE_SMALL_WORLD /* there small_plane_axis_line.c */
#include "shape/plane_axis_line.h"
#endif
