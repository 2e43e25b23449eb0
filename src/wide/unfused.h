/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * From here on gcc does not fuse a multiplication with an addition. Before begin_fast.h saves the options, since end_fast.h
 * restores them, and the library may be one file.
 *
 * Only for targets that could fuse, since the pragma also sets options that gcc keeps off for a target. On Thumb-1 it turns
 * on -fipa-ra, which gcc 12 compiles wrongly there: a function that pushes argument registers for stack space pops them at
 * its end, and its caller assumes they are unchanged.
 */
#ifndef GRAZE_WIDE_UNFUSED_H
#define GRAZE_WIDE_UNFUSED_H

#if defined(__GNUC__) && !defined(__clang__) && defined(__FP_FAST_FMAF)
#pragma GCC optimize("fp-contract=off")
#endif

#endif
