/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The words that solids need and lines don't. See arith.h for what each must do. */
#ifndef GRAZE_ARITH_SOLID_H
#define GRAZE_ARITH_SOLID_H

#include "arith.h"

#if GRAZE_FLOAT
#include "arith_solid_float.h"
#else
#include "arith_solid_fixed.h"
#endif

#endif
