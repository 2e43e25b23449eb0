/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Vectors of far numbers: called by all shapes, so that the flash is there once. */
#define GRAZE_FAR 1
#define GRAZE_DEFINES_VECTORS
#include "number/instance.h"
#if GRAZE_HAS_FAR
#include "number/degrees2.h"
#endif
