/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The near and the far instance of a routine, and how the near one calls the far one. The float
 * build has no far routines: it names none, and their files are empty. The small world has none either.
 */
#ifndef GRAZE_INSTANCE_H
#define GRAZE_INSTANCE_H

#include "../../include/graze/number.h"
#include "../wide/inlining.h"

#ifndef GRAZE_FAR
#define GRAZE_FAR 0
#endif

#define GRAZE_HAS_FAR (!GRAZE_FLOAT && !GRAZE_SMALL_WORLD)

/* This instance answers every query by itself. */
#define GRAZE_ANSWERS_ALL (GRAZE_FAR || !GRAZE_HAS_FAR)

/*
 * What the near instance does with a query that is not near: `routine` is the far routine's result,
 * `call` the call of a far routine that returns nothing.
 */
#if GRAZE_ANSWERS_ALL
#define GO_FAR_UNLESS(all_near, routine) ((void)(all_near))
#define CALL_FAR_UNLESS(all_near, call)  ((void)(all_near))
#else
#define GO_FAR_UNLESS(all_near, routine)                                                           \
    do {                                                                                           \
        if (!(all_near))                                                                           \
            return routine;                                                                        \
    } while (0)
#define CALL_FAR_UNLESS(all_near, call)                                                            \
    do {                                                                                           \
        if (!(all_near)) {                                                                         \
            call;                                                                                  \
            return;                                                                                \
        }                                                                                          \
    } while (0)
#endif

/*
 * A near routine that answers NOT_NEAR to what is not near, so that its frame is gone when the far one is
 * called. gcc calls a function in place of its caller's return only if no local of the caller has an
 * address, and for a Cortex-M0 never. NOT_NEAR stands beside the values of a graze_result.
 */
enum { NOT_NEAR = 4 };

#if !GRAZE_ANSWERS_ALL && defined(__OPTIMIZE_SIZE__)
#define NEAR_ANSWER GRAZE_ONCE
#else
#define NEAR_ANSWER GRAZE_REPEATED
#endif

#if GRAZE_ANSWERS_ALL
#define GO_FAR_IF_NOT_NEAR(known, routine) ((void)0)
#else
#define GO_FAR_IF_NOT_NEAR(known, routine)                                                         \
    do {                                                                                           \
        if ((known) == NOT_NEAR)                                                                   \
            return routine;                                                                        \
    } while (0)
#endif

#endif
