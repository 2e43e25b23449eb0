/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The entries of the matrix of a rotation: sums of products of the components of a quaternion, over the sum of the four
 * squares. The quaternion has any length but zero, and MUST be lifted (quaternion_lift). An entry is rounded once.
 *
 *   entry_product                of two components, or a sum or a difference of two: entry_product_of(a, b),
 *                                entry_product_plus, entry_product_minus
 *   entry_whole                  the sum of the four squares, ready to be divided by
 *   set_entry_whole(&whole, sum)
 *   entry_of_products(&whole, products)        2 * products / whole
 *   entry_of_squares(&whole, along, across)    (along - across) / whole; along + across MUST be the whole
 */
#ifndef GRAZE_ARITH_ENTRY_H
#define GRAZE_ARITH_ENTRY_H

#include "scalar.h"
#include "solid.h"

#if GRAZE_FLOAT
#include "entry_float.h"
#else
#include "entry_fixed.h"
#endif

#endif
