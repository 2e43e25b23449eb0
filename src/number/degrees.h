/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Signed degrees: what spheres, triangles, oriented boxes and planes speak of. The words and what each must do
 * stand in spans.h. Which arithmetic they mean, instance.h says.
 */
#include "../../include/graze/vec2.h"
#include "instance.h"
#include "spans.h"

#if GRAZE_FLOAT
#include "share_float.h"
#elif GRAZE_FAR
#include "share_far.h"
#else
#include "share_near.h"
#endif
