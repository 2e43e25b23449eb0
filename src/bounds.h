/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* BOUND(condition): what a function of the arithmetic takes for granted about its arguments.
 *
 * The proof shows that each function keeps its contract when its bounds hold; a checked build
 * (GRAZE_CHECK_BOUNDS 1) shows that the callers keep the bounds. It is a tool for the tests and
 * costs nothing otherwise. */

#ifndef GRAZE_BOUNDS_H
#define GRAZE_BOUNDS_H

#ifndef GRAZE_CHECK_BOUNDS
#define GRAZE_CHECK_BOUNDS 0
#endif

#if GRAZE_CHECK_BOUNDS
void graze_bound_failed(const char *file, int line); /* supplied by the tests */
#define BOUND(condition) ((condition) ? (void)0 : graze_bound_failed(__FILE__, __LINE__))
#else
#define BOUND(condition) ((void)0)
#endif

#endif
