/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The words that solids need and lines don't. See spans.h for what each must do. */
#ifndef GRAZE_ARITH_SOLID_H
#define GRAZE_ARITH_SOLID_H

#include "spans.h"

#if GRAZE_FLOAT
#include "solid_float.h"
#else
#include "solid_fixed.h"
#endif

#endif
