/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define GRAZE_FAR 0
#include "../include/graze/number.h"
#if !GRAZE_SMALL_WORLD /* there small_obb_aabb.c */
#include "shape/obb_aabb.h"
#endif
