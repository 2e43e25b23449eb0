/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The rim of a disc and a core, for near and far arithmetic: arith_torus_fixed.c defines the function. */
#ifndef GRAZE_SHAPE_DISC_TORUS_H
#define GRAZE_SHAPE_DISC_TORUS_H

#include <stdbool.h>

#include "../../include/graze/disc.h"
#include "../wide/small_names.h"

/* Whether the distance of the disc and the core is at most the radius of the capsule. The radius of the disc MUST be
 * positive, its normal not zero, and the radius of the capsule not negative; no end of the core may be above the inside of the
 * disc, or below, and within the radius. Exact for all such numbers. */
bool graze_torus_meets_core(const graze_disc *disc, const graze_capsule *capsule);

#endif
