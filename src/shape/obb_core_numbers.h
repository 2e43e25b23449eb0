/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Common to near and far numbers: how far a core is from an oriented box. arith_obb_fixed.c, which is compiled once and so cannot
 * include obb_core.h, defines the function. */
#ifndef GRAZE_SHAPE_OBB_CORE_NUMBERS_H
#define GRAZE_SHAPE_OBB_CORE_NUMBERS_H

#include "../wide/long_number.h"

/* The root of part / whole, which is in units of 2^-16 raw, to raw units: to nearest, ties up, saturating. part >= 0, whole > 0;
 * at most 9 words, and 5. */
graze_scalar graze_obb_distance_rounded(const uint32_t *part, uint32_t of_part,
                                        const uint32_t *whole, uint32_t of_whole);

#endif
