/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Vectors of far numbers: all shapes call these functions, so that this code is in flash once. */
#include "number/instance.h"

#if GRAZE_HAS_FAR
#include "number/begin_far.h"
#include "number/degrees2.h"

#define VECTOR_IN_PLACE
#define VECTOR_WORD
#define VECTOR_CROSS set_cross
#include "number/vectors_bodies.h"
#undef VECTOR_IN_PLACE
#undef VECTOR_WORD
#undef VECTOR_CROSS

#include "number/begin_near.h"
#endif
