/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/*
 * BOUND(condition): a condition that a function of the arithmetic assumes about its arguments.
 *
 * The proof shows that each function satisfies its contract if its bounds hold; a checked build
 * (GRAZE_CHECK_BOUNDS 1) shows that the callers satisfy the bounds. It is a tool for the tests and
 * costs nothing otherwise.
 *
 * IMPLIED(condition): true. An earlier test, or a bound of the inputs, implies the condition in a way
 * that value analysis does not follow: numbers that are ORed and compared once, for example, all
 * lie in the range of that comparison. Frama-C assumes the condition, a checked build checks it, and
 * other builds contain no code for it. IMPLIES(test, condition) is test && IMPLIED(condition), and
 * GIVEN(condition) is IMPLIED(condition) as a statement.
 *
 * ONE_BY_ONE(index): the index. Value analysis follows each of the few values of an index on its own: it loses what a
 * condition says about a number that it reads through one of several pointers.
 */

#ifndef GRAZE_WIDE_BOUNDS_H
#define GRAZE_WIDE_BOUNDS_H

#include <stdbool.h>
#include <stdint.h>

#ifndef GRAZE_CHECK_BOUNDS
#define GRAZE_CHECK_BOUNDS 0
#endif

#if GRAZE_CHECK_BOUNDS
void graze_bound_failed(const char *file, int line); /* supplied by the tests */
#define BOUND(condition) ((condition) ? (void)0 : graze_bound_failed(__FILE__, __LINE__))
#else
#define BOUND(condition) ((void)0)
#endif

#if defined(__FRAMAC__) && !defined(GRAZE_PROOF)
static bool graze_never(void)
{
    for (;;) {
    }
}
#define IMPLIED(condition) ((condition) || graze_never())
#elif GRAZE_CHECK_BOUNDS
#define IMPLIED(condition) ((condition) || (graze_bound_failed(__FILE__, __LINE__), true))
#else
#define IMPLIED(condition) true
#endif

#define GIVEN(condition) ((void)IMPLIED(condition))

#if defined(__FRAMAC__) && !defined(GRAZE_PROOF)
static uint32_t graze_one_index(uint32_t index)
{
    uint32_t one = 0;
    while (one != index)
        one++;
    return one;
}
#define ONE_BY_ONE(index) graze_one_index(index)
#else
#define ONE_BY_ONE(index) (index)
#endif

#if defined(__FRAMAC__) || GRAZE_CHECK_BOUNDS
#define IMPLIES(test, condition) ((test) && IMPLIED(condition))
#else
#define IMPLIES(test, condition) (test)
#endif

#endif
