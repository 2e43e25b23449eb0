/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routine of capsule2.c that sweep2.c calls: the path of a circle's center, and the capsule around the wall. So the text of
 * lines at capsules is in flash once. */
#ifndef GRAZE_SHAPE_SWEEP2_DOOR_H
#define GRAZE_SHAPE_SWEEP2_DOOR_H

#include "../../include/graze/sweep2.h"
#include "../number/arithmetic.h"

#define graze_capsule2_sweep GRAZE_PRIVATE(capsule2_sweep)

graze_result graze_capsule2_sweep(const graze_capsule2 *around, const graze_segment2 *path,
                                  graze_sweep_hit2 *hit);

#endif
