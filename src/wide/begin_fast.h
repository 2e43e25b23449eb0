/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * From here to end_fast.h gcc -Os compiles as -O2 does: without it near routines need up to 2.4 times as many instructions.
 * Placed where that pays: in near code, and in what it calls: divisions, roots, and the hits of spheres. GRAZE_SMALL_CODE=1
 * turns it off; at every other level (-O0, -Og, -O2) it does nothing, nor with clang, which has no such pragma.
 *
 * With Thumb-1, where a product of two words is a call at each level, it pays only in files that define
 * GRAZE_PAYS_ON_THUMB_1 before. There the pragma must not turn on -fipa-ra: see unfused.h.
 *
 * GRAZE_REPEATED and GRAZE_FRAMED follow the level, and __OPTIMIZE_SIZE__ is not defined here.
 * GRAZE_FOR_SIZE stays 1.
 */
#include "../../include/graze/number.h"
#include "inlining.h"
#include "u256.h"
#include "signed.h"

#if defined(__thumb__) && !defined(__thumb2__) && !defined(GRAZE_PAYS_ON_THUMB_1)
#define GRAZE_FAST_HERE 0
#else
#define GRAZE_FAST_HERE GRAZE_KEEPS_SPEED
#endif

#if GRAZE_FAST_HERE
#pragma GCC push_options
#if defined(__riscv)
#undef inline
#endif
GRAZE_FAST_OPTIONS
#undef GRAZE_FAST
#define GRAZE_FAST 1
#endif
