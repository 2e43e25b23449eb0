/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * From here on the words of number/ are the words of near arithmetic: see instance.h.
 *
 *   GRAZE_ROUTINE                        begins a routine of shape/ that a public routine calls: near, it is compiled
 *                                        in place
 *   GO_FAR_UNLESS(all_near, routine)     returns the result of the far routine if a coordinate is not near
 *   CALL_FAR_UNLESS(all_near, call)      the same for a far routine that returns nothing
 */
#include "../../include/graze/number.h"

#include "end_arithmetic.h"

#define GRAZE_FAR               0
#define GRAZE_WORD(word)        GRAZE_NEAR_WORD(word)
#define GRAZE_NEAR_WORD(word)   word##_near
#define GRAZE_VECTOR_WORD(word) word##_near

#include "instance.h"
#include "words.h"

#define GRAZE_ROUTINE GRAZE_INLINE

#if GRAZE_HAS_FAR
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
#else
#define GO_FAR_UNLESS(all_near, routine) ((void)(all_near))
#define CALL_FAR_UNLESS(all_near, call)  ((void)(all_near))
#endif

#if GRAZE_HAS_FAR && defined(__OPTIMIZE_SIZE__)
#define NEAR_ANSWER GRAZE_ONCE
#else
#define NEAR_ANSWER GRAZE_REPEATED
#endif

#if GRAZE_HAS_FAR
#define GO_FAR_IF_NOT_NEAR(known, routine)                                                         \
    do {                                                                                           \
        if ((known) == NOT_NEAR)                                                                   \
            return routine;                                                                        \
    } while (0)
#else
#define GO_FAR_IF_NOT_NEAR(known, routine) ((void)0)
#endif

/* A phase of a routine. In far arithmetic it has a stack frame of its own: far numbers are long, so
 * the numbers of one phase should not stay on the stack during the next. */
#define FAR_FRAMED          FRAMED
#define FAR_FRAMED_REPEATED GRAZE_REPEATED
