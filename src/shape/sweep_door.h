/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routines that sweep.c calls: the path of a sphere's center at the capsule around the target (capsule_lines.c), and whether
 * a core with a radius enters a capsule (separate_capsule.c). So these texts are in flash once.
 */
#ifndef GRAZE_SHAPE_SWEEP_DOOR_H
#define GRAZE_SHAPE_SWEEP_DOOR_H

#include "../../include/graze/capsule.h"
#include "../number/arithmetic.h"

#define graze_capsule_sweep  GRAZE_PRIVATE(capsule_sweep)
#define graze_capsule_enters GRAZE_PRIVATE(capsule_enters)

/* The sum of the radii decides. `around` has the core of the target and that sum, or INT32_MAX if that is less: then the normal
 * of the hit is unspecified. */
graze_result graze_capsule_sweep(const graze_capsule *target, graze_scalar radius,
                                 const graze_capsule *around, const graze_segment *path,
                                 graze_line_hit *hit);
graze_result graze_capsule_sweep_far(const graze_capsule *target, graze_scalar radius,
                                     const graze_capsule *around, const graze_segment *path,
                                     graze_line_hit *hit);
bool graze_capsule_enters(const graze_capsule *target, const graze_segment *core,
                          graze_scalar radius);

#endif
