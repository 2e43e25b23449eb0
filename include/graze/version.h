/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The version of graze, and a number for the bits of its results.
 *
 * To require a version when you compile:
 *
 *     #if GRAZE_VERSION < 900
 *     #error "graze 0.9.0 or later is required"
 *     #endif
 *
 * Two machines that must compute the same bits, in lockstep for example, compare their numbers
 * before they start:
 *
 *     if (number_of_other_machine != graze_results() || !graze_selftest())
 *         refuse();
 *
 * A recording (a replay, a saved game, a table of expected results) stores graze_results() in the
 * same way. port/VERSIONS.md says what may change in which version.
 */
#ifndef GRAZE_VERSION_H
#define GRAZE_VERSION_H

#include "number.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The version as text. */
#define GRAZE_VERSION_TEXT "0.10.0"
/** The major version. */
#define GRAZE_VERSION_MAJOR 0
/** The minor version. */
#define GRAZE_VERSION_MINOR 10
/** The patch version. */
#define GRAZE_VERSION_PATCH 0

/** The version as one number, a uint32_t: 0.10.0 is 0 * 10000 + 10 * 100 + 0 = 1000. */
#define GRAZE_VERSION                                                                              \
    (GRAZE_VERSION_MAJOR * UINT32_C(10000) + GRAZE_VERSION_MINOR * UINT32_C(100) +                 \
     GRAZE_VERSION_PATCH)

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
/**
 * A number for the bits of all results of this build, a uint32_t. Two libraries with the same
 * number return the same bits for the same arguments, for each routine that both have. (The float
 * build needs IEEE floats for that: see README.md.)
 *
 * The number grows by 1 when bits of results change, and only then: a new routine, a faster one or
 * a new version leave it as it is. Each build counts on its own: the fixed build from 10001, the
 * float build from 20001, the small world from 30001. So numbers of different builds are never
 * equal. The small world has the results of the fixed build only for coordinates within its
 * limits; if one of two machines uses it, build the other one with GRAZE_SMALL_WORLD=1 as well.
 */
#define GRAZE_RESULTS UINT32_C(10001)
#elif GRAZE_FLOAT
#define GRAZE_RESULTS UINT32_C(20002)
#else
#define GRAZE_RESULTS UINT32_C(30001)
#endif

/**
 * Returns the GRAZE_VERSION of the library that is linked, which may be another one than that of
 * the headers.
 */
uint32_t graze_version(void);

/** Returns the GRAZE_RESULTS of the library that is linked. */
uint32_t graze_results(void);

#ifdef __cplusplus
}
#endif

#endif
