/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The arithmetic of a .c file: near, for coordinates within 8192 units of the origin, or far, for any. The words of
 * number/ have the same names in both. A file whose name ends in _far.c begins with `#define GRAZE_FAR 1`; all others
 * compute near. The small world has no far files. (The float build has texts of its own, src/..._float.c.)
 *
 * A public routine begins near. Its text in shape/ leaves for the far routine where a number is not near:
 *
 *   UNLESS_NEAR(all_near, return graze_plane_linecast_far(plane, s, hit));
 *
 * In near arithmetic this is `if (!(all_near)) return ...;`. In a far file and in the small world,
 * which take any number, it only evaluates all_near (which may load the numbers); there the statement is not compiled,
 * as the far routine may not exist. The far routines of plane.c are graze_plane_..._far; plane.h of shape/ declares them,
 * and plane_far.c defines them.
 */
#ifndef GRAZE_NUMBER_ARITHMETIC_H
#define GRAZE_NUMBER_ARITHMETIC_H

#include "../../include/graze/number.h"
#include "../wide/inlining.h"

#define GRAZE_HAS_FAR (!GRAZE_SMALL_WORLD)

#if !GRAZE_HAS_FAR
#undef GRAZE_FAR
#endif
#ifndef GRAZE_FAR
#define GRAZE_FAR 0
#endif

/* The arithmetic in force takes every query. */
#define GRAZE_ANSWERS_ALL (GRAZE_FAR || !GRAZE_HAS_FAR)

/* The exported name of a function that src/ calls from several files: one program can link all builds. */
#if GRAZE_SMALL_WORLD
#define GRAZE_PRIVATE(function) grazes_##function
#else
#define GRAZE_PRIVATE(function) graze_##function
#endif

/*
 * NOT_NEAR: the result of a NEAR_ANSWER for a query that is not near. Its caller then calls the far
 * routine: the frame of the NEAR_ANSWER is gone by then. gcc replaces a last call by a jump only if no local of
 * the caller has an address, and on a Cortex-M0 never. NOT_NEAR is different from every
 * graze_result.
 */
enum { NOT_NEAR = 4 };

#if GRAZE_ANSWERS_ALL
#define UNLESS_NEAR(all_near, ...) ((void)(all_near))
#else
#define UNLESS_NEAR(all_near, ...)                                                                 \
    do {                                                                                           \
        if (!(all_near))                                                                           \
            __VA_ARGS__;                                                                           \
    } while (0)
#endif

/* Where all numbers count as near, no frame has to go. */
#if !GRAZE_ANSWERS_ALL
#define NEAR_ANSWER GRAZE_FRAMED
#else
#define NEAR_ANSWER GRAZE_REPEATED
#endif

/* A phase of a routine. In far arithmetic it has a stack frame of its own: far numbers are long, so
 * the numbers of one phase should not stay on the stack during the next. Near, FAR_FRAMED is in
 * place, and FAR_FRAMED_REPEATED where that is worth its flash. */
#if GRAZE_FAR
#define FAR_FRAMED          GRAZE_ONCE
#define FAR_FRAMED_REPEATED GRAZE_ONCE
#else
#define FAR_FRAMED          GRAZE_INLINE
#define FAR_FRAMED_REPEATED GRAZE_REPEATED
#endif

#endif
