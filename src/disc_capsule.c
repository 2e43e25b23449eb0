/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Discs and capsules. The algorithm is in shape/disc_core.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/capsule.h"
#include "shape/disc_core.h"

/* False for an empty disc or capsule, which the ball around the disc has no point in common with. */
bool graze_disc_overlaps_capsule(const graze_disc *disc, const graze_capsule *capsule)
{
    CLAMP_BOTH(graze_disc, disc, graze_capsule, capsule);
    return capsule_overlaps_point(capsule, &disc->center, disc->radius) &&
           (disc_is_ball(disc) || disc_meets_core(disc, capsule));
}

#include "wide/end_fast.h"

#endif
