/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Vectors of far numbers: all shapes call these functions, so that this code is in flash once. */
#define GRAZE_FAR 1
#include "number/arithmetic.h"

#if GRAZE_FAR
#include "number/degrees2.h"

#define VECTOR_IN_PLACE
#define VECTOR_NAME(near_name, far_name) far_name
#include "number/vectors_bodies.h"
#undef VECTOR_IN_PLACE
#undef VECTOR_NAME

#endif
