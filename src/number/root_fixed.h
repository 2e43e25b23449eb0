/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The root in whole raw units, for scalars and for solids. */
#ifndef GRAZE_ARITH_ROOT_FIXED_H
#define GRAZE_ARITH_ROOT_FIXED_H

#include "spans_fixed.h"
#include "../wide/root.h"

/* To nearest, saturating. */
static inline graze_scalar scalar_of_root(uint64_t x)
{
    uint32_t root = u64_root_nearest(x);
    return root < INT32_MAX ? (graze_scalar)root : INT32_MAX;
}

#endif
