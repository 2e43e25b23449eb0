/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Vectors of far numbers: all shapes call these functions, so that this code is in flash once. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"

#define GRAZE_DEFINES_FAR_VECTORS 1
#include "number/degrees2.h"

#endif
