/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * A check at start-up that this build of the library computes the documented bits, for programs
 * that compare results with those of other machines.
 */
#ifndef GRAZE_SELFTEST_H
#define GRAZE_SELFTEST_H

#include "number.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * True if a few known results have the documented bits: products, quotients and roots, and casts
 * near the origin and far from it. The function keeps no state and takes less than a millisecond
 * on a core at 50 MHz.
 *
 * The fixed build returns false only if the compiler or the core is broken. The float build also
 * returns false if subnormals are flushed to zero, if the rounding mode at the time of the call
 * is not to nearest, or if compiler flags made the library compute other bits, such as clang's
 * -ffp-contract=fast on a core with fused multiply-add. The check is a sample: port/selftest
 * compares the results of all routines.
 */
bool graze_selftest(void);

#ifdef __cplusplus
}
#endif

#endif
