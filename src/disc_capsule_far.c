/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Discs and capsules of any coordinates: disc_capsule.c calls this routine where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/disc_core.h"

bool graze_disc_meets_core_far(const graze_disc *disc, const graze_capsule *capsule)
{
    return disc_meets_core(disc, capsule);
}

#endif
