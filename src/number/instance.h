/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Which arithmetic the words of number/ mean: near, for coordinates within 8192 units of the origin, or far, for any.
 * begin_near.h and begin_far.h choose; a file that includes neither means near. The float build has one arithmetic,
 * and the small world has the near one: both call it near.
 */
#ifndef GRAZE_INSTANCE_H
#define GRAZE_INSTANCE_H

#include "../../include/graze/number.h"
#include "../wide/inlining.h"

#define GRAZE_HAS_FAR (!GRAZE_FLOAT && !GRAZE_SMALL_WORLD)

/* The exported name of a function that src/ calls from several files: one program can link all builds. */
#if GRAZE_FLOAT
#define GRAZE_PRIVATE(function) grazef_##function
#elif GRAZE_SMALL_WORLD
#define GRAZE_PRIVATE(function) grazes_##function
#else
#define GRAZE_PRIVATE(function) graze_##function
#endif

/* The far instance of a routine of shape/. */
#define FAR_ROUTINE(routine) routine##_far

/* The arithmetic in force takes every query. */
#define GRAZE_ANSWERS_ALL (GRAZE_FAR || !GRAZE_HAS_FAR)

#ifndef GRAZE_WORD
#if GRAZE_HAS_FAR && defined(GRAZE_FAR) && GRAZE_FAR
#include "begin_far.h"
#else
#include "begin_near.h"
#endif
#endif

/*
 * A NEAR_ANSWER returns it for a query that is not near. The frame of the NEAR_ANSWER is gone when
 * GO_FAR_IF_NOT_NEAR calls the far routine: gcc replaces a last call by a jump only if no local of
 * the caller has an address, and on a Cortex-M0 never. NOT_NEAR is different from every
 * graze_result.
 */
enum { NOT_NEAR = 4 };

#endif
